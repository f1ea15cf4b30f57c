/* deal_round.h: a round of Dueling Tigers, dealt. */
#ifndef SUPPORT_DEAL_ROUND_H
#define SUPPORT_DEAL_ROUND_H

#include "rules/play/game.h"

/* Deals the round of that seed with default options and without the suit `removed` (0 to 2). */
static inline void deal_round(struct game *game, int removed, uint64_t seed)
{
    struct deal deal;
    struct events events;
    int16_t options[OPTION_MAX];
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    ruleset_defaults(rules, options);
    game_init(game, rules, options, 2);
    game_apply(game, move_make_number(MOVE_REMOVE, 0, removed, 0), &events);
    deal_shuffle(&deal, game, seed);
    game_deal(game, &deal, &events);
}

#endif
