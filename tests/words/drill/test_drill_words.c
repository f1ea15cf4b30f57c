/* test_drill_words.c: what the trainers say of an answer. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "words/drill/drill_words.h"

static void expect_discard(const char *tiles, const char *chosen, const char *words)
{
    struct discard_question question;
    struct hand hand = {0};
    struct error why;
    char out[DRILL_WORDS];
    assert_true(hand_parse(&hand, tiles, &why));
    discard_question_init(&question, ruleset_find("tenpai-duel"), SUIT_NONE, &hand);
    drill_discard_words(&question, chosen ? tile_parse(chosen) : TILE_NONE, out, sizeof out);
    assert_string_equal(out, words);
}

static void a_discard_is_told_beside_the_best(void **state)
{
    (void)state;
    expect_discard("1239m456p34567s11z", "9m", "Without 9 characters the hand waits, with 11 winning tiles.");
    expect_discard("1239m456p34567s11z", NULL, "Without 9 characters the hand waits, with 11 winning tiles.");
    expect_discard("1239m456p34567s11z", "1z",
                   "Without 9 characters the hand waits, with 11 winning tiles. Without East it is farther "
                   "away.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_discard_is_told_beside_the_best)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
