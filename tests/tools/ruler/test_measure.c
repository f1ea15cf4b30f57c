/*
 * test_measure.c: equal players come to exactly nothing, the correction for chance moves no mean, and whoever
 * is cut off loses nothing.
 * Tier: night
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "support/system.h"
#include "tools/ruler/deals.h"
#include "tools/ruler/measure.h"

#define GAUNTLET SOURCE_DIR "/tests/ai/gauntlet/dueling-tigers"

static char folder[512];

static struct contender find(const char *name)
{
    struct contender contender;
    struct error why;
    if (!contender_find(&contender, grounds, GAUNTLET, name, &why))
        fail_msg("%s", why.message);
    return contender;
}

static void expect_nothing(const char *a, const char *b, int pairs)
{
    struct contender one = find(a), other = find(b);
    for (int i = 0; i < pairs; i++) {
        struct ruled_pair pair;
        ruled_pair_play(&one, &other, deals_screening(i), &pair);
        assert_true(pair.plain == 0);
        assert_true(pair.luck == 0);
        assert_int_equal(pair.tally.won[0], pair.tally.won[1]);
        assert_int_equal(pair.tally.rounds, 2);
    }
    contender_free(&one);
    contender_free(&other);
}

/* Also where the same player goes by another name: as one of the people it is normal that is never off. */
static void test_equal_players_come_to_exactly_nothing(void **state)
{
    (void)state;
    expect_nothing("exact", "exact", 10);
    expect_nothing("plain", "plain", 10);
    expect_nothing("old-normal", "old-normal", 10);
    expect_nothing("old-easy", "old-easy", 10);
    expect_nothing("old-hard", "old-hard", 4);
    expect_nothing("zora", "exact", 10);
}

/* Both figures are right in the mean: they lie as near each other as the spread of the luck allows; and the
 * corrected one tells as much as twice the pairs at least. */
static void test_the_correction_moves_no_mean(void **state)
{
    (void)state;
    enum { PAIRS = 120 };
    struct contender plain = find("plain"), easy = find("old-easy");
    struct running bare = {0}, fair = {0}, luck = {0};
    for (int i = 0; i < PAIRS; i++) {
        struct ruled_pair pair;
        ruled_pair_play(&plain, &easy, deals_screening(i), &pair);
        running_add(&bare, pair.plain);
        running_add(&fair, pair.plain - pair.luck);
        running_add(&luck, pair.luck);
    }
    print_message("plain %+.3f, corrected %+.3f, luck %+.3f ± %.3f, variance %.2f and %.2f\n", bare.mean,
                  fair.mean, luck.mean, running_margin(&luck), running_variance(&bare),
                  running_variance(&fair));
    assert_true(fabs(luck.mean) < 1.5 * running_margin(&luck));
    assert_true(running_variance(&bare) > 1);
    assert_true(running_variance(&fair) < running_variance(&bare) / 2);
}

/* --- the file ------------------------------------------------------------------------------------ */

static void name_file(const char *place, char path[600])
{
    snprintf(path, 600, "%s/%s/dueling-tigers-plain-old-easy.pairs", folder, place);
}

static void play(const char *place, int pairs)
{
    struct contender plain = find("plain"), easy = find("old-easy");
    struct measure measure = {.a = &plain, .b = &easy};
    struct error why;
    char path[560];
    snprintf(path, sizeof path, "%s/%s", folder, place);
    if (!measure_open(&measure, path, &why))
        fail_msg("%s", why.message);
    while (measure.sum.plain.count < pairs)
        assert_true(measure_pair(&measure, &why));
    assert_int_equal(measure.sum.tally.rounds, 2 * pairs);
    measure_close(&measure);
}

static char *read_file(const char *place, size_t *size)
{
    char path[600];
    struct error why;
    name_file(place, path);
    char *text = file_read(path, size, &why);
    assert_non_null(text);
    return text;
}

/* Cut off anywhere, within a line or in the first one too, it ends as if it had not been. */
static void test_whoever_is_cut_off_loses_nothing(void **state)
{
    (void)state;
    enum { PAIRS = 6 };
    size_t size, again;
    char path[600];
    struct error why;
    play("whole", PAIRS);
    play("twice", 2);
    char *whole = read_file("whole", &size);
    name_file("twice", path);
    const size_t cuts[] = {0, 5, size / 3, size / 2, size - 1, size};
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        assert_true(file_write(path, whole, cuts[i], &why));
        play("twice", PAIRS);
        char *text = read_file("twice", &again);
        assert_int_equal(again, size);
        assert_memory_equal(text, whole, size);
        free(text);
    }
    free(whole);
}

/* A command that asks for fewer pairs than the file has says what it said when there were no more. */
static void test_fewer_pairs_are_the_first_of_them(void **state)
{
    (void)state;
    size_t size, again;
    play("few", 3);
    char *few = read_file("few", &size);
    play("many", 6);
    play("many", 3);
    char *many = read_file("many", &again);
    assert_true(again > size);
    assert_memory_equal(many, few, size);
    free(few);
    free(many);
}

/* A file is of two players on certain deals: another number in its first line, and nothing is added to it. */
static void test_pairs_of_others_are_not_added_up(void **state)
{
    (void)state;
    size_t size;
    struct contender plain = find("plain"), easy = find("old-easy");
    struct measure measure = {.a = &plain, .b = &easy};
    struct error why;
    char path[600], place[560];
    play("other", 2);
    char *text = read_file("other", &size);
    char *at = strstr(text, "old-easy ");
    assert_non_null(at);
    at[strlen("old-easy ")] ^= 1;
    name_file("other", path);
    assert_true(file_write(path, text, size, &why));
    snprintf(place, sizeof place, "%s/other", folder);
    assert_false(measure_open(&measure, place, &why));
    assert_non_null(strstr(why.message, "other players"));
    free(text);
}

/* Blocks and screening are kept apart, deals and files. */
static void test_a_block_has_other_deals(void **state)
{
    (void)state;
    struct contender plain = find("plain"), easy = find("old-easy");
    struct measure screening = {.a = &plain, .b = &easy}, block = {.a = &plain, .b = &easy, .block = 9999};
    struct error why;
    char place[560];
    snprintf(place, sizeof place, "%s/blocks", folder);
    assert_true(measure_open(&screening, place, &why) && measure_open(&block, place, &why));
    bool differ = false;
    for (int i = 0; i < 6; i++) {
        assert_true(measure_pair(&screening, &why) && measure_pair(&block, &why));
        differ = differ || screening.sum.luck.mean != block.sum.luck.mean;
    }
    assert_true(differ);
    measure_close(&screening);
    measure_close(&block);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_equal_players_come_to_exactly_nothing),
        cmocka_unit_test(test_the_correction_moves_no_mean),
        cmocka_unit_test(test_whoever_is_cut_off_loses_nothing),
        cmocka_unit_test(test_fewer_pairs_are_the_first_of_them),
        cmocka_unit_test(test_pairs_of_others_are_not_added_up),
        cmocka_unit_test(test_a_block_has_other_deals),
    };
    system_folder(folder, sizeof folder);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    system_remove(folder);
    return failed;
}
