/*
 * arguments.h: command-line arguments of the commands that play matches: the mode with its options, a player,
 * a time limit.
 *
 * A function that returns false has filled in an error for the user.
 */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "session/record.h"

enum { OPTION_ARGUMENTS = 32 };

/* The options of a match as texts. They are read together, because the mode that explains them may come
 * last. */
struct match_arguments {
    const char *rules, *seed, *rounds, *timeout;
    const char *options[OPTION_ARGUMENTS];
    int option_count;
};

/* The options of a match, for a list of struct flag. */
/* clang-format off */
#define ARGUMENTS_OPTION(match)                                                                              \
    "option", .value = (match).options, .count = &(match).option_count, .most = OPTION_ARGUMENTS
#define ARGUMENTS_FLAGS(match)                                                                               \
    {ARGUMENTS_OPTION(match)},                                                                               \
    {"rules", .value = &(match).rules},                                                                      \
    {"seed", .value = &(match).seed},                                                                        \
    {"rounds", .value = &(match).rounds},                                                                    \
    {"timeout", .value = &(match).timeout}
/* clang-format on */

/* Splits "NAME=VALUE"; the value, with the name in `name`, or NULL if it has not that form. */
const char *arguments_split(const char *text, char *name, size_t size);

/* Reads mode, seed, options and the number of seats into an empty setup, and into `*rounds` the number of
 * rounds to play, `standard` if the command line has none. If no match has that number, the setup is of the
 * next longer one. */
bool arguments_match(const struct match_arguments *arguments, struct setup *setup, int *rounds, int standard,
                     struct error *error);

/* Reads "easy" or "cmd:COMMAND" into a player who is named after it; `*command` is NULL for a built-in
 * opponent. */
bool arguments_player(const char *spec, struct player *player, const char **command, struct error *error);

/* Reads a number of seconds, a fraction allowed, up to a day, as milliseconds; ten seconds for NULL. */
bool arguments_timeout(const char *text, int *milliseconds, struct error *error);

#endif
