/*
 * test_danger_drill.c: positions in which the safest of four tiles is asked. What is called safe is held
 * against the rules: a hand that would win on it is looked for in every way, and none may be allowed to.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "rules/play/game.h"
#include "session/drill/danger_drill.h"
#include "session/drill/drill.h"

enum { QUESTIONS = 8, GUESSES = 300 };

static struct danger_question question; /* large */

static void deal(const char *rules, uint64_t seed)
{
    struct rng rng;
    rng_init(&rng, seed);
    danger_question_deal(&question, ruleset_find(rules), &rng);
}

static const char *const modes[] = {"dueling-tigers", "classic", "patterns"};

static void the_four_are_held_and_the_safest_is_the_least(void **state)
{
    (void)state;
    for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++)
        for (uint64_t seed = 0; seed < QUESTIONS; seed++) {
            deal(modes[mode], seed);
            int least = 1001, per_mille[TILE_KINDS], rival;
            danger_chances(&question.view, per_mille, &rival);
            for (int i = 0; i < DANGER_CHOICES; i++) {
                const struct danger_choice *choice = &question.choices[i];
                assert_true(question.view.own.hand.counts[choice->kind] > 0);
                assert_true(i == 0 || choice->kind > question.choices[i - 1].kind);
                assert_int_equal(choice->per_mille, per_mille[choice->kind]);
                least = choice->per_mille < least ? choice->per_mille : least;
            }
            assert_true(question.safest != 0);
            for (int i = 0; i < DANGER_CHOICES; i++)
                assert_int_equal(question.safest >> i & 1, question.choices[i].per_mille == least);
        }
}

/* Deals the hidden tiles anew many times, as the seat could not tell them apart: a rival who is ready may win
 * on a tile that is not safe, and never on one that furiten makes safe. */
static void furiten_is_safe_whatever_they_hold(void **state)
{
    (void)state;
    int tried = 0;
    for (uint64_t seed = 0; seed < QUESTIONS; seed++) {
        deal("dueling-tigers", seed);
        struct rng rng;
        rng_init(&rng, seed);
        const struct table *table = &question.view.table;
        for (int i = 0; i < DANGER_CHOICES; i++) {
            const struct danger_choice *choice = &question.choices[i];
            if (choice->why != DANGER_THROWN)
                continue;
            for (int g = 0; g < GUESSES; g++, tried++) {
                struct game game;
                struct refusal why;
                view_guess(&question.view, &rng, &game);
                assert_true(table->rules->furiten(&game.table, &game.own[question.rival], question.rival,
                                                  choice->kind, &why));
            }
        }
    }
    assert_true(tried > 0);
}

static void a_chance_of_nothing_has_its_reason(void **state)
{
    (void)state;
    for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++)
        for (uint64_t seed = 0; seed < QUESTIONS; seed++) {
            deal(modes[mode], seed);
            for (int i = 0; i < DANGER_CHOICES; i++) {
                const struct danger_choice *choice = &question.choices[i];
                assert_int_equal(choice->per_mille > 0, choice->why == DANGER_OPEN);
                bool furiten = question.view.table.rules->furiten != NULL;
                assert_true(furiten || (choice->why != DANGER_THROWN && choice->why != DANGER_LIES));
            }
        }
}

static void the_same_seed_gives_the_same_position(void **state)
{
    (void)state;
    static struct danger_question first;
    deal("dueling-tigers", 8);
    first = question;
    deal("dueling-tigers", 8);
    assert_memory_equal(&first.choices, &question.choices, sizeof first.choices);
    assert_int_equal(first.safest, question.safest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_four_are_held_and_the_safest_is_the_least),
        cmocka_unit_test(furiten_is_safe_whatever_they_hold),
        cmocka_unit_test(a_chance_of_nothing_has_its_reason),
        cmocka_unit_test(the_same_seed_gives_the_same_position),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
