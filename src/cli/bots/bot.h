/*
 * bot.h: a player that is another program: lines go to it, answers come back.
 *
 * Telling never waits, so that two players can be asked at the same time;
 * what its pipe does not take at once is kept and sent while we listen.
 */
#ifndef CLI_BOT_H
#define CLI_BOT_H

#include <stdint.h>

#include <cjson/cJSON.h>

#include "base/error.h"

struct bot;

/* Starts the command; NULL with the reason. Freed by bot_stop. */
struct bot *bot_start(const char *command, struct error *error);

/* Sends an object as one line and frees it. */
void bot_tell(struct bot *bot, cJSON *object);

/* The next line the program writes, valid until the next call, or NULL with the reason: it has ended, or no
 * line has come when the clock of process_now reaches `deadline`, `milliseconds` after it was asked. */
const char *bot_listen(struct bot *bot, int64_t deadline, int milliseconds, struct error *error);

/* Sends the rest, and ends the program: it has a moment to end by itself if `gently`. NULL is allowed. */
void bot_stop(struct bot *bot, bool gently);

#endif
