/*
 * test_journal_file.c: whatever stands in the file of the statistics, what is good in it is taken and nothing
 * of it is written over.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/statistics/journal_line.h"
#include "session/statistics/statistics.h"
#include "support/journal_place.h"
#include "support/system.h"

static const char good[] =
    "match 2026-11-20_10-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"A\\; \\\"b\" ; easy \"Lin\" ;"
    " l1<0:-6:rc2 d:0\n";

/* Where nothing can be told, the lines that are good are taken all the same; of several the first is told. */
TEST(of_several_broken_lines_the_first_is_told)
{
    struct journal_place place;
    struct problem why;
    char text[1024];
    journal_place_open(&place);
    snprintf(text, sizeof text, JOURNAL_HEAD " 1\nnonsense\n%s\nrubbish\n", good);
    for (int i = 0; i < 2; i++) {
        struct journal journal = {0};
        journal_place_write(&place, text);
        assert_false(journal_read(&journal, place.journal, false, i ? NULL : &why));
        assert_int_equal(journal.count, 1);
        journal_deinit(&journal);
    }
    assert_int_equal(why.error.line, 2);
    assert_non_null(strstr(why.error.message, "nonsense"));
    match_remove_folder(place.folder);
}

/* What is no journal at all is told in its first line; a head of the right words alone makes none. */
TEST(what_is_no_journal_is_set_aside)
{
    static const char *const heads[] = {"", "dear diary\n", JOURNAL_HEAD "s 1\n", JOURNAL_HEAD " one\n"};
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        struct journal_place place;
        struct journal journal = {0};
        struct problem why;
        journal_place_open(&place);
        journal_place_write(&place, heads[i]);
        assert_false(journal_read(&journal, place.journal, false, &why));
        assert_true(why.aside);
        assert_int_equal(why.error.line, 1);
        assert_string_equal(why.error.message, "These aren’t this game’s statistics");
        journal_deinit(&journal);
        match_remove_folder(place.folder);
    }
}

/* What stands behind a zero byte is not read; it is set aside with the rest and not written over. */
TEST(a_zero_byte_loses_nothing)
{
    struct journal_place place;
    struct journal journal = {0};
    struct problem why;
    char text[1024], aside[MATCH_PATH + 16];
    size_t size;
    journal_place_open(&place);
    int length = snprintf(text, sizeof text, JOURNAL_HEAD " 1\n%s", good);
    memcpy(text + length, "\0lost\n", 6);
    assert_true(file_write(place.journal, text, (size_t)length + 6, NULL));
    assert_false(journal_read(&journal, place.journal, false, &why));
    assert_string_equal(why.error.message, "It contains a zero byte, so it isn’t text");
    assert_int_equal(journal.count, 1);
    assert_true(journal_write(&journal, place.journal, place.records, NULL));
    assert_int_equal(journal_place_matches(&place), 1);
    snprintf(aside, sizeof aside, "%s.broken-1", place.journal);
    char *kept = match_read(aside, &size);
    assert_int_equal(size, length + 6);
    assert_memory_equal(kept, text, size);
    free(kept);
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}

/* Blank lines, closed kongs, hands without patterns and lines that stand twice are all right. */
TEST(what_a_person_may_write_is_read)
{
    struct journal_place place;
    struct journal journal = {0};
    struct problem why;
    journal_place_open(&place);
    journal_place_write(
        &place,
        "\xef\xbb\xbf" JOURNAL_HEAD /* as some editors begin a text */
        " 1\n\n# mine\n"
        "other 2026-11-20_09-00-00_dueling-tigers.tigers\nother 2026-11-20_09-00-00_dueling-tigers.tigers\n"
        "match 2026-11-20_11-00-00_one-suit.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; "
        "w0<1:3=3:discard:x99xm_12!3m_55m\n"
        "match 2026-11-20_10-00-00_one-suit.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0\n"
        "match 2026-11-20_10-30-00_one-suit.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0\n");
    if (!journal_read(&journal, place.journal, false, &why))
        fail_msg("line %d: %s", why.error.line, why.error.message);
    assert_int_equal(journal.other_count, 1);
    assert_int_equal(journal.count, 3);
    /* in the order in which they began */
    assert_string_equal(journal.matches[0].name, "2026-11-20_10-00-00_one-suit.tigers");
    assert_string_equal(journal.matches[1].name, "2026-11-20_10-30-00_one-suit.tigers");
    assert_string_equal(journal.matches[2].hands[0].figure, "x99xm 12!3m 55m");
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}

/* Of both older versions all is read, and it is written as version 4. */
TEST(older_versions_are_written_as_the_newest)
{
    static const char plain[] = "match 2026-11-20_11-00-00_one-suit.tigers 0 0 8 5 2 ; person \"You\" ;"
                                " easy \"Lin\" ; easy \"Mei\" ; l1<0:0 d:0",
                      sat[] = ":s2";
    for (int version = 1; version <= 2; version++) {
        struct journal_place place;
        char text[1024], head[64];
        size_t size;
        journal_place_open(&place);
        snprintf(text, sizeof text, JOURNAL_HEAD " %d\n%s%s\n%s", version, plain, version == 2 ? sat : "",
                 good);
        journal_place_write(&place, text);
        for (int again = 0; again < 2; again++) { /* the second time what the first wrote */
            struct journal journal = {0};
            struct problem why;
            if (!journal_read(&journal, place.journal, false, &why))
                fail_msg("line %d: %s", why.error.line, why.error.message);
            assert_int_equal(journal.count, 2);
            assert_int_equal(journal.matches[1].rounds[1].sitting, version == 2 ? 2 : SEAT_NONE);
            assert_true(journal_write(&journal, place.journal, place.records, NULL));
            journal_deinit(&journal);
        }
        char *written = match_read(place.journal, &size);
        snprintf(head, sizeof head, JOURNAL_HEAD " 4\n");
        assert_memory_equal(written, head, strlen(head));
        free(written);
        match_remove_folder(place.folder);
    }
}

/* Who began to count again finds it so on another day; a match without a time began before. */
TEST(a_fresh_count_is_written_down)
{
    struct journal_place place;
    struct journal journal = {0};
    struct match_tally match;
    struct statistics sum;
    char line[400];
    journal_place_open(&place);
    journal_place_write(&place, JOURNAL_HEAD " 1\n");
    assert_true(journal_read(&journal, place.journal, false, NULL));
    snprintf(line, sizeof line, "%s", good + strlen("match "));
    line[strcspn(line, "\n")] = '\0';
    assert_true(journal_line_parse(&match, line, NULL));
    journal_put(&journal, &match);
    assert_int_equal(journal_counts(&journal, &journal.matches[0]), true);
    journal_reset(&journal, "2026-11-21 00:00:00");
    assert_true(journal.changed);
    system_stop_writing(place.journal, true);
    assert_false(journal_write(&journal, place.journal, place.records, NULL));
    assert_true(journal.changed); /* it is still to be written */
    system_stop_writing(place.journal, false);
    assert_true(journal_write(&journal, place.journal, place.records, NULL));
    assert_false(journal.changed);
    journal_deinit(&journal);
    assert_true(journal_read(&journal, place.journal, false, NULL));
    assert_string_equal(journal.since, "2026-11-21 00:00:00");
    assert_int_equal(journal.count, 1); /* its line is there */
    statistics_count(&journal, &(struct selection){NULL, NULL}, &sum);
    assert_int_equal(sum.matches, 0);
    struct match_tally nameless = journal.matches[0];
    strcpy(nameless.name, "mine.tigers");
    assert_false(journal_counts(&journal, &nameless));
    journal_deinit(&journal);
    match_remove_folder(place.folder);
}
