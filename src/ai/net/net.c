/* net.c: a small neural network in whole numbers; see net.h. */
#include "ai/net/net.h"

#include <string.h>

enum { KEPT = 256 /* a hidden value of 1 */, LARGEST = 1 << 20 };

static void rectify(int32_t *values, int count)
{
    for (int i = 0; i < count; i++) {
        int32_t value = values[i] / (NET_WEIGHT / KEPT);
        values[i] = value < 0 ? 0 : value > LARGEST ? LARGEST : value;
    }
}

/* Sums of products. They have 32 bits as long as they fit, because compilers can then compute several at a
 * time. */
struct sums {
    int64_t all[NET_OUTPUTS_MAX]; /* the widest layer */
    int32_t part[NET_OUTPUTS_MAX];
    int32_t held; /* sum of the values in `part`: times the largest weight it fits 32 bits up to UINT16_MAX */
};

static void take_part(struct sums *sums, int count)
{
    for (int k = 0; k < count; k++)
        sums->all[k] += sums->part[k];
    memset(sums->part, 0, (size_t)count * sizeof sums->part[0]);
    sums->held = 0;
}

static void add_value(struct sums *sums, int32_t value, const int16_t *restrict row, int count)
{
    if (value > INT16_MAX) {
        for (int k = 0; k < count; k++)
            sums->all[k] += (int64_t)row[k] * value;
        return;
    }
    if (sums->held + value > UINT16_MAX)
        take_part(sums, count);
    sums->held += value;
    int32_t *restrict part = sums->part;
    const int16_t times = (int16_t)value;
    for (int k = 0; k < count; k++)
        part[k] += row[k] * times;
}

/* Calculates a layer; `in` is rectified. */
static void layer(const int32_t *in, int in_count, const int16_t *weights, const int32_t *bias, int count,
                  int32_t *out)
{
    struct sums sums;
    memset(sums.all, 0, (size_t)count * sizeof sums.all[0]);
    memset(sums.part, 0, (size_t)count * sizeof sums.part[0]);
    sums.held = 0;
    for (int i = 0; i < in_count; i++)
        if (in[i])
            add_value(&sums, in[i], weights + (size_t)i * (size_t)count, count);
    take_part(&sums, count);
    for (int k = 0; k < count; k++)
        out[k] = bias[k] + (int32_t)(sums.all[k] / KEPT);
}

/* Adds a row of weights in chunks of a size that compilers vectorize. */
static inline void add_row(int32_t *restrict sums, const int16_t *restrict row, int width)
{
    for (int k = 0; k < width; k += NET_STEP)
        for (int j = 0; j < NET_STEP; j++)
            sums[k + j] += row[k + j];
}

static inline void add_times(int32_t *restrict sums, const int16_t *restrict row, int times, int width)
{
    for (int k = 0; k < width; k += NET_STEP)
        for (int j = 0; j < NET_STEP; j++)
            sums[k + j] += row[k + j] * times;
}

void net_begin(const struct net *net, struct net_sums *sums)
{
    memcpy(sums->sums, net->bias, (size_t)net->first * sizeof net->bias[0]);
}

void net_add_flags(const struct net *net, const uint16_t *flags, int count, struct net_sums *sums)
{
    size_t width = (size_t)net->first;
    for (int i = 0; i < count; i++)
        add_row(sums->sums, net->weights + flags[i] * width, net->first);
}

void net_add(const struct net *net, const struct net_input *input, struct net_sums *sums)
{
    net_add_flags(net, input->on, input->on_count, sums);
}

int32_t net_first_output(const struct net *net, const struct net_sums *sums)
{
    int32_t first[NET_HIDDEN_MAX], second[NET_HIDDEN_MAX];
    int64_t sum = 0;
    memcpy(first, sums->sums, (size_t)net->first * sizeof *first);
    rectify(first, net->first);
    layer(first, net->first, net->second_weights, net->second_bias, net->second, second);
    rectify(second, net->second);
    for (int i = 0; i < net->second; i++)
        sum += (int64_t)net->last_weights[(size_t)i * (size_t)net->outputs] * second[i];
    return (net->last_bias[0] + (int32_t)(sum / KEPT)) / (NET_WEIGHT / NET_ONE);
}

/* Adds the direct contributions of the numbers to the outputs. */
static void add_direct(const struct net *net, const struct net_input *input, int32_t *outputs)
{
    size_t width = (size_t)net->outputs;
    const int16_t *rows = net->direct + (size_t)(input->sort * net->dense) * width;
    int32_t sums[NET_OUTPUTS_MAX];
    memset(sums, 0, width * sizeof *sums);
    for (int i = 0; i < net->dense; i++)
        for (size_t k = 0; k < width; k++)
            sums[k] += rows[(size_t)i * width + k] * input->dense[i];
    for (size_t k = 0; k < width; k++)
        outputs[k] += sums[k] / NET_UNIT;
}

void net_finish(const struct net *net, const struct net_sums *sums, const struct net_input *input,
                int32_t *outputs)
{
    int32_t first[NET_HIDDEN_MAX], second[NET_HIDDEN_MAX], numbers[NET_HIDDEN_MAX];
    size_t width = (size_t)net->first;
    memset(numbers, 0, sizeof numbers);
    for (int i = 0; i < net->dense; i++)
        if (input->dense[i])
            add_times(numbers, net->weights + (size_t)(net->sparse + i) * width, input->dense[i], net->first);
    for (size_t k = 0; k < width; k++)
        first[k] = sums->sums[k] + numbers[k] / NET_UNIT;
    rectify(first, net->first);
    layer(first, net->first, net->second_weights, net->second_bias, net->second, second);
    rectify(second, net->second);
    layer(second, net->second, net->last_weights, net->last_bias, net->outputs, outputs);
    if (net->direct)
        add_direct(net, input, outputs);
    for (int i = 0; i < net->outputs; i++)
        outputs[i] /= NET_WEIGHT / NET_ONE;
}
