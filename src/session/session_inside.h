/*
 * session_inside.h: the inside of a session, shared by session.c and undo.c alone.
 *
 * `game` is always the record's first `position` entries played. The entries
 * after them were undone (or not yet stepped through) and may be played again.
 */
#ifndef SESSION_INSIDE_H
#define SESSION_INSIDE_H

#include "session/archive.h"
#include "session/session.h"

enum { EVENTS_KEPT = 64 };

struct session {
    struct record record;
    struct setup now; /* the record's, with the players as they sit at this position */
    struct game game;
    int position;
    uint8_t *decisions; /* for each entry: 1 if it is a person's choice among several moves */
    int decision_room;
    struct event events[EVENTS_KEPT]; /* number n stands at n % EVENTS_KEPT */
    unsigned event_count;             /* since the match began */
    char *path;                       /* NULL: never saved */
    bool was_cut;                     /* of the save it was opened from, the last line */
    bool save_failed;
    bool time_unsaved; /* some went since it was saved */
    struct error save_problem;
    char *keep_folder;         /* where a finished match is kept; NULL: nowhere */
    char kept[ARCHIVE_NAME];   /* the name it is kept by, maybe as it was before, or "" */
    struct error keep_problem; /* why it could not be kept as it is, or no message */
};

/* Plays entry number `position`, which must exist; returns the number of events it caused. */
int session_step(struct session *session);

/* Makes `now` anew. */
void session_seat_players(struct session *session);

/* Writes the played part of the record to the path, if there is one. */
void session_save(struct session *session);

#endif
