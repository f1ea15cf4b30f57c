/* win_check.c: see win_check.h. */
#include "session/scorer/win_check.h"

bool win_has_pattern(const struct ruleset *rules, const int16_t *options, const char *pattern,
                     enum option_key option)
{
    if (!ruleset_pattern(rules, pattern))
        return false;
    return !ruleset_has(rules, option) || ruleset_value(rules, options, option);
}

/* Returns how many melds are of the kinds in the bit set. */
static int count_melds(const struct win *win, unsigned kinds)
{
    int count = 0;
    for (int i = 0; i < win->meld_count; i++)
        count += kinds >> win->melds[i].kind & 1;
    return count;
}

enum {
    SETS = 1u << MELD_RUN | 1u << MELD_PUNG,
    OPEN_KONGS = 1u << MELD_KONG_OPEN | 1u << MELD_KONG_ADDED,
    KONGS = OPEN_KONGS | 1u << MELD_KONG_CLOSED
};

static bool check_source(const struct win *win, struct fault *error)
{
    if (win->source == WIN_REPLACEMENT && !count_melds(win, KONGS))
        return fault_set(error, .kind = FAULT_REPLACEMENT_NO_KONG);
    if (win->source == WIN_REVEALED && !win->riichi)
        return fault_set(error, .kind = FAULT_REVEALED_NO_RIICHI);
    if (win->source != WIN_ROBBED_KONG)
        return true;
    /* The melds cannot contain the tile either: the other three are in the pung that became the kong. */
    int held = win->hand.counts[tile_kind(win->tile)] - 1;
    for (int i = 0; i < win->meld_count; i++) {
        uint8_t tiles[4];
        int count = meld_list(&win->melds[i], tiles);
        for (int t = 0; t < count; t++)
            held += tile_kind(tiles[t]) == tile_kind(win->tile);
    }
    if (held)
        return fault_set(error, .kind = FAULT_ROBBED_HELD, .tile = tile_kind(win->tile));
    if (win->last_tile)
        return fault_set(error, .kind = FAULT_ROBBED_LAST);
    return true;
}

/* Riichi needs a closed hand, but a mode with a dummy later allows a kong of a revealed tile. */
static bool check_riichi(const struct win *win, const struct ruleset *rules, const int16_t *options,
                         struct fault *error)
{
    if (!win->riichi)
        return true;
    bool open_kong = win_has_pattern(rules, options, "riichi", OPTION_REVEALED_KONG) && rules->dummy;
    if (count_melds(win, SETS) || (count_melds(win, OPEN_KONGS) && !open_kong))
        return fault_set(error, .kind = FAULT_RIICHI_OPEN);
    if (rules->dummy && win->source == WIN_REPLACEMENT && !count_melds(win, OPEN_KONGS))
        return fault_set(error, .kind = FAULT_RIICHI_KONG);
    return true;
}

static bool check_first_turn(const struct win *win, struct fault *error)
{
    if (!win->first_turn)
        return true;
    if (win->meld_count)
        return fault_set(error, .kind = FAULT_FIRST_MELD);
    if (win->source == WIN_ROBBED_KONG)
        return fault_set(error, .kind = FAULT_FIRST_ROBBED);
    if (win->last_tile)
        return fault_set(error, .kind = FAULT_FIRST_LAST);
    if (win->riichi && (win->source == WIN_SELF_DRAW || win->source == WIN_DISCARD))
        return fault_set(error, .kind = FAULT_FIRST_RIICHI);
    if (win->source == WIN_DISCARD && win->seat_wind == TILE_EAST)
        return fault_set(error, .kind = FAULT_FIRST_EAST);
    return true;
}

bool win_check(const struct win *win, const struct ruleset *rules, const int16_t *options,
               struct fault *error)
{
    return check_source(win, error) && check_riichi(win, rules, options, error) &&
           check_first_turn(win, error);
}
