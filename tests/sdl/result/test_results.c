/*
 * test_results.c: what the result of a round says where the hand ended by the clock or the match by ruin, how
 * a rare hand is counted, and that a result that nobody closes goes on (scripts/results.txt has the rest).
 */
#include "support/test.h"

#include "base/file.h"
#include "sdl/app/toast.h"
#include "sdl/paint/canvas.h"
#include "sdl/result/result.h"
#include "sdl/rig.h"
#include "sdl/said_line.h"
#include "support/match.h"

enum { EAST };

#define IDLE_WEST "west 258m369p147s1234z; "

/* Ruin: the winner takes what the loser has left (docs/rules/dueling-tigers.md "The score of the match"). */
TEST(a_loser_pays_what_is_left)
{
    struct record record;
    struct error error = {0};
    struct problem problem = {0};
    char *text = file_read(SOURCE_DIR "/tests/golden/ruin.tigers", NULL, &error);
    assert_non_null(text);
    assert_true(record_parse(&record, text, &problem));
    free(text);
    headless_open(960, 600, SPEED_OFF);
    struct session *session = session_from_record(&record);
    session_go_to(session, record.count);
    record_deinit(&record);
    app_set_session(&app, session);
    app_go(&app, scene_result(&app));
    headless_steps(2);
    assert_int_equal(headless_view(0).table.scores[1], 0);
    headless_assert_reads("The loser pays what they have left.");
    headless_close();
}

/* What was guessed stays to be seen, of the hand nothing. */
TEST(a_void_hand_shows_the_guesses_alone)
{
    rig("tenpai-duel", EAST, NULL, "dora 4z; ura 4z; east 45m234p678p345s88s9p; west 258m147p369s5567z",
        "tenpai 9p; guess 1m 2m");
    session_time_up(app.session);
    app_go(&app, scene_result(&app));
    headless_steps(2);
    headless_assert_reads("Time is up: the hand is void");
    headless_assert_reads(
        "The unfinished hand doesn’t count. A bet made in it is returned; older bets go to the leader.");
    headless_assert_reads(" Guessed ");
    headless_assert_reads("The match is over");
    headless_close();
}

/* Thirteen han without a yakuman are one all the same, "counted" (docs/rules/tenpai-duel.md). One Suit counts
 * no patterns, so none of its hands is rare. */
TEST(thirteen_han_are_a_counted_yakuman)
{
    struct result_scene result = {.won = true};
    char name[48] = "";
    result.view.table.rules = ruleset_find("tenpai-duel");
    result.score.han = 12;
    assert_false(result_rare(&result, name, sizeof name));
    result.score.han = 13;
    assert_true(result_rare(&result, name, sizeof name));
    assert_string_equal(name, "Counted yakuman");
    result.view.table.rules = ruleset_find("one-suit");
    assert_false(result_rare(&result, name, sizeof name));
}

/* How often the hand is named when all of it is counted at the table. */
static int count_named(const char *east, const char *a, const char *b)
{
    char deal[100];
    int count = 0;
    rig_speed = SPEED_FAST;
    snprintf(deal, sizeof deal, "east %s; " IDLE_WEST, east);
    rig("classic", EAST, no_flowers, deal, "");
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 60 * APP_STEPS && !headless_find("button:win"); i++)
        headless_step();
    assert_true(headless_click("button:win"));
    headless_wait_for("win");
    while (headless_is_at("win")) {
        count = headless_count(a) + headless_count(b);
        headless_steps(20);
    }
    headless_close();
    rig_speed = SPEED_OFF;
    return count;
}

/* Two limit hands: each is named where it is counted, and the seal names one of them. East's first draw is
 * one always, so there is none without. */
TEST(a_rare_hand_gets_its_seal)
{
    assert_int_equal(count_named("19m19p19s12345677z", "Thirteen Orphans", "Heavenly Hand"), 3);
}

/* Settings lie over the counting, which goes on after them; with the speed off it is over at once. */
TEST(settings_may_be_opened_while_points_are_counted)
{
    for (int off = 0; off < 2; off++) {
        rig_speed = SPEED_FAST;
        rig("classic", EAST, no_flowers, "east 19m19p19s12345677z; " IDLE_WEST, "");
        rig_speed = SPEED_OFF;
        app_go(&app, scene_table(&app));
        for (int i = 0; i < 60 * APP_STEPS && !headless_find("button:win"); i++)
            headless_step();
        assert_true(headless_click("button:win"));
        headless_wait_for("win");
        headless_steps(40);
        struct scene *win = app.top;
        headless_key_with(SDLK_COMMA, KMOD_LCTRL);
        assert_true(headless_is_at("settings"));
        if (off)
            app.command_line.speed = SPEED_OFF;
        headless_key(SDLK_ESCAPE);
        assert_ptr_equal(app.top, win);
        headless_step();
        assert_int_equal(headless_is_at("win"), !off);
        headless_wait_for("result");
        headless_steps(2);
        assert_int_equal(headless_count(" Thirteen Orphans "), 1);
        headless_close();
    }
}

/* Who watches sees a verdict for three seconds too. */
TEST(a_verdict_that_nobody_closes_goes_on)
{
    static const char *const hands[] = {"size", "7", "players", "two", NULL};
    int steps = 0;
    rig_speed = SPEED_FAST;
    rig("one-suit", EAST, hands, "east 13579994m", "declare; waits 5m");
    rig_speed = SPEED_OFF;
    app.command_line.autoplay = true;
    app_go(&app, scene_result(&app));
    for (; headless_is_at("verdict") && steps < 20 * APP_STEPS; steps++)
        loop_step(&app);
    assert_true(headless_is_at("table"));
    assert_true(steps > 3 * APP_STEPS);
    assert_int_equal(headless_view(0).table.round, 2);
    headless_close();
}

/* Who watches the program play alone sees a result for three seconds, or with the speed off not at all, and
 * then the program ends with the match. */
TEST(a_result_that_nobody_closes_goes_on)
{
    int steps = 0;
    for (rig_speed = SPEED_FAST; rig_speed <= SPEED_OFF; rig_speed += SPEED_OFF - SPEED_FAST) {
        rig("tenpai-duel", EAST, NULL, "dora 9s; ura 9s; east 11122233344455z; west 258m147p369s1667z",
            "win");
        app.command_line.autoplay = true;
        app_go(&app, scene_result(&app));
        for (steps = 0; headless_is_at("result") && steps < 20 * APP_STEPS; steps++)
            loop_step(&app);
        assert_true(headless_is_at("match-result"));
        assert_true(rig_speed == SPEED_OFF ? steps < 5 : steps > 3 * APP_STEPS);
        headless_step();
        assert_int_equal(app.quit, rig_speed == SPEED_OFF);
        headless_close();
    }
    rig_speed = SPEED_OFF;
}

/* A line for the person says how close it was, by the hands that lie open. */
TEST(how_close_it_was_is_said)
{
    static const struct {
        const char *deal, *says;
        int you;
    } rounds[] = {
        {"east 123m456m789p11155z; west 123m456m789p3344z", "So close: you were waiting too.", 1},
        {"east 123m456m789p11155z; west 123m456m789p3346z", "So close: one tile from waiting.", 1},
        {"east 123m456m789p11155z; west 123m456m789p3344z", "Just in time: Ben was waiting too.", 0},
        {"east 123m456m789p11155z; west 123m456m789p3346z", "Just ahead: Ben was one tile from waiting.", 0},
        {"east 123m456m789p11155z; west 258m147p2233446z", NULL, 1}};
    for (size_t i = 0; i < sizeof rounds / sizeof *rounds; i++) {
        char words[200] = "";
        rig("dueling-tigers", rounds[i].you, no_indicators, rounds[i].deal, "win");
        app_go(&app, scene_result(&app));
        headless_step();
        assert_int_equal(result_human((struct result_scene *)app.top, words, sizeof words),
                         rounds[i].says != NULL);
        assert_string_equal(words, rounds[i].says ? rounds[i].says : "");
        assert_true(!rounds[i].says || headless_reads(rounds[i].says));
        headless_close();
    }
}

/* What somebody named in One Suit is shown name by name; the sentence that sums it up comes last. */
TEST(a_verdict_comes_name_by_name)
{
    char words[160];
    headless_open_scene("one-suit-verdict", 1280, 800, SPEED_NORMAL);
    struct result_scene *result = (struct result_scene *)app.top;
    result_restart(result, &app);
    headless_step();
    names_words(result, result->names.seat, words, sizeof words);
    assert_int_equal(headless_count(words), 0);
    for (int i = 0; i < 60 * APP_STEPS && result->shown < result_opens(result); i++) {
        assert_int_equal(headless_count(words), 0);
        headless_step();
    }
    headless_step();
    assert_int_equal(headless_count(words), 1);
    headless_close();
}

static void expect_remark(int speaker, enum people_moment moment)
{
    app_go(&app, scene_result(&app));
    headless_step();
    const struct result_scene *result = (const struct result_scene *)app.top;
    assert_int_equal(result->speaker, speaker);
    if (speaker != SEAT_NONE && !said_line(result->says, AI_PERSON, moment))
        fail_msg("%s", result->says ? result->says : "nothing");
    headless_close();
}

/* Of a rare hand, of waits that were left, and of a round that nobody won; of a usual win nothing. East waits
 * for 2 dots and White after the first discard, for neither after the other. */
TEST(a_round_is_spoken_of_afterwards)
{
    static const char rare[] = "east 19m19p19s12345677z; " IDLE_WEST,
                      wins[] = "east 123456m11122p557z; west 123789m46p99p333z; dummy 1245m; wall 64z5p";
    static const struct {
        const char *mode, *const *options, *deal, *moves;
        int you, speaker;
        enum people_moment moment;
    } rows[] = {
        {"classic", no_flowers, rare, "win", 1, 0, MOMENT_RARE_THEIRS},
        {"dueling-tigers", no_indicators, wins,
         "discard 7z; reveal 0; discard 6z; reveal 1; discard 5z; reveal 2; win", 0, 1, MOMENT_WASTED_YOURS},
        {"dueling-tigers", no_indicators, wins,
         "discard 7z; reveal 0; discard 6z; reveal 1; discard 5z; reveal 2; win", 1, 0, MOMENT_WASTED_THEIRS},
        {"dueling-tigers", no_indicators, wins,
         "discard 7z; reveal 0; discard 6z; reveal 1; discard 4z; reveal 2; win", 0, SEAT_NONE,
         MOMENT_GREETING}};
    rig_level = AI_PERSON;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rig(rows[i].mode, rows[i].you, rows[i].options, rows[i].deal, rows[i].moves);
        expect_remark(rows[i].speaker, rows[i].moment);
    }
    rig("classic", EAST, no_flowers, rare, "win"); /* any of the three others speaks */
    app_go(&app, scene_result(&app));
    assert_true(said_line(((struct result_scene *)app.top)->says, AI_PERSON, MOMENT_RARE_YOURS));
    headless_close();
    struct rng rng;
    rng_init(&rng, 1);
    rig("dueling-tigers", EAST, no_indicators, "", "");
    while (headless_view(EAST).table.result.outcome != OUTCOME_DRAW)
        assert_true(match_step(app.session, &rng));
    expect_remark(1, MOMENT_DRAWN_ROUND);
}

/* What stands at the foot of a result comes after a notice there, as it would be half covered by it. */
TEST(a_notice_at_the_foot_covers_nothing)
{
    headless_open_scene("result", 1280, 800, SPEED_OFF);
    headless_steps(5);
    assert_non_null(headless_find("button:scorer"));
    app_notice_sentence(&app, "Four sets and a pair: your first round won.");
    headless_step();
    assert_null(headless_find("button:scorer"));
    assert_non_null(headless_find("button:next"));
    toast_clear(&app);
    app_dirty(&app);
    headless_step();
    assert_non_null(headless_find("button:scorer"));
}

/* On a phone a notice leaves what the result is headed by to be read. */
TEST(a_notice_leaves_the_headline)
{
    static const int phones[][2] = {{390, 610}, {844, 330}};
    for (int i = 0; i < 2; i++) {
        headless_open_scene("result", phones[i][0], phones[i][1], SPEED_OFF);
        headless_steps(5);
        app_notice_sentence(&app, "Four sets and a pair: your first round won.");
        headless_step();
        struct rect head = headless_lines("win", false).rect,
                    notice = headless_lines("Four sets", false).rect;
        assert_true(head.h > 0 && notice.y > head.y + head.h);
        headless_close();
    }
}

/* On a wide phone that lies flat the line over the bonuses goes through the whole panel, though the hand
 * above shares it with what it waited for. */
TEST(the_line_over_the_bonuses_is_whole)
{
    bool whole = false;
    headless_open_scene("result", 932, 430, SPEED_OFF);
    headless_steps(5);
    float bonus_top = headless_lines("Bonus", false).rect.y;
    for (int i = 0; i < canvas_count(app.painter.canvas); i++) {
        struct rect rect;
        uint64_t id = canvas_noted(app.painter.canvas, i, &rect);
        whole |= !id && rect.h <= 2 && rect.w > 850 && rect.y < bonus_top && rect.y > bonus_top - 40;
    }
    assert_true(whole);
    headless_close();
}

static struct rect second_name;

static void look_for_second_name(void *to, const struct type_seen *seen)
{
    if (!second_name.h && strcmp(seen->words, to) == 0)
        second_name = seen->rect;
}

/* Seven tiles of a hand with two sets leave the name below them on a phone, as fourteen do. */
TEST(a_short_hidden_hand_covers_no_name)
{
    char name[] = "Mei";
    struct error why;
    int tiles = 0;
    headless_open_scene("duel-result-drawn", 390, 610, SPEED_OFF);
    headless_steps(5);
    struct result_scene *result = (struct result_scene *)app.top;
    assert_true(hand_parse(&result->view.own.hand, "66m88p67s2z", &why));
    headless_watch(look_for_second_name, name);
    for (int i = 0; i < canvas_count(app.painter.canvas); i++) {
        struct rect rect;
        bool picture = canvas_noted(app.painter.canvas, i, &rect) != 0;
        if (!picture || rect.y + 20 > second_name.y || rect.w < 30 || rect.w > 60 || rect.h < rect.w * 1.3f)
            continue;
        assert_true(rect.y + rect.h < second_name.y);
        tiles++;
    }
    assert_int_equal(tiles, 7);
    headless_close();
}
