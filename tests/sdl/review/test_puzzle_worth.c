/*
 * test_puzzle_worth.c: what a puzzle's verdict says that moves are worth: the best the same however it was
 * answered, and what is just as good as much.
 * Tier: ci
 */
#include "support/test.h"

#include <string.h>

#include "sdl/headless.h"
#include "session/study/review.h"
#include "words/move_words.h"

/* A discard that lost points, and another that is best: the record up to there. */
static int read_costly_discard(struct record *record, struct verdict *costly)
{
    struct problem why;
    struct review review;
    if (!record_read(record, SOURCE_DIR "/docs/reviews/west-13.tigers", &why))
        fail_msg("%s", why.error.message);
    assert_true(review_make(&review, record, &(struct review_request){.seat = 1, .round = 4}));
    for (int i = 0; i < review.count; i++) {
        *costly = review.list[i];
        if (costly->loss && costly->best.move.kind == MOVE_DISCARD &&
            costly->made.move.kind == MOVE_DISCARD) {
            record->count = costly->place + 1;
            review_deinit(&review);
            return 1;
        }
    }
    fail_msg("no discard of the record lost points");
    return -1;
}

/* What the best is worth is the same figure, whether it was found, missed or shown. */
TEST(the_best_is_worth_the_same_found_or_not)
{
    struct record record;
    struct verdict costly;
    char figures[96], start[INPUT_ID], name[3];
    int seat = read_costly_discard(&record, &costly);
    move_words_figures_short(&costly.best, figures, sizeof figures);
    for (int found = 0; found < 2; found++) {
        headless_open(1600, 1000, SPEED_OFF);
        app_go(&app, scene_puzzle_of(scene_title(&app), &record, seat));
        headless_steps(2);
        tile_print(costly.best.move.tile, name);
        snprintf(start, sizeof start, "hand:%s:", name);
        const char *const discards[] = {start, NULL}, *const shows[] = {"button:show", NULL};
        assert_true(headless_click_one(found ? discards : shows));
        headless_wait_for_target("button:next");
        headless_assert_reads(found ? "Found" : "The answer");
        headless_assert_reads(figures);
        headless_close();
    }
    record_deinit(&record);
}

/* What a verdict says the player's move is worth, such as "+1.07 points, wins 9 in 10". */
static void read_worth(const char *tile, const char *heading, char *worth, size_t size)
{
    struct text all = {0};
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, scene_by_name(&app, "puzzle"));
    headless_steps(2);
    const char *const discards[] = {tile, NULL};
    assert_true(headless_click_one(discards));
    headless_wait_for_target("button:next");
    headless_assert_reads(heading);
    headless_watch(headless_hear, &all);
    const char *wins = strstr(text_string(&all), " points, wins "), *begin = wins;
    assert_non_null(wins);
    while (begin > text_string(&all) && begin[-1] != ' ')
        begin--;
    snprintf(worth, size, "%.*s", (int)(wins + strlen(" points, wins 9 in 10") - begin), begin);
    text_deinit(&all);
    headless_close();
}

/* A move that is as good as the best is said to be worth as much. */
TEST(what_is_just_as_good_is_worth_as_much)
{
    char best[64], other[64];
    read_worth("hand:8s:", "Found", best, sizeof best);
    read_worth("hand:4m:", "Just as good", other, sizeof other);
    assert_string_equal(other, best);
}
