/*
 * test_ledger.c: a block of confirmation deals is used for one measurement only.
 * Tier: ci
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "support/system.h"
#include "tools/ruler/ledger.h"

#define HEAD                                                                                                 \
    "| block | day | who | against | pairs | corrected, points a round |\n|---|---|---|---|---|---|\n"

static char path[512];

static void write_text(const char *text)
{
    struct error why;
    assert_true(file_write(path, text, strlen(text), &why));
}

static void expect_text(const char *expected)
{
    char *text = file_read(path, NULL, NULL);
    assert_non_null(text);
    assert_string_equal(text, expected);
    free(text);
}

static const struct ledger_row first = {"new 1", "old 2", 30000}, second = {"new 1", "exact 3", 30000};

static void test_a_block_is_entered_before_it_is_played(void **state)
{
    (void)state;
    struct error why;
    write_text("Text.\n\n" HEAD "\nAfter.\n");
    assert_int_equal(ledger_claim(path, &first, "2026-11-24", &why), 1);
    expect_text("Text.\n\n" HEAD "| 1 | 2026-11-24 | new 1 | old 2 | 30000 | under way |\n\nAfter.\n");
    assert_int_equal(ledger_claim(path, &second, "2026-11-25", &why), 2);
    assert_int_equal(ledger_blocks(path, &why), 2);
}

/* Cut off, it goes on with its own block, on whichever day. */
static void test_what_is_under_way_goes_on(void **state)
{
    (void)state;
    struct error why;
    write_text(HEAD);
    assert_int_equal(ledger_claim(path, &first, "2026-11-24", &why), 1);
    assert_int_equal(ledger_claim(path, &second, "2026-11-24", &why), 2);
    assert_int_equal(ledger_claim(path, &first, "2026-11-26", &why), 1);
    assert_int_equal(ledger_claim(path, &second, "2026-11-26", &why), 2);
    assert_int_equal(ledger_blocks(path, &why), 2);
}

static void test_what_is_done_is_not_played_again(void **state)
{
    (void)state;
    struct error why;
    write_text(HEAD);
    assert_int_equal(ledger_claim(path, &first, "2026-11-24", &why), 1);
    assert_int_equal(ledger_claim(path, &second, "2026-11-24", &why), 2);
    assert_true(ledger_finish(path, 1, "+0.100 ± 0.020", &why));
    expect_text(HEAD "| 1 | 2026-11-24 | new 1 | old 2 | 30000 | +0.100 ± 0.020 |\n"
                     "| 2 | 2026-11-24 | new 1 | exact 3 | 30000 | under way |\n");
    assert_false(ledger_finish(path, 1, "+0.200 ± 0.020", &why));
    assert_false(ledger_finish(path, 3, "+0.200 ± 0.020", &why));
    /* The same question anew is another row, for all to see, on other deals. */
    assert_int_equal(ledger_claim(path, &first, "2026-11-27", &why), 3);
}

static void test_a_ledger_out_of_order_is_refused(void **state)
{
    (void)state;
    struct error why;
    write_text("No table.\n");
    assert_int_equal(ledger_claim(path, &first, "2026-11-24", &why), 0);
    assert_non_null(strstr(why.message, "no ledger"));
    write_text(HEAD "| 2 | 2026-11-24 | new 1 | old 2 | 30000 | under way |\n");
    assert_int_equal(ledger_claim(path, &first, "2026-11-24", &why), 0);
    assert_int_equal(ledger_blocks(path, &why), -1);
    assert_non_null(strstr(why.message, "not in order"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_block_is_entered_before_it_is_played),
        cmocka_unit_test(test_what_is_under_way_goes_on),
        cmocka_unit_test(test_what_is_done_is_not_played_again),
        cmocka_unit_test(test_a_ledger_out_of_order_is_refused),
    };
    system_free_name(path, sizeof path);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    file_remove(path);
    return failed;
}
