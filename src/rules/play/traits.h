/*
 * traits.h: what patterns ask of a finished hand and of a way to read it.
 *
 * The questions that the patterns of several modes share, and the patterns that
 * several modes have, under one name or another. "Pung" includes kong
 * everywhere.
 */
#ifndef RULES_TRAITS_H
#define RULES_TRAITS_H

#include "rules/play/score.h"

/* True for a pung or kong. */
static inline bool set_is_pung(const struct set *set)
{
    return set->kind == SET_PUNG || set->kind == SET_KONG;
}

/* The kinds from `low` to `high`; none if there is no kind `low`. */
static inline tile_set kinds_between(uint8_t low, uint8_t high)
{
    return low < TILE_KINDS ? (TILE_BIT(high + 1) - 1) & ~(TILE_BIT(low) - 1) : 0;
}

/* How many pungs of the reading are of a kind from `low` to `high`. */
static inline int reading_pungs(const struct reading *reading, uint8_t low, uint8_t high)
{
    return tile_set_count(reading->pungs & kinds_between(low, high));
}

/* True if the pair of a standard reading is of a kind from `low` to `high`. */
static inline bool reading_has_pair(const struct reading *reading, uint8_t low, uint8_t high)
{
    return reading->form == FORM_STANDARD && reading->pairs & kinds_between(low, high);
}

/* All tiles of the hand by kind, melds included. */
void win_count_tiles(const struct win *win, uint8_t counts[TILE_KINDS]);

/* True if no meld is exposed. */
bool win_is_closed(const struct win *win);

/* --- patterns that several modes have ------------------------------------------------------------- */

/* As struct pattern asks: how often the reading has it, 0 or 1 but for the dragon pungs. A small number of
 * winds or dragons is one pung short and has the pair of a further kind. */
#define TRAIT(name) int trait_##name(const struct win *win, const struct reading *reading)

TRAIT(four_runs);
TRAIT(four_pungs);
TRAIT(four_concealed_pungs);
TRAIT(four_kongs);
TRAIT(seven_pairs); /* different ones */
TRAIT(thirteen_orphans);
TRAIT(nine_gates); /* 1112345678999 of a suit and one more of its tiles, without a meld */
TRAIT(closed_hand);
TRAIT(mixed_suit); /* one suit and honors */
TRAIT(pure_suit);
TRAIT(all_honors);
TRAIT(no_terminals); /* nor honors */
TRAIT(all_terminals);
TRAIT(dragon_pungs); /* each */
TRAIT(seat_wind_pung);
TRAIT(round_wind_pung);
TRAIT(small_three_dragons);
TRAIT(big_three_dragons);
TRAIT(small_three_winds);
TRAIT(big_three_winds);
TRAIT(small_four_winds);
TRAIT(big_four_winds);
TRAIT(kong_replacement); /* the tile drawn after a kong */
TRAIT(robbed_kong);
TRAIT(heavenly_hand); /* East's first draw */
TRAIT(earthly_hand);  /* the first draw of another */
TRAIT(human_hand);    /* East's first discard */

#endif
