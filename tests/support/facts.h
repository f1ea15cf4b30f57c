/*
 * facts.h: facts of a position as text, for the scripts of tests.
 *
 * A fact is a name and, for some, words after it: "wall", "legal west", "points riichi". Its value is a
 * text: "74", "chow 3m, win, pass", "1"; "none" where there is nothing. A fact of every seat lists them in
 * the order of the seats, or names one: "scores" is "3900 0", "scores west" is "0".
 *
 * - Of the match: phase turn dealer asked seats sitting round rounds round-wind deals-passed scores pot bets
 *   bets-made counters; wind SEAT.
 * - Of the round: tiles suits wall dead kongs turns hand-sizes drawn-by draw-source riichi attacker guesses
 *   guessed turned dora ura removed bonus treasure hidden melds; kept SEAT; row PLACE of the dummy; meld SEAT
 * NUMBER; meld-from SEAT NUMBER; flowers SEAT; pile SEAT, pile aside; discard NUMBER.
 * - Of a hand: drawn SEAT; holds SEAT TILE; own-waits SEAT; three SEAT; let-go SEAT: the kinds; passed SEAT
 * TILE: the turn it was let go on, or 0; furiten SEAT TILE, barred SEAT TILE SOURCE: why they cannot win on
 * it, warning SEAT TILE: before a Riichi with it, as "discard-furiten 5m turn 1".
 * - Of moves: legal SEAT; can SEAT MOVE: "yes" or "no".
 * - Of the result: outcome winner winners from source with last-tile value gains liable declared named-by;
 *   paid: "VALUE: GAINS" of a win; points PATTERN; waits SEAT and named SEAT (One Suit).
 * - Of events: events, those of the last move; told KIND...: those of these kinds, each with its seat; count
 *   KIND; event KIND: seat, tiles and number of the first.
 * - Of a view: shown SEAT: whose hands it sees; hand SEAT OTHER: one of them; seen SEAT KIND: the tile of
 * such an event as it hears it. The seat may be "nobody", an onlooker. "as SEAT FACT" is a fact of the table
 * as that seat's view has it.
 */
#ifndef SUPPORT_FACTS_H
#define SUPPORT_FACTS_H

#include "support/position.h"

/* Appends the value to `out`; returns false and fills `error` if there is no such fact. */
bool facts_say(const struct position *position, const char *fact, struct text *out, struct error *error);

/* Sets a fact that is a number, or one for each seat: "bets-made 9 0". Returns false for any other fact. */
bool facts_set(struct position *position, const char *fact_and_value);

#endif
