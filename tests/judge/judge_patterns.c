/* judge_patterns.c: docs/rules/patterns.md "The patterns", line by line; see judge.h. */
#include "judge/judge.h"

#include <string.h>

/* The series, by the first two numbers of their patterns. */
enum {
    SERIES_2_1 = 21,
    SERIES_3_2 = 32,
    SERIES_3_3 = 33,
    SERIES_4_2 = 42,
    SERIES_4_3 = 43,
    SERIES_5_1 = 51,
    SERIES_6_1 = 61,
    SERIES_7_1 = 71,
    SERIES_8_1 = 81,
    SERIES_9_1 = 91,
    SERIES_9_4 = 94
};

enum { MOST = 320 };

static void judge_1_and_2(const struct judge_hand *hand, const struct judge_reading *r,
                          struct judge_verdict *v)
{
    bool honors = judge_has(hand, judge_is_honor);
    judge_say(v, judge_runs(r) == 4, "all-runs", 5, 0);
    judge_say(v, !hand->open, "concealed-hand", 5, 0);
    judge_say(v, judge_only(hand, judge_is_middle), "no-terminals", 5, 0);
    judge_say(v, judge_suits(hand) == 1 && honors, "mixed-one-suit", 40, SERIES_2_1);
    judge_say(v, judge_suits(hand) == 1 && !honors, "pure-one-suit", 80, SERIES_2_1);
    judge_say(v, judge_nine_gates(hand), "nine-gates", 480, 0);
}

static void judge_3(const struct judge_hand *hand, const struct judge_reading *r, struct judge_verdict *v)
{
    int winds = judge_triplets(r, TILE_EAST, TILE_NORTH);
    int dragons = judge_triplets(r, TILE_WHITE, TILE_RED);
    int valued = dragons + judge_has_triplet(r, hand->win->seat_wind);
    bool wind_pair = judge_has_pair(r, TILE_EAST, TILE_NORTH);
    judge_say(v, valued > 0, "value-honour", 10 * valued, 0);
    judge_say(v, dragons == 2 && judge_has_pair(r, TILE_WHITE, TILE_RED), "small-three-dragons", 40,
              SERIES_3_2);
    judge_say(v, dragons == 3, "big-three-dragons", 130, SERIES_3_2);
    judge_say(v, winds == 2 && wind_pair, "small-three-winds", 30, SERIES_3_3);
    judge_say(v, winds >= 3, "big-three-winds", 120, SERIES_3_3);
    judge_say(v, winds == 3 && wind_pair, "small-four-winds", 320, SERIES_3_3);
    judge_say(v, winds == 4, "big-four-winds", 400, SERIES_3_3);
    judge_say(v, judge_only(hand, judge_is_honor), "all-honours", 320, 0);
}

static void judge_4(const struct judge_reading *r, struct judge_verdict *v)
{
    int own = judge_own_triplets(r), quads = judge_quads(r);
    judge_say(v, judge_triplets(r, 0, TILE_RED) == 4, "all-triplets", 30, 0);
    judge_say(v, own >= 2, "two-concealed-triplets", 5, SERIES_4_2);
    judge_say(v, own >= 3, "three-concealed-triplets", 30, SERIES_4_2);
    judge_say(v, own >= 4, "four-concealed-triplets", 125, SERIES_4_2);
    judge_say(v, quads >= 1, "one-quad", 5, SERIES_4_3);
    judge_say(v, quads >= 2, "two-quads", 20, SERIES_4_3);
    judge_say(v, quads >= 3, "three-quads", 120, SERIES_4_3);
    judge_say(v, quads >= 4, "four-quads", 480, SERIES_4_3);
}

static void judge_5(const struct judge_reading *r, struct judge_verdict *v)
{
    int twice = 0, most = 0;
    for (int tile = 0; tile < TILE_EAST; tile++) {
        int runs = judge_runs_of(r, tile);
        twice += runs / 2;
        most = runs > most ? runs : most;
    }
    judge_say(v, most >= 2, "two-identical-runs", 10, SERIES_5_1);
    judge_say(v, twice >= 2, "double-two-identical-runs", 60, SERIES_5_1);
    judge_say(v, most >= 3, "three-identical-runs", 120, SERIES_5_1);
    judge_say(v, most >= 4, "four-identical-runs", 480, SERIES_5_1);
}

/* True if so many of the three suits have the number as a triplet, and one has it as the pair or none. */
static bool similar(const struct judge_reading *r, int number, int triplets, bool pair)
{
    int found = 0, paired = 0;
    for (int suit = 0; suit < 3; suit++) {
        int tile = 9 * suit + number;
        found += judge_has_triplet(r, tile);
        paired += judge_has_pair(r, tile, tile);
    }
    return found == triplets && paired == pair;
}

static void judge_6(const struct judge_reading *r, struct judge_verdict *v)
{
    bool runs = false, small = false, big = false;
    for (int number = 0; number < 9; number++) {
        runs |= judge_runs_of(r, number) && judge_runs_of(r, 9 + number) && judge_runs_of(r, 18 + number);
        small |= similar(r, number, 2, true);
        big |= similar(r, number, 3, false);
    }
    judge_say(v, runs, "three-similar-runs", 35, 0);
    judge_say(v, small, "small-three-similar-triplets", 30, SERIES_6_1);
    judge_say(v, big, "big-three-similar-triplets", 120, SERIES_6_1);
}

static void judge_7(const struct judge_reading *r, struct judge_verdict *v)
{
    bool straight = false;
    int longest = 0;
    for (int suit = 0; suit < 27; suit += 9) {
        int row = 0;
        straight |= judge_runs_of(r, suit) && judge_runs_of(r, suit + 3) && judge_runs_of(r, suit + 6);
        for (int number = 0; number < 9; number++) {
            row = judge_has_triplet(r, suit + number) ? row + 1 : 0;
            longest = row > longest ? row : longest;
        }
    }
    judge_say(v, straight, "nine-tile-straight", 40, 0);
    judge_say(v, longest >= 3, "three-consecutive-triplets", 100, SERIES_7_1);
    judge_say(v, longest >= 4, "four-consecutive-triplets", 200, SERIES_7_1);
}

static void judge_8(const struct judge_hand *hand, const struct judge_reading *r, struct judge_verdict *v)
{
    bool both = judge_has(hand, judge_is_terminal) && judge_has(hand, judge_is_honor);
    judge_say(v, judge_every_set(r, judge_is_outer) && both && judge_runs(r) > 0, "mixed-branching-terminals",
              40, SERIES_8_1);
    judge_say(v, judge_every_set(r, judge_is_terminal), "pure-branching-terminals", 50, SERIES_8_1);
    judge_say(v, judge_only(hand, judge_is_outer) && both, "mixed-rooted-terminals", 100, SERIES_8_1);
    judge_say(v, judge_only(hand, judge_is_terminal), "pure-rooted-terminals", 400, SERIES_8_1);
}

static void judge_9(const struct judge_hand *hand, struct judge_verdict *v)
{
    const struct win *win = hand->win;
    bool east = win->seat_wind == TILE_EAST;
    judge_say(v, win->last_tile && hand->own_draw, "final-draw", 10, SERIES_9_1);
    judge_say(v, win->last_tile && win->source == WIN_DISCARD, "final-discard", 10, SERIES_9_1);
    judge_say(v, win->source == WIN_REPLACEMENT, "win-on-quad", 10, 0);
    judge_say(v, win->source == WIN_ROBBED_KONG, "robbing-a-quad", 10, 0);
    judge_say(v, win->first_turn && east && hand->own_draw, "blessing-of-heaven", 155, SERIES_9_4);
    judge_say(v, win->first_turn && !east && win->source == WIN_DISCARD, "blessing-of-earth", 155,
              SERIES_9_4);
}

/* "If the sum is over 320, the hand is worth 320, or its best single pattern if that alone is worth more." */
static int capped(const struct judge_verdict *v, int sum)
{
    int best = 0;
    for (int i = 0; i < v->count; i++)
        best = !v->lines[i].covered && v->lines[i].points > best ? v->lines[i].points : best;
    if (sum <= MOST)
        return sum > 0 ? sum : 1;
    return best > MOST ? best : MOST;
}

void judge_patterns(const struct judge_hand *hand, const struct judge_reading *r, struct judge_verdict *v)
{
    if (r->form == JUDGE_ORPHANS) {
        judge_say(v, !hand->open, "concealed-hand", 5, 0);
        judge_say(v, true, "thirteen-wonders", 160, 0);
    } else {
        judge_1_and_2(hand, r, v);
        judge_3(hand, r, v);
        judge_4(r, v);
        judge_5(r, v);
        judge_6(r, v);
        judge_7(r, v);
        judge_8(hand, r, v);
        judge_say(v, r->form == JUDGE_PAIRS, "seven-pairs", 30, 0);
    }
    judge_9(hand, v);
    v->win = true;
    v->points = capped(v, judge_sum(v));
}
