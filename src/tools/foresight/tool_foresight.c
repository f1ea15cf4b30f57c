/*
 * tool_foresight.c: finds the numbers of a network that foresees what comes of moves.
 *
 *   tool_foresight learn MODE NET ROUNDS SEED [NAME=VALUE ...]   from rounds with itself
 *   tool_foresight match MODE NET PAIRS SEED B                   duplicate pairs against a level, a person,
 * exact or another network tool_foresight hold MODE NET ROUNDS SEED OTHER               by how much either is
 * off over the same rounds, played by NET and learned from by neither
 *
 * NET.fast and NET.slow are the network that learns and its slow average, by which the rounds are played;
 * what is there is gone on from. Values: update (rounds before each), rate, follow (how far the slow average
 * follows in an update), soft, keep (rounds.h), sights, batch (learner.h), taught (1: the rounds are
 * normal's).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/tigers/normal.h"
#include "tools/foresight/learner.h"
#include "tools/played.h"

enum { PATH = 512 };

static struct learning learning = {.rate = 1e-3f, .sights = 0.1f, .batch = 1024};
static float follow = 0.03f, soft = 0.02f, lambda = 1;
static int update = 4096, keep = 3, taught;

static bool turn_knob(const char *text)
{
    return sscanf(text, "update=%d", &update) == 1 || sscanf(text, "rate=%f", &learning.rate) == 1 ||
           sscanf(text, "follow=%f", &follow) == 1 || sscanf(text, "soft=%f", &soft) == 1 ||
           sscanf(text, "keep=%d", &keep) == 1 || sscanf(text, "sights=%f", &learning.sights) == 1 ||
           sscanf(text, "batch=%d", &learning.batch) == 1 || sscanf(text, "taught=%d", &taught) == 1 ||
           sscanf(text, "lambda=%f", &lambda) == 1;
}

static struct move as_normal(const struct view *view, struct rng *rng)
{
    return ai_choose(AI_NORMAL, view, rng, NULL);
}

static const struct outlook *outlook_of(const struct ruleset *rules)
{
    struct game game;
    int16_t options[OPTION_MOST];
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, ruleset_seats(rules, options));
    return foresight_outlook(&game.table);
}

static struct perceptron *load(const struct outlook *outlook, const char *path)
{
    struct perceptron *net = learner_new(outlook, 1);
    if (perceptron_load(net, path))
        return net;
    perceptron_free(net);
    return NULL;
}

/* --- learning ------------------------------------------------------------------------------------- */

static void say(const struct samples *samples, const struct learned *learned, int64_t done)
{
    double rounds = (double)samples->rounds;
    printf(
        "%lld rounds, %.1f decisions, %.1f kept; %.1f %% won, by %.2f; off by %.4f of %.4f, won %.4f, given "
        "%.4f, waits %.4f\n",
        (long long)done, (double)samples->decisions / rounds, (double)samples->count / rounds,
        100.0 * (double)samples->wins / rounds,
        (double)samples->points / (double)(samples->wins ? samples->wins : 1), learned->off, learned->all,
        learned->won, learned->given, learned->waits);
    fflush(stdout);
}

static int learn(const struct ruleset *rules, char **words)
{
    char fast[PATH], slow[PATH];
    const struct outlook *outlook = outlook_of(rules);
    snprintf(fast, sizeof fast, "%s.fast", words[0]);
    snprintf(slow, sizeof slow, "%s.slow", words[0]);
    struct perceptron *net = load(outlook, fast), *played = load(outlook, slow);
    bool old = net && played;
    if (!old) {
        printf("%s: from nothing\n", words[0]);
        net = learner_new(outlook, 1);
        played = perceptron_copy(net);
    }
    struct float_oracle asked;
    struct oracle oracle = float_oracle(&asked, played, outlook);
    struct rounds rounds = {.rules = rules,
                            .outlook = outlook,
                            .oracle = &oracle,
                            .soft = soft,
                            .one_in = keep,
                            .lambda = lambda};
    rounds.teacher = taught ? as_normal : NULL;
    struct samples samples;
    struct rng rng;
    int64_t all = atoll(words[1]);
    uint64_t seed = strtoull(words[2], NULL, 10);
    samples_init(&samples);
    rng_init(&rng, seed);
    for (int64_t done = 0, number = 0; done < all; number++) {
        struct learned learned;
        samples_clear(&samples);
        for (int i = 0; i < update; i++)
            rounds_play(&rounds, rng_derive(seed, (uint64_t)(done + i)), &samples);
        done += update;
        learner_learn(net, outlook, &learning, &samples, &rng, &learned);
        float part = old || 1.0f / (float)(1 + number) < follow ? follow : 1.0f / (float)(1 + number);
        perceptron_follow(played, net, part);
        if (number % 16 && done < all)
            continue;
        say(&samples, &learned, done);
        if (!perceptron_save(net, fast) || !perceptron_save(played, slow))
            return 1;
    }
    samples_deinit(&samples);
    perceptron_free(net);
    perceptron_free(played);
    return 0;
}

/* --- matches -------------------------------------------------------------------------------------- */

/* Who sits on a seat: a network, or, without one, exact normal of Dueling Tigers. */
struct seated {
    const struct oracle *oracle;
    const struct outlook *outlook;
};

static struct move move_of(const struct seated *seated, const struct view *view, struct rng *rng)
{
    struct reason reason;
    struct telling telling;
    struct foreseen list[MOVE_MOST];
    int32_t answers[NET_OUTPUTS_MOST];
    if (!seated->oracle)
        return normal_choose(view, &weights_exact, rng, &reason);
    if (view->table.phase == PHASE_NAME) {
        struct move move = view->moves[0];
        move.kinds = table_own_waits(&view->table, &view->own, view->seat);
        return move;
    }
    if (view->table.phase != PHASE_GUESS && !foresight_can(view))
        return view->moves[rng_below(rng, view->move_count)];
    telling_init(&telling, seated->outlook, view);
    if (view->table.phase == PHASE_GUESS) {
        foresight_now(&telling, seated->oracle, &list[0], answers);
        return foresight_guess(&telling, answers);
    }
    int best = 0, count = foresight_list(&telling, seated->oracle, list);
    for (int i = 1; i < count; i++)
        best = list[i].value > list[best].value ? i : best;
    return list[best].move;
}

static bool sit(void *self, const struct session *session, int seat, struct move *move, struct error *why)
{
    struct view view;
    struct rng rng;
    (void)why;
    played_chance(session, seat, &rng);
    session_view(session, seat, &view);
    *move = move_of(self, &view, &rng);
    return true;
}

static int match(const struct ruleset *rules, char **words)
{
    const struct outlook *outlook = outlook_of(rules);
    struct perceptron *net = load(outlook, words[0]), *other = load(outlook, words[3]);
    bool exact = strcmp(words[3], "exact") == 0;
    enum ai_level level = other || exact ? AI_NORMAL : ai_level_parse(words[3]);
    if (!net || level == AI_LEVELS) {
        fprintf(stderr, "tool_foresight: there is no network %s, or no opponent %s\n", words[0], words[3]);
        return 1;
    }
    struct arena arena;
    struct tally tally = {0};
    struct float_oracle asked[2];
    struct oracle oracles[2] = {float_oracle(&asked[0], net, outlook),
                                float_oracle(&asked[1], other, outlook)};
    struct seated us = {&oracles[0], outlook}, them = {other ? &oracles[1] : NULL, outlook};
    arena_init(&arena, rules, AI_NORMAL, level);
    arena.sitters[SIDE_A] = (struct sitter){.self = &us, .choose = sit};
    if (other || exact)
        arena.sitters[SIDE_B] = (struct sitter){.self = &them, .choose = sit};
    int pairs = atoi(words[1]);
    struct estimate estimate = arena_run(&arena, strtoull(words[2], NULL, 10), 0, pairs, &tally);
    played_tell(words[0], words[3], estimate, &tally, pairs);
    perceptron_free(net);
    perceptron_free(other);
    return 0;
}

/* --- holding out ---------------------------------------------------------------------------------- */

static int hold(const struct ruleset *rules, char **words)
{
    const struct outlook *outlook = outlook_of(rules);
    struct perceptron *net = load(outlook, words[0]), *other = load(outlook, words[3]);
    if (!net || !other) {
        fprintf(stderr, "tool_foresight: there is no network %s or %s\n", words[0], words[3]);
        return 1;
    }
    struct float_oracle asked;
    struct oracle oracle = float_oracle(&asked, net, outlook);
    struct rounds rounds = {.rules = rules, .outlook = outlook, .oracle = &oracle, .one_in = 1, .lambda = 1};
    struct samples samples;
    double sums[4] = {0};
    int64_t all = atoll(words[1]);
    samples_init(&samples);
    for (int64_t i = 0; i < all; i++) {
        double difference = 0;
        samples_clear(&samples);
        rounds_play(&rounds, rng_derive(strtoull(words[2], NULL, 10), (uint64_t)i), &samples);
        for (size_t k = 0; k < samples.count; k++) {
            struct perceptron_pass passes[2];
            const struct sample *sample = &samples.list[k];
            perceptron_ask(net, samples.flags + sample->flags, sample->count, &passes[0]);
            perceptron_ask(other, samples.flags + sample->flags, sample->count, &passes[1]);
            double a = (double)(passes[0].outputs[0] - sample->came),
                   b = (double)(passes[1].outputs[0] - sample->came);
            sums[0] += a * a;
            sums[1] += b * b;
            difference += a * a - b * b;
            sums[3]++;
        }
        sums[2] += difference * difference;
    }
    printf("off by %.5f and %.5f, difference %+.5f +- %.5f\n", sums[0] / sums[3], sums[1] / sums[3],
           (sums[0] - sums[1]) / sums[3], 2 * sqrt(sums[2]) / sums[3]);
    samples_deinit(&samples);
    perceptron_free(net);
    perceptron_free(other);
    return 0;
}

int main(int count, char **words)
{
    while (count > 1 && strchr(words[count - 1], '='))
        if (!turn_knob(words[--count]))
            return 2;
    const struct ruleset *rules = count > 2 ? ruleset_find(words[2]) : NULL;
    if (rules && count == 6 && strcmp(words[1], "learn") == 0)
        return learn(rules, words + 3);
    if (rules && count == 7 && strcmp(words[1], "match") == 0)
        return match(rules, words + 3);
    if (rules && count == 7 && strcmp(words[1], "hold") == 0)
        return hold(rules, words + 3);
    fprintf(stderr, "usage: tool_foresight learn|match|hold MODE NET ...\n");
    return 2;
}
