/* learn.c: see learn.h. */
#include "tools/learn/learn.h"

#include <string.h>

#include "ai/four/four_learned.h"
#include "ai/tigers/features.h"
#include "base/file.h"
#include "session/luck/observation.h"
#include "tools/learn/moments.h"
#include "tools/learn/moves.h"

/* A family of networks. */
enum family { FORECAST, TIGERS, FOUR, LUCK };

static const struct fitting fittings[] = {
    [FORECAST] = {.logits = true, .by_gain = 1, .by_answers = 0.1},
    [TIGERS] = {.by_gain = 0.125, .by_answers = 1, .decay = 0.1f},
    [FOUR] = {.by_gain = 0.125, .by_answers = 1},
    [LUCK] = {.moments = true, .by_gain = 2, .by_answers = 0.3, .decay = 0.01f},
};

static const struct {
    int first, second; /* hidden layers */
    float soft;        /* of moves.h */
} families[] = {[FORECAST] = {128, 32, 0.02f},
                [TIGERS] = {96, 32, 0.05f},
                [FOUR] = {64, 32, 0.02f},
                [LUCK] = {64, 32, 0}};

static const struct network {
    const char *name, *rules;
    enum family family;
    const struct net_inputs *inputs;
    const struct feature_set *feature_set;
} networks[] = {
    {"foresee-tenpai", "tenpai-duel", FORECAST, &feature_set_tenpai.inputs, &feature_set_tenpai},
    {"foresee-one-suit", "one-suit", FORECAST, &feature_set_one_suit.inputs, &feature_set_one_suit},
    {"foresee-classic", "classic", FORECAST, &feature_set_classic.inputs, &feature_set_classic},
    {"tigers", "dueling-tigers", TIGERS, &feature_inputs, NULL},
    {"four-classic", "classic", FOUR, &four_inputs, NULL},
    {"four-patterns", "patterns", FOUR, &four_inputs, NULL},
    {"luck-tigers", "dueling-tigers", LUCK, &observation_inputs, NULL},
    {"luck-tenpai", "tenpai-duel", LUCK, &observation_inputs, NULL},
    {"luck-one-suit", "one-suit", LUCK, &observation_inputs, NULL},
    {"luck-patterns", "patterns", LUCK, &observation_inputs, NULL},
    {"luck-classic", "classic", LUCK, &observation_inputs, NULL},
};

enum { NETWORKS = sizeof networks / sizeof *networks };

const struct network *network_at(int n)
{
    return n < NETWORKS ? &networks[n] : NULL;
}

const struct network *network_find(const char *name)
{
    int n = 0;
    while (n < NETWORKS && strcmp(networks[n].name, name) != 0)
        n++;
    return network_at(n);
}

const char *network_name(const struct network *network)
{
    return network->name;
}

const struct net_inputs *network_inputs(const struct network *network)
{
    return network->inputs;
}

struct mlp *network_mlp(const struct network *network, uint64_t seed)
{
    return mlp_new(network->inputs, families[network->family].first, families[network->family].second, seed);
}

const struct lesson lesson_usual = {
    .rate = 1e-3f, .follow = 0.03f, .lambda = 1, .update = 4096, .batch = 1024, .keep = 3};

bool lesson_set(struct lesson *lesson, const char *text)
{
    return sscanf(text, "rate=%f", &lesson->rate) == 1 || sscanf(text, "follow=%f", &lesson->follow) == 1 ||
           sscanf(text, "lambda=%f", &lesson->lambda) == 1 ||
           sscanf(text, "update=%d", &lesson->update) == 1 || sscanf(text, "batch=%d", &lesson->batch) == 1 ||
           sscanf(text, "keep=%d", &lesson->keep) == 1 || sscanf(text, "taught=%d", &lesson->taught) == 1;
}

/* What is at work. */
struct learner {
    const struct network *network;
    const struct lesson *lesson;
    struct moves moves;
    struct mlp *mlp, *slow; /* what learns, and its slow average, which plays */
    struct rounded rounded; /* the average in whole numbers */
    struct samples samples;
    struct rng rng;
};

static void play(struct learner *learner, int64_t from)
{
    const struct lesson *lesson = learner->lesson;
    samples_clear(&learner->samples);
    mlp_round(learner->slow, &learner->rounded);
    for (int i = 0; i < lesson->update; i++) {
        uint64_t seed = rng_derive(lesson->seed, (uint64_t)(from + i));
        if (learner->network->family == LUCK)
            moments_play(learner->moves.rules, learner->slow, lesson->lambda, seed, &learner->samples);
        else
            moves_play(&learner->moves, &learner->rounded.net, seed, &learner->samples);
    }
}

static void say(FILE *out, const struct loss *loss, int64_t rounds, size_t samples)
{
    fprintf(out, "%lld rounds, %zu samples; points off by %.4f of %.4f: %.4f; other answers %.5f\n",
            (long long)rounds, samples, loss->points, loss->of_nothing, loss->points / loss->of_nothing,
            loss->answers);
    fflush(out);
}

/* Early averages are the mean of all networks so far. */
static bool learn(struct learner *learner, const char *path, FILE *out, struct error *error)
{
    const struct lesson *lesson = learner->lesson;
    bool good = true;
    for (int64_t done = 0, number = 0; done < lesson->rounds && good; number++) {
        float early = 1.0f / (float)(1 + number);
        play(learner, done);
        struct loss loss = samples_learn(learner->mlp, &learner->samples, &fittings[learner->network->family],
                                         lesson->rate, lesson->batch, &learner->rng);
        mlp_follow(learner->slow, learner->mlp, early < lesson->follow ? lesson->follow : early);
        done += lesson->update;
        if (number % 16 && done < lesson->rounds)
            continue;
        say(out, &loss, done, learner->samples.count);
        good = mlp_write(learner->slow, path, error);
    }
    return good;
}

bool network_learn(const struct network *network, const char *path, const struct lesson *lesson, FILE *out,
                   struct error *error)
{
    enum family family = network->family;
    struct learner learner = {.network = network, .lesson = lesson};
    learner.mlp = network_mlp(network, lesson->seed);
    learner.moves = (struct moves){.rules = ruleset_find(network->rules),
                                   .asker = family == TIGERS ? ASKS_TIGERS
                                            : family == FOUR ? ASKS_FOUR
                                                             : ASKS_FORECAST,
                                   .feature_set = network->feature_set,
                                   .unit = network->feature_set ? (float)network->feature_set->unit
                                           : family == FOUR     ? FOUR_LEARNED_UNIT
                                                                : 1,
                                   .soft = families[family].soft,
                                   .taught = lesson->taught,
                                   .one_in = lesson->keep,
                                   .lambda = lesson->lambda};
    bool good = !file_exists(path) || mlp_read(learner.mlp, path, error);
    learner.slow = mlp_copy(learner.mlp);
    rng_init(&learner.rng, lesson->seed);
    good = good && learn(&learner, path, out, error);
    mlp_free(learner.mlp);
    mlp_free(learner.slow);
    rounded_free(&learner.rounded);
    samples_free(&learner.samples);
    return good;
}
