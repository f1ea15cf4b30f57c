/* test_text.c: growing text, and reading it by lines, words and numbers. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"

static void test_text_grows(void **state)
{
    (void)state;
    struct text text;
    text_init(&text);
    assert_string_equal(text_string(&text), "");
    text_add(&text, "%d and %s", 7, "more");
    assert_string_equal(text_string(&text), "7 and more");
    for (int i = 0; i < 5000; i++)
        text_add(&text, "%c", 'a' + i % 26);
    assert_int_equal(text.size, 10 + 5000);
    assert_int_equal(strlen(text_string(&text)), text.size);
    text_add(&text, "%s", "");
    assert_int_equal(text.size, 10 + 5000);
    text_deinit(&text);
    assert_string_equal(text_string(&text), "");
    text_deinit(&text);
}

static void test_lines(void **state)
{
    (void)state;
    char words[] = "one\ntwo\r\n\nlast", *rest = words;
    assert_string_equal(text_next_line(&rest), "one");
    assert_string_equal(text_next_line(&rest), "two");
    assert_string_equal(text_next_line(&rest), "");
    assert_string_equal(text_next_line(&rest), "last");
    assert_null(text_next_line(&rest));
    assert_null(text_next_line(&rest));
    char ended[] = "one\n";
    rest = ended;
    assert_string_equal(text_next_line(&rest), "one");
    assert_null(text_next_line(&rest));
    char empty[] = "";
    rest = empty;
    assert_null(text_next_line(&rest));
}

static void test_words(void **state)
{
    (void)state;
    char line[] = "  discard\t 5m  ", *rest = line;
    assert_string_equal(text_next_word(&rest), "discard");
    assert_string_equal(text_next_word(&rest), "5m");
    assert_null(text_next_word(&rest));
    assert_null(text_next_word(&rest));
}

static void test_seeds(void **state)
{
    (void)state;
    const char *bad[] = {"", "-1", "+1", " 1", "1 ", "1x", "x", "0x10", "18446744073709551616", "1.0"};
    uint64_t value = 5;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_false(text_to_u64(bad[i], &value));
        assert_true(value == 5);
    }
    assert_true(text_to_u64("0", &value));
    assert_true(value == 0);
    assert_true(text_to_u64("18446744073709551615", &value));
    assert_true(value == UINT64_MAX);
}

static void test_small_numbers(void **state)
{
    (void)state;
    const char *bad[] = {"", "-", "--1", "+1", " 1", "1 ", "1x", "10", "-11", "99999999999999999999"};
    int value = 5;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_false(text_to_int(bad[i], -10, 9, &value));
        assert_int_equal(value, 5);
    }
    assert_true(text_to_int("-10", -10, 9, &value));
    assert_int_equal(value, -10);
    assert_true(text_to_int("9", -10, 9, &value));
    assert_int_equal(value, 9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text_grows), cmocka_unit_test(test_lines),         cmocka_unit_test(test_words),
        cmocka_unit_test(test_seeds),      cmocka_unit_test(test_small_numbers),
    };
    return cmocka_run_group_tests_name("base/test_text", tests, NULL, NULL);
}
