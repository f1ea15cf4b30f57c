/*
 * bot_sitter.h: a player that is a program, as one who sits in a match.
 *
 * It hears what its seat may know and answers what it is asked, by the lines
 * of docs/bots.md. On every seat and in every match it is a process of its own.
 */
#ifndef CLI_BOT_SITTER_H
#define CLI_BOT_SITTER_H

#include "session/arena/match_run.h"

struct bot;

struct bot_sitter {
    const char *command;
    int timeout; /* milliseconds for an answer */
    struct bot *bots[SEAT_MAX];
    int64_t asked[SEAT_MAX]; /* when, by the clock of process_now */
};

/* Lets the program sit; it must stay where it is until the match is over. */
struct sitter bot_sitter_make(struct bot_sitter *program);

#endif
