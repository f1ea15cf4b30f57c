/*
 * lesson_progress.h: which lessons a player has been through, and where they stopped, kept in an INI file.
 *
 * A lesson goes by its id; what is not known of is kept as it is. A file that cannot be read is set aside.
 */
#ifndef SESSION_LESSON_PROGRESS_H
#define SESSION_LESSON_PROGRESS_H

#include "session/problem.h"

enum { PROGRESS_LESSONS = 40, PROGRESS_ID = 24 };

struct lesson_mark {
    char id[PROGRESS_ID];
    bool done; /* once to its end */
    int step;  /* where it was left, from 0 */
};

struct lesson_progress {
    int count;
    struct lesson_mark list[PROGRESS_LESSONS];
    char last[PROGRESS_ID]; /* the lesson last begun; "": none */
};

/* The mark of a lesson, or NULL if it was never begun. */
const struct lesson_mark *lesson_progress_of(const struct lesson_progress *progress, const char *id);

/* Notes that the lesson stands at a step, and is the last one begun; `done`: it came to its end, from where
 * it begins anew. */
void lesson_progress_note(struct lesson_progress *progress, const char *id, int step, bool done);

/* Reads the file; a missing one is no error and tells of no lesson. False with the reason if it is broken:
 * then it has been set aside. */
bool lesson_progress_load(struct lesson_progress *progress, const char *path, struct problem *why);

/* Writes the file safely; false with the reason. */
bool lesson_progress_save(const struct lesson_progress *progress, const char *path, struct error *why);

#endif
