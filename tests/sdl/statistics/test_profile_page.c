/*
 * test_profile_page.c: the profile reviews the matches that have no review, keeps what was found, and leads
 * to what helps; a review of a whole match counts too.
 * Teacher: quick
 */
#include "support/test.h"

#include "sdl/app/scenes.h"
#include "sdl/data_folder.h"
#include "sdl/statistics/statistics_scene.h"

enum { PATIENCE = 600000 /* milliseconds for a thread on a busy machine */ };

/* Plays a match that counts, and leaves its result. */
static void play_match(uint64_t seed)
{
    data_folder_play(seed, false);
    matches_end(&app);
}

static struct statistics_scene *open_page(void)
{
    app_go(&app, scene_statistics(NULL, &app));
    headless_steps(10);
    struct statistics_scene *scene = (struct statistics_scene *)app.top;
    for (int page = 0; statistics_pages[page]; page++)
        if (statistics_pages[page] == &statistics_profile)
            statistics_go_to(scene, &app, page);
    headless_steps(3);
    return scene;
}

static void wait_while_reviewing(struct statistics_scene *scene)
{
    for (int waited = 0; waited < PATIENCE && scene->judging; waited += 5) {
        SDL_Delay(5);
        headless_step();
    }
    assert_null(scene->judging);
    headless_steps(3);
}

static int reviews_kept(void)
{
    struct journal journal = {0};
    assert_true(journal_read(&journal, matches_journal(&app), true, NULL));
    int count = journal.review_count;
    journal_deinit(&journal);
    return count;
}

TEST(the_rest_is_reviewed_and_kept)
{
    data_folder_open(false);
    for (uint64_t seed = 1; seed <= 3; seed++)
        play_match(seed);
    app.command_line.headless = false;
    struct statistics_scene *scene = open_page();
    assert_int_equal(scene->profile.matches, 3);
    assert_int_equal(scene->profile.reviewed, 0);
    headless_assert_reads("No match is reviewed yet");
    headless_assert_reads("3 matches have no review yet.");
    assert_true(headless_click("button:review-rest"));
    assert_true(headless_click("button:review-rest")); /* stops it */
    assert_null(scene->judging);
    assert_true(headless_click("button:review-rest"));
    wait_while_reviewing(scene);
    assert_int_equal(scene->profile.reviewed, 3);
    assert_int_equal(reviews_kept(), 3);
    headless_assert_reads("3 of your last 3 matches are reviewed.");
    headless_assert_reads("5 reviewed matches show what costs you most.");
    assert_null(target_find(&app, "button:review-rest"));
    app.command_line.headless = true;
    data_folder_close(true);
}

TEST(what_helps_opens_with_one_click)
{
    headless_open_scene("statistics-profile", 1280, 800, SPEED_OFF);
    headless_assert_reads("This costs you most: Dangerous discards. Tips:");
    headless_assert_reads("You are getting better");
    assert_true(headless_click("button:remedy"));
    assert_string_equal(headless_top(), "drill");
    headless_close();
}

/* What is drawn between the answer and the next step has forgotten the matches too. */
TEST(nothing_is_left_of_statistics_begun_anew)
{
    headless_open_scene("statistics-profile", 1280, 800, SPEED_OFF);
    assert_true(headless_click("button:reset"));
    headless_step();
    assert_true(headless_click("button:yes"));
    loop_draw(&app, false);
    headless_assert_reads("No matches counted yet");
    headless_close();
}
