/*
 * option_row.h: an option of a mode: in a row with all its choices, or in a cell, which a click turns to
 * the next value.
 */
#ifndef SDL_OPTION_ROW_H
#define SDL_OPTION_ROW_H

#include <stddef.h>

#include "rules/play/ruleset.h"
#include "sdl/app/app.h"

/* Draws the row of option `place`, with the id "option:<place>". `options` has the chosen values; the row
 * leaves out numbers that don't fit them, and its help line says why. */
void option_row_draw(struct app *app, const struct ruleset *rules, const int16_t *options, int place,
                     struct rect row);

/* Takes over a choice; `choice` counts through all options, OPTION_CHOICES each. A number that no longer fits
 * gets the mode's initial value. */
void option_row_choose(const struct ruleset *rules, int16_t *options, int choice);

/* True if a row of that height has room for a help line. */
bool option_row_has_help(const struct painter *painter, struct rect row);

/* Writes the value of option number `place` as people read it. */
void option_cell_words(const struct ruleset *rules, const int16_t *options, int place, char *out,
                       size_t size);

/* Turns it to its next value; after the last comes the first. */
void option_cell_turn(const struct ruleset *rules, int16_t *options, int place);

#endif
