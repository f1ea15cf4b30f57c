/*
 * test_journal.c: no match that was counted is lost, whatever happens to the file or to the records.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "session/statistics/statistics.h"
#include "support/match.h"

struct place {
    char folder[MATCH_PATH], records[MATCH_PATH], journal[MATCH_PATH];
};

static void open_place(struct place *place)
{
    match_folder(place->folder);
    match_path(place->records, place->folder, "records");
    match_path(place->journal, place->folder, JOURNAL_FILE);
}

/* Plays a match that counts, or is practice, and keeps it; its name. */
static void keep_match(const struct place *place, const char *began, bool practice, char name[KEEP_NAME])
{
    struct setup setup;
    struct rng rng;
    struct text text;
    struct error why;
    match_setup(&setup, 5);
    setup.practice = practice;
    snprintf(setup.began, sizeof setup.began, "%s", began);
    struct session *session = session_new(&setup, NULL);
    rng_init(&rng, 5);
    match_finish(session, &rng);
    text_init(&text);
    record_print(session_record(session), &text);
    if (!keep_write(place->records, session_record(session), &text, name, &why))
        fail_msg("%s", why.message);
    text_deinit(&text);
    session_free(session);
}

/* How many matches of the file count. */
static int matches_of(const struct place *place)
{
    struct journal journal = {0};
    struct statistics sum;
    struct problem why;
    if (!journal_read(&journal, place->journal, false, &why))
        fail_msg("line %d: %s", why.error.line, why.error.message);
    statistics_count(&journal, &(struct selection){NULL, NULL}, &sum);
    journal_deinit(&journal);
    return sum.matches;
}

static void a_match_is_counted_once_and_stays(void **state)
{
    struct place place;
    char name[KEEP_NAME];
    (void)state;
    open_place(&place);
    assert_int_equal(matches_of(&place), 0);
    keep_match(&place, "2026-11-22 14:03:10", false, name);
    assert_true(journal_note(place.journal, place.records, name, true, NULL));
    assert_true(journal_note(place.journal, place.records, name, true, NULL));
    assert_int_equal(matches_of(&place), 1);
    keep_remove(place.records, name); /* the player deletes its record, or it makes room */
    assert_int_equal(matches_of(&place), 1);
    keep_match(&place, "2026-11-22 15:03:10", false, name);
    assert_true(journal_note(place.journal, place.records, name, false, NULL));
    assert_int_equal(matches_of(&place), 2);
    match_remove_folder(place.folder);
}

/* A match that became practice once it was counted does not count any more. */
static void what_is_counted_anew_replaces_its_line(void **state)
{
    struct place place;
    char name[KEEP_NAME], again[KEEP_NAME];
    (void)state;
    open_place(&place);
    keep_match(&place, "2026-11-22 14:03:10", false, name);
    assert_true(journal_note(place.journal, place.records, name, true, NULL));
    keep_match(&place, "2026-11-22 14:03:10", true, again);
    assert_string_equal(name, again);
    assert_true(journal_note(place.journal, place.records, name, false, NULL));
    assert_int_equal(matches_of(&place), 1);
    assert_true(journal_note(place.journal, place.records, name, true, NULL));
    assert_int_equal(matches_of(&place), 0);
    match_remove_folder(place.folder);
}

static void write_lines(const struct place *place, const char *text)
{
    assert_true(file_write(place->journal, text, strlen(text), NULL));
}

static const char good[] =
    "match 2026-11-20_10-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"A\\; \\\"b\" ; easy \"Lin\" ;"
    " l1<0:-6:rc2 d:0\n";

/* Each of these is no line of a journal. */
static void a_broken_line_is_told_and_the_rest_is_taken(void **state)
{
    static const char *const broken[] = {
        "match\n",
        "match 2026-11-20_11-00-00_no-such-mode.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 ; person \"You\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 2 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 1 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; l2<0:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; w0<1:3\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0 ; "
        "d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ;"
        " w0<1:3=3:discard:99q:all-pung*3\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ;"
        " w0<1:3=3:discard:999m:no-such-pattern*3\n",
        "since yesterday\n",
        "nonsense\n",
    };
    (void)state;
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        struct place place;
        struct journal journal = {0};
        struct problem why;
        char text[1024];
        open_place(&place);
        snprintf(text, sizeof text, JOURNAL_HEAD " 1\n%s%s", broken[i], good);
        write_lines(&place, text);
        if (journal_read(&journal, place.journal, false, &why))
            fail_msg("taken: %s", broken[i]);
        assert_int_equal(why.error.line, 2);
        assert_true(why.aside);
        assert_true(file_exists(why.path));
        assert_false(file_exists(place.journal));
        assert_int_equal(journal.count, 1);
        assert_string_equal(journal.matches[0].players[0].name, "A; \"b");
        assert_int_equal(journal.matches[0].rounds[0].points, -6);
        assert_int_equal(journal.matches[0].rounds[0].calls, 2);
        assert_true(
            journal_write(&journal, place.journal, place.records, NULL)); /* without the broken line */
        assert_int_equal(matches_of(&place), 1);
        journal_deinit(&journal);
        match_remove_folder(place.folder);
    }
}

/* A newer program's file stays as it is, and nothing is written over it. */
static void a_newer_file_is_left_alone(void **state)
{
    static const char newer[] = JOURNAL_HEAD " 2\nsomething\n";
    struct place place;
    struct journal journal = {0};
    struct problem why;
    char name[KEEP_NAME];
    (void)state;
    open_place(&place);
    write_lines(&place, newer);
    assert_false(journal_read(&journal, place.journal, false, &why));
    assert_false(why.aside);
    assert_false(journal_write(&journal, place.journal, place.records, NULL));
    keep_match(&place, "2026-11-22 14:03:10", false, name);
    assert_false(journal_note(place.journal, place.records, name, true, &why));
    size_t size;
    char *text = file_read(place.journal, &size, NULL);
    assert_string_equal(text, newer);
    free(text);
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}

/* Nobody looks twice at a record that does not count; once it is gone its line goes too. */
static void what_does_not_count_is_remembered_while_it_is_kept(void **state)
{
    struct place place;
    struct journal journal = {0};
    char name[KEEP_NAME];
    (void)state;
    open_place(&place);
    keep_match(&place, "2026-11-22 14:03:10", true, name);
    assert_true(journal_note(place.journal, place.records, name, true, NULL));
    assert_true(journal_read(&journal, place.journal, false, NULL));
    assert_true(journal_knows(&journal, name));
    assert_int_equal(journal.count, 0);
    keep_remove(place.records, name);
    assert_true(journal_write(&journal, place.journal, place.records, NULL));
    journal_deinit(&journal);
    assert_true(journal_read(&journal, place.journal, false, NULL));
    assert_false(journal_knows(&journal, name));
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}

static int left;

static void leaves(void *user, const char *folder, const char *name)
{
    const struct place *place = user;
    left++;
    assert_true(journal_note(place->journal, folder, name, false, NULL));
}

/* A record that makes room is counted before it goes, though nobody had counted it. */
static void a_record_that_goes_was_counted(void **state)
{
    struct place place;
    char first[KEEP_NAME], last[KEEP_NAME], from[MATCH_PATH + KEEP_NAME], to[MATCH_PATH + KEEP_NAME];
    size_t size;
    (void)state;
    open_place(&place);
    keep_match(&place, "2025-01-01 00:00:00", false, first);
    snprintf(from, sizeof from, "%s/%s", place.records, first);
    char *text = match_read(from, &size);
    for (int i = 1; i < KEEP_MOST; i++) {
        snprintf(to, sizeof to, "%s/2025-02-%02d_%02d-00-00_dueling-tigers.tigers", place.records, 1 + i / 20,
                 i % 20);
        assert_true(file_write(to, text, size, NULL));
    }
    free(text);
    keep_watch(leaves, &place);
    keep_match(&place, "2026-11-22 14:03:10", false, last);
    keep_watch(NULL, NULL);
    assert_int_equal(left, 1);
    assert_false(file_exists(from));
    assert_int_equal(matches_of(&place), 1);
    match_remove_folder(place.folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_is_counted_once_and_stays),
        cmocka_unit_test(what_is_counted_anew_replaces_its_line),
        cmocka_unit_test(a_broken_line_is_told_and_the_rest_is_taken),
        cmocka_unit_test(a_newer_file_is_left_alone),
        cmocka_unit_test(what_does_not_count_is_remembered_while_it_is_kept),
        cmocka_unit_test(a_record_that_goes_was_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
