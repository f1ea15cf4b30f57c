/* win_check.h: checks whether a finished hand can have been won as stated. */
#ifndef SESSION_WIN_CHECK_H
#define SESSION_WIN_CHECK_H

#include "rules/play/ruleset.h"
#include "session/scorer/fault.h"

/* True if the mode has the pattern and its option, if any, is on. */
bool win_has_pattern(const struct ruleset *rules, const int16_t *options, const char *pattern,
                     enum option_key option);

/* True if a hand can be won like this; otherwise `error` gets the contradiction. */
bool win_check(const struct win *win, const struct ruleset *rules, const int16_t *options,
               struct fault *error);

#endif
