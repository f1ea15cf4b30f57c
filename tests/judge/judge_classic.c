/* judge_classic.c: docs/rules/classic.md "Winning" and "Points", line by line; see judge.h. */
#include "judge/judge.h"

#include "base/bits.h"

enum { LIMIT = 10 };

/* "Limit hands are worth 10 faan, and nothing is counted besides" */
static void judge_limits(const struct judge_hand *hand, const struct judge_reading *r,
                         struct judge_verdict *v)
{
    const struct win *win = hand->win;
    bool east = win->seat_wind == TILE_EAST, first = win->first_turn;
    judge_say(v, judge_triplets(r, TILE_EAST, TILE_NORTH) == 4, "big-four-winds", LIMIT, 0);
    judge_say(v, judge_only(hand, judge_is_honor), "all-honors", LIMIT, 0);
    judge_say(v, judge_quads(r) == 4, "four-kongs", LIMIT, 0);
    judge_say(v, judge_own_triplets(r) == 4, "four-concealed-triplets", LIMIT, 0);
    judge_say(v, judge_only(hand, judge_is_terminal), "all-terminals", LIMIT, 0);
    judge_say(v, judge_nine_gates(hand), "nine-gates", LIMIT, 0);
    judge_say(v, r->form == JUDGE_ORPHANS, "thirteen-orphans", LIMIT, 0);
    judge_say(v, first && east && hand->own_draw, "heavenly-hand", LIMIT, 0);
    judge_say(v, first && !east && hand->own_draw, "earthly-hand", LIMIT, 0);
    judge_say(v, first && !east && win->source == WIN_DISCARD, "human-hand", LIMIT, 0);
}

static void judge_way(const struct judge_hand *hand, struct judge_verdict *v)
{
    const struct win *win = hand->win;
    judge_say(v, hand->own_draw, "self-draw", 1, 0);
    judge_say(v, win->last_tile, "last-tile", 1, 0);
    judge_say(v, win->source == WIN_REPLACEMENT, "kong-replacement", 1, 0);
    judge_say(v, win->source == WIN_ROBBED_KONG, "robbed-kong", 1, 0);
    judge_say(v, !hand->open, "concealed-hand", 1, 0);
}

static void judge_flowers(const struct judge_hand *hand, struct judge_verdict *v)
{
    unsigned held = hand->win->flowers;
    int seat = hand->win->seat_wind - TILE_EAST;
    unsigned own = held & (0x11u << seat);
    judge_say(v, own != 0, "own-flower-or-season", bits_count(own), 0);
    judge_say(v, (held & 0x0f) == 0x0f, "all-four-flowers", 2, 0);
    judge_say(v, (held & 0xf0) == 0xf0, "all-four-seasons", 2, 0);
    judge_say(v, hand->flowers && held == 0, "no-flowers", 1, 0);
}

static void judge_sets(const struct judge_hand *hand, const struct judge_reading *r, struct judge_verdict *v)
{
    int dragons = judge_triplets(r, TILE_WHITE, TILE_RED), winds = judge_triplets(r, TILE_EAST, TILE_NORTH);
    bool honors = judge_has(hand, judge_is_honor);
    judge_say(v, judge_runs(r) == 4, "all-sequences", 1, 0);
    judge_say(v, judge_triplets(r, 0, TILE_RED) == 4, "all-triplets", 3, 0);
    judge_say(v, dragons > 0, "dragon-triplet", dragons, 0);
    judge_say(v, judge_has_triplet(r, hand->win->round_wind), "round-wind", 1, 0);
    judge_say(v, judge_has_triplet(r, hand->win->seat_wind), "seat-wind", 1, 0);
    judge_say(v, judge_suits(hand) == 1 && honors, "half-flush", 3, 0);
    judge_say(v, judge_suits(hand) == 1 && !honors, "full-flush", 7, 0);
    judge_say(v, dragons == 2 && judge_has_pair(r, TILE_WHITE, TILE_RED), "small-three-dragons", 3, 0);
    judge_say(v, dragons == 3, "big-three-dragons", 5, 0);
    judge_say(v, winds == 3 && judge_has_pair(r, TILE_EAST, TILE_NORTH), "small-four-winds", 6, 0);
    judge_say(v, r->form == JUDGE_PAIRS, "seven-pairs", 4, 0);
}

void judge_classic(const struct judge_hand *hand, const struct judge_reading *r, struct judge_verdict *v)
{
    static const int points[] = {1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128};
    judge_limits(hand, r, v);
    v->limit = v->count > 0;
    if (!v->limit) {
        judge_way(hand, v);
        judge_flowers(hand, v);
        judge_sets(hand, r, v);
    }
    int sum = judge_sum(v);
    v->faan = sum < LIMIT ? sum : LIMIT;
    v->win = v->faan >= hand->minimum;
    v->points = points[v->faan];
}
