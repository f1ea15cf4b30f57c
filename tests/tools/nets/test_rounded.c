/*
 * test_rounded.c: a network in whole numbers answers as the one it was made of, and what is read back is that
 * one but for the rounding.
 * Tier: ci
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/rng.h"
#include "tools/nets/rounded.h"

enum { FLAGS = 40, FIRST = 32, SECOND = 16, OUTPUTS = 8, WANTED = 5, ON = 6, ASKED = 50 };

static struct perceptron *any_net(uint64_t seed)
{
    static const struct perceptron_size size = {FLAGS, FIRST, SECOND, OUTPUTS};
    static const int numbers = FLAGS * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND * OUTPUTS + OUTPUTS;
    struct perceptron *net = perceptron_new(&size, seed);
    struct rng rng;
    rng_init(&rng, seed);
    for (int i = 0; i < numbers; i++)
        net->numbers[i] = 0.6f * (float)rng_below(&rng, 1001) / 1000 - 0.3f;
    return net;
}

static void any_flags(struct rng *rng, uint16_t flags[ON])
{
    for (int i = 0; i < ON; i++)
        flags[i] = (uint16_t)(i * (FLAGS / ON) + (int)rng_below(rng, FLAGS / ON));
}

/* As near as steps of 1/NET_WEIGHT in every weight let them be: by far nearer than two nets are. */
static void both_answer_alike(void **state)
{
    (void)state;
    struct perceptron *net = any_net(3), *back = any_net(4);
    struct net whole;
    struct rng rng;
    void *numbers = rounded_make(&whole, net, WANTED);
    double apart = 0;
    rounded_read(back, &whole);
    rng_init(&rng, 5);
    for (int i = 0; i < ASKED; i++) {
        static const struct net_input nothing;
        struct perceptron_pass pass, again;
        struct net_sums sums;
        int32_t outputs[NET_OUTPUTS_MOST];
        uint16_t flags[ON];
        any_flags(&rng, flags);
        perceptron_ask(net, flags, ON, &pass);
        perceptron_ask(back, flags, ON, &again);
        net_begin(&whole, &sums);
        net_add_flags(&whole, flags, ON, &sums);
        net_finish(&whole, &sums, &nothing, outputs);
        for (int k = 0; k < WANTED; k++) {
            assert_true(fabs((double)pass.outputs[k] - (double)outputs[k] / NET_ONE) < 0.02);
            assert_true(fabs((double)pass.outputs[k] - (double)again.outputs[k]) < 0.01);
            apart += fabs((double)pass.outputs[k]);
        }
    }
    assert_true(apart / (ASKED * WANTED) > 0.1); /* they answer something */
    free(numbers);
    perceptron_free(net);
    perceptron_free(back);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(both_answer_alike)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
