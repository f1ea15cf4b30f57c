/* any_round.h: a round of any mode, with options by chance, every move left to chance. */
#ifndef SUPPORT_ANY_ROUND_H
#define SUPPORT_ANY_ROUND_H

#include "base/rng.h"
#include "rules/play/game.h"
#include "rules/play/view.h"

struct any_round {
    struct game game;
    struct rng rng;
};

/* Options of a mode by chance that can stand together. */
void any_options(const struct ruleset *rules, struct rng *rng, int16_t options[OPTION_MAX]);

/* Deals the round of that seed; every other one has the usual options. */
void any_round_deal(struct any_round *round, const char *mode, uint64_t seed);

/* The view of the next seat that is asked; false once the round is over. */
bool any_round_view(const struct any_round *round, struct view *view);

/* Makes a move by chance, a discard that keeps the hand as near rather than another, and a win always, so
 * that rounds come to all there is. */
void any_round_go_on(struct any_round *round, const struct view *view);

#endif
