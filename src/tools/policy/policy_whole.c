/* policy_whole.c: a policy in whole numbers; see policy_whole.h. */
#include "tools/policy/policy_whole.h"

#include "base/check.h"
#include "tools/nets/rounded.h"

#define GROUP(name, count) {#name, count},

static const struct net_group flags[] = {SIGHT_FLAGS(GROUP){NULL, 0}};
static const struct net_group numbers[] = {{NULL, 0}};

const struct net_inputs policy_inputs = {
    .source = "src/tools/policy/sight.h",
    .sparse = SIGHT_COUNT,
    .outputs = POLICY_OUTPUTS,
    .flags = flags,
    .numbers = numbers,
    .rest =
        "outputs: discards, Riichi, own kongs by kind, indicators by number, pass, pung, kong, win, reveal, "
        "draw, treasure no and yes; waits by kind; tenpai; traits in discards; traits in Riichi",
};

void *policy_whole_make(struct net *net, const struct perceptron *actor)
{
    return rounded_make(net, actor, actor->size.outputs);
}

/* --- playing ------------------------------------------------------------------------------------- */

static int64_t answer_for(const int32_t *outputs, const struct sight *sight, int action)
{
    int kind, at = policy_traits_of(action, &kind);
    int64_t sum = outputs[action];
    for (uint32_t left = at < 0 ? 0 : sight->traits[kind]; left; left &= left - 1)
        sum += outputs[at + __builtin_ctz(left)];
    return sum;
}

/* Adds the answers to the position as it is told in that way. */
static void add_answers(const struct net *net, const struct view *view, int turning,
                        struct answered *answered)
{
    struct sight sight;
    struct net_sums sums;
    struct net_input input = {0};
    int32_t outputs[NET_OUTPUTS_MOST];
    sight_see(&sight, view, turning);
    CHECK(sight.choices > 0);
    for (int i = 0; i < sight.count; i++)
        net_mark(&input, sight.flags[i]);
    net_begin(net, &sums);
    net_add(net, &input, &sums);
    net_finish(net, &sums, &input, outputs);
    for (int action = 0; action < ACT_COUNT; action++) {
        int move = sight.moves[action];
        if (move == MOVE_MOST)
            continue;
        answered->any[move] = true;
        answered->sums[move] += answer_for(outputs, &sight, action);
    }
}

void policy_whole_ask(const struct net *net, const struct view *view, int ways, struct answered *answered)
{
    CHECK(ways > 0 && ways <= SIGHT_TURNINGS);
    *answered = (struct answered){0};
    for (int i = 0; i < ways; i++)
        add_answers(net, view, i * SIGHT_TURNINGS / ways, answered);
}

struct move policy_whole_choose(const struct net *net, const struct view *view, int ways, struct rng *rng)
{
    struct answered answered;
    struct move only;
    int best = -1;
    if (!policy_has_choice(view, rng, &only))
        return only;
    policy_whole_ask(net, view, ways, &answered);
    for (int i = 0; i < view->move_count; i++)
        if (answered.any[i] && (best < 0 || answered.sums[i] > answered.sums[best]))
            best = i;
    CHECK(best >= 0);
    return view->moves[best];
}
