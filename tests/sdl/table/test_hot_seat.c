/*
 * test_hot_seat.c: two and three at one screen in deals made by hand: to what the curtain calls, who is
 * called, and whose tiles can be seen.
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

/* East chooses the suit and, when they see their tiles, the bonus. */
TEST(east_is_called_to_choose)
{
    open_before_the_suit();
    assert_true(headless_is_at("table")); /* nothing lies there yet that a curtain could hide */
    assert_true(headless_click("button:remove-m"));
    wait_for_curtain();
    headless_assert_reads("Ann, you are East: choose the bonus numbers");
    lift();
    /* Of three two are kept: a third takes the place of another. */
    assert_true(headless_click("keep:0"));
    assert_true(headless_click("keep:1"));
    assert_true(headless_click("keep:2"));
    const struct choice *choice = &headless_table()->choice;
    assert_int_equal(choice->keep[0] + choice->keep[1] + choice->keep[2], 2);
    assert_true(choice->keep[2]);
    assert_true(headless_click("keep:2"));
    assert_null(headless_find("button:keep")); /* one alone cannot be kept */
    int before = session_position(app.session);
    headless_key(SDLK_RETURN);
    assert_int_equal(session_position(app.session), before);
    headless_close();
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

/* Who is called to a discard reads the same whether they can claim it or not. */
TEST(a_discard_calls_with_the_same_words)
{
    static const char *const wests[] = {"258m147p1122334z", "55m28m147p112233z"};
    char deal[120];
    for (int can = 0; can < 2; can++) {
        snprintf(deal, sizeof deal, "east 159m159p1234567z8p; west %s", wests[can]);
        rig("dueling-tigers", SEAT_NONE, no_indicators, deal, "");
        app_go(&app, scene_table(&app));
        wait_for_curtain();
        headless_assert_reads("Ann, it’s your turn");
        lift();
        assert_true(headless_click("hand:5m:1"));
        wait_for_curtain();
        headless_assert_reads("Ben, over to you");
        lift();
        assert_int_equal(headless_find("button:pung") != NULL, can);
        assert_non_null(headless_find("button:pass"));
        headless_close();
        /* By the setting only who can claim is called, and for what. */
        rig("dueling-tigers", SEAT_NONE, no_indicators, deal, "");
        app.settings.cover_discards = false;
        app_go(&app, scene_table(&app));
        wait_for_curtain();
        lift();
        assert_true(headless_click("hand:5m:1"));
        if (can) {
            wait_for_curtain();
            headless_assert_reads("Ben, you may claim a tile");
        } else {
            headless_steps(60);
            assert_true(headless_is_at("table"));
            assert_non_null(headless_find("button:draw")); /* Ann goes on with the dummy */
        }
        headless_close();
    }
}

/* Nobody can claim what Ann has drawn for Dummy, so Ben's own draw is made already. While they are called to
 * look this is kept back from whoever holds the screen, in the log of the pause too: docs/architecture.md,
 * "What a hot seat must not reveal". */
TEST(the_log_of_the_pause_keeps_back_what_the_cover_does)
{
    rig("dueling-tigers", SEAT_NONE, no_indicators, "east 159m159p1234567z8p; west 258m147p1122334z", "");
    app_go(&app, scene_table(&app));
    wait_for_curtain();
    lift();
    assert_true(headless_click("hand:5m:1"));
    wait_for_curtain();
    lift();
    assert_true(headless_click("button:pass"));
    wait_for_curtain();
    lift();
    assert_true(headless_click("button:draw"));
    wait_for_curtain();
    assert_true(headless_table()->cover.rest > 0);
    headless_key(SDLK_ESCAPE);
    headless_key(SDLK_g);
    assert_true(headless_is_at("log"));
    headless_assert_reads("for the dummy");
    assert_false(headless_reads("Ben draws"));
    headless_key(SDLK_ESCAPE); /* and the table stays covered */
    wait_for_curtain();
    headless_assert_reads("Ben, over to you");
    headless_close();
}

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
