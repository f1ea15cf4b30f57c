/*
 * test_input_text.c: what is typed. The system's input method gets letters where something is typed, and
 * nowhere else.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "sdl/real_window.h"

static SDL_bool has_keyboard; /* the system shows one of its own where something is typed */

SDL_bool __wrap_SDL_HasScreenKeyboardSupport(void);
SDL_bool __wrap_SDL_HasScreenKeyboardSupport(void)
{
    return has_keyboard;
}

static SDL_Rect told; /* where what is typed stands */

void __wrap_SDL_SetTextInputRect(const SDL_Rect *rect);
void __wrap_SDL_SetTextInputRect(const SDL_Rect *rect)
{
    told = *rect;
}

static int density = 1; /* pixels a point of the window */

void __real_SDL_GetWindowSize(SDL_Window *window, int *w, int *h);
void __wrap_SDL_GetWindowSize(SDL_Window *window, int *w, int *h);
void __wrap_SDL_GetWindowSize(SDL_Window *window, int *w, int *h)
{
    __real_SDL_GetWindowSize(window, w, h);
    *w /= density;
    *h /= density;
}

static void open_window(void)
{
    has_keyboard = SDL_FALSE;
    real_window_open(1280, 800, NULL);
}

static void go_to(const char *scene)
{
    app_go(&app, scene_by_name(&app, scene));
    headless_steps(3);
}

static void click_field(void)
{
    const struct target *field = headless_find("field:");
    assert_non_null(field);
    assert_true(headless_click(field->id));
}

static void letters_are_keys_where_nothing_is_typed(void **state)
{
    static const char *const scenes[] = {"title",    "table-discard", "options",
                                         "settings", "keys-asked",    "records"};
    (void)state;
    open_window();
    assert_true(SDL_IsTextInputActive()); /* SDL begins so */
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        go_to(scenes[i]);
        assert_false(SDL_IsTextInputActive());
    }
    headless_close();
}

static void they_are_text_in_a_field(void **state)
{
    (void)state;
    open_window();
    go_to("options");
    click_field();
    assert_true(SDL_IsTextInputActive());
    headless_key(SDLK_RETURN);
    assert_false(SDL_IsTextInputActive());
    click_field();
    go_to("title");
    assert_false(SDL_IsTextInputActive());
    headless_close();
}

static void they_are_text_where_a_scene_takes_them(void **state)
{
    static const char *const scenes[] = {"scorer", "typing"};
    (void)state;
    open_window();
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        go_to(scenes[i]);
        assert_true(SDL_IsTextInputActive());
        go_to("title");
        assert_false(SDL_IsTextInputActive());
    }
    headless_close();
}

/* Waits until a target of that beginning is lit, into its group if need be. */
static void wait_until_lit(const char *start)
{
    for (int i = 0; i < 4000; i++) {
        const struct scan *scan = &app.input.scan;
        struct rect rect;
        const char *id = scan_lit(scan, &rect);
        bool inside = false;
        if (!strncmp(id, start, strlen(start)))
            return;
        for (int s = 0; s < scan->count && !id[0]; s++)
            inside = inside || (scan->stops[s].group == scan->group &&
                                !strncmp(scan->stops[s].id, start, strlen(start)));
        if (inside)
            headless_key(SDLK_SPACE);
        headless_steps(2);
    }
    fail_msg("%s: one key does not come to %s", headless_top(), start);
}

static void open_with_one_key(void)
{
    app.settings.scan = true;
    app.settings.scan_pace = 1;
    go_to("options");
    wait_until_lit("field:");
}

/* Its light goes over fields as over all else. */
static void one_key_types_nothing_into_a_field(void **state)
{
    (void)state;
    open_window();
    open_with_one_key();
    assert_memory_equal(app.input.focus, "field:", 6);
    assert_false(SDL_IsTextInputActive());
    headless_key(SDLK_SPACE);
    assert_string_equal(headless_top(), "typing");
    headless_close();
}

/* The letter that is chosen is typed, and no blank with it. */
static void the_one_key_is_not_typed(void **state)
{
    SDL_Event blank = {.type = SDL_TEXTINPUT};
    (void)state;
    open_window();
    open_with_one_key();
    blank.text.text[0] = ' ';
    headless_key(SDLK_SPACE);
    input_event(&app, &blank);
    headless_steps(2);
    char before[sizeof app.input.typed];
    SDL_strlcpy(before, app.input.typed, sizeof before);
    wait_until_lit("letter:2:0");
    headless_key(SDLK_SPACE);
    input_event(&app, &blank);
    headless_steps(2);
    SDL_strlcat(before, "a", sizeof before);
    assert_string_equal(app.input.typed, before);
    headless_key(SDLK_F2); /* whoever has more keys may type */
    input_event(&app, &blank);
    headless_steps(2);
    SDL_strlcat(before, " ", sizeof before);
    assert_string_equal(app.input.typed, before);
    headless_close();
}

static void touch(Uint32 type, struct rect rect)
{
    SDL_Event event = {.type = type};
    event.tfinger.x = (rect.x + rect.w / 2) / (float)app.painter.layout.width;
    event.tfinger.y = (rect.y + rect.h / 2) / (float)app.painter.layout.height;
    input_event(&app, &event);
    loop_draw(&app, false);
}

/* A keyboard of the system's would lie over the letters that the game shows to a finger, a pad or one key. */
static void no_second_keyboard_comes_onto_the_screen(void **state)
{
    SDL_Event pad = {.type = SDL_CONTROLLERBUTTONDOWN};
    (void)state;
    open_window();
    has_keyboard = SDL_TRUE;
    go_to("options");
    headless_steps(20);
    struct rect rect = headless_find("field:")->rect;
    touch(SDL_FINGERDOWN, rect);
    assert_false(SDL_IsTextInputActive());
    touch(SDL_FINGERUP, rect);
    assert_string_equal(headless_top(), "typing");
    assert_false(SDL_IsTextInputActive());
    headless_key(SDLK_LSHIFT); /* there is a keyboard after all */
    assert_true(SDL_IsTextInputActive());
    pad.cbutton.button = SDL_CONTROLLER_BUTTON_DPAD_DOWN;
    input_event(&app, &pad);
    loop_draw(&app, false);
    assert_false(SDL_IsTextInputActive());
    go_to("options");
    click_field();
    assert_true(SDL_IsTextInputActive());
    headless_close();
}

/* The candidates of the method stand below it. */
static void the_place_of_what_is_typed_is_told(void **state)
{
    (void)state;
    open_window();
    go_to("options");
    click_field();
    struct rect rect = target_find(&app, app.input.focus)->rect;
    for (density = 1; density <= 2; density++) {
        app_dirty(&app);
        loop_draw(&app, true);
        assert_int_equal(told.x, (int)rect.x / density);
        assert_int_equal(told.y, (int)rect.y / density);
        assert_int_equal(told.w, (int)rect.w / density);
        assert_int_equal(told.h, (int)rect.h / density);
    }
    density = 1;
    headless_close();
}

/* --- what an input method composes ------------------------------------------------------------------------
 */

static void send(Uint32 type, const char *text)
{
    SDL_Event event = {.type = type};
    SDL_strlcpy(type == SDL_TEXTINPUT ? event.text.text : event.edit.text, text, 32);
    input_event(&app, &event);
    loop_draw(&app, false);
}

/* A name begun in the options, of which the method still shows the sounds. */
static void compose(void)
{
    headless_open(1280, 800, SPEED_OFF);
    go_to("options");
    click_field();
    for (int i = 0; i < PLAYER_NAME; i++)
        headless_key(SDLK_BACKSPACE);
    send(SDL_TEXTINPUT, "Zo");
    headless_key(SDLK_t);
    send(SDL_TEXTEDITING, "たなか");
}

/* As on macOS: the key comes, then the end of what was composed, then the text. */
static void return_takes_what_is_composed(void **state)
{
    (void)state;
    compose();
    headless_key(SDLK_RETURN);
    assert_memory_equal(app.input.focus, "field:", 6);
    send(SDL_TEXTEDITING, "");
    send(SDL_TEXTINPUT, "田中");
    headless_assert_reads(" Zo田中 ");
    headless_key(SDLK_RETURN);
    assert_string_equal(app.input.focus, "");
    headless_assert_reads(" Zo田中 ");
    headless_close();
}

/* It is the method's to rub out, too. */
static void what_is_composed_is_shown_and_left_alone(void **state)
{
    (void)state;
    compose();
    headless_assert_reads(" Zoたなか ");
    headless_key(SDLK_BACKSPACE);
    send(SDL_TEXTEDITING, "たな");
    headless_assert_reads(" Zoたな ");
    headless_key(SDLK_ESCAPE);
    send(SDL_TEXTEDITING, "");
    headless_assert_reads(" Zo ");
    headless_key(SDLK_BACKSPACE);
    assert_false(headless_reads(" Zo "));
    headless_close();
}

/* Not even if nobody says that it ended. */
static void nothing_is_composed_where_nothing_is_typed(void **state)
{
    (void)state;
    compose();
    go_to("title");
    headless_key(SDLK_r);
    assert_string_equal(headless_top(), "records");
    send(SDL_TEXTEDITING, "た");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "title");
    go_to("scorer"); /* its letters are keys as well */
    headless_key(SDLK_5);
    send(SDL_TEXTEDITING, "m");
    headless_key(SDLK_6);
    headless_assert_reads(" 56, ");
    headless_close();
}

/* As the letters on the screen are chosen, somebody may type too. */
static void what_is_composed_is_shown_above_the_letters(void **state)
{
    (void)state;
    headless_open(1280, 800, SPEED_OFF);
    go_to("options");
    app_go(&app, scene_typing(&app, app.top, "field:first"));
    headless_steps(2);
    send(SDL_TEXTINPUT, "Zo");
    send(SDL_TEXTEDITING, "たなか");
    headless_assert_reads("Zoたなか ");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "typing");
    headless_close();
}

/* A field was opened by the one key. Of the keys that the method takes the game hears nothing but that they
 * are let go. */
static void with_one_key_what_was_composed_is_typed(void **state)
{
    SDL_Event up = {.type = SDL_KEYUP};
    (void)state;
    open_window();
    open_with_one_key();
    headless_key(SDLK_SPACE);
    headless_steps(2);
    char before[sizeof app.input.typed];
    SDL_strlcpy(before, app.input.typed, sizeof before);
    send(SDL_TEXTINPUT, " "); /* the key's own, and again while it is held */
    send(SDL_TEXTINPUT, " ");
    headless_steps(2);
    assert_string_equal(app.input.typed, before);
    up.key.keysym.sym = SDLK_SPACE;
    input_event(&app, &up);
    send(SDL_TEXTEDITING, "たなか");
    send(SDL_TEXTEDITING, "");
    send(SDL_TEXTINPUT, "田中");
    headless_steps(2);
    SDL_strlcat(before, "田中", sizeof before);
    assert_string_equal(app.input.typed, before);
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_are_keys_where_nothing_is_typed),
        cmocka_unit_test(they_are_text_in_a_field),
        cmocka_unit_test(they_are_text_where_a_scene_takes_them),
        cmocka_unit_test(one_key_types_nothing_into_a_field),
        cmocka_unit_test(the_one_key_is_not_typed),
        cmocka_unit_test(no_second_keyboard_comes_onto_the_screen),
        cmocka_unit_test(the_place_of_what_is_typed_is_told),
        cmocka_unit_test(return_takes_what_is_composed),
        cmocka_unit_test(what_is_composed_is_shown_and_left_alone),
        cmocka_unit_test(nothing_is_composed_where_nothing_is_typed),
        cmocka_unit_test(what_is_composed_is_shown_above_the_letters),
        cmocka_unit_test(with_one_key_what_was_composed_is_typed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
