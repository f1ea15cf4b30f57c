/*
 * test_word_row.c: words that are wider than their row stay apart from each other, and within it.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/ui/widgets.h"
#include "sdl/ui/word_row.h"

static void expect_apart(float wide)
{
    static const char *const names[] = {"Dueling Tigers",  "Tenpai Duel",     "One Suit",
                                        "Pattern Mahjong", "Classic Mahjong", "Quick Mahjong"};
    enum { COUNT = sizeof names / sizeof *names };
    float end = 100;
    target_begin(&app);
    word_row(&app, rect_make(100, 50, wide, 32), "word", names, COUNT, 0, true);
    for (int i = 0; i < COUNT; i++) {
        const struct target *target = target_find(&app, TARGET_ID("word", i));
        assert_non_null(target);
        assert_true(target->rect.x >= end - .5f);
        end = target->rect.x + target->rect.w;
    }
    assert_true(end <= 100 + wide + 3); /* each was rounded */
}

TEST(words_stay_apart_however_narrow_their_row)
{
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, scene_about(NULL, &app));
    headless_steps(1);
    for (float wide = 1100; wide >= 300; wide -= 100)
        expect_apart(wide);
    headless_close();
}
