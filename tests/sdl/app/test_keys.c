/*
 * test_keys.c: a letter with Cmd is no typing; and keyboards of other languages.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "support/match.h"

static void press(SDL_Keycode code, int modifiers)
{
    headless_key_with(code, (Uint16)modifiers);
}

static void type(const char *letter, int modifiers)
{
    SDL_SetModState((SDL_Keymod)modifiers);
    press(letter[0], modifiers);
    headless_type(letter);
    SDL_SetModState(KMOD_NONE);
}

TEST(a_letter_with_a_command_is_not_typed)
{
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
}

/* --- keyboards of other languages --- */

/* A key with the sign it has there, at its place. */
static void press_at(SDL_Scancode place, SDL_Keycode sign, int modifiers)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.scancode = place;
    event.key.keysym.sym = sign;
    event.key.keysym.mod = (Uint16)modifiers;
    input_event(&app, &event);
    loop_draw(&app, false);
}

static void open_scene(const char *name)
{
    app_go(&app, scene_by_name(&app, name));
    headless_steps(2);
}

/* French ones have them with Shift; Czech ones too; and there is the keypad. */
TEST(digits_without_a_key_of_their_own)
{
    static const struct {
        SDL_Scancode place;
        SDL_Keycode sign;
        int modifiers;
    } seconds[] = {{SDL_SCANCODE_2, SDLK_2, 0},         {SDL_SCANCODE_2, 0xe9, 0},
                   {SDL_SCANCODE_2, 0xe9, KMOD_LSHIFT}, {SDL_SCANCODE_2, 0x11b, 0},
                   {SDL_SCANCODE_3, SDLK_2, 0},         {SDL_SCANCODE_KP_2, SDLK_KP_2, KMOD_NUM},
                   {SDL_SCANCODE_2, SDLK_QUOTEDBL, 0}};
    headless_open(1280, 800, SPEED_OFF);
    for (size_t i = 0; i < sizeof seconds / sizeof *seconds; i++) {
        open_scene("trainers");
        press_at(seconds[i].place, seconds[i].sign, seconds[i].modifiers);
        assert_string_not_equal(headless_top(), "trainers");
    }
}

/* R, then Ctrl+Z, where the letters are Russian. */
TEST(letters_of_another_script)
{
    headless_open(1280, 800, SPEED_OFF);
    open_scene("title");
    press_at(SDL_SCANCODE_R, 0x43a, 0);
    assert_string_equal(headless_top(), "records");
    open_scene("title");
    press_at(SDL_SCANCODE_Q, SDLK_a, 0); /* French: A, which is About */
    assert_string_equal(headless_top(), "about");
    headless_close();
    struct setup setup;
    headless_open(1280, 800, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    setup.practice = true;
    app_set_session(&app, session_new(&setup, NULL));
    match_play_some(app.session);
    app_go(&app, scene_table(&app));
    headless_steps(120);
    int position = session_position(app.session);
    press_at(SDL_SCANCODE_Z, 0x44f, KMOD_LCTRL);
    assert_true(session_position(app.session) < position);
}

/* Ctrl+A in a field, where the letters are Russian; and a keypad without Num Lock. */
TEST(a_line_is_edited_from_any_keyboard)
{
    const struct edit *edit = &app.input.edit;
    headless_open_scene("options", 1280, 800, SPEED_OFF);
    const struct target *field = headless_find("field:");
    assert_non_null(field);
    assert_true(headless_click(field->id));
    type("1", KMOD_NONE);
    int end = edit->caret;
    assert_true(end > 0);
    press_at(SDL_SCANCODE_A, 0x444, KMOD_NONE);
    assert_int_equal(edit->anchor, end);
    press_at(SDL_SCANCODE_A, 0x444, KMOD_LCTRL);
    assert_int_equal(edit->anchor, 0);
    assert_int_equal(edit->caret, end);
#ifndef __APPLE__
    press_at(SDL_SCANCODE_KP_7, SDLK_KP_7, KMOD_NONE);
    assert_int_equal(edit->caret, 0);
    press_at(SDL_SCANCODE_KP_1, SDLK_KP_1, KMOD_NONE);
    assert_int_equal(edit->caret, end);
#endif
}

static void choose_key(const char *action, SDL_Keycode key)
{
    SDL_strlcpy(app.settings.keys[0].action, action, sizeof app.settings.keys[0].action);
    SDL_strlcpy(app.settings.keys[0].key, SDL_GetKeyName(key), sizeof app.settings.keys[0].key);
}

/* Without Num Lock they are arrows, which repeat as the others do; given to something, they are keys. */
#ifndef __APPLE__
TEST(the_keypad_moves_the_focus_without_num_lock)
{
    SDL_Event held = {.type = SDL_KEYDOWN};
    char focus[2][INPUT_ID];
    headless_open(1280, 800, SPEED_OFF);
    held.key.repeat = 1;
    for (int pad = 0; pad < 2; pad++) {
        open_scene("trainers");
        press_at(pad ? SDL_SCANCODE_KP_2 : SDL_SCANCODE_DOWN, pad ? SDLK_KP_2 : SDLK_DOWN, 0);
        assert_string_equal(headless_top(), "trainers");
        assert_true(app.input.focus[0] && app.input.focus_visible);
        held.key.keysym.scancode = pad ? SDL_SCANCODE_KP_6 : SDL_SCANCODE_RIGHT;
        held.key.keysym.sym = pad ? SDLK_KP_6 : SDLK_RIGHT;
        char first[INPUT_ID];
        SDL_strlcpy(first, app.input.focus, sizeof first);
        input_event(&app, &held);
        loop_draw(&app, false);
        assert_string_not_equal(app.input.focus, first);
        SDL_strlcpy(focus[pad], app.input.focus, sizeof focus[pad]);
    }
    assert_string_equal(focus[0], focus[1]);
    choose_key("title-records", SDLK_KP_2);
    open_scene("title");
    press_at(SDL_SCANCODE_KP_2, SDLK_KP_2, 0);
    assert_string_equal(headless_top(), "records");
}
#endif

TEST(own_keys_go_before)
{
    headless_open(1280, 800, SPEED_OFF);
    choose_key("title-settings", 0x43a);
    open_scene("title");
    press_at(SDL_SCANCODE_R, 0x43a, 0);
    assert_string_equal(headless_top(), "settings");
    open_scene("title");
    press_at(SDL_SCANCODE_S, 0x44b, 0); /* has nothing to do any more */
    assert_string_equal(headless_top(), "title");
    choose_key("second", SDLK_x);
    open_scene("trainers");
    press_at(SDL_SCANCODE_2, 0xe9, 0);
    press_at(SDL_SCANCODE_KP_2, SDLK_KP_2, KMOD_NUM);
    assert_string_equal(headless_top(), "trainers");
}

/* What waits for a key gets the one that is pressed. */
TEST(a_key_is_chosen_by_its_own_sign)
{
    headless_open(1280, 800, SPEED_OFF);
    open_scene("keys-asked"); /* for "Kong" */
    press_at(SDL_SCANCODE_L, 0x434, 0);
    assert_string_equal(app.settings.keys[0].action, "kong");
    assert_string_equal(app.settings.keys[0].key, SDL_GetKeyName(0x434));
}

TEST(one_key_of_another_script)
{
    headless_open(1280, 800, SPEED_OFF);
    choose_key("scan", SDLK_r);
    app.settings.scan = true;
    app.settings.scan_pace = 1;
    open_scene("title");
    press_at(SDL_SCANCODE_R, 0x43a, 0);
    assert_true(app.input.chosen);
}
