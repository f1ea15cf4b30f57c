/*
 * test_month.c: a month of play in two profiles: the deal of the day and a match, won and lost, days that are
 * missed, practice, files that are deleted. Road, shelf, streak and achievements are those of the records as
 * they were when their results were left.
 */
#include "support/test.h"

#include <limits.h>

#include "ai/people.h"
#include "sdl/app/days.h"
#include "sdl/data_folder.h"
#include "sdl/shelf/shelf.h"
#include "sdl/ui/roads.h"
#include "support/effort.h"
#include "support/system.h"

enum { FIRST_DAY = 20790 /* 2026-12-03 */, GOOD_WEEK = 6, MODES = 5 };
enum { DAYS_LOST = 12, PRACTICE = 13, JOURNAL_LOST = 15 }; /* days on which that happens */

/* What one of the two has played: every record as it was when its result was left. */
struct life {
    struct journal journal;
    unsigned crowns[MODES]; /* bit i: the i-th of the eight */
    int matches, won, lost;
};

/* --- what the rules say ------------------------------------------------------------------------- */

/* On the fifth day the deal is missed, and forgiven; on the tenth, which is too soon for that; and, forgiven
 * again, on the twenty-first. */
static bool is_missed(int day)
{
    return day == 4 || day == 9 || day == 20;
}

/* docs/handbook.md "The deal of the day": days played, which a missed one doesn't end if it is forgiven. */
static int streak_on(int day)
{
    if (day < 4)
        return day + 1;
    if (day < 10)
        return day < 9 ? day : 8; /* the tenth day may still be played */
    return day < 20 ? day - 9 : day - 10;
}

static int longest_on(int day)
{
    return day > 8 && streak_on(day) < 8 ? 8 : streak_on(day);
}

/* docs/handbook.md "The road": the crown of the weakest at the table who still has theirs. */
static void take_crown(unsigned *crowns, const struct setup *setup)
{
    for (unsigned who = 0; who < PEOPLE; who++)
        for (int seat = 0; seat < setup->seats; seat++)
            if (setup->players[seat].kind == PLAYER_COMPUTER && !(*crowns >> who & 1) &&
                setup->players[seat].level == AI_PERSON + who) {
                *crowns |= 1u << who;
                return;
            }
}

static int mode_of(const struct ruleset *rules)
{
    int mode = 0;
    while (scene_modes[mode] != rules)
        mode++;
    return mode;
}

static void count(struct life *life)
{
    const struct setup *setup = session_setup(app.session);
    int you = setup_only_person(setup), best = INT_MIN;
    struct match_tally tally;
    struct view view;
    session_view(app.session, SEAT_NONE, &view);
    const int32_t *scores = view.table.scores;
    for (int seat = 0; seat < setup->seats; seat++)
        best = seat != you && scores[seat] > best ? scores[seat] : best;
    life->matches++;
    life->won += scores[you] > best;
    life->lost += scores[you] < best;
    if (scores[you] > best)
        take_crown(&life->crowns[mode_of(setup->rules)], setup);
    assert_true(match_tally_count(&tally, session_record(app.session)));
    snprintf(tally.name, sizeof tally.name, "%s", session_archived(app.session));
    journal_put(&life->journal, &tally);
}

/* --- play --------------------------------------------------------------------------------------- */

static void set_clock(int day, int hour)
{
    char date[DATE_TEXT], now[RECORD_BEGAN];
    date_print(FIRST_DAY + day, date);
    snprintf(now, sizeof now, "%s %02d:00:00", date, hour);
    system_set("TIGERS_NOW", now);
}

/* Plays the match on the table to its end, which is saved alone: each save waits for the disk. */
static void play_out(uint64_t seed)
{
    const struct record *begun = session_record(app.session);
    struct session *quick = session_play_on(begun, begun->count, &begun->setup, NULL);
    char path[2 * MATCH_PATH];
    struct problem why;
    struct text text = {0};
    struct rng rng;
    rng_init(&rng, seed);
    match_finish(quick, &rng);
    record_print(session_record(quick), &text);
    snprintf(path, sizeof path, "%s", session_path(app.session));
    assert_true(file_write(path, text.data, text.size, NULL));
    text_deinit(&text);
    session_free(quick);
    app_set_session(&app, session_open(path, &why));
    session_archive_in(app.session, matches_records(&app));
}

/* Plays it and leaves its result; practice has no life to count in. */
static void play(struct life *life, uint64_t seed)
{
    play_out(seed);
    if (life)
        count(life);
    days_note_end(&app, app.session);
    matches_end(&app);
}

static void play_day(struct life *life, int day, uint64_t seed)
{
    struct setup setup;
    set_clock(day, life ? 9 : 10);
    day_setup(&setup, FIRST_DAY + day, "You", "Kai", !life);
    if (life)
        day_book_enter(days_book(&app), FIRST_DAY + day);
    matches_begin_day(&app, &setup);
    play(life, seed);
}

static void play_match(struct life *life, int day, uint64_t seed)
{
    static const char *const modes[] = {"dueling-tigers", "patterns", "one-suit", "classic"};
    struct setup setup = setup_of(ruleset_find(modes[day % 4]), seed);
    set_clock(day, life ? 20 : 11);
    setup.practice = !life;
    setup.players[0].kind = PLAYER_PERSON;
    for (int seat = 1; seat < setup.seats; seat++) {
        setup.players[seat].kind = PLAYER_COMPUTER;
        setup.players[seat].level = (uint8_t)(AI_PERSON + (day / 2 + seat - 1) % PEOPLE);
    }
    matches_begin(&app, &setup);
    play(life, seed);
}

/* The newest record goes: by the player's own button, or from outside. */
static void delete_newest(bool outside)
{
    struct archived newest;
    char path[MATCH_PATH];
    assert_int_equal(archive_list(matches_records(&app), &newest, 1), 1);
    if (outside)
        assert_true(file_remove(match_path(path, matches_records(&app), newest.name)));
    else
        assert_true(matches_delete(&app, newest.name, false));
}

/* The program comes up with its title, as always. */
static void open_player(int player, bool again)
{
    data_folder_open(again);
    if (player > 1) { /* their folder is in that of the first */
        char path[MATCH_PATH];
        assert_true(file_make_path(match_path(path, folder, "profiles/2"), NULL));
        snprintf(app.folder, sizeof app.folder, "%s/", path);
        snprintf(app.data, sizeof app.data, "%s/", path);
    }
    app.command_line.headless = false;
    matches_open(&app);
    app_go(&app, scene_title(&app));
    headless_step();
}

static void close_player(bool for_good)
{
    app.command_line.headless = true;
    data_folder_close(for_good);
}

/* The program is closed and opened again, by the same player or the other; `lost` goes in between. */
static void change_player(int player, const char *lost)
{
    char path[MATCH_PATH];
    close_player(false);
    if (lost)
        assert_true(file_remove(match_path(path, folder, lost)));
    open_player(player, true);
}

/* --- what is shown ------------------------------------------------------------------------------ */

static void check_achievements(const struct journal *journal, const struct life *life)
{
    struct achieved now[ACHIEVEMENTS], then[ACHIEVEMENTS];
    achievements_count(journal, now);
    achievements_count(&life->journal, then);
    for (int i = 0; achievements[i].id; i++) {
        assert_int_equal(now[i].done, then[i].done);
        assert_int_equal(now[i].best, then[i].best);
        assert_string_equal(now[i].when, then[i].when);
    }
    assert_int_equal(now[0].done, life->won > 0); /* "Win a match" is the first */
}

static void check_album(const struct journal *journal, const struct life *life, int mode)
{
    static struct album_entry now[STATISTICS_PATTERNS], then[STATISTICS_PATTERNS];
    int all = album_list(journal, scene_modes[mode], now);
    assert_int_equal(album_list(&life->journal, scene_modes[mode], then), all);
    for (int i = 0; i < all; i++) {
        assert_int_equal(now[i].hands, then[i].hands);
        if (!now[i].hands)
            continue;
        assert_string_equal(now[i].first.match->name, then[i].first.match->name);
        assert_string_equal(now[i].best.hand->figure, then[i].best.hand->figure);
    }
}

static void check_road(const struct life *life, int mode)
{
    struct road shown, counted;
    roads_count(&app, scene_modes[mode], &shown);
    road_count(&life->journal, scene_modes[mode], "", &counted);
    for (int who = 0; who < PEOPLE; who++) {
        assert_int_equal(shown.stops[who].crown, life->crowns[mode] >> who & 1);
        assert_int_equal(shown.stops[who].tries, counted.stops[who].tries);
        assert_int_equal(shown.stops[who].own, counted.stops[who].own);
    }
}

/* The title and the shelf; `streak` is "5 day streak Best 8". */
static void check_screens(const struct life *life, const char *streak)
{
    struct achieved then[ACHIEVEMENTS];
    char words[64];
    int crowns = 0, achieved = 0;
    for (int who = 0; who < PEOPLE; who++)
        crowns += life->crowns[0] >> who & 1;
    achievements_count(&life->journal, then);
    for (int i = 0; i < ACHIEVEMENTS; i++)
        achieved += then[i].done;
    app_go(&app, scene_title(&app));
    headless_steps(2);
    headless_assert_reads(streak);
    snprintf(words, sizeof words, " %d of 8 crowns", crowns);
    headless_assert_reads(words);
    app_go(&app, scene_shelf(NULL, &app));
    headless_steps(2);
    snprintf(words, sizeof words, " %d of %d", achieved, ACHIEVEMENTS);
    headless_assert_reads(words);
    app_close_scenes(&app);
}

/* What the program has is what the records say, and every fourth day what it shows. */
static void check(const struct life *life, int day, int streak, int longest)
{
    char words[64];
    struct journal journal = {0};
    struct statistics sum;
    assert_true(journal_read(&journal, matches_journal(&app), true, NULL));
    statistics_count(&journal, &(struct selection){NULL, NULL}, &sum);
    assert_int_equal(sum.matches, life->matches);
    assert_int_equal(sum.won, life->won);
    check_achievements(&journal, life);
    for (int mode = 0; mode < MODES; mode++) {
        check_album(&journal, life, mode);
        check_road(life, mode);
    }
    journal_deinit(&journal);
    assert_int_equal(day_book_streak(days_book(&app), FIRST_DAY + day), streak);
    assert_int_equal(day_book_longest(days_book(&app)), longest);
    snprintf(words, sizeof words, " %d day streak Best %d", streak, longest);
    if (day % 4 == 0)
        check_screens(life, words);
}

static void live_day(struct life *life, int day, uint64_t seed)
{
    if (!is_missed(day))
        play_day(life, day, seed);
    if (day == GOOD_WEEK) /* seven days, the missed one forgiven */
        journal_feat(&life->journal, "good_week", "2026-12-09_09-00-00_dueling-tigers.tigers");
    if (day == PRACTICE) {
        play_day(NULL, day, seed);
        play_match(NULL, day, seed);
    }
    play_match(life, day, seed + 1);
    if (day % 5 == 1)
        delete_newest(day % 2);
    if (day == DAYS_LOST)
        change_player(1, "days.ini");
    check(life, day, streak_on(day), longest_on(day));
}

TEST(road_shelf_streak_and_achievements_are_those_of_the_records)
{
    struct life first = {.matches = 0}, second = {.matches = 0};
    uint64_t seed = effort_seed(11);
    open_player(1, false);
    for (int day = 0; day < effort(31, 31, 400); day++, seed += 3) {
        live_day(&first, day, seed);
        if (day % 3)
            continue;
        change_player(2, NULL);
        if (day == JOURNAL_LOST)
            change_player(2, "profiles/2/statistics.journal");
        play_match(&second, day, seed + 2);
        check(&second, day, 0, 0);
        change_player(1, NULL);
    }
    assert_true(first.won > 0 && first.lost > 0 && first.crowns[0]);
    assert_true(second.won > 0 && second.lost > 0);
    close_player(true);
    journal_deinit(&first.journal);
    journal_deinit(&second.journal);
    system_set("TIGERS_NOW", NULL);
}
