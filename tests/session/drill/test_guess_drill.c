/*
 * test_guess_drill.c: declared hands of Tenpai Duel whose waits are guessed: what can be is counted again
 * from what lies open, and what was is what the hand held.
 */
#include "support/test.h"

#include <math.h>

#include "session/drill/guess_drill.h"
#include "support/effort.h"

enum { QUESTIONS = 60 };

static struct guess_question question; /* large */

static void deal(uint64_t seed)
{
    struct rng rng;
    rng_init(&rng, seed);
    guess_question_deal(&question, ruleset_find("tenpai-duel"), &rng);
}

/* Two kinds are worth at most what each is worth alone, and at least the better one. */
TEST(chances_add_up)
{
    for (uint64_t seed = 0; seed < QUESTIONS; seed++) {
        deal(seed);
        assert_true(question.best_chance > 0 && question.best_chance <= 1000);
        for (uint8_t one = 0; one < TILE_KINDS; one++)
            for (uint8_t two = (uint8_t)(one + 1); two < TILE_KINDS; two++) {
                int both = guess_chance(&question, TILE_BIT(one) | TILE_BIT(two));
                assert_true(both >= question.per_mille[one] && both >= question.per_mille[two]);
                assert_true(both <= question.per_mille[one] + question.per_mille[two] + 1);
                assert_true(both <= question.best_chance);
            }
    }
}

/* docs/rules/tenpai-duel.md "Furiten": in Riichi nothing they discarded can be a wait; nor can a kind that
 * was guessed, as the hand would be over, nor one that lies open four times. */
TEST(what_cannot_be_has_no_chance)
{
    for (uint64_t seed = 0; seed < QUESTIONS; seed++) {
        deal(seed);
        const struct table *table = &question.view.table;
        for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
            bool guessed = table->stage.guessed >> kind & 1, thrown = false;
            for (int i = 0; i < table->discard_count; i++)
                thrown |= (table->discards[i].flags & DISCARD_PILE) == question.attacker &&
                          table->discards[i].tile < TILE_COUNT && tile_kind(table->discards[i].tile) == kind;
            if (guessed || (thrown && table->riichi[question.attacker]))
                assert_int_equal(question.per_mille[kind], 0);
        }
    }
}

TEST(the_best_two_are_right_and_others_by_their_chance)
{
    for (uint64_t seed = 0; seed < QUESTIONS; seed++) {
        deal(seed);
        tile_set best = TILE_BIT(question.best[0]) | TILE_BIT(question.best[1]);
        assert_true(guess_is_right(&question, best));
        assert_false(guess_is_right(&question, TILE_BIT(question.best[0])));
        assert_false(guess_is_right(&question, 0));
        for (int i = 1; i < question.shown_count; i++)
            assert_true(question.shown[i].per_mille <= question.shown[i - 1].per_mille);
    }
}

/* A guess far from the best is wrong, and so is one of what cannot be. */
TEST(a_guess_without_a_chance_is_wrong)
{
    int wrong = 0;
    for (uint64_t seed = 0; seed < QUESTIONS; seed++) {
        deal(seed);
        uint8_t poor[2] = {TILE_NONE, TILE_NONE};
        for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
            if (question.per_mille[kind] * 4 < question.best_chance) {
                poor[0] = poor[1];
                poor[1] = kind;
            }
        if (poor[0] == TILE_NONE)
            continue;
        assert_false(guess_is_right(&question, TILE_BIT(poor[0]) | TILE_BIT(poor[1])));
        wrong++;
    }
    assert_true(wrong > 0);
}

/* When all but two kinds were guessed before, these two are shown and no other. */
TEST(only_what_can_be_is_shown)
{
    static struct guess_question later;
    deal(1);
    struct view view = question.view;
    view.table.stage.guessed = ~(TILE_BIT(question.shown[0].kind) | TILE_BIT(question.shown[1].kind));
    guess_question_init(&later, &view, question.waits);
    assert_in_range(later.shown_count, 1, 2);
    for (int i = 0; i < later.shown_count; i++)
        assert_true(later.shown[i].kind == question.shown[0].kind ||
                    later.shown[i].kind == question.shown[1].kind);
}

/* What is said about the hand is true: it waits, and nothing that is said to be impossible in Riichi is
 * among its waits. Over many hands the best guess hits as often as it is said to. */
TEST(the_hands_waited_as_often_as_was_counted)
{
    int count = effort(4, 10, 100) * QUESTIONS;
    uint64_t first = effort_seed(0);
    double hits = 0, expected = 0, square = 0;
    for (int i = 0; i < count; i++) {
        deal(first + (uint64_t)i);
        double chance = question.best_chance / 1000.;
        assert_true(question.waits != 0);
        hits += (question.waits & (TILE_BIT(question.best[0]) | TILE_BIT(question.best[1]))) != 0;
        expected += chance;
        square += chance * (1 - chance);
    }
    print_message("%.0f shown, %.0f happened, of %d\n", expected, hits, count);
    assert_true(fabs(hits - expected) < .03 * count + 3 * sqrt(square));
}
