/*
 * traits.h: what patterns ask of a finished hand and of a way to read it.
 *
 * The questions that the patterns of several modes share. "Pung" includes kong
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

/* How many of its pungs are concealed. */
static inline int reading_concealed_pungs(const struct reading *reading)
{
    return reading->concealed_pungs;
}

/* True if the pair of a standard reading is of a kind from `low` to `high`. */
static inline bool reading_has_pair(const struct reading *reading, uint8_t low, uint8_t high)
{
    return reading->form == FORM_STANDARD && reading->pairs & kinds_between(low, high);
}

/* How many of its sets are of that kind. */
int reading_sets(const struct reading *reading, enum set_kind kind);

/* All tiles of the hand by kind, melds included. */
void win_count_tiles(const struct win *win, uint8_t counts[TILE_KINDS]);

/* Bit s: the hand has tiles of suit s, honors being SUIT_HONORS. */
unsigned win_suits(const struct win *win);

/* True if every tile is of one suit; or of one suit or an honor, with both in the hand. */
bool win_is_pure(const struct win *win);
bool win_is_mixed(const struct win *win);

/* True if no meld is exposed. */
bool win_is_closed(const struct win *win);

/* True for 1112345678999 of a suit and one more of its tiles, without a meld. */
bool win_is_nine_gates(const struct win *win);

#endif
