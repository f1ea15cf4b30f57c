/*
 * win_check.h: whether a finished hand can be won as it is said: what contradicts what.
 */
#ifndef SESSION_WIN_CHECK_H
#define SESSION_WIN_CHECK_H

#include "rules/play/ruleset.h"
#include "session/scorer/fault.h"

/* True if the mode has the pattern and its option, if there is one, is on. */
bool win_has_pattern(const struct ruleset *rules, const int16_t *options, const char *pattern,
                     enum option_key option);

/* True if a hand can be won like that; else the contradiction in `error`. */
bool win_check(const struct win *win, const struct ruleset *rules, const int16_t *options,
               struct fault *error);

#endif
