/* policy_whole.c: a policy in whole numbers; see policy_whole.h. */
#include "tools/policy/policy_whole.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

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

/* --- rounding ------------------------------------------------------------------------------------ */

/* What is still to be rounded, and where it goes. */
struct rounding {
    const float *from;
    int16_t *weights;
    int32_t *biases;
};

static const int16_t *round_weights(struct rounding *rounding, int count)
{
    const int16_t *first = rounding->weights;
    for (int i = 0; i < count; i++) {
        float value = roundf(*rounding->from++ * NET_WEIGHT);
        *rounding->weights++ = (int16_t)fmaxf(-INT16_MAX, fminf(value, INT16_MAX));
    }
    return first;
}

static const int32_t *round_biases(struct rounding *rounding, int count)
{
    const int32_t *first = rounding->biases;
    const float most = 1 << 30;
    for (int i = 0; i < count; i++)
        *rounding->biases++ = (int32_t)fmaxf(-most, fminf(roundf(*rounding->from++ * NET_WEIGHT), most));
    return first;
}

void *policy_whole_make(struct net *net, const struct perceptron *actor)
{
    const struct perceptron_size *size = &actor->size;
    int biases = size->first + size->second + size->outputs;
    int weights = size->flags * size->first + size->first * size->second + size->second * size->outputs;
    int32_t *room = calloc((size_t)biases + (size_t)(weights + 1) / 2, sizeof *room);
    CHECK(room && size->first <= NET_HIDDEN_MOST && size->first % NET_STEP == 0 &&
          size->second <= NET_HIDDEN_MOST && size->outputs <= NET_OUTPUTS_MOST);
    struct rounding rounding = {actor->numbers, (int16_t *)(room + biases), room};
    *net = (struct net){
        .sparse = size->flags, .first = size->first, .second = size->second, .outputs = size->outputs};
    net->weights = round_weights(&rounding, size->flags * size->first);
    net->bias = round_biases(&rounding, size->first);
    net->second_weights = round_weights(&rounding, size->first * size->second);
    net->second_bias = round_biases(&rounding, size->second);
    net->last_weights = round_weights(&rounding, size->second * size->outputs);
    net->last_bias = round_biases(&rounding, size->outputs);
    return room;
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
