/*
 * tool_bench.c: how fast the core is on this machine, for docs/opponents.md "Speed".
 *
 *   tool_bench [NAME]    only the rows of that name: shanten, waits, score, rounds, apply, decision
 *
 * A row is the median of five runs over the same work, in processor time of one thread. The ratio to other
 * work measured in the same run follows it: repeats on a busy machine differ by 40 %, the ratios hardly.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "base/check.h"
#include "base/clock.h"
#include "rules/hand/shape_table.h"
#include "support/deal_round.h"

enum { RUNS = 5, SEED = 20260501, HANDS = 100000, WINS = 20000, MOVES = 16, PASSAGES = 400, VIEWS = 2000 };
enum { ALL_FORMS = FORM_STANDARD | FORM_SEVEN_PAIRS | FORM_THIRTEEN_ORPHANS };

/* Does the work once and returns how many calls that was; what they answered goes into `sink`, so that no
 * compiler leaves them out. */
typedef long work(const void *data);
static volatile unsigned sink;

static int compare(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

/* Nanoseconds a call. */
static double measure(work *doing, const void *data)
{
    double spent[RUNS];
    long calls = doing(data);
    for (int run = 0; run < RUNS; run++) {
        double begin = clock_worked();
        doing(data);
        spent[run] = 1e9 * (clock_worked() - begin) / (double)calls;
    }
    qsort(spent, RUNS, sizeof *spent, compare);
    return spent[RUNS / 2];
}

static void print(const char *what, double figure, const char *unit)
{
    printf("%-52s %10.4g %s\n", what, figure, unit);
    fflush(stdout);
}

static void print_ratio(const char *what, double ns, const char *peer, double peer_ns)
{
    printf("%-52s %10.4g ns %8.3g of %s (%.4g ns)\n", what, ns, ns / peer_ns, peer, peer_ns);
    fflush(stdout);
}

/* --- hands --------------------------------------------------------------------------------------- */

/* A random hand of all tiles or, if `suit` is 0 to 2, of one suit. */
static void deal_shape(struct shape *shape, struct rng *rng, int tiles, int suit, unsigned forms)
{
    static uint8_t four_each[TILE_KINDS];
    uint8_t wall[4 * TILE_KINDS];
    struct hand hand = {0};
    int count = suit < 0 ? 4 * TILE_KINDS : 36;
    memset(four_each, 4, sizeof four_each);
    for (int i = 0; i < count; i++)
        wall[i] = (uint8_t)((suit < 0 ? 0 : 9 * suit) + i / 4);
    for (int i = 0; i < tiles; i++) {
        int at = i + (int)rng_below(rng, (uint32_t)(count - i));
        uint8_t tile = wall[at];
        wall[at] = wall[i];
        hand_add(&hand, tile);
    }
    shape_init(shape, &hand, NULL, 0, four_each, 4, forms);
}

static void deal_shapes(struct shape *shapes, int tiles, bool one_suit, unsigned forms)
{
    struct rng rng;
    rng_init(&rng, SEED);
    for (int i = 0; i < HANDS; i++)
        deal_shape(&shapes[i], &rng, tiles, one_suit ? i % 3 : -1, forms);
}

static long count_shanten(const void *shapes)
{
    unsigned sum = 0;
    for (int i = 0; i < HANDS; i++)
        sum += (unsigned)shape_shanten((const struct shape *)shapes + i);
    sink = sum;
    return HANDS;
}

/* Reads all counts of each hand and does no more. */
static long read_shapes(const void *shapes)
{
    unsigned all = 0;
    for (int i = 0; i < HANDS; i++) {
        const uint8_t *counts = ((const struct shape *)shapes)[i].counts;
        uint64_t words[4], sum = 0;
        memcpy(words, counts, sizeof words);
        for (int w = 0; w < 4; w++)
            sum = sum * 31 + words[w];
        all += (unsigned)(sum >> 32) + counts[32] + counts[33];
    }
    sink = all;
    return HANDS;
}

static long count_waits(const void *shapes)
{
    unsigned sum = 0;
    for (int i = 0; i < HANDS; i++) {
        int shanten;
        tile_set waits = shape_useful((const struct shape *)shapes + i, &shanten);
        sum += (unsigned)shanten + (unsigned)waits;
    }
    sink = sum;
    return HANDS;
}

/* The useful tiles by the shanten number, kind by kind. */
static long try_waits(const void *shapes)
{
    unsigned sum = 0;
    for (int i = 0; i < HANDS; i++) {
        struct shape more = ((const struct shape *)shapes)[i];
        int now = shape_shanten(&more);
        for (int kind = 0; kind < TILE_KINDS; kind++) {
            if (more.counts[kind]++ < 4)
                sum += shape_shanten(&more) < now;
            more.counts[kind]--;
        }
    }
    sink = sum;
    return HANDS;
}

static void bench_shanten(void)
{
    static const struct {
        const char *what;
        bool one_suit;
        unsigned forms;
    } rows[] = {{"shanten: standard form, 14 of 136 tiles", false, FORM_STANDARD},
                {"shanten: three forms, 14 of 136 tiles", false, ALL_FORMS},
                {"shanten: three forms, 14 tiles of one suit", true, ALL_FORMS}};
    struct shape *shapes = malloc(HANDS * sizeof *shapes);
    CHECK_MEMORY(shapes);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        deal_shapes(shapes, HAND_MAX, rows[i].one_suit, rows[i].forms);
        print_ratio(rows[i].what, measure(count_shanten, shapes), "reading the tiles",
                    measure(read_shapes, shapes));
    }
    print("shanten: tables", (double)shape_table_bytes, "bytes");
    free(shapes);
}

static void bench_waits(void)
{
    struct shape *shapes = malloc(HANDS * sizeof *shapes);
    CHECK_MEMORY(shapes);
    deal_shapes(shapes, HAND_MAX - 1, false, ALL_FORMS);
    print_ratio("waits: three forms, 13 of 136 tiles", measure(count_waits, shapes), "shanten kind by kind",
                measure(try_waits, shapes));
    free(shapes);
}

/* --- scoring ------------------------------------------------------------------------------------- */

struct wins {
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    struct win list[WINS];
};

/* Four random sets, some of them melds, and a pair; false if a kind would have a fifth tile. */
static bool make_win(struct win *win, struct rng *rng)
{
    uint8_t all[TILE_KINDS] = {0}, tiles[HAND_MAX];
    bool open = rng_below(rng, 2);
    *win = (struct win){.round_wind = TILE_EAST, .seat_wind = rng_below(rng, 2) ? TILE_EAST : TILE_WEST};
    for (int set = 0; set < 5; set++) {
        uint8_t kind = (uint8_t)rng_below(rng, TILE_KINDS);
        bool run = set < 4 && rng_below(rng, 3) && kind < TILE_EAST && kind % 9 < 7;
        bool laid = set < 4 && open && rng_below(rng, 2);
        for (int i = 0; i < (set < 4 ? 3 : 2); i++) {
            uint8_t tile = (uint8_t)(kind + (run ? i : 0));
            if (all[tile]++ == 4)
                return false;
            if (!laid)
                hand_add(&win->hand, tile);
        }
        if (laid)
            win->melds[win->meld_count++] =
                (struct meld){.kind = run ? MELD_RUN : MELD_PUNG, .tile = kind, .claimed = kind, .from = 1};
    }
    win->tile = tiles[rng_below(rng, (uint32_t)hand_list(&win->hand, tiles))];
    win->source = rng_below(rng, 2) ? WIN_DISCARD : WIN_SELF_DRAW;
    win->riichi = !win->meld_count && rng_below(rng, 2);
    memset(win->dora, TILE_NONE, sizeof win->dora);
    memset(win->ura, TILE_NONE, sizeof win->ura);
    win->dora[0] = (uint8_t)rng_below(rng, TILE_KINDS);
    return true;
}

static long score_all(const void *data)
{
    unsigned sum = 0;
    const struct wins *wins = data;
    for (int i = 0; i < WINS; i++) {
        struct score score;
        score_win(wins->rules, wins->options, &wins->list[i], &score);
        sum += (unsigned)score.points;
    }
    sink = sum;
    return WINS;
}

static long take_apart(const void *data)
{
    unsigned sum = 0;
    const struct wins *wins = data;
    struct reading readings[READING_MAX];
    for (int i = 0; i < WINS; i++) {
        const struct win *win = &wins->list[i];
        sum += (unsigned)reading_list(win->hand.counts, win->melds, win->meld_count, win->tile, false,
                                      FORM_STANDARD, readings);
    }
    sink = sum;
    return WINS;
}

static void bench_score(void)
{
    struct wins *wins = malloc(sizeof *wins);
    struct rng rng;
    CHECK_MEMORY(wins);
    rng_init(&rng, SEED);
    wins->rules = ruleset_find("tenpai-duel");
    ruleset_defaults(wins->rules, wins->options);
    for (int made = 0; made < WINS;) {
        struct score score = {0};
        if (make_win(&wins->list[made], &rng))
            score_win(wins->rules, wins->options, &wins->list[made], &score);
        made += score.win;
    }
    print_ratio("score: riichi, a winning hand with fu, han and points", measure(score_all, wins),
                "taking it apart", measure(take_apart, wins));
    free(wins);
}

/* --- play: Dueling Tigers with its usual options --------------------------------------------------- */

static void begin_round(struct game *game, uint64_t seed)
{
    deal_round(game, (int)(seed % 3), seed);
}

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

/* The view of a seat that is asked. */
static void see_asked(const struct game *game, struct view *view)
{
    view_init(view, game, game->table.asked & 1 ? 0 : 1);
}

struct rounds {
    enum ai_level level;
    int count;
    bool bare; /* random moves straight from the list of legal ones, without views */
};

static struct move choose_bare(const struct game *game, struct rng *rng)
{
    struct move moves[MOVE_MAX];
    int count = game_legal(game, game->table.asked & 1 ? 0 : 1, moves);
    return moves[rng_below(rng, (uint32_t)count)];
}

static long play_rounds(const void *data)
{
    unsigned sum = 0;
    const struct rounds *rounds = data;
    for (int i = 0; i < rounds->count; i++) {
        struct game game;
        struct rng rng;
        struct events events;
        struct view view;
        rng_init(&rng, SEED + (uint64_t)i);
        begin_round(&game, SEED + (uint64_t)i);
        while (goes_on(&game)) {
            if (!rounds->bare)
                see_asked(&game, &view);
            game_apply(&game,
                       rounds->bare ? choose_bare(&game, &rng) : ai_choose(rounds->level, &view, &rng, NULL),
                       &events);
        }
        sum += (unsigned)game.table.result.points;
    }
    sink = sum;
    return rounds->count;
}

static void bench_rounds(void)
{
    static const struct rounds rows[] = {
        {AI_RANDOM, 4000, false}, {AI_EASY, 2000, false}, {AI_NORMAL, 500, false}};
    static const struct rounds bare = {AI_RANDOM, 4000, true};
    double peer = measure(play_rounds, &bare);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double ns = measure(play_rounds, &rows[i]);
        printf("rounds: %-44s %10.4g a second, %.3g of the rules alone (%.4g)\n",
               ai_level_name(rows[i].level), 1e9 / ns, peer / ns, 1e9 / peer);
        fflush(stdout);
    }
}

/* A game in mid-round, and the moves that were made from there on. */
struct passage {
    struct game game;
    struct move moves[MOVES];
};

/* Plays a round between normal opponents and keeps the moves after its twelfth discard; false if it ended
 * before. */
static bool keep_passage(struct passage *passage, uint64_t seed)
{
    struct game game;
    struct rng rng;
    int count = 0;
    rng_init(&rng, seed);
    begin_round(&game, seed);
    while (goes_on(&game) && count < MOVES) {
        struct view view;
        struct events events;
        see_asked(&game, &view);
        struct move move = ai_choose(AI_NORMAL, &view, &rng, NULL);
        if (count == 0)
            passage->game = game;
        if (game.table.discard_count >= 12)
            passage->moves[count++] = move;
        game_apply(&game, move, &events);
    }
    return count == MOVES;
}

/* Makes each move and lists what every seat then asked may do. */
static long apply_moves(const void *data)
{
    unsigned sum = 0;
    for (int i = 0; i < 20 * PASSAGES; i++) {
        const struct passage *passage = (const struct passage *)data + i % PASSAGES;
        struct game game = passage->game;
        for (int m = 0; m < MOVES; m++) {
            struct events events;
            struct move moves[MOVE_MAX];
            game_apply(&game, passage->moves[m], &events);
            for (int seat = 0; seat < game.table.seats; seat++)
                if (game.table.asked >> seat & 1)
                    sum += (unsigned)game_legal(&game, seat, moves);
        }
    }
    sink = sum;
    return 20L * PASSAGES * MOVES;
}

static long copy_games(const void *data)
{
    unsigned sum = 0;
    struct game copies[2];
    for (int i = 0; i < HANDS; i++) {
        copies[i & 1] = ((const struct passage *)data)->game;
        copies[i & 1].front = (uint8_t)i;
        sum += ((volatile struct game *)&copies[i & 1])->front;
    }
    sink = sum;
    return HANDS;
}

static void bench_apply(void)
{
    struct passage *passages = malloc(PASSAGES * sizeof *passages);
    CHECK_MEMORY(passages);
    uint64_t seed = SEED;
    for (int i = 0; i < PASSAGES; seed++)
        i += keep_passage(&passages[i], seed);
    print_ratio("apply: game_apply and game_legal, a move in mid-round", measure(apply_moves, passages),
                "copying a game", measure(copy_games, passages));
    print("apply: sizeof(struct game)", sizeof(struct game), "bytes");
    free(passages);
}

/* Positions with a choice in rounds of normal against normal, every seventh, so that they are of many rounds.
 */
static void collect_views(struct view *views)
{
    int count = 0, choices = 0;
    for (uint64_t seed = SEED; count < VIEWS; seed++) {
        struct game game;
        struct rng rng;
        rng_init(&rng, seed);
        begin_round(&game, seed);
        while (goes_on(&game) && count < VIEWS) {
            struct view *view = &views[count];
            struct events events;
            see_asked(&game, view);
            count += view->move_count > 1 && choices++ % 7 == 0;
            game_apply(&game, ai_choose(AI_NORMAL, view, &rng, NULL), &events);
        }
    }
}

static void bench_decision(void)
{
    static double spent[VIEWS];
    struct view *views = malloc(VIEWS * sizeof *views);
    CHECK_MEMORY(views);
    collect_views(views);
    for (int level = AI_RANDOM; level < AI_LEVELS; level++) {
        for (int i = 0; i < VIEWS; i++) {
            struct rng rng;
            rng_init(&rng, rng_derive(SEED, (uint64_t)i));
            double begin = clock_worked();
            ai_choose((enum ai_level)level, &views[i], &rng, NULL);
            spent[i] = 1e3 * (clock_worked() - begin);
        }
        qsort(spent, VIEWS, sizeof *spent, compare);
        printf("decision: %-42s %10.4g ms, at most %.4g\n", ai_level_name((enum ai_level)level),
               spent[VIEWS / 2], spent[VIEWS - 1]);
        fflush(stdout);
    }
    free(views);
}

int main(int count, char **words)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } benches[] = {{"shanten", bench_shanten}, {"waits", bench_waits}, {"score", bench_score},
                   {"rounds", bench_rounds},   {"apply", bench_apply}, {"decision", bench_decision}};
    for (size_t i = 0; i < sizeof benches / sizeof *benches; i++)
        if (count < 2 || strcmp(words[1], benches[i].name) == 0)
            benches[i].run();
    return 0;
}
