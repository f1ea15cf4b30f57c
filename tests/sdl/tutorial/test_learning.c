/*
 * test_learning.c: a win within a lesson is counted once. The lessons' way in and out is in
 * scripts/learning.txt.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/tutorial/tutor.h"

/* A win is counted at the table, and then the lesson goes on; once. */
TEST(a_win_is_counted_and_the_lesson_goes_on)
{
    headless_open(1280, 800, SPEED_FAST);
    app_go(&app, scene_lesson(&app, lesson_find("sets"), 0));
    int wins = 0;
    for (int i = 0, left = 3 * APP_STEPS; left > 0; i++) {
        bool before = headless_is_at("win"),
             done = !before && tutor_of((struct table_scene *)app.top)->lesson_run.step == lessons[1]->count;
        assert_true(i < 60 * APP_STEPS);
        if (!before && !done && i % 60 == 0)
            headless_click("lesson:next");
        headless_step();
        wins += headless_is_at("win") && !before;
        left -= done; /* and nothing comes after it */
    }
    assert_int_equal(wins, 1);
    headless_assert_reads("Next lesson");
}
