/*
 * test_whole.c: the policy in whole numbers plays as in floating point, and its file holds what plays.
 * Tier: ci
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/deal_round.h"
#include "tools/policy/policy_whole.h"

enum { ROUNDS = 24 };

static void open_kept(struct policy *policy)
{
    policy_init(policy, 1);
    assert_true(policy_load(policy, SOURCE_DIR "/tests/ai/policy/dueling-tigers"));
}

/* Rounding moves a choice only where two moves were as good as equal. */
static void it_plays_as_before_it_was_rounded(void **state)
{
    (void)state;
    struct policy policy;
    struct net net;
    struct game game;
    struct events events;
    struct view view;
    struct rng rng;
    int decisions = 0, alike = 0;
    rng_init(&rng, 5);
    open_kept(&policy);
    void *numbers = policy_whole_make(&net, policy.actor);
    for (int round = 0; round < ROUNDS; round++) {
        deal_round(&game, round % 3, rng_next(&rng));
        while (round_goes_on(&game)) {
            view_init(&view, &game, game.table.asked & 1 ? 0 : 1);
            struct move before = policy_choose(&policy, &view, 1, &rng);
            struct move whole = policy_whole_choose(&net, &view, 1, &rng);
            decisions += view.move_count > 1;
            alike += view.move_count > 1 && move_equal(before, whole);
            game_apply(&game, whole, &events);
        }
    }
    assert_true(decisions > 500);
    if (alike * 100 < decisions * 99)
        fail_msg("%d of %d decisions are alike", alike, decisions);
    free(numbers);
    policy_deinit(&policy);
}

/* However often the position is told, the move is a legal one. */
static void it_answers_in_all_ways(void **state)
{
    (void)state;
    struct policy policy;
    struct net net;
    struct game game;
    struct events events;
    struct view view;
    struct rng rng;
    rng_init(&rng, 6);
    open_kept(&policy);
    void *numbers = policy_whole_make(&net, policy.actor);
    deal_round(&game, 1, 77);
    while (round_goes_on(&game)) {
        view_init(&view, &game, game.table.asked & 1 ? 0 : 1);
        struct move move = policy_whole_choose(&net, &view, SIGHT_TURNINGS, &rng);
        bool legal = false;
        for (int i = 0; i < view.move_count; i++)
            legal = legal || move_equal(view.moves[i], move);
        assert_true(legal);
        game_apply(&game, move, &events);
    }
    free(numbers);
    policy_deinit(&policy);
}

static void its_file_holds_every_number(void **state)
{
    (void)state;
    struct policy policy;
    struct net net;
    struct net_file file;
    struct error why;
    size_t size;
    open_kept(&policy);
    void *numbers = policy_whole_make(&net, policy.actor);
    uint8_t *bytes = net_file_make(&net, &policy_inputs, &size);
    assert_true(net_file_read(bytes, size, &policy_inputs, &file, &why));
    const uint8_t *at = file.numbers;
    for (int i = 0; i < net.sparse * net.first; i++)
        assert_int_equal(net_file_weight(&at), net.weights[i]);
    for (int i = 0; i < net.first; i++)
        assert_int_equal(net_file_bias(&at), net.bias[i]);
    for (int i = 0; i < net.first * net.second; i++)
        assert_int_equal(net_file_weight(&at), net.second_weights[i]);
    bytes[NET_FILE_HEAD + 1] ^= 1; /* a damaged one is refused */
    assert_false(net_file_read(bytes, size, &policy_inputs, &file, &why));
    assert_non_null(strstr(why.message, "damaged"));
    free(bytes);
    free(numbers);
    policy_deinit(&policy);
}

/* Numbers too great for a weight do not come round to the other sign. */
static void what_is_too_great_stays_great(void **state)
{
    (void)state;
    const struct perceptron_size size = {.flags = 2, .first = 32, .second = 8, .outputs = 8};
    struct perceptron *actor = perceptron_new(&size, 1);
    struct net net;
    actor->numbers[0] = 1000;
    actor->numbers[1] = -1000;
    actor->numbers[2] = 0.5f;
    void *numbers = policy_whole_make(&net, actor);
    assert_int_equal(net.weights[0], INT16_MAX);
    assert_int_equal(net.weights[1], -INT16_MAX);
    assert_int_equal(net.weights[2], NET_WEIGHT / 2);
    free(numbers);
    perceptron_free(actor);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_plays_as_before_it_was_rounded),
        cmocka_unit_test(it_answers_in_all_ways),
        cmocka_unit_test(its_file_holds_every_number),
        cmocka_unit_test(what_is_too_great_stays_great),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
