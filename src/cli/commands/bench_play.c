/*
 * bench_play.c: `tigers bench` of play: whole rounds, decisions, single moves.
 *
 * All in Dueling Tigers with its own options; round number n has the deal of
 * BENCH_SEED + n, so that every run plays the same.
 */
#include <stdlib.h>

#include "ai/ai.h"
#include "base/check.h"
#include "base/clock.h"
#include "cli/commands/bench.h"
#include "rules/play/game.h"

/* Rounds of a level and the streams its players draw from. */
struct play {
    enum ai_level level;
    int rounds;
};

/* A game in mid-round, and the moves that were made from there on. */
enum { MOVES = 16, MID_ROUND = 12 /* discards */ };
struct passage {
    struct game game;
    struct move moves[MOVES];
    int count;
};

struct passages {
    struct passage *list;
    int count;
};

static void begin_round(struct game *game, uint64_t seed)
{
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    int16_t options[OPTION_MOST];
    struct events events;
    struct deal deal;
    CHECK(rules);
    ruleset_defaults(rules, options);
    game_init(game, rules, options, 2);
    game_apply(game, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0), &events);
    deal_shuffle(&deal, game, seed);
    game_deal(game, &deal, &events);
}

static bool round_goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

/* The view of a seat that is asked. */
static void see_asked(const struct game *game, struct view *view)
{
    int seat = 0;
    while (!(game->table.asked >> seat & 1))
        seat++;
    view_init(view, game, seat);
}

static long play_rounds(const void *context, unsigned *sink)
{
    const struct play *play = context;
    for (int round = 0; round < play->rounds; round++) {
        struct game game;
        struct rng rng;
        rng_init(&rng, BENCH_SEED + (uint64_t)round);
        begin_round(&game, BENCH_SEED + (uint64_t)round);
        while (round_goes_on(&game)) {
            struct view view;
            struct events events;
            see_asked(&game, &view);
            game_apply(&game, ai_choose(play->level, &view, &rng, NULL), &events);
        }
        *sink += (unsigned)game.table.result.points;
    }
    return play->rounds;
}

void bench_rounds(bool quick)
{
    static const struct play plays[] = {{AI_RANDOM, 4000}, {AI_EASY, 2000}, {AI_NORMAL, 500}};
    for (size_t i = 0; i < sizeof plays / sizeof plays[0]; i++) {
        struct play play = plays[i];
        struct bench_figure figure = {.bench = "rounds", .what = ai_level_name(play.level)};
        play.rounds = quick ? 2 : play.rounds;
        bench_measure(play_rounds, &play, &figure);
        bench_per_second(&figure);
        bench_print(&figure);
    }
}

/* --- decisions ---------------------------------------------------------------------------------- */

enum { DECISIONS = 2000, DECISIONS_SLOW = 60, DECISIONS_QUICK = 20 };
static const double slow = 0.002; /* seconds a decision: fewer of them are timed then */

/* Views of seats that have a choice, in rounds of normal against normal; `*count` of them at most, every
 * seventh one so that they are of many rounds. The caller frees them. */
static struct view *collect_views(int most)
{
    struct view *views = malloc((size_t)most * sizeof *views);
    CHECK_MEMORY(views);
    int count = 0, choices = 0;
    for (uint64_t seed = BENCH_SEED; count < most; seed++) {
        struct game game;
        struct rng rng;
        rng_init(&rng, seed);
        begin_round(&game, seed);
        while (round_goes_on(&game) && count < most) {
            struct view *view = &views[count];
            struct events events;
            see_asked(&game, view);
            count += view->move_count > 1 && choices++ % 7 == 0;
            game_apply(&game, ai_choose(AI_NORMAL, view, &rng, NULL), &events);
        }
    }
    return views;
}

static double time_decision(enum ai_level level, const struct view *view, int place)
{
    struct rng rng;
    rng_init(&rng, rng_derive(BENCH_SEED, (uint64_t)place));
    double begin = clock_fine();
    ai_choose(level, view, &rng, NULL);
    return clock_fine() - begin;
}

/* The median, the quickest and the slowest of many decisions, each timed once after a few to warm up. */
static void time_level(enum ai_level level, const struct view *views, int count)
{
    double spent[DECISIONS];
    for (int i = 0; i < 5; i++)
        spent[i] = time_decision(level, &views[i], i);
    if (bench_median(spent, 5) > slow && count > DECISIONS_SLOW)
        count = DECISIONS_SLOW;
    for (int i = 0; i < count; i++)
        spent[i] = 1e3 * time_decision(level, &views[i], i);
    struct bench_figure figure = {.bench = "decision", .what = ai_level_name(level), .unit = "ms"};
    figure.median = bench_median(spent, count);
    figure.least = spent[0];
    figure.most = spent[count - 1];
    figure.runs = 1;
    figure.calls = count;
    bench_print(&figure);
}

void bench_decision(bool quick)
{
    int count = quick ? DECISIONS_QUICK : DECISIONS;
    struct view *views = collect_views(count);
    for (int level = AI_RANDOM; level < AI_LEVELS; level++)
        time_level((enum ai_level)level, views, count);
    free(views);
}

/* --- single moves ------------------------------------------------------------------------------- */

enum { PASSAGES = 400, PASSAGES_QUICK = 3, REPEATS = 20 };

/* Plays a round between normal opponents and keeps the passage in its middle; false if it ended before. */
static bool keep_passage(struct passage *passage, uint64_t seed)
{
    struct game game;
    struct rng rng;
    rng_init(&rng, seed);
    begin_round(&game, seed);
    passage->count = 0;
    while (round_goes_on(&game) && passage->count < MOVES) {
        struct view view;
        struct events events;
        see_asked(&game, &view);
        struct move move = ai_choose(AI_NORMAL, &view, &rng, NULL);
        if (passage->count == 0)
            passage->game = game;
        passage->count += game.table.discard_count >= MID_ROUND;
        if (passage->count)
            passage->moves[passage->count - 1] = move;
        game_apply(&game, move, &events);
    }
    return passage->count == MOVES;
}

/* Makes each move and lists what every seat then asked may do; a copy of the game begins each passage. */
static long apply_moves(const void *context, unsigned *sink)
{
    const struct passages *passages = context;
    long calls = 0;
    for (int i = 0; i < passages->count * REPEATS; i++) {
        const struct passage *passage = &passages->list[i % passages->count];
        struct game game = passage->game;
        for (int m = 0; m < passage->count; m++) {
            struct events events;
            struct move moves[MOVE_MOST];
            game_apply(&game, passage->moves[m], &events);
            for (int seat = 0; seat < game.table.seats; seat++)
                if (game.table.asked >> seat & 1)
                    *sink += (unsigned)game_legal(&game, seat, moves);
        }
        calls += passage->count;
    }
    return calls;
}

void bench_apply(bool quick)
{
    struct passages passages = {.count = quick ? PASSAGES_QUICK : PASSAGES};
    passages.list = malloc((size_t)passages.count * sizeof *passages.list);
    CHECK_MEMORY(passages.list);
    uint64_t seed = BENCH_SEED;
    for (int i = 0; i < passages.count; seed++)
        i += keep_passage(&passages.list[i], seed);
    struct bench_figure figure = {.bench = "apply", .what = "game_apply and game_legal, a move in mid-round"};
    bench_measure(apply_moves, &passages, &figure);
    bench_print(&figure);
    free(passages.list);
    double bytes = sizeof(struct game);
    bench_print(&(struct bench_figure){"apply", "sizeof(struct game)", "bytes", bytes, bytes, bytes, 1, 1});
}
