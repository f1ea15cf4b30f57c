/*
 * test_count.c: `tigers count` agrees with a recount that shares no code with it (tests/recount/recount.sh),
 * and tells what is wrong with a file.
 */
#include "support/test.h"

#include "cli/program.h"

#include "base/text.h"
#include "session/study/day_book.h"
#include "support/journal_place.h"

/* Three matches of each mode; docs/formats.md tells how to let it count many. */
TEST(test_a_recount_agrees)
{
    char said[4096];
#ifdef _WIN32
    skip(); /* no shell to be counted on */
#endif
    int status = child_says("sh '" SOURCE_DIR "/tests/recount/recount.sh' '" PROGRAM_DIR "/tigers' 3", said,
                            sizeof said);
    if (status)
        fail_msg("%s", said);
    assert_non_null(strstr(said, "15 matches and"));
}

/* A match comes to the same from its record and from the journal of the statistics. */
TEST(test_a_journal_counts_as_its_records)
{
    struct journal_place place;
    struct journal journal = {0};
    struct setup setup;
    struct rng rng;
    struct text text = {0};
    char path[MATCH_PATH];
    journal_place_open(&place);
    journal_setup(&setup, "one-suit", 5);
    struct session *session = session_new(&setup, NULL);
    rng_init(&rng, 5);
    match_finish(session, &rng);
    assert_true(journal_add(&journal, session_record(session), 1));
    assert_true(journal_write(&journal, place.journal, place.records, NULL));
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

/* Beside a journal a match is known by when it began: one that stands in both counts once, one of before the
 * player began again not at all, and one that does not say has no place. */
TEST(test_a_journal_and_records_make_one_list)
{
    static const char *const began[] = {"2026-11-20 10:00:00", "2026-11-21 10:00:00", ""};
    static const char *const kept[] = {"2026-11-20_10-00-00_one-suit.tigers",
                                       "2026-11-21_10-00-00_one-suit.tigers", "nameless.tigers"};
    struct journal_place place;
    struct journal journal = {0};
    struct text text = {0};
    char paths[3][MATCH_PATH + 48];
    journal_place_open(&place);
    for (int i = 0; i < 3; i++) {
        struct setup setup;
        struct rng rng;
        journal_setup(&setup, "one-suit", 5 + (uint64_t)i);
        strcpy(setup.began, began[i]);
        struct session *session = session_new(&setup, NULL);
        rng_init(&rng, 5);
        match_finish(session, &rng);
        record_print(session_record(session), &text);
        snprintf(paths[i], sizeof paths[i], "%s/%s", place.folder, kept[i]);
        program_write_file(paths[i], text_string(&text));
        text_deinit(&text);
        if (i == 1) {
            struct match_tally match;
            assert_true(match_tally_count(&match, session_record(session)));
            strcpy(match.name, kept[1]);
            journal_put(&journal, &match);
        }
        session_free(session);
    }
    assert_true(journal_write(&journal, place.journal, place.records, NULL));
    struct run run = program_run("", "count '%s' '%s' '%s'", paths[0], place.journal, paths[1]);
    assert_int_equal(run.status, 0);
    program_assert_holds(run.out, "one-suit matches 2\n");
    run_deinit(&run);
    run = program_run("", "count '%s' '%s'", place.journal, paths[2]);
    assert_int_equal(run.status, 1);
    program_assert_holds(run.error, "nameless.tigers doesn't say when the match started");
    program_assert_holds(run.out, "one-suit matches 1\n");
    run_deinit(&run);
    journal_reset(&journal, "2026-11-21 00:00:00");
    assert_true(journal_write(&journal, place.journal, place.records, NULL));
    run = program_run("", "count '%s' '%s'", place.journal, paths[0]);
    program_assert_holds(run.out, "one-suit matches 1\n");
    run_deinit(&run);
    run = program_run("", "count '%s' '%s'", paths[0], paths[2]); /* alone they need no time */
    program_assert_holds(run.out, "one-suit matches 2\n");
    run_deinit(&run);
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}

/* docs/formats.md: who left a match before its end has not played it, and several files add up; a program
 * that was met is one. */
TEST(test_what_counts)
{
    const char *whole = program_path("whole"), *cut = program_path("cut"), *days = program_path("days");
    struct text typed = {0};
    for (int i = 0; i < 4000; i++)
        text_add(&typed, "1\n");
    struct run run = program_run(text_string(&typed),
                                 "play --rules dueling-tigers --seed 3 --seat east=person "
                                 "--seat 'west=cmd:\"" PROGRAM_DIR "/tool_bot\" last' --record '%s'",
                                 whole);
    assert_string_equal(run.error, "");
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    run = program_run(
        "1\nq\n", "play --rules dueling-tigers --seed 3 --seat east=person --seat west=easy --record '%s'",
        cut);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    run = program_run("", "count '%s' '%s'", whole, cut);
    assert_int_equal(run.status, 0);
    program_assert_holds(run.out, "dueling-tigers matches 1\n");
    program_assert_holds(run.out, "dueling-tigers opponent program \"Program\" 1 ");
    run_deinit(&run);
    run = program_run("", "count '%s'", cut);
    assert_int_equal(run.status, 0);
    assert_string_equal(run.out, "");
    run_deinit(&run);
    program_write_file(days, DAY_BOOK_HEAD "\n[2026-11-22]\ntried = 1\nyou = 5 0 -3 7\nhard = 0 4 0 5\n");
    run = program_run("", "count '%s' '%s'", days, whole);
    assert_int_equal(run.status, 0);
    program_assert_holds(
        run.out, "day played 1\nday points 9\nday rounds-won 2\nday rounds-lost 1\nday rounds-without 1\n");
    program_assert_holds(run.out, "day compared 1\nday ahead 0\nday level 1\n");
    program_assert_holds(run.out, "dueling-tigers matches 1\n");
    run_deinit(&run);
    text_deinit(&typed);
    remove(whole);
    remove(cut);
    remove(days);
}

TEST(test_what_is_wrong_is_told)
{
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
    program_write_file(broken, DAY_BOOK_HEAD "\n[2026-02-30]\ntried = 1\n");
    run = program_run("", "count '%s'", broken);
    assert_int_equal(run.status, 1);
    program_assert_holds(run.error, "tigers count: The deals of the day you played couldn’t be read");
    program_assert_holds(run.error, "broken");
    assert_true(file_exists(broken)); /* who counts leaves it there */
    run_deinit(&run);
    static const char *const shorter[] = {"", "#", "# The deals of a week\n"};
    for (int i = 0; i < 3; i++) { /* too short for the head of a journal, or none at all: no record either */
        program_write_file(broken, shorter[i]);
        run = program_run("", "count '%s'", broken);
        assert_int_equal(run.status, 1);
        program_assert_holds(run.error, "tigers count: ");
        run_deinit(&run);
    }
    remove(broken);
}
