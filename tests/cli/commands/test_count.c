/*
 * test_count.c: `tigers count` agrees with a recount that shares no code with it (tests/recount/recount.sh),
 * and tells what is wrong with a file.
 */
#include "cli/program.h"

/* Two matches of each mode; docs/statistics.md tells how to let it count many. */
static void test_a_recount_agrees(void **state)
{
    char said[4096];
    (void)state;
#ifdef _WIN32
    skip(); /* no shell to be counted on */
#endif
    int status =
        child_says("sh " SOURCE_DIR "/tests/recount/recount.sh " PROGRAM_DIR "/tigers 3", said, sizeof said);
    if (status)
        fail_msg("%s", said);
    assert_non_null(strstr(said, "15 matches and"));
}

static void test_what_is_wrong_is_told(void **state)
{
    (void)state;
    struct run run = program_run("", "count");
    assert_int_equal(run.status, 2);
    run_deinit(&run);
    run = program_run("", "count /nowhere/to/be/found");
    assert_int_equal(run.status, 1);
    assert_non_null(strstr(run.error, "tigers count: "));
    run_deinit(&run);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_recount_agrees),
        cmocka_unit_test(test_what_is_wrong_is_told),
    };
    return cmocka_run_group_tests_name("cli/commands/test_count", tests, NULL, NULL);
}
