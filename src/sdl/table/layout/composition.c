/*
 * composition.c: see composition.h.
 */
#include "sdl/table/layout/composition.h"

const struct composition *composition_of(const struct ruleset *rules)
{
    if (rules->dummy)
        return &composition_tigers;
    if (rules->declares_risk)
        return &composition_one_suit;
    return rules->seats_least > 3 ? &composition_four : &composition_tenpai_duel;
}
