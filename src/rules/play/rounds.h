/*
 * rounds.h: the course of a match from round to round: how it begins, who deals next, what a result brings.
 * For games (game.h) and for matches with real tiles, of which only the results are known (session/keeper).
 * Part of table.c.
 */
#ifndef RULES_ROUNDS_H
#define RULES_ROUNDS_H

#include "rules/play/table.h"

/* Makes the table of a new match. `options` are as ruleset_defaults fills them, `seats` is within the mode's
 * limits. */
void rounds_begin(struct table *table, const struct ruleset *rules, const int16_t options[OPTION_MAX],
                  int seats);

/* Goes on to the next round: clears the last one, and moves the deal, its winds and the seat that sits out by
 * the mode's rules. */
void rounds_next(struct table *table);

/* Pays for the result in the table (result.liable may already name who pays) and adds it to the scores;
 * scores[s] is winner s's score. Returns true if the match is over. */
bool rounds_settle(struct table *table, const struct score scores[SEAT_MAX]);

#endif
