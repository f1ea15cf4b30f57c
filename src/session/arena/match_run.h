/*
 * match_run.h: plays a match to its end between players that are functions.
 *
 * Players are asked only if they have a choice; a seat's only legal move is made automatically. If several
 * seats are asked at the same time, all get the question before any answer counts.
 */
#ifndef SESSION_MATCH_RUN_H
#define SESSION_MATCH_RUN_H

#include "session/session.h"

/* A player. One player may have several seats; each call has the seat. All functions except `choose` may be
 * NULL. */
struct sitter {
    void *self;
    /* The match begins; false with the error if the player cannot take part. */
    bool (*begin)(void *self, const struct session *session, int seat, struct error *error);
    /* The newest `count` events have happened; count 0: the match stops early. */
    void (*hear)(void *self, const struct session *session, int seat, int count);
    /* The seat has a choice; `choose` is called once all other asked seats have been told too. */
    void (*ask)(void *self, const struct session *session, int seat);
    /* Returns the seat's legal move; false with the error stops the match. */
    bool (*choose)(void *self, const struct session *session, int seat, struct move *move,
                   struct error *error);
    /* The match is over, or was stopped if not `fairly`. Also called if `begin` failed. */
    void (*end)(void *self, const struct session *session, int seat, bool fairly);
};

/* The built-in opponents, with the levels in the session's setup. */
extern const struct sitter sitter_computer;

struct match_run {
    struct session *session; /* a new one */
    struct sitter sitters[SEAT_MAX];
    int rounds; /* stop after so many rounds, or when the match is over */
    void *watcher;
    /* Called after a deal or a move, and after the last move of a round. May be NULL. */
    void (*moved)(void *watcher, const struct session *session);
    void (*round_over)(void *watcher, const struct session *session);
};

/* Plays the match. Returns false with the error of the player who stopped it. */
bool match_run_play(struct match_run *run, struct error *error);

#endif
