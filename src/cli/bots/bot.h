/*
 * bot.h: a player that is another program, connected by lines on pipes.
 *
 * bot_tell never blocks, so that two players can think at the same time; data
 * that the pipe does not take immediately is queued and sent in bot_listen.
 */
#ifndef CLI_BOT_H
#define CLI_BOT_H

#include <stdint.h>

#include <cjson/cJSON.h>

#include "base/error.h"

struct bot;

/* Starts the command; NULL with the error. Free it with bot_stop. */
struct bot *bot_start(const char *command, struct error *error);

/* Sends an object as one line and frees it. */
void bot_tell(struct bot *bot, cJSON *object);

/* Returns the program's next line, valid until the next call. NULL with the error if the program has ended,
 * or if no line arrives before process_now reaches `deadline`, `milliseconds` after the question. */
const char *bot_listen(struct bot *bot, int64_t deadline, int milliseconds, struct error *error);

/* Sends queued data, ends the program and frees the bot. With `gently` the program first gets a moment to
 * exit. NULL is allowed. */
void bot_stop(struct bot *bot, bool gently);

#endif
