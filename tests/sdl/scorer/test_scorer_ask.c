/*
 * test_scorer_ask.c: asking about a hand in the scorer: what it can become, what is left of the tiles that
 * are seen, what the teacher answers; and the position of a replay, opened with one click.
 * Teacher: quick
 */
#include "support/test.h"

#include "sdl/app/scenes.h"
#include "sdl/replay/replay.h"
#include "sdl/scorer/scoring.h"

#include "sdl/headless.h"

enum { PATIENCE = 600000 /* milliseconds for a thread on a busy machine */ };

static struct scoring *scoring(void)
{
    assert_string_equal(headless_top(), "scorer");
    return (struct scoring *)app.top;
}

static void wait_for_answer(void)
{
    for (int waited = 0; waited < PATIENCE && !scoring()->answered; waited += 5) {
        SDL_Delay(5);
        headless_step();
    }
    assert_true(scoring()->answered);
}

static void open_scorer(const char *mode)
{
    headless_open(1280, 800, SPEED_NORMAL);
    app.command_line.rules = mode;
    app_go(&app, scene_scorer(NULL, &app));
    headless_steps(2);
}

static void type_text(const char *text)
{
    for (; *text; text++)
        headless_key((SDL_Keycode)*text);
}

static void expect_read(const char *words)
{
    headless_steps(2);
    headless_assert_reads(words);
}

static void click_tile(const char *kind, const char *tile)
{
    assert_true(headless_click(TARGET_ID(kind, tile_parse(tile))));
}

/* 123456m234p57s11z with 9s waits for the 8 without the 5 and for the 6 without the 9. */
TEST(a_hand_is_asked_about)
{
    open_scorer("patterns");
    type_text("123456m234p57s11z9s");
    assert_true(headless_click("side:1"));
    expect_read("With the right discard the hand is waiting.");
    expect_read("4 winning tiles");
    assert_true(headless_click("as:8")); /* seen */
    click_tile("lay", "8s");
    click_tile("lay", "8s");
    expect_read("2 tiles seen elsewhere");
    expect_read("2 winning tiles");
    assert_int_equal(scoring()->asked.lines[0].tile, tile_parse("9s"));
    click_tile("lay", "8s");
    click_tile("lay", "8s");
    assert_int_equal(scoring()->laying.now.seen[tile_parse("8s")], 4);
    click_tile("lay", "8s"); /* none is left: all come back */
    assert_int_equal(scoring()->laying.now.seen[tile_parse("8s")], 0);
    click_tile("cut", "5s");
    assert_int_equal(scoring()->laying.now.count, 13);
    expect_read("The winning tile is missing. The hand is waiting for one kind.");
    expect_read("Add one more tile to ask the teacher what to discard.");
    assert_true(headless_click("side:0"));
    expect_read("How it was won");
    assert_null(target_find(&app, "as:8"));
    headless_close();
}

/* In every mode the teacher answers with a move of the hand. */
TEST(the_teacher_answers_in_every_mode)
{
    for (int mode = 0; scene_modes[mode]; mode++) {
        open_scorer(scene_modes[mode]->id);
        assert_true(headless_click("side:1"));
        assert_true(headless_click("button:example"));
        headless_step();
        wait_for_answer();
        const struct ranking *ranking = &scoring()->thought.ranking;
        struct hand hand = laid_hand(&scoring()->laying.now);
        assert_true(ranking->count > 0);
        for (int i = 0; i < ranking->count; i++)
            if (ranking->list[i].move.kind == MOVE_DISCARD)
                assert_true(hand_has(&hand, ranking->list[i].move.tile));
        headless_step();
        expect_read("The teacher");
        expect_read("Each discard");
        headless_close();
    }
}

/* What the player below holds and sees in a replay is laid out, and Close leads back there. */
TEST(a_position_of_a_replay_opens_with_one_click)
{
    struct record record;
    headless_open(1280, 800, SPEED_OFF);
    assert_true(record_read(&record, SOURCE_DIR "/tests/golden/tenpai-guesses.tigers", NULL));
    app_go(&app, scene_title(&app));
    app_go(&app, scene_watch(&app, app.top, &record));
    headless_steps(5);
    assert_true(headless_click("button:next-round"));
    headless_steps(5);
    struct view view;
    session_view(((struct replay *)app.top)->session, 0, &view);
    assert_true(headless_click("button:ask-scorer"));
    headless_steps(2);
    assert_true(scoring()->asks);
    struct hand hand = laid_hand(&scoring()->laying.now);
    assert_memory_equal(hand.counts, view.own.hand.counts, sizeof hand.counts);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        assert_int_equal(scoring()->asked.left[kind], view_unseen(&view, kind));
    wait_for_answer();
    assert_memory_equal(&scoring()->thought.view, &scoring()->from, sizeof(struct view));
    assert_true(headless_click("button:back"));
    assert_string_equal(headless_top(), "replay");
    record_deinit(&record);
    headless_close();
}
