/*
 * test_fits.c: whatever the window's size, the interface's scale and the language, no word is cut, none lies
 * on another and none leaves the window, in any scene.
 *
 * Each scene is opened once, in English, and says everything in another language when that is chosen:
 * FITS_SCENE and FITS_LANGUAGE limit the work to scenes whose names hold that, and to one language.
 * Tier: ci
 * Sanitize: no
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "sdl/every_scene.h"
#include "sdl/fits.h"

/* Below 100 % everything shrinks alike, so one look there is enough. */
static const struct {
    int width, height, scale;
    bool all; /* in every language */
} sizes[] = {{960, 600, 80, false},   {960, 600, 100, true},    {960, 600, 125, false},
             {960, 600, 150, false},  {1280, 800, 100, true},   {1280, 800, 150, false},
             {1440, 1080, 150, true}, {2560, 1440, 100, false}, {2560, 1440, 150, false}};

static void draw_all(void)
{
    for (int i = 0; i < every_scene_count; i++) {
        every_scene_show(i);
        fits_draw(every_scene[i].name);
    }
    every_scene_hide();
}

/* Also the language for tests, whose words are half again as long. */
static void draw_all_in(const char *code)
{
    const char *only = getenv("FITS_LANGUAGE");
    if (only && strcmp(only, code))
        return;
    every_scene_speak(code);
    draw_all();
}

static void no_word_is_cut_or_covered(void **state)
{
    (void)state;
    every_scene_open(960, 600, getenv("FITS_SCENE"));
    fits_watch();
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        every_scene_resize(sizes[i].width, sizes[i].height, sizes[i].scale);
        for (int j = 0; j < (sizes[i].all ? language_count() : 1); j++)
            draw_all_in(language_at(j)->code);
        if (sizes[i].all)
            draw_all_in("pseudo");
    }
    language_speak(language_at(0));
    every_scene_close();
    assert_int_equal(fits_wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_word_is_cut_or_covered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
