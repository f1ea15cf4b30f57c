/* lesson.c: how a policy learns; see lesson.h. */
#include "tools/policy/lesson.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

static const float LONGEST = 1; /* gradient of a step */

static float entropy_of(const float chances[ACT_COUNT])
{
    float sum = 0;
    for (int i = 0; i < ACT_COUNT; i++)
        sum -= chances[i] > 0 ? chances[i] * logf(chances[i]) : 0;
    return sum;
}

/* Makes the action likelier by its advantage, as long as it has not gone too far already. */
static void slope_by_gain(const struct lesson *lesson, const struct decision *decision,
                          const float chances[ACT_COUNT], float *slope)
{
    float ratio = chances[decision->action] / decision->chance, advantage = decision->advantage;
    if (!lesson->taught &&
        ((advantage > 0 && ratio > 1 + lesson->clip) || (advantage < 0 && ratio < 1 - lesson->clip)))
        return;
    float weight = lesson->taught ? 1 : advantage * ratio;
    for (int i = 0; i < ACT_COUNT; i++)
        slope[i] += weight * chances[i];
    slope[decision->action] -= weight;
}

static void slope_by_entropy(float share, const float chances[ACT_COUNT], float entropy, float *slope)
{
    for (int i = 0; i < ACT_COUNT; i++)
        if (chances[i] > 0)
            slope[i] += share * chances[i] * (logf(chances[i]) + entropy);
}

/* Towards the slow average, by the divergence of the chances from its own. */
static void slope_by_pull(float share, const float chances[ACT_COUNT], const float slow[ACT_COUNT],
                          float *slope)
{
    float logs[ACT_COUNT] = {0}, divergence = 0;
    for (int i = 0; i < ACT_COUNT; i++)
        if (chances[i] > 0) {
            logs[i] = logf(chances[i]) - logf(slow[i] > 1e-12f ? slow[i] : 1e-12f);
            divergence += chances[i] * logs[i];
        }
    for (int i = 0; i < ACT_COUNT; i++)
        slope[i] += share * chances[i] * (logs[i] - divergence);
}

/* The loss of a yes-or-no answer, and its slope. */
static float slope_of_answer(float output, bool right, float share, float *slope)
{
    float chance = 1 / (1 + expf(-output)), said = right ? chance : 1 - chance;
    *slope += share * (chance - (right ? 1.0f : 0.0f));
    return -logf(said > 1e-6f ? said : 1e-6f);
}

static void slope_by_sights(const struct lesson *lesson, const struct decision *decision,
                            const float *outputs, float *slope, struct progress *progress)
{
    for (int i = 0; i < SIGHT_KINDS; i++)
        progress->waits += decision->stands_for *
                           slope_of_answer(outputs[POLICY_WAITS + i], decision->waits >> i & 1,
                                           lesson->sights, &slope[POLICY_WAITS + i]) /
                           (double)SIGHT_KINDS;
    slope_of_answer(outputs[POLICY_READY], decision->ready, lesson->sights, &slope[POLICY_READY]);
}

static bool is_likeliest(const float chances[ACT_COUNT], int action)
{
    for (int i = 0; i < ACT_COUNT; i++)
        if (chances[i] > chances[action])
            return false;
    return true;
}

void lesson_slope(const struct lesson *lesson, const struct decision *decision, const float *outputs,
                  const float *slow, float slope[POLICY_OUTPUTS], struct progress *progress)
{
    float chances[ACT_COUNT], wanted[ACT_COUNT];
    memset(slope, 0, POLICY_OUTPUTS * sizeof *slope);
    policy_chances(outputs, &decision->choices, chances);
    float entropy = entropy_of(chances);
    slope_by_gain(lesson, decision, chances, slope);
    if (!lesson->taught)
        slope_by_entropy(lesson->entropy, chances, entropy, slope);
    if (slow) {
        policy_chances(slow, &decision->choices, wanted);
        slope_by_pull(lesson->pull, chances, wanted, slope);
    }
    policy_trace(&decision->choices, slope);
    slope_by_sights(lesson, decision, outputs, slope, progress);
    float now = chances[decision->action] > 1e-12f ? chances[decision->action] : 1e-12f;
    for (int i = 0; i < POLICY_OUTPUTS; i++)
        slope[i] *= decision->stands_for;
    progress->entropy += decision->stands_for * entropy;
    progress->agreed += decision->stands_for * is_likeliest(chances, decision->action);
    progress->moved += decision->stands_for * (logf(decision->chance) - logf(now));
}

static void learn_one(const struct lesson *lesson, struct policy *policy, const struct episodes *episodes,
                      const struct decision *decision, struct progress *progress)
{
    struct perceptron_pass pass, slow;
    float slope[POLICY_OUTPUTS], off[PERCEPTRON_OUTPUTS] = {0};
    const uint16_t *flags = episodes->flags + decision->flags;
    int all = decision->count + decision->hidden;
    perceptron_ask(policy->actor, flags, decision->count, &pass);
    if (lesson->slow)
        perceptron_ask(lesson->slow, flags, decision->count, &slow);
    lesson_slope(lesson, decision, pass.outputs, lesson->slow ? slow.outputs : NULL, slope, progress);
    if (!lesson->listens)
        perceptron_blame(policy->actor, flags, decision->count, &pass, slope);
    perceptron_ask(policy->critic, flags, all, &pass);
    off[0] = pass.outputs[0] - decision->came;
    progress->unfit += decision->stands_for * off[0] * off[0];
    off[0] *= decision->stands_for;
    perceptron_blame(policy->critic, flags, all, &pass, off);
}

static void level_advantages(struct episodes *episodes)
{
    double sum = 0, squares = 0, count = 0;
    for (size_t i = 0; i < episodes->count; i++) {
        const struct decision *decision = &episodes->list[i];
        count += decision->stands_for;
        sum += decision->stands_for * decision->advantage;
        squares += decision->stands_for * (double)decision->advantage * decision->advantage;
    }
    double mean = sum / count, spread = sqrt(squares / count - mean * mean) + 1e-6;
    for (size_t i = 0; i < episodes->count; i++)
        episodes->list[i].advantage = (float)((episodes->list[i].advantage - mean) / spread);
}

static void shuffle(uint32_t *order, size_t count, struct rng *rng)
{
    for (size_t i = count; i > 1; i--) {
        size_t other = rng_below(rng, (uint32_t)i);
        uint32_t kept = order[i - 1];
        order[i - 1] = order[other];
        order[other] = kept;
    }
}

static void learn_in_order(const struct lesson *lesson, struct policy *policy,
                           const struct episodes *episodes, const uint32_t *order, struct progress *progress)
{
    for (size_t from = 0; from < episodes->count; from += (size_t)lesson->batch) {
        size_t left = episodes->count - from,
               count = left < (size_t)lesson->batch ? left : (size_t)lesson->batch;
        int all = 0;
        for (size_t i = 0; i < count; i++) {
            const struct decision *decision = &episodes->list[order[from + i]];
            learn_one(lesson, policy, episodes, decision, progress);
            all += decision->stands_for;
        }
        perceptron_step(policy->actor, lesson->rate, all, LONGEST);
        perceptron_step(policy->critic, lesson->rate, all, LONGEST);
    }
}

void lesson_learn(const struct lesson *lesson, struct policy *policy, struct episodes *episodes,
                  struct rng *rng, struct progress *progress)
{
    size_t count = episodes->count;
    *progress = (struct progress){0};
    if (count == 0)
        return;
    uint32_t *order = calloc(count, sizeof *order);
    CHECK(order);
    for (size_t i = 0; i < count; i++)
        order[i] = (uint32_t)i;
    level_advantages(episodes);
    for (int i = 0; i < lesson->passes; i++) {
        shuffle(order, count, rng);
        learn_in_order(lesson, policy, episodes, order, progress);
    }
    free(order);
    double seen = 0;
    for (size_t i = 0; i < count; i++)
        seen += lesson->passes * episodes->list[i].stands_for;
    progress->entropy /= seen;
    progress->agreed /= seen;
    progress->moved /= seen;
    progress->unfit /= seen;
    progress->waits /= seen;
}
