/*
 * bench_score.c: `tigers bench` of riichi scoring.
 *
 * The hands are made at random of four sets and a pair, or of seven pairs,
 * some with open melds, and won in every way; only those that have a yaku and
 * cannot be refused are kept.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "cli/commands/bench.h"
#include "rules/play/ruleset.h"

enum { WINS = 20000, WINS_QUICK = 50 };

struct wins {
    const struct ruleset *rules;
    int16_t options[OPTION_MOST];
    struct win *list;
    int count;
};

/* One chance in so many. */
static bool chance(struct rng *rng, uint32_t in)
{
    return rng_below(rng, in) == 0;
}

/* A random run, pung or kong; kongs are melds always. */
static struct meld make_set(struct rng *rng)
{
    bool kong = chance(rng, 20), run = !kong && !chance(rng, 3);
    uint8_t tile = (uint8_t)rng_below(rng, TILE_KINDS);
    if (run)
        tile = (uint8_t)(9 * rng_below(rng, 3) + rng_below(rng, 7));
    bool closed = chance(rng, 2);
    enum meld_kind kind = run ? MELD_RUN : !kong ? MELD_PUNG : closed ? MELD_KONG_CLOSED : MELD_KONG_OPEN;
    return (struct meld){.kind = (uint8_t)kind,
                         .tile = tile,
                         .claimed = kind == MELD_KONG_CLOSED ? TILE_NONE : tile,
                         .from = kind == MELD_KONG_CLOSED ? SEAT_NONE : 1};
}

/* Puts four sets and a pair into the win, or seven pairs; false if a kind would have a fifth tile. */
static bool make_tiles(struct win *win, struct rng *rng)
{
    uint8_t held[TILE_KINDS] = {0}, tiles[4];
    bool pairs = chance(rng, 20), open = chance(rng, 2);
    for (int set = 0; set < 4 && !pairs; set++) {
        struct meld meld = make_set(rng);
        bool laid = meld_is_kong(&meld) || (open && chance(rng, 2));
        int count = meld_list(&meld, tiles);
        for (int i = 0; i < count; i++) {
            if (held[tiles[i]]++ == 4)
                return false;
            win->hand.counts[tiles[i]] += !laid;
        }
        if (laid)
            win->melds[win->meld_count++] = meld;
    }
    for (int pair = 0; pair < (pairs ? 7 : 1); pair++) {
        uint32_t kind = rng_below(rng, TILE_KINDS);
        if (held[kind] > (pairs ? 0 : 2))
            return false;
        held[kind] += 2;
        win->hand.counts[kind] += 2;
    }
    win->hand.size = (uint8_t)(HAND_MOST - 3 * win->meld_count);
    return true;
}

/* How it was won: the tile, its source, the winds, Riichi, the indicators. */
static void make_circumstances(struct win *win, struct rng *rng)
{
    uint8_t tiles[HAND_MOST];
    bool closed = true, kong = false;
    int count = hand_list(&win->hand, tiles);
    for (int i = 0; i < win->meld_count; i++) {
        closed &= !meld_is_exposed(&win->melds[i]);
        kong |= meld_is_kong(&win->melds[i]);
    }
    win->tile = tiles[rng_below(rng, (uint32_t)count)];
    bool discard = chance(rng, 2), replacement = chance(rng, 8);
    win->source = discard ? WIN_DISCARD : kong && replacement ? WIN_REPLACEMENT : WIN_SELF_DRAW;
    win->seat_wind = chance(rng, 2) ? TILE_EAST : TILE_WEST;
    win->round_wind = TILE_EAST;
    win->riichi = closed && chance(rng, 2);
    memset(win->dora, TILE_NONE, sizeof win->dora);
    memset(win->ura, TILE_NONE, sizeof win->ura);
    win->dora[0] = (uint8_t)rng_below(rng, TILE_KINDS);
    if (win->riichi)
        win->ura[0] = (uint8_t)rng_below(rng, TILE_KINDS);
}

static void make_wins(struct wins *wins, int count)
{
    struct rng rng;
    rng_init(&rng, BENCH_SEED);
    wins->rules = ruleset_find("tenpai-duel");
    CHECK(wins->rules);
    ruleset_defaults(wins->rules, wins->options);
    wins->list = malloc((size_t)count * sizeof *wins->list);
    CHECK_MEMORY(wins->list);
    wins->count = 0;
    while (wins->count < count) {
        struct win *win = &wins->list[wins->count];
        struct score score;
        memset(win, 0, sizeof *win);
        if (!make_tiles(win, &rng))
            continue;
        make_circumstances(win, &rng);
        score_win(wins->rules, wins->options, win, &score);
        wins->count += score.win;
    }
}

static long score_all(const void *context, unsigned *sink)
{
    const struct wins *wins = context;
    for (int i = 0; i < wins->count; i++) {
        struct score score;
        score_win(wins->rules, wins->options, &wins->list[i], &score);
        *sink += (unsigned)score.points;
    }
    return wins->count;
}

void bench_score(bool quick)
{
    struct wins wins;
    struct bench_figure figure = {.bench = "score", .what = "riichi, a winning hand with fu, han and points"};
    make_wins(&wins, quick ? WINS_QUICK : WINS);
    bench_measure(score_all, &wins, &figure);
    bench_print(&figure);
    free(wins.list);
}
