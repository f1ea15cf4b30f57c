/*
 * month.h: some weeks of play, for test_month.c and test_months.c: a deal and a match a day, won and lost, a
 * missed day, files that are deleted, two players; then everything is counted again from the records.
 */
#ifndef TESTS_SDL_SHELF_MONTH_H
#define TESTS_SDL_SHELF_MONTH_H

#include "support/test.h"

#include <stdlib.h>

#include "rules/modes/list.h"
#include "sdl/app/days.h"
#include "sdl/data_folder.h"
#include "session/statistics/achievements.h"
#include "session/statistics/album.h"
#include "session/statistics/road.h"

enum { MONTH_FIRST = 20790 /* 2026-12-03 */, MONTH_MISSED = 4, MONTH_DELETED = 6 };

/* One player's life: every record as it was when its result was left, whatever becomes of the file. */
struct month_life {
    struct journal journal; /* counted from those records alone */
    int matches, won;
};

static void month_now(int day, int hour)
{
    char date[DATE_TEXT], now[RECORD_BEGAN];
    date_print(MONTH_FIRST + day, date);
    snprintf(now, sizeof now, "%s %02d:00:00", date, hour);
    setenv("TIGERS_NOW", now, 1);
}

/* The result of the match on the table is left; its record goes into the life. */
static void month_end(struct month_life *life, const struct rng *rng)
{
    struct rng own = *rng;
    struct match_tally tally;
    struct view view;
    char name[ARCHIVE_NAME];
    match_finish(app.session, &own);
    session_view(app.session, 0, &view);
    snprintf(name, sizeof name, "%s", session_archived(app.session));
    assert_true(match_tally_count(&tally, session_record(app.session)));
    snprintf(tally.name, sizeof tally.name, "%s", name);
    life->matches++;
    life->won += statistics_match_end(&tally) > 0;
    journal_put(&life->journal, &tally);
    days_note_end(&app, app.session);
    matches_end(&app);
}

static void month_play_day(struct month_life *life, int day)
{
    struct setup setup;
    struct rng rng;
    month_now(day, 9);
    day_setup(&setup, MONTH_FIRST + day, "You", "Kai", false);
    day_book_enter(days_book(&app), MONTH_FIRST + day);
    matches_begin_day(&app, &setup);
    rng_init(&rng, (uint64_t)day + 1);
    month_end(life, &rng);
}

static void month_play_match(struct month_life *life, int day, uint64_t seed)
{
    static const char *const modes[] = {"dueling-tigers", "patterns", "dueling-tigers", "classic"};
    const struct ruleset *rules = ruleset_find(modes[day % 4]);
    struct setup setup = {.rules = rules, .seed = seed};
    struct rng rng;
    month_now(day, 20);
    ruleset_defaults(rules, setup.options);
    setup.seats = (uint8_t)ruleset_seats(rules, setup.options);
    for (int seat = 0; seat < setup.seats; seat++) {
        int level = seat ? AI_PERSON + (day + seat) % PEOPLE : 0;
        setup.players[seat] =
            (struct player){.kind = seat ? PLAYER_COMPUTER : PLAYER_PERSON, .level = (uint8_t)level};
    }
    matches_begin(&app, &setup);
    rng_init(&rng, seed);
    month_end(life, &rng);
}

/* What the program shows is what the records say. */
static void month_check(const struct month_life *life)
{
    static struct album_entry shown[STATISTICS_PATTERNS], told[STATISTICS_PATTERNS];
    struct achieved now[ACHIEVEMENTS], then[ACHIEVEMENTS];
    struct journal journal = {0};
    struct statistics sum;
    assert_true(journal_read(&journal, matches_journal(&app), true, NULL));
    statistics_count(&journal, &(struct selection){NULL, NULL}, &sum);
    assert_int_equal(sum.matches, life->matches);
    assert_int_equal(sum.won, life->won);
    achievements_count(&journal, now);
    achievements_count(&life->journal, then);
    for (int i = 0; achievements[i].id; i++) {
        if (achievements[i].count == ACHIEVED_FEAT)
            continue;
        assert_int_equal(now[i].done, then[i].done);
        assert_int_equal(now[i].count, then[i].count);
        assert_string_equal(now[i].when, then[i].when);
    }
    for (int mode = 0; scene_modes[mode]; mode++) {
        struct road road, again;
        int count = album_list(&journal, scene_modes[mode], shown);
        assert_int_equal(album_list(&life->journal, scene_modes[mode], told), count);
        for (int i = 0; i < count; i++) {
            assert_int_equal(shown[i].hands, told[i].hands);
            if (shown[i].hands)
                assert_string_equal(shown[i].first.match->name, told[i].first.match->name);
        }
        road_count(&journal, scene_modes[mode], "", &road);
        road_count(&life->journal, scene_modes[mode], "", &again);
        assert_memory_equal(&road, &again, sizeof road);
    }
    journal_deinit(&journal);
}

/* The newest record goes: by the player's own button, or from outside. */
static void month_delete(bool outside)
{
    struct archived newest;
    char path[MATCH_PATH];
    assert_int_equal(archive_list(matches_records(&app), &newest, 1), 1);
    if (outside)
        assert_true(file_remove(match_path(path, matches_records(&app), newest.name)));
    else
        assert_true(matches_delete(&app, newest.name, false));
}

static bool month_has_feat(const char *id)
{
    struct journal journal = {0};
    bool found = false;
    journal_read(&journal, matches_journal(&app), true, NULL);
    for (int i = 0; i < journal.feat_count; i++)
        found |= strcmp(journal.feats[i].id, id) == 0;
    journal_deinit(&journal);
    return found;
}

static void month_open(int player)
{
    data_folder_open(player > 1);
    if (player > 1) { /* their folder lies in that of the first */
        char path[MATCH_PATH];
        file_make_folder(match_path(path, folder, "profiles"), NULL);
        file_make_folder(match_path(path, folder, "profiles/2"), NULL);
        snprintf(app.folder, sizeof app.folder, "%s/", path);
        snprintf(app.data, sizeof app.data, "%s/", path);
    }
    app.command_line.headless = false;
    matches_open(&app);
}

static void month_close(bool for_good)
{
    app.command_line.headless = true;
    data_folder_close(for_good);
}

/* So many days of two players, of whom the second plays every third day. */
static void month_live(int days)
{
    struct month_life first = {.matches = 0}, second = {.matches = 0};
    month_open(1);
    for (int day = 0; day < days; day++) {
        if (day != MONTH_MISSED)
            month_play_day(&first, day);
        month_play_match(&first, day, (uint64_t)day + 11);
        if (day % 5 == MONTH_DELETED % 5)
            month_delete(day % 2);
        month_check(&first);
        if (day % 3)
            continue;
        month_close(false);
        month_open(2);
        month_play_match(&second, day, (uint64_t)day + 51);
        month_check(&second);
        month_close(false);
        data_folder_open(true);
        app.command_line.headless = false;
        matches_open(&app);
    }
    /* one missed day is forgiven, and not counted */
    month_now(days - 1, 22);
    assert_int_equal(day_book_streak(days_book(&app), days_today()), days - 1);
    assert_int_equal(month_has_feat("good_week"), days >= 7);
    days_forget(&app); /* the book of days is lost: the achievement stays */
    char path[MATCH_PATH];
    file_remove(match_path(path, folder, "days.ini"));
    month_check(&first);
    assert_int_equal(month_has_feat("good_week"), days >= 7);
    month_close(true);
    journal_deinit(&first.journal);
    journal_deinit(&second.journal);
    unsetenv("TIGERS_NOW");
}

#endif
