/* test_title.c: the title's places, what moves on it and what answers the pointer. All else is in
 * scripts/title.txt. */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "sdl/menu/title.h"
#include "session/statistics/journal.h"
#include "support/system.h"

TEST(all_modes_are_seen_at_once)
{
    static const int sizes[][2] = {{960, 600}, {1280, 800}, {1200, 900}, {2560, 1440}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        headless_open(sizes[i][0], sizes[i][1], SPEED_OFF);
        app_go(&app, scene_title(&app));
        loop_draw(&app, false);
        float right = 0;
        for (int mode = 0; scene_modes[mode]; mode++) {
            char id[INPUT_ID];
            snprintf(id, sizeof id, "card:%s", scene_modes[mode]->id);
            const struct target *card = target_find(&app, id);
            assert_non_null(card);
            assert_true(card->rect.x > right);
            right = card->rect.x + card->rect.w;
            assert_true(right < (float)sizes[i][0] && card->rect.y + card->rect.h < (float)sizes[i][1]);
        }
    }
}

/* Steps for some seconds; returns whether the last one asked for a new picture. */
static bool pass(float seconds)
{
    for (int i = 0; i < (int)(seconds * APP_STEPS); i++) {
        app.dirty = false;
        loop_step(&app);
    }
    bool moves = app.dirty;
    loop_draw(&app, false);
    return moves;
}

TEST(it_lives_and_rests_after_a_minute_without_input)
{
    headless_open(1280, 800, SPEED_NORMAL);
    app_go(&app, scene_title(&app));
    loop_draw(&app, false);
    assert_true(pass(30));
    assert_false(pass(32));
    headless_mouse(SDL_MOUSEMOTION, rect_make(300, 300, 2, 2));
    assert_true(pass(.2f));
    assert_false(pass(62));
}

TEST(with_reduced_motion_it_rests_from_the_start)
{
    headless_open(1280, 800, SPEED_NORMAL);
    app.settings.reduced_motion = true;
    app_go(&app, scene_title(&app));
    loop_draw(&app, false);
    assert_false(pass(1));
    headless_mouse(SDL_MOUSEMOTION, target_find(&app, "card:one-suit")->rect);
    assert_false(pass(.5f));
}

/* The pointer on a tile of a card; the fan stays where it is while the card is lifted. */
static void point_at_tile(int mode, int tile)
{
    struct painter *painter = &app.painter;
    struct rect fan = title_fan_place(painter, title_layout(&app).cards[mode]);
    float x = fan.x, y = fan.y + fan.h / 2;
    while (mode_card_tile_at(painter, scene_modes[mode], fan, 46, x, y) != tile)
        assert_true(++x < fan.x + fan.w);
    headless_mouse(SDL_MOUSEMOTION, rect_make(x + 6, y, 0, 0)); /* the first at its left edge */
    pass(1);
}

/* A tile rises, and one that lies face down shows its face; nothing does so with reduced motion. */
TEST(tiles_of_a_card_answer_the_pointer)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        headless_open(1280, 800, SPEED_NORMAL);
        app.settings.reduced_motion = reduced;
        app_go(&app, scene_title(&app));
        loop_draw(&app, false);
        const struct fan *fan = &((const struct title *)app.top)->life.fans[0];
        assert_true(mode_card_is_down(scene_modes[0], 0) && !mode_card_is_down(scene_modes[0], 1));
        for (int tile = 0; tile < 2; tile++) {
            point_at_tile(0, tile);
            for (int i = 0; i < MODE_CARD_FAN; i++) {
                assert_true(fan->lifts[i] == (i == tile && !reduced));
                assert_true(fan->turned[i] == (i == 0 && tile == 0 && !reduced));
            }
        }
    }
}

TEST(buttons_and_panels_lie_apart_in_every_window)
{
    static const int sizes[][2] = {{960, 600}, {1280, 800}, {1200, 900}, {1920, 1080}, {2560, 1440}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        headless_open(sizes[i][0], sizes[i][1], SPEED_OFF);
        app_go(&app, scene_title(&app));
        loop_draw(&app, false);
        assert_true(target_lie_apart(&app));
        for (int k = 0; k < 3; k++) {
            static const char *const ids[] = {"button:play", "button:day", "button:road"};
            const struct target *target = target_find(&app, ids[k]);
            assert_non_null(target);
            assert_true(target->rect.x >= 0 && target->rect.x + target->rect.w <= (float)sizes[i][0]);
        }
    }
}

/* One click, without dice, also where everything moves. */
TEST(play_is_at_the_table_at_once)
{
    headless_open(1280, 800, SPEED_NORMAL);
    app_go(&app, scene_title(&app));
    headless_steps(APP_STEPS);
    assert_true(headless_click("button:play"));
    assert_string_equal(headless_top(), "table");
}

TEST(the_first_match_is_against_the_first_of_the_road)
{
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, scene_title(&app));
    loop_draw(&app, false);
    assert_true(headless_click("button:play"));
    const struct setup *setup = session_setup(app.session);
    for (int seat = 0; seat < 2; seat++)
        assert_true(setup->players[seat].kind == PLAYER_PERSON || setup->players[seat].level == AI_PERSON);
    assert_string_equal(app.settings.mode, "dueling-tigers");
}

/* By the days since the last match, on the first title that a program shows. Nino
 * was beaten, so Mei comes next. */
TEST(who_was_away_is_welcomed)
{
    static const char text[] = JOURNAL_HEAD " 4\nmatch 2026-11-20_10-00-00_dueling-tigers.tigers 0 0 9 2 ; "
                                            "person \"You\" ; nino \"Nino\" ; d:0\n";
    static const char *const rows[][2] = {{"2026-11-21", "Mahjong for two, and a silent third"},
                                          {"2026-11-22", "Welcome back. Your seat is as you left it."},
                                          {"2026-11-27", "Welcome back. Mei asked about you."},
                                          {"2027-01-05", "It’s good to see you again. A short round first?"}};
    char path[MATCH_PATH], now[32];
    data_folder_open(false);
    assert_true(file_write(match_path(path, folder, JOURNAL_FILE), text, sizeof text - 1, NULL));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        snprintf(now, sizeof now, "%s 12:00:00", rows[i][0]);
        system_set("TIGERS_NOW", now);
        data_folder_open_title(true);
        headless_assert_reads(rows[i][1]);
        ((struct title *)app.top)->puzzles = 2;
        assert_int_equal(headless_reads("Welcome back. 2 positions from your matches are ready."),
                         i == 1 || i == 2);
        app_go(&app, scene_title(&app));
        headless_assert_reads(rows[0][1]);
        data_folder_close(false);
    }
    system_set("TIGERS_NOW", NULL);
    match_remove_folder(folder);
}
