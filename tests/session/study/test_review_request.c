/*
 * test_review_request.c: a review tells how far it is, can be stopped and taken up again where it was left;
 * what has no other choice is no decision. What a review says is in test_review.c.
 */
#include "support/test.h"

#include "session/study/review.h"
#include "support/match.h"

/* The record of a golden round; it is freed by record_deinit. */
static void read_golden(struct record *record, const char *name)
{
    char path[MATCH_PATH];
    snprintf(path, sizeof path, SOURCE_DIR "/tests/golden/%s.tigers", name);
    assert_true(record_read(record, path, NULL));
}

struct told {
    int calls, done, all, stop_at;
    int places[64];
};

static void take(void *context, const struct verdict *verdict, int done, int all)
{
    struct told *told = context;
    assert_true(told->calls < 64);
    told->places[told->calls++] = verdict->place;
    told->done = done;
    told->all = all;
}

static bool enough(void *context)
{
    const struct told *told = context;
    return told->calls >= told->stop_at;
}

TEST(it_tells_how_far_it_is)
{
    struct record record;
    struct review whole, rest;
    struct told told = {0}, later = {0};
    read_golden(&record, "tenpai-guesses");
    assert_true(review_make(&whole, &record, &(struct review_request){.progress = take, .context = &told}));
    assert_true(whole.count > 2);
    assert_int_equal(told.calls, whole.count);
    assert_int_equal(told.done, whole.count);
    assert_int_equal(told.all, whole.count);
    for (int i = 0; i < whole.count; i++)
        assert_int_equal(told.places[i], whole.list[i].place);
    /* taken up again behind the first two it says the same of the others */
    assert_true(review_make(&rest, &record,
                            &(struct review_request){.skip = 2, .progress = take, .context = &later}));
    assert_int_equal(rest.count, whole.count - 2);
    assert_int_equal(later.done, whole.count);
    for (int i = 0; i < rest.count; i++) {
        assert_int_equal(rest.list[i].place, whole.list[i + 2].place);
        assert_int_equal(rest.list[i].loss, whole.list[i + 2].loss);
    }
    review_deinit(&whole);
    review_deinit(&rest);
    record_deinit(&record);
}

TEST(it_can_be_stopped)
{
    struct record record;
    struct review review;
    struct told told = {.stop_at = 1};
    const struct ai_stop stop = {.asked = enough, .context = &told};
    read_golden(&record, "tenpai-guesses");
    assert_false(review_make(&review, &record,
                             &(struct review_request){.stop = &stop, .progress = take, .context = &told}));
    assert_int_equal(told.calls, 1);
    assert_int_equal(review.count, 0);
    assert_null(review.list);
    told = (struct told){.stop_at = 1000}; /* asked and never wanted, it changes nothing */
    assert_true(review_make(&review, &record,
                            &(struct review_request){.stop = &stop, .progress = take, .context = &told}));
    assert_int_equal(review.count, told.all);
    review_deinit(&review);
    record_deinit(&record);
}

/* A guess is chosen among many, though the rules list it in one form; the clock decides nothing. */
TEST(a_guess_is_a_decision_and_time_is_not)
{
    struct record record;
    struct review review;
    int guesses = 0;
    read_golden(&record, "tenpai-guesses");
    assert_true(review_make(&review, &record, &(struct review_request){.seat = 1}));
    for (int i = 0; i < review.count; i++)
        guesses += record.entries[review.list[i].place].move.kind == MOVE_GUESS;
    assert_true(guesses > 0);
    review_deinit(&review);
    record_deinit(&record);
    read_golden(&record, "tenpai-time-up");
    assert_true(review_make(&review, &record, &(struct review_request){.seat = 0}));
    for (int i = 0; i < review.count; i++)
        assert_false(record.entries[review.list[i].place].is_time_up);
    review_deinit(&review);
    record_deinit(&record);
}
