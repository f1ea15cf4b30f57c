/*
 * test.h: what every test file begins with: cmocka, and tests that need no list.
 *
 *   TEST(a_kong_takes_four_of_a_kind)
 *   {
 *       assert_true(...);
 *   }
 *
 * The tests of a file run in their order in the file. This header defines the file's main; a file with its
 * own main defines TEST_OWN_MAIN before the #include, and calls test_file_run.
 */
#ifndef SUPPORT_TEST_H
#define SUPPORT_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct test_entry {
    struct CMUnitTest test;
    int line;
    struct test_entry *next;
};

/* The tests of this file, by line, and what happens before the first and after the last. */
static struct test_file {
    struct test_entry *first;
    CMFixtureFunction set_up, tear_down;
} test_file __attribute__((unused));

/* Inserts a test into the file's list, which is sorted by line. */
void test_add(struct test_file *file, struct test_entry *entry);

/* Runs the tests of a file under that name; returns how many fail. */
int test_run(const struct test_file *file, const char *name);

#define test_file_run() test_run(&test_file, __BASE_FILE__)

#define TEST_BEFORE_MAIN(name) __attribute__((constructor)) static void name(void)

/* A test; one with `up` before and `down` after it (may be NULL); and one whose initial state is `given`. */
#define TEST(name)                TEST_GIVEN(name, NULL, NULL, NULL)
#define TEST_WITH(name, up, down) TEST_GIVEN(name, up, down, NULL)
#define TEST_GIVEN(name, up, down, given)                                                                    \
    static void name(void **state);                                                                          \
    TEST_BEFORE_MAIN(register_##name)                                                                        \
    {                                                                                                        \
        static struct test_entry entry = {{#name, name, up, down, given}, __LINE__, NULL};                   \
        test_add(&test_file, &entry);                                                                        \
    }                                                                                                        \
    static void name(__attribute__((unused)) void **state)

/* Runs `up` before the first test of the file and `down` after the last. */
#define TEST_GROUP(up, down)                                                                                 \
    TEST_BEFORE_MAIN(set_group)                                                                              \
    {                                                                                                        \
        test_file.set_up = up;                                                                               \
        test_file.tear_down = down;                                                                          \
    }

#ifndef TEST_OWN_MAIN
int main(void);

int main(void)
{
    return test_file_run();
}
#endif

#endif
