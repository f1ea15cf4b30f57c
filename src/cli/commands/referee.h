/*
 * referee.h: plays a match between built-in opponents, programs and a person, and prints the results.
 */
#ifndef CLI_REFEREE_H
#define CLI_REFEREE_H

#include <stdio.h>

#include "session/session.h"

/* The match that the command line asks for. */
struct plan {
    struct setup setup;
    const char *commands[SEAT_MAX]; /* for each seat the command of its program, or NULL */
    int rounds;                     /* the match ends after so many, if it isn't over before */
    int timeout;                    /* milliseconds for an answer */
    const char *record;             /* path of the record, or NULL */
    bool json;                      /* results as JSON lines instead of sentences */
    bool left;                      /* the person at the terminal ended the match */
    FILE *log;                      /* the record's file while moves are appended to it, or NULL */
    int logged;                     /* deals and moves in that file */
    long whole;                     /* its size after the last of them, in bytes */
    bool waits;                     /* keep an existing record until somebody has moved */
    bool told;                      /* the player knows that the record can't be written */
};

/* Writes the record of the match so far. True also without a path; false after a sentence on stderr. */
bool referee_write(struct plan *plan, const struct session *session);

/* Plays a new session, prints the results and adds every move to the record, so that a killed match loses
 * none. Unless plan->waits is set, call referee_write first. Returns false with a sentence about the player
 * who ended the match early; all programs have ended then too. */
bool referee_play(struct plan *plan, struct session *session, struct error *error);

#endif
