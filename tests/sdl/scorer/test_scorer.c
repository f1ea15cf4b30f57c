/* test_scorer.c: a hand laid out in the scorer by mouse alone and by keys alone, in every mode. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sdl/app/scenes.h"
#include "sdl/scorer/scoring.h"

#include "sdl/headless.h"

static struct scoring *scoring(void)
{
    assert_string_equal(headless_top(), "scorer");
    return (struct scoring *)app.top;
}

static void open_scorer(const char *mode)
{
    headless_open(1280, 800, SPEED_NORMAL);
    app.command_line.rules = mode;
    app_go(&app, scene_scorer(&app));
    headless_steps(2);
}

static void click_tiles(const char *text)
{
    struct error why;
    uint8_t tiles[20];
    int count = tile_parse_list(text, tiles, 20, &why);
    for (int i = 0; i < count; i++) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "lay:%d", tiles[i]);
        assert_true(headless_click(id));
    }
}

static void type_text(const char *text)
{
    for (; *text; text++)
        headless_key((SDL_Keycode)*text);
}

/* docs/rules/dueling-tigers.md "Winning and points": All Pung 3, Hidden Treasure 5, Self-Picked 1, Concealed
 * Hand 1. */
static void a_hand_is_laid_out_by_mouse(void **state)
{
    (void)state;
    open_scorer("dueling-tigers");
    click_tiles("222333p555888s99s");
    assert_int_equal(scoring()->counted.state, COUNTED_WINS);
    assert_int_equal(scoring()->counted.best.points, 10);
    assert_true(headless_click("fact:won")); /* by a replacement, without a kong */
    assert_int_equal(scoring()->counted.state, COUNTED_FAULT);
    assert_true(headless_click("fact:won")); /* on a discard of the last 9: a pair is completed */
    assert_int_equal(scoring()->counted.best.points, 3 + 1);
    assert_true(headless_click("wins:0")); /* of the first 2: that pung is another's then */
    assert_int_equal(scoring()->counted.win.tile, tile_parse("2p"));
    assert_true(headless_click("button:undo"));
    assert_true(headless_click("own:0"));
    assert_int_equal(scoring()->counted.missing, 1);
    assert_true(headless_click("button:clear"));
    assert_int_equal(scoring()->laying.now.count, 0);
    assert_true(headless_click("button:back"));
    assert_string_equal(headless_top(), "trainers");
    headless_close();
}

static void a_hand_is_typed(void **state)
{
    (void)state;
    open_scorer("tenpai-duel");
    type_text("223344m66p344663s");
    assert_int_equal(scoring()->counted.state, COUNTED_WINS);
    assert_int_equal(scoring()->counted.best.points,
                     9600); /* number 19 of majiang-core's set a, without dora */
    type_text("1z");
    assert_true(scoring()->said[0]); /* there is no room, and it says so */
    headless_key(SDLK_BACKSPACE);
    assert_int_equal(scoring()->counted.missing, 1);
    type_text("8z");
    assert_true(scoring()->said[0]);
    assert_int_equal(scoring()->laying.now.count, 13);
    type_text("12");
    headless_key(SDLK_BACKSPACE);
    type_text("m");
    assert_int_equal(scoring()->laying.now.tiles[13], tile_parse("1m"));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "trainers");
    headless_close();
}

static void melds_and_indicators_are_laid_and_taken(void **state)
{
    (void)state;
    open_scorer("tenpai-duel");
    assert_true(headless_click("as:2")); /* pungs */
    click_tiles("9m7z");
    assert_true(headless_click("as:0"));
    click_tiles("2225588p8p");
    assert_true(headless_click("as:5")); /* an indicator */
    click_tiles("7p");
    assert_true(headless_click("fact:won"));
    assert_true(headless_click("fact:won"));              /* on a discard */
    assert_true(headless_click("fact:seat"));             /* West */
    assert_int_equal(scoring()->counted.best.han, 3 + 3); /* three 8 of dots are dora */
    assert_true(headless_click("dora:0"));
    assert_int_equal(scoring()->counted.best.points, 5200);
    assert_true(headless_click("meld:0"));
    assert_int_equal(scoring()->counted.missing, 3);
    headless_close();
}

static void every_mode_has_examples_that_win(void **state)
{
    (void)state;
    open_scorer("classic");
    for (int mode = 0; scene_modes[mode]; mode++) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "mode:%d", mode);
        assert_true(headless_click(id));
        for (int i = 0; i < 6; i++) {
            assert_true(headless_click("button:example"));
            assert_ptr_equal(scoring()->laying.now.rules, scene_modes[mode]);
            assert_int_equal(scoring()->counted.state, COUNTED_WINS);
        }
    }
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hand_is_laid_out_by_mouse),
        cmocka_unit_test(a_hand_is_typed),
        cmocka_unit_test(melds_and_indicators_are_laid_and_taken),
        cmocka_unit_test(every_mode_has_examples_that_win),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
