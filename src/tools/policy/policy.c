/* policy.c: a player that answers at once; see policy.h. */
#include "tools/policy/policy.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/check.h"

enum { ACTOR_FIRST = 128, ACTOR_SECOND = 64, CRITIC_FIRST = 96, CRITIC_SECOND = 32, PATH = 512 };

static const struct perceptron_size actor_size = {
    .flags = SIGHT_COUNT, .first = ACTOR_FIRST, .second = ACTOR_SECOND, .outputs = POLICY_OUTPUTS};
static const struct perceptron_size critic_size = {
    .flags = POLICY_FLAGS, .first = CRITIC_FIRST, .second = CRITIC_SECOND, .outputs = 8};

void policy_init(struct policy *policy, uint64_t seed)
{
    policy->actor = perceptron_new(&actor_size, rng_derive(seed, 0));
    policy->critic = perceptron_new(&critic_size, rng_derive(seed, 1));
}

void policy_deinit(struct policy *policy)
{
    perceptron_free(policy->actor);
    perceptron_free(policy->critic);
}

bool policy_save(const struct policy *policy, const char *path)
{
    char actor[PATH], critic[PATH];
    snprintf(actor, sizeof actor, "%s.actor", path);
    snprintf(critic, sizeof critic, "%s.critic", path);
    return perceptron_save(policy->actor, actor) && perceptron_save(policy->critic, critic);
}

bool policy_load(struct policy *policy, const char *path)
{
    char actor[PATH], critic[PATH];
    snprintf(actor, sizeof actor, "%s.actor", path);
    snprintf(critic, sizeof critic, "%s.critic", path);
    return perceptron_load(policy->actor, actor) && perceptron_load(policy->critic, critic);
}

struct choices policy_choices(const struct sight *sight)
{
    struct choices choices;
    memcpy(choices.moves, sight->moves, sizeof choices.moves);
    memcpy(choices.traits, sight->traits, sizeof choices.traits);
    return choices;
}

int policy_traits_of(int action, int *kind)
{
    if (action < ACT_RIICHI) {
        *kind = action - ACT_DISCARD;
        return POLICY_TRAITS;
    }
    *kind = action - ACT_RIICHI;
    return action < ACT_KONG_OWN ? POLICY_TRAITS_RIICHI : -1;
}

static float weight_of(const float *outputs, const struct choices *choices, int action)
{
    int kind, at = policy_traits_of(action, &kind);
    float weight = outputs[action];
    if (at >= 0)
        for (uint32_t left = choices->traits[kind]; left; left &= left - 1)
            weight += outputs[at + __builtin_ctz(left)];
    return weight;
}

void policy_trace(const struct choices *choices, float slope[POLICY_OUTPUTS])
{
    for (int i = 0; i < ACT_KONG_OWN; i++) {
        int kind, at = policy_traits_of(i, &kind);
        if (choices->moves[i] != MOVE_MOST)
            for (uint32_t left = choices->traits[kind]; left; left &= left - 1)
                slope[at + __builtin_ctz(left)] += slope[i];
    }
}

void policy_chances(const float *outputs, const struct choices *choices, float chances[ACT_COUNT])
{
    float most = -1e30f, sum = 0;
    for (int i = 0; i < ACT_COUNT; i++) {
        chances[i] = choices->moves[i] != MOVE_MOST ? weight_of(outputs, choices, i) : -1e30f;
        most = chances[i] > most ? chances[i] : most;
    }
    for (int i = 0; i < ACT_COUNT; i++) {
        chances[i] = choices->moves[i] != MOVE_MOST ? expf(chances[i] - most) : 0;
        sum += chances[i];
    }
    for (int i = 0; i < ACT_COUNT; i++)
        chances[i] /= sum;
}

/* Adds how likely each of the view's moves is, as the position is told in that way. */
static void weigh(const struct policy *policy, const struct view *view, int turning, float weights[MOVE_MOST])
{
    struct sight sight;
    struct perceptron_pass pass;
    float chances[ACT_COUNT];
    sight_see(&sight, view, turning);
    CHECK(sight.choices > 0);
    perceptron_ask(policy->actor, sight.flags, sight.count, &pass);
    struct choices choices = policy_choices(&sight);
    policy_chances(pass.outputs, &choices, chances);
    for (int i = 0; i < ACT_COUNT; i++)
        if (sight.moves[i] != MOVE_MOST)
            weights[sight.moves[i]] += chances[i];
}

bool policy_has_choice(const struct view *view, struct rng *rng, struct move *only)
{
    CHECK(view->move_count > 0);
    if (view->table.phase != PHASE_REMOVE && view->move_count > 1)
        return true;
    *only = view->moves[view->move_count > 1 ? rng_below(rng, view->move_count) : 0];
    return false;
}

struct move policy_choose(const struct policy *policy, const struct view *view, int ways, struct rng *rng)
{
    float weights[MOVE_MOST] = {0};
    struct move only;
    int best = 0;
    CHECK(ways > 0 && ways <= SIGHT_TURNINGS);
    if (!policy_has_choice(view, rng, &only))
        return only;
    for (int i = 0; i < ways; i++)
        weigh(policy, view, i * SIGHT_TURNINGS / ways, weights);
    for (int i = 0; i < view->move_count; i++)
        if (weights[i] > weights[best])
            best = i;
    return view->moves[best];
}
