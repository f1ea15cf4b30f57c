/*
 * test_journal.c: no match that was counted is lost, whatever happens to the file or to the records.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/statistics/statistics.h"
#include "support/journal_place.h"
#include "support/system.h"

/* Plays a match that counts, or is practice, and keeps it; its name. */
static void keep_match(const struct journal_place *place, const char *began, bool practice,
                       char name[ARCHIVE_NAME])
{
    struct setup setup;
    struct rng rng;
    struct text text = {0};
    struct error why;
    match_setup(&setup, 5);
    setup.practice = practice;
    snprintf(setup.began, sizeof setup.began, "%s", began);
    struct session *session = session_new(&setup, NULL);
    rng_init(&rng, 5);
    match_finish(session, &rng);
    record_print(session_record(session), &text);
    if (!archive_write(place->records, session_record(session), &text, name, &why))
        fail_msg("%s", why.message);
    text_deinit(&text);
    session_free(session);
}

TEST(a_match_is_counted_once_and_stays)
{
    struct journal_place place;
    char name[ARCHIVE_NAME];
    journal_place_open(&place);
    assert_int_equal(journal_place_matches(&place), 0);
    keep_match(&place, "2026-11-22 14:03:10", false, name);
    assert_true(journal_note(place.journal, place.records, &(const char *){name}, 1, true, NULL));
    assert_true(journal_note(place.journal, place.records, &(const char *){name}, 1, true, NULL));
    assert_int_equal(journal_place_matches(&place), 1);
    archive_remove(place.records, name); /* the player deletes its record, or it makes room */
    assert_int_equal(journal_place_matches(&place), 1);
    keep_match(&place, "2026-11-22 15:03:10", false, name);
    assert_true(journal_note(place.journal, place.records, &(const char *){name}, 1, false, NULL));
    assert_int_equal(journal_place_matches(&place), 2);
    match_remove_folder(place.folder);
}

/* A match that became practice once it was counted does not count any more. */
TEST(a_record_counted_again_replaces_its_line)
{
    struct journal_place place;
    char name[ARCHIVE_NAME], again[ARCHIVE_NAME];
    journal_place_open(&place);
    keep_match(&place, "2026-11-22 14:03:10", false, name);
    assert_true(journal_note(place.journal, place.records, &(const char *){name}, 1, true, NULL));
    keep_match(&place, "2026-11-22 14:03:10", true, again);
    assert_string_equal(name, again);
    assert_true(journal_note(place.journal, place.records, &(const char *){name}, 1, false, NULL));
    assert_int_equal(journal_place_matches(&place), 1);
    assert_true(journal_note(place.journal, place.records, &(const char *){name}, 1, true, NULL));
    assert_int_equal(journal_place_matches(&place), 0);
    match_remove_folder(place.folder);
}

static const char good[] =
    "match 2026-11-20_10-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"A\\; \\\"b\" ; easy \"Lin\" ;"
    " l1<0:-6:rc2 d:0\n";

/* More patterns than any hand has. */
#define EIGHT_PATTERNS                                                                                       \
    "all-pung*1+all-pung*1+all-pung*1+all-pung*1+all-pung*1+all-pung*1+all-pung*1+all-pung*1"
#define MANY_PATTERNS                                                                                        \
    EIGHT_PATTERNS "+" EIGHT_PATTERNS "+" EIGHT_PATTERNS "+" EIGHT_PATTERNS "+" EIGHT_PATTERNS               \
                   "+" EIGHT_PATTERNS

/* Each of these is no line of a journal. */
TEST(a_broken_line_is_told_and_the_rest_is_taken)
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
        "match 2026-11-20_11-00-00_dueling-tigers.tigers x 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 x 8 5 ; person \"You\" ; easy \"Lin\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 x ; person \"You\" ; easy \"Lin\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 5 5 5 ; person \"You\" ; easy \"Lin\" ; "
        "d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 5 ; person \"You\" ; easy \"Lin\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; ; easy \"Lin\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person ; easy \"Lin\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; wizard \"Lin\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; from 2 ; "
        "d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; from 0 1 "
        "easy \"A\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; from 2 7 "
        "easy \"A\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; from 2 0 "
        "easy \"A\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; from 2 1 "
        "wizard \"A\" ; d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; from 2 1 "
        "easy \"A\"\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; q:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:x\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0:z\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0:c0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d<0:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; l1<7:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; l1<0x:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; l1:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d0:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; l0<1:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "l1<0:3=3:discard:999m\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "w0<1:3=x:discard:999m\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "w0<1:3=3:theft:999m\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "w0<1:3=3:discard:\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "w0<1:3=3:discard:99~9m\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "w0<1:3=3:discard:9999999999999999999999999999999m\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "w0<1:3=3:discard:999m:all-pung*x\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "w0<1:3=3:discard:999m:all-pung*3+\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\"\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\\\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; from ; "
        "d:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; :0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; l1<*:0\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0:cx\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "w0<1:3=3:discard:1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_1m_"
        "1m_"
        "1m_1m_1m_1m_1m\n",
        "match 2026-11-20_11-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "w0<1:3=3:discard:999m:" MANY_PATTERNS "\n",
        "match 2026-11-20_11-00-00_one-suit.tigers 0 0 8 5 2 ; person \"You\" ; easy \"Lin\" ; easy \"Mei\" "
        "; l1<0:0:s\n",
        "match 2026-11-20_11-00-00_one-suit.tigers 0 0 8 5 2 ; person \"You\" ; easy \"Lin\" ; easy \"Mei\" "
        "; l1<0:0:sx\n",
        "match 2026-11-20_11-00-00_one-suit.tigers 0 0 8 5 2 ; person \"You\" ; easy \"Lin\" ; easy \"Mei\" "
        "; l1<0:0:s0\n",
        "match 2026-11-20_11-00-00_one-suit.tigers 0 0 8 5 2 ; person \"You\" ; easy \"Lin\" ; easy \"Mei\" "
        "; l1<0:0:s1\n",
        "match 2026-11-20_11-00-00_one-suit.tigers 0 0 8 5 2 ; person \"You\" ; easy \"Lin\" ; easy \"Mei\" "
        "; l1<2:0:s2\n",
        "match 2026-11-20_11-00-00_one-suit.tigers 0 0 8 5 2 ; person \"You\" ; easy \"Lin\" ; easy \"Mei\" "
        "; l1<0:0:s3\n",
        "match 2026-11-20_11-00-00_one-suit.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0:s1\n",
        "other 2026-11-20_11-00-00_no-such-mode.tigers\n",
        "since yesterday\n",
        "nonsense\n",
    };
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        struct journal_place place;
        struct journal journal = {0};
        struct problem why;
        char text[2048];
        journal_place_open(&place);
        snprintf(text, sizeof text, JOURNAL_HEAD " 1\n%s%s", broken[i], good);
        journal_place_write(&place, text);
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
        assert_int_equal(journal_place_matches(&place), 1);
        journal_deinit(&journal);
        match_remove_folder(place.folder);
    }
}

/* One line is broken, and the match to be noted stands in another or has no record: nothing is to be counted,
 * but all the other lines must be in the file again, and since when matches count. */
TEST(all_other_lines_are_written_again)
{
    static const char *const noted[] = {"2026-11-20_10-00-00_dueling-tigers.tigers",
                                        "2026-11-22_14-03-10_dueling-tigers.tigers"};
    for (size_t i = 0; i < sizeof noted / sizeof *noted; i++) {
        struct journal_place place;
        struct journal journal = {0};
        struct problem why;
        char text[2048];
        journal_place_open(&place);
        snprintf(text, sizeof text,
                 JOURNAL_HEAD " 1\nsince 2026-11-01 00:00:00\n%snonsense\n"
                              "match 2026-11-21_10-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ;"
                              " easy \"Lin\" ; d:0\n",
                 good);
        journal_place_write(&place, text);
        assert_false(journal_note(place.journal, place.records, &noted[i], 1, i > 0, &why));
        assert_int_equal(why.error.line, 4);
        assert_true(why.aside);
        assert_true(journal_read(&journal, place.journal, false, NULL));
        assert_int_equal(journal.count, 2);
        assert_string_equal(journal.since, "2026-11-01 00:00:00");
        journal_deinit(&journal);
        match_remove_folder(place.folder);
    }
}

/* A record that did not count, and does now: what somebody sent was practice, their match was not. */
TEST(what_counts_after_all_is_counted)
{
    struct journal_place place;
    struct journal journal = {0};
    char name[ARCHIVE_NAME], again[ARCHIVE_NAME];
    struct problem why;
    journal_place_open(&place);
    keep_match(&place, "2026-11-22 14:03:10", true, name);
    assert_true(journal_note(place.journal, place.records, &(const char *){name}, 1, true, NULL));
    assert_int_equal(journal_place_matches(&place), 0);
    keep_match(&place, "2026-11-22 14:03:10", false, again);
    assert_string_equal(name, again);
    system_stop_writing(place.journal, true);
    assert_false(journal_note(place.journal, place.records, &(const char *){name}, 1, true, &why));
    assert_non_null(strstr(why.error.message, "can’t be written"));
    system_stop_writing(place.journal, false);
    assert_true(journal_note(place.journal, place.records, &(const char *){name}, 1, true, NULL));
    assert_int_equal(journal_place_matches(&place), 1);
    assert_true(journal_read(&journal, place.journal, false, NULL));
    assert_int_equal(journal.other_count, 0);
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}

/* A line was broken and the file cannot be written: the first is what the player is told. */
TEST(the_first_problem_is_told)
{
    struct journal_place place;
    char name[ARCHIVE_NAME];
    struct problem why;
    journal_place_open(&place);
    keep_match(&place, "2026-11-22 14:03:10", false, name);
    journal_place_write(&place, JOURNAL_HEAD " 1\nnonsense\n");
    system_stop_writing(place.journal, true);
    assert_false(journal_note(place.journal, place.records, &(const char *){name}, 1, true, &why));
    system_stop_writing(place.journal, false);
    assert_non_null(strstr(why.error.message, "nonsense"));
    assert_true(why.aside);
    match_remove_folder(place.folder);
}

/* A record that is not there, or none, is not noted; nor is one asked for in a folder with too long a name.
 */
TEST(what_cannot_be_read_is_not_noted)
{
    static char far[2000];
    struct journal_place place;
    struct journal journal = {0};
    journal_place_open(&place);
    assert_false(journal_count(&journal, place.records, "2026-11-22_14-03-10_dueling-tigers.tigers"));
    assert_false(journal.changed);
    assert_false(journal_knows(&journal, "2026-11-22_14-03-10_dueling-tigers.tigers"));
    assert_true(journal_note(place.journal, place.records,
                             &(const char *){"2026-11-22_14-03-10_dueling-tigers.tigers"}, 1, true, NULL));
    assert_false(file_exists(place.journal));
    journal_place_write(&place, JOURNAL_HEAD " 1\nother 2026-11-20_09-00-00_dueling-tigers.tigers\n");
    assert_true(journal_read(&journal, place.journal, false, NULL));
    memset(far, 'f', sizeof far - 1);
    assert_true(journal_write(&journal, place.journal, far, NULL));
    journal_deinit(&journal);
    assert_true(journal_read(&journal, place.journal, false, NULL));
    assert_int_equal(journal.other_count, 0);
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}

/* A newer program's file stays as it is, and nothing is written over it. */
TEST(a_newer_file_is_left_alone)
{
    static const char newer[] = JOURNAL_HEAD " 5\nsomething\n";
    struct journal_place place;
    struct journal journal = {0};
    struct problem why;
    char name[ARCHIVE_NAME];
    journal_place_open(&place);
    journal_place_write(&place, newer);
    assert_false(journal_read(&journal, place.journal, false, &why));
    assert_false(why.aside);
    assert_false(journal_write(&journal, place.journal, place.records, NULL));
    keep_match(&place, "2026-11-22 14:03:10", false, name);
    assert_false(journal_note(place.journal, place.records, &(const char *){name}, 1, true, &why));
    size_t size;
    char *text = file_read(place.journal, &size, NULL);
    assert_string_equal(text, newer);
    free(text);
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}

/* Nobody looks twice at a record that does not count; once it is gone its line goes too. */
TEST(what_does_not_count_is_remembered_while_it_is_kept)
{
    struct journal_place place;
    struct journal journal = {0};
    char name[ARCHIVE_NAME];
    journal_place_open(&place);
    keep_match(&place, "2026-11-22 14:03:10", true, name);
    assert_true(journal_note(place.journal, place.records, &(const char *){name}, 1, true, NULL));
    assert_true(journal_read(&journal, place.journal, false, NULL));
    assert_true(journal_knows(&journal, name));
    assert_int_equal(journal.count, 0);
    archive_remove(place.records, name);
    assert_true(journal_write(&journal, place.journal, place.records, NULL));
    journal_deinit(&journal);
    assert_true(journal_read(&journal, place.journal, false, NULL));
    assert_false(journal_knows(&journal, name));
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}

static int left, asked;

static void leaves(void *user, const char *folder, const char *const *names, int count)
{
    const struct journal_place *place = user;
    left += count;
    asked++;
    assert_true(journal_note(place->journal, folder, names, count, false, NULL));
}

/* A record that makes room is counted before it goes, though nobody had counted it. */
TEST(a_record_that_goes_was_counted)
{
    struct journal_place place;
    char first[ARCHIVE_NAME], last[ARCHIVE_NAME], from[MATCH_PATH + ARCHIVE_NAME],
        to[MATCH_PATH + ARCHIVE_NAME];
    size_t size;
    journal_place_open(&place);
    keep_match(&place, "2025-01-01 00:00:00", false, first);
    snprintf(from, sizeof from, "%s/%s", place.records, first);
    char *text = match_read(from, &size);
    for (int i = 1; i < ARCHIVE_MAX; i++) {
        snprintf(to, sizeof to, "%s/2025-02-%02d_%02d-00-00_dueling-tigers.tigers", place.records, 1 + i / 20,
                 i % 20);
        assert_true(file_write(to, text, size, NULL));
    }
    free(text);
    archive_watch(leaves, &place);
    keep_match(&place, "2026-11-22 14:03:10", false, last);
    archive_watch(NULL, NULL);
    assert_int_equal(left, 1);
    assert_int_equal(asked, 1);
    assert_false(file_exists(from));
    assert_int_equal(journal_place_matches(&place), 1);
    match_remove_folder(place.folder);
}

/* However many leave, the journal is written once. */
TEST(all_that_go_are_counted_at_once)
{
    struct journal_place place;
    char last[ARCHIVE_NAME], to[MATCH_PATH + ARCHIVE_NAME];
    struct error why;
    journal_place_open(&place);
    assert_true(file_make_folder(place.records, &why));
    for (int i = 0; i < 2 * ARCHIVE_MAX; i++) {
        snprintf(to, sizeof to, "%s/2025-02-%02d_%02d-00-00_dueling-tigers.tigers", place.records, 1 + i / 20,
                 i % 20);
        assert_true(file_write(to, "x", 1, NULL));
    }
    left = asked = 0;
    archive_watch(leaves, &place);
    keep_match(&place, "2026-11-22 14:03:10", false, last);
    archive_watch(NULL, NULL);
    assert_int_equal(left, ARCHIVE_MAX + 1);
    assert_int_equal(asked, 1);
    match_remove_folder(place.folder);
}
