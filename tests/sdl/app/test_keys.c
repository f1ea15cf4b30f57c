/*
 * test_keys.c: what Ctrl does, and Cmd on a Mac: taking back and making again, settings over everything,
 * quitting; and a letter with Cmd is no typing.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "sdl/headless.h"
#include "support/match.h"

static const Uint16 commands[] = {KMOD_LCTRL, KMOD_LGUI};

static void press(SDL_Keycode code, int modifiers)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    event.key.keysym.mod = (Uint16)modifiers;
    input_event(&app, &event);
    loop_draw(&app, false);
}

static void type(const char *letter, int modifiers)
{
    SDL_Event event = {.type = SDL_TEXTINPUT};
    SDL_SetModState((SDL_Keymod)modifiers);
    press(letter[0], modifiers);
    SDL_strlcpy(event.text.text, letter, sizeof event.text.text);
    input_event(&app, &event);
    SDL_SetModState(KMOD_NONE);
    loop_draw(&app, false);
}

static void begin_practice(void)
{
    struct setup setup;
    struct rng rng;
    headless_open(1280, 800, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    setup.practice = true;
    app_set_session(&app, session_new(&setup, NULL));
    rng_init(&rng, 2);
    for (int i = 0; i < 40 || !(session_asked(app.session) & 1) || !session_has_undo(app.session); i++)
        assert_true(match_step(app.session, &rng));
    app_go(&app, scene_table(&app));
    headless_steps(120);
}

static void moves_are_taken_back_and_made_again(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        begin_practice();
        int position = session_position(app.session);
        press(SDLK_z, commands[i]);
        int before = session_position(app.session);
        assert_true(before < position);
        press(SDLK_z, commands[i] | KMOD_LSHIFT);
        assert_true(session_position(app.session) > before);
        press(SDLK_z, commands[i]);
        press(SDLK_y, commands[i]);
        assert_true(session_position(app.session) > before);
        headless_close();
    }
}

static void the_settings_lie_over_the_table_once(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        headless_open_scene("table-discard", 1280, 800, SPEED_OFF);
        struct scene *below = app.top;
        press(SDLK_COMMA, commands[i]);
        assert_string_equal(headless_top(), "settings");
        struct scene *settings = app.top;
        press(SDLK_COMMA, commands[i]);
        assert_ptr_equal(app.top, settings);
        headless_key(SDLK_ESCAPE);
        assert_ptr_equal(app.top, below);
        headless_close();
    }
}

static void quitting(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        headless_open_scene("title", 1280, 800, SPEED_OFF);
        press(SDLK_q, KMOD_NONE);
        assert_false(app.quit); /* it asks */
        press(SDLK_q, commands[i]);
        assert_true(app.quit);
        headless_close();
    }
}

static void a_letter_with_a_command_is_not_typed(void **state)
{
    (void)state;
    headless_open_scene("options", 1280, 800, SPEED_OFF);
    const struct target *field = headless_find("field:");
    assert_non_null(field);
    assert_true(headless_click(field->id));
    loop_draw(&app, true);
    SDL_Surface *before = SDL_DuplicateSurface(app.picture);
    size_t bytes = (size_t)before->pitch * (size_t)before->h;
    type("1", KMOD_LGUI);
    loop_draw(&app, true);
    assert_memory_equal(app.picture->pixels, before->pixels, bytes);
    type("1", KMOD_NONE);
    loop_draw(&app, true);
    assert_true(memcmp(app.picture->pixels, before->pixels, bytes) != 0);
    SDL_FreeSurface(before);
    headless_close();
}

static void a_letter_with_a_command_presses_no_button(void **state)
{
    (void)state;
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    press(SDLK_r, KMOD_LGUI);
    assert_string_equal(headless_top(), "title");
    press(SDLK_m, KMOD_LGUI); /* puts the window away, where the system knows it */
    assert_false(app.settings.muted);
    press(SDLK_r, KMOD_NONE);
    assert_string_equal(headless_top(), "records");
    headless_close();
    headless_open_scene("table-discard", 1280, 800, SPEED_OFF);
    press(SDLK_i, KMOD_LGUI);
    assert_false(app.input.look);
    press(SDLK_g, KMOD_LGUI);
    assert_string_equal(headless_top(), "table");
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_taken_back_and_made_again),
        cmocka_unit_test(the_settings_lie_over_the_table_once),
        cmocka_unit_test(quitting),
        cmocka_unit_test(a_letter_with_a_command_is_not_typed),
        cmocka_unit_test(a_letter_with_a_command_presses_no_button),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
