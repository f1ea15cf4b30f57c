/*
 * test_perceptron.c: a network that learns: its gradient is the slope of what it answers, and it fits what it
 * is shown.
 * Tier: ci
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/rng.h"
#include "support/match.h"
#include "tools/nets/perceptron.h"

static const struct perceptron_size size = {.flags = 12, .first = 16, .second = 8, .outputs = 3};

/* Gives every number of the network a value by chance. */
static struct perceptron *any_net(uint64_t seed)
{
    struct perceptron *net = perceptron_new(&size, seed);
    struct rng rng;
    int count = 12 * 16 + 16 + 16 * 8 + 8 + 8 * 3 + 3;
    rng_init(&rng, seed);
    for (int i = 0; i < count; i++)
        net->numbers[i] = (float)rng_below(&rng, 2001) / 1000 - 1;
    return net;
}

/* The slope by a number is what the loss changes by as the number does (central differences). */
static void the_gradient_is_the_slope(void **state)
{
    (void)state;
    static const uint16_t flags[] = {0, 3, 7, 11};
    static const float weights[8] = {0.5f, -2, 1};
    const float step = 1e-2f;
    struct perceptron *net = any_net(4);
    struct perceptron_pass pass;
    int count = 12 * 16 + 16 + 16 * 8 + 8 + 8 * 3 + 3, felt = 0;
    perceptron_ask(net, flags, 4, &pass);
    perceptron_blame(net, flags, 4, &pass, weights);
    for (int i = 0; i < count; i++) {
        float kept = net->numbers[i], sums[2] = {0};
        for (int side = 0; side < 2; side++) {
            net->numbers[i] = kept + (side ? step : -step);
            perceptron_ask(net, flags, 4, &pass);
            for (int k = 0; k < 3; k++)
                sums[side] += weights[k] * pass.outputs[k];
        }
        net->numbers[i] = kept;
        float slope = (sums[1] - sums[0]) / (2 * step);
        if (fabsf(slope - net->gradient[i]) > 0.02f * (1 + fabsf(slope)))
            fail_msg("number %d: %f, but the slope is %f", i, (double)net->gradient[i], (double)slope);
        felt += fabsf(slope) > 1e-3f;
    }
    assert_true(felt > 40);
    perceptron_free(net);
}

/* All answers become half as great. */
static void answers_can_be_scaled(void **state)
{
    (void)state;
    static const uint16_t flags[] = {1, 5};
    struct perceptron *net = any_net(9);
    struct perceptron_pass before, after;
    perceptron_ask(net, flags, 2, &before);
    perceptron_scale(net, 0.5f);
    perceptron_ask(net, flags, 2, &after);
    for (int i = 0; i < 3; i++)
        assert_true(fabsf(after.outputs[i] - before.outputs[i] / 2) < 1e-5f && before.outputs[i] != 0);
    perceptron_free(net);
}

static float error_of(const struct perceptron *net, const uint16_t flags[][2], const float *wanted, int count)
{
    struct perceptron_pass pass;
    float sum = 0;
    for (int i = 0; i < count; i++) {
        perceptron_ask(net, flags[i], 2, &pass);
        sum += (pass.outputs[0] - wanted[i]) * (pass.outputs[0] - wanted[i]);
    }
    return sum / (float)count;
}

/* Two flags of which exactly one: no sum of the flags alone tells that. */
static void it_learns_what_no_sum_tells(void **state)
{
    (void)state;
    static const uint16_t flags[4][2] = {{0, 2}, {0, 3}, {1, 2}, {1, 3}};
    static const float wanted[4] = {0, 1, 1, 0};
    struct perceptron *net = perceptron_new(&size, 1);
    struct perceptron_pass pass;
    assert_true(fabsf(error_of(net, flags, wanted, 4) - 0.5f) < 1e-6f); /* it begins with 0 for everything */
    for (int step = 0; step < 2000; step++) {
        for (int i = 0; i < 4; i++) {
            float slope[8] = {0};
            perceptron_ask(net, flags[i], 2, &pass);
            slope[0] = pass.outputs[0] - wanted[i];
            perceptron_blame(net, flags[i], 2, &pass, slope);
        }
        perceptron_step(net, 1e-2f, 4, 1);
    }
    assert_true(error_of(net, flags, wanted, 4) < 0.01f);
    perceptron_free(net);
}

static void a_file_gives_the_same_answers_and_no_others(void **state)
{
    (void)state;
    static const uint16_t flags[] = {1, 5};
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct perceptron_size wider = size;
    struct perceptron_pass said, again;
    struct perceptron *net = any_net(7), *other = any_net(8);
    match_folder(folder);
    match_path(path, folder, "net");
    wider.second = 16;
    struct perceptron *wide = perceptron_new(&wider, 1);
    assert_true(perceptron_save(net, path));
    assert_true(perceptron_load(other, path));
    perceptron_ask(net, flags, 2, &said);
    perceptron_ask(other, flags, 2, &again);
    assert_memory_equal(said.outputs, again.outputs, 3 * sizeof(float));
    assert_false(perceptron_load(wide, path));
    assert_int_equal(remove(path), 0);
    assert_false(perceptron_load(other, path));
    perceptron_free(net);
    perceptron_free(other);
    perceptron_free(wide);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_gradient_is_the_slope),
        cmocka_unit_test(answers_can_be_scaled),
        cmocka_unit_test(it_learns_what_no_sum_tells),
        cmocka_unit_test(a_file_gives_the_same_answers_and_no_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
