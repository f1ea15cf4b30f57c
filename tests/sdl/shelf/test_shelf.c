/*
 * test_shelf.c: the shelf over a data folder: hands and achievements stay when records go, two players have
 * their own, and everything is reached by key and click.
 * Tier: ci
 */
#include "support/test.h"

#include "rules/modes/list.h"
#include "sdl/data_folder.h"
#include "sdl/shelf/shelf.h"

/* Plays a match, and leaves its result. */
static void play_match(uint64_t seed, bool practice)
{
    data_folder_play(seed, practice);
    matches_end(&app);
}

static struct shelf *open_shelf(void)
{
    app_go(&app, scene_shelf(NULL, &app));
    app.command_line.headless = false; /* which writes nothing */
    headless_steps(8);
    return (struct shelf *)app.top;
}

static void close_shelf(bool for_good)
{
    app.command_line.headless = true;
    data_folder_close(for_good);
}

TEST(an_empty_shelf_shows_what_there_is_to_make)
{
    data_folder_open(false);
    struct shelf *shelf = open_shelf();
    assert_int_equal(shelf->count, 23);
    assert_int_equal(shelf->made[0], 0);
    assert_int_equal(shelf->achieved_count, 0);
    assert_non_null(target_find(&app, "pattern:0"));
    assert_null(target_find(&app, "button:watch")); /* there is nothing to watch */
    app.command_line.language = "ja";
    assert_true(app_speak(&app, NULL));
    headless_assert_reads("未達成");
    assert_false(headless_reads("読めません")); /* the welcome's "Not yet": who can't read tiles yet */
    app.command_line.language = "en";
    assert_true(app_speak(&app, NULL));
    close_shelf(true);
}

/* What is on the shelf stays when its record is deleted, and the button says why it cannot be watched. */
TEST(a_hand_stays_when_its_record_is_deleted)
{
    struct archived kept[16];
    data_folder_open(false);
    app.command_line.headless = false;
    for (uint64_t seed = 11; seed <= 24; seed++)
        play_match(seed, seed == 24); /* the last is practice */
    struct shelf *shelf = open_shelf();
    int made = shelf->made[0], achieved = shelf->achieved_count;
    assert_true(made > 0);
    assert_int_equal(shelf->counting.journal.count, 13);
    assert_true(headless_click("button:watch"));
    assert_string_equal(headless_top(), "replay");
    headless_key(SDLK_ESCAPE);
    headless_steps(2);
    assert_string_equal(headless_top(), "shelf");
    int count = archive_list(matches_records(&app), kept, 16);
    for (int i = 0; i < count; i++)
        assert_true(matches_delete(&app, kept[i].name, false));
    shelf = open_shelf();
    assert_int_equal(shelf->made[0], made);
    assert_int_equal(shelf->achieved_count, achieved);
    assert_true(target_find(&app, "button:watch")->flags & TARGET_OFF);
    close_shelf(true);
}

/* A journal that is lost is made from the records: the same shelf. */
TEST(a_lost_journal_is_made_again)
{
    struct achieved before[ACHIEVEMENTS];
    data_folder_open(false);
    app.command_line.headless = false;
    for (uint64_t seed = 1; seed <= 4; seed++)
        play_match(seed, false);
    struct shelf *shelf = open_shelf();
    int made = shelf->made[0];
    memcpy(before, shelf->achieved, sizeof before);
    app_go(&app, scene_title(&app));
    file_remove(matches_journal(&app));
    shelf = open_shelf();
    assert_int_equal(shelf->made[0], made);
    for (int i = 0; i < ACHIEVEMENTS; i++) {
        assert_int_equal(shelf->achieved[i].done, before[i].done);
        assert_int_equal(shelf->achieved[i].count, before[i].count);
        assert_string_equal(shelf->achieved[i].when, before[i].when);
    }
    close_shelf(true);
}

TEST(everything_is_reached_by_key)
{
    data_folder_open(false);
    struct shelf *shelf = open_shelf();
    headless_key(SDLK_5);
    headless_steps(2);
    assert_ptr_equal(scene_modes[shelf->mode], &ruleset_classic);
    assert_int_equal(shelf->count, 30);
    headless_key(SDLK_DOWN);
    for (int i = 0; i < 9; i++) /* to the last row, which scrolls into view */
        headless_key(SDLK_DOWN);
    headless_key(SDLK_RETURN);
    headless_steps(2);
    assert_true(shelf->pattern >= 24 || shelf->medal >= 0);
    headless_key(SDLK_ESCAPE);
    headless_steps(2);
    assert_string_equal(headless_top(), "title");
    headless_key(SDLK_h);
    headless_steps(2);
    assert_string_equal(headless_top(), "shelf");
    close_shelf(true);
}

static void turn_wheel_on(const char *id)
{
    headless_mouse(SDL_MOUSEMOTION, target_find(&app, id)->rect);
    headless_wheel(-4);
    headless_step();
}

/* The wheel turns what the pointer is on, and that alone. */
TEST(the_wheel_turns_what_the_pointer_is_on)
{
    data_folder_open(false);
    struct shelf *shelf = open_shelf();
    turn_wheel_on("medal:1");
    assert_true(shelf->medals.at > 0 && shelf->album.at == 0);
    float medals = shelf->medals.at;
    turn_wheel_on("pattern:1");
    assert_true(shelf->medals.at == medals && shelf->album.at > 0);
    close_shelf(true);
}

/* A phone shows the album or the achievements, and what is chosen over them, with the way to its record. */
TEST(a_phone_shows_what_is_chosen_over_the_shelf)
{
    static const int phones[][2] = {{390, 610}, {844, 330}};
    data_folder_open(false);
    SDL_Surface *desk = app.picture;
    app.command_line.headless = false;
    for (uint64_t seed = 11; seed <= 14; seed++)
        play_match(seed, false);
    for (int i = 0; i < 2; i++) {
        app.picture =
            SDL_CreateRGBSurfaceWithFormat(0, phones[i][0], phones[i][1], 32, SDL_PIXELFORMAT_RGB888);
        struct shelf *shelf = open_shelf();
        assert_false(app.painter.layout.sheet); /* nothing has to be moved into view */
        assert_null(target_find(&app, "medal:0"));
        assert_null(target_find(&app, "button:watch"));
        int made = 0;
        while (!shelf->list[made].hands)
            made++;
        shelf->album.at = (float)made / 2 * 142; /* into view */
        headless_steps(2);
        loop_draw(&app, true);
        assert_true(headless_click(TARGET_ID("pattern", made)));
        headless_steps(2);
        assert_string_equal(headless_top(), "shelf-detail");
        assert_true(headless_click("button:watch"));
        assert_string_equal(headless_top(), "replay");
        headless_key(SDLK_ESCAPE);
        headless_steps(2);
        assert_string_equal(headless_top(), "shelf");
        assert_true(headless_click(TARGET_ID("mode", scene_mode_count())));
        headless_steps(2);
        assert_null(target_find(&app, "pattern:0"));
        for (int by = 0; by < 80; by += 8) { /* however far it is scrolled */
            shelf->medals.at = (float)by;
            loop_draw(&app, true);
            assert_true(target_lie_apart(&app));
        }
        shelf->medals.at = 0;
        headless_steps(2);
        assert_true(headless_click("medal:0"));
        headless_steps(2);
        headless_assert_reads(achievements[0].why);
        headless_key(SDLK_ESCAPE);
        headless_steps(2);
        assert_string_equal(headless_top(), "shelf");
        SDL_FreeSurface(app.picture);
        app.picture = desk;
    }
    close_shelf(true);
}

/* A medal says what it asks for, unless it is hidden. */
TEST(a_hidden_achievement_keeps_its_secret)
{
    data_folder_open(false);
    struct shelf *shelf = open_shelf();
    for (int i = 0; achievements[i].id; i++) {
        shelf_choose_medal(&shelf->scene, &app, i);
        headless_steps(2);
        assert_int_equal(headless_reads(achievements[i].name), !achievements[i].hidden);
    }
    close_shelf(true);
}

/* What no single match brought, such as a streak of days, has its date. */
TEST(an_achievement_shows_its_date)
{
    static const char journal[] = JOURNAL_HEAD " 4\nfeat good_week 2026-11-20\n";
    char path[MATCH_PATH];
    data_folder_open(false);
    assert_true(file_write(match_path(path, folder, JOURNAL_FILE), journal, sizeof journal - 1, NULL));
    struct shelf *shelf = open_shelf();
    assert_false(headless_reads("20 Nov 2026"));
    shelf_choose_medal(&shelf->scene, &app, (int)(achievement_find("good_week") - achievements));
    headless_steps(2);
    headless_assert_reads("20 Nov 2026");
    close_shelf(true);
}

/* The next match from that seed on that the person wins lies finished on the table. */
static uint64_t play_a_win(uint64_t seed)
{
    for (;; seed++) {
        struct view view;
        data_folder_play(seed, false);
        session_view(app.session, 0, &view);
        if (table_leader(&view.table) == 0)
            return seed;
        matches_put_away(&app);
    }
}

static bool result_says(const char *words)
{
    app_go(&app, scene_match_result(&app));
    headless_steps(2);
    return headless_reads(words);
}

/* The first win is told at its end, while its result is open, and not of the second. */
TEST(a_first_win_is_told_once_where_it_happened)
{
    static const char told[] = "Your first win. It’s on the shelf, with today’s date.";
    data_folder_open(false);
    app.command_line.headless = false;
    uint64_t seed = play_a_win(11);
    assert_true(result_says(told));
    app_go(&app, scene_title(&app));
    matches_end(&app);
    play_a_win(seed + 1);
    assert_false(result_says(told));
    close_shelf(true);
}

/* With the setting off nothing is announced. */
TEST(good_news_can_be_turned_off)
{
    data_folder_open(false);
    app.command_line.headless = false;
    app.settings.announce = false;
    play_a_win(11);
    assert_false(result_says("Your first win. It’s on the shelf, with today’s date."));
    close_shelf(true);
}
