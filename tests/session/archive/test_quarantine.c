/*
 * test_quarantine.c: what was set aside is listed, looked into and comes back, and nothing is lost on the
 * way.
 */
#include "support/test.h"

#ifndef _WIN32
#include <utime.h>
#endif

#include "base/file.h"
#include "session/archive/quarantine.h"
#include "session/day.h"
#include "session/keeper/keeper.h"
#include "session/saves.h"
#include "session/settings.h"
#include "session/statistics/journal.h"
#include "support/match.h"
#include "support/refused.h"

static char folder[MATCH_PATH], slashed[MATCH_PATH + 2], save[MATCH_PATH], broken[MATCH_PATH];
static struct quarantined list[QUARANTINE_FILES];

static int set_up(void **state)
{
    (void)state;
    match_folder(folder);
    snprintf(slashed, sizeof slashed, "%s/", folder);
    match_path(save, folder, "dueling-tigers.tigers");
    match_path(broken, folder, "dueling-tigers.tigers.broken-1");
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    match_remove_folder(folder);
    return 0;
}

static void write_text(const char *name, const char *text)
{
    char path[MATCH_PATH];
    struct error why;
    assert_true(file_write(match_path(path, folder, name), text, strlen(text), &why));
}

static char *read_text(const char *path)
{
    char *text = file_read(path, NULL, NULL);
    assert_non_null(text);
    return text;
}

/* A match of so many moves, saved at `save`; its text, which the caller frees. */
static char *play(uint64_t seed, int steps)
{
    struct setup setup;
    struct rng rng;
    match_setup(&setup, seed);
    rng_init(&rng, seed);
    struct session *session = session_new(&setup, save);
    while (steps--)
        match_step(session, &rng);
    session_free(session);
    return read_text(save);
}

#ifndef _WIN32
/* As if it had been written so many seconds after the beginning of 1970. */
static void set_time(const char *path, int64_t seconds)
{
    const struct utimbuf times = {.actime = (time_t)seconds, .modtime = (time_t)seconds};
    assert_int_equal(utime(path, &times), 0);
}
#endif

static int count_moves(const char *text)
{
    int moves = 0;
    for (const char *at = strchr(text, '\n'); at; at = strchr(at + 1, '\n'))
        moves += strncmp(at, "\neast ", 6) == 0 || strncmp(at, "\nwest ", 6) == 0;
    return moves;
}

TEST_WITH(only_files_of_ours_are_listed, set_up, tear_down)
{
    assert_int_equal(quarantine_list(slashed, list), 0);
    write_text("settings.ini.broken-1", "[sound]\nmusic = much\n");
    write_text("settings.ini", "");
    write_text("holiday.broken-1", "a player's own");
    write_text("my-holidays.broken-1", "another");
    write_text(".broken-1", "nobody's");
    write_text("one-suit.tigers.broken-12", "");
    assert_int_equal(quarantine_list(slashed, NULL), 2);
    assert_int_equal(quarantine_list(slashed, list), 2);
    for (int i = 0; i < 2; i++) {
        bool settings = strcmp(list[i].name, "settings.ini.broken-1") == 0;
        assert_string_equal(list[i].whose, settings ? "settings.ini" : "one-suit.tigers");
        assert_int_equal(list[i].file, settings ? PROBLEM_SETTINGS : PROBLEM_SAVED_MATCH);
        assert_true(list[i].time > 0);
    }
}

/* Its third line is wrong: that is told, and it cannot come back before somebody mends it. */
TEST_WITH(a_wrong_line_is_shown, set_up, tear_down)
{
    struct error why;
    write_text("settings.ini.broken-1", "[sound]\neffects = 3\nmusic = much\n");
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].read && !list[0].good && !list[0].part);
    assert_int_equal(list[0].why.error.line, 3);
    assert_string_equal(list[0].line, "music = much");
    assert_false(quarantine_restore(slashed, &list[0], &why));
    assert_int_equal(quarantine_list(slashed, list), 1); /* looking moved nothing */
}

/* What is wrong is that something is missing: there is no line to be shown. */
TEST_WITH(a_line_that_is_not_there_is_not_shown, set_up, tear_down)
{
    write_text("puzzles.broken-1", "tigers-puzzles 1\npuzzle 2026-11-22 0 0\n");
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_false(list[0].good);
    assert_non_null(strstr(problem_sentence(&list[0].why), "no end"));
    assert_string_equal(list[0].line, "");
    write_text("puzzles.broken-1",
               "tigers-puzzles 1\npuzzle 2026-11-22 0 0"); /* nor is there an end of a line */
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_false(list[0].good);
    assert_string_equal(list[0].line, "");
}

TEST_WITH(settings_come_back_and_those_of_now_are_kept, set_up, tear_down)
{
    struct error why;
    struct settings settings;
    struct problem problem = {0};
    char path[MATCH_PATH];
    write_text("settings.ini.broken-1", "[sound]\nmusic = 2\n");
    write_text("settings.ini", "[sound]\nmusic = 9\n");
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].good && quarantine_is_in_the_way(slashed, &list[0]));
    assert_true(quarantine_restore(slashed, &list[0], &why));
    assert_true(settings_load(&settings, match_path(path, folder, "settings.ini"), &problem));
    assert_int_equal(settings.music, 2);
    assert_int_equal(quarantine_list(slashed, list), 1); /* the others lie there in their turn */
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].good && quarantine_restore(slashed, &list[0], &why));
    assert_true(settings_load(&settings, path, &problem));
    assert_int_equal(settings.music, 9);
}

TEST_WITH(a_whole_match_comes_back_byte_for_byte, set_up, tear_down)
{
    struct error why;
    char *text = play(4, 60);
    assert_true(file_rename(save, broken, &why));
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].good && !list[0].part);
    assert_ptr_equal(list[0].rules, ruleset_find("dueling-tigers"));
    assert_int_equal(list[0].moves, count_moves(text));
    assert_false(quarantine_is_in_the_way(slashed, &list[0]));
    assert_true(quarantine_restore(slashed, &list[0], &why));
    char *now = read_text(save);
    assert_string_equal(now, text);
    assert_int_equal(quarantine_list(slashed, NULL), 0);
    free(now);
    free(text);
}

/* A line in the middle is wrong: the match comes back as it was before that line, the one played since is set
 * aside, and the file that tells the rest stays. */
TEST_WITH(the_beginning_of_a_broken_match_comes_back, set_up, tear_down)
{
    struct error why;
    struct problem problem = {0};
    char *text = play(5, 80), *since;
    char *wrong = strstr(strstr(text, "\ndeal"), "\nwest ") + 1;
    for (int i = 0; i < 20; i++)
        wrong = strchr(wrong, '\n') + 1;
    memcpy(wrong, "nor", 3);
    write_text("dueling-tigers.tigers.broken-1", text);
    *wrong = '\0';
    int moves = count_moves(text);
    assert_true(file_remove(save));
    since = play(6, 10);
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].part && !list[0].good);
    assert_int_equal(list[0].moves, moves);
    assert_memory_equal(list[0].line, "nor", 3);
    assert_true(quarantine_is_in_the_way(slashed, &list[0]) && quarantine_restore(slashed, &list[0], &why));
    struct session *session = session_open(save, &problem);
    assert_non_null(session);
    char *now = read_text(save);
    assert_int_equal(count_moves(now), moves);
    session_free(session);
    free(now);
    assert_int_equal(quarantine_list(slashed, list), 2);
    match_path(save, folder, "dueling-tigers.tigers.broken-2");
    now = read_text(save);
    assert_string_equal(now, since);
    free(now);
    free(since);
    free(text);
}

/* What was saved under another mode's name goes where it belongs. */
TEST_WITH(a_match_goes_to_its_own_mode, set_up, tear_down)
{
    struct error why;
    char *text = play(7, 20);
    assert_true(file_remove(save));
    write_text("one-suit.tigers.broken-3", text);
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].good && quarantine_restore(slashed, &list[0], &why));
    char *now = read_text(save);
    assert_string_equal(now, text);
    free(now);
    free(text);
}

TEST_WITH(what_holds_no_match_stays_and_can_be_deleted, set_up, tear_down)
{
    struct error why;
    struct record record;
    write_text("classic.tigers.broken-1", "\177ELF, or some such thing");
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(!list[0].good && !list[0].part && !list[0].rules);
    assert_false(quarantine_record(slashed, &list[0], &record));
    assert_false(quarantine_restore(slashed, &list[0], &why));
    assert_int_equal(quarantine_list(slashed, NULL), 1);
    assert_true(quarantine_delete(slashed, &list[0]));
    assert_int_equal(quarantine_list(slashed, NULL), 0);
}

/* Each kind of file of ours is known by its name, judged by its own reader, and comes back under its name. */
TEST_WITH(every_kind_of_file_comes_back, set_up, tear_down)
{
    static const struct {
        const char *name, *good, *bad;
        enum problem_file file;
    } kinds[] = {
        {"settings.ini", "[sound]\nmusic = 2\n", "[sound]\nmusic = much\n", PROBLEM_SETTINGS},
        {"trainer.ini", "", "nonsense\n", PROBLEM_TRAINER_RECORD},
        {"trainers.ini", "", "nonsense\n", PROBLEM_TRAINER_RECORD},
        {"lessons.ini", "", "nonsense\n", PROBLEM_LESSONS},
        {KEEPER_FILE, "[match]\nmode = classic\n", "nonsense\n", PROBLEM_REAL_TABLE},
        {"puzzles", "tigers-puzzles 1\n", "nonsense\n", PROBLEM_PUZZLES},
        {"days.ini", "", "nonsense\n", PROBLEM_DAYS},
        {JOURNAL_FILE, JOURNAL_HEAD " 1\n", "nonsense\n", PROBLEM_STATISTICS},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        char name[80], path[MATCH_PATH];
        struct error why;
        snprintf(name, sizeof name, "%s.broken-1", kinds[i].name);
        write_text(name, kinds[i].bad);
        assert_int_equal(quarantine_list(slashed, list), 1);
        assert_int_equal(list[0].file, kinds[i].file);
        quarantine_read(slashed, &list[0]);
        if (list[0].good)
            fail_msg("%s is taken as good", kinds[i].name);
        assert_false(quarantine_restore(slashed, &list[0], &why));
        write_text(name, kinds[i].good);
        quarantine_read(slashed, &list[0]);
        if (!list[0].good)
            fail_msg("%s: %s", kinds[i].name, problem_sentence(&list[0].why));
        assert_true(quarantine_restore(slashed, &list[0], &why));
        assert_true(file_exists(match_path(path, folder, kinds[i].name)));
        assert_true(file_remove(path));
        assert_int_equal(quarantine_list(slashed, list), 0);
    }
}

TEST_WITH(a_match_that_is_gone_does_not_come_back, set_up, tear_down)
{
    struct error why = {0, ""};
    free(play(4, 60));
    assert_true(file_rename(save, broken, &why));
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(quarantine_delete(slashed, &list[0]));
    assert_false(quarantine_restore(slashed, &list[0], &why));
    assert_true(strlen(why.message) > 10);
}

/* A folder of that name is none of ours: it is told what it is, and nothing of it moves. */
TEST_WITH(a_folder_is_no_file, set_up, tear_down)
{
    char path[MATCH_PATH];
    struct error why;
    assert_true(file_make_folder(match_path(path, folder, "settings.ini.broken-1"), &why));
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_false(list[0].good || list[0].part);
    assert_non_null(strstr(problem_sentence(&list[0].why), "is a folder"));
    assert_int_equal(quarantine_list(slashed, list), 1);
}

/* As long as it can be, and one letter more. */
TEST_WITH(a_long_name_is_none_of_ours, set_up, tear_down)
{
    char name[QUARANTINE_NAME + 1] = "";
    while (strlen(name) < QUARANTINE_NAME - 1 - strlen(".tigers.broken-1"))
        strcat(name, "a");
    strcat(name, ".tigers.broken-1");
    write_text(name, "x");
    assert_int_equal(quarantine_list(slashed, list), 1);
    assert_string_equal(list[0].name, name);
    strcat(name, "1");
    write_text(name, "x");
    write_text(".tigers.broken-1", "x");
    assert_int_equal(quarantine_list(slashed, list), 1);
}

#ifndef _WIN32
/* Gives the files the times 1000, 1001, ... or the other way round, in the order in which the disk lists
 * them. */
struct dating {
    int first, step;
};

static void date(void *user, const char *name)
{
    struct dating *dating = user;
    char path[MATCH_PATH];
    if (!strstr(name, ".broken-"))
        return;
    set_time(match_path(path, folder, name), dating->first);
    dating->first += dating->step;
}

/* Of more than there is room for the newest are listed, and the newest is the first, in whatever order the
 * disk has them. */
TEST_WITH(the_newest_are_listed, set_up, tear_down)
{
    enum { FILES = QUARANTINE_FILES + 5 };
    for (int i = 0; i < FILES; i++) {
        char name[64];
        snprintf(name, sizeof name, "settings.ini.broken-%d", i + 1);
        write_text(name, "x");
    }
    for (int way = 0; way < 2; way++) {
        struct dating dating = {way ? 1000 + FILES - 1 : 1000, way ? -1 : 1};
        assert_true(file_each(folder, "", date, &dating));
        assert_int_equal(quarantine_list(slashed, NULL), QUARANTINE_FILES);
        assert_int_equal(quarantine_list(slashed, list), QUARANTINE_FILES);
        for (int i = 0; i < QUARANTINE_FILES; i++)
            assert_int_equal(list[i].time, 1000 + FILES - 1 - i);
    }
}
#endif

/* What goes on after a zero byte is no match of ours; up to there it is. */
TEST_WITH(a_match_with_a_zero_byte_is_there_up_to_it, set_up, tear_down)
{
    struct error why;
    char *text = play(4, 60), *more = calloc(1, strlen(text) + 9);
    sprintf(more, "%s", text);
    memcpy(more + strlen(text) + 1, "garbage", 7);
    assert_true(file_write(broken, more, strlen(text) + 8, &why) && file_remove(save));
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].part && !list[0].good);
    assert_non_null(strstr(problem_sentence(&list[0].why), "zero byte"));
    assert_true(quarantine_restore(slashed, &list[0], &why));
    char *now = read_text(save);
    assert_string_equal(now, text);
    assert_int_equal(quarantine_list(slashed, NULL), 1); /* what is behind the zero stays */
    free(now);
    free(more);
    free(text);
}

/* A deal of the day goes back to the place of the day's deal; another match called so goes to its mode's. */
TEST_WITH(the_deal_of_the_day_comes_back, set_up, tear_down)
{
    char path[MATCH_PATH];
    struct setup setup;
    struct error why;
    struct problem problem = {0};
    day_setup(&setup, date_parse("2026-11-20"), "Ann", "Lin", false);
    session_free(session_new(&setup, match_path(path, folder, "day.tigers.broken-1")));
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].good && list[0].is_day);
    assert_true(quarantine_restore(slashed, &list[0], &why));
    struct session *session = session_open(match_path(path, folder, "day.tigers"), &problem);
    assert_non_null(session);
    assert_true(saves_is_day(session));
    session_free(session);
    char *text = play(4, 20);
    assert_true(file_rename(save, match_path(path, folder, "day.tigers.broken-1"), &why));
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].good && !list[0].is_day);
    assert_true(quarantine_restore(slashed, &list[0], &why));
    char *now = read_text(save);
    assert_string_equal(now, text);
    free(now);
    free(text);
}

/* The clock's end is no move of anybody's. */
TEST_WITH(the_end_by_the_clock_is_no_move, set_up, tear_down)
{
    write_text("tenpai-duel.tigers.broken-1",
               "dueling-tigers record 1\nrules tenpai-duel\nplayer east person \"You\"\n"
               "player west person \"Lin\"\nseed 7\ntime-up\n");
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].good);
    assert_int_equal(list[0].moves, 0);
}

/* A match looked into and gone, or taken from there meanwhile, is none. */
TEST_WITH(a_match_that_went_is_none, set_up, tear_down)
{
    struct record record;
    free(play(4, 60));
    assert_true(file_rename(save, broken, NULL));
    assert_int_equal(quarantine_list(slashed, list), 1);
    struct quarantined gone = list[0];
    quarantine_read(slashed, &list[0]);
    assert_true(quarantine_record(slashed, &list[0], &record));
    record_deinit(&record);
    assert_true(quarantine_delete(slashed, &list[0]));
    assert_false(quarantine_record(slashed, &list[0], &record));
    quarantine_read(slashed, &gone); /* looked into too late */
    assert_false(gone.good || gone.part);
    assert_non_null(strstr(problem_sentence(&gone.why), "can’t be opened"));
}
