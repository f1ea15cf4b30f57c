/*
 * test_hot_seat.c: at one screen nobody who is hasty sees other tiles, and who sits out is not called. More
 * is in scripts/hot_seat.txt.
 * Wraps: SDL_GetTicks64
 */
#include "support/test.h"

#include "sdl/rig.h"

static void wait_for_curtain(void)
{
    for (int i = 0; !headless_is_at("curtain"); i++) {
        if (i == 60 * APP_STEPS)
            fail_msg("no curtain falls at %s", headless_top());
        loop_step(&app);
    }
    loop_draw(&app, false);
}

static void lift(void)
{
    assert_true(headless_click("button:ready"));
    for (int i = 0; i < 60 * APP_STEPS && !table_scene_is_open(headless_table()); i++)
        loop_step(&app);
    loop_draw(&app, false);
}

/* Two at one screen; East is to choose the suit. */
static void open_before_the_suit(void)
{
    struct setup setup;
    headless_open(960, 600, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_PERSON, 5);
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 60 * APP_STEPS && !headless_find("button:remove-"); i++)
        headless_step();
}

#ifdef CALLS_REPLACED /* where the linker can put ours in the place of the clock */
static Uint64 held;   /* ms; 0: it goes on */

Uint64 __real_SDL_GetTicks64(void);
Uint64 __wrap_SDL_GetTicks64(void);
Uint64 __wrap_SDL_GetTicks64(void)
{
    return held ? held : __real_SDL_GetTicks64();
}

/* Who presses twice in haste, and so once too often, sees nobody's tiles. */
TEST(a_hasty_press_lifts_no_curtain)
{
    open_before_the_suit();
    held = 1000;
    assert_true(headless_click("button:remove-m"));
    wait_for_curtain();
    app.command_line.headless = false; /* whose clicks are never hasty */
    headless_key(SDLK_RETURN);
    headless_click("button:ready");
    assert_true(headless_is_at("curtain"));
    held += 1000;
    headless_key(SDLK_RETURN);
    assert_true(headless_is_at("table"));
    app.command_line.headless = true;
    held = 0;
    headless_close();
}
#endif

/* Of three at one screen one sits out each hand of One Suit: they are never called. */
TEST(who_sits_out_is_not_called)
{
    char words[160];
    static const char *const three[] = {"players", "sit-out", "size", "7", NULL};
    rig("one-suit", SEAT_NONE, three, "", "");
    int sitting = headless_view(0).table.sitting, called = 0;
    assert_int_not_equal(sitting, SEAT_NONE);
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 60 * APP_STEPS && called < 8 && headless_view(0).table.round == 1; i++) {
        headless_step();
        if (headless_is_at("curtain")) {
            called++;
            scene_curtain_words(app.top, &app, words, sizeof words);
            assert_int_not_equal(strncmp(words, rig_names[sitting], strlen(rig_names[sitting])), 0);
            lift();
        } else if (headless_is_at("table") && table_scene_is_open(headless_table())) {
            assert_int_not_equal(headless_table()->near, sitting);
            if (!headless_click_one((const char *const[]){"button:pass", "hand:", NULL}))
                break;
        }
    }
    assert_int_equal(called, 8);
    headless_close();
}
