/*
 * patterns_list.c: the patterns of Pattern Mahjong in its ten categories; see
 * patterns_list.h. Follows docs/rules/patterns.md "The patterns".
 */
#include "rules/modes/patterns_list.h"

#include <stdio.h>

#include "rules/play/traits.h"

enum {
    SERIES_ONE_SUIT = 1,
    SERIES_DRAGONS,
    SERIES_WINDS,
    SERIES_CONCEALED,
    SERIES_QUADS,
    SERIES_IDENTICAL,
    SERIES_SIMILAR,
    SERIES_CONSECUTIVE,
    SERIES_TERMINALS,
    SERIES_FINAL,
    SERIES_BLESSING
};

/* --- what the patterns ask ---------------------------------------------------------------------- */

/* How many runs of the reading begin with that kind. */
static int runs_of(const struct reading *reading, uint8_t lowest)
{
    int count = 0;
    for (int i = 0; i < reading->count; i++)
        count += reading->sets[i].kind == SET_RUN && reading->sets[i].tile == lowest;
    return count;
}

/* How often there are two runs alike, two such pairs of four alike. */
static int twin_runs(const struct reading *reading)
{
    int count = 0;
    for (uint8_t lowest = 0; lowest < TILE_EAST; lowest++)
        count += runs_of(reading, lowest) / 2;
    return count;
}

/* The most runs alike. */
static int most_alike(const struct reading *reading)
{
    int most = 0;
    for (uint8_t lowest = 0; lowest < TILE_EAST; lowest++)
        if (runs_of(reading, lowest) > most)
            most = runs_of(reading, lowest);
    return most;
}

/* The most triplets of numbers that follow one another in a suit. */
static int longest_steps(const struct reading *reading)
{
    int longest = 0, steps = 0;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++) {
        if (kind % 9 == 0)
            steps = 0;
        steps = reading_pungs(reading, kind, kind) ? steps + 1 : 0;
        longest = steps > longest ? steps : longest;
    }
    return longest;
}

/* The most suits that have a triplet of the same number; with `pair` a suit that has none must have the pair
 * of it. */
static int similar_triplets(const struct reading *reading, bool pair)
{
    int most = 0;
    for (uint8_t number = 0; number < 9; number++) {
        int count = 0;
        bool paired = false;
        for (uint8_t kind = number; kind < TILE_EAST; kind += 9) {
            count += reading_pungs(reading, kind, kind) > 0;
            paired |= reading_has_pair(reading, kind, kind);
        }
        if ((paired || !pair) && count > most)
            most = count;
    }
    return most;
}

/* What the sets hold: bits that are set if any set is of that sort. */
enum { SET_ALL_TERMINAL = 1, SET_ALL_HONOR = 2, SET_RUN_WITH_TERMINAL = 4, SET_WITHOUT = 8 };

static unsigned sorts_of_sets(const struct reading *reading)
{
    unsigned sorts = reading->form == FORM_THIRTEEN_ORPHANS ? SET_WITHOUT : 0;
    for (int i = 0; i < reading->count; i++) {
        const struct set *set = &reading->sets[i];
        bool ends_run = tile_number(set->tile) == 1 || tile_number(set->tile) == 7;
        if (set->kind == SET_RUN)
            sorts |= ends_run ? SET_RUN_WITH_TERMINAL : SET_WITHOUT;
        else if (tile_is_honor(set->tile))
            sorts |= SET_ALL_HONOR;
        else
            sorts |= tile_is_terminal(set->tile) ? SET_ALL_TERMINAL : SET_WITHOUT;
    }
    return sorts;
}

/* --- 1. trivial, 2. one-suit, 3. honour --------------------------------------------------------- */

static int value_honour(const struct win *win, const struct reading *reading)
{
    return reading_pungs(reading, win->seat_wind, win->seat_wind) +
           reading_pungs(reading, TILE_WHITE, TILE_RED);
}

/* --- 4. triplets and quads ---------------------------------------------------------------------- */

static int two_concealed_triplets(const struct win *win, const struct reading *reading)
{
    (void)win;
    return reading->concealed_pungs >= 2;
}

static int three_concealed_triplets(const struct win *win, const struct reading *reading)
{
    (void)win;
    return reading->concealed_pungs >= 3;
}

static int one_quad(const struct win *win, const struct reading *reading)
{
    (void)win;
    return reading->kong_count >= 1;
}

static int two_quads(const struct win *win, const struct reading *reading)
{
    (void)win;
    return reading->kong_count >= 2;
}

static int three_quads(const struct win *win, const struct reading *reading)
{
    (void)win;
    return reading->kong_count >= 3;
}

/* --- 5. identical, 6. similar, 7. consecutive --------------------------------------------------- */

static int two_identical_runs(const struct win *win, const struct reading *reading)
{
    (void)win;
    return most_alike(reading) >= 2;
}

static int double_two_identical_runs(const struct win *win, const struct reading *reading)
{
    (void)win;
    return twin_runs(reading) == 2;
}

static int three_identical_runs(const struct win *win, const struct reading *reading)
{
    (void)win;
    return most_alike(reading) >= 3;
}

static int four_identical_runs(const struct win *win, const struct reading *reading)
{
    (void)win;
    return most_alike(reading) == 4;
}

static int three_similar_runs(const struct win *win, const struct reading *reading)
{
    (void)win;
    for (uint8_t lowest = 0; lowest < 7; lowest++)
        if (runs_of(reading, lowest) && runs_of(reading, TILE_1P + lowest) &&
            runs_of(reading, TILE_1S + lowest))
            return 1;
    return 0;
}

static int small_three_similar_triplets(const struct win *win, const struct reading *reading)
{
    (void)win;
    return similar_triplets(reading, true) == 2;
}

static int big_three_similar_triplets(const struct win *win, const struct reading *reading)
{
    (void)win;
    return similar_triplets(reading, false) == 3;
}

static int nine_tile_straight(const struct win *win, const struct reading *reading)
{
    (void)win;
    for (uint8_t first = 0; first < TILE_EAST; first += 9)
        if (runs_of(reading, first) && runs_of(reading, first + 3) && runs_of(reading, first + 6))
            return 1;
    return 0;
}

static int three_consecutive_triplets(const struct win *win, const struct reading *reading)
{
    (void)win;
    return longest_steps(reading) >= 3;
}

static int four_consecutive_triplets(const struct win *win, const struct reading *reading)
{
    (void)win;
    return longest_steps(reading) == 4;
}

/* --- 8. terminal -------------------------------------------------------------------------------- */

/* A run among them makes a hand branching; without one, triplets and pairs alone, it is rooted. */
static int mixed_branching_terminals(const struct win *win, const struct reading *reading)
{
    (void)win;
    unsigned sorts = sorts_of_sets(reading);
    return !(sorts & SET_WITHOUT) && sorts & SET_ALL_HONOR && sorts & SET_RUN_WITH_TERMINAL;
}

static int pure_branching_terminals(const struct win *win, const struct reading *reading)
{
    (void)win;
    unsigned sorts = sorts_of_sets(reading);
    return sorts && !(sorts & (SET_WITHOUT | SET_ALL_HONOR));
}

static int mixed_rooted_terminals(const struct win *win, const struct reading *reading)
{
    (void)win;
    return sorts_of_sets(reading) == (SET_ALL_TERMINAL | SET_ALL_HONOR);
}

static int pure_rooted_terminals(const struct win *win, const struct reading *reading)
{
    (void)win;
    return sorts_of_sets(reading) == SET_ALL_TERMINAL;
}

/* --- 9. incidental, 10. irregular --------------------------------------------------------------- */

static int final_draw(const struct win *win, const struct reading *reading)
{
    (void)reading;
    return win->last_tile && win_is_own_draw(win);
}

static int final_discard(const struct win *win, const struct reading *reading)
{
    (void)reading;
    return win->last_tile && win->source == WIN_DISCARD;
}

static int seven_pairs(const struct win *win, const struct reading *reading)
{
    (void)win;
    return reading->form == FORM_SEVEN_PAIRS_ANY;
}

/* --- why they count ----------------------------------------------------------------------------- */

static void explain_value(const struct win *win, const struct reading *reading, char *out, size_t size)
{
    int count = value_honour(win, reading), named = 0;
    size_t used = (size_t)snprintf(out, size, count > 1 ? "triplets of " : "a triplet of ");
    for (int i = 0; i < reading->count && used < size; i++) {
        const struct set *set = &reading->sets[i];
        if (!set_is_pung(set) || (set->tile != win->seat_wind && !tile_is_dragon(set->tile)))
            continue;
        named++;
        used += (size_t)snprintf(out + used, size - used, "%s%s%s",
                                 named == 1       ? ""
                                 : named == count ? " and "
                                                  : ", ",
                                 tile_name(set->tile), tile_is_dragon(set->tile) ? "" : " (your own wind)");
    }
}

const struct pattern patterns_list[] = {
    {"all-runs", "All Runs", "four runs and a pair", 5, 0, trait_four_runs, NULL},
    {"concealed-hand", "Concealed Hand", "no melded set", 5, 0, trait_closed_hand, NULL},
    {"no-terminals", "No Terminals", "only middle tiles, 2 to 8", 5, 0, trait_no_terminals, NULL},
    {"mixed-one-suit", "Mixed One-suit", "one suit and honours", 40, SERIES_ONE_SUIT, trait_mixed_suit, NULL},
    {"pure-one-suit", "Pure One-suit", "every tile of one suit", 80, SERIES_ONE_SUIT, trait_pure_suit, NULL},
    {"nine-gates", "Nine Gates", "1112345678999 and one more", 480, 0, trait_nine_gates, NULL},
    {"value-honour", "Value Honour", "each triplet of dragons or your own wind", 10, 0, value_honour,
     explain_value},
    {"small-three-dragons", "Small Three Dragons", "two dragon triplets, a pair of the third", 40,
     SERIES_DRAGONS, trait_small_three_dragons, NULL},
    {"big-three-dragons", "Big Three Dragons", "three dragon triplets", 130, SERIES_DRAGONS,
     trait_big_three_dragons, NULL},
    {"small-three-winds", "Small Three Winds", "two wind triplets, a pair of a third", 30, SERIES_WINDS,
     trait_small_three_winds, NULL},
    {"big-three-winds", "Big Three Winds", "three wind triplets", 120, SERIES_WINDS, trait_big_three_winds,
     NULL},
    {"small-four-winds", "Small Four Winds", "three wind triplets, a pair of the fourth", 320, SERIES_WINDS,
     trait_small_four_winds, NULL},
    {"big-four-winds", "Big Four Winds", "four wind triplets", 400, SERIES_WINDS, trait_big_four_winds, NULL},
    {"all-honours", "All Honours", "every tile a wind or dragon", 320, 0, trait_all_honors, NULL},
    {"all-triplets", "All Triplets", "four triplets or quads", 30, 0, trait_four_pungs, NULL},
    {"two-concealed-triplets", "Two Concealed Triplets", "two triplets of your own tiles", 5,
     SERIES_CONCEALED, two_concealed_triplets, NULL},
    {"three-concealed-triplets", "Three Concealed Triplets", "three triplets of your own tiles", 30,
     SERIES_CONCEALED, three_concealed_triplets, NULL},
    {"four-concealed-triplets", "Four Concealed Triplets", "four triplets of your own tiles", 125,
     SERIES_CONCEALED, trait_four_concealed_pungs, NULL},
    {"one-quad", "One Quad", "a quad", 5, SERIES_QUADS, one_quad, NULL},
    {"two-quads", "Two Quads", "two quads", 20, SERIES_QUADS, two_quads, NULL},
    {"three-quads", "Three Quads", "three quads", 120, SERIES_QUADS, three_quads, NULL},
    {"four-quads", "Four Quads", "four quads", 480, SERIES_QUADS, trait_four_kongs, NULL},
    {"two-identical-runs", "Two Identical Runs", "two runs alike in a suit", 10, SERIES_IDENTICAL,
     two_identical_runs, NULL},
    {"double-two-identical-runs", "Double Two Identical Runs", "two runs alike, twice", 60, SERIES_IDENTICAL,
     double_two_identical_runs, NULL},
    {"three-identical-runs", "Three Identical Runs", "three runs alike in a suit", 120, SERIES_IDENTICAL,
     three_identical_runs, NULL},
    {"four-identical-runs", "Four Identical Runs", "four runs alike in a suit", 480, SERIES_IDENTICAL,
     four_identical_runs, NULL},
    {"three-similar-runs", "Three Similar Runs", "the same run in all three suits", 35, 0, three_similar_runs,
     NULL},
    {"small-three-similar-triplets", "Small Three Similar Triplets", "a number as two triplets and a pair",
     30, SERIES_SIMILAR, small_three_similar_triplets, NULL},
    {"big-three-similar-triplets", "Big Three Similar Triplets", "a number's triplets in all three suits",
     120, SERIES_SIMILAR, big_three_similar_triplets, NULL},
    {"nine-tile-straight", "Nine-tile Straight", "123, 456 and 789 of one suit", 40, 0, nine_tile_straight,
     NULL},
    {"three-consecutive-triplets", "Three Consecutive Triplets", "three triplets in a row, in one suit", 100,
     SERIES_CONSECUTIVE, three_consecutive_triplets, NULL},
    {"four-consecutive-triplets", "Four Consecutive Triplets", "four triplets in a row, in one suit", 200,
     SERIES_CONSECUTIVE, four_consecutive_triplets, NULL},
    {"mixed-branching-terminals", "Mixed Branching Terminals", "terminals, honours in all sets, and a run",
     40, SERIES_TERMINALS, mixed_branching_terminals, NULL},
    {"pure-branching-terminals", "Pure Branching Terminals", "a terminal in every set", 50, SERIES_TERMINALS,
     pure_branching_terminals, NULL},
    {"mixed-rooted-terminals", "Mixed Rooted Terminals", "only terminals and honours, both", 100,
     SERIES_TERMINALS, mixed_rooted_terminals, NULL},
    {"pure-rooted-terminals", "Pure Rooted Terminals", "only terminals", 400, SERIES_TERMINALS,
     pure_rooted_terminals, NULL},
    {"final-draw", "Final Draw", "your own draw of the last tile", 10, SERIES_FINAL, final_draw, NULL},
    {"final-discard", "Final Discard", "a discard after the last tile", 10, SERIES_FINAL, final_discard,
     NULL},
    {"win-on-quad", "Win on Quad", "the tile drawn after a quad", 10, 0, trait_kong_replacement, NULL},
    {"robbing-a-quad", "Robbing a Quad", "a tile another adds to a triplet", 10, 0, trait_robbed_kong, NULL},
    {"blessing-of-heaven", "Blessing of Heaven", "East wins on the first draw", 155, SERIES_BLESSING,
     trait_heavenly_hand, NULL},
    {"blessing-of-earth", "Blessing of Earth", "another wins on East's first discard", 155, SERIES_BLESSING,
     trait_human_hand, NULL},
    {"thirteen-wonders", "Thirteen Wonders", "all terminals and honours, one twice", 160, 0,
     trait_thirteen_orphans, NULL},
    {"seven-pairs", "Seven Pairs", "pairs only, four alike may be two", 30, 0, seven_pairs, NULL},
    {0},
};

const struct customary_name patterns_customary[] = {
    {"all-runs", "All Chows"},
    {"no-terminals", "All Simples"},
    {"mixed-one-suit", "Half Flush"},
    {"pure-one-suit", "Full Flush"},
    {"value-honour", "Dragon or Seat Wind Pung"},
    {"small-three-dragons", "Little Three Dragons"},
    {"small-three-winds", "Little Three Winds"},
    {"small-four-winds", "Little Four Winds"},
    {"all-honours", "All Honors"},
    {"all-triplets", "All Pungs"},
    {"two-concealed-triplets", "Two Concealed Pungs"},
    {"three-concealed-triplets", "Three Concealed Pungs"},
    {"four-concealed-triplets", "Four Concealed Pungs"},
    {"one-quad", "One Kong"},
    {"two-quads", "Two Kongs"},
    {"three-quads", "Three Kongs"},
    {"four-quads", "Four Kongs"},
    {"two-identical-runs", "Pure Double Chow"},
    {"double-two-identical-runs", "Two Pure Double Chows"},
    {"three-identical-runs", "Pure Triple Chow"},
    {"four-identical-runs", "Quadruple Chow"},
    {"three-similar-runs", "Mixed Triple Chow"},
    {"small-three-similar-triplets", "Little Triple Pung"},
    {"big-three-similar-triplets", "Triple Pung"},
    {"nine-tile-straight", "Pure Straight"},
    {"three-consecutive-triplets", "Pure Shifted Pungs"},
    {"four-consecutive-triplets", "Four Pure Shifted Pungs"},
    {"mixed-branching-terminals", "Mixed Outside Hand"},
    {"pure-branching-terminals", "Pure Outside Hand"},
    {"mixed-rooted-terminals", "All Terminals and Honors"},
    {"pure-rooted-terminals", "All Terminals"},
    {"final-draw", "Last Tile Draw"},
    {"final-discard", "Last Tile Claim"},
    {"win-on-quad", "Out with Replacement Tile"},
    {"robbing-a-quad", "Robbing the Kong"},
    {"blessing-of-heaven", "Heavenly Hand"},
    {"blessing-of-earth", "Human Hand"},
    {"thirteen-wonders", "Thirteen Orphans"},
    {0},
};
