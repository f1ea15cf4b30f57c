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

static void take_pad(void)
{
    app_go(&app, scene_table(&app));
    headless_steps(30);                                               /* until clicks count */
    press(SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_CONTROLLERBUTTONDOWN); /* the pad is what is used */
}

/* The person is West and asked whether they claim a tile that wins, or one of which they hold two. */
static void claim(const char *west, const char *discard)
{
    char deal[120];
    snprintf(deal, sizeof deal, "east 258m147p22334465z; west %s", west);
    rig("dueling-tigers", 1, no_indicators, deal, discard);
    take_pad();
}

static void pull(SDL_GameControllerAxis trigger)
{
    SDL_Event event = {.type = SDL_CONTROLLERAXISMOTION};
    event.caxis.axis = (Uint8)trigger;
    event.caxis.value = 32000;
    input_event(&app, &event);
    loop_draw(&app, false);
}

/* The sign that is looked for: its middle lies in that place. */
static struct {
    struct rect place;
    char words[16];
} sign;

static void look_for_sign(void *to, const struct type_seen *seen)
{
    float x = seen->rect.x + seen->rect.w / 2 - sign.place.x, y = seen->rect.y - sign.place.y;
    (void)to;
    if (seen->sign && x >= 0 && x < sign.place.w && y >= 0 && y < sign.place.h)
        snprintf(sign.words, sizeof sign.words, "%s", seen->words);
}

/* What can be pressed has that sign of the pad on it. */
static void assert_sign(const char *id, const char *words)
{
    const struct target *target = target_find(&app, id);
    if (!target || target->flags & TARGET_OFF)
        fail_msg("%s is not there", id);
    sign.place = target->rect;
    sign.words[0] = '\0';
    headless_watch(look_for_sign, NULL);
    if (strcmp(sign.words, words) != 0)
        fail_msg("%s shows \"%s\", not \"%s\"", id, sign.words, words);
}

static void assert_moved(const char *move)
{
    if (strncmp(rig_last_move(), move, strlen(move)) != 0)
        fail_msg("%s, not %s", rig_last_move(), move);
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

/* The program's loop meets the button after three seconds in which nothing happened, and again a little
 * later. */
static void press_after_rest(Uint32 type, double seconds)
{
    SDL_Event event = {.type = type};
    event.cbutton.button = SDL_CONTROLLER_BUTTON_X;
    app.animating = false;
    app.loop.last = loop_seconds() - seconds;
    if (type)
        assert_int_equal(SDL_PushEvent(&event), 1);
    else
        app.wake_at = 0;
    loop_turn(&app);
}

/* What passed before the button went down is no holding. */
TEST(a_win_is_not_passed_by_a_tap_after_a_rest)
{
    claim(WAITING, "discard 5z");
    press_after_rest(SDL_CONTROLLERBUTTONDOWN, 3);
    assert_true(is_asked());
    press_after_rest(SDL_CONTROLLERBUTTONUP, 0.1);
    press_after_rest(0, 3);
    assert_true(is_asked());
    press_after_rest(SDL_CONTROLLERBUTTONDOWN, 3);
    press_after_rest(0, 0.5);
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

/* Each shows the button that presses it; what has none of its own shows A as soon as the focus is on it. */
TEST(claims_show_their_signs)
{
    claim(WAITING, "discard 5z");
    assert_sign("button:win", "A");
    assert_sign("button:pung", "");
    assert_sign("button:pass", "X");
    assert_sign("button:menu", "B");
    pull(SDL_CONTROLLER_AXIS_TRIGGERRIGHT); /* one press doesn't lose a win */
    assert_true(is_asked());
    claim(WAITING, "discard 5z");
    press(SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLERBUTTONDOWN);
    assert_true(input_is_focused(&app, "button:pass"));
    assert_sign("button:pung", "RT");
    pull(SDL_CONTROLLER_AXIS_TRIGGERRIGHT);
    assert_moved("pung");
    claim("258m369p1555z346z", "discard 5z");
    assert_sign("button:pung", "A");
    assert_sign("button:kong", "LT");
    pull(SDL_CONTROLLER_AXIS_TRIGGERLEFT);
    assert_moved("kong");
    rig("patterns", 1, NULL, "east 1599m159p123456z8p; south 4655m147p112233z", "discard 5m");
    take_pad();
    assert_sign("button:pung", "A");
    assert_sign("button:chow", "RS");
    assert_sign("button:pass", "X");
    press(SDL_CONTROLLER_BUTTON_RIGHTSTICK, SDL_CONTROLLERBUTTONDOWN);
    assert_moved("chow");
    headless_close();
}

TEST(a_turn_shows_its_signs)
{
    rig("dueling-tigers", 0, no_indicators, "east 123m456m789p1155z2z; west 555m28m25p123466z", "");
    take_pad();
    assert_sign("button:riichi", "RT");
    pull(SDL_CONTROLLER_AXIS_TRIGGERRIGHT);
    assert_sign("button:riichi-back", "RT");
    rig("dueling-tigers", 0, no_indicators, "east 1111m258m147p1234z; west 555m28m25p123466z", "");
    take_pad();
    assert_sign("button:kong", "LT");
    pull(SDL_CONTROLLER_AXIS_TRIGGERLEFT);
    assert_moved("kong");
    rig("dueling-tigers", 0, no_indicators, "east 159m159p12345677z; west 555m28m25p123466z", "discard 9p");
    take_pad();
    assert_sign("button:turn", "A");
    assert_sign("button:draw", "X");
    press(SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLERBUTTONDOWN);
    assert_moved("dummy-draw");
    headless_open_scene("duel-declare", 1280, 800, SPEED_OFF);
    press(SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_CONTROLLERBUTTONDOWN);
    assert_sign("button:riichi", "RT");
    assert_sign("button:tenpai", "RS");
    press(SDL_CONTROLLER_BUTTON_RIGHTSTICK, SDL_CONTROLLERBUTTONDOWN);
    assert_sign("button:tenpai-back", "RS");
    headless_close();
}

/* The suits at the beginning have numbers on a keyboard, and A for the one with the focus. */
TEST(a_card_with_the_focus_shows_a)
{
    headless_open_scene("table-remove", 1280, 800, SPEED_OFF);
    press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLERBUTTONDOWN);
    press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLERBUTTONDOWN);
    const char *suits[] = {"button:remove-m", "button:remove-p", "button:remove-s"};
    int focused = 0;
    for (int i = 0; i < 3; i++) {
        bool here = input_is_focused(&app, suits[i]);
        assert_sign(suits[i], here ? "A" : "");
        focused += here;
    }
    assert_int_equal(focused, 1);
    headless_close();
}

/* What a table makes of a trigger and a stick is no way to other screens, whose keys are the same. */
TEST(learn_is_not_left_by_a_trigger)
{
    headless_open_scene("learn", 1280, 800, SPEED_OFF);
    pull(SDL_CONTROLLER_AXIS_TRIGGERLEFT);
    press(SDL_CONTROLLER_BUTTON_RIGHTSTICK, SDL_CONTROLLERBUTTONDOWN);
    headless_step();
    assert_string_equal(headless_top(), "learn");
    headless_close();
}
