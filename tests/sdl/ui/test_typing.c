/*
 * test_typing.c: the letters on the screen: in every language each letter and figure stands there once, ten
 * in a row, and where keyboards of the language have it.
 */
#include "support/test.h"

#include "sdl/app/scenes.h"
#include "sdl/headless.h"
#include "words/languages/languages.h"

enum { LETTERS = 40, LETTER = 8 };

static struct letter {
    char words[LETTER];
    struct rect rect;
} letters[LETTERS];
static int count;

/* What is written in the target of a letter. */
static void look(void *to, const struct type_seen *seen)
{
    (void)to;
    for (int i = 0; i < LETTERS && !app.input.covered; i++)
        if (rect_contains(letters[i].rect, seen->rect.x, seen->rect.y + seen->rect.h / 2)) {
            snprintf(letters[i].words, LETTER, "%s", seen->words);
            count++;
        }
}

static void open_in(const char *code)
{
    struct error why;
    app.command_line.language = code;
    assert_true(app_speak(&app, &why));
    app_go(&app, scene_by_name(&app, "typing"));
    headless_steps(3);
    type_watch(&app.painter, NULL, NULL);
    for (int i = 0; i < LETTERS; i++) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "letter:%d:%d", i / 10, i % 10);
        const struct target *target = target_find(&app, id);
        assert_non_null(target);
        letters[i].rect = target->rect;
    }
    count = 0;
    headless_watch(look, NULL);
}

static int how_often(char letter)
{
    int often = 0;
    for (int i = 0; i < LETTERS; i++)
        often += letters[i].words[0] == letter && !letters[i].words[1];
    return often;
}

TEST(every_letter_is_there_once)
{
    headless_open(1280, 800, SPEED_OFF);
    for (int i = 0; i <= language_count(); i++) {
        const char *code = i < language_count() ? language_at(i)->code : "pseudo";
        open_in(code);
        assert_int_equal(count, LETTERS);
        for (const char *at = "abcdefghijklmnopqrstuvwxyz0123456789-'"; *at; at++)
            if (how_often(*at) != 1)
                fail_msg("%s: %c stands there %d times", code, *at, how_often(*at));
    }
    open_in("en");
}

TEST(they_stand_as_on_keyboards_of_the_language)
{
    static const char *const first[][2] = {
        {"en", "qwerty"}, {"de", "qwertz"}, {"fr", "azerty"}, {"es", "qwerty"}, {"ja", "qwerty"}};
    headless_open(1280, 800, SPEED_OFF);
    for (size_t i = 0; i < sizeof first / sizeof *first; i++) {
        open_in(first[i][0]);
        for (int k = 0; first[i][1][k]; k++)
            assert_int_equal(letters[10 + k].words[0], first[i][1][k]);
    }
    open_in("es");
    assert_string_equal(letters[29].words, "ñ");
    open_in("en");
}

/* --- a name is typed with them --- */

static void open_over_a_name(void)
{
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, scene_options(&app, ruleset_find("one-suit"), false));
    headless_steps(2);
    app_go(&app, scene_typing(&app, app.top, "field:first"));
    headless_steps(2);
    for (int i = 0; i < PLAYER_NAME; i++)
        assert_true(headless_click("button:erase"));
}

/* The name with which the match begins. */
static void assert_name(const char *name)
{
    assert_true(headless_is_at("options"));
    assert_true(headless_click("button:start"));
    for (int i = 0; i < 600 && !app.session; i++)
        headless_step();
    assert_non_null(app.session);
    assert_string_equal(app.settings.names[0], name);
}

TEST(a_name_is_typed_with_what_is_on_the_screen)
{
    open_over_a_name();
    assert_true(headless_click("button:capitals"));
    assert_true(headless_click("letter:2:0")); /* A, below Q */
    assert_true(headless_click("button:capitals"));
    assert_true(headless_click("letter:2:1"));
    assert_true(headless_click("button:blank"));
    assert_true(headless_click("letter:2:1"));
    assert_true(headless_click("letter:1:0"));
    assert_true(headless_click("button:erase"));
    headless_assert_reads("As s");
    assert_true(headless_click("button:done"));
    assert_name("As s");
}

/* A player who has a keyboard after all can type with it: letters don't do here what they do elsewhere, and
 * Esc keeps what is typed. */
TEST(a_keyboard_may_be_used_as_well)
{
    open_over_a_name();
    headless_key(SDLK_m); /* comes as a key and as text */
    assert_false(app.settings.muted);
    headless_type("M");
    headless_type("ei");
    headless_key(SDLK_BACKSPACE);
    headless_assert_reads("Me");
    assert_true(headless_is_at("typing"));
    headless_key(SDLK_UP); /* to another letter, not into the name */
    assert_memory_equal(app.input.focus, "letter:", 7);
    headless_key(SDLK_ESCAPE);
    assert_name("Me");
}

/* A pad's button for the middle of the table is a blank here. */
TEST(a_pad_has_buttons_for_erasing_blanks_and_capitals)
{
    static const SDL_GameControllerButton buttons[] = {
        SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_X,    SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
        SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_Y,    SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
        SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_START};
    open_over_a_name();
    app.input.device = DEVICE_PAD;
    app_go(&app, app.top->under);
    app_go(&app, scene_typing(&app, app.top, "field:first"));
    headless_steps(2);
    assert_true(input_is_focused(&app, "letter:1:0")); /* q, seen to have the focus */
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        headless_button(buttons[i]);
        headless_step();
    }
    assert_name("Q q");
}
