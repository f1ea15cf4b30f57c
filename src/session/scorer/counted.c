/*
 * counted.c: see counted.h.
 */
#include "session/scorer/counted.h"

#include <string.h>

#include "base/check.h"
#include "rules/play/traits.h"
#include "session/scorer/win_check.h"

/* The win with the hand that is laid out; all tiles must be there. */
static void make_win(const struct laid *laid, struct win *win)
{
    *win = laid->win;
    win->hand = laid_hand(laid);
    win->tile = laid->tiles[laid->winning];
}

static void make_shape(const struct laid *laid, const struct hand *hand, struct shape *shape)
{
    struct stock stock;
    struct fault fault;
    laid_stock(laid, &stock);
    stock_settle_suit(&stock, &fault);
    shape_init(shape, hand, laid->win.melds, laid->win.meld_count, stock.copies, laid_sets(laid),
               laid->rules->forms);
}

static void score_of(const struct laid *laid, const struct win *win, struct score *score)
{
    score_win(laid->rules, laid->options, win, score);
}

/* --- the waits of a hand that lacks its last tile ------------------------------------------------- */

/* Returns the tile of that kind that can still be added: the red five if only that is left. */
static uint8_t tile_left(const struct stock *stock, uint8_t kind)
{
    uint8_t red = kind < TILE_EAST ? (uint8_t)(TILE_RED_FIVE + tile_suit(kind)) : TILE_NONE;
    struct stock plain = *stock, other = *stock;
    struct fault fault;
    bool takes_red = !stock_use(&plain, kind, &fault) && fault.kind == FAULT_FOURTH_PLAIN;
    return takes_red && stock_use(&other, red, &fault) ? red : kind;
}

static void add_wait(struct counted *counted, const struct laid *laid, const struct stock *stock,
                     uint8_t kind)
{
    struct laid whole = *laid;
    struct fault fault;
    CHECK(counted->wait_count < COUNTED_WAITS);
    whole.tiles[whole.count] = tile_left(stock, kind);
    whole.winning = whole.count++;
    struct counted_wait *wait = &counted->waits[counted->wait_count++];
    struct win win;
    make_win(&whole, &win);
    *wait = (struct counted_wait){.tile = kind, .left = stock->left[kind]};
    score_of(laid, &win, &wait->score);
    wait->wins = wait->score.win && win_check(&win, laid->rules, laid->options, &fault);
}

static void count_waits(struct counted *counted, const struct laid *laid)
{
    struct hand hand = laid_hand(laid);
    struct shape shape;
    struct stock stock;
    make_shape(laid, &hand, &shape);
    counted->useful = shape_useful(&shape, &counted->shanten);
    laid_stock(laid, &stock);
    for (uint8_t kind = 0; kind < TILE_KINDS && counted->shanten == 0; kind++)
        if (counted->useful & TILE_BIT(kind))
            add_wait(counted, laid, &stock, kind);
}

/* --- readings ------------------------------------------------------------------------------------- */

/* True if two readings have the same sets and the winning tile in the same place. */
static bool same_reading(const struct reading *a, const struct reading *b)
{
    return a->form == b->form && a->count == b->count &&
           !memcmp(a->sets, b->sets, sizeof a->sets[0] * a->count);
}

static bool is_worth_more(const struct score *a, const struct score *b)
{
    return a->win != b->win ? a->win : a->points != b->points ? a->points > b->points : a->han > b->han;
}

static void enter_reading(struct counted *counted, const struct score *score)
{
    int at = counted->reading_count;
    for (int i = 0; i < counted->reading_count; i++)
        if (same_reading(&counted->readings[i].reading, &score->reading))
            return;
    while (at > 0 && is_worth_more(score, &counted->readings[at - 1]))
        at--;
    if (at == COUNTED_READINGS)
        return;
    int last = counted->reading_count < COUNTED_READINGS ? counted->reading_count++ : COUNTED_READINGS - 1;
    memmove(&counted->readings[at + 1], &counted->readings[at], (size_t)(last - at) * sizeof *score);
    counted->readings[at] = *score;
}

static void count_readings(struct counted *counted, const struct laid *laid)
{
    struct reading readings[READING_MAX];
    struct win win = counted->win;
    int count = win_readings(laid->rules, &win, readings);
    enter_reading(counted, &counted->best);
    for (int i = 0; i < count; i++) {
        struct score score;
        win.only = &readings[i];
        score_of(laid, &win, &score);
        score.reading = readings[i]; /* a hand that does not win may not have a reading in its score */
        enter_reading(counted, &score);
    }
}

/* --- better results that were near ------------------------------------------------------------------ */

/* Returns the most valuable pattern that only the other score has. */
static const struct pattern *new_pattern(const struct score *other, const struct score *best)
{
    const struct score_line *found = NULL;
    for (int i = 0; i < other->line_count; i++)
        if (!score_has(best, other->lines[i].pattern) && (!found || other->lines[i].points > found->points))
            found = &other->lines[i];
    return found ? found->pattern : NULL;
}

/* Adds a better result, sorted by value; for each pattern keeps only one result by an exchanged tile. */
static void enter_near(struct counted *counted, struct near near)
{
    const struct score *best = &counted->best;
    bool more = near.score.win && (!best->win || near.score.points > best->points);
    near.pattern = new_pattern(&near.score, best);
    if (!more || (near.kind == NEAR_TILE && !near.pattern))
        return;
    for (int i = 0; i < counted->near_count; i++) {
        const struct near *other = &counted->near[i];
        if (near.kind != NEAR_TILE || other->kind != NEAR_TILE || other->pattern != near.pattern)
            continue;
        if (other->score.points >= near.score.points)
            return;
        counted->near_count--;
        memmove(&counted->near[i], &counted->near[i + 1], (size_t)(counted->near_count - i) * sizeof near);
        break;
    }
    int at = counted->near_count;
    while (at > 0 && near.score.points > counted->near[at - 1].score.points)
        at--;
    if (at == COUNTED_NEAR)
        return;
    int last = counted->near_count < COUNTED_NEAR ? counted->near_count++ : COUNTED_NEAR - 1;
    memmove(&counted->near[at + 1], &counted->near[at], (size_t)(last - at) * sizeof near);
    counted->near[at] = near;
}

static void try_win(struct counted *counted, const struct laid *laid, const struct win *win, struct near near)
{
    struct fault fault;
    if (!win_check(win, laid->rules, laid->options, &fault))
        return;
    score_of(laid, win, &near.score);
    enter_near(counted, near);
}

static void try_other_ways(struct counted *counted, const struct laid *laid)
{
    struct win win = counted->win;
    win.source = win_is_own_draw(&win) ? WIN_DISCARD : WIN_SELF_DRAW;
    if (!laid->rules->declares_risk)
        try_win(counted, laid, &win, (struct near){.kind = NEAR_SOURCE, .source = win.source});
    win = counted->win;
    if (!laid->rules->has_riichi || win.riichi || !win_is_closed(&win))
        return;
    win.riichi = true;
    win.first_turn = false;
    try_win(counted, laid, &win, (struct near){.kind = NEAR_RIICHI});
}

/* One tile exchanged for another. */
static void try_exchange(struct counted *counted, const struct laid *laid, int place, uint8_t in)
{
    struct laid other = *laid;
    struct shape shape;
    struct win win;
    uint8_t out = other.tiles[place];
    other.tiles[place] = in;
    struct hand hand = laid_hand(&other);
    make_shape(&other, &hand, &shape);
    if (!shape_is_complete(&shape))
        return;
    make_win(&other, &win);
    try_win(counted, laid, &win, (struct near){.kind = NEAR_TILE, .out = out, .in = in});
}

static void try_exchanges(struct counted *counted, const struct laid *laid)
{
    struct stock stock;
    tile_set done = 0;
    laid_stock(laid, &stock);
    for (int place = 0; place < laid->count; place++) {
        uint8_t out = tile_kind(laid->tiles[place]);
        bool wins = place == laid->winning;
        if (laid->tiles[place] >= TILE_RED_FIVE || (!wins && done & TILE_BIT(out)))
            continue;
        done |= wins ? 0 : TILE_BIT(out);
        for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
            struct stock rest = stock;
            struct fault fault;
            uint8_t in = tile_left(&stock, kind);
            if (kind != out && stock_use(&rest, in, &fault) && stock_check_suits(&rest, &fault))
                try_exchange(counted, laid, place, in);
        }
    }
}

/* --- everything ----------------------------------------------------------------------------------- */

static bool check_ura(const struct laid *laid, struct fault *error)
{
    int above = 0, below = 0;
    for (int i = 0; i < LAYING_DORA; i++) {
        above += laid->win.dora[i] != TILE_NONE;
        below += laid->win.ura[i] != TILE_NONE;
    }
    return below == 0 || (laid->win.riichi && below <= above) || fault_set(error, .kind = FAULT_URA);
}

void counted_make(struct counted *counted, const struct laid *laid)
{
    struct shape shape;
    memset(counted, 0, sizeof *counted);
    counted->missing = laid_missing(laid);
    if (counted->missing > 0) {
        counted->state = COUNTED_MISSING;
        if (counted->missing == 1)
            count_waits(counted, laid);
        return;
    }
    make_win(laid, &counted->win);
    make_shape(laid, &counted->win.hand, &shape);
    counted->shanten = shape_shanten(&shape);
    if (!shape_is_complete(&shape)) {
        counted->state = COUNTED_NOT_DONE;
        if (counted->shanten == 0) /* exchanging one tile completes it */
            try_exchanges(counted, laid);
        return;
    }
    if (!check_ura(laid, &counted->fault) ||
        !win_check(&counted->win, laid->rules, laid->options, &counted->fault)) {
        counted->state = COUNTED_FAULT;
        return;
    }
    score_of(laid, &counted->win, &counted->best);
    counted->state = counted->best.win ? COUNTED_WINS : COUNTED_NO_WIN;
    count_readings(counted, laid);
    try_other_ways(counted, laid);
    try_exchanges(counted, laid);
}
