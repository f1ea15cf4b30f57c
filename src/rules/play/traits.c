/* traits.c: what patterns ask of a finished hand; see traits.h. */
#include "rules/play/traits.h"

#include <string.h>

int reading_sets(const struct reading *reading, enum set_kind kind)
{
    int count = 0;
    for (int i = 0; i < reading->count; i++)
        count += reading->sets[i].kind == kind;
    return count;
}

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

unsigned win_suits(const struct win *win)
{
    static const uint8_t none[9];
    unsigned suits = 0;
    for (unsigned suit = 0; suit < 4; suit++)
        suits |= (memcmp(win->hand.counts + 9 * suit, none, suit == SUIT_HONORS ? 7 : 9) != 0) << suit;
    for (int i = 0; i < win->meld_count; i++)
        suits |= 1u << tile_suit(win->melds[i].tile);
    return suits;
}

/* True if exactly one bit is set. */
static bool is_single(unsigned bits)
{
    return bits && !(bits & (bits - 1));
}

bool win_is_pure(const struct win *win)
{
    unsigned suits = win_suits(win);
    return is_single(suits) && suits != 1u << SUIT_HONORS;
}

bool win_is_mixed(const struct win *win)
{
    unsigned suits = win_suits(win), honors = 1u << SUIT_HONORS;
    return suits & honors && is_single(suits & ~honors);
}

bool win_is_closed(const struct win *win)
{
    for (int i = 0; i < win->meld_count; i++)
        if (meld_is_exposed(&win->melds[i]))
            return false;
    return true;
}

bool win_is_nine_gates(const struct win *win)
{
    static const uint8_t gates[9] = {3, 1, 1, 1, 1, 1, 1, 1, 3};
    if (!win_is_pure(win) || win->meld_count)
        return false;
    const uint8_t *counts = win->hand.counts + 9 * tile_suit(win->tile);
    for (int i = 0; i < 9; i++)
        if (counts[i] < gates[i])
            return false;
    return true;
}
