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

/* Four at one screen: who has switched on that wins are declared and all else is passed is called for their
 * own turns alone. */
TEST(whose_toggles_decide_is_called_once_a_turn)
{
    int turns[2] = {0}, curtains[2] = {0};

    for (int decides = 0; decides < 2; decides++) {
        rig("patterns", SEAT_NONE, NULL, "", "");
        app.settings.one_curtain = false;
        app_go(&app, scene_table(&app));
        for (int i = 0; i < 60 * APP_STEPS && turns[decides] < 12 && !headless_is_at("result"); i++) {
            headless_step();
            struct table_scene *table = headless_table();
            for (int seat = 0; table && seat < SEAT_MAX; seat++)
                table->auto_play[seat].no_claims = table->auto_play[seat].win_at_once = decides;
            if (headless_is_at("curtain")) {
                curtains[decides]++;
                lift();
            } else if (headless_is_at("table") && table_scene_is_open(table)) {
                bool turn = table->view.table.phase == PHASE_TURN;
                turns[decides] += turn;
                assert_true(headless_click_one((const char *const[]){turn ? "hand:" : "button:pass", NULL}));
            }
        }
        assert_int_equal(turns[decides], 12);
    }
    assert_true(curtains[0] >= 3 * 11); /* all others look at every discard */
    assert_int_equal(curtains[1], 12);
    headless_close();
}

/* By a setting a hand is seen while its player's key is held, and by nobody who presses another. */
static void let_go(SDL_Keycode code)
{
    SDL_Event event = {.type = SDL_KEYUP};
    event.key.keysym.sym = code;
    input_event(&app, &event);
    loop_draw(&app, false);
}

TEST(a_hand_is_seen_while_a_key_is_held)
{
    rig("dueling-tigers", SEAT_NONE, no_indicators, "east 1599m159p123456z8p; west 55m28m147p112233z", "");
    app.settings.hold_to_see = true;
    app_go(&app, scene_table(&app));
    wait_for_curtain();
    headless_key(SDLK_j);
    assert_true(headless_is_at("curtain"));
    headless_key(SDLK_q);
    assert_true(headless_is_at("table"));
    assert_int_equal(headless_table()->view.seat, 0);
    headless_steps(30);
    let_go(SDLK_x);
    assert_int_equal(headless_table()->view.seat, 0);
    headless_key(SDLK_g); /* the log stands over it */
    let_go(SDLK_q);
    assert_int_equal(headless_table()->view.seat, SEAT_NONE);
    headless_key(SDLK_ESCAPE);
    wait_for_curtain();
    headless_key(SDLK_q);
    headless_steps(30);
    assert_true(headless_click_one((const char *const[]){"hand:5m", NULL}));
    headless_steps(60);
    assert_true(headless_click("dummy:3"));
    wait_for_curtain();
    let_go(SDLK_q);
    headless_key(SDLK_j);
    headless_steps(30);
    assert_non_null(headless_find("button:pung"));
    headless_key(SDLK_RETURN);
    headless_steps(5);
    assert_string_equal(rig_last_move(), "pung");
    let_go(SDLK_j);
    wait_for_curtain();
    assert_int_equal(headless_table()->next, 1);
    headless_close();
}

static void pad(Uint32 type, Uint8 button)
{
    SDL_Event event = {.type = type};
    event.cbutton.button = button;
    input_event(&app, &event);
    loop_draw(&app, false);
}

TEST(a_hand_is_seen_while_a_shoulder_of_the_pad_is_held)
{
    rig("dueling-tigers", SEAT_NONE, no_indicators, "east 1599m159p123456z8p; west 55m28m147p112233z", "");
    app.settings.hold_to_see = true;
    app_go(&app, scene_table(&app));
    wait_for_curtain();
    pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    assert_true(headless_is_at("curtain"));
    pad(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    assert_true(headless_is_at("table"));
    headless_steps(30);
    pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    pad(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_int_equal(headless_table()->view.seat, 0);
    pad(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    assert_int_equal(headless_table()->view.seat, SEAT_NONE);
    headless_close();
}

/* Of three who are all asked about each discard the one next in turn is asked last, and plays on without
 * another curtain: two of them for each discard. */
TEST(the_next_in_turn_is_asked_last)
{
    static const char *const three[] = {"players", "three", "size", "4", NULL};
    int curtains = 0, discards = 0;

    rig("one-suit", SEAT_NONE, three, "", "");
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 60 * APP_STEPS && discards < 6 && headless_view(0).table.round == 1; i++) {
        headless_step();
        if (headless_is_at("curtain")) {
            curtains++;
            lift();
        } else if (headless_is_at("table") && table_scene_is_open(headless_table())) {
            if (headless_click_one((const char *const[]){"button:pass", NULL}))
                continue;
            assert_true(headless_click_one((const char *const[]){"hand:", NULL}));
            assert_int_equal(curtains, discards++ ? 2 : 1);
            curtains = 0;
        }
    }
    assert_int_equal(discards, 6);
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
