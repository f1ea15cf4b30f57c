/*
 * riichi_score.c: fu, han and limits; see riichi_score.h.
 *
 * Standard Riichi scoring with the choices of docs/rules/tenpai-duel.md "The value of a hand" and "Fu": a
 * pair of the double wind is 4 fu, values are not rounded up to mangan, yakuman add up and none counts
 * double, 13 or more han are one yakuman.
 */
#include "rules/modes/riichi_score.h"

#include "base/check.h"
#include "rules/modes/riichi_yaku.h"
#include "rules/play/ruleset.h"
#include "rules/play/traits.h"

enum { HAN_YAKUMAN = 13, BASE_MANGAN = 2000, BASE_YAKUMAN = 8000, BY_HAN = 4 };

/* The limits that so many han reach. */
static const struct {
    int han, base;
    enum riichi_limit limit;
} by_han[BY_HAN] = {{HAN_YAKUMAN, BASE_YAKUMAN, LIMIT_COUNTED_YAKUMAN},
                    {11, 6000, LIMIT_SANBAIMAN},
                    {8, 4000, LIMIT_BAIMAN},
                    {6, 3000, LIMIT_HANEMAN}};

/* Returns the place in `by_han`, or BY_HAN. */
static int place_of(int han)
{
    int place = 0;
    while (place < BY_HAN && han < by_han[place].han)
        place++;
    return place;
}

const char *fu_kind_name(enum fu_kind kind)
{
    static const char *const names[FU_KINDS] = {
        [FU_WIN] = "a winning hand",
        [FU_SEVEN_PAIRS] = "seven pairs",
        [FU_CLOSED_HAND] = "closed hand, another’s tile",
        [FU_OWN_DRAW] = "own draw",
        [FU_OPEN_PUNG] = "open pung",
        [FU_CLOSED_PUNG] = "closed pung",
        [FU_OPEN_KONG] = "open kong",
        [FU_CLOSED_KONG] = "closed kong",
        [FU_PAIR] = "pair",
        [FU_PAIR_WAIT] = "pair wait",
        [FU_MIDDLE_WAIT] = "middle wait",
        [FU_EDGE_WAIT] = "edge wait",
        [FU_OPEN_HAND] = "open hand without fu",
    };
    return names[kind];
}

struct fu {
    struct fu_line *lines; /* NULL: only the sum is needed */
    int count;
    int sum;
};

static void add_fu(struct fu *fu, int value, enum fu_kind kind, uint8_t tile)
{
    if (!value)
        return;
    fu->sum += value;
    if (!fu->lines)
        return;
    CHECK(fu->count < FU_LINES_MAX);
    struct fu_line *line = &fu->lines[fu->count++];
    *line = (struct fu_line){.kind = kind, .tile = tile, .fu = value};
}

/* A pung has 2 fu, twice that if concealed, twice again for terminals or honors; a kong has four times as
 * much. */
static void add_set_fu(struct fu *fu, const struct set *set)
{
    if (set->kind != SET_PUNG && set->kind != SET_KONG)
        return;
    bool kong = set->kind == SET_KONG, outside = tile_is_honor(set->tile) || tile_is_terminal(set->tile);
    int value = 2 * (set->concealed ? 2 : 1) * (outside ? 2 : 1) * (kong ? 4 : 1);
    enum fu_kind kind = kong             ? set->concealed ? FU_CLOSED_KONG : FU_OPEN_KONG
                        : set->concealed ? FU_CLOSED_PUNG
                                         : FU_OPEN_PUNG;
    add_fu(fu, value, kind, set->tile);
}

static int pair_fu(const struct win *win, uint8_t kind)
{
    return 2 * tile_is_dragon(kind) + 2 * (kind == win->seat_wind) + 2 * (kind == win->round_wind);
}

/* 2 fu for a wait on one kind: the middle or the edge of a run, or the pair. */
static void add_wait_fu(struct fu *fu, const struct win *win, const struct set *set)
{
    if (set->kind == SET_PAIR)
        add_fu(fu, 2, FU_PAIR_WAIT, TILE_NONE);
    if (set->kind != SET_RUN)
        return;
    int place = tile_kind(win->tile) - set->tile, lowest = tile_number(set->tile);
    if (place == 1)
        add_fu(fu, 2, FU_MIDDLE_WAIT, TILE_NONE);
    else if ((place == 0 && lowest == 7) || (place == 2 && lowest == 1))
        add_fu(fu, 2, FU_EDGE_WAIT, TILE_NONE);
}

static void count_fu(struct fu *fu, const struct win *win, const struct reading *reading)
{
    bool closed = win_is_closed(win), drawn = win_is_own_draw(win), pinfu = riichi_is_pinfu(win, reading);
    if (reading->form != FORM_STANDARD) {
        add_fu(fu, 25, FU_SEVEN_PAIRS, TILE_NONE);
        return;
    }
    add_fu(fu, 20, FU_WIN, TILE_NONE);
    if (closed && !drawn)
        add_fu(fu, 10, FU_CLOSED_HAND, TILE_NONE);
    if (drawn && !pinfu)
        add_fu(fu, 2, FU_OWN_DRAW, TILE_NONE);
    for (int i = 0; i < reading->count; i++) {
        const struct set *set = &reading->sets[i];
        add_set_fu(fu, set);
        if (set->kind == SET_PAIR)
            add_fu(fu, pair_fu(win, set->tile), FU_PAIR, set->tile);
        if (set->wins)
            add_wait_fu(fu, win, set);
    }
    if (fu->sum == 20 && !(closed && drawn))
        add_fu(fu, 10, FU_OPEN_HAND, TILE_NONE);
}

/* Seven pairs stay at 25 fu; all else is rounded up to ten. */
static int rounded_fu(int fu)
{
    return fu == 25 ? 25 : (fu + 9) / 10 * 10;
}

static int base_points(int han, int fu)
{
    if (place_of(han) < BY_HAN)
        return by_han[place_of(han)].base;
    int base = fu * (han >= 5 ? BASE_MANGAN : 4 << han);
    return base > BASE_MANGAN ? BASE_MANGAN : base;
}

/* Returns what the pot pays for a base value, rounded up to 100. */
static int value_of(bool dealer, int base)
{
    int value = base * (dealer ? 6 : 4);
    return (value + 99) / 100 * 100;
}

int riichi_points(int han, int fu, bool dealer)
{
    return value_of(dealer, base_points(han, fu));
}

/* Adds every pattern of a class that the reading has; returns their han. */
static int add_lines(const struct win *win, const struct reading *reading, bool open,
                     const struct riichi_class *class, struct score *score)
{
    int sum = 0;
    for (const struct pattern *pattern = class->first; pattern < class->end; pattern++) {
        int han = pattern->times(win, reading);
        if (!han)
            continue;
        han *= riichi_yaku_han(pattern, open);
        if (!han)
            continue;
        score->lines[score->line_count++] = (struct score_line){pattern, (int16_t)han};
        sum += han;
    }
    score->han += sum;
    return sum;
}

/* Scores one reading of a hand that is open or closed. */
static void score_reading(const struct win *win, const struct reading *reading, bool open,
                          struct score *score)
{
    score_begin(score, reading);
    if (add_lines(win, reading, open, &riichi_yakuman, score)) {
        score->win = true;
        score->points = value_of(win->seat_wind == TILE_EAST, BASE_YAKUMAN * (score->han / HAN_YAKUMAN));
        return;
    }
    if (!add_lines(win, reading, open, &riichi_plain, score)) {
        score->reason = "no-yaku";
        return;
    }
    add_lines(win, reading, open, &riichi_dora, score);
    struct fu fu = {0};
    count_fu(&fu, win, reading);
    score->win = true;
    score->fu = rounded_fu(fu.sum);
    score->points = riichi_points(score->han, score->fu, win->seat_wind == TILE_EAST);
}

static bool is_worth_more(const struct score *a, const struct score *b)
{
    if (a->win != b->win)
        return a->win;
    if (a->points != b->points)
        return a->points > b->points;
    if (a->han != b->han)
        return a->han > b->han;
    return a->fu > b->fu;
}

void riichi_score(const struct ruleset *rules, const int16_t *options, const struct win *win,
                  struct score *score)
{
    (void)options;
    struct reading readings[READING_MAX];
    int count = win_readings(rules, win, readings);
    bool open = !win_is_closed(win);
    score_none(score);
    for (int i = 0; i < count; i++) {
        struct score next;
        score_reading(win, &readings[i], open, i == 0 ? score : &next);
        if (i > 0 && is_worth_more(&next, score))
            *score = next;
    }
}

int riichi_fu_lines(const struct win *win, const struct score *score, struct fu_line lines[FU_LINES_MAX])
{
    struct fu fu = {.lines = lines};
    if (!score->fu)
        return 0;
    count_fu(&fu, win, &score->reading);
    return fu.count;
}

enum riichi_limit riichi_limit(const struct score *score)
{
    if (score->line_count && riichi_yaku_is_yakuman(score->lines[0].pattern))
        return LIMIT_YAKUMAN;
    if (place_of(score->han) < BY_HAN)
        return by_han[place_of(score->han)].limit;
    return base_points(score->han, score->fu) == BASE_MANGAN ? LIMIT_MANGAN : LIMIT_NONE;
}

const char *riichi_limit_name(const struct score *score)
{
    static const char *const names[LIMITS] = {
        [LIMIT_MANGAN] = "mangan",
        [LIMIT_HANEMAN] = "haneman",
        [LIMIT_BAIMAN] = "baiman",
        [LIMIT_SANBAIMAN] = "sanbaiman",
        [LIMIT_COUNTED_YAKUMAN] = "counted yakuman",
        [LIMIT_YAKUMAN] = "yakuman",
    };
    return names[riichi_limit(score)];
}
