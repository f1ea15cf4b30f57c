/*
 * test_refusing.c: a disk that can be read and refuses everything else, and files that cannot be written: the
 * player is told, plays on, and nothing that lies there is lost, then or later.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/archive.h"
#include "session/archive/quarantine.h"
#include "session/profiles.h"
#include "session/saves.h"
#include "support/match.h"
#include "support/refused.h"
#include "support/system.h"
#include "words/problem_words.h"

static char folder[MATCH_PATH], slashed[MATCH_PATH + 2], path[MATCH_PATH];

static int set_up(void **state)
{
    (void)state;
    match_folder(folder);
    snprintf(slashed, sizeof slashed, "%s/", folder);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    match_remove_folder(folder);
    return 0;
}

static void lock(bool locked)
{
    if (!system_lock_folder(folder, locked))
        skip();
}

/* A match of so many moves, saved under that name. */
static struct session *play(const char *name, const char *mode, int steps)
{
    struct setup setup = setup_of(ruleset_find(mode), 3);
    struct rng rng;
    setup.practice = true;
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){seat ? PLAYER_PROGRAM : PLAYER_PERSON, 0, "Ann"};
    struct session *session = session_new(&setup, match_path(path, folder, name));
    rng_init(&rng, 3);
    while (steps-- && match_step(session, &rng))
        ;
    return session;
}

static void write_text(const char *name, const char *text)
{
    assert_true(file_write(match_path(path, folder, name), text, strlen(text), NULL));
}

static void assert_holds(const char *name, const char *text)
{
    char *now = file_read(match_path(path, folder, name), NULL, NULL);
    assert_non_null(now);
    assert_string_equal(now, text);
    free(now);
}

struct told {
    int count;
    enum saves_news_kind kind;
    char last[400];
};

static void tell(void *user, const struct saves_news *news)
{
    struct told *told = user;
    told->count++;
    told->kind = news->kind;
    words_saves(news, told->last, sizeof told->last);
}

/* --- what cannot be set aside --- */

/* It is told, stays, and is set aside later, when it would be written over. */
TEST_WITH(broken_settings_that_cannot_be_moved_are_not_written_over, set_up, tear_down)
{
    static const char broken[] = "[sound]\nmusic = much\n";
    struct settings settings;
    struct problem problem = {0};
    struct error why;
    write_text("settings.ini", broken);
    lock(true);
    bool loaded = settings_load(&settings, path, &problem);
    lock(false);
    assert_false(loaded || problem.aside);
    assert_string_equal(problem.path, path);
    assert_holds("settings.ini", broken);
    assert_true(settings_save(&settings, path, &why));
    assert_true(settings_load(&settings, path, &problem));
    assert_holds("settings.ini.broken-1", broken);
}

TEST_WITH(a_broken_match_that_cannot_be_moved_is_not_written_over, set_up, tear_down)
{
    struct problem problem = {0};
    write_text("one-suit.tigers", "dueling-tigers record 1\nrules chess\n");
    lock(true);
    struct session *session = session_open(path, &problem);
    lock(false);
    assert_null(session);
    assert_false(problem.aside);
    session = play("one-suit.tigers", "one-suit", 4);
    assert_null(session_save_problem(session));
    session_free(session);
    assert_holds("one-suit.tigers.broken-1", "dueling-tigers record 1\nrules chess\n");
}

/* A match of One Suit in the file of Classic Mahjong: it is told why it stays, and a match of Classic Mahjong
 * that is begun then does not take its place. */
TEST_WITH(a_match_of_another_mode_that_cannot_be_moved_is_not_written_over, set_up, tear_down)
{
    struct saves saves = {0};
    struct told told = {0};
    struct problem problem = {0};
    struct session *renamed = play("classic.tigers", "one-suit", 5);
    lock(true);
    saves_open(&saves, slashed, false, tell, &told);
    lock(false);
    assert_null(saves_look(&saves, ruleset_find("classic")));
    assert_int_equal(told.count, 1);
    assert_int_equal(told.kind, SAVES_OTHER_MODE_STAYS);
    assert_non_null(strstr(told.last, "The save for Classic Mahjong contains a match of One Suit."));
    assert_non_null(strstr(told.last, "can’t be set aside"));
    session_free(play("classic.tigers", "classic", 5));
    match_path(path, folder, "classic.tigers.broken-1");
    struct session *still = session_open(path, &problem);
    assert_non_null(still);
    assert_true(match_same(still, renamed));
    session_free(still);
    session_free(renamed);
    saves_close(&saves);
}

/* Where the folder is another window's, that is the reason why it stays. */
TEST_WITH(a_match_of_another_mode_stays_where_it_is_only_looked_at, set_up, tear_down)
{
    struct saves saves = {0};
    struct told told = {0};
    session_free(play("classic.tigers", "one-suit", 5));
    saves_open(&saves, slashed, true, tell, &told);
    assert_null(saves_look(&saves, ruleset_find("classic")));
    assert_int_equal(told.count, 1);
    assert_int_equal(told.kind, SAVES_OTHER_MODE_STAYS);
    assert_string_equal(told.last, "The save for Classic Mahjong contains a match of One Suit. Another "
                                   "window is using the data folder: nothing is moved here.");
    match_path(path, folder, "classic.tigers");
    assert_true(file_exists(path));
    saves_close(&saves);
}

/* --- saves that cannot be renamed or read --------------------------------------------------------------- */

/* It is gone on with all the same, as it was, from where it lies. */
TEST_WITH(a_match_of_1_0_0_that_cannot_be_renamed_is_there, set_up, tear_down)
{
    struct saves saves = {0};
    struct told told = {0};
    struct session *old = play("match.tigers", "tenpai-duel", 30);
    lock(true);
    saves_open(&saves, slashed, false, tell, &told);
    lock(false);
    const struct session *taken = saves_look(&saves, ruleset_find("tenpai-duel"));
    assert_non_null(taken);
    assert_true(match_same(taken, old));
    assert_string_equal(session_path(taken), match_path(path, folder, "match.tigers"));
    session_free(old);
    saves_close(&saves);
}

static void take_away(const char *changed)
{
    if (strstr(changed, "tenpai-duel.tigers"))
        remove(changed);
}

/* Somebody takes the file away between its renaming and its reading: there is no match, and no more harm. */
TEST_WITH(a_match_of_1_0_0_may_vanish, set_up, tear_down)
{
    struct saves saves = {0};
    struct told told = {0};
    session_free(play("match.tigers", "tenpai-duel", 30));
    file_watch(take_away);
    saves_open(&saves, slashed, false, tell, &told);
    file_watch(NULL);
    assert_null(saves_latest(&saves));
}

/* The deal of the day and the match of 1.0.0: what is in their files is told and set aside. */
TEST_WITH(a_save_that_holds_nothing_is_told_of, set_up, tear_down)
{
    static const char *const names[] = {"day.tigers", "match.tigers"};
    for (int i = 0; i < 2; i++) {
        char aside[64];
        struct saves saves = {0};
        struct told told = {0};
        snprintf(aside, sizeof aside, "%s.broken-1", names[i]);
        write_text(names[i], "nothing\n");
        saves_open(&saves, slashed, false, tell, &told);
        assert_null(saves_latest(&saves));
        assert_int_equal(told.kind, SAVES_UNREADABLE);
        assert_non_null(strstr(told.last, aside));
        assert_holds(aside, "nothing\n");
    }
}

/* --- saves and records that cannot be written ----------------------------------------------------------- */

/* What could not be saved is saved once there is room again, without another move. */
TEST_WITH(a_failed_save_can_be_tried_again, set_up, tear_down)
{
    struct rng rng;
    struct problem problem = {0};
    struct session *session = play("one-suit.tigers", "one-suit", 6);
    assert_true(session_try_save(session));
    rng_init(&rng, 3);
    system_stop_writing(path, true);
    match_step(session, &rng);
    assert_non_null(session_save_problem(session));
    assert_false(session_try_save(session));
    system_stop_writing(path, false);
    assert_true(session_try_save(session));
    assert_null(session_save_problem(session));
    struct session *again = session_open(path, &problem);
    assert_true(match_same(again, session));
    session_free(again);
    session_free(session);
}

static void finish(struct session *session)
{
    struct rng rng;
    rng_init(&rng, 4);
    match_finish(session, &rng);
}

/* The folder of the records is there and full, or locked: that is told, no name is claimed. */
TEST_WITH(a_record_that_cannot_be_written_is_told_of, set_up, tear_down)
{
    char records[MATCH_PATH], own[MATCH_PATH];
    struct error why;
    match_path(records, folder, "records");
    assert_true(file_make_folder(records, &why));
    struct session *session = play("one-suit.tigers", "one-suit", 6);
    session_archive_in(session, records);
    if (!system_lock_folder(records, true))
        skip();
    finish(session);
    system_lock_folder(records, false);
    assert_non_null(session_archive_problem(session));
    assert_null(session_archived(session));
    session_archive_in(session, records);
    assert_null(session_archive_problem(session));
    match_path(own, records, session_archived(session));
    system_lock_folder(records, true);
    bool removed = archive_remove(records, session_archived(session));
    system_lock_folder(records, false);
    assert_false(removed);
    assert_true(file_exists(own));
    session_free(session);
}

/* --- players -------------------------------------------------------------------------------------------- */

/* Whatever cannot be made, nobody is there who was not, and the reason names it. */
TEST_WITH(a_player_that_cannot_be_made_is_told_of, set_up, tear_down)
{
    char profiles[MATCH_PATH], own[MATCH_PATH], settings_path[MATCH_PATH];
    struct profiles read;
    struct settings like;
    struct error why = {0};
    settings_defaults(&like);
    match_path(profiles, folder, "profiles");
    match_path(own, profiles, "2");
    match_path(settings_path, own, "settings.ini");
    write_text("profiles", "a file in the way");
    assert_int_equal(profiles_begin(slashed, &like, "Ben", &why), 0);
    assert_non_null(strstr(why.message, "profiles"));
    assert_false(profiles_use(slashed, 1, &why));
    char in_use[MATCH_PATH];
    assert_true(file_remove(profiles) && file_make_folder(profiles, &why));
    system_stop_writing(match_path(in_use, profiles, "in-use.ini"), true);
    assert_false(profiles_use(slashed, 1, &why));
    assert_non_null(strstr(why.message, in_use));
    system_stop_writing(in_use, false);
    assert_true(file_remove(profiles));
    write_text("profiles", "a file in the way");
    assert_true(file_remove(profiles) && file_make_folder(profiles, &why));
    assert_true(file_write(own, "another", 7, &why));
    assert_int_equal(profiles_begin(slashed, &like, "Ben", &why), 0);
    assert_non_null(strstr(why.message, own));
    assert_true(file_remove(own) && file_make_folder(own, &why));
    system_stop_writing(settings_path, true);
    assert_int_equal(profiles_begin(slashed, &like, "Ben", &why), 0);
    assert_non_null(strstr(why.message, settings_path));
    profiles_read(&read, slashed);
    assert_int_equal(read.count, 1);
    system_stop_writing(settings_path, false);
    assert_int_equal(profiles_begin(slashed, &like, "Ben", &why), 2);
}

/* --- what was set aside --------------------------------------------------------------------------------- */

/* Settings that are good again, with others in their place. */
static struct quarantined set_aside(void)
{
    static struct quarantined list[QUARANTINE_FILES];
    write_text("settings.ini.broken-1", "[sound]\nmusic = 2\n");
    write_text("settings.ini", "[sound]\nmusic = 9\n");
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].good);
    return list[0];
}

TEST_WITH(what_cannot_come_back_leaves_all_as_it_is, set_up, tear_down)
{
    struct error why = {0};
    struct quarantined aside = set_aside();
    lock(true);
    bool restored = quarantine_restore(slashed, &aside, &why), deleted = quarantine_delete(slashed, &aside);
    lock(false);
    assert_false(restored || deleted);
    assert_non_null(strstr(why.message, "can’t be set aside"));
    assert_holds("settings.ini", "[sound]\nmusic = 9\n");
    assert_holds("settings.ini.broken-1", "[sound]\nmusic = 2\n");
}

/* Settings that are gone by then; what lies in their place does not make way for nothing. */
TEST_WITH(what_is_gone_takes_no_place, set_up, tear_down)
{
    struct error why = {0};
    struct quarantined aside = set_aside();
    assert_true(quarantine_delete(slashed, &aside));
    assert_false(quarantine_restore(slashed, &aside, &why));
    assert_string_equal(why.message, "settings.ini.broken-1 can’t be read");
    assert_holds("settings.ini", "[sound]\nmusic = 9\n");
    assert_int_equal(quarantine_list(slashed, NULL), 0);
}

/* The beginning of a match that was set aside, while another one is under way: its text into `now`, which the
 * caller frees. */
static struct quarantined set_part_aside(char **now)
{
    static struct quarantined list[QUARANTINE_FILES];
    session_free(play("one-suit.tigers", "one-suit", 12));
    char *text = file_read(path, NULL, NULL);
    snprintf(strrchr(text, '#'), 8, "wrong\n");
    write_text("one-suit.tigers.broken-1", text);
    free(text);
    session_free(play("one-suit.tigers", "one-suit", 6));
    *now = file_read(path, NULL, NULL);
    assert_int_equal(quarantine_list(slashed, list), 1);
    quarantine_read(slashed, &list[0]);
    assert_true(list[0].part);
    return list[0];
}

/* The match under way made room already when the disk turns out to be full: it gets its place back. */
TEST_WITH(a_match_that_made_way_in_vain_is_there_again, set_up, tear_down)
{
    struct error why = {0};
    char *now;
    struct quarantined aside = set_part_aside(&now);
    system_stop_writing(match_path(path, folder, "one-suit.tigers"), true);
    assert_false(quarantine_restore(slashed, &aside, &why));
    system_stop_writing(path, false);
    assert_non_null(strstr(why.message, "can’t be written"));
    assert_holds("one-suit.tigers", now);
    assert_true(file_remove(path)); /* and where nothing had to make way nothing is there */
    system_stop_writing(path, true);
    assert_false(quarantine_restore(slashed, &aside, &why));
    system_stop_writing(path, false);
    assert_false(file_exists(path));
    write_text("one-suit.tigers", now);
    write_text("one-suit.tigers.broken-1", "something else since it was looked into\n");
    assert_false(quarantine_restore(slashed, &aside, &why));
    assert_string_equal(why.message, "one-suit.tigers.broken-1 can’t be read");
    assert_holds("one-suit.tigers", now);
    free(now);
}
