/*
 * facts.h: what can be said of a position as text, for the scripts of tests.
 *
 * A fact is a name and, for some, words after it: "wall", "legal west", "points riichi". Its value is a text:
 * "74", "chow 3m, win, pass", "1". Where there is nothing to say it is "none". A value for each seat stands
 * in the order of the seats: "scores" of two is "3900 0".
 *
 *   of the match   phase turn dealer asked seats sitting round rounds round-wind deals-passed scores pot bets
 *                  bets-made counters; wind SEAT
 *   of the round   tiles wall dead kongs turns hand-sizes drawn-by draw-source riichi attacker guesses
 * guessed turned dora ura; suits; meld SEAT
 *                  NUMBER; flowers SEAT; pile SEAT, pile aside: what lies there; discard NUMBER of a hand
 * drawn SEAT; holds SEAT TILE; passed SEAT TILE: the turn it was let go on, or 0; furiten SEAT TILE: why, as
 * in refused.h of moves       legal SEAT; can SEAT MOVE: "yes" or "no" of the result  outcome winner winners
 * from source with last-tile value gains liable; paid: "VALUE: GAINS" of a win; points PATTERN; declared;
 * waits SEAT and named SEAT (One Suit) of events      events: the names of those of the last move; told
 * KIND...: those of these kinds, each with its seat; count KIND; event KIND: seat, tile and number of the
 * first of a view      shown SEAT: whose hands it sees; seen SEAT KIND: the tile of such an event as it hears
 * it; discard SEAT NUMBER: a discard as it sees it. The seat may be "nobody", an onlooker.
 */
#ifndef SUPPORT_FACTS_H
#define SUPPORT_FACTS_H

#include "support/position.h"

/* Adds the value to `out`; false if there is no such fact, with the reason in `why`. */
bool facts_say(const struct position *position, const char *fact, struct text *out, struct error *why);

/* Makes a fact that is a plain number, or one for each seat, say that: "bets-made 9 0". False if it is none.
 */
bool facts_set(struct position *position, const char *fact_and_value);

#endif
