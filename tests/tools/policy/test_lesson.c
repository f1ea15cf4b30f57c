/*
 * test_lesson.c: a policy learns what turned out well, no faster than it may.
 * Tier: ci
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/tigers/normal.h"
#include "support/deal_round.h"
#include "tools/policy/lesson.h"

static struct decision any_decision(struct rng *rng)
{
    struct decision decision = {
        .chance = 0.3f, .advantage = 0.7f, .waits = 5, .ready = true, .stands_for = 1};
    memset(decision.choices.moves, MOVE_MOST, sizeof decision.choices.moves);
    for (int i = 0; i < SIGHT_KINDS; i++)
        decision.choices.traits[i] = rng_below(rng, 1u << SIGHT_TRAITS);
    for (int i = 0; i < 6; i++)
        decision.choices.moves[decision.action = (uint8_t)rng_below(rng, ACT_COUNT)] = 0;
    return decision;
}

/* The loss whose slope lesson_slope says, written down as lesson.h describes it. */
static double loss_of(const struct lesson *lesson, const struct decision *decision, const float *outputs,
                      const float *slow)
{
    float chances[ACT_COUNT], wanted[ACT_COUNT];
    policy_chances(outputs, &decision->choices, chances);
    policy_chances(slow, &decision->choices, wanted);
    double ratio = chances[decision->action] / decision->chance, advantage = decision->advantage;
    double bounded = ratio > 1 + lesson->clip   ? 1 + lesson->clip
                     : ratio < 1 - lesson->clip ? 1 - lesson->clip
                                                : ratio;
    double gained = fmin(ratio * advantage, bounded * advantage), sum = -gained;
    for (int i = 0; i < ACT_COUNT; i++)
        if (chances[i] > 0)
            sum += lesson->entropy * chances[i] * log(chances[i]) +
                   lesson->pull * chances[i] * (log(chances[i]) - log(wanted[i]));
    for (int i = 0; i < SIGHT_KINDS + 1; i++) {
        bool right = i < SIGHT_KINDS ? decision->waits >> i & 1 : decision->ready;
        sum += lesson->sights * log(1 + exp(right ? -outputs[POLICY_WAITS + i] : outputs[POLICY_WAITS + i]));
    }
    return sum;
}

static void the_slope_is_that_of_the_loss(void **state)
{
    (void)state;
    struct lesson lesson = {.clip = 0.2f, .entropy = 0.3f, .pull = 0.4f, .sights = 0.5f};
    struct rng rng;
    rng_init(&rng, 2);
    for (int round = 0; round < 200; round++) {
        struct progress progress = {0};
        float outputs[POLICY_OUTPUTS], slow[POLICY_OUTPUTS], slope[POLICY_OUTPUTS], chances[ACT_COUNT];
        struct decision decision = any_decision(&rng);
        decision.advantage = round & 1 ? 0.7f : -0.7f;
        for (int i = 0; i < POLICY_OUTPUTS; i++) {
            outputs[i] = (float)rng_below(&rng, 1000) / 1000;
            slow[i] = (float)rng_below(&rng, 1000) / 1000;
        }
        lesson_slope(&lesson, &decision, outputs, slow, slope, &progress);
        policy_chances(outputs, &decision.choices, chances);
        double ratio = (double)chances[decision.action] / (double)decision.chance;
        bool at_a_bound = fabs(fabs(ratio - 1) - (double)lesson.clip) < 0.03;
        for (int i = 0; i < POLICY_OUTPUTS; i++) {
            const float step = 1e-2f;
            float kept = outputs[i];
            outputs[i] = kept + step;
            double more = loss_of(&lesson, &decision, outputs, slow);
            outputs[i] = kept - step;
            double less = loss_of(&lesson, &decision, outputs, slow);
            outputs[i] = kept;
            if (!at_a_bound)
                assert_true(fabs((more - less) / (2 * (double)step) - (double)slope[i]) < 2e-3);
        }
    }
}

static struct move take_win_or_throw(const struct view *view, struct rng *rng)
{
    struct reason reason;
    return normal_choose(view, &weights_exact, rng, &reason);
}

/* Of two hundred rounds of a teacher it plays as the teacher far more often than one who knows nothing. */
static void it_learns_from_a_teacher(void **state)
{
    (void)state;
    struct policy policy;
    struct episodes episodes;
    struct episode_sides sides = {.teacher = take_win_or_throw, .lambda = 1};
    struct lesson lesson = {.taught = true, .rate = 2e-3f, .sights = 0.1f, .passes = 1, .batch = 256};
    struct progress first, last;
    struct rng rng;
    rng_init(&rng, 1);
    policy_init(&policy, 1);
    episodes_init(&episodes);
    for (uint64_t seed = 0; seed < 200; seed++)
        episodes_play(&episodes, &sides, seed);
    assert_int_equal(episodes.rounds, 200);
    assert_true(episodes.count > 200 * 20);
    lesson_learn(&lesson, &policy, &episodes, &rng, &first);
    for (int i = 0; i < 3; i++)
        lesson_learn(&lesson, &policy, &episodes, &rng, &last);
    assert_true(last.agreed > 0.6 && last.agreed > first.agreed + 0.1);
    assert_true(last.unfit < first.unfit && last.waits < first.waits);
    episodes_deinit(&episodes);
    policy_deinit(&policy);
}

/* What a round brought stands at all decisions of it, for who won and against who lost: the critic that knows
 * nothing expects 0, and by lambda 1 all are credited alike. */
static void credit_is_what_came(void **state)
{
    (void)state;
    struct policy policy;
    struct episodes episodes;
    struct episode_sides sides = {.a = &policy, .b = NULL, .teacher = take_win_or_throw, .lambda = 1};
    policy_init(&policy, 3);
    episodes_init(&episodes);
    int won = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        episodes_clear(&episodes);
        episodes_play(&episodes, &sides, seed);
        float gain = (float)episodes.gained / POLICY_POINTS;
        int signs = 0;
        for (size_t i = 0; i < episodes.count; i++) {
            float came = episodes.list[i].came;
            assert_true(fabsf(fabsf(came) - fabsf(gain)) < 1e-4f);
            signs |= came > 0 ? 1 : 2;
        }
        if (gain != 0.0f)
            assert_int_equal(signs, 3);
        won += gain != 0.0f;
    }
    assert_true(won > 10);
    episodes_deinit(&episodes);
    policy_deinit(&policy);
}

/* Of what it is sure of one decision stands for several, and all in all they stand for as many as were made.
 */
static void one_stands_for_several(void **state)
{
    (void)state;
    struct policy policy;
    struct episodes episodes;
    struct episode_sides sides = {.a = &policy, .b = &policy, .lambda = 0.9f};
    double made[2] = {0}, noted[2];
    policy_init(&policy, 1);
    assert_true(policy_load(&policy, SOURCE_DIR "/tests/ai/policy/dueling-tigers"));
    for (int share = 0; share < 2; share++) {
        episodes_init(&episodes);
        sides.sure = share ? 0.98f : 0;
        for (uint64_t seed = 0; seed < 400; seed++)
            episodes_play(&episodes, &sides, seed);
        for (size_t i = 0; i < episodes.count; i++) {
            const struct decision *decision = &episodes.list[i];
            bool several = share && decision->chance > sides.sure;
            assert_int_equal(decision->stands_for, several ? EPISODE_SHARE : 1);
            made[share] += decision->stands_for;
        }
        noted[share] = (double)episodes.count;
        episodes_deinit(&episodes);
    }
    assert_true(noted[1] < 0.6 * noted[0]);
    assert_true(fabs(made[1] / made[0] - 1) < 0.1); /* other rounds, and chance: some 2 % */
    policy_deinit(&policy);
}

/* A decision that stands for four is learned from as four are. */
static void what_stands_for_four_weighs_as_four(void **state)
{
    (void)state;
    struct rng rng;
    struct progress progress = {0};
    const struct lesson lesson = {.clip = 0.2f, .entropy = 0.02f, .sights = 0.1f};
    float outputs[POLICY_OUTPUTS], one[POLICY_OUTPUTS], four[POLICY_OUTPUTS];
    rng_init(&rng, 8);
    struct decision decision = any_decision(&rng);
    for (int i = 0; i < POLICY_OUTPUTS; i++)
        outputs[i] = (float)rng_below(&rng, 2001) / 1000 - 1;
    lesson_slope(&lesson, &decision, outputs, NULL, one, &progress);
    decision.stands_for = 4;
    lesson_slope(&lesson, &decision, outputs, NULL, four, &progress);
    for (int i = 0; i < POLICY_OUTPUTS; i++)
        assert_true(fabsf(four[i] - 4 * one[i]) < 1e-5f);
}

/* What the next hours of learning go on from: a file of this policy's size, by which exact normal's moves are
 * made most of the time, and no other than legal ones. */
static void what_is_kept_can_be_gone_on_from(void **state)
{
    (void)state;
    struct policy policy;
    struct game game;
    struct events events;
    struct view view;
    struct rng rng;
    int decisions = 0, alike = 0;
    rng_init(&rng, 1);
    policy_init(&policy, 1);
    assert_true(policy_load(&policy, SOURCE_DIR "/tests/ai/policy/dueling-tigers"));
    for (int round = 0; round < 12; round++) {
        deal_round(&game, round % 3, rng_next(&rng));
        while (round_goes_on(&game)) {
            view_init(&view, &game, game.table.asked & 1 ? 0 : 1);
            struct move own = policy_choose(&policy, &view, 2, &rng);
            struct move taught = take_win_or_throw(&view, &rng);
            decisions += view.move_count > 1;
            alike += view.move_count > 1 && move_equal(own, taught);
            game_apply(&game, own, &events);
        }
    }
    assert_true(decisions > 200);
    assert_true(alike * 10 > decisions * 7);
    policy_deinit(&policy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_slope_is_that_of_the_loss),
        cmocka_unit_test(it_learns_from_a_teacher),
        cmocka_unit_test(credit_is_what_came),
        cmocka_unit_test(one_stands_for_several),
        cmocka_unit_test(what_stands_for_four_weighs_as_four),
        cmocka_unit_test(what_is_kept_can_be_gone_on_from),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
