/*
 * test_scenes.c: scenes by name (--scene): what no scene is called, steps of lessons and pages of rules, and
 * positions of other seeds.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/tutorial/tutor.h"

TEST(other_names_are_no_scene)
{
    static const char *const names[] = {"",          "tables",         "lesson-nothing", "lesson-tiles-0",
                                        "rules-0",   "lesson-tiles-x", "lesson-tiles-7", "lesson-",
                                        "rules-100", "rules-two",      "table-"};
    headless_open(960, 600, SPEED_OFF);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (scene_by_name(&app, names[i]))
            fail_msg("\"%s\" is a scene", names[i]);
}

TEST(lessons_begin_at_any_step)
{
    headless_open_scene("lesson-tiles", 960, 600, SPEED_OFF);
    assert_int_equal(tutor_of((struct table_scene *)app.top)->lesson_run.step, 0);
    headless_open_scene("lesson-tiles-4", 960, 600, SPEED_OFF); /* counted from one */
    assert_int_equal(tutor_of((struct table_scene *)app.top)->lesson_run.step, 3);
    headless_open_scene("lesson-tiles-6", 960, 600, SPEED_OFF); /* it has five */
    assert_true(tutor_is_done(tutor_of((struct table_scene *)app.top)));
}

/* Another seed is another deal with the same to be seen. */
TEST(a_seed_gives_another_position_of_the_kind)
{
    headless_open(960, 600, SPEED_OFF);
    app.command_line.has_seed = true;
    uint64_t deals[2];
    for (int i = 0; i < 2; i++) {
        app.command_line.seed = (uint64_t)(100 + 1000 * i);
        struct scene *scene = scene_by_name(&app, "table-claim");
        assert_non_null(scene);
        app_go(&app, scene);
        headless_step();
        assert_int_equal(headless_table()->view.table.phase, PHASE_CLAIM);
        assert_non_null(target_find(&app, "button:pass"));
        deals[i] = session_deal_seed(app.session);
    }
    assert_true(deals[0] != deals[1]);
}

/* A match that the program plays alone: the same seed, the same match; without one any. */
TEST(a_match_that_plays_itself_can_be_seeded)
{
    uint64_t seeds[3];
    for (int i = 0; i < 3; i++) {
        headless_open(960, 600, SPEED_OFF);
        app.command_line.autoplay = true;
        app.command_line.has_seed = i > 0;
        app.command_line.seed = 77;
        app_go(&app, scene_autoplay(&app));
        seeds[i] = session_setup(app.session)->seed;
        for (int seat = 0; seat < session_setup(app.session)->seats; seat++)
            assert_int_equal(session_setup(app.session)->players[seat].kind, PLAYER_COMPUTER);
    }
    assert_true(seeds[0] != 77);
    assert_true(seeds[1] == 77 && seeds[2] == 77);
}
