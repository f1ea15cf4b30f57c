/*
 * hidden.h: the hands that a viewer cannot see, dealt as players hold them.
 *
 * The unseen tiles are dealt at random, and then each hand is brought as near to tenpai as hands with so many
 * discards and sets are in play (ready_counts.h). A declared hand is tenpai, and after a Riichi some tile can
 * still win. A hand that would have won on a tile its player let pass is not dealt.
 */
#ifndef AI_HIDDEN_H
#define AI_HIDDEN_H

#include "rules/play/view.h"

/* Deals the hands of all other seats into `hands`; the viewer's is left alone. The same random source gives
 * the same hands. */
void hidden_deal(const struct view *view, struct rng *rng, struct hand hands[SEAT_MAX]);

/* True if another seat could hold this hand, which is as large as theirs: after a Riichi it can still win, in
 * the attack of Tenpai Duel it waits for a tile not guessed, and it did not let a winning tile pass. */
bool hidden_is_possible(const struct view *view, int seat, const struct hand *hand);

/* The share of hidden hands, per mille, in which each kind would win for another seat if the viewer discarded
 * it now, from `deals` deals; `ready` gets the share of tenpai hands of each other seat. */
void hidden_danger(const struct view *view, uint64_t seed, int deals, uint16_t chance[TILE_KINDS],
                   uint16_t ready[SEAT_MAX]);

#endif
