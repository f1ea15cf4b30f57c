/*
 * test_remarks.c: what an opponent says at the table: to one person alone, of what everybody has seen, in the
 * way of nothing, and not at all if the player wants it so.
 */
#include "support/test.h"

#include "sdl/rig.h"
#include "sdl/said_line.h"
#include "support/match.h"

enum { STEPS = 3 /* until the tiles lie */ };

#define MINE "east 159m159p1234567z5m; west 55m28m25p1234667z"

static void open_table(bool talks, int you)
{
    rig_speed = SPEED_OFF;
    rig_level = AI_PERSON;
    rig("dueling-tigers", you, no_indicators, MINE, "");
    app.settings.talk = talks;
    app_go(&app, scene_table(&app));
    headless_steps(STEPS);
}

static void make(const char *words, int seat)
{
    rig_make(words, seat);
    headless_steps(STEPS);
}

static const char *said(void)
{
    const char *words = headless_table()->remark.words;
    return words ? words : "";
}

TEST(an_opponent_greets_and_speaks_of_a_claim)
{
    open_table(true, 0);
    assert_true(said_line(said(), AI_PERSON, MOMENT_GREETING));
    make("discard 5m", 0);
    make("pung", 1);
    assert_true(said_line(said(), AI_PERSON, MOMENT_THEY_CLAIM));
    headless_close();
}

/* Who says what of a claim, of a Riichi and of a win: the other, or who has declared or won by luck. */
TEST(claims_riichi_and_wins_are_spoken_of)
{
    static const char won[] = "east 159m159p1245567z4p; west 123789m46p99p333z; dummy 1245m; wall 5p";
    static const char riichi[] = "east 1234569m789p1122z; west 159m159p1234567z";
    static const struct {
        const char *deal, *before; /* moves that were made before the player came */
        const char *moves[2];      /* those that are spoken of, the last by `last` */
        int you, last;
        enum people_moment moment;
        int speaker;
    } rows[] = {{MINE, "discard 5m", {NULL, "pung"}, 1, 1, MOMENT_YOU_CLAIM, 0},
                {riichi, "", {NULL, "riichi 9m"}, 0, 0, MOMENT_YOU_RIICHI, 1},
                {riichi, "", {NULL, "riichi 9m"}, 1, 0, MOMENT_THEY_RIICHI, 0},
                {won, "discard 5p", {NULL, "win"}, 1, 1, MOMENT_THEY_DEAL_IN, 0},
                {won, "", {"discard 5p", "win"}, 0, 1, MOMENT_YOU_DEAL_IN, 1},
                {won, "discard 4p; reveal 0", {NULL, "win"}, 1, 1, MOMENT_LUCKY_YOURS, 0},
                {won, "discard 4p; reveal 0", {NULL, "win"}, 0, 1, MOMENT_LUCKY_THEIRS, 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rig_speed = SPEED_OFF;
        rig_level = AI_PERSON;
        rig("dueling-tigers", rows[i].you, no_indicators, rows[i].deal, rows[i].before);
        app_go(&app, scene_table(&app)); /* and no step: the computers would play on */
        if (rows[i].moves[0])
            rig_make(rows[i].moves[0], 0);
        rig_make(rows[i].moves[1], rows[i].last);
        const struct table_remark *remark = &headless_table()->remark;
        if (!remark->next || !said_line(remark->next, AI_PERSON, rows[i].moment))
            fail_msg("%d: %s", (int)i, remark->next ? remark->next : "nothing");
        assert_int_equal(remark->next_seat, rows[i].speaker);
        headless_close();
    }
}

/* With fewer than ten tiles in the wall, once. */
TEST(a_long_round_is_spoken_of)
{
    struct view view;
    struct rng rng;
    rig_speed = SPEED_OFF;
    rig_level = AI_PERSON;
    rig("dueling-tigers", 0, no_indicators, "", "");
    rng_init(&rng, 1);
    do {
        assert_true(match_step(app.session, &rng));
        view = headless_view(0);
    } while (view.table.phase != PHASE_TURN || view.table.turn != 0 || view.table.wall >= 10);
    app_go(&app, scene_table(&app));
    table_scene_play(headless_table(), &app, *view_find(&view, MOVE_DISCARD));
    const struct table_remark *remark = &headless_table()->remark;
    assert_true(remark->late && remark->next && said_line(remark->next, AI_PERSON, MOMENT_LONG_ROUND));
    assert_int_equal(remark->next_seat, 1);
    headless_close();
}

TEST(a_rematch_is_greeted_as_one)
{
    rig_speed = SPEED_OFF;
    rig_level = AI_PERSON;
    rig("dueling-tigers", 0, no_indicators, MINE, "");
    app.greeting = MOMENT_REMATCH;
    app_go(&app, scene_table(&app));
    headless_steps(STEPS);
    assert_true(said_line(said(), AI_PERSON, MOMENT_REMATCH));
    headless_close();
}

/* Where it was turned off, and where two people play with nobody to speak to. */
TEST(nobody_speaks_unasked)
{
    for (int way = 0; way < 2; way++) {
        open_table(way == 1, way == 1 ? SEAT_NONE : 0);
        assert_string_equal(said(), "");
        headless_close();
    }
}

static void look_for_remark(void *to, const struct type_seen *seen)
{
    int *lines = to;
    if (!strstr(said(), seen->words))
        return;
    (*lines)++;
    for (int i = 0; i < app.targets.count; i++)
        if (target_after(app.targets.list[i].id, "toggle"))
            assert_false(rect_overlap(seen->rect, app.targets.list[i].rect, 0));
}

/* Of two players the other's greeting stands beside what can be switched on. */
TEST(a_greeting_covers_no_switch)
{
    open_table(true, 0);
    headless_table()->remark.words = "Hi! I know all the tiles now. Almost all.";
    int lines = 0;
    loop_draw(&app, true);
    headless_watch(look_for_remark, &lines);
    assert_int_equal(lines, 1);
    headless_close();
}

TEST(a_remark_is_in_the_way_of_nothing)
{
    open_table(true, 0);
    loop_draw(&app, false);
    int before = app.targets.count;
    headless_table()->remark.until = 0;
    headless_step();
    assert_string_equal(said(), "");
    loop_draw(&app, false);
    assert_int_equal(app.targets.count, before);
    headless_close();
}
