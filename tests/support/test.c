/* test.c: runs the tests of a file; see test.h. */
#define TEST_OWN_MAIN
#include "support/test.h"

enum { TESTS_MOST = 100 };

void test_add(struct test_file *file, struct test_entry *entry)
{
    struct test_entry **place = &file->first;
    while (*place && (*place)->line < entry->line)
        place = &(*place)->next;
    entry->next = *place;
    *place = entry;
}

int test_run(const struct test_file *file, const char *name)
{
    static struct CMUnitTest tests[TESTS_MOST];
    size_t count = 0;
    for (const struct test_entry *entry = file->first; entry; entry = entry->next) {
        assert_true(count < TESTS_MOST);
        tests[count++] = entry->test;
    }
    return _cmocka_run_group_tests(name, tests, count, file->set_up, file->tear_down);
}
