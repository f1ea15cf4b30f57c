/* any_round.h: a round of any mode with random options and random moves. */
#ifndef SUPPORT_ANY_ROUND_H
#define SUPPORT_ANY_ROUND_H

#include "base/rng.h"
#include "rules/play/game.h"
#include "rules/play/view.h"

struct any_round {
    struct game game;
    struct rng rng;
};

/* Fills in random options of a mode that the mode accepts together. */
void any_options(const struct ruleset *rules, struct rng *rng, int16_t options[OPTION_MAX]);

/* Deals the round of that seed. Even seeds have the default options. */
void any_round_deal(struct any_round *round, const char *mode, uint64_t seed);

/* Fills in the view of the first seat that is asked; returns false once the round is over. */
bool any_round_view(const struct any_round *round, struct view *view);

/* Makes a random move, but wins whenever it can and mostly discards what takes the hand no further from a
 * win, so that rounds have everything in them. */
void any_round_go_on(struct any_round *round, const struct view *view);

#endif
