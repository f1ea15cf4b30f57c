/*
 * test_counted.c: what the scorer makes of a hand. The hands and their values are worked out from the rule
 * book, or come from tests/data/riichi_hands.jsonl.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "session/scorer/counted.h"
#include "support/wins.h"

static struct laying laying;   /* large */
static struct counted counted; /* large */

/* Counts a finished hand, written as support/wins.h has it. */
static void count_win(const char *rules, const char *text)
{
    const struct ruleset *mode = ruleset_find(rules);
    int16_t options[OPTION_MOST];
    struct win win;
    wins_read(mode, text, &win);
    ruleset_defaults(mode, options);
    laying_init(&laying, mode);
    laying_set_win(&laying, mode, options, &win);
    counted_make(&counted, &laying.now);
}

static void count_tiles(const char *rules, const char *text)
{
    struct error error;
    struct fault fault;
    uint8_t tiles[HAND_MOST];
    int count = tile_parse_list(text, tiles, HAND_MOST, &error);
    laying_init(&laying, ruleset_find(rules));
    for (int i = 0; i < count; i++)
        assert_true(laying_add(&laying, LAY_TILE, tiles[i], &fault));
    counted_make(&counted, &laying.now);
}

static bool has_line(const struct score *score, const char *id, int points)
{
    for (int i = 0; i < score->line_count; i++)
        if (strcmp(score->lines[i].pattern->id, id) == 0)
            return score->lines[i].points == points;
    return false;
}

/* 222 333 444 of a suit are three pungs or three equal runs: docs/rules/dueling-tigers.md "Winning and
 * points" pays All Pung 3, or All Chow 1 for the runs with 678 beside them; both are readings. */
static void all_readings_are_counted(void **state)
{
    (void)state;
    count_win("dueling-tigers", "222333444p678s9s +9s west");
    assert_int_equal(counted.state, COUNTED_WINS);
    assert_int_equal(counted.reading_count, 2);
    assert_int_equal(counted.best.points, 2);        /* four runs 1, no exposed meld 1 */
    assert_int_equal(counted.readings[1].points, 1); /* pungs and a run: no exposed meld 1 */
    assert_int_equal(counted.readings[1].reading.pung_count, 3);
}

/* Number 10 of majiang-core's set a: chun and toitoi, 3 han 40 fu. */
static void a_hand_from_outside_is_counted(void **state)
{
    (void)state;
    count_win("tenpai-duel", "2225588p +8p pung:9m pung:7z discard west");
    assert_int_equal(counted.state, COUNTED_WINS);
    assert_int_equal(counted.best.points, 5200);
    assert_int_equal(counted.best.fu, 40);
    assert_true(has_line(&counted.best, "toitoi", 2));
}

static void what_is_missing_is_told(void **state)
{
    (void)state;
    count_tiles("classic", "123m");
    assert_int_equal(counted.state, COUNTED_MISSING);
    assert_int_equal(counted.missing, 11);
    /* 34567 of bamboo wait for 2, 5 and 8 */
    count_tiles("tenpai-duel", "123m456p34567s11z");
    assert_int_equal(counted.missing, 1);
    assert_int_equal(counted.shanten, 0);
    assert_int_equal(counted.wait_count, 3);
    assert_int_equal(counted.waits[0].tile, tile_parse("2s"));
    assert_int_equal(counted.waits[1].left, 3);
    /* 345, 67 and a 7 too many of bamboo: a 5 or an 8 in its place completes it */
    count_tiles("dueling-tigers", "123456m345677s11z");
    assert_int_equal(counted.state, COUNTED_NOT_DONE);
    assert_true(counted.near_count > 0);
    for (int i = 0; i < counted.near_count; i++)
        assert_int_equal(counted.near[i].kind, NEAR_TILE);
}

/* Closed, but on a discard and without Riichi there is no yaku in it; by an own draw there is. */
static void a_complete_hand_may_not_win(void **state)
{
    (void)state;
    count_win("tenpai-duel", "123m456p34577s11z +7s discard west");
    assert_int_equal(counted.state, COUNTED_NO_WIN);
    assert_string_equal(counted.best.reason, "no-yaku");
    bool drawn = false, declared = false;
    for (int i = 0; i < counted.near_count; i++) {
        drawn |= counted.near[i].kind == NEAR_SOURCE && counted.near[i].source == WIN_SELF_DRAW;
        declared |= counted.near[i].kind == NEAR_RIICHI;
    }
    assert_true(drawn && declared);
    /* a dragon triplet is one faan, the flower another seat's: docs/rules/classic.md "Winning" asks for three
     */
    count_win("classic", "456p789s2255z +5z discard west run:1m flowers:1f");
    assert_int_equal(counted.state, COUNTED_NO_WIN);
    assert_string_equal(counted.best.reason, "minimum");
    assert_int_equal(counted.best.faan, 1);
}

static void what_cannot_be_is_a_fault(void **state)
{
    (void)state;
    count_win("dueling-tigers", "222333444p678s9s +9s replacement west");
    assert_int_equal(counted.state, COUNTED_FAULT);
    assert_int_equal(counted.fault.kind, FAULT_REPLACEMENT_NO_KONG);
    count_win("dueling-tigers", "222333444p9s +9s pung:1z riichi west");
    assert_int_equal(counted.fault.kind, FAULT_RIICHI_OPEN);
}

/* All numbers from 2 to 8 but the 1 of characters: with the 4 in its place it is tanyao, a han more. */
static void one_tile_away_is_nearly_met(void **state)
{
    (void)state;
    count_win("tenpai-duel", "123m456p345678s5p +5p riichi discard west");
    assert_int_equal(counted.state, COUNTED_WINS);
    const struct near *found = NULL;
    for (int i = 0; i < counted.near_count; i++)
        if (counted.near[i].kind == NEAR_TILE && counted.near[i].pattern &&
            strcmp(counted.near[i].pattern->id, "tanyao") == 0)
            found = &counted.near[i];
    assert_non_null(found);
    assert_int_equal(found->out, tile_parse("1m"));
    assert_int_equal(found->in, tile_parse("4m"));
    assert_true(found->score.points > counted.best.points);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_readings_are_counted),  cmocka_unit_test(a_hand_from_outside_is_counted),
        cmocka_unit_test(what_is_missing_is_told),   cmocka_unit_test(a_complete_hand_may_not_win),
        cmocka_unit_test(what_cannot_be_is_a_fault), cmocka_unit_test(one_tile_away_is_nearly_met),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
