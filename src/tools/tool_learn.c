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
 * rate and decay say how to fit. tests/ai/tigers/learn.sh does all of it from nothing. Every run with the
 * same words is the same.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/tigers/hard.h"
#include "ai/tigers/normal.h"
#include "base/check.h"
#include "base/file.h"
#include "rules/play/game.h"
#include "tools/played.h"
#include "tools/tiger_notes.h"

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
    return fit_net_need(&tiger_size, path);
}

static struct fit_net *load_player(const char *name)
{
    return strcmp(name, "normal") == 0 ? NULL : load(name);
}

/* --- gathering ----------------------------------------------------------------------------------- */

struct gatherer {
    struct fit_net *nets[2]; /* by which A and B move; NULL: normal */
    bool both;
    struct rng rng;
    FILE *out;
    struct notes notes[2];
    long long samples, rounds, gained;
};

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
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
    int chosen = noted ? notes_choose(&gatherer->rng, net != NULL, list, count) : 0;
    bool explored = net && list[0].weight - list[chosen].weight > HARD_POINT / 8;
    if (noted)
        notes_add(&gatherer->notes[view->seat], &told, &list[chosen], list[0].learned, explored);
    return list[chosen].move;
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
    gatherer->notes[0].count = gatherer->notes[1].count = 0;
    while (goes_on(&game)) {
        int seat = game.table.asked & 1 ? 0 : 1;
        view_init(&view, &game, seat);
        const struct fit_net *net = gatherer->nets[seat == a ? 0 : 1];
        game_apply(&game, choose(gatherer, &view, net, seat == a || gatherer->both), &events);
    }
    for (int seat = 0; seat < 2; seat++)
        if (seat == a || gatherer->both)
            gatherer->samples += notes_write(&gatherer->notes[seat], gatherer->out, seat, &game.table.result);
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
    struct fit_net *net = strcmp(words[1], "-") == 0 ? fit_net_new(&tiger_size, 1) : load(words[1]);
    notes_turnings(&fitting);
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
    played_chance(session, seat, &rng);
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
    played_tell(words[0], words[3], estimate, &tally, pairs);
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
