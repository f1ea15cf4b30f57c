/*
 * tool_learn_four.c: finds the numbers of the networks that judge the table of four.
 *
 *   tool_learn_four gather RULES OUT ROUNDS SEED A B PART    plays rounds and writes down what came of moves
 *   tool_learn_four fit NET OLD|- LAMBDA PASSES FILES...     fits a network to that
 *   tool_learn_four match RULES NET PAIRS SEED B TURNS PART  duplicate pairs of it against a level or network
 *   tool_learn_four mean NET NETS...                         the mean of networks that came of each other
 *   tool_learn_four write NET FILE.net                       writes its numbers as the program takes them
 *
 * A and B are `normal` or the file of a network. They sit opposite each other, two and two; A's moves are
 * written down, B's too where it is the same as A. Some of them are left to chance so that other moves are
 * seen too.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/brain.h"
#include "ai/four/four_learned.h"
#include "base/check.h"
#include "base/file.h"
#include "rules/play/game.h"
#include "tools/fitting.h"
#include "tools/played.h"

enum { FIRST = 64, SECOND = 32, ONE_IN = 16, AMONG = 4, RECORDS_MOST = 128 };

static const struct fit_size size = {
    .sparse = FOUR_SPARSE, .dense = FOUR_DENSE, .first = FIRST, .second = SECOND, .unit = FOUR_LEARNED_UNIT};

static struct fit_net *load(const char *path)
{
    return fit_net_need(&size, path);
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
    int part;
    struct rng rng;
    FILE *out;
    struct noted records[SEAT_MOST][RECORDS_MOST];
    int counts[SEAT_MOST];
    long long samples, rounds, gained, won;
};

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

/* Only where the move leads to is noted, and of a claim the discard that follows it will tell. */
static void note(struct gatherer *gatherer, int seat, struct move move, const struct net_input *input,
                 int32_t best, bool explored)
{
    int kind = move.kind;
    if (kind == MOVE_WIN || kind == MOVE_CHOW || kind == MOVE_PUNG || gatherer->counts[seat] == RECORDS_MOST)
        return;
    struct noted *record = &gatherer->records[seat][gatherer->counts[seat]++];
    record->input = *input;
    record->best = (float)best / AI_ONE;
    record->explored = explored;
}

/* True if this move is to be left to chance; wins seldom are. */
static bool explores(struct gatherer *gatherer, struct move best)
{
    return rng_below(&gatherer->rng, best.kind == MOVE_WIN ? 4 * ONE_IN : ONE_IN) == 0;
}

static unsigned random_turn(struct gatherer *gatherer)
{
    return rng_below(&gatherer->rng, FOUR_TURNS_TOLD);
}

static struct move choose_normal(struct gatherer *gatherer, const struct view *view, bool noted)
{
    static struct four_judge judge;
    static struct four_judged list[MOVE_MOST];
    static struct net_input told;
    four_judge_init(&judge, view, &four_weights_normal);
    four_judge_moves(&judge, false, list);
    struct move move = list[0].move;
    if (!noted)
        return move;
    bool explored = explores(gatherer, move);
    if (explored)
        move = view->moves[rng_below(&gatherer->rng, view->move_count)];
    four_learned_tell(&judge, random_turn(gatherer), move, &told);
    note(gatherer, view->seat, move, &told, 0, explored);
    return move;
}

static struct move choose(struct gatherer *gatherer, const struct view *view, const struct fit_net *net,
                          bool noted)
{
    static struct four_judge judge;
    static struct four_judged list[MOVE_MOST];
    static struct four_told told;
    if (view->move_count == 1)
        return view->moves[0];
    if (!net)
        return choose_normal(gatherer, view, noted);
    four_judge_init(&judge, view, &four_weights_normal);
    int count = four_learned_moves(&net->net, &judge, random_turn(gatherer), 1, &told, list), chosen = 0;
    if (gatherer->part)
        four_learned_blend(gatherer->part, list, count);
    if (noted && explores(gatherer, list[0].move))
        chosen = (int)rng_below(&gatherer->rng, (uint32_t)(count < AMONG ? count : AMONG));
    if (noted)
        note(gatherer, view->seat, list[chosen].move, &told.moves[list[chosen].told], list[0].learned,
             chosen > 0);
    return list[chosen].move;
}

static void write_seat(struct gatherer *gatherer, int seat, const struct result *result)
{
    bool over = result->outcome == OUTCOME_WIN, won = over && result->winners >> seat & 1;
    for (int i = 0; i < gatherer->counts[seat]; i++) {
        const struct noted *record = &gatherer->records[seat][i];
        struct fit_head head = {.on_count = (uint16_t)record->input.on_count,
                                .gain = (int16_t)result->gain[seat],
                                .won = won,
                                .lost = result->gain[seat] < 0,
                                .explored = record->explored,
                                .last = i + 1 == gatherer->counts[seat],
                                .best = record->best};
        fit_write(gatherer->out, &size, &head, &record->input);
        gatherer->samples++;
    }
    gatherer->gained += result->gain[seat];
    gatherer->won += won;
}

static void gather_round(struct gatherer *gatherer, const struct ruleset *rules, uint64_t seed)
{
    struct game game;
    struct deal deal;
    struct events events;
    struct view view;
    int16_t options[OPTION_MOST];
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, SEAT_MOST);
    deal_shuffle(&deal, &game, seed);
    game_deal(&game, &deal, &events);
    int a = (int)rng_below(&gatherer->rng, 2);
    memset(gatherer->counts, 0, sizeof gatherer->counts);
    while (goes_on(&game)) {
        int seat = 0;
        while (!(game.table.asked >> seat & 1))
            seat++;
        view_init(&view, &game, seat);
        int side = seat % 2 == a ? 0 : 1;
        game_apply(&game, choose(gatherer, &view, gatherer->nets[side], side == 0 || gatherer->both),
                   &events);
    }
    for (int seat = 0; seat < SEAT_MOST; seat++)
        if (seat % 2 == a || gatherer->both)
            write_seat(gatherer, seat, &game.table.result);
    gatherer->rounds++;
}

static int gather(char **words)
{
    static struct gatherer gatherer;
    const struct ruleset *rules = ruleset_find(words[0]);
    gatherer.out = file_open(words[1], "wb");
    CHECK(rules && gatherer.out);
    int64_t rounds = atoll(words[2]);
    uint64_t seed = strtoull(words[3], NULL, 10);
    for (int i = 0; i < 2; i++)
        gatherer.nets[i] = strcmp(words[4 + i], "normal") == 0 ? NULL : load(words[4 + i]);
    gatherer.part = atoi(words[6]);
    gatherer.both = strcmp(words[4], words[5]) == 0;
    rng_init(&gatherer.rng, seed);
    for (int64_t i = 0; i < rounds; i++)
        gather_round(&gatherer, rules, rng_derive(seed, (uint64_t)i));
    fclose(gatherer.out);
    double seats = (double)gatherer.rounds * (gatherer.both ? 4 : 2);
    printf("%lld rounds, %lld samples, a seat gains %+.3f a round and wins %.1f %%\n", gatherer.rounds,
           gatherer.samples, (double)gatherer.gained / seats, 100 * (double)gatherer.won / seats);
    return 0;
}

static int fit(char **words, int count)
{
    bool fresh = strcmp(words[1], "-") == 0;
    struct fit_plan plan = {
        .lambda = (float)atof(words[2]), .passes = (float)atof(words[3]), .rate = fresh ? 2e-3f : 1e-3f};
    struct fit_net *net = fresh ? fit_net_new(&size, 1) : load(words[1]);
    fit_run(net, &plan, words + 4, count - 4);
    bool good = fit_net_save(net, words[0]);
    fit_net_free(net);
    return good ? 0 : 1;
}

/* --- measuring ----------------------------------------------------------------------------------- */

struct contender {
    struct fit_net *net;
    int turns, part;
};

static bool learned_sitter(void *self, const struct session *session, int seat, struct move *move,
                           struct error *why)
{
    static struct four_judge judge;
    static struct four_judged list[MOVE_MOST];
    static struct four_told told;
    struct view view;
    (void)why;
    session_view(session, seat, &view);
    *move = view.moves[0];
    if (view.move_count == 1)
        return true;
    four_judge_init(&judge, &view, &four_weights_normal);
    const struct contender *contender = self;
    int count = four_learned_moves(&contender->net->net, &judge, 0, contender->turns, &told, list);
    if (contender->part)
        four_learned_blend(contender->part, list, count);
    *move = list[0].move;
    return true;
}

static int match(char **words)
{
    struct arena arena;
    struct tally tally = {0};
    enum ai_level level = ai_level_parse(words[4]);
    arena_init(&arena, ruleset_find(words[0]), AI_NORMAL, level < AI_LEVELS ? level : AI_NORMAL);
    struct contender contenders[SIDES] = {{load(words[1]), atoi(words[5]), atoi(words[6])},
                                          {NULL, atoi(words[5]), atoi(words[6])}};
    arena.sitters[SIDE_A] = (struct sitter){.self = &contenders[SIDE_A], .choose = learned_sitter};
    if (level == AI_LEVELS) {
        contenders[SIDE_B].net = load(words[4]);
        arena.sitters[SIDE_B] = (struct sitter){.self = &contenders[SIDE_B], .choose = learned_sitter};
    }
    int pairs = atoi(words[2]);
    struct estimate estimate = arena_run(&arena, strtoull(words[3], NULL, 10), 0, pairs, &tally);
    printf("%s ", words[0]);
    played_tell(words[1], words[4], estimate, &tally, pairs);
    return 0;
}

static int take_mean(char **words, int count)
{
    struct fit_net *sum = load(words[1]);
    for (int i = 2; i < count; i++) {
        struct fit_net *net = load(words[i]);
        fit_net_mix(sum, net, 1.0f / (float)i);
        fit_net_free(net);
    }
    bool good = fit_net_save(sum, words[0]);
    fit_net_free(sum);
    return good ? 0 : 1;
}

static int write_net(char **words)
{
    struct fit_net *net = load(words[0]);
    bool good = fit_net_write(net, &four_inputs, words[1]);
    fit_net_free(net);
    return good ? 0 : 1;
}

int main(int count, char **words)
{
    if (count == 9 && strcmp(words[1], "gather") == 0)
        return gather(words + 2);
    if (count >= 7 && strcmp(words[1], "fit") == 0)
        return fit(words + 2, count - 2);
    if (count == 9 && strcmp(words[1], "match") == 0)
        return match(words + 2);
    if (count >= 4 && strcmp(words[1], "mean") == 0)
        return take_mean(words + 2, count - 2);
    if (count == 4 && strcmp(words[1], "write") == 0)
        return write_net(words + 2);
    fprintf(stderr, "usage: tool_learn_four gather|fit|match|mean|write ...\n");
    return 2;
}
