/*
 * test_outside_files.c: nothing in a file of the data folder commands a terminal or turns text
 * around (support/outside.h) where it is told that the file can't be read, or where names from it are shown.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/drill/drill_record.h"
#include "session/keeper/keeper.h"
#include "session/statistics/journal.h"
#include "session/study/day_book.h"
#include "session/study/lesson_progress.h"
#include "session/study/puzzles.h"
#include "support/kept_file.h"
#include "support/outside.h"
#include "support/system.h"
#include "words/problem_words.h"

/* Each is false with the problem if it can't be read. */
static bool read_journal(struct problem *why)
{
    struct journal journal = {0};
    bool good = journal_read(&journal, path, false, why);
    for (int i = 0; i < journal.count; i++)
        assert_harmless("a name", journal.matches[i].players[0].name);
    journal_deinit(&journal);
    return good;
}

static bool read_trainers(struct problem *why)
{
    struct drill_record record;
    drill_record_defaults(&record);
    return drill_record_read(&record, path, why);
}

static bool read_days(struct problem *why)
{
    struct day_book book = {0};
    bool good = day_book_load(&book, path, why);
    day_book_deinit(&book);
    return good;
}

static bool read_lessons(struct problem *why)
{
    struct lesson_progress progress;
    return lesson_progress_load(&progress, path, why);
}

/* The record of a puzzle is read when it comes up. */
static bool read_puzzles(struct problem *why)
{
    struct puzzles puzzles;
    struct record record;
    struct move made;
    bool good = puzzles_load(&puzzles, path, why);
    if (good && puzzles.count) {
        good = puzzle_read(&puzzles.list[0], &record, &made, why);
        if (good)
            record_deinit(&record);
    }
    puzzles_deinit(&puzzles);
    return good;
}

static bool read_real_table(struct problem *why)
{
    struct keeper keeper;
    bool good = keeper_read(&keeper, path, why);
    assert_harmless("a name", keeper.names[0]);
    assert_harmless("a hand", keeper.rounds[0].hand);
    return good;
}

#define MATCH  "match 2026-11-20_10-00-00_dueling-tigers.tigers 0 0 8 5 ; person "
#define PUZZLE "tigers-puzzles 1\npuzzle 2026-11-22 0 0\n"

/* A file with "%s" where the word of theirs stands; `quoted`: the word is wrong there, and told. */
static const struct outside {
    bool (*read)(struct problem *why);
    const char *text;
    bool quoted;
} files[] = {
    {read_journal, JOURNAL_HEAD " 4\n%s\n", true},
    {read_journal, JOURNAL_HEAD " 4\nsince %s\n", true},
    {read_journal, JOURNAL_HEAD " 4\nfeat first-win %s\n", true},
    {read_journal, JOURNAL_HEAD " 4\nreview %s\n", true},
    {read_journal, JOURNAL_HEAD " 4\nmatch %s\n", true},
    {read_journal, JOURNAL_HEAD " 4\n" MATCH "\"A\" ; %s \"Lin\"\n", true},
    {read_journal, JOURNAL_HEAD " 4\n" MATCH "\"A\" ; easy \"Lin\" ; %s\n", true},
    {read_journal, JOURNAL_HEAD " 4\n" MATCH "\"%s\" ; easy \"Lin\" ; l1<0:-6:rc2 d:0\n", false},
    {read_journal, "%s\n", false},
    {read_trainers, "[points]\nmode = %s\n", true},
    {read_trainers, "[points]\nlimit = %s\n", true},
    {read_trainers, "[points]\nclock = %s\n", true},
    {read_trainers, "[points classic]\nhands = %s\n", true},
    {read_trainers, "[%s]\n%s\n", false},
    {read_days, "[%s]\ntried = 1\n", true},
    {read_days, "[2026-11-22]\nyou = %s\n", true},
    {read_days, "%s\n", false},
    {read_lessons, "[first]\nstep = %s\n", true},
    {read_lessons, "[first]\ndone = %s\n", true},
    {read_lessons, "last = %s\n[%s]\n%s\n", false},
    {read_puzzles, PUZZLE "dueling-tigers record 2\nrules one-suit\n%s\nend\n", false},
    {read_puzzles, PUZZLE "dueling-tigers record 2\nrules %s\nend\n", true},
    {read_puzzles, "tigers-puzzles 1\npuzzle %s 0 0\n", false},
    {read_puzzles, "%s\n", false},
    {read_real_table, "[match]\nmode = %s\n", true},
    {read_real_table, "[match]\nmode = dueling-tigers\nplayer-1 = \"%s\"\n", false},
    {read_real_table, "[match]\nmode = dueling-tigers\n[options]\nrounds = %s\n", true},
    {read_real_table, "[match]\nmode = dueling-tigers\n[round]\nkind = %s\n", true},
    {read_real_table, "[match]\nmode = dueling-tigers\n[round]\nkind = draw\nwinners = %s\n", true},
    {read_real_table, "[match]\nmode = dueling-tigers\n[round]\nkind = draw\nhand = \"%s\"\n", false},
};

KEPT_FILE_TEST(what_stands_in_files_is_told_harmlessly, "outside.ini")
{
    char word[EVIL_WORD], text[400], sentence[PROBLEM_WORDS];
    struct error why;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        for (int k = 0; evil_word(k, false, word); k++) {
            struct problem problem = {0};
            snprintf(text, sizeof text, files[i].text, word, word, word);
            assert_true(file_write(path, text, strlen(text), &why));
            bool good = files[i].read(&problem);
            words_problem(&problem, sentence, sizeof sentence);
            assert_harmless(files[i].text, good ? "" : sentence);
            if (files[i].quoted && (good || !strstr(sentence, "x?")))
                fail_msg("%s, word %d: not told: %s", files[i].text, k, sentence);
            system_remove(aside);
        }
}

/* So is the file's own name, also where it was set aside. */
#ifndef _WIN32
KEPT_FILE_TEST(a_name_of_a_file_is_told_harmlessly, "outside.ini")
{
    char word[EVIL_WORD], sentence[PROBLEM_WORDS];
    struct error why;
    for (int k = 0; evil_word(k, false, word); k++) {
        struct problem problem = {0};
        match_path(path, folder, word);
        assert_true(file_write(path, "nonsense", 8, &why));
        assert_false(read_days(&problem));
        words_problem(&problem, sentence, sizeof sentence);
        assert_harmless("a name of a file", sentence);
        assert_non_null(strstr(sentence, "/x?"));
    }
}
#endif
