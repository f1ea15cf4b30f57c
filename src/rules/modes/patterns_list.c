/*
 * patterns_list.c: the patterns of Pattern Mahjong in its ten categories; see
 * patterns_list.h. Follows docs/rules/patterns.md "The patterns".
 */
#include "rules/modes/patterns_list.h"

#include "base/mark.h"
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

/* --- tests of the patterns ---------------------------------------------------------------------- */

/* Returns the highest number of equal runs. */
static int most_alike(const struct reading *reading)
{
    uint8_t counts[TILE_EAST] = {0}, most = 0;
    for (int i = 0; i < reading->count; i++) {
        const struct set *set = &reading->sets[i];
        if (set->kind == SET_RUN && ++counts[set->tile] > most)
            most = counts[set->tile];
    }
    return most;
}

/* Returns the highest number of triplets with consecutive numbers in a suit. */
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

/* The kinds of sets in a hand, as bits. */
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
    return reading->equal_runs >= 1;
}

static int double_two_identical_runs(const struct win *win, const struct reading *reading)
{
    (void)win;
    return reading->equal_runs == 2;
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

static int small_three_similar_triplets(const struct win *win, const struct reading *reading)
{
    (void)win;
    for (uint8_t number = 0; number < 9; number++) {
        int triplets = 0, pairs = 0;
        for (uint8_t kind = number; kind < TILE_EAST; kind += 9) {
            triplets += reading_pungs(reading, kind, kind);
            pairs += reading_has_pair(reading, kind, kind);
        }
        if (triplets == 2 && pairs)
            return 1;
    }
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

/* A run makes such a hand branching; triplets and pairs alone make it rooted. */
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

static int seven_pairs(const struct win *win, const struct reading *reading)
{
    (void)win;
    return reading->form == FORM_SEVEN_PAIRS_ANY;
}

const struct pattern patterns_list[] = {
    {"all-runs", N_("All Runs"), N_("four runs and a pair"), 5, 0, trait_four_runs},
    {"concealed-hand", N_("Concealed Hand"), N_("no exposed set"), 5, 0, trait_closed_hand},
    {"no-terminals", N_("No Terminals"), N_("only 2 to 8, no honors"), 5, 0, trait_no_terminals},
    {"mixed-one-suit", N_("Mixed One-suit"), N_("one suit and honors"), 40, SERIES_ONE_SUIT,
     trait_mixed_suit},
    {"pure-one-suit", N_("Pure One-suit"), N_("every tile of one suit"), 80, SERIES_ONE_SUIT,
     trait_pure_suit},
    {"nine-gates", N_("Nine Gates"), N_("1112345678999 and one more"), 480, 0, trait_nine_gates},
    {"value-honour", N_("Value Honor"), N_("triplets of dragons or your seat wind"), 10, 0, value_honour},
    {"small-three-dragons", N_("Small Three Dragons"), N_("two dragon triplets, a pair of the third"), 40,
     SERIES_DRAGONS, trait_small_three_dragons},
    {"big-three-dragons", N_("Big Three Dragons"), N_("three dragon triplets"), 130, SERIES_DRAGONS,
     trait_big_three_dragons},
    {"small-three-winds", N_("Small Three Winds"), N_("two wind triplets, a pair of a third"), 30,
     SERIES_WINDS, trait_small_three_winds},
    {"big-three-winds", N_("Big Three Winds"), N_("three wind triplets"), 120, SERIES_WINDS,
     trait_big_three_winds},
    {"small-four-winds", N_("Small Four Winds"), N_("three wind triplets, a pair of the fourth"), 320,
     SERIES_WINDS, trait_small_four_winds},
    {"big-four-winds", N_("Big Four Winds"), N_("four wind triplets"), 400, SERIES_WINDS,
     trait_big_four_winds},
    {"all-honours", N_("All Honors"), N_("every tile a wind or a dragon"), 320, 0, trait_all_honors},
    {"all-triplets", N_("All Triplets"), N_("four triplets or quads"), 30, 0, trait_four_pungs},
    {"two-concealed-triplets", N_("Two Concealed Triplets"), N_("two triplets of your own tiles"), 5,
     SERIES_CONCEALED, two_concealed_triplets},
    {"three-concealed-triplets", N_("Three Concealed Triplets"), N_("three triplets of your own tiles"), 30,
     SERIES_CONCEALED, three_concealed_triplets},
    {"four-concealed-triplets", N_("Four Concealed Triplets"), N_("four triplets of your own tiles"), 125,
     SERIES_CONCEALED, trait_four_concealed_pungs},
    {"one-quad", N_("One Quad"), N_("a quad"), 5, SERIES_QUADS, one_quad},
    {"two-quads", N_("Two Quads"), N_("two quads"), 20, SERIES_QUADS, two_quads},
    {"three-quads", N_("Three Quads"), N_("three quads"), 120, SERIES_QUADS, three_quads},
    {"four-quads", N_("Four Quads"), N_("four quads"), 480, SERIES_QUADS, trait_four_kongs},
    {"two-identical-runs", N_("Two Identical Runs"), N_("two identical runs in one suit"), 10,
     SERIES_IDENTICAL, two_identical_runs},
    {"double-two-identical-runs", N_("Double Two Identical Runs"), N_("two pairs of identical runs"), 60,
     SERIES_IDENTICAL, double_two_identical_runs},
    {"three-identical-runs", N_("Three Identical Runs"), N_("three identical runs in one suit"), 120,
     SERIES_IDENTICAL, three_identical_runs},
    {"four-identical-runs", N_("Four Identical Runs"), N_("four identical runs in one suit"), 480,
     SERIES_IDENTICAL, four_identical_runs},
    {"three-similar-runs", N_("Three Similar Runs"), N_("the same run in all three suits"), 35, 0,
     trait_similar_runs},
    {"small-three-similar-triplets", N_("Small Three Similar Triplets"),
     N_("one number: two triplets and a pair"), 30, SERIES_SIMILAR, small_three_similar_triplets},
    {"big-three-similar-triplets", N_("Big Three Similar Triplets"),
     N_("one number: triplets in all three suits"), 120, SERIES_SIMILAR, trait_similar_pungs},
    {"nine-tile-straight", N_("Nine-tile Straight"), N_("123, 456 and 789 of one suit"), 40, 0,
     trait_straight},
    {"three-consecutive-triplets", N_("Three Consecutive Triplets"),
     N_("three consecutive triplets in one suit"), 100, SERIES_CONSECUTIVE, three_consecutive_triplets},
    {"four-consecutive-triplets", N_("Four Consecutive Triplets"),
     N_("four consecutive triplets in one suit"), 200, SERIES_CONSECUTIVE, four_consecutive_triplets},
    {"mixed-branching-terminals", N_("Mixed Branching Terminals"),
     N_("terminals or honors in all sets, and a run"), 40, SERIES_TERMINALS, mixed_branching_terminals},
    {"pure-branching-terminals", N_("Pure Branching Terminals"), N_("a terminal in every set"), 50,
     SERIES_TERMINALS, pure_branching_terminals},
    {"mixed-rooted-terminals", N_("Mixed Rooted Terminals"), N_("only terminals and honors, some of each"),
     100, SERIES_TERMINALS, mixed_rooted_terminals},
    {"pure-rooted-terminals", N_("Pure Rooted Terminals"), N_("only terminals"), 400, SERIES_TERMINALS,
     pure_rooted_terminals},
    {"final-draw", N_("Final Draw"), N_("self-draw of the last tile"), 10, SERIES_FINAL, final_draw},
    {"final-discard", N_("Final Discard"), N_("a discard after the last tile"), 10, SERIES_FINAL,
     trait_last_discard},
    {"win-on-quad", N_("Win on Quad"), N_("the tile drawn after a quad"), 10, 0, trait_kong_replacement},
    {"robbing-a-quad", N_("Robbing a Quad"), N_("a tile another player adds to a triplet"), 10, 0,
     trait_robbed_kong},
    {"blessing-of-heaven", N_("Blessing of Heaven"), N_("East wins on the first draw"), 155, SERIES_BLESSING,
     trait_heavenly_hand},
    {"blessing-of-earth", N_("Blessing of Earth"), N_("a win on East’s first discard"), 155, SERIES_BLESSING,
     trait_human_hand},
    {"thirteen-wonders", N_("Thirteen Wonders"), N_("all terminals and honors, one doubled"), 160, 0,
     trait_thirteen_orphans},
    {"seven-pairs", N_("Seven Pairs"), N_("pairs only; four of a kind may be two"), 30, 0, seven_pairs},
    {0},
};

const struct customary_name patterns_customary[] = {
    {"all-runs", N_("All Chows")},
    {"no-terminals", N_("All Simples")},
    {"mixed-one-suit", N_("Half Flush")},
    {"pure-one-suit", N_("Full Flush")},
    {"value-honour", N_("Dragon or Seat Wind Pung")},
    {"small-three-dragons", N_("Little Three Dragons")},
    {"small-three-winds", N_("Little Three Winds")},
    {"small-four-winds", N_("Little Four Winds")},
    {"all-honours", N_("All Honors")},
    {"all-triplets", N_("All Pungs")},
    {"two-concealed-triplets", N_("Two Concealed Pungs")},
    {"three-concealed-triplets", N_("Three Concealed Pungs")},
    {"four-concealed-triplets", N_("Four Concealed Pungs")},
    {"one-quad", N_("One Kong")},
    {"two-quads", N_("Two Kongs")},
    {"three-quads", N_("Three Kongs")},
    {"four-quads", N_("Four Kongs")},
    {"two-identical-runs", N_("Pure Double Chow")},
    {"double-two-identical-runs", N_("Two Pure Double Chows")},
    {"three-identical-runs", N_("Pure Triple Chow")},
    {"four-identical-runs", N_("Quadruple Chow")},
    {"three-similar-runs", N_("Mixed Triple Chow")},
    {"small-three-similar-triplets", N_("Little Triple Pung")},
    {"big-three-similar-triplets", N_("Triple Pung")},
    {"nine-tile-straight", N_("Pure Straight")},
    {"three-consecutive-triplets", N_("Pure Shifted Pungs")},
    {"four-consecutive-triplets", N_("Four Pure Shifted Pungs")},
    {"mixed-branching-terminals", N_("Mixed Outside Hand")},
    {"pure-branching-terminals", N_("Pure Outside Hand")},
    {"mixed-rooted-terminals", N_("All Terminals and Honors")},
    {"pure-rooted-terminals", N_("All Terminals")},
    {"final-draw", N_("Last Tile Draw")},
    {"final-discard", N_("Last Tile Claim")},
    {"win-on-quad", N_("Out with Replacement Tile")},
    {"robbing-a-quad", N_("Robbing the Kong")},
    {"blessing-of-heaven", N_("Heavenly Hand")},
    {"blessing-of-earth", N_("Human Hand")},
    {"thirteen-wonders", N_("Thirteen Orphans")},
    {0},
};
