/* rounded.c: a perceptron in whole numbers; see rounded.h. */
#include "tools/nets/rounded.h"

#include <math.h>
#include <stdlib.h>

#include "base/check.h"

/* What is still to be rounded, and where it goes. */
struct rounding {
    const float *from;
    int16_t *weights;
    int32_t *biases;
};

/* Rounds rows of `width` numbers, of which the first `wanted` are taken. */
static const int16_t *round_weights(struct rounding *rounding, int rows, int width, int wanted)
{
    const int16_t *first = rounding->weights;
    for (int row = 0; row < rows; row++, rounding->from += width)
        for (int i = 0; i < wanted; i++) {
            float value = roundf(rounding->from[i] * NET_WEIGHT);
            *rounding->weights++ = (int16_t)fmaxf(-INT16_MAX, fminf(value, INT16_MAX));
        }
    return first;
}

static const int32_t *round_biases(struct rounding *rounding, int width, int wanted)
{
    const int32_t *first = rounding->biases;
    const float most = 1 << 30;
    for (int i = 0; i < wanted; i++) {
        float value = roundf(rounding->from[i] * NET_WEIGHT);
        *rounding->biases++ = (int32_t)fmaxf(-most, fminf(value, most));
    }
    rounding->from += width;
    return first;
}

void *rounded_make(struct net *net, const struct perceptron *perceptron, int outputs)
{
    const struct perceptron_size *size = &perceptron->size;
    int biases = size->first + size->second + outputs;
    int weights = size->flags * size->first + size->first * size->second + size->second * outputs;
    CHECK(outputs <= size->outputs && outputs <= NET_OUTPUTS_MOST && size->first <= NET_HIDDEN_MOST &&
          size->first % NET_STEP == 0 && size->second <= NET_HIDDEN_MOST);
    int32_t *room = calloc((size_t)biases + (size_t)(weights + 1) / 2, sizeof *room);
    CHECK(room);
    struct rounding rounding = {perceptron->numbers, (int16_t *)(room + biases), room};
    *net =
        (struct net){.sparse = size->flags, .first = size->first, .second = size->second, .outputs = outputs};
    net->weights = round_weights(&rounding, size->flags, size->first, size->first);
    net->bias = round_biases(&rounding, size->first, size->first);
    net->second_weights = round_weights(&rounding, size->first, size->second, size->second);
    net->second_bias = round_biases(&rounding, size->second, size->second);
    net->last_weights = round_weights(&rounding, size->second, size->outputs, outputs);
    net->last_bias = round_biases(&rounding, size->outputs, outputs);
    return room;
}

/* Rows of `width` numbers, of which the first `told` are taken. */
static float *read_weights(float *to, const int16_t *from, int rows, int width, int told)
{
    for (int row = 0; row < rows; row++, to += width)
        for (int i = 0; i < told; i++)
            to[i] = (float)*from++ / NET_WEIGHT;
    return to;
}

static float *read_biases(float *to, const int32_t *from, int width, int told)
{
    for (int i = 0; i < told; i++)
        to[i] = (float)from[i] / NET_WEIGHT;
    return to + width;
}

void rounded_read(struct perceptron *perceptron, const struct net *net)
{
    const struct perceptron_size *size = &perceptron->size;
    CHECK(size->flags == net->sparse && size->first == net->first && size->second == net->second &&
          size->outputs >= net->outputs && net->dense == 0);
    float *to = read_weights(perceptron->numbers, net->weights, size->flags, size->first, size->first);
    to = read_biases(to, net->bias, size->first, size->first);
    to = read_weights(to, net->second_weights, size->first, size->second, size->second);
    to = read_biases(to, net->second_bias, size->second, size->second);
    to = read_weights(to, net->last_weights, size->second, size->outputs, net->outputs);
    read_biases(to, net->last_bias, size->outputs, net->outputs);
}
