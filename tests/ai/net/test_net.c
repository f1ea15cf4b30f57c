/* test_net.c: a network's outputs are its sums and products, however large the hidden values are. */
#include "support/test.h"

#include "ai/net/net.h"
#include "base/rng.h"

enum { SPARSE = 40, FIRST = 64, SECOND = 32, OUTPUTS = 5, ON = 20, NETS = 200 };

/* One that was drawn by chance, and what it is told. */
struct drawn {
    int16_t weights[SPARSE * FIRST], second_weights[FIRST * SECOND], last_weights[SECOND * OUTPUTS];
    int32_t bias[FIRST], second_bias[SECOND], last_bias[OUTPUTS];
    uint16_t on[ON];
    struct net net;
};

static void draw_weights(struct rng *rng, int16_t *weights, int count, int32_t most)
{
    for (int i = 0; i < count; i++)
        weights[i] = (int16_t)((int32_t)rng_below(rng, 2 * (uint32_t)most + 1) - most);
}

static void draw_biases(struct rng *rng, int32_t *bias, int count, int32_t most)
{
    for (int i = 0; i < count; i++)
        bias[i] = (int32_t)rng_below(rng, (uint32_t)most);
}

/* `large` biases make hidden values that are beyond 16 bits, and sums of products beyond 32. */
static void draw(struct drawn *drawn, struct rng *rng, int32_t weight, int32_t large)
{
    draw_weights(rng, drawn->weights, SPARSE * FIRST, weight);
    draw_weights(rng, drawn->second_weights, FIRST * SECOND, weight);
    draw_weights(rng, drawn->last_weights, SECOND * OUTPUTS, weight);
    draw_biases(rng, drawn->bias, FIRST, large);
    draw_biases(rng, drawn->second_bias, SECOND, large);
    draw_biases(rng, drawn->last_bias, OUTPUTS, large);
    for (int i = 0; i < ON; i++)
        drawn->on[i] = (uint16_t)(2 * i);
    drawn->net = (struct net){SPARSE,
                              0,
                              FIRST,
                              SECOND,
                              OUTPUTS,
                              drawn->weights,
                              drawn->bias,
                              drawn->second_weights,
                              drawn->second_bias,
                              drawn->last_weights,
                              drawn->last_bias,
                              NULL};
}

/* A hidden value as net.h has it: 256 is 1, nothing below 0, 2^20 at most. */
static int64_t rectified(int64_t sum)
{
    int64_t value = sum / (NET_WEIGHT / 256);
    return value < 0 ? 0 : value > 1 << 20 ? 1 << 20 : value;
}

static int64_t weighed(const int64_t *in, int count, const int16_t *weights, int width, int column)
{
    int64_t sum = 0;
    for (int i = 0; i < count; i++)
        sum += in[i] * weights[i * width + column];
    return sum / 256;
}

/* What the net is, written down plainly. */
static void work_out(const struct drawn *drawn, int64_t outputs[OUTPUTS])
{
    int64_t first[FIRST], second[SECOND];
    for (int k = 0; k < FIRST; k++) {
        int64_t sum = drawn->bias[k];
        for (int i = 0; i < ON; i++)
            sum += drawn->weights[drawn->on[i] * FIRST + k];
        first[k] = rectified(sum);
    }
    for (int k = 0; k < SECOND; k++)
        second[k] =
            rectified(drawn->second_bias[k] + weighed(first, FIRST, drawn->second_weights, SECOND, k));
    for (int k = 0; k < OUTPUTS; k++)
        outputs[k] = (drawn->last_bias[k] + weighed(second, SECOND, drawn->last_weights, OUTPUTS, k)) /
                     (NET_WEIGHT / NET_ONE);
}

static void asked_as_worked_out(int32_t weight, int32_t large)
{
    static struct drawn drawn;
    static const struct net_input nothing;
    struct rng rng;
    rng_init(&rng, (uint64_t)weight);
    for (int number = 0; number < NETS; number++) {
        int64_t expected[OUTPUTS];
        int32_t outputs[NET_OUTPUTS_MAX];
        struct net_sums sums;
        draw(&drawn, &rng, weight, large);
        work_out(&drawn, expected);
        net_begin(&drawn.net, &sums);
        net_add_flags(&drawn.net, drawn.on, ON, &sums);
        net_finish(&drawn.net, &sums, &nothing, outputs);
        for (int k = 0; k < OUTPUTS; k++)
            assert_int_equal(outputs[k], expected[k]);
        assert_int_equal(net_first_output(&drawn.net, &sums), expected[0]);
    }
}

TEST(small_values_are_weighed)
{
    asked_as_worked_out(2000, NET_WEIGHT);
}

TEST(large_values_are_weighed)
{
    asked_as_worked_out(INT16_MAX, 40 * NET_WEIGHT); /* together more than 16 bits */
    asked_as_worked_out(1000, 1 << 23);              /* each more than 16 bits */
}
