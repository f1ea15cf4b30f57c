/*
 * bot_sitter.h: lets a bot program play a seat of a match.
 *
 * The program gets what its seat may know and answers questions, by the protocol
 * of docs/bots.md. Each seat and each match has its own process.
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
