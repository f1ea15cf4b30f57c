/*
 * test_typing.c: the letters on the screen: in every language each letter and figure stands there once, ten
 * in a row, and where keyboards of the language have it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

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
    type_watch(&app.painter, look, NULL);
    app_dirty(&app);
    loop_draw(&app, false);
    type_watch(&app.painter, NULL, NULL);
}

static int how_often(char letter)
{
    int often = 0;
    for (int i = 0; i < LETTERS; i++)
        often += letters[i].words[0] == letter && !letters[i].words[1];
    return often;
}

static void every_letter_is_there_once(void **state)
{
    (void)state;
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
    headless_close();
}

static void they_stand_as_on_keyboards_of_the_language(void **state)
{
    static const char *const first[][2] = {
        {"en", "qwerty"}, {"de", "qwertz"}, {"fr", "azerty"}, {"es", "qwerty"}, {"ja", "qwerty"}};
    (void)state;
    headless_open(1280, 800, SPEED_OFF);
    for (size_t i = 0; i < sizeof first / sizeof *first; i++) {
        open_in(first[i][0]);
        for (int k = 0; first[i][1][k]; k++)
            assert_int_equal(letters[10 + k].words[0], first[i][1][k]);
    }
    open_in("es");
    assert_string_equal(letters[29].words, "ñ");
    open_in("en");
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_letter_is_there_once),
        cmocka_unit_test(they_stand_as_on_keyboards_of_the_language),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
