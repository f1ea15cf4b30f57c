/*
 * test_match_review_stop.c: the review of a match is stopped while it is made. The teacher is the real one,
 * since the quick one may be done with the match before it can be stopped.
 */
#include "support/test.h"

#include "sdl/headless.h"

/* Steps until a decision has been assessed and others have not. */
static void wait_for_a_verdict(void)
{
    for (int i = 0; !headless_reads("Reviewing "); i++) {
        if (i == 30 * APP_STEPS)
            fail_msg("no decision is assessed");
        SDL_Delay(5);
        headless_step();
    }
}

/* Looking through a match takes a while, is stopped where it stands, and goes on from there. */
TEST(looking_through_is_stopped_and_goes_on)
{
    struct record record;
    headless_open(1280, 800, SPEED_OFF);
    assert_true(record_read(&record, SOURCE_DIR "/tests/golden/ruin.tigers", NULL));
    app_go(&app, scene_match_review(NULL, &record, 0, false));
    wait_for_a_verdict();
    assert_true(headless_click("button:stop"));
    headless_steps(2);
    headless_assert_reads("Stopped: ");
    assert_false(headless_reads("Reviewing "));
    assert_false(headless_reads("Stopped: 0 of "));
    assert_true(headless_click("button:stop"));
    wait_for_a_verdict();
    assert_false(headless_reads("Stopped: "));
    record_deinit(&record);
    headless_close();
}
