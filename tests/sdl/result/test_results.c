/*
 * test_results.c: what the result of a round says of hands that are rare: who is liable, limits and caps, a
 * pot that is spent; and how one comes from it to the table, to the log and on.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>

#include "base/file.h"
#include "sdl/result/result.h"
#include "sdl/rig.h"

enum { EAST, SOUTH, WEST, NORTH };

/* The result of such a round. */
static void rig_result(const char *mode, int you, const char *const *options, const char *deal,
                       const char *script)
{
    rig(mode, you, options, deal, script);
    app_go(&app, scene_result(&app));
    headless_steps(2);
}

/* How often the words stand on the screen. */
static int count_read(const char *words)
{
    struct text all;
    int count = 0;
    text_init(&all);
    type_watch(&app.painter, headless_hear, &all);
    app_dirty(&app);
    loop_draw(&app, true);
    type_watch(&app.painter, NULL, NULL);
    for (const char *at = text_string(&all); (at = strstr(at, words)); at += strlen(words))
        count++;
    text_deinit(&all);
    return count;
}

/* --- liability -------------------------------------------------------------------------------------- */

/* South lays out white (thrown by East), green (by West) and red (by North) and draws what it waits for
 * (docs/rules/classic.md "Liability (pao)"). */
static void three_dragons(int you)
{
    rig_result("classic", you, no_flowers,
               "east 147m258p369s1234z5z; south 23m99s147p556677z; west 258m369p147s123z4z; "
               "north 369m147p258s1234z; wall 6z9m7z9p8p9p4m",
               "discard 5z; pung; discard 1p; discard 6z; pung; discard 4p; discard 9m; discard 7z; pung; "
               "discard 7p; discard 9p; discard 8p; discard 9p; win");
}

static void who_fed_a_great_hand_is_named(void **state)
{
    (void)state;
    three_dragons(SOUTH);
    headless_assert_reads(
        "Dan’s tile completed the exposed set that made this hand certain: they are liable for it.");
    assert_int_equal(count_read(" is liable for the hand "), 1);
    assert_int_equal(count_read(" pays nothing "), 2); /* East and West, as North pays all */
    headless_assert_reads(" win ");
    headless_assert_reads(" 9 faan: 96 "); /* Dragon Triplet 3, Big Three Dragons 5, Self-Draw 1 */
    headless_close();
    three_dragons(NORTH);
    headless_assert_reads(
        "Your tile completed the exposed set that made this hand certain: you are liable for it.");
    headless_assert_reads(" are liable for the hand ");
    headless_assert_reads(" wins ");
    headless_close();
    three_dragons(WEST);
    assert_int_equal(count_read(" pay nothing "), 1);
    assert_int_equal(count_read(" pays nothing "), 1);
    headless_close();
}

/* East, South, West, North; South waits for 1m and 4m, nobody can claim anything. */
#define IDLE_EAST  "east 147m258p369s1234z9m; "
#define IDLE_WEST  "west 258m369p147s1234z; "
#define IDLE_NORTH "north 369m147p258s1567z; "
#define WAITS_14M  "south 23m456p789s33z555s; "

/* Of the last four discards North's was the first 4m (docs/rules/patterns.md "Who pays"). */
static void responsible_is_who_threw_it_first(void **state)
{
    static const char deal[] = IDLE_EAST WAITS_14M IDLE_WEST IDLE_NORTH "wall 7z7z4m4m1z4m",
                      moves[] = "discard 9m; discard 7z; discard 7z; discard 4m; pass; discard 4m; win";
    (void)state;
    rig_result("patterns", SOUTH, NULL, deal, moves);
    headless_assert_reads("Dan discarded 4 characters first in this go-around and is responsible.");
    assert_int_equal(count_read(" pays nothing "), 1);
    headless_close();
    rig_result("patterns", NORTH, NULL, deal, moves);
    headless_assert_reads("You discarded 4 characters first in this go-around and are responsible.");
    headless_close();
}

static void a_winner_who_threw_it_first_is_paid_by_all(void **state)
{
    static const char deal[] = IDLE_EAST WAITS_14M IDLE_WEST IDLE_NORTH "wall 4m4m",
                      moves[] = "discard 9m; discard 4m; discard 4m; win";
    (void)state;
    rig_result("patterns", SOUTH, NULL, deal, moves);
    headless_assert_reads("You discarded 4 characters first in this go-around: it pays as a self-draw.");
    assert_int_equal(count_read(" pays "), 3); /* West, North and the sentence */
    assert_int_equal(count_read(" discarded 4 characters first "), 1);
    headless_close();
    rig_result("patterns", EAST, NULL, deal, moves);
    headless_assert_reads("Ben discarded 4 characters first in this go-around: it pays as a self-draw.");
    headless_assert_reads(" pay ");
    headless_close();
}

/* --- whose hand it is -------------------------------------------------------------------------------- */

/* West wins by an own draw with a pung of West: to East both are Ben's, and so they are to both in a hot seat
 * (docs/rules/dueling-tigers.md "Winning and points"). */
static void anothers_wind_and_draw_are_theirs(void **state)
{
    static const char deal[] = "east 159m159p1245567z4p; west 123789m46p99p333z; dummy 1245m; wall 5p",
                      moves[] = "discard 4p; reveal 0; win";
    static const int persons[] = {EAST, SEAT_NONE};
    (void)state;
    for (int i = 0; i < 2; i++) {
        rig_result("dueling-tigers", persons[i], no_indicators, deal, moves);
        headless_assert_reads(" West is Ben’s seat ");
        headless_assert_reads(" Ben’s self-draw from the wall ");
        headless_close();
    }
    rig_result("dueling-tigers", 1, no_indicators, deal, moves);
    headless_assert_reads(" West is your seat ");
    headless_assert_reads(" by self-draw from the wall ");
    headless_close();
}

/* --- limits ----------------------------------------------------------------------------------------- */

static void more_faan_than_count_are_called_the_limit(void **state)
{
    (void)state;
    rig_result("classic", SOUTH, no_flowers,
               "east 147m258p369s1234z5z; south 23s99s147p556677z; west 258m369p147s123z4z; "
               "north 369m147p258s1234z; wall 6z9m7z9p8p9p4s",
               "discard 5z; pung; discard 1p; discard 6z; pung; discard 4p; discard 9m; discard 7z; pung; "
               "discard 7p; discard 9p; discard 8p; discard 9p; win");
    headless_assert_reads(" 10 faan, the limit: 128 "); /* 3 + 5, Half Flush 3, Self-Draw 1 are 12 */
    headless_close();
}

/* Concealed Hand 5, Mixed One-suit 40, Value Honor 10, Small Four Winds 320, Three Concealed Triplets 30,
 * Blessing of Heaven 155 (docs/rules/patterns.md "The patterns"). */
static void patterns_above_the_cap_are_added_up(void **state)
{
    (void)state;
    rig_result("patterns", EAST, NULL, "east 234m11122233344z; " IDLE_WEST, "win");
    headless_assert_reads("The patterns add up to 560; the cap is 320.");
    headless_assert_reads(" points 320 ");
    headless_close();
}

/* A melded triplet of nines, three runs of other numbers and a pair of the own wind (docs/rules/patterns.md
 * "Winning"). */
static void a_hand_without_a_pattern_says_what_it_is_worth(void **state)
{
    (void)state;
    rig_result("patterns", SOUTH, NULL,
               IDLE_EAST "south 99m456p34789s122z; " IDLE_WEST IDLE_NORTH "wall 7z6z5s",
               "discard 9m; pung; discard 1z; discard 7z; discard 6z; discard 5s; win");
    headless_assert_reads("A hand without a pattern is worth 1.");
    headless_close();
}

/* Big Four Winds, All Honors, Four Concealed Triplets and a win with East's first draw: four times 48,000,
 * and the pot has 100,000 (docs/rules/tenpai-duel.md "The pot"). */
static void a_pot_pays_what_it_has(void **state)
{
    (void)state;
    rig_result("tenpai-duel", EAST, NULL, "dora 9s; ura 9s; east 11122233344455z; west 258m147p369s1667z",
               "win");
    headless_assert_reads(" Yakuman ");
    headless_assert_reads(" 192,000 ");
    headless_assert_reads("The pot ran out.");
    headless_assert_reads("The pot is empty: the match is over");
    headless_close();
}

/* Who wins before their first turn wins in the first. */
static void no_turn_is_called_zero(void **state)
{
    (void)state;
    rig_result("dueling-tigers", 1, no_indicators, "east 159m159p1234567z5m; west 123789m123p46m77z",
               "discard 5m; win");
    headless_assert_reads(", on turn 1 ");
    headless_close();
    rig_result("patterns", SOUTH, NULL, "east 258p369s1234z147m4m; " WAITS_14M, "discard 4m; win");
    headless_assert_reads(", on turn 1 ");
    headless_close();
    rig_result("patterns", EAST, NULL, "east 234m11122233344z; " IDLE_WEST, "win");
    headless_assert_reads(", on turn 1 ");
    headless_close();
}

/* Ruin: whoever wins takes what the loser has left (docs/rules/dueling-tigers.md "The score of the match").
 */
static void a_loser_pays_what_is_left(void **state)
{
    struct record record;
    struct error error = {0};
    struct problem problem = {0};
    (void)state;
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

/* --- Tenpai Duel ------------------------------------------------------------------------------------ */

#define DUEL      "dora 4z; ura 4z; "
#define WAITS_36M "45m234p678p345s88s"
#define LOOSE     "258m147p369s5567z"

/* What was guessed stays to be seen, of the hand nothing. */
static void a_void_hand_shows_the_guesses_alone(void **state)
{
    (void)state;
    rig("tenpai-duel", EAST, NULL, DUEL "east " WAITS_36M "9p; west " LOOSE, "tenpai 9p; guess 1m 2m");
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

static void a_right_guess_is_named(void **state)
{
    (void)state;
    rig_result("tenpai-duel", EAST, NULL, DUEL "east " WAITS_36M "9p; west " LOOSE, "tenpai 9p; guess 1m 3m");
    headless_assert_reads("Ben guesses your wait, 3 characters: no win");
    headless_assert_reads(", after one guess");
    headless_assert_reads("You are East again next hand");
    headless_close();
    rig_result("tenpai-duel", 1, NULL, DUEL "east " WAITS_36M "9p; west " LOOSE, "tenpai 9p; guess 1m 6m");
    headless_assert_reads("You guess Ann’s wait, 6 characters: no win");
    headless_close();
}

/* --- rare hands ------------------------------------------------------------------------------------- */

/* Thirteen han without a yakuman are one all the same, "counted" (docs/rules/tenpai-duel.md). One Suit counts
 * no patterns, so none of its hands is rare. */
static void thirteen_han_are_a_counted_yakuman(void **state)
{
    struct result_scene result = {.won = true};
    char name[48] = "";
    (void)state;
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
        count = count_read(a) + count_read(b);
        headless_steps(20);
    }
    headless_close();
    rig_speed = SPEED_OFF;
    return count;
}

/* Two limit hands: each is named where it is counted, and the seal names one of them. East's first draw is
 * one always, so there is none without. */
static void a_rare_hand_gets_its_seal(void **state)
{
    (void)state;
    assert_int_equal(count_named("19m19p19s12345677z", "Thirteen Orphans", "Heavenly Hand"), 3);
}

/* Settings lie over the counting, which goes on after them; with the speed off it is over at once. */
static void settings_may_be_opened_while_points_are_counted(void **state)
{
    (void)state;
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
        assert_int_equal(count_read(" Thirteen Orphans "), 1);
        headless_close();
    }
}

/* --- One Suit --------------------------------------------------------------------------------------- */

static const char *const small_hands[] = {"size", "7", "players", "two", NULL};

/* Ann declares with a hand that is not complete and names 5; the verdict stands with both seats. */
static void a_verdict_shows_one_seat_and_the_other(void **state)
{
    (void)state;
    rig("one-suit", EAST, small_hands, "east 13579994m", "declare; waits 5m");
    app_go(&app, scene_result(&app));
    headless_steps(2);
    assert_true(headless_is_at("verdict"));
    headless_assert_reads("You named 5, but no tile completes this hand.");
    assert_true(headless_click("seat:1"));
    headless_steps(2);
    assert_false(headless_reads("You named 5"));
    assert_true(headless_click("seat:1")); /* once more changes nothing */
    assert_true(headless_click("seat:0"));
    headless_steps(2);
    headless_assert_reads("You named 5, but no tile completes this hand.");
    headless_key(SDLK_g);
    assert_true(headless_is_at("log"));
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("verdict"));
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("pause"));
    headless_close();
}

/* Who watches sees a verdict for three seconds too. */
static void a_verdict_that_nobody_closes_goes_on(void **state)
{
    int steps = 0;
    (void)state;
    rig_speed = SPEED_FAST;
    rig("one-suit", EAST, small_hands, "east 13579994m", "declare; waits 5m");
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

/* --- where one comes from it ------------------------------------------------------------------------ */

/* The arrow keys lead to what is only told of. */
static bool reaches_a_tile(void)
{
    for (int i = 0; i < 40; i++) {
        const struct target *target = target_find(&app, app.input.focus);
        if (target && target->flags & TARGET_INFO)
            return true;
        headless_key(SDLK_UP);
    }
    return false;
}

static void the_table_and_the_log_are_a_key_away(void **state)
{
    (void)state;
    three_dragons(SOUTH);
    headless_key(SDLK_g);
    assert_true(headless_is_at("log"));
    assert_true(headless_click("button:copy")); /* without a screen there is no clipboard, which is said */
    headless_assert_reads("Couldn’t copy to the clipboard");
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("result"));
    assert_true(headless_click("button:table"));
    assert_true(headless_is_at("result-table"));
    assert_false(reaches_a_tile());
    headless_key(SDLK_i);
    assert_true(app.input.look);
    assert_true(reaches_a_tile());
    headless_key(SDLK_i);
    assert_false(app.input.look);
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("result"));
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("pause"));
    headless_close();
}

/* Hands stay hidden in Tenpai Duel (docs/rules/tenpai-duel.md), and a review shows one: two at one screen get
 * it once their match is over. */
static void a_hand_that_stays_hidden_is_not_reviewed_before_another(void **state)
{
    static const char hand[] = DUEL "east " WAITS_36M "9p; west " LOOSE, ends[] = "tenpai 9p; guess 1m 3m",
                      last[] = "dora 9s; ura 9s; east 11122233344455z; west 258m147p369s1667z";
    (void)state;
    rig_result("tenpai-duel", SEAT_NONE, NULL, hand, ends);
    assert_false(session_is_over(app.session));
    headless_assert_reads("After the match");
    assert_false(headless_click("button:review"));
    headless_key(SDLK_r);
    assert_true(headless_is_at("result"));
    headless_close();
    rig_result("tenpai-duel", SEAT_NONE, NULL, last, "win");
    assert_true(session_is_over(app.session));
    headless_key(SDLK_r);
    assert_true(headless_is_at("review"));
    headless_close();
    rig_result("tenpai-duel", 1, NULL, hand, ends); /* West alone is at the screen */
    headless_key(SDLK_r);
    assert_true(headless_is_at("review"));
    headless_close();
}

/* Who watches the program play alone sees a result for three seconds, or with the speed off not at all, and
 * then the program ends with the match. */
static void a_result_that_nobody_closes_goes_on(void **state)
{
    int steps = 0;
    (void)state;
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

/* The names other rules have for the patterns stand before what they are, where those are wanted. */
static void customary_names_stand_before_the_reasons(void **state)
{
    (void)state;
    headless_open_scene("patterns-covered", 1280, 800, SPEED_OFF);
    headless_assert_reads("four runs and a pair");
    assert_false(headless_reads("All Chows"));
    app.settings.customary_names = true;
    app_dirty(&app);
    headless_step();
    headless_assert_reads("All Chows: four runs and a pair");
    headless_assert_reads("Half Flush: one suit and honors");
    headless_assert_reads("Two Pure Double Chows");
    app.settings.customary_names = false;
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_fed_a_great_hand_is_named),
        cmocka_unit_test(responsible_is_who_threw_it_first),
        cmocka_unit_test(a_winner_who_threw_it_first_is_paid_by_all),
        cmocka_unit_test(anothers_wind_and_draw_are_theirs),
        cmocka_unit_test(more_faan_than_count_are_called_the_limit),
        cmocka_unit_test(patterns_above_the_cap_are_added_up),
        cmocka_unit_test(a_hand_without_a_pattern_says_what_it_is_worth),
        cmocka_unit_test(a_pot_pays_what_it_has),
        cmocka_unit_test(no_turn_is_called_zero),
        cmocka_unit_test(a_loser_pays_what_is_left),
        cmocka_unit_test(a_void_hand_shows_the_guesses_alone),
        cmocka_unit_test(a_right_guess_is_named),
        cmocka_unit_test(thirteen_han_are_a_counted_yakuman),
        cmocka_unit_test(a_rare_hand_gets_its_seal),
        cmocka_unit_test(settings_may_be_opened_while_points_are_counted),
        cmocka_unit_test(a_verdict_shows_one_seat_and_the_other),
        cmocka_unit_test(a_verdict_that_nobody_closes_goes_on),
        cmocka_unit_test(the_table_and_the_log_are_a_key_away),
        cmocka_unit_test(a_hand_that_stays_hidden_is_not_reviewed_before_another),
        cmocka_unit_test(a_result_that_nobody_closes_goes_on),
        cmocka_unit_test(customary_names_stand_before_the_reasons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
