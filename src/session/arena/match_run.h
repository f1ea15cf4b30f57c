/*
 * match_run.h: plays a match to its end between players that are functions.
 *
 * Whoever has a choice is asked; a seat with one legal move makes it unasked.
 * Seats that are asked at the same time all get their question before any
 * answer counts.
 */
#ifndef SESSION_MATCH_RUN_H
#define SESSION_MATCH_RUN_H

#include "session/session.h"

/* A player. One may sit on several seats: each call says on which. All but `choose` may be NULL. */
struct sitter {
    void *self;
    /* The match begins; false with the reason if it cannot play. */
    bool (*begin)(void *self, const struct session *session, int seat, struct error *error);
    /* The newest `count` events have happened; count 0: the match is cut short here. */
    void (*hear)(void *self, const struct session *session, int seat, int count);
    /* The seat has a choice, which will be fetched by `choose` once the others have been asked too. */
    void (*ask)(void *self, const struct session *session, int seat);
    /* The seat's legal move; false with the reason, which breaks the match off. */
    bool (*choose)(void *self, const struct session *session, int seat, struct move *move,
                   struct error *error);
    /* The match is over, or broken off if not `fairly`. Also called if `begin` failed. */
    void (*end)(void *self, const struct session *session, int seat, bool fairly);
};

/* The built-in opponents, by the levels in the session's set-up. */
extern const struct sitter sitter_computer;

struct match_run {
    struct session *session; /* a new one */
    struct sitter sitters[SEAT_MAX];
    int rounds; /* it ends after so many, or when the match is over */
    void *watcher;
    /* There was a deal or a move; and a round is over, told after its last move. NULL: nobody watches. */
    void (*moved)(void *watcher, const struct session *session);
    void (*round_over)(void *watcher, const struct session *session);
};

/* Plays it. False with the reason of the player who broke it off. */
bool match_run_play(struct match_run *run, struct error *error);

#endif
