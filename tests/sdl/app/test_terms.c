/*
 * test_terms.c: words of the glossary on the screen: underlined once, explained under a pointer that rests
 * and by F2, and in nobody's way.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "sdl/headless.h"
#include "words/glossary/glossary_words.h"

/* What was drawn last: whether the sentence that explains a word was among it. */
static int wanted;
static bool said;

static void watch(void *to, const struct type_seen *seen)
{
    (void)to;
    const char *meaning = glossary_word(wanted)->meaning;
    size_t length = strlen(seen->words) < 12 ? strlen(seen->words) : 12;
    said |= length == 12 && strncmp(meaning, seen->words, length) == 0;
}

static bool is_explained(int which)
{
    wanted = which;
    said = false;
    type_watch(&app.painter, watch, NULL);
    loop_draw(&app, false);
    type_watch(&app.painter, NULL, NULL);
    return said;
}

static void key_with(SDL_Keycode code, Uint16 modifiers)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    event.key.keysym.mod = modifiers;
    input_event(&app, &event);
    loop_draw(&app, false);
}

/* In prompts, logs, results, reviews, the rule book, options and helps. */
static void sentences_of_many_screens_have_words_that_explain_themselves(void **state)
{
    (void)state;
    static const char *const scenes[] = {"table-claim",     "table-log",    "duel-turn", "one-suit-name",
                                         "patterns-result", "classic-late", "rules-4",   "options",
                                         "settings",        "mode",         "review"};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        headless_open_scene(scenes[i], 1280, 800, SPEED_OFF);
        headless_steps(60);
        if (!app.terms.count)
            fail_msg("%s explains nothing", scenes[i]);
        for (int a = 0; a < app.terms.count; a++)
            for (int b = 0; b < a; b++)
                assert_int_not_equal(app.terms.list[a].which, app.terms.list[b].which);
        headless_close();
    }
}

static void f2_goes_through_all_of_them_and_escape_leaves_the_scene_alone(void **state)
{
    (void)state;
    headless_open_scene("rules-4", 1280, 800, SPEED_OFF);
    int count = app.terms.count;
    assert_true(count > 2);
    for (int i = 0; i < count; i++) {
        headless_key(SDLK_F2);
        assert_true(is_explained(app.terms.list[i].which));
    }
    headless_key(SDLK_F2); /* round the end */
    assert_true(is_explained(app.terms.list[0].which));
    key_with(SDLK_F2, KMOD_LSHIFT);
    assert_true(is_explained(app.terms.list[count - 1].which));
    assert_false(is_explained(app.terms.list[0].which));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "rules");
    assert_false(is_explained(app.terms.list[count - 1].which));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "title");
    headless_close();
}

static void a_pointer_that_rests_on_a_word_is_told(void **state)
{
    (void)state;
    headless_open_scene("table-log", 1280, 800, SPEED_OFF);
    struct term term = app.terms.list[0];
    headless_mouse(SDL_MOUSEMOTION, term.rect);
    assert_false(is_explained(term.which)); /* not on the way across */
    SDL_Delay(450);
    assert_true(is_explained(term.which));
    headless_mouse(SDL_MOUSEMOTION, rect_make(5, 5, 2, 2));
    assert_false(is_explained(term.which));
    headless_close();
}

/* A word in the help line of a switch: the click goes to the switch. */
static void a_click_on_a_word_means_what_lies_below(void **state)
{
    (void)state;
    headless_open_scene("settings", 1280, 800, SPEED_OFF);
    struct rect row = target_find(&app, "confirm")->rect;
    bool before = app.settings.confirm_discard, met = false;
    for (int i = 0; i < app.terms.count; i++) {
        struct rect rect = app.terms.list[i].rect;
        if (!rect_contains(row, rect.x + rect.w / 2, rect.y + rect.h / 2))
            continue;
        headless_mouse(SDL_MOUSEMOTION, rect);
        headless_mouse(SDL_MOUSEBUTTONDOWN, rect);
        headless_mouse(SDL_MOUSEBUTTONUP, rect);
        met = true;
    }
    assert_int_equal(app.settings.confirm_discard, met ? !before : before);
    headless_close();
}

static void who_wants_no_helps_sees_none(void **state)
{
    (void)state;
    headless_open_scene("table-log", 1280, 800, SPEED_OFF);
    app.settings.show_hints = false;
    loop_draw(&app, false);
    assert_int_equal(app.terms.count, 0);
    headless_key(SDLK_F2);
    assert_string_equal(headless_top(), "log");
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sentences_of_many_screens_have_words_that_explain_themselves),
        cmocka_unit_test(f2_goes_through_all_of_them_and_escape_leaves_the_scene_alone),
        cmocka_unit_test(a_pointer_that_rests_on_a_word_is_told),
        cmocka_unit_test(a_click_on_a_word_means_what_lies_below),
        cmocka_unit_test(who_wants_no_helps_sees_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
