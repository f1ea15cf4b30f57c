/*
 * referee.h: plays a match between built-in opponents and programs, and prints
 * its results.
 */
#ifndef CLI_REFEREE_H
#define CLI_REFEREE_H

#include "session/session.h"

/* A match as the command line wants it. */
struct plan {
    struct setup setup;
    const char *commands[SEAT_MOST]; /* of the players that are programs, else NULL */
    int rounds;                      /* it ends after so many, or when the match is over */
    int timeout;                     /* milliseconds for an answer */
    bool json;                       /* results as JSON lines instead of sentences */
};

/* Plays the session, which is new, and prints results. False with a sentence about the player who broke off
 * the match; all programs have ended then too. */
bool referee_play(struct plan *plan, struct session *session, struct error *why);

#endif
