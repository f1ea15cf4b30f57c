/*
 * fitting.h: fits the table of ai/calibration.c to chances that were said and what happened.
 */
#ifndef TOOLS_FITTING_H
#define TOOLS_FITTING_H

#include <stdint.h>

#include "rules/play/ruleset.h"

/* Plays rounds of different kinds of players (kinds_rounds.h) until `cases` of the engine's own rankings are
 * known. Prints the mode's row, and to stderr what would be shown and what happened, by tenths: there each
 * half of the rounds is shown by a fit to the other. */
void fitting_print(const struct ruleset *rules, long cases, uint64_t seed);

#endif
