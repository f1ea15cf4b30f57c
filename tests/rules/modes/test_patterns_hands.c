/*
 * test_patterns_hands.c: every pattern of Pattern Mahjong: a hand that has it and a near miss, the series,
 * the cap, the best reading.
 *
 * The points are those of the source text's tables; how its open questions are decided is
 * docs/rules/patterns.md "The patterns".
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/wins.h"

static const struct ruleset *rules;

/* Fails unless the win has exactly these patterns and that value, which is not their sum where it is capped.
 */
static void expect(const char *win, const char *patterns, int points)
{
    struct score score = wins_expect(rules, win, patterns);
    if (score.points != points)
        print_error("%s\n", win);
    assert_int_equal(score.points, points);
}

/* Fails unless the best reading has the pattern at that value, 0 for not at all. */
static void has(const char *win, const char *pattern, int points)
{
    struct score score = wins_score(rules, win);
    int found = 0;
    for (int i = 0; i < score.line_count; i++)
        if (strcmp(score.lines[i].pattern->id, pattern) == 0)
            found = score.lines[i].points;
    if (found != points || !score.win)
        print_error("%s: %s is %d\n", win, pattern, found);
    assert_true(score.win);
    assert_int_equal(found, points);
}

/* Fails unless the hand has the first pattern, but the second one of its series counts instead. */
static void covers(const char *win, const char *pattern, const char *by)
{
    struct score score = wins_score(rules, win);
    for (int i = 0; i < score.covered_count; i++) {
        if (strcmp(score.covered[i].pattern->id, pattern) != 0)
            continue;
        assert_string_equal(score.covered[i].by->id, by);
        return;
    }
    fail_msg("%s: nothing covers %s", win, pattern);
}

/* --- the tables ----------------------------------------------------------------------------------- */

/* As the source text lists them, with its numbers: equal series stand together. */
static const struct {
    const char *id;
    int points, series;
} table[] = {
    {"all-runs", 5, 0},
    {"concealed-hand", 5, 0},
    {"no-terminals", 5, 0},
    {"mixed-one-suit", 40, 21},
    {"pure-one-suit", 80, 21},
    {"nine-gates", 480, 0},
    {"value-honour", 10, 0},
    {"small-three-dragons", 40, 32},
    {"big-three-dragons", 130, 32},
    {"small-three-winds", 30, 33},
    {"big-three-winds", 120, 33},
    {"small-four-winds", 320, 33},
    {"big-four-winds", 400, 33},
    {"all-honours", 320, 0},
    {"all-triplets", 30, 0},
    {"two-concealed-triplets", 5, 42},
    {"three-concealed-triplets", 30, 42},
    {"four-concealed-triplets", 125, 42},
    {"one-quad", 5, 43},
    {"two-quads", 20, 43},
    {"three-quads", 120, 43},
    {"four-quads", 480, 43},
    {"two-identical-runs", 10, 51},
    {"double-two-identical-runs", 60, 51},
    {"three-identical-runs", 120, 51},
    {"four-identical-runs", 480, 51},
    {"three-similar-runs", 35, 0},
    {"small-three-similar-triplets", 30, 61},
    {"big-three-similar-triplets", 120, 61},
    {"nine-tile-straight", 40, 0},
    {"three-consecutive-triplets", 100, 71},
    {"four-consecutive-triplets", 200, 71},
    {"mixed-branching-terminals", 40, 81},
    {"pure-branching-terminals", 50, 81},
    {"mixed-rooted-terminals", 100, 81},
    {"pure-rooted-terminals", 400, 81},
    {"final-draw", 10, 91},
    {"final-discard", 10, 91},
    {"win-on-quad", 10, 0},
    {"robbing-a-quad", 10, 0},
    {"blessing-of-heaven", 155, 94},
    {"blessing-of-earth", 155, 94},
    {"thirteen-wonders", 160, 0},
    {"seven-pairs", 30, 0},
};

enum { PATTERNS = sizeof table / sizeof *table };

static void test_the_tables(void **state)
{
    (void)state;
    int count = 0;
    while (rules->patterns[count].id)
        count++;
    assert_int_equal(count, PATTERNS);
    for (int i = 0; i < PATTERNS; i++) {
        const struct pattern *pattern = ruleset_pattern(rules, table[i].id);
        assert_non_null(pattern);
        assert_int_equal(pattern->points, table[i].points);
        for (int other = 0; other < PATTERNS; other++) {
            bool together =
                pattern->series && pattern->series == ruleset_pattern(rules, table[other].id)->series;
            if (other != i)
                assert_int_equal(together, table[i].series && table[i].series == table[other].series);
        }
    }
}

/* --- 1. trivial ----------------------------------------------------------------------------------- */

static void test_all_runs(void **state)
{
    (void)state;
    expect("23m456p789s55z run:1s +4m", "all-runs 5", 5);
    expect("23m456p789s11z run:1s +4m", "all-runs 5", 5); /* any pair, the own wind too */
    has("23m456p789s55z pung:1s +4m", "all-runs", 0);
    has("1223344556677m +1m", "all-runs", 5); /* seven pairs can be runs */
    has("1133557799m22s3z +3z", "all-runs", 0);
}

static void test_concealed_hand(void **state)
{
    (void)state;
    expect("23m456p789s123s55z +4m", "all-runs 5, concealed-hand 5", 10); /* by discard too */
    has("23m456p55z closed:1s closed:9p +4m", "concealed-hand", 5); /* a concealed quad is no melded set */
    has("23m456p55z closed:1s kong:9p +4m", "concealed-hand", 0);
    has("23m456p55z closed:1s added:9p +4m", "concealed-hand", 0);
    has("23m456p789s55z pung:1s +4m", "concealed-hand", 0);
}

static void test_no_terminals(void **state)
{
    (void)state;
    expect("23m456p678s55s pung:2p +4m", "no-terminals 5", 5);
    has("23m456p678s55s pung:2p +1m", "no-terminals", 0);
    has("23m456p678s55z pung:2p +4m", "no-terminals", 0); /* nor honours */
    has("23m456p678s55s pung:9p +4m", "no-terminals", 0);
    has("2244668m2244p66s +8m", "no-terminals", 5);
}

/* --- 2. one suit ---------------------------------------------------------------------------------- */

static void test_one_suit(void **state)
{
    (void)state;
    expect("23m55z run:6m pung:1m pung:4z +4m", "mixed-one-suit 40", 40);
    expect("23m55m run:6m pung:1m run:6m +4m", "pure-one-suit 80, two-identical-runs 10", 90);
    has("23m55z run:6m pung:1m pung:4p +4m", "mixed-one-suit", 0); /* a second suit spoils both */
    has("23m55m run:6m pung:1m pung:4p +4m", "pure-one-suit", 0);
    has("1133557799m22z3z +3z", "mixed-one-suit", 40); /* seven pairs meet the words */
    has("1133557799m224m +4m", "pure-one-suit", 80);
}

static void test_a_hand_of_honours_is_not_of_one_suit(void **state)
{
    (void)state;
    has("2z pung:1z pung:5z pung:3z pung:4z +2z", "mixed-one-suit", 0);
    has("2z pung:1z pung:5z pung:3z pung:4z +2z", "pure-one-suit", 0);
}

static void test_nine_gates(void **state)
{
    (void)state;
    for (char number = '1'; number <= '9'; number++) {
        char win[40];
        snprintf(win, sizeof win, "1112345678999p +%cp", number);
        has(win, "nine-gates", 480);
        assert_int_equal(wins_score(rules, win).points, 480);
    }
    has("1112344567899p +9p", "nine-gates", 480); /* the shape counts, not the wait */
    has("1122345678999p +1p", "nine-gates", 480);
    has("1113345678999p +3p", "nine-gates", 0);        /* no 2 */
    has("2345678999p closed:1p +2p", "nine-gates", 0); /* no quad */
    has("2345678999p pung:1p +2p", "nine-gates", 0);   /* no meld */
    has("111234p5678999s +5s", "nine-gates", 0);       /* of one suit */
}

/* --- 3. honours ----------------------------------------------------------------------------------- */

static void test_value_honour(void **state)
{
    (void)state;
    expect("23m456p99s pung:5z run:1s +4m", "value-honour 10", 10);
    expect("23m456p99s pung:2z run:1s south +4m", "value-honour 10", 10);
    expect("23m456p99s pung:2z run:1s +4m", "", 1); /* another's wind */
    expect("23m99s pung:2z kong:7z run:1s south +4m", "value-honour 20, one-quad 5", 25);
    has("23m456p55z pung:3z run:1s +4m", "value-honour", 0); /* a pair is no triplet */
}

static void test_dragons(void **state)
{
    (void)state;
    expect("23m77z pung:5z pung:6z run:1s +4m", "value-honour 20, small-three-dragons 40", 60);
    expect("23m99s pung:5z pung:6z kong:7z +4m", "value-honour 30, big-three-dragons 130, one-quad 5", 165);
    has("23m44z pung:5z pung:6z run:1s +4m", "small-three-dragons", 0);
    has("23m77z pung:5z pung:6z run:1s +4m", "big-three-dragons", 0);
    has("556677z1133p22m9s +9s", "small-three-dragons", 0); /* pairs are no triplets */
}

static void test_winds(void **state)
{
    (void)state;
    expect("23m33z pung:4z pung:2z run:1s +4m", "small-three-winds 30", 30);
    expect("23m99s pung:4z pung:2z pung:3z +4m", "big-three-winds 120", 120);
    expect("23m11z pung:4z pung:2z pung:3z +4m", "mixed-one-suit 40, small-four-winds 320", 320);
    has("23m55z pung:4z pung:2z run:1s +4m", "small-three-winds", 0);
    has("23m99s pung:4z pung:2z pung:5z +4m", "big-three-winds", 0);
    has("9s pung:4z pung:2z pung:3z pung:1z +9s", "big-four-winds", 400);
    has("9s pung:4z pung:2z pung:3z pung:5z +9s", "big-four-winds", 0);
    covers("23m11z pung:4z pung:2z pung:3z +4m", "big-three-winds", "small-four-winds");
}

static void test_all_honours(void **state)
{
    (void)state;
    has("5z pung:1z pung:3z pung:6z pung:4z +5z", "all-honours", 320);
    has("5z pung:1z pung:3z pung:6m pung:4z +5z", "all-honours", 0);
    /* Of seven pairs too; it is not also rooted: terminals are missing. */
    expect("112233445566z7z +7z", "concealed-hand 5, all-honours 320, seven-pairs 30", 320);
    has("5z pung:1z pung:3z pung:6z pung:4z +5z", "mixed-rooted-terminals", 0);
}

/* --- 4. triplets and quads ------------------------------------------------------------------------ */

static void test_all_triplets(void **state)
{
    (void)state;
    expect("22m55z pung:4p kong:8s pung:3z +2m", "all-triplets 30, one-quad 5", 35);
    has("23m55z pung:4p kong:8s pung:3z +4m", "all-triplets", 0);
}

static void test_concealed_triplets(void **state)
{
    (void)state;
    expect("444p888s23m33z run:2p +4m", "two-concealed-triplets 5", 5);
    has("444p888s77m33z run:2p +7m", "two-concealed-triplets", 5); /* completed by a discard: not the third */
    has("444p888s77m33z run:2p self-draw +7m", "three-concealed-triplets", 30);
    has("444p88s33z run:2p run:6m +8s", "two-concealed-triplets", 0);
    has("444p88s33z run:2p run:6m self-draw +8s", "two-concealed-triplets", 5);
    has("444p88s33z run:2p run:6m robbed-kong +8s", "two-concealed-triplets", 0);
    has("444p23m33z run:2p closed:8s +4m", "two-concealed-triplets", 5); /* a concealed quad counts */
    has("444p23m33z run:2p kong:8s +4m", "two-concealed-triplets", 0);
    has("444p888s777m333s9s +9s", "four-concealed-triplets", 125); /* the pair by a discard */
    has("444p888s777m33s99s +3s", "four-concealed-triplets", 0);
    has("444p888s777m33s99s +3s", "three-concealed-triplets", 30);
    has("444p888s777m33s99s self-draw +3s", "four-concealed-triplets", 125);
    covers("444p888s777m333s9s +9s", "three-concealed-triplets", "four-concealed-triplets");
    covers("444p888s777m333s9s +9s", "two-concealed-triplets", "four-concealed-triplets");
}

static void test_quads(void **state)
{
    (void)state;
    expect("23m456p789s33z added:2s +4m", "one-quad 5", 5);
    expect("23m456p33z kong:2s closed:8p +4m", "two-quads 20", 20);
    expect("23m33z kong:2s closed:8p added:6m +4m", "three-quads 120", 120);
    has("3z kong:2s closed:8p added:6m closed:9p +3z", "four-quads", 480);
    has("3z kong:2s closed:8p added:6m pung:9p +3z", "four-quads", 0);
}

static void test_four_alike_in_the_hand_are_no_quad(void **state)
{
    (void)state;
    has("22234s456p789p33z +2s", "one-quad", 0);
    has("1133557799m22s2s +2s", "one-quad", 0);
}

/* --- 5. identical, 6. similar, 7. consecutive ----------------------------------------------------- */

static void test_identical_runs(void **state)
{
    (void)state;
    expect("23m456p11z run:2m pung:8s +4m", "two-identical-runs 10", 10);
    has("23m456p11z run:3m pung:8s +4m", "two-identical-runs", 0);
    has("23m456p11z run:2p pung:8s +4m", "two-identical-runs", 0); /* of the same suit */
    has("23m456p11z run:2m run:4p +4m", "double-two-identical-runs", 60);
    has("23m456p11z run:2m run:5p +4m", "double-two-identical-runs", 0);
    has("23m456p11z run:2m run:2m +4m", "three-identical-runs", 120);
    has("23m44p run:2m run:2m run:2m +4m", "four-identical-runs", 480);
    has("23m44p run:2m run:2m run:3m +4m", "four-identical-runs", 0);
    covers("23m44p run:2m run:2m run:2m +4m", "three-identical-runs", "four-identical-runs");
    covers("23m44p run:2m run:2m run:2m +4m", "double-two-identical-runs", "four-identical-runs");
}

static void test_similar_runs(void **state)
{
    (void)state;
    expect("23m11z run:2p run:2s pung:8s +4m", "three-similar-runs 35", 35);
    has("23m11z run:2p run:3s pung:8s +4m", "three-similar-runs", 0);
    has("23m11z run:2p run:2p pung:8s +4m", "three-similar-runs", 0);
}

static void test_similar_triplets(void **state)
{
    (void)state;
    expect("12m77s pung:7p kong:7m run:4s +3m", "one-quad 5, small-three-similar-triplets 30", 35);
    expect("23m11z pung:7p pung:7m pung:7s +4m", "big-three-similar-triplets 120", 120);
    has("23m88s pung:7p pung:7m run:4s +4m", "small-three-similar-triplets", 0);
    has("23m11z pung:7p pung:7m pung:8s +4m", "big-three-similar-triplets", 0);
    /* Honours are of no suit and have no values. */
    has("23m11z pung:7p pung:7m pung:7z +4m", "big-three-similar-triplets", 0);
}

static void test_the_straight(void **state)
{
    (void)state;
    expect("12m55z run:4m run:7m pung:3s +3m", "nine-tile-straight 40", 40);
    has("12m55z run:4m run:7p pung:3s +3m", "nine-tile-straight", 0); /* of one suit */
    has("12m55z run:4m run:6m pung:3s +3m", "nine-tile-straight", 0);
}

static void test_consecutive_triplets(void **state)
{
    (void)state;
    expect("23m11z pung:4p pung:5p kong:6p +4m", "one-quad 5, three-consecutive-triplets 100", 105);
    has("23m11z pung:4p pung:5p pung:7p +4m", "three-consecutive-triplets", 0);
    has("23m11z pung:4p pung:5s pung:6p +4m", "three-consecutive-triplets", 0);
    has("23m11z pung:8p pung:9p pung:1s +4m", "three-consecutive-triplets", 0); /* not round the corner */
    has("1z pung:4p pung:5p pung:6p pung:7p +1z", "four-consecutive-triplets", 200);
    has("1z pung:4p pung:5p pung:6p pung:8p +1z", "four-consecutive-triplets", 0);
    has("1z pung:4z pung:5z pung:6z pung:7z +1z", "three-consecutive-triplets", 0);
    covers("1z pung:4p pung:5p pung:6p pung:7p +1z", "three-consecutive-triplets",
           "four-consecutive-triplets");
}

/* --- 8. terminals --------------------------------------------------------------------------------- */

static void test_branching_terminals(void **state)
{
    (void)state;
    expect("12m99p run:7s pung:1p pung:3z +3m", "mixed-branching-terminals 40", 40);
    expect("12m99p run:7s pung:1p pung:9s +3m", "pure-branching-terminals 50", 50);
    has("12m22p run:7s pung:1p pung:3z +3m", "mixed-branching-terminals", 0); /* the pair is a set */
    has("12m22p run:7s pung:1p pung:9s +3m", "pure-branching-terminals", 0);
    has("12m99p run:6s pung:1p pung:3z +3m", "mixed-branching-terminals", 0); /* 678 branches from none */
    has("12m44z run:7s pung:1p run:1p +3m", "mixed-branching-terminals", 40); /* honours in the pair alone */
    has("9p pung:1m pung:9s pung:1p pung:3z +9p", "mixed-branching-terminals", 0); /* no run: rooted */
}

static void test_rooted_terminals(void **state)
{
    (void)state;
    has("9p pung:1m pung:9s pung:1p pung:3z +9p", "mixed-rooted-terminals", 100);
    has("9p pung:1m pung:9s pung:1p pung:9m +9p", "pure-rooted-terminals", 400);
    has("8p pung:1m pung:9s pung:1p pung:3z +8p", "mixed-rooted-terminals", 0);
    has("3z pung:1m pung:9s pung:1p pung:9m +3z", "pure-rooted-terminals", 0);
    has("3z pung:1m pung:9s pung:1p pung:9m +3z", "mixed-rooted-terminals", 100);
    /* Seven pairs meet the words, with four alike as two of them. */
    expect("1199m1199p11s22z3z +3z", "concealed-hand 5, mixed-rooted-terminals 100, seven-pairs 30", 135);
    has("11119999m1199p1s +1s", "pure-rooted-terminals", 400);
    /* Thirteen wonders has no sets. */
    has("19m19p19s1234567z +1m", "mixed-rooted-terminals", 0);
}

/* --- 9. incidental -------------------------------------------------------------------------------- */

static void test_the_last_tile(void **state)
{
    (void)state;
    expect("23m456p789s33z pung:5s self-draw last +4m", "final-draw 10", 10);
    expect("23m456p789s33z pung:5s discard last +4m", "final-discard 10", 10);
    expect("23m456p789s33z pung:5s self-draw +4m", "", 1);
    expect("23m456p789s33z pung:5s +4m", "", 1);
}

static void test_win_on_quad(void **state)
{
    (void)state;
    expect("23m456p789s33z kong:5s replacement +4m", "one-quad 5, win-on-quad 10", 15);
    expect("23m456p789s33z kong:5s self-draw +4m", "one-quad 5", 5);
    /* A supplement tile that is the last tile takes both. */
    expect("23m456p789s33z kong:5s replacement last +4m", "one-quad 5, final-draw 10, win-on-quad 10", 25);
}

static void test_robbing_a_quad(void **state)
{
    (void)state;
    expect("23m456p789s33z pung:5s robbed-kong +4m", "robbing-a-quad 10", 10);
    expect("23m456p789s33z pung:5s discard +4m", "", 1);
}

static void test_blessings(void **state)
{
    (void)state;
    expect("23m456p789s33z555s self-draw first +4m", "concealed-hand 5, blessing-of-heaven 155", 160);
    expect("23m456p789s33z555s discard first west +4m", "concealed-hand 5, blessing-of-earth 155", 160);
    /* Another's first own draw is no blessing, nor is a later win. */
    expect("23m456p789s33z555s self-draw first west +4m", "concealed-hand 5", 5);
    expect("23m456p789s33z555s self-draw +4m", "concealed-hand 5", 5);
    expect("23m456p789s33z555s discard west +4m", "concealed-hand 5", 5);
}

/* --- 10. irregular -------------------------------------------------------------------------------- */

static void test_thirteen_wonders(void **state)
{
    (void)state;
    expect("19m19p19s1234567z +1m", "concealed-hand 5, thirteen-wonders 160", 165);
    expect("19m19p19s1134567z +2z", "concealed-hand 5, thirteen-wonders 160", 165);
    expect("19m19p19s1234567z self-draw last +7z", "concealed-hand 5, final-draw 10, thirteen-wonders 160",
           175);
    expect("19m19p19s1234567z robbed-kong +7z", "concealed-hand 5, robbing-a-quad 10, thirteen-wonders 160",
           175);
    assert_false(wins_score(rules, "19m19p18s1234567z +1m").win);
    assert_false(wins_score(rules, "19m19p19s1134567z +1z").win); /* South is missing */
}

static void test_seven_pairs(void **state)
{
    (void)state;
    expect("1133m5577p22s66z9s +9s", "concealed-hand 5, seven-pairs 30", 35);
    expect("1133m5577p2222s9s +9s", "concealed-hand 5, seven-pairs 30", 35); /* four alike are two pairs */
    assert_false(wins_score(rules, "1133m5577p222s66z +9s").win);
    expect("1133m5577m2266z9m +9m", "concealed-hand 5, mixed-one-suit 40, seven-pairs 30", 75);
    expect("2244m5577p22s66s8s +8s", "concealed-hand 5, no-terminals 5, seven-pairs 30", 40);
}

/* --- readings, cap, nothing ----------------------------------------------------------------------- */

static void test_a_hand_without_patterns_is_worth_one(void **state)
{
    (void)state;
    expect("23m456p99s pung:4z run:1s +4m", "", 1);
    expect("23m456p99s pung:4z run:1s self-draw +4m", "", 1);
    struct score score = wins_score(rules, "23m456p99s pung:4z run:1s +5m");
    assert_false(score.win);
    assert_int_equal(score.points, 0);
}

static void test_the_best_reading_counts(void **state)
{
    (void)state;
    /* The text's own case: Three Consecutive Triplets or Three Identical Runs, not both. */
    expect("22333444p567s11z +2p", "all-runs 5, concealed-hand 5, three-identical-runs 120", 130);
    expect("22333444p567s11z self-draw +2p",
           "concealed-hand 5, three-concealed-triplets 30, three-consecutive-triplets 100", 135);
    expect("222333444p777s1z self-draw +1z",
           "concealed-hand 5, all-triplets 30, four-concealed-triplets 125, three-consecutive-triplets 100",
           260);
    /* Pairs of runs: 60 and all runs and concealed, against seven pairs with 30. */
    expect("112233m667788p1z +1z", "all-runs 5, concealed-hand 5, double-two-identical-runs 60", 70);
    /* The winning tile stands where it leaves the triplet concealed. */
    has("2223s444p888p111m +3s", "four-concealed-triplets", 125);
    has("22234s444p888p99m +2s", "three-concealed-triplets", 30);
}

/* Above 320 only the dearest single pattern is worth more. */
static void test_above_the_cap(void **state)
{
    (void)state;
    expect("1z pung:5z pung:6z pung:7z kong:2z +1z",
           "value-honour 30, big-three-dragons 130, all-honours 320, all-triplets 30, one-quad 5", 320);
    expect("5z pung:1z pung:2z pung:3z pung:4z +5z",
           "value-honour 10, big-four-winds 400, all-honours 320, all-triplets 30", 400);
    expect("3z kong:2s closed:8p added:6m closed:9p +3z",
           "all-triplets 30, two-concealed-triplets 5, four-quads 480", 480);
    /* Just above: 345 and 340. */
    expect("1s pung:5z pung:6z pung:7z kong:2z south +1s",
           "mixed-one-suit 40, value-honour 40, big-three-dragons 130, all-triplets 30, one-quad 5, "
           "mixed-rooted-terminals 100",
           320);
    expect("222333444p777p9p self-draw +9p",
           "concealed-hand 5, pure-one-suit 80, all-triplets 30, four-concealed-triplets 125, "
           "three-consecutive-triplets 100",
           320);
    /* Below. */
    expect("8s pung:5z pung:6z pung:7z kong:2z south +8s",
           "mixed-one-suit 40, value-honour 40, big-three-dragons 130, all-triplets 30, one-quad 5", 245);
    expect("222333444p77p99p +7p",
           "concealed-hand 5, pure-one-suit 80, all-triplets 30, three-concealed-triplets 30, "
           "three-consecutive-triplets 100",
           245);
}

static int setup(void **state)
{
    (void)state;
    rules = ruleset_find("patterns");
    return rules ? 0 : -1;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_tables),
        cmocka_unit_test(test_all_runs),
        cmocka_unit_test(test_concealed_hand),
        cmocka_unit_test(test_no_terminals),
        cmocka_unit_test(test_one_suit),
        cmocka_unit_test(test_a_hand_of_honours_is_not_of_one_suit),
        cmocka_unit_test(test_nine_gates),
        cmocka_unit_test(test_value_honour),
        cmocka_unit_test(test_dragons),
        cmocka_unit_test(test_winds),
        cmocka_unit_test(test_all_honours),
        cmocka_unit_test(test_all_triplets),
        cmocka_unit_test(test_concealed_triplets),
        cmocka_unit_test(test_quads),
        cmocka_unit_test(test_four_alike_in_the_hand_are_no_quad),
        cmocka_unit_test(test_identical_runs),
        cmocka_unit_test(test_similar_runs),
        cmocka_unit_test(test_similar_triplets),
        cmocka_unit_test(test_the_straight),
        cmocka_unit_test(test_consecutive_triplets),
        cmocka_unit_test(test_branching_terminals),
        cmocka_unit_test(test_rooted_terminals),
        cmocka_unit_test(test_the_last_tile),
        cmocka_unit_test(test_win_on_quad),
        cmocka_unit_test(test_robbing_a_quad),
        cmocka_unit_test(test_blessings),
        cmocka_unit_test(test_thirteen_wonders),
        cmocka_unit_test(test_seven_pairs),
        cmocka_unit_test(test_a_hand_without_patterns_is_worth_one),
        cmocka_unit_test(test_the_best_reading_counts),
        cmocka_unit_test(test_above_the_cap),
    };
    return cmocka_run_group_tests_name("rules/modes/test_patterns_hands", tests, setup, NULL);
}
