/*
 * test_pad.c: a gamepad at the table: A is the gold button as soon as it is there, a win is passed only by
 * holding X, and what other buttons do is shown by their signs.
 */
#include "support/test.h"

#include "sdl/rig.h"

#define WAITING "123456m789p1155z" /* for east or the white dragon */

static void press(SDL_GameControllerButton button, Uint32 type)
{
    SDL_Event event = {.type = type};
    event.cbutton.button = (Uint8)button;
    input_event(&app, &event);
    loop_draw(&app, false);
}

/* The person is West and asked whether they claim a tile that wins, or one of which they hold two. */
static void claim(const char *west, const char *discard)
{
    char deal[120];
    snprintf(deal, sizeof deal, "east 258m147p22334465z; west %s", west);
    rig("dueling-tigers", 1, no_indicators, deal, discard);
    app_go(&app, scene_table(&app));
    headless_steps(30);                                               /* until clicks count */
    press(SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_CONTROLLERBUTTONDOWN); /* the pad is what is used */
}

static bool is_asked(void)
{
    return session_asked(app.session) >> 1 & 1 && headless_find("button:pass");
}

TEST(a_is_the_gold_button)
{
    claim(WAITING, "discard 5z");
    assert_true(input_is_focused(&app, "button:win"));
    press(SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLERBUTTONDOWN);
    assert_int_equal(headless_view(1).table.result.outcome, OUTCOME_WIN);
    headless_close();
}

TEST(a_win_is_passed_by_holding)
{
    claim(WAITING, "discard 5z");
    press(SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLERBUTTONDOWN);
    headless_step();
    press(SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLERBUTTONUP);
    headless_steps(60); /* a second and more */
    assert_true(is_asked());
    headless_assert_reads("Hold X to pass: you could win.");
    press(SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLERBUTTONDOWN);
    headless_steps(60);
    assert_false(is_asked());
    headless_close();
}

TEST(what_is_no_win_is_passed_at_once)
{
    claim("258m369p1155z346z", "discard 5z");
    assert_true(is_asked());
    press(SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLERBUTTONDOWN);
    headless_step();
    assert_false(is_asked());
    headless_close();
}
