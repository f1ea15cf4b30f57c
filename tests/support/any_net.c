/* any_net.c: see any_net.h. */
#include "support/any_net.h"

#include "base/check.h"
#include "base/rng.h"

enum { FIRST = NET_STEP, SECOND = 8, INPUTS_MAX = 4096 };

const struct net *any_net(const struct net_inputs *inputs)
{
    static const struct net_inputs *made;
    static int16_t weights[INPUTS_MAX * FIRST], second[FIRST * SECOND], last[SECOND * NET_OUTPUTS_MAX];
    static int32_t bias[NET_OUTPUTS_MAX];
    static struct net net;
    struct rng rng;
    if (made == inputs)
        return &net;
    CHECK(inputs->sparse <= INPUTS_MAX && !inputs->dense && inputs->outputs <= NET_OUTPUTS_MAX);
    rng_init(&rng, 1);
    for (int i = 0; i < inputs->sparse * FIRST; i++)
        weights[i] = (int16_t)((int)rng_below(&rng, 2 * NET_WEIGHT) - NET_WEIGHT);
    for (int i = 0; i < FIRST * SECOND; i++)
        second[i] = (int16_t)((int)rng_below(&rng, NET_WEIGHT) - NET_WEIGHT / 3);
    for (int i = 0; i < SECOND * inputs->outputs; i++)
        last[i] = (int16_t)((int)rng_below(&rng, NET_WEIGHT) - NET_WEIGHT / 2);
    net = (struct net){.sparse = inputs->sparse,
                       .first = FIRST,
                       .second = SECOND,
                       .outputs = inputs->outputs,
                       .weights = weights,
                       .bias = bias,
                       .second_weights = second,
                       .second_bias = bias,
                       .last_weights = last,
                       .last_bias = bias};
    made = inputs;
    return &net;
}
