/*
 * test_backup.c: everything in one file and back: the same state, nothing of a damaged file, nothing lost.
 */
#include "support/test.h"

#include "base/file.h"
#include "base/hash.h"
#include "session/archive/backup.h"
#include "session/statistics/journal.h"
#include "support/match.h"

static const char journal_one[] = JOURNAL_HEAD
    " 3\nfeat good_week 2026-11-20\n"
    "match 2026-11-20_10-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0\n";
static const char journal_two[] = JOURNAL_HEAD
    " 3\n"
    "match 2026-11-21_10-00-00_dueling-tigers.tigers 0 0 8 5 ; person \"You\" ; easy \"Lin\" ; d:0\n";

static void write_in(const char *folder, const char *name, const char *bytes)
{
    char path[MATCH_PATH];
    assert_true(file_write(match_path(path, folder, name), bytes, strlen(bytes), NULL));
}

static void assert_holds(const char *folder, const char *name, const char *bytes)
{
    char path[MATCH_PATH];
    size_t size;
    char *there = match_read(match_path(path, folder, name), &size);
    assert_int_equal(size, strlen(bytes));
    assert_memory_equal(there, bytes, size);
    free(there);
}

/* A folder as a player has it, and what must stay out of the file. */
static void fill(char folder[MATCH_PATH])
{
    char path[MATCH_PATH];
    match_folder(folder);
    file_make_folder(match_path(path, folder, "records"), NULL);
    file_make_folder(match_path(path, folder, "imported"), NULL);
    file_make_folder(match_path(path, folder, "exports"), NULL);
    write_in(folder, "settings.ini", "[match]\nname = \"Anna\"\n");
    write_in(folder, "statistics.journal", journal_one);
    write_in(folder, "puzzles", "tigers-puzzles 1\n");
    write_in(folder, "records/2026-11-20_10-00-00_dueling-tigers.tigers", "a record\n\nend 0\n");
    write_in(folder, "imported/2026-11-19_10-00-00_one-suit.tigers", "another");
    write_in(folder, "days.ini", "");
    write_in(folder, "in-use.lock", "");
    write_in(folder, "exports/x.gif", "GIF");
}

static void print(const char *folder, struct text *text)
{
    char path[MATCH_PATH + 2];
    struct error why;
    snprintf(path, sizeof path, "%s/", folder);
    *text = (struct text){0};
    if (!backup_print(path, text, &why))
        fail_msg("%s", why.message);
}

static void restore(const char *folder, const struct text *text)
{
    char path[MATCH_PATH + 2];
    struct error why;
    snprintf(path, sizeof path, "%s/", folder);
    assert_true(backup_check(text->data, text->size, NULL, &why));
    if (!backup_restore(text->data, text->size, path, &why))
        fail_msg("%s", why.message);
}

TEST(an_empty_folder_becomes_the_same)
{
    char from[MATCH_PATH], to[MATCH_PATH], path[MATCH_PATH];
    struct text text, again;
    int matches;
    fill(from);
    match_folder(to);
    print(from, &text);
    assert_true(backup_is(text.data, text.size));
    assert_true(backup_check(text.data, text.size, &matches, NULL));
    assert_int_equal(matches, 1);
    restore(to, &text);
    assert_holds(to, "settings.ini", "[match]\nname = \"Anna\"\n");
    assert_holds(to, "records/2026-11-20_10-00-00_dueling-tigers.tigers", "a record\n\nend 0\n");
    assert_holds(to, "imported/2026-11-19_10-00-00_one-suit.tigers", "another");
    assert_holds(to, "days.ini", "");
    assert_false(file_exists(match_path(path, to, "in-use.lock")));
    assert_false(file_exists(match_path(path, to, "exports")));
    print(to, &again);
    assert_int_equal(again.size, text.size);
    assert_memory_equal(again.data, text.data, text.size);
    text_deinit(&text);
    text_deinit(&again);
    match_remove_folder(from);
    match_remove_folder(to);
}

/* Whatever byte is another, and wherever it is cut off. */
TEST(a_damaged_file_is_refused)
{
    char from[MATCH_PATH];
    struct text text;
    struct error why;
    fill(from);
    print(from, &text);
    for (size_t i = 0; i < text.size; i++) {
        text.data[i] ^= 1;
        assert_false(backup_check(text.data, text.size, NULL, &why));
        assert_true(why.message[0]);
        text.data[i] ^= 1;
        assert_false(backup_check(text.data, i, NULL, &why));
    }
    assert_true(backup_check(text.data, text.size, NULL, &why));
    text_deinit(&text);
    match_remove_folder(from);
}

/* A folder that can't be read is not taken for an empty one. */
TEST(a_folder_that_cannot_be_read_is_told)
{
    char from[MATCH_PATH], path[MATCH_PATH + 2];
    struct text text = {0};
    struct error why;
    match_folder(from);
    write_in(from, "settings.ini", "");
    write_in(from, "records", "a file, which no folder is");
    snprintf(path, sizeof path, "%s/", from);
    assert_false(backup_print(path, &text, &why));
    assert_non_null(strstr(why.message, "records can’t be read"));
    text_deinit(&text);
    match_remove_folder(from);
}

/* What a player has put there under another name comes along, unless another system can't have that name: it
 * must not spoil the rest. */
TEST(a_strange_name_spoils_nothing)
{
    char from[MATCH_PATH], to[MATCH_PATH];
    struct text text;
    fill(from);
    write_in(from, "imported/first..last.tigers", "dots");
#ifndef _WIN32
    write_in(from, "imported/12:30.tigers", "a time");
    write_in(from, "imported/two\nlines.tigers", "lines");
    write_in(from, "imported/back\\slash.tigers", "slash");
#endif
    print(from, &text);
    match_folder(to);
    restore(to, &text);
    assert_holds(to, "imported/first..last.tigers", "dots");
    assert_null(strstr(text.data, "12:30"));
    text_deinit(&text);
    match_remove_folder(from);
    match_remove_folder(to);
}

/* A file made by hand writes nowhere but where a player's files are. */
TEST(names_lead_nowhere_else)
{
    static const char *const names[] = {"../settings.ini",     "records/../../x.ini", "/etc/x.ini",
                                        "exports/x.ini",       "in-use.lock",         "records/",
                                        "profiles/2/days.ini", ".hidden.ini",         "c:\\x.ini"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct text text = {0};
        struct error why;
        text_add(&text, BACKUP_HEAD " 1\nfile 1 %s\nx\n", names[i]);
        text_add(&text, "end %016llx\n",
                 (unsigned long long)hash_bytes(HASH_OF_NOTHING, text.data, text.size));
        assert_false(backup_check(text.data, text.size, NULL, &why));
        text_deinit(&text);
    }
}

/* Where there are matches already, those of both count, and a longer record stays. */
TEST(what_was_there_goes_on_counting)
{
    char from[MATCH_PATH], to[MATCH_PATH], path[MATCH_PATH];
    static const char longer[] = "a record of the same match, played on\n";
    struct journal journal = {0};
    struct text text;
    fill(from);
    print(from, &text);
    match_folder(to);
    file_make_folder(match_path(path, to, "records"), NULL);
    write_in(to, "statistics.journal", journal_two);
    write_in(to, "records/2026-11-20_10-00-00_dueling-tigers.tigers", longer);
    restore(to, &text);
    assert_true(journal_read(&journal, match_path(path, to, "statistics.journal"), true, NULL));
    assert_int_equal(journal.count, 2);
    assert_int_equal(journal.feat_count, 1);
    assert_holds(to, "records/2026-11-20_10-00-00_dueling-tigers.tigers", longer);
    journal_deinit(&journal);
    text_deinit(&text);
    match_remove_folder(from);
    match_remove_folder(to);
}
