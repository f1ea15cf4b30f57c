/*
 * tool_learn.c: finds the numbers of the network that judges Dueling Tigers.
 *
 *   tool_learn gather OUT ROUNDS SEED A B [NAME=VALUE ...]   plays rounds and writes down what came of moves
 *   tool_learn fit NET OLD|- FILES... [NAME=VALUE ...]       fits a network to that
 *   tool_learn match NET PAIRS SEED B [NAME=VALUE ...]       duplicate pairs of the network against a player
 *   tool_learn write NET FILE.net                            writes its numbers as the program takes them
 *
 * A and B are `normal`, whose feeling is never off here, or the file of a network. A's moves are written
 * down, where B is the same as A B's too, and some of them are left to chance so that other moves are seen.
 * Values: reckoned and ahead weigh the judgements (see src/ai/tigers/hard.h), as in hard; lambda, passes,
 * rate and decay say how to fit. tests/ai/learn.sh does all of it from nothing. Every run with the same words
 * is the same.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/tigers/hard.h"
#include "ai/tigers/normal.h"
#include "base/check.h"
#include "base/file.h"
#include "rules/play/game.h"
#include "session/arena/arena.h"
#include "tools/fitting.h"

enum { FIRST = 96, SECOND = 32, AMONG = 5, RECORDS_MOST = 256 };

static const struct fit_size size = {.sparse = FEATURE_SPARSE,
                                     .dense = FEATURE_DENSE,
                                     .first = FIRST,
                                     .second = SECOND,
                                     .sorts = FEATURE_SORTS,
                                     .unit = 1};

/* What the values on the command line change. */
static struct hard_weights mixing = {.net = NULL, .looked = 5, .behind = 6 * AI_ONE / 10};
static struct fit_plan fitting = {.lambda = 0.4f, .passes = 1, .rate = 1e-3f, .decay = 0.1f};

static bool turn_knob(const char *text)
{
    return sscanf(text, "reckoned=%d", &mixing.reckoned) == 1 ||
           sscanf(text, "feared=%d", &mixing.feared) == 1 || sscanf(text, "ahead=%d", &mixing.ahead) == 1 ||
           sscanf(text, "lambda=%f", &fitting.lambda) == 1 ||
           sscanf(text, "passes=%f", &fitting.passes) == 1 || sscanf(text, "rate=%f", &fitting.rate) == 1 ||
           sscanf(text, "decay=%f", &fitting.decay) == 1;
}

static struct fit_net *load(const char *path)
{
    return fit_net_need(&size, path);
}

static struct fit_net *load_player(const char *name)
{
    return strcmp(name, "normal") == 0 ? NULL : load(name);
}

/* Numbers counted from the other end, and the winds and dragons of no difference exchanged, tell the same
 * position. */
enum { TURNINGS = 24 };
static uint16_t turned[TURNINGS][FEATURE_SPARSE];

/* Where a kind stands when it is told that way. */
static int turned_place(int place, int turning)
{
    static const uint8_t dragons[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    if (place < 18)
        return turning & 1 ? place / 9 * 9 + 8 - place % 9 : place;
    if (place < 20)
        return place;
    return place < 22 ? (turning & 2 ? 41 - place : place) : 22 + dragons[turning / 4][place - 22];
}

/* Turns a run of groups with `each` inputs for every kind. */
static void turn_kinds(uint16_t *row, int from, int to, int each, int turning)
{
    for (int i = from; i < to; i++) {
        int group = (i - from) / (each * KINDS_PLAYED), kind = (i - from) / each % KINDS_PLAYED;
        int at = from + group * each * KINDS_PLAYED + each * turned_place(kind, turning);
        row[i] = (uint16_t)(at + (i - from) % each);
    }
}

static void set_turnings(void)
{
    for (int t = 0; t < TURNINGS; t++) {
        for (int i = 0; i < FEATURE_SPARSE; i++)
            turned[t][i] = (uint16_t)i;
        turn_kinds(turned[t], AT_HELD, AT_DISCARDED, 4, t);
        turn_kinds(turned[t], AT_DISCARDED, AT_BONUS, 1, t);
        turn_kinds(turned[t], AT_WAITS, AT_KEPT, 1, t);
        for (int i = AT_BONUS; i < AT_RIICHI && t & 1; i++)
            turned[t][i] = (uint16_t)(AT_BONUS + (i - AT_BONUS) / 9 * 9 + 8 - (i - AT_BONUS) % 9);
    }
    fitting.turnings = TURNINGS;
    fitting.turned = turned[0];
}

/* --- gathering ----------------------------------------------------------------------------------- */

/* A move made, before it is known what came of it. */
struct noted {
    struct net_input input;
    float best; /* what the best move was expected to bring */
    bool explored;
};

struct gatherer {
    struct fit_net *nets[2]; /* by which A and B move; NULL: normal */
    bool both;
    struct rng rng;
    FILE *out;
    struct noted records[2][RECORDS_MOST];
    int counts[2];
    long long samples, rounds, gained;
};

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

/* A win is no position to learn, and of a pung the discard that follows it will tell. */
static void note(struct gatherer *gatherer, int seat, const struct told *told, const struct judged *judged,
                 int32_t best, bool explored)
{
    if (judged->told < 0 || judged->move.kind == MOVE_PUNG || gatherer->counts[seat] == RECORDS_MOST)
        return;
    struct noted *noted = &gatherer->records[seat][gatherer->counts[seat]++];
    noted->input = told->moves[judged->told];
    for (int i = 0; i < told->table.on_count; i++)
        net_mark(&noted->input, told->table.on[i]);
    noted->best = (float)best / AI_ONE;
    noted->explored = explored;
}

/* One of the moves by chance, the likelier the better it is: a tenth of a point behind, a third as likely. */
static int draw_lot(struct rng *rng, const struct judged *list, int count)
{
    double chances[MOVE_MOST], sum = 0, tenth = 0.1 * HARD_POINT;
    for (int i = 0; i < count; i++)
        sum += chances[i] = exp((double)(list[i].weight - list[0].weight) / tenth);
    double left = sum * (double)rng_below(rng, 1 << 30) / (1 << 30);
    int i = 0;
    while (i + 1 < count && (left -= chances[i]) > 0)
        i++;
    return i;
}

/* The best move, or one left to chance: often among those that are nearly as good, seldom any. */
static int choose_one(struct gatherer *gatherer, bool knows, const struct judged *list, int count)
{
    enum { ANY = 2, NEAR = 33, ANY_OF_NORMAL = 10 };
    uint32_t lot = rng_below(&gatherer->rng, 100), among = (uint32_t)(count < AMONG ? count : AMONG);
    if (list[0].move.kind == MOVE_WIN)
        lot *= 3;
    if (!knows)
        return lot < ANY_OF_NORMAL ? (int)rng_below(&gatherer->rng, (uint32_t)count) : 0;
    if (lot < ANY)
        return (int)rng_below(&gatherer->rng, among);
    return lot < ANY + NEAR ? draw_lot(&gatherer->rng, list, count) : 0;
}

static struct move choose(struct gatherer *gatherer, const struct view *view, const struct fit_net *net,
                          bool noted)
{
    static struct judge judge;
    static struct judged list[MOVE_MOST];
    static struct told told;
    struct reason reason;
    if (view->move_count == 1 || !hard_can(view) || (!net && !noted))
        return normal_choose(view, &weights_exact, &gatherer->rng, &reason);
    struct hard_weights quick = mixing;
    quick.net = net ? &net->net : NULL;
    quick.ahead = 0;
    judge_init(&judge, view, &weights_exact);
    int count = hard_judge(&judge, &quick, NULL, &told, list);
    int chosen = noted ? choose_one(gatherer, net != NULL, list, count) : 0;
    bool explored = net && list[0].weight - list[chosen].weight > HARD_POINT / 8;
    if (noted)
        note(gatherer, view->seat, &told, &list[chosen], list[0].learned, explored);
    return list[chosen].move;
}

static void write_seat(struct gatherer *gatherer, int seat, const struct result *result)
{
    for (int i = 0; i < gatherer->counts[seat]; i++) {
        const struct noted *noted = &gatherer->records[seat][i];
        bool over = result->outcome == OUTCOME_WIN;
        struct fit_head head = {.on_count = (uint16_t)noted->input.on_count,
                                .gain = (int16_t)(result->gain[seat] - result->gain[1 - seat]),
                                .won = over && result->winner == seat,
                                .lost = over && result->winner != seat,
                                .explored = noted->explored,
                                .last = i + 1 == gatherer->counts[seat],
                                .best = noted->best,
                                .sort = (uint8_t)noted->input.sort};
        fit_write(gatherer->out, &size, &head, &noted->input);
        gatherer->samples++;
    }
}

static void gather_round(struct gatherer *gatherer, uint64_t seed)
{
    struct game game;
    struct deal deal;
    struct events events;
    struct view view;
    int16_t options[OPTION_MOST];
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, 2);
    game_apply(&game, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0), &events);
    deal_shuffle(&deal, &game, seed);
    game_deal(&game, &deal, &events);
    int a = (int)rng_below(&gatherer->rng, 2);
    gatherer->counts[0] = gatherer->counts[1] = 0;
    while (goes_on(&game)) {
        int seat = game.table.asked & 1 ? 0 : 1;
        view_init(&view, &game, seat);
        const struct fit_net *net = gatherer->nets[seat == a ? 0 : 1];
        game_apply(&game, choose(gatherer, &view, net, seat == a || gatherer->both), &events);
    }
    for (int seat = 0; seat < 2; seat++)
        if (seat == a || gatherer->both)
            write_seat(gatherer, seat, &game.table.result);
    gatherer->gained += game.table.result.gain[a] - game.table.result.gain[1 - a];
    gatherer->rounds++;
}

static int gather(char **words)
{
    static struct gatherer gatherer;
    gatherer.out = file_open(words[0], "wb");
    CHECK(gatherer.out);
    int64_t rounds = atoll(words[1]);
    uint64_t seed = strtoull(words[2], NULL, 10);
    for (int i = 0; i < 2; i++)
        gatherer.nets[i] = load_player(words[3 + i]);
    gatherer.both = strcmp(words[3], words[4]) == 0;
    rng_init(&gatherer.rng, seed);
    for (int64_t i = 0; i < rounds; i++)
        gather_round(&gatherer, rng_derive(seed, (uint64_t)i));
    bool good = fclose(gatherer.out) == 0;
    printf("%lld rounds, %lld samples, A gains %+.3f a round\n", gatherer.rounds, gatherer.samples,
           (double)gatherer.gained / (double)gatherer.rounds);
    return good ? 0 : 1;
}

static int fit(char **words, int count)
{
    struct fit_net *net = strcmp(words[1], "-") == 0 ? fit_net_new(&size, 1) : load(words[1]);
    set_turnings();
    fit_run(net, &fitting, words + 2, count - 2);
    bool good = fit_net_save(net, words[0]);
    fit_net_free(net);
    return good ? 0 : 1;
}

/* --- measuring ----------------------------------------------------------------------------------- */

static bool learned_sitter(void *self, const struct session *session, int seat, struct move *move,
                           struct error *why)
{
    const struct fit_net *net = self;
    struct view view;
    struct rng rng;
    struct reason reason;
    (void)why;
    rng_init(&rng, rng_derive(session_setup(session)->seed,
                              (uint64_t)session_position(session) * SEAT_MOST + (uint64_t)seat));
    session_view(session, seat, &view);
    struct hard_weights own = mixing;
    own.net = net ? &net->net : NULL;
    *move = net ? hard_choose(&view, &own, &rng, NULL, &reason)
                : normal_choose(&view, &weights_exact, &rng, &reason);
    return true;
}

static int match(char **words)
{
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, ruleset_find("dueling-tigers"), AI_NORMAL, AI_NORMAL);
    arena.sitters[SIDE_A] = (struct sitter){.self = load_player(words[0]), .choose = learned_sitter};
    arena.sitters[SIDE_B] = (struct sitter){.self = load_player(words[3]), .choose = learned_sitter};
    int pairs = atoi(words[1]);
    struct estimate estimate = arena_run(&arena, strtoull(words[2], NULL, 10), 0, pairs, &tally);
    double rounds = (double)tally.rounds / 100;
    printf("%s - %s: %+.3f +- %.3f points a round (%+.1f %% of a mean win of %.2f), won %.1f %% and %.1f %%, "
           "dealt in %.1f %% and %.1f %%, %d pairs\n",
           words[0], words[3], estimate.mean, estimate.margin, 100 * estimate.mean / tally_win(&tally),
           tally_win(&tally), (double)tally.won[0] / rounds, (double)tally.won[1] / rounds,
           (double)tally.given[0] / rounds, (double)tally.given[1] / rounds, pairs);
    return 0;
}

static int write_net(char **words)
{
    struct fit_net *net = load(words[0]);
    bool good = fit_net_write(net, &feature_inputs, words[1]);
    fit_net_free(net);
    return good ? 0 : 1;
}

/* Takes the values off the end of the command line; returns how many words are left. */
static int take_knobs(char **words, int count)
{
    while (count > 0 && strchr(words[count - 1], '=')) {
        if (!turn_knob(words[count - 1]))
            return 0;
        count--;
    }
    return count;
}

int main(int count, char **words)
{
    count = take_knobs(words, count);
    if (count == 7 && strcmp(words[1], "gather") == 0)
        return gather(words + 2);
    if (count >= 5 && strcmp(words[1], "fit") == 0)
        return fit(words + 2, count - 2);
    if (count == 6 && strcmp(words[1], "match") == 0)
        return match(words + 2);
    if (count == 4 && strcmp(words[1], "write") == 0)
        return write_net(words + 2);
    fprintf(stderr, "usage: tool_learn gather|fit|match|write ...\n");
    return 2;
}
