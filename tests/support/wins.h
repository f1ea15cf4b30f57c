/*
 * wins.h: finished hands as text, for the tests of patterns and their points.
 *
 * A win is written as the concealed tiles without the winning one, then words in any order:
 *   +4s                               the winning tile (required)
 *   run:3m pung:5z kong:5z added:5z closed:5z   melds, a run by its lowest tile
 *   self-draw, discard, ...           how it came (without one: discard)
 *   south, west, north                the seat wind (without one: East)
 *   round:south                       the round wind (without it: East, in modes that have one)
 *   riichi, last, first               declared; the last tile; the first turn
 *   bonus:26, treasure:4              numbers of indicators and treasure
 *   flowers:1f3g                      flowers and seasons laid out
 *   minimum=0                         an option of the match
 */
#ifndef SUPPORT_WINS_H
#define SUPPORT_WINS_H

#include "rules/play/ruleset.h"

/* Returns the value of such a hand. Fails the running test if the text is not one. */
struct score wins_score(const struct ruleset *rules, const char *text);

/* The same, and fills in the win. */
struct score wins_read(const struct ruleset *rules, const char *text, struct win *win);

#endif
