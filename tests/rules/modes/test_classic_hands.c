/*
 * test_classic_hands.c: the faan of Classic Mahjong: for each a hand that has it and a near miss, limit
 * hands, the minimum, points by faan (docs/rules/classic.md "Winning" and "Points").
 *
 * Hands are scored without a minimum and with flowers out of play, unless they say otherwise.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/wins.h"

static const struct ruleset *rules;

/* Fails unless the win has exactly these patterns and that many faan. */
static void expect(const char *win, const char *patterns, int faan)
{
    char text[200];
    snprintf(text, sizeof text, "minimum=0 flowers=off %s", win);
    struct score score = wins_expect(rules, text, patterns);
    if (score.faan != faan)
        print_error("%s\n", win);
    assert_int_equal(score.faan, faan);
}

/* Fails unless the pattern is worth that many faan in all, 0 for not at all. */
static void has(const char *win, const char *pattern, int faan)
{
    char text[200];
    snprintf(text, sizeof text, "minimum=0 flowers=off %s", win);
    struct score score = wins_score(rules, text);
    int found = 0;
    for (int i = 0; i < score.line_count; i++)
        if (strcmp(score.lines[i].pattern->id, pattern) == 0)
            found = score.lines[i].points;
    if (found != faan || !score.win)
        print_error("%s: %s is %d\n", win, pattern, found);
    assert_true(score.win);
    assert_int_equal(found, faan);
}

static void test_the_table(void **state)
{
    (void)state;
    static const struct {
        const char *id;
        int faan;
    } table[] = {
        {"self-draw", 1},           {"last-tile", 1},
        {"kong-replacement", 1},    {"robbed-kong", 1},
        {"all-sequences", 1},       {"concealed-hand", 1},
        {"all-triplets", 3},        {"own-flower-or-season", 1},
        {"all-four-flowers", 2},    {"all-four-seasons", 2},
        {"no-flowers", 1},          {"dragon-triplet", 1},
        {"round-wind", 1},          {"seat-wind", 1},
        {"half-flush", 3},          {"full-flush", 7},
        {"small-three-dragons", 3}, {"big-three-dragons", 5},
        {"small-four-winds", 6},    {"seven-pairs", 4},
        {"big-four-winds", 10},     {"all-honors", 10},
        {"four-kongs", 10},         {"four-concealed-triplets", 10},
        {"all-terminals", 10},      {"nine-gates", 10},
        {"thirteen-orphans", 10},   {"heavenly-hand", 10},
        {"earthly-hand", 10},       {"human-hand", 10},
    };
    int count = 0;
    while (rules->patterns[count].id)
        count++;
    assert_int_equal(count, sizeof table / sizeof *table);
    for (int i = 0; i < count; i++) {
        const struct pattern *pattern = ruleset_pattern(rules, table[i].id);
        assert_non_null(pattern);
        assert_int_equal(ruleset_points(rules, pattern), table[i].faan);
    }
}

/* --- how it was won --------------------------------------------------------------------------------- */

static void test_how_the_last_tile_came(void **state)
{
    (void)state;
    expect("23m456p789s33z pung:5s +4m", "", 0);
    expect("23m456p789s33z pung:5s self-draw +4m", "self-draw 1", 1);
    expect("23m456p789s33z pung:5s last +4m", "last-tile 1", 1);
    expect("23m456p789s33z pung:5s self-draw last +4m", "self-draw 1, last-tile 1", 2);
    expect("23m456p789s33z kong:5s replacement +4m", "self-draw 1, kong-replacement 1", 2);
    expect("23m456p789s33z kong:5s self-draw +4m", "self-draw 1", 1);
    expect("23m456p789s33z kong:5s replacement last +4m", "self-draw 1, last-tile 1, kong-replacement 1", 3);
    expect("23m456p789s33z pung:5s robbed-kong +4m", "robbed-kong 1", 1);
}

static void test_concealed_hand(void **state)
{
    (void)state;
    expect("23m456p789s33z555s +4m", "concealed-hand 1", 1); /* on a discard too */
    expect("23m456p789s33z closed:5s +4m", "concealed-hand 1", 1);
    expect("23m456p789s33z kong:5s +4m", "", 0);
    expect("23m456p789s33z added:5s +4m", "", 0);
    expect("23m456p555s33z run:7s +4m", "", 0);
    expect("1133m5577p22s66z9s +9s", "concealed-hand 1, seven-pairs 4", 5);
}

/* --- flowers ---------------------------------------------------------------------------------------- */

static void expect_flowers(const char *seat_and_flowers, const char *patterns, int faan)
{
    char text[200];
    snprintf(text, sizeof text, "minimum=0 23m456p789s33z pung:5s +4m %s", seat_and_flowers);
    assert_int_equal(wins_expect(rules, text, patterns).faan, faan);
}

static void test_flowers_and_seasons(void **state)
{
    (void)state;
    expect_flowers("", "no-flowers 1", 1);
    expect_flowers("flowers=off", "", 0); /* only with flowers in play */
    expect_flowers("flowers:1f", "own-flower-or-season 1", 1);
    expect_flowers("flowers:1g", "own-flower-or-season 1", 1);
    expect_flowers("flowers:1f1g", "own-flower-or-season 2", 2);
    expect_flowers("flowers:2f3g", "", 0); /* others' numbers */
    expect_flowers("south flowers:2f2g", "own-flower-or-season 2", 2);
    expect_flowers("south flowers:1f", "", 0);
    expect_flowers("west flowers:3g", "own-flower-or-season 1", 1);
    expect_flowers("north flowers:4f", "own-flower-or-season 1", 1);
    expect_flowers("flowers:1234f", "own-flower-or-season 1, all-four-flowers 2", 3);
    expect_flowers("flowers:1234g", "own-flower-or-season 1, all-four-seasons 2", 3);
    expect_flowers("flowers:234f", "", 0);
    expect_flowers("flowers:1234f1234g", "own-flower-or-season 2, all-four-flowers 2, all-four-seasons 2", 6);
}

/* --- sets and tiles --------------------------------------------------------------------------------- */

static void test_sequences_and_triplets(void **state)
{
    (void)state;
    expect("23m456p789s55z run:1s +4m", "all-sequences 1", 1);
    expect("23m456p789s11z run:1s +4m", "all-sequences 1", 1); /* any pair */
    has("23m456p789s55z pung:1s +4m", "all-sequences", 0);
    expect("22m33z pung:4p kong:8s pung:9s +2m", "all-triplets 3", 3);
    has("23m33z pung:4p kong:8s pung:9s +4m", "all-triplets", 0);
}

static void test_dragons_and_winds(void **state)
{
    (void)state;
    expect("23m456p99s pung:5z run:1s +4m", "dragon-triplet 1", 1);
    expect("23m99s pung:5z kong:6z run:1s +4m", "dragon-triplet 2", 2);
    has("23m456p55z pung:8p run:1s +4m", "dragon-triplet", 0);
    expect("23m456p99s pung:2z run:1s south +4m", "seat-wind 1", 1);
    expect("23m456p99s pung:2z run:1s round:south +4m", "round-wind 1", 1);
    expect("23m456p99s pung:1z run:1s +4m", "round-wind 1, seat-wind 1", 2); /* both in one set */
    expect("23m456p99s pung:3z run:1s south round:east +4m", "", 0);
    has("23m456p11z pung:8p run:1s +4m", "seat-wind", 0);
}

static void test_flushes(void **state)
{
    (void)state;
    expect("23m33z run:6m pung:1m pung:4z +4m", "half-flush 3", 3);
    expect("23m99m run:6m pung:1m run:6m +4m", "full-flush 7", 7);
    has("23m33z run:6m pung:1m pung:4p +4m", "half-flush", 0);
    has("23m99m run:6m pung:1m pung:4p +4m", "full-flush", 0);
    has("23m99m run:6m pung:1m pung:4z +4m", "full-flush", 0);
    expect("1133m5577m2266z9m +9m", "concealed-hand 1, half-flush 3, seven-pairs 4", 8);
}

static void test_three_dragons(void **state)
{
    (void)state;
    expect("23m77z pung:5z pung:6z run:1s +4m", "dragon-triplet 2, small-three-dragons 3", 5);
    expect("23m99s pung:5z pung:6z kong:7z +4m", "dragon-triplet 3, big-three-dragons 5", 8);
    has("23m33z pung:5z pung:6z run:1s +4m", "small-three-dragons", 0);
}

static void test_four_winds(void **state)
{
    (void)state;
    expect("23m11z pung:4z pung:2z pung:3z +4m", "half-flush 3, small-four-winds 6", 9);
    expect("23m33z pung:4z pung:2z pung:1z +4m",
           "round-wind 1, seat-wind 1, half-flush 3, small-four-winds 6",
           10); /* eleven, but the limit is ten */
    expect("9s pung:4z pung:2z pung:3z pung:1z +9s", "big-four-winds 10", 10);
    has("23m99m pung:4z pung:2z pung:3z +4m", "small-four-winds", 0);
    has("9s pung:4z pung:2z pung:3z pung:5z +9s", "big-four-winds", 0);
}

static void test_seven_pairs(void **state)
{
    (void)state;
    expect("1133m5577p22s66z9s self-draw +9s", "self-draw 1, concealed-hand 1, seven-pairs 4", 6);
    assert_false(wins_score(rules, "minimum=0 1133m5577p2222s9s +9s").win); /* seven different ones */
}

/* --- limit hands ------------------------------------------------------------------------------------ */

static void test_all_honors(void **state)
{
    (void)state;
    expect("5z pung:1z pung:3z pung:6z pung:4z +5z", "all-honors 10", 10);
    has("5z pung:1z pung:3z pung:6m pung:4z +5z", "all-honors", 0);
    expect("112233445566z7z +7z", "all-honors 10", 10);
}

static void test_four_kongs(void **state)
{
    (void)state;
    expect("3z kong:2s closed:8p added:6m closed:9p +3z", "four-kongs 10", 10);
    has("3z kong:2s closed:8p added:6m pung:9p +3z", "four-kongs", 0);
}

static void test_four_concealed_triplets(void **state)
{
    (void)state;
    expect("444p888s777m333s9s +9s", "four-concealed-triplets 10", 10);
    has("444p888s777m33s99s +3s", "four-concealed-triplets", 0); /* a discard made the fourth */
    has("444p888s777m33s99s robbed-kong +3s", "four-concealed-triplets", 0);
    expect("444p888s777m33s99s self-draw +3s", "four-concealed-triplets 10", 10);
    expect("444p777m33s99s closed:8s replacement +3s", "four-concealed-triplets 10", 10);
    has("444p777m33s99s kong:8s self-draw +3s", "four-concealed-triplets", 0);
}

static void test_all_terminals(void **state)
{
    (void)state;
    expect("9p pung:1m pung:9s pung:1p pung:9m +9p", "all-terminals 10", 10);
    has("9p pung:1m pung:9s pung:1p pung:3z +9p", "all-terminals", 0);
}

static void test_nine_gates(void **state)
{
    (void)state;
    for (char number = '1'; number <= '9'; number++) {
        char win[40];
        snprintf(win, sizeof win, "1112345678999s +%cs", number);
        expect(win, "nine-gates 10", 10);
    }
    expect("1112344567899p self-draw +9p", "nine-gates 10", 10); /* any wait, and nothing besides */
    has("1113345678999p +3p", "nine-gates", 0);
    has("2345678999p closed:1p +2p", "nine-gates", 0);
    has("2345678999p pung:1p +2p", "nine-gates", 0);
}

static void test_thirteen_orphans(void **state)
{
    (void)state;
    expect("19m19p19s1234567z +1m", "thirteen-orphans 10", 10);
    expect("19m19p19s1234567z robbed-kong last +1m", "thirteen-orphans 10", 10);
    assert_false(wins_score(rules, "minimum=0 19m19p19s1134567z +1z").win);
}

static void test_hands_of_the_first_turn(void **state)
{
    (void)state;
    expect("23m456p789s33z555s self-draw first +4m", "heavenly-hand 10", 10);
    expect("23m456p789s33z555s self-draw first north +4m", "earthly-hand 10", 10);
    expect("23m456p789s33z555s discard first west +4m", "human-hand 10", 10);
    expect("23m456p789s33z555s self-draw +4m", "self-draw 1, concealed-hand 1", 2);
}

/* Two limits at once are a limit. */
static void test_two_limit_hands(void **state)
{
    (void)state;
    expect("5z pung:1z pung:2z pung:3z pung:4z +5z", "big-four-winds 10, all-honors 10", 10);
    assert_int_equal(wins_score(rules, "5z pung:1z pung:2z pung:3z pung:4z +5z").points, 128);
}

/* --- points ----------------------------------------------------------------------------------------- */

static void test_points_by_faan(void **state)
{
    (void)state;
    static const struct {
        const char *win;
        int faan, points;
    } hands[] = {
        {"23m456p789s33z pung:5s +4m", 0, 1},
        {"23m456p789s33z pung:5s last +4m", 1, 2},
        {"23m456p789s33z pung:5s self-draw last +4m", 2, 4},
        {"23m33z run:6m pung:1m pung:4z +4m", 3, 8},
        {"23m33z run:6m pung:1m pung:4z self-draw +4m", 4, 16},
        {"23m77z pung:5z pung:6z run:1s +4m", 5, 24},
        {"22m33z pung:4m kong:8m pung:9m +2m", 6, 32},
        {"23m99m run:6m pung:1m run:6m +4m", 7, 48},
        {"23m99s pung:5z pung:6z kong:7z +4m", 8, 64},
        {"23m11z pung:4z pung:2z pung:3z +4m", 9, 96},
        {"22m99m pung:8m pung:1m pung:6m +2m", 10, 128},
        {"23m99m pung:5z pung:6z kong:7z +4m", 10, 128}, /* eleven: the limit */
        {"19m19p19s1234567z +1m", 10, 128},
    };
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        char text[200];
        snprintf(text, sizeof text, "minimum=0 flowers=off %s", hands[i].win);
        struct score score = wins_score(rules, text);
        if (score.faan != hands[i].faan || score.points != hands[i].points)
            print_error("%s\n", hands[i].win);
        assert_int_equal(score.faan, hands[i].faan);
        assert_int_equal(score.points, hands[i].points);
    }
}

static void test_the_minimum(void **state)
{
    (void)state;
    static const struct {
        const char *win;
        int faan;
    } hands[] = {
        {"23m456p789s33z pung:5s +4m", 0},
        {"23m456p789s33z pung:5s last +4m", 1},
        {"23m456p789s33z pung:5s last self-draw +4m", 2},
        {"23m456p789s33z kong:5s last replacement +4m", 3},
    };
    static const char *const minimums[] = {"0", "1", "3"};
    for (int hand = 0; hand < 4; hand++) {
        for (int i = 0; i < 3; i++) {
            char text[200];
            int minimum = minimums[i][0] - '0';
            snprintf(text, sizeof text, "flowers=off minimum=%s %s", minimums[i], hands[hand].win);
            struct score score = wins_score(rules, text);
            assert_int_equal(score.win, hands[hand].faan >= minimum);
            if (score.win)
                assert_null(score.reason);
            else
                assert_string_equal(score.reason, "minimum");
            assert_int_equal(score.faan, hands[hand].faan);
        }
    }
    /* Three is the minimum that is set, and flowers count towards it. */
    assert_false(wins_score(rules, "23m456p789s33z pung:5s +4m flowers:1f1g").win);
    assert_true(wins_score(rules, "23m456p789s33z pung:5s +4m flowers:1234f").win);
    assert_true(wins_score(rules, "23m456p789s33z555s +4m self-draw").win); /* and no flowers */
    /* A hand that is not complete misses no minimum. */
    assert_null(wins_score(rules, "23m456p789s33z pung:5s +5m").reason);
}

static void test_the_best_reading_counts(void **state)
{
    (void)state;
    /* Four concealed triplets, not three sequences alike. */
    expect("222333444p777s1z self-draw +1z", "four-concealed-triplets 10", 10);
    /* Seven pairs, 4 and 1, or two times two sequences: 1 and 1. */
    expect("112233m667788p5z +5z", "concealed-hand 1, seven-pairs 4", 5);
    /* All sequences or triplets with a run: only the sequences are worth something. */
    expect("22333444p567s11z +2p", "all-sequences 1, concealed-hand 1", 2);
}

static int setup(void **state)
{
    (void)state;
    rules = ruleset_find("classic");
    return rules ? 0 : -1;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_table),
        cmocka_unit_test(test_how_the_last_tile_came),
        cmocka_unit_test(test_concealed_hand),
        cmocka_unit_test(test_flowers_and_seasons),
        cmocka_unit_test(test_sequences_and_triplets),
        cmocka_unit_test(test_dragons_and_winds),
        cmocka_unit_test(test_flushes),
        cmocka_unit_test(test_three_dragons),
        cmocka_unit_test(test_four_winds),
        cmocka_unit_test(test_seven_pairs),
        cmocka_unit_test(test_all_honors),
        cmocka_unit_test(test_four_kongs),
        cmocka_unit_test(test_four_concealed_triplets),
        cmocka_unit_test(test_all_terminals),
        cmocka_unit_test(test_nine_gates),
        cmocka_unit_test(test_thirteen_orphans),
        cmocka_unit_test(test_hands_of_the_first_turn),
        cmocka_unit_test(test_two_limit_hands),
        cmocka_unit_test(test_points_by_faan),
        cmocka_unit_test(test_the_minimum),
        cmocka_unit_test(test_the_best_reading_counts),
    };
    return cmocka_run_group_tests_name("rules/modes/test_classic_hands", tests, setup, NULL);
}
