/* judge_tigers.c: docs/rules/dueling-tigers.md "Winning and points", line by line; see judge.h. */
#include "judge/judge.h"

enum { WINDS = 1, DRAGONS = 2 };

/* A suit tile with one of the indicators' numbers. */
static bool is_bonus(const struct judge_hand *hand, int kind)
{
    const uint8_t *bonus = hand->win->bonus;
    int number = kind % 9 + 1;
    return judge_is_suited(kind) && ((bonus[0] && bonus[0] == number) || (bonus[1] && bonus[1] == number));
}

/* "every set and the pair holds a suit tile with an indicator's number" */
static bool only_bonus(const struct judge_hand *hand, const struct judge_reading *reading)
{
    for (int i = 0; i < reading->count; i++) {
        const struct judge_set *set = &reading->sets[i];
        bool holds = is_bonus(hand, set->tile);
        if (set->kind == JUDGE_RUN)
            holds = holds || is_bonus(hand, set->tile + 1) || is_bonus(hand, set->tile + 2);
        if (!holds)
            return false;
    }
    return true;
}

static int treasures(const struct judge_hand *hand)
{
    int tiles = 0;
    for (int kind = 0; kind < TILE_EAST; kind++)
        if (hand->win->treasure && kind % 9 + 1 == hand->win->treasure)
            tiles += hand->all[kind];
    return tiles;
}

static void judge_honors(const struct judge_hand *hand, const struct judge_reading *r,
                         struct judge_verdict *v)
{
    int winds = judge_triplets(r, TILE_EAST, TILE_NORTH);
    int dragons = judge_triplets(r, TILE_WHITE, TILE_RED);
    bool wind_pair = judge_has_pair(r, TILE_EAST, TILE_NORTH);
    bool dragon_pair = judge_has_pair(r, TILE_WHITE, TILE_RED);
    judge_say(v, judge_only(hand, judge_is_honor), "all-winds-dragons", 16, 0);
    judge_say(v, judge_has_triplet(r, hand->win->seat_wind), "matching-wind-pung", 1, 0);
    judge_say(v, dragons > 0, "dragon-pung", dragons, 0);
    judge_say(v, winds == 2 && wind_pair, "small-three-winds", 2, WINDS);
    judge_say(v, winds >= 3, "big-three-winds", 6, WINDS);
    judge_say(v, winds == 3 && wind_pair, "small-four-winds", 12, WINDS);
    judge_say(v, winds == 4, "big-four-winds", 20, WINDS);
    judge_say(v, dragons == 2 && dragon_pair, "small-three-dragons", 2, DRAGONS);
    judge_say(v, dragons == 3, "big-three-dragons", 7, DRAGONS);
}

void judge_tigers(const struct judge_hand *hand, const struct judge_reading *r, struct judge_verdict *v)
{
    const struct win *win = hand->win;
    judge_say(v, judge_runs(r) == 4, "all-chow", 1, 0);
    judge_say(v, judge_suits(hand) == 1 && judge_only(hand, judge_is_suited), "pure-one-suit", 2, 0);
    judge_say(v, judge_triplets(r, 0, TILE_RED) == 4, "all-pung", 3, 0);
    judge_honors(hand, r, v);
    judge_say(v, r->form == JUDGE_PAIRS, "seven-pairs", 3, 0);
    judge_say(v, judge_own_triplets(r) == 4 && hand->own_draw, "hidden-treasure", 5, 0);
    judge_say(v, judge_quads(r) == 4, "all-kong", 24, 0);
    judge_say(v, judge_nine_gates(hand), "nine-gates", 24, 0);
    judge_say(v, win->source == WIN_SELF_DRAW, "self-picked", 1, 0);
    judge_say(v, win->source == WIN_REPLACEMENT, "kong-replacement", 2, 0);
    judge_say(v, win->source == WIN_ROBBED_KONG, "robbing-kong", 1, 0);
    judge_say(v, !hand->open, "concealed-hand", 1, 0);
    judge_say(v, win->riichi, "riichi", 2, 0);
    judge_say(v, only_bonus(hand, r), "only-bonus", 3, 0);
    judge_say(v, treasures(hand) > 0, "treasure", treasures(hand), 0);
    v->win = true;
    v->points = judge_sum(v);
}
