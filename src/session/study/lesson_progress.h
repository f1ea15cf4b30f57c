/*
 * lesson_progress.h: which lessons a player has finished or started, kept in an INI file.
 *
 * A lesson is identified by its id; unknown ids are kept. A file that cannot be read is set aside.
 */
#ifndef SESSION_LESSON_PROGRESS_H
#define SESSION_LESSON_PROGRESS_H

#include "session/problem.h"

enum { PROGRESS_LESSONS = 40, PROGRESS_ID = 24 };

struct lesson_mark {
    char id[PROGRESS_ID];
    bool done; /* finished once */
    int step;  /* the step where the player left it, from 0 */
};

struct lesson_progress {
    int count;
    struct lesson_mark list[PROGRESS_LESSONS];
    char last[PROGRESS_ID]; /* the lesson last started; "": none */
};

/* Returns the entry of a lesson, or NULL if it was never started. */
const struct lesson_mark *lesson_progress_of(const struct lesson_progress *progress, const char *id);

/* Notes the current step of a lesson and makes it the last one started. `done`: it was finished, and starts
 * again next time. */
void lesson_progress_note(struct lesson_progress *progress, const char *id, int step, bool done);

/* Reads the file; a missing file is not an error and has no lessons. Returns false with the problem if it is
 * broken; it has been set aside then. */
bool lesson_progress_load(struct lesson_progress *progress, const char *path, struct problem *why);

/* Writes the file safely; false with the error. */
bool lesson_progress_save(const struct lesson_progress *progress, const char *path, struct error *why);

#endif
