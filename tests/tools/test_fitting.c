/*
 * test_fitting.c: a network that learning goes on from is the one that plays.
 * Tier: ci
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/tigers/learned.h"
#include "tools/tiger_notes.h"

/* Whoever goes on from hard's network begins with its very numbers. */
static void test_the_network_that_plays_can_be_learned_on(void **state)
{
    (void)state;
    struct fit_net *net = fit_net_of(&tiger_size, &learned_net);
    assert_non_null(net);
    size_t inputs = (size_t)(learned_net.sparse + learned_net.dense), first = (size_t)learned_net.first;
    size_t second = (size_t)learned_net.second;
    assert_memory_equal(net->net.weights, learned_net.weights, inputs * first * sizeof(int16_t));
    assert_memory_equal(net->net.second_weights, learned_net.second_weights,
                        first * second * sizeof(int16_t));
    assert_memory_equal(net->net.last_weights, learned_net.last_weights,
                        second * FIT_OUTPUTS * sizeof(int16_t));
    assert_memory_equal(net->net.bias, learned_net.bias, first * sizeof(int32_t));
    assert_memory_equal(net->net.second_bias, learned_net.second_bias, second * sizeof(int32_t));
    assert_memory_equal(net->net.last_bias, learned_net.last_bias, FIT_OUTPUTS * sizeof(int32_t));
    fit_net_free(net);
}

static void test_a_network_of_another_size_is_refused(void **state)
{
    (void)state;
    struct net other = learned_net;
    other.first -= NET_STEP;
    assert_null(fit_net_of(&tiger_size, &other));
    other = learned_net;
    other.direct = NULL;
    assert_null(fit_net_of(&tiger_size, &other));
}

/* The best is made most of the time, the others are seen, and no place is chosen that is not there. */
static void test_a_learner_tries_other_moves(void **state)
{
    (void)state;
    enum { TRIES = 2000, MOVES = 3 };
    static struct judged list[MOVES];
    struct rng rng;
    int made[MOVES] = {0};
    rng_init(&rng, 1);
    for (int i = 0; i < MOVES; i++) {
        list[i].move = move_make(MOVE_DISCARD, 0, (uint8_t)i);
        list[i].weight = -i * HARD_POINT / 20;
    }
    for (int i = 0; i < TRIES; i++) {
        int place = notes_choose(&rng, true, list, MOVES);
        assert_in_range(place, 0, MOVES - 1);
        made[place]++;
    }
    assert_true(made[0] > TRIES / 2);
    assert_true(made[1] > 0 && made[2] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_network_that_plays_can_be_learned_on),
        cmocka_unit_test(test_a_network_of_another_size_is_refused),
        cmocka_unit_test(test_a_learner_tries_other_moves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
