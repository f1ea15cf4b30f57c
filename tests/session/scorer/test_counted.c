/*
 * test_counted.c: what the scorer makes of a hand. The hands and their values are worked out from the rule
 * book, or come from tests/data/riichi_hands.jsonl.
 */
#include "support/test.h"

#include "session/drill/drill.h"
#include "session/drill/points_drill.h"
#include "session/scorer/counted.h"
#include "support/wins.h"

static struct laying laying;   /* large */
static struct counted counted; /* large */

/* Counts a finished hand, written as support/wins.h has it. */
static void count_win(const char *rules, const char *text)
{
    const struct ruleset *mode = ruleset_find(rules);
    int16_t options[OPTION_MAX];
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
    uint8_t tiles[HAND_MAX];
    int count = tile_parse_list(text, tiles, HAND_MAX, &error);
    laying_init(&laying, ruleset_find(rules));
    for (int i = 0; i < count; i++)
        assert_true(laying_add(&laying, LAY_TILE, tiles[i], &fault));
    counted_make(&counted, &laying.now);
}

/* The same with an option of the mode turned on, in Riichi. */
static void count_riichi_with(const char *rules, enum option_key option, const char *text)
{
    struct error error;
    struct fault fault;
    uint8_t tiles[HAND_MAX];
    int count = tile_parse_list(text, tiles, HAND_MAX, &error);
    laying_init(&laying, ruleset_find(rules));
    laying.now.options[ruleset_option(laying.now.rules, option)] = 1;
    laying.now.win.riichi = true;
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
TEST(all_readings_are_counted)
{
    count_win("dueling-tigers", "222333444p678s9s +9s west");
    assert_int_equal(counted.state, COUNTED_WINS);
    assert_int_equal(counted.reading_count, 2);
    assert_int_equal(counted.best.points, 2);        /* four runs 1, no exposed set 1 */
    assert_int_equal(counted.readings[1].points, 1); /* pungs and a run: no exposed set 1 */
    assert_int_equal(counted.readings[1].reading.pung_count, 3);
}

/* docs/rules/tenpai-duel.md: one five of each suit is red. Three plain ones lie in the hand, so that the wait
 * of 4 and 6 is for the red one, which counts; beside it the hand waits for 7 bamboo. */
TEST(a_wait_for_the_red_five_alone_is_worth_it)
{
    count_riichi_with("tenpai-duel", OPTION_RED_FIVES, "46m555m123p456p77s");
    assert_int_equal(counted.waits[0].tile, tile_parse("5m"));
    assert_int_equal(counted.waits[0].left, 1);
    assert_true(counted.waits[0].wins);
    assert_true(has_line(&counted.waits[0].score, "aka-dora", 1));
    count_riichi_with("tenpai-duel", OPTION_RED_FIVES, "46m055m123p456p77s"); /* the red one is held */
    assert_true(has_line(&counted.waits[0].score, "aka-dora", 1));
    count_riichi_with("tenpai-duel", OPTION_RED_FIVES, "46m234m123p456p77s"); /* a plain one as well */
    assert_false(has_line(&counted.waits[0].score, "aka-dora", 1));
}

/* Number 10 of majiang-core's set a: chun and toitoi, 3 han 40 fu. */
TEST(a_hand_from_outside_is_counted)
{
    count_win("tenpai-duel", "2225588p +8p pung:9m pung:7z discard west");
    assert_int_equal(counted.state, COUNTED_WINS);
    assert_int_equal(counted.best.points, 5200);
    assert_int_equal(counted.best.fu, 40);
    assert_true(has_line(&counted.best, "toitoi", 2));
}

TEST(what_is_missing_is_told)
{
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

/* Closed, but on a discard and without Riichi there is no yaku in it; by self-draw there is. */
TEST(a_complete_hand_may_not_win)
{
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

TEST(what_cannot_be_is_a_fault)
{
    count_win("dueling-tigers", "222333444p678s9s +9s replacement west");
    assert_int_equal(counted.state, COUNTED_FAULT);
    assert_int_equal(counted.fault.kind, FAULT_REPLACEMENT_NO_KONG);
    count_win("dueling-tigers", "222333444p9s +9s pung:1z riichi west");
    assert_int_equal(counted.fault.kind, FAULT_RIICHI_OPEN);
}

/* All numbers from 2 to 8 but the 1 of characters: with the 4 in its place it is tanyao, a han more. */
TEST(one_tile_away_is_nearly_met)
{
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

static bool is_near(enum near_kind kind, enum win_source source)
{
    for (int i = 0; i < counted.near_count; i++)
        if (counted.near[i].kind == kind && (kind != NEAR_SOURCE || counted.near[i].source == source))
            return true;
    return false;
}

/* No hand waits for a fifth tile, and one that waits for nothing has no waits. Won with a replacement tile
 * and no kong, a hand that would be complete does not win. */
TEST(waits_are_those_that_can_be_had)
{
    count_tiles("classic", "1111m456p789s222z");
    for (int i = 0; i < counted.wait_count; i++)
        assert_int_not_equal(counted.waits[i].tile, TILE_1M);
    count_tiles("classic", "147m258p369s1234z");
    assert_int_equal(counted.missing, 1);
    assert_true(counted.shanten > 0);
    assert_int_equal(counted.wait_count, 0);
    /* another's South, without a faan in it: docs/rules/classic.md "Winning" asks for three */
    count_tiles("classic", "123m456p78s99p222z");
    laying.now.win.source = WIN_DISCARD;
    counted_make(&counted, &laying.now);
    assert_int_equal(counted.wait_count, 2);
    assert_false(counted.waits[0].wins || counted.waits[1].wins);
    count_tiles("tenpai-duel", "123m456p34567s11z");
    laying.now.win.source = WIN_REPLACEMENT;
    counted_make(&counted, &laying.now);
    assert_int_equal(counted.wait_count, 3);
    for (int i = 0; i < 3; i++)
        assert_false(counted.waits[i].wins);
}

/* Nothing of it fits: it is not done, and no tile alone mends it. */
TEST(a_hand_far_off_is_told_so)
{
    count_tiles("classic", "147m258p369s12345z");
    assert_int_equal(counted.state, COUNTED_NOT_DONE);
    assert_true(counted.shanten > 0);
    assert_int_equal(counted.near_count, 0);
}

/* East's own first draw wins the most there is; as a discard it cannot be, as nobody has thrown a tile. A
 * Riichi cannot have stood before either. */
TEST(what_cannot_be_is_not_nearly_met)
{
    count_win("tenpai-duel", "234m456p678s4488p +4p first self-draw");
    assert_int_equal(counted.state, COUNTED_WINS);
    assert_false(is_near(NEAR_SOURCE, WIN_DISCARD));
    count_win("tenpai-duel", "234m456p34678s88p +2s riichi first west discard");
    assert_int_equal(counted.state, COUNTED_FAULT);
    assert_int_equal(counted.fault.kind, FAULT_FIRST_RIICHI);
}

/* In One Suit a win is worth the same however it came: nothing is nearly met by drawing it oneself. */
TEST(how_it_came_is_nothing_in_one_suit)
{
    count_win("one-suit", "1123456m +1m");
    assert_int_equal(counted.state, COUNTED_WINS);
    assert_false(is_near(NEAR_SOURCE, WIN_SELF_DRAW));
    assert_false(is_near(NEAR_SOURCE, WIN_DISCARD));
}

/* Two indicators below and one above: there are never more below. */
TEST(indicators_lie_in_pairs)
{
    struct fault fault;
    count_win("tenpai-duel", "234m456p34678s88p +2s riichi discard west");
    assert_int_equal(counted.state, COUNTED_WINS);
    assert_true(laying_add(&laying, LAY_DORA, TILE_EAST, &fault));
    assert_true(laying_add(&laying, LAY_URA, TILE_EAST, &fault));
    counted_make(&counted, &laying.now);
    assert_int_not_equal(counted.state, COUNTED_FAULT);
    assert_true(laying_add(&laying, LAY_URA, TILE_NORTH, &fault));
    counted_make(&counted, &laying.now);
    assert_int_equal(counted.state, COUNTED_FAULT);
    assert_int_equal(counted.fault.kind, FAULT_URA);
}

/* A red five stays: only tiles that everybody has are exchanged in thought. */
TEST(a_red_five_is_not_exchanged)
{
    struct error why;
    struct fault fault;
    count_tiles("tenpai-duel", "");
    assert_true(ruleset_set(laying.now.rules, laying.now.options, "red-fives", "on", &why));
    static const char *const tiles[] = {"2m", "3m", "4m", "3p", "4p", "0p", "3s",
                                        "4s", "5s", "6s", "7s", "8s", "1z", "1z"};
    for (int i = 0; i < 14; i++)
        assert_true(laying_add(&laying, LAY_TILE, tile_parse(tiles[i]), &fault));
    counted_make(&counted, &laying.now);
    assert_true(counted.near_count > 0);
    for (int i = 0; i < counted.near_count; i++)
        assert_int_not_equal(counted.near[i].kind == NEAR_TILE ? counted.near[i].out : 0, TILE_1P + 4);
}

/* As three pungs it has no yaku on a discard, as three equal runs it has one: the reading that wins is first.
 */
TEST(the_reading_that_wins_is_the_first)
{
    count_win("tenpai-duel", "11122233m456p99s +3m discard west");
    assert_int_equal(counted.state, COUNTED_WINS);
    assert_int_equal(counted.reading_count, 2);
    assert_true(counted.readings[0].win && !counted.readings[1].win);
    /* seven pairs, and two pairs of equal runs, which are worth more */
    count_win("tenpai-duel", "112233m445566p7s +7s discard west");
    assert_true(counted.reading_count >= 2);
    assert_true(counted.readings[0].points > counted.readings[1].points);
}

/* Whatever the hand: its readings and what is nearly met stand the costliest first, nothing of it is worth
 * less than the hand, and the value told is that of the first reading. */
TEST(the_costliest_stands_first)
{
    struct rng rng;
    rng_init(&rng, 7);
    for (int mode = 0; ruleset_list[mode]; mode++)
        for (int hands = 0; hands < 40; hands++) {
            static struct points_question question;
            if (!drill_plays(DRILL_POINTS, ruleset_list[mode]))
                break;
            points_question_deal(&question, ruleset_list[mode], &rng);
            laying_init(&laying, ruleset_list[mode]);
            laying_set_win(&laying, ruleset_list[mode], question.options, &question.win);
            counted_make(&counted, &laying.now);
            assert_int_equal(counted.state, COUNTED_WINS);
            assert_int_equal(counted.best.points, question.score.points);
            assert_int_equal(counted.readings[0].points, counted.best.points);
            for (int i = 1; i < counted.reading_count; i++)
                assert_true(counted.readings[i - 1].win >= counted.readings[i].win &&
                            (!counted.readings[i].win ||
                             counted.readings[i - 1].points >= counted.readings[i].points));
            for (int i = 0; i < counted.near_count; i++) {
                assert_true(counted.near[i].score.points > counted.best.points);
                assert_true(!i || counted.near[i - 1].score.points >= counted.near[i].score.points);
            }
        }
}
