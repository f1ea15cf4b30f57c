/* judge_riichi.c: docs/rules/tenpai-duel.md "The value of a hand", line by line; see judge.h. */
#include "judge/judge.h"

/* --- yakuman ------------------------------------------------------------------------------------------ */

static bool is_green(int kind)
{
    return kind == TILE_1S + 1 || kind == TILE_1S + 2 || kind == TILE_1S + 3 || kind == TILE_1S + 5 ||
           kind == TILE_1S + 7 || kind == TILE_GREEN;
}

enum { YAKUMAN = 13 };

static void judge_yakuman(const struct judge_hand *hand, const struct judge_reading *r,
                          struct judge_verdict *v)
{
    const struct win *win = hand->win;
    int winds = judge_triplets(r, TILE_EAST, TILE_NORTH);
    bool first = win->first_turn && win->source == WIN_SELF_DRAW;
    judge_say(v, r->form == JUDGE_ORPHANS, "kokushi-musou", YAKUMAN, 0);
    judge_say(v, judge_own_triplets(r) == 4, "suuankou", YAKUMAN, 0);
    judge_say(v, judge_triplets(r, TILE_WHITE, TILE_RED) == 3, "daisangen", YAKUMAN, 0);
    judge_say(v, winds == 3 && judge_has_pair(r, TILE_EAST, TILE_NORTH), "shousuushii", YAKUMAN, 0);
    judge_say(v, winds == 4, "daisuushii", YAKUMAN, 0);
    judge_say(v, judge_only(hand, judge_is_honor), "tsuuiisou", YAKUMAN, 0);
    judge_say(v, judge_only(hand, judge_is_terminal), "chinroutou", YAKUMAN, 0);
    judge_say(v, judge_only(hand, is_green), "ryuuiisou", YAKUMAN, 0);
    judge_say(v, judge_nine_gates(hand), "chuuren-poutou", YAKUMAN, 0);
    judge_say(v, judge_quads(r) == 4, "suukantsu", YAKUMAN, 0);
    judge_say(v, first && win->seat_wind == TILE_EAST, "tenhou", YAKUMAN, 0);
    judge_say(v, first && win->seat_wind != TILE_EAST, "chiihou", YAKUMAN, 0);
}

/* --- yaku --------------------------------------------------------------------------------------------- */

static const struct judge_set *winning_set(const struct judge_reading *r)
{
    for (int i = 0; i < r->count; i++)
        if (r->sets[i].wins)
            return &r->sets[i];
    return NULL;
}

/* Where in its set the winning tile stands. */
enum wait { WAIT_TWO_SIDED, WAIT_TWO_PAIRS, WAIT_PAIR, WAIT_MIDDLE, WAIT_EDGE };

static enum wait wait_of(const struct judge_hand *hand, const struct judge_reading *r)
{
    const struct judge_set *set = winning_set(r);
    int tile = tile_kind(hand->win->tile);
    if (set->kind == JUDGE_PAIR)
        return WAIT_PAIR;
    if (set->kind != JUDGE_RUN)
        return WAIT_TWO_PAIRS;
    if (tile == set->tile + 1)
        return WAIT_MIDDLE;
    bool low_edge = set->tile % 9 == 0 && tile == set->tile + 2; /* 12 waiting for 3 */
    bool high_edge = set->tile % 9 == 6 && tile == set->tile;    /* 89 waiting for 7 */
    return low_edge || high_edge ? WAIT_EDGE : WAIT_TWO_SIDED;
}

/* The fu of the pair: 2 for a dragon, the seat wind, East; 4 for an East that is both. */
static int pair_fu(const struct judge_hand *hand, const struct judge_reading *r)
{
    int fu = judge_has_pair(r, TILE_WHITE, TILE_RED) ? 2 : 0;
    if (judge_has_pair(r, hand->win->seat_wind, hand->win->seat_wind))
        fu += 2;
    if (judge_has_pair(r, TILE_EAST, TILE_EAST))
        fu += 2;
    return fu;
}

static bool is_pinfu(const struct judge_hand *hand, const struct judge_reading *r)
{
    return !hand->open && judge_runs(r) == 4 && pair_fu(hand, r) == 0 && wait_of(hand, r) == WAIT_TWO_SIDED;
}

static int equal_runs(const struct judge_reading *r)
{
    int pairs = 0;
    for (int tile = 0; tile < TILE_EAST; tile++)
        pairs += judge_runs_of(r, tile) / 2;
    return pairs;
}

static bool same_in_three_suits(const struct judge_reading *r, bool runs)
{
    for (int number = 0; number < 9; number++) {
        int suits = 0;
        for (int tile = number; tile < TILE_EAST; tile += 9)
            suits += runs ? judge_runs_of(r, tile) > 0 : judge_has_triplet(r, tile);
        if (suits == 3)
            return true;
    }
    return false;
}

static bool is_straight(const struct judge_reading *r)
{
    for (int suit = 0; suit < 27; suit += 9)
        if (judge_runs_of(r, suit) && judge_runs_of(r, suit + 3) && judge_runs_of(r, suit + 6))
            return true;
    return false;
}

static void judge_way(const struct judge_hand *hand, struct judge_verdict *v)
{
    const struct win *win = hand->win;
    judge_say(v, win->riichi && !win->double_riichi, "riichi", 1, 0);
    judge_say(v, win->double_riichi, "double-riichi", 2, 0);
    judge_say(v, hand->own_draw && !hand->open, "menzen-tsumo", 1, 0);
    judge_say(v, win->last_tile && win->source == WIN_SELF_DRAW, "haitei-raoyue", 1, 0);
    judge_say(v, win->last_tile && win->source == WIN_DISCARD, "houtei-raoyui", 1, 0);
    judge_say(v, win->source == WIN_REPLACEMENT, "rinshan-kaihou", 1, 0);
    judge_say(v, win->source == WIN_ROBBED_KONG, "chankan", 1, 0);
}

static void judge_tiles(const struct judge_hand *hand, const struct judge_reading *r, struct judge_verdict *v)
{
    int less = hand->open ? 1 : 0;
    bool honors = judge_has(hand, judge_is_honor), runs = judge_runs(r) > 0;
    bool outside = judge_every_set(r, judge_is_outer) && runs,
         pure = judge_every_set(r, judge_is_terminal) && runs;
    judge_say(v, judge_only(hand, judge_is_middle), "tanyao", 1, 0);
    judge_say(v, outside && !pure, "chanta", 2 - less, 0);
    judge_say(v, pure, "junchan", 3 - less, 0);
    judge_say(v, judge_only(hand, judge_is_outer), "honroutou", 2, 0);
    judge_say(v, judge_suits(hand) == 1 && honors, "honitsu", 3 - less, 0);
    judge_say(v, judge_suits(hand) == 1 && !honors, "chinitsu", 6 - less, 0);
}

static void judge_sets(const struct judge_hand *hand, const struct judge_reading *r, struct judge_verdict *v)
{
    int less = hand->open ? 1 : 0, dragons = judge_triplets(r, TILE_WHITE, TILE_RED);
    judge_say(v, is_pinfu(hand, r), "pinfu", 1, 0);
    judge_say(v, !hand->open && equal_runs(r) == 1, "iipeikou", 1, 0);
    judge_say(v, !hand->open && equal_runs(r) == 2, "ryanpeikou", 3, 0);
    judge_say(v, judge_has_triplet(r, TILE_WHITE), "haku", 1, 0);
    judge_say(v, judge_has_triplet(r, TILE_GREEN), "hatsu", 1, 0);
    judge_say(v, judge_has_triplet(r, TILE_RED), "chun", 1, 0);
    judge_say(v, judge_has_triplet(r, hand->win->seat_wind), "jikaze", 1, 0);
    judge_say(v, judge_has_triplet(r, TILE_EAST), "bakaze", 1, 0);
    judge_say(v, is_straight(r), "ittsuu", 2 - less, 0);
    judge_say(v, same_in_three_suits(r, true), "sanshoku-doujun", 2 - less, 0);
    judge_say(v, same_in_three_suits(r, false), "sanshoku-doukou", 2, 0);
    judge_say(v, judge_triplets(r, 0, TILE_RED) == 4, "toitoi", 2, 0);
    judge_say(v, judge_own_triplets(r) == 3, "sanankou", 2, 0);
    judge_say(v, judge_quads(r) == 3, "sankantsu", 2, 0);
    judge_say(v, dragons == 2 && judge_has_pair(r, TILE_WHITE, TILE_RED), "shousangen", 2, 0);
    judge_say(v, r->form == JUDGE_PAIRS, "chiitoitsu", 2, 0);
}

/* --- dora --------------------------------------------------------------------------------------------- */

/* The kind that follows: 9 is followed by 1, North by East, the red dragon by the white. */
static int follows(int tile)
{
    int kind = tile_kind((uint8_t)tile);
    if (kind < TILE_EAST)
        return kind % 9 == 8 ? kind - 8 : kind + 1;
    if (kind == TILE_NORTH)
        return TILE_EAST;
    return kind == TILE_RED ? TILE_WHITE : kind + 1;
}

static int dora(const struct judge_hand *hand, const uint8_t indicators[5])
{
    int count = 0;
    for (int i = 0; i < 5 && indicators[i] != TILE_NONE; i++)
        count += hand->all[follows(indicators[i])];
    return count;
}

static int red_fives(const struct win *win)
{
    int reds = 0;
    for (int suit = 0; suit < 3; suit++) {
        reds += win->hand.reds >> suit & 1;
        for (int i = 0; i < win->meld_count; i++)
            reds += win->melds[i].reds >> suit & 1;
    }
    return reds;
}

static void judge_dora(const struct judge_hand *hand, struct judge_verdict *v)
{
    int shown = dora(hand, hand->win->dora), under = hand->win->riichi ? dora(hand, hand->win->ura) : 0;
    judge_say(v, shown > 0, "dora", shown, 0);
    judge_say(v, under > 0, "ura-dora", under, 0);
    judge_say(v, red_fives(hand->win) > 0, "aka-dora", red_fives(hand->win), 0);
}

/* --- fu and points ------------------------------------------------------------------------------------ */

static int set_fu(const struct judge_set *set)
{
    if (set->kind != JUDGE_TRIPLET && set->kind != JUDGE_QUAD)
        return 0;
    int fu = 2;
    fu *= judge_is_outer(set->tile) ? 2 : 1;
    fu *= set->mine ? 2 : 1;
    fu *= set->kind == JUDGE_QUAD ? 4 : 1;
    return fu;
}

static int count_fu(const struct judge_hand *hand, const struct judge_reading *r)
{
    if (r->form == JUDGE_PAIRS)
        return 25;
    int fu = 0;
    for (int i = 0; i < r->count; i++)
        fu += set_fu(&r->sets[i]);
    fu += pair_fu(hand, r);
    enum wait wait = wait_of(hand, r);
    if (wait == WAIT_PAIR || wait == WAIT_MIDDLE || wait == WAIT_EDGE)
        fu += 2;
    if (hand->own_draw && !is_pinfu(hand, r))
        fu += 2;
    if (hand->open && fu == 0) /* "an open hand without any fu" */
        fu += 10;
    if (!hand->open && !hand->own_draw)
        fu += 10;
    return (20 + fu + 9) / 10 * 10;
}

static int base_points(int han, int fu)
{
    if (han >= 13)
        return 8000;
    if (han >= 11)
        return 6000;
    if (han >= 8)
        return 4000;
    if (han >= 6)
        return 3000;
    int base = fu;
    for (int i = 0; i < 2 + han; i++)
        base *= 2;
    return base > 2000 || han == 5 ? 2000 : base;
}

static int paid(const struct judge_hand *hand, int base)
{
    int points = base * (hand->win->seat_wind == TILE_EAST ? 6 : 4);
    return (points + 99) / 100 * 100;
}

void judge_riichi(const struct judge_hand *hand, const struct judge_reading *r, struct judge_verdict *v)
{
    judge_yakuman(hand, r, v);
    v->yakuman = v->count > 0;
    if (v->yakuman) {
        v->win = true;
        v->points = paid(hand, 8000 * v->count);
        return;
    }
    judge_way(hand, v);
    judge_tiles(hand, r, v);
    judge_sets(hand, r, v);
    v->win = v->count > 0;
    judge_dora(hand, v);
    v->han = judge_sum(v);
    v->fu = count_fu(hand, r);
    v->points = v->win ? paid(hand, base_points(v->han, v->fu)) : 0;
}
