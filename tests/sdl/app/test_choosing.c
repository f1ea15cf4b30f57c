/*
 * test_choosing.c: what keys and the mouse do on every screen: moving, choosing, muting.
 */
#include "support/test.h"

#include "sdl/headless.h"

/* --- keys ---------------------------------------------------------------------------------------------- */

static void hold(SDL_Keycode code, int times)
{
    for (int i = 0; i < times; i++) {
        SDL_Event event = {.type = SDL_KEYDOWN};
        event.key.keysym.sym = code;
        event.key.repeat = i > 0;
        input_event(&app, &event);
        loop_draw(&app, false);
    }
}

/* What is held moves on, and does nothing twice. */
TEST(a_held_key_moves_and_chooses_once)
{
    static const SDL_Keycode moving[] = {SDLK_DOWN, SDLK_UP, SDLK_RIGHT, SDLK_LEFT, SDLK_TAB};
    char pressed[INPUT_ID];
    headless_open_scene("settings", 1280, 800, SPEED_OFF);
    for (size_t i = 0; i < sizeof moving / sizeof *moving; i++) {
        input_focus(&app, "confirm");
        for (int press = 0; press < 4; press++)
            hold(moving[i], 1);
        SDL_strlcpy(pressed, app.input.focus, sizeof pressed);
        input_focus(&app, "confirm");
        hold(moving[i], 4);
        assert_string_equal(app.input.focus, pressed);
    }
    bool before = app.settings.confirm_discard;
    input_focus(&app, "confirm");
    hold(SDLK_RETURN, 4);
    assert_int_equal(app.settings.confirm_discard, !before);
    hold(SDLK_m, 4);
    assert_true(app.settings.muted);
}

TEST(a_held_backspace_erases)
{
    headless_open_scene("settings-6", 1280, 800, SPEED_OFF);
    assert_true(headless_click("name:you"));
    assert_true(strlen(app.settings.names[0]) >= 3);
    size_t before = strlen(app.settings.names[0]);
    hold(SDLK_BACKSPACE, 2);
    headless_key(SDLK_RETURN);
    assert_int_equal(strlen(app.settings.names[0]), before - 2);
}

/* --- the mouse ----------------------------------------------------------------------------------------- */

static void click_with(const char *id, Uint8 button, Uint32 which)
{
    const struct target *target = target_find(&app, id);
    assert_non_null(target);
    for (int i = 0; i < 2; i++) {
        SDL_Event event = {.type = i ? SDL_MOUSEBUTTONUP : SDL_MOUSEBUTTONDOWN};
        event.button.button = button;
        event.button.which = which;
        event.button.x = (int)(target->rect.x + target->rect.w / 2);
        event.button.y = (int)(target->rect.y + target->rect.h / 2);
        input_event(&app, &event);
    }
    loop_draw(&app, false);
}

/* Nor what SDL makes of a finger, which is told as a finger too and would count twice. */
TEST(other_buttons_choose_nothing)
{
    SDL_Event move = {.type = SDL_MOUSEMOTION};
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    headless_steps(12);
    click_with("button:settings", SDL_BUTTON_RIGHT, 0);
    click_with("button:settings", SDL_BUTTON_MIDDLE, 0);
    click_with("button:settings", SDL_BUTTON_LEFT, SDL_TOUCH_MOUSEID);
    assert_true(headless_is_at("title"));
    struct rect rect = target_find(&app, "button:settings")->rect;
    headless_mouse(SDL_MOUSEMOTION,
                   rect_make(2, 2, 2, 2)); /* the middle button has brought the pointer there */
    move.motion.which = SDL_TOUCH_MOUSEID;
    move.motion.x = (int)(rect.x + rect.w / 2);
    move.motion.y = (int)(rect.y + rect.h / 2);
    input_event(&app, &move);
    assert_false(input_is_hot(&app, "button:settings"));
    click_with("button:settings", SDL_BUTTON_LEFT, 0);
    assert_true(headless_is_at("settings"));
}

/* What is greyed cannot be clicked; what is let go elsewhere is not chosen. */
TEST(a_click_means_what_it_was_pressed_and_let_go_on)
{
    headless_open_scene("settings", 1280, 800, SPEED_OFF);
    headless_steps(12);
    bool before = app.settings.confirm_discard;
    struct rect rect = target_find(&app, "confirm")->rect, other = target_find(&app, "speed:1")->rect;
    headless_mouse(SDL_MOUSEBUTTONDOWN, rect);
    headless_mouse(SDL_MOUSEBUTTONUP, other);
    assert_int_equal(app.settings.confirm_discard, before);
    headless_mouse(SDL_MOUSEBUTTONUP, rect); /* of a press outside the window */
    assert_int_equal(app.settings.confirm_discard, before);
    headless_open_scene("table-discard", 1280, 800, SPEED_OFF);
    headless_steps(12);
    int position = session_position(app.session);
    assert_true(target_find(&app, "button:riichi")->flags & TARGET_OFF);
    click_with("button:riichi", SDL_BUTTON_LEFT, 0);
    headless_key(SDLK_r);
    assert_int_equal(session_position(app.session), position);
}
