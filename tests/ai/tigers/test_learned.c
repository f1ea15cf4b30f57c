/* test_learned.c: the network estimates what it says, and what it is told does not hang on names. */
#include "support/test.h"

#include "ai/tigers/hard.h"
#include "support/position.h"

#define PLAIN "option indicators off; "

/* One yes-or-no input, one number; of the first layer two values are used, of the second one:
 * h = max(0, 0.5 on + 2 number - 1), k = max(0, 1 - number), out = max(0, h + 3 k + 0.25) * 0.5 + 1, besides
 * 2 number in the second sort. */
static int32_t answer(bool on, double number, int sort)
{
    static int16_t weights[2 * NET_STEP], second[NET_STEP], last[1] = {NET_WEIGHT / 2},
                                                            direct[2] = {0, 2 * NET_WEIGHT};
    static int32_t bias[NET_STEP], second_bias[1] = {NET_WEIGHT / 4}, last_bias[1] = {NET_WEIGHT};
    weights[0] = NET_WEIGHT / 2;
    weights[NET_STEP] = 2 * NET_WEIGHT;
    weights[NET_STEP + 1] = -NET_WEIGHT;
    bias[0] = -NET_WEIGHT;
    bias[1] = NET_WEIGHT;
    second[0] = NET_WEIGHT;
    second[1] = 3 * NET_WEIGHT;
    const struct net net = {1,    1,      NET_STEP,    1,    1,         weights,
                            bias, second, second_bias, last, last_bias, direct};
    struct net_input input = {.sort = sort, .dense = {(int16_t)(number * NET_UNIT)}};
    struct net_sums sums;
    int32_t outputs[NET_OUTPUTS_MAX];
    if (on)
        net_mark(&input, 0);
    net_begin(&net, &sums);
    net_add(&net, &input, &sums);
    net_finish(&net, &sums, &input, outputs);
    return outputs[0];
}

TEST(test_a_network_by_hand)
{
    assert_int_equal(answer(false, 0, 0), (3 + 0.25) / 2 * NET_ONE + NET_ONE);
    assert_int_equal(answer(true, 1, 0), (1.5 + 0.25) / 2 * NET_ONE + NET_ONE);
    assert_int_equal(answer(true, 0.5, 0), (0.5 + 1.5 + 0.25) / 2 * NET_ONE + NET_ONE);
    assert_int_equal(answer(true, 0.5, 1), (0.5 + 1.5 + 0.25) / 2 * NET_ONE + 2 * NET_ONE);
}

/* The numbers were found for these inputs. */
TEST(test_the_network_fits)
{
    assert_int_equal(learned_net.sparse, FEATURE_SPARSE);
    assert_int_equal(learned_net.dense, FEATURE_DENSE);
    assert_int_equal(learned_net.outputs, LEARNED_OUTPUTS);
    assert_int_equal(learned_net.first % NET_STEP, 0);
    assert_non_null(learned_net.direct);
}

static int judge_all(const char *setup, struct judged list[MOVE_MAX])
{
    static struct position position;
    static struct view view;
    static struct judge judge;
    static struct move_inputs inputs;
    position_init(&position, setup);
    view_init(&view, &position.game, EAST);
    judge_init(&judge, &view, &weights_exact);
    return hard_judge(&judge, &hard_usual, NULL, &inputs, list);
}

/* The kind with characters and dots exchanged. */
static uint8_t exchanged(uint8_t kind)
{
    return (uint8_t)(kind < 9 ? kind + 9 : kind < 18 ? kind - 9 : kind);
}

TEST(test_suits_are_but_names)
{
    struct judged here[MOVE_MAX], there[MOVE_MAX];
    int count = judge_all(PLAIN "east 1245779m38p25577z", here);
    assert_int_equal(judge_all(PLAIN "east 38m1245779p25577z", there), count);
    assert_true(count > 8);
    for (int i = 0; i < count; i++) {
        int k = 0;
        while (k < count && there[k].move.tile != exchanged(here[i].move.tile))
            k++;
        assert_in_range(k, 0, count - 1);
        assert_int_equal(here[i].value, there[k].value);
        assert_int_equal(here[i].weight, there[k].weight);
    }
}

/* Chances are chances, and points what two players can gain. */
TEST(test_answers_are_sound)
{
    struct judged list[MOVE_MAX];
    int count = judge_all(PLAIN "east 123789m123p46m77z4z", list);
    for (int i = 0; i < count; i++) {
        assert_in_range(list[i].wins + AI_ONE / 8, 0, AI_ONE + AI_ONE / 4);
        assert_in_range(list[i].loses + AI_ONE / 8, 0, AI_ONE + AI_ONE / 4);
        assert_in_range(list[i].wins + list[i].loses, AI_ONE * 3 / 4, AI_ONE + AI_ONE / 4);
        assert_true(abs(list[i].learned) < 8 * AI_ONE);
    }
    assert_int_equal(list[0].move.kind, MOVE_RIICHI);
    assert_true(list[0].wins > list[count - 1].wins);
}
