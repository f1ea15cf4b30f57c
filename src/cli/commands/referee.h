/*
 * referee.h: plays a match between built-in opponents and programs, and prints
 * its results.
 */
#ifndef CLI_REFEREE_H
#define CLI_REFEREE_H

#include <stdio.h>

#include "session/session.h"

/* A match as the command line wants it. */
struct plan {
    struct setup setup;
    const char *commands[SEAT_MAX]; /* of the players that are programs, else NULL */
    int rounds;                     /* it ends after so many, or when the match is over */
    int timeout;                    /* milliseconds for an answer */
    const char *record;             /* the file that tells of it, or NULL */
    bool json;                      /* results as JSON lines instead of sentences */
    bool left;                      /* the person at the terminal ended the match */
    FILE *log;                      /* that file, to which moves are appended, or NULL */
    int logged;                     /* how many deals and moves stand in it */
    long whole;                     /* its bytes up to the last of them */
    bool waits;                     /* a record that is there stays until somebody has moved */
    bool told;                      /* that it could not be written, until it could */
};

/* Writes the record of what was played so far; true without a path, false with a sentence on stderr. */
bool referee_write(struct plan *plan, const struct session *session);

/* Plays the session, which is new, and written (referee_write) unless plan->waits is set, prints results and
 * adds every move to the record, so that one that is killed lost none. False with a sentence about the player
 * who broke off the match; all programs have ended then too. */
bool referee_play(struct plan *plan, struct session *session, struct error *error);

#endif
