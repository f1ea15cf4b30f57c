/* option_cell.h: an option of a mode in a cell, which a click turns to its next value. */
#ifndef SDL_OPTION_CELL_H
#define SDL_OPTION_CELL_H

#include <stddef.h>

#include "rules/play/ruleset.h"

/* Writes the value of option number `place` as people read it. */
void option_cell_words(const struct ruleset *rules, const int16_t *options, int place, char *out,
                       size_t size);

/* Turns it to its next value; after the last comes the first. */
void option_cell_turn(const struct ruleset *rules, int16_t *options, int place);

#endif
