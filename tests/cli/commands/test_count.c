/*
 * test_count.c: `tigers count` agrees with a recount that shares no code with it (tests/recount/recount.sh),
 * and tells what is wrong with a file.
 */
#include "cli/program.h"

#include "support/journal_place.h"

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

/* A match comes to the same from its record and from the journal of the statistics. */
static void test_a_journal_counts_as_its_records(void **state)
{
    (void)state;
    struct journal_place place;
    struct journal journal = {0};
    struct setup setup;
    struct rng rng;
    struct text text;
    char path[MATCH_PATH];
    journal_place_open(&place);
    journal_setup(&setup, "one-suit", 5);
    struct session *session = session_new(&setup, NULL);
    rng_init(&rng, 5);
    match_finish(session, &rng);
    assert_true(journal_add(&journal, session_record(session), 1));
    assert_true(journal_write(&journal, place.journal, place.records, NULL));
    text_init(&text);
    record_print(session_record(session), &text);
    match_path(path, place.folder, "match.tigers");
    program_write_file(path, text_string(&text));
    struct run by_journal = program_run("", "count '%s'", place.journal),
               by_record = program_run("", "count '%s'", path);
    assert_int_equal(by_journal.status, 0);
    assert_string_equal(by_journal.error, "");
    program_assert_holds(by_journal.out, "one-suit matches 1\n");
    assert_string_equal(by_journal.out, by_record.out);
    run_deinit(&by_journal);
    run_deinit(&by_record);
    text_deinit(&text);
    journal_deinit(&journal);
    session_free(session);
    match_remove_folder(place.folder);
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
    const char *broken = program_path("broken");
    program_write_file(broken, JOURNAL_HEAD " 1\nno match\n");
    run = program_run("", "count '%s'", broken);
    assert_int_equal(run.status, 1);
    program_assert_holds(run.error, "tigers count: ");
    program_assert_holds(run.error, "line 2");
    run_deinit(&run);
    remove(broken);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_recount_agrees),
        cmocka_unit_test(test_a_journal_counts_as_its_records),
        cmocka_unit_test(test_what_is_wrong_is_told),
    };
    return cmocka_run_group_tests_name("cli/commands/test_count", tests, NULL, NULL);
}
