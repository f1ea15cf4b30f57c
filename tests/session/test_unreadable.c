/*
 * test_unreadable.c: an error that passes (no handle left, a folder that is closed, a disk that fails for a
 * moment) never makes a good file of ours a broken one, and nothing is written over what may be whole.
 *
 * The errors are the system's own: a limit on handles (EMFILE), a link to a file that can be opened and not
 * read (EIO), and, for the superuser by being somebody else for a moment, a folder that may not be entered
 * (EACCES).
 */
#include "support/test.h"

#include "base/file.h"
#include "session/drill/drill_record.h"
#include "session/keeper/keeper.h"
#include "session/saves.h"
#include "session/settings.h"
#include "session/statistics/journal.h"
#include "session/study/day_book.h"
#include "session/study/lesson_progress.h"
#include "session/study/puzzles.h"
#include "support/match.h"
#include "support/refused.h"

#ifndef _WIN32
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[MATCH_PATH], path[MATCH_PATH];

/* --- every file of ours --- */

static bool load_settings(struct problem *why)
{
    struct settings settings;
    return settings_load(&settings, path, why);
}

static bool save_settings(struct error *why)
{
    struct settings settings;
    settings_defaults(&settings);
    return settings_save(&settings, path, why);
}

static bool load_drills(struct problem *why)
{
    struct drill_record record;
    drill_record_defaults(&record);
    return drill_record_read(&record, path, why);
}

static bool save_drills(struct error *why)
{
    struct drill_record record;
    drill_record_defaults(&record);
    return drill_record_write(&record, path, why);
}

static bool load_lessons(struct problem *why)
{
    struct lesson_progress progress = {0};
    return lesson_progress_load(&progress, path, why);
}

static bool save_lessons(struct error *why)
{
    struct lesson_progress progress = {0};
    return lesson_progress_save(&progress, path, why);
}

static struct keeper keeper; /* large */

static bool load_table(struct problem *why)
{
    return keeper_read(&keeper, path, why);
}

static bool save_table(struct error *why)
{
    char slashed[MATCH_PATH];
    memset(&keeper, 0, sizeof keeper);
    return keeper_save(&keeper, match_path(slashed, folder, ""), why);
}

static bool load_puzzles(struct problem *why)
{
    struct puzzles puzzles;
    bool good = puzzles_load(&puzzles, path, why);
    puzzles_deinit(&puzzles);
    return good;
}

static bool save_puzzles(struct error *why)
{
    struct puzzles puzzles = {0};
    return puzzles_save(&puzzles, path, why);
}

static bool load_days(struct problem *why)
{
    struct day_book book = {0};
    bool good = day_book_load(&book, path, why);
    day_book_deinit(&book);
    return good;
}

static bool save_days(struct error *why)
{
    struct day_book book = {0};
    return day_book_save(&book, path, why);
}

static bool load_match(struct problem *why)
{
    struct session *session = session_open(path, why);
    session_free(session);
    return session != NULL;
}

static bool save_match(struct error *why)
{
    struct setup setup;
    match_setup(&setup, 1);
    struct session *session = session_new(&setup, path);
    const char *problem = session_save_problem(session);
    if (problem)
        snprintf(why->message, sizeof why->message, "%s", problem);
    session_free(session);
    return !problem;
}

static const struct ours {
    const char *name;
    bool (*load)(struct problem *why);
    bool (*save)(struct error *why);
} our_files[] = {
    {"settings.ini", load_settings, save_settings}, {"trainer.ini", load_drills, save_drills},
    {"trainers.ini", load_drills, save_drills},     {"lessons.ini", load_lessons, save_lessons},
    {"puzzles", load_puzzles, save_puzzles},        {"days.ini", load_days, save_days},
    {KEEPER_FILE, load_table, save_table},          {"dueling-tigers.tigers", load_match, save_match}};

/* --- the errors --- */

/* No file can be opened any more, or again. */
static void take_handles(bool taken)
{
    static struct rlimit before;
    struct rlimit none = {0};
    if (!taken) {
        assert_int_equal(setrlimit(RLIMIT_NOFILE, &before), 0);
        return;
    }
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
    none.rlim_max = before.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &none), 0);
}

/* The folder may not be entered, or again. */
static void close_folder(bool closed)
{
    const uid_t nobody = 65534;
    bool superuser = getuid() == 0; /* whom nothing is forbidden */
    if (!closed && superuser)
        assert_int_equal(seteuid(0), 0);
    assert_int_equal(chmod(folder, closed ? 0 : 0700), 0);
    if (closed && superuser)
        assert_int_equal(seteuid(nobody), 0);
}

/* In place of the file there is one that can be opened and fails when it is read, or again the file. */
static void spoil(bool spoilt)
{
    char away[MATCH_PATH + 8];
    snprintf(away, sizeof away, "%s.away", path);
    if (spoilt) {
        assert_int_equal(rename(path, away), 0);
        assert_int_equal(symlink("/proc/self/mem", path), 0);
    } else {
        assert_int_equal(unlink(path), 0);
        assert_int_equal(rename(away, path), 0);
    }
}

static const struct trouble {
    const char *words; /* the reason told has them */
    void (*make)(bool made);
} troubles[] = {{"Too many open files", take_handles},
                {"Permission denied", close_folder},
#ifdef __linux__
                {"couldn’t be read", spoil}
#endif
};

enum { TROUBLES = sizeof troubles / sizeof *troubles, FILES = sizeof our_files / sizeof *our_files };

/* --- the tests --- */

static void set_up(const struct ours *file)
{
    struct error why;
    match_folder(folder);
    match_path(path, folder, file->name);
    assert_true(file->save(&why));
}

/* It is where it was, byte for byte, and nothing lies beside it. */
static void assert_untouched(const char *before)
{
    char aside[MATCH_PATH + 16];
    snprintf(aside, sizeof aside, "%s.broken-1", path);
    assert_false(file_exists(aside));
    char *now = file_read(path, NULL, NULL);
    assert_string_equal(now, before);
    free(now);
}

TEST(a_passing_error_breaks_no_file)
{
    for (int i = 0; i < FILES * TROUBLES; i++) {
        const struct ours *file = &our_files[i / TROUBLES];
        const struct trouble *trouble = &troubles[i % TROUBLES];
        struct problem why = {0};
        set_up(file);
        char *before = file_read(path, NULL, NULL);
        trouble->make(true);
        bool good = file->load(&why);
        trouble->make(false);
        if (good || !strstr(problem_sentence(&why), trouble->words))
            fail_msg("%s: %s", file->name, problem_sentence(&why));
        assert_false(why.aside);
        assert_untouched(before);
        assert_true(file->load(&why));
        free(before);
        match_remove_folder(folder);
    }
}

/* Who goes on without having read it, and then writes, keeps what was there: it may be whole. */
TEST(what_could_not_be_read_is_not_written_over)
{
    static const char own[] = "# mine\n";
    for (int i = 0; i < FILES; i++) {
        char aside[MATCH_PATH + 16], *text;
        struct problem problem = {0};
        struct error why;
        set_up(&our_files[i]);
        snprintf(aside, sizeof aside, "%s.broken-1", path);
        char *before = file_read(path, NULL, NULL);
        take_handles(true);
        assert_false(our_files[i].load(&problem));
        take_handles(false);
        assert_true(our_files[i].save(&why));
        text = file_read(aside, NULL, NULL);
        assert_string_equal(text, before);
        free(text);
        assert_true(our_files[i].save(&why)); /* that one was written by us: it makes no second copy */
        assert_true(our_files[i].load(&problem));
        assert_true(file_remove(aside) && file_write(path, own, sizeof own - 1, &why));
        assert_true(our_files[i].save(&why));
        assert_false(file_exists(aside));
        free(before);
        match_remove_folder(folder);
    }
}

TEST(what_is_read_after_all_is_ours_again)
{
    for (int i = 0; i < FILES; i++) {
        char aside[MATCH_PATH + 16];
        struct problem problem = {0};
        struct error why;
        set_up(&our_files[i]);
        snprintf(aside, sizeof aside, "%s.broken-1", path);
        take_handles(true);
        assert_false(our_files[i].load(&problem));
        take_handles(false);
        assert_true(our_files[i].load(&problem));
        assert_true(our_files[i].save(&why));
        assert_false(file_exists(aside));
        match_remove_folder(folder);
    }
}

/* The statistics stay as they are until they can be read. */
TEST(statistics_that_cannot_be_read_are_not_written)
{
    static const char text[] = JOURNAL_HEAD " 1\n";
    struct journal journal = {0};
    struct problem problem = {0};
    struct error why;
    match_folder(folder);
    match_path(path, folder, JOURNAL_FILE);
    assert_true(file_write(path, text, sizeof text - 1, &why));
    take_handles(true);
    assert_false(journal_read(&journal, path, false, &problem));
    take_handles(false);
    assert_false(journal_write(&journal, path, folder, &why));
    assert_untouched(text);
    journal_deinit(&journal);
    match_remove_folder(folder);
}

/* A match that cannot be looked at is not taken for none. */
TEST(a_folder_that_is_closed_may_hold_a_match)
{
    set_up(&our_files[FILES - 1]);
    close_folder(true);
    bool there = file_exists(path);
    enum file_kind kind = file_kind(path);
    close_folder(false);
    assert_true(there && kind == FILE_HIDDEN);
    assert_true(file_kind(path) == FILE_PLAIN);
    match_remove_folder(folder);
    assert_true(file_kind(path) == FILE_NONE);
}

#else
int main(
    void) /* a program cannot make such errors for itself there; base/test_file has a file held by another */
{
    return 0;
}
#endif
