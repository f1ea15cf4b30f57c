/* traits.c: see traits.h. */
#include "rules/play/traits.h"

#include <string.h>

void win_count_tiles(const struct win *win, uint8_t counts[TILE_KINDS])
{
    memcpy(counts, win->hand.counts, TILE_KINDS);
    for (int i = 0; i < win->meld_count; i++) {
        uint8_t tiles[4];
        int count = meld_list(&win->melds[i], tiles);
        for (int t = 0; t < count; t++)
            counts[tile_kind(tiles[t])]++;
    }
}

bool win_is_closed(const struct win *win)
{
    return !meld_exposed(win->melds, win->meld_count);
}

/* --- patterns that several modes have ------------------------------------------------------------- */

/* True if the hand has suited tiles, all of one suit. */
static bool is_of_one_suit(const struct reading *reading)
{
    tile_set kinds = reading->kinds & ~TILE_HONORS;
    return kinds && !(kinds & ~TILE_SUIT(tile_suit(tile_set_first(kinds))));
}

/* True if the reading has `pungs` pungs of kinds from `low` to `high`, and with `pair` also a pair of
 * them. */
static bool honors(const struct reading *reading, uint8_t low, uint8_t high, int pungs, bool pair)
{
    return reading_pungs(reading, low, high) == pungs && (!pair || reading_has_pair(reading, low, high));
}

static bool dragons(const struct reading *reading, int pungs, bool pair)
{
    return honors(reading, TILE_WHITE, TILE_RED, pungs, pair);
}

static bool winds(const struct reading *reading, int pungs, bool pair)
{
    return honors(reading, TILE_EAST, TILE_NORTH, pungs, pair);
}

TRAIT(four_runs)
{
    (void)win;
    return reading->run_count == 4;
}

TRAIT(four_pungs)
{
    (void)win;
    return reading->pung_count == 4;
}

TRAIT(four_concealed_pungs)
{
    (void)win;
    return reading->concealed_pungs == 4;
}

TRAIT(four_kongs)
{
    (void)win;
    return reading->kong_count == 4;
}

TRAIT(seven_pairs)
{
    (void)win;
    return reading->form == FORM_SEVEN_PAIRS;
}

TRAIT(thirteen_orphans)
{
    (void)win;
    return reading->form == FORM_THIRTEEN_ORPHANS;
}

TRAIT(nine_gates)
{
    static const uint8_t gates[9] = {3, 1, 1, 1, 1, 1, 1, 1, 3};
    if (!trait_pure_suit(win, reading) || win->meld_count)
        return 0;
    const uint8_t *counts = win->hand.counts + 9 * tile_suit(win->tile);
    for (int i = 0; i < 9; i++)
        if (counts[i] < gates[i])
            return 0;
    return 1;
}

TRAIT(closed_hand)
{
    (void)reading;
    return win_is_closed(win);
}

TRAIT(mixed_suit)
{
    (void)win;
    return is_of_one_suit(reading) && reading->kinds & TILE_HONORS;
}

TRAIT(pure_suit)
{
    (void)win;
    return is_of_one_suit(reading) && !(reading->kinds & TILE_HONORS);
}

TRAIT(all_honors)
{
    (void)win;
    return !(reading->kinds & ~TILE_HONORS);
}

TRAIT(straight)
{
    (void)win;
    return (reading->runs & reading->runs >> 3 & reading->runs >> 6 & TILE_ONES) > 0;
}

/* True if the set has a kind of characters and the same number in dots and bamboo. */
static bool in_three_suits(tile_set kinds)
{
    return (kinds & kinds >> 9 & kinds >> 18 & TILE_SUIT(SUIT_CHARACTERS)) > 0;
}

TRAIT(similar_runs)
{
    (void)win;
    return in_three_suits(reading->runs);
}

TRAIT(similar_pungs)
{
    (void)win;
    return in_three_suits(reading->pungs);
}

TRAIT(no_terminals)
{
    (void)win;
    return !(reading->kinds & TILE_ORPHANS);
}

TRAIT(all_terminals)
{
    (void)win;
    return !(reading->kinds & ~TILE_TERMINALS);
}

TRAIT(dragon_pungs)
{
    (void)win;
    return reading_pungs(reading, TILE_WHITE, TILE_RED);
}

TRAIT(seat_wind_pung)
{
    return reading_pungs(reading, win->seat_wind, win->seat_wind);
}

TRAIT(round_wind_pung)
{
    return reading_pungs(reading, win->round_wind, win->round_wind);
}

TRAIT(small_three_dragons)
{
    (void)win;
    return dragons(reading, 2, true);
}

TRAIT(big_three_dragons)
{
    (void)win;
    return dragons(reading, 3, false);
}

TRAIT(small_three_winds)
{
    (void)win;
    return winds(reading, 2, true);
}

TRAIT(big_three_winds)
{
    (void)win;
    return winds(reading, 3, false);
}

TRAIT(small_four_winds)
{
    (void)win;
    return winds(reading, 3, true);
}

TRAIT(big_four_winds)
{
    (void)win;
    return winds(reading, 4, false);
}

TRAIT(kong_replacement)
{
    (void)reading;
    return win->source == WIN_REPLACEMENT;
}

TRAIT(robbed_kong)
{
    (void)reading;
    return win->source == WIN_ROBBED_KONG;
}

TRAIT(last_discard)
{
    (void)reading;
    return win->last_tile && win->source == WIN_DISCARD;
}

TRAIT(heavenly_hand)
{
    (void)reading;
    return win->first_turn && win->seat_wind == TILE_EAST && win->source == WIN_SELF_DRAW;
}

TRAIT(earthly_hand)
{
    (void)reading;
    return win->first_turn && win->seat_wind != TILE_EAST && win->source == WIN_SELF_DRAW;
}

TRAIT(human_hand)
{
    (void)reading;
    return win->first_turn && win->seat_wind != TILE_EAST && win->source == WIN_DISCARD;
}
