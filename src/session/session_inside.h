/*
 * session_inside.h: the fields of a session, for session.c and undo.c only.
 *
 * `game` is always the state after the record's first `position` entries. Later entries were undone, or not
 * stepped through yet, and can be played again.
 */
#ifndef SESSION_INSIDE_H
#define SESSION_INSIDE_H

#include "session/archive.h"
#include "session/session.h"

enum { EVENTS_KEPT = 64 };

/* A match elsewhere, as its guest hears of it (session_heard.c). */
struct heard_step {
    int count;
    struct event *events;
    struct view view;
    bool asked;
};

struct heard {
    uint8_t seat;
    struct heard_step *steps;
    int count;
    bool said, ready;
    struct move move;
};

struct session {
    struct heard *heard; /* NULL: it has its own game; else `position` counts the steps of `heard` */
    struct record record;
    struct setup now; /* the record's setup, with the players at this position */
    struct game game;
    int position;
    uint8_t *decisions; /* for each entry: 1 if it is a person's choice among several moves */
    int decision_room;
    struct event events[EVENTS_KEPT]; /* number n is at n % EVENTS_KEPT */
    unsigned event_count;             /* since the match began */
    char *path;                       /* NULL: never saved */
    bool was_cut;                     /* the last line of the save it was opened from was incomplete */
    bool save_failed;
    bool time_unsaved; /* time has passed since the last save */
    struct error save_problem;
    char *keep_folder;         /* the folder for the finished match; NULL: none */
    char kept[ARCHIVE_NAME];   /* its file name there, maybe of an earlier version, or "" */
    struct error keep_problem; /* why it could not be archived, or no message */
};

/* Takes over a record and plays all of it. */
void session_take_record(struct session *session, const struct record *record);

/* The parts of session.h for a session that hears of its match (session_heard.c). */
void heard_free(struct heard *heard);
void heard_view(const struct session *session, int seat, struct view *view);
bool heard_play(struct session *session, struct move move, struct refusal *why);
int heard_step(struct session *session);

/* Updates `now` to the players at this position. */
void session_seat_players(struct session *session);

/* Writes the played part of the record to `path`, unless that is NULL. */
void session_save(struct session *session);

#endif
