/*
 * traits.h: facts about a finished hand and its readings that patterns test.
 *
 * Tests and patterns that several modes share, under the same or another name. "Pung" always includes kong.
 */
#ifndef RULES_TRAITS_H
#define RULES_TRAITS_H

#include "rules/play/score.h"

/* True for a pung or kong. */
static inline bool set_is_pung(const struct set *set)
{
    return set->kind == SET_PUNG || set->kind == SET_KONG;
}

/* Returns the kinds from `low` to `high`; none if `low` is not a kind. */
static inline tile_set kinds_between(uint8_t low, uint8_t high)
{
    return low < TILE_KINDS ? (TILE_BIT(high + 1) - 1) & ~(TILE_BIT(low) - 1) : 0;
}

/* Returns how many pungs of the reading are of a kind from `low` to `high`. */
static inline int reading_pungs(const struct reading *reading, uint8_t low, uint8_t high)
{
    return tile_set_count(reading->pungs & kinds_between(low, high));
}

/* True if the pair of a standard reading is of a kind from `low` to `high`. */
static inline bool reading_has_pair(const struct reading *reading, uint8_t low, uint8_t high)
{
    return reading->form == FORM_STANDARD && reading->pairs & kinds_between(low, high);
}

/* Counts all tiles of the hand by kind, including melds. */
void win_count_tiles(const struct win *win, uint8_t counts[TILE_KINDS]);

/* True if no meld is exposed. */
bool win_is_closed(const struct win *win);

/* --- patterns that several modes have ------------------------------------------------------------- */

/* These are `times` functions of struct pattern: they return 0 or 1, except for the dragon pungs. "Small"
 * winds or dragons have one pung fewer, and a pair of another kind instead. */
#define TRAIT(name) int trait_##name(const struct win *win, const struct reading *reading)

TRAIT(four_runs);
TRAIT(four_pungs);
TRAIT(four_concealed_pungs);
TRAIT(four_kongs);
TRAIT(seven_pairs); /* all different */
TRAIT(thirteen_orphans);
TRAIT(nine_gates); /* 1112345678999 of one suit and one more tile of it, without melds */
TRAIT(closed_hand);
TRAIT(mixed_suit); /* one suit and honors */
TRAIT(pure_suit);
TRAIT(all_honors);
TRAIT(straight);      /* 123, 456 and 789 of a suit */
TRAIT(similar_runs);  /* the same in all suits */
TRAIT(similar_pungs); /* the same number in all suits */
TRAIT(no_terminals);  /* and no honors */
TRAIT(all_terminals);
TRAIT(dragon_pungs); /* counts each */
TRAIT(seat_wind_pung);
TRAIT(round_wind_pung);
TRAIT(small_three_dragons);
TRAIT(big_three_dragons);
TRAIT(small_three_winds);
TRAIT(big_three_winds);
TRAIT(small_four_winds);
TRAIT(big_four_winds);
TRAIT(kong_replacement); /* won on the replacement for a kong */
TRAIT(robbed_kong);
TRAIT(last_discard);  /* won on the discard after the last tile of the wall */
TRAIT(heavenly_hand); /* East's first draw */
TRAIT(earthly_hand);  /* another player's first draw */
TRAIT(human_hand);    /* East's first discard */

#endif
