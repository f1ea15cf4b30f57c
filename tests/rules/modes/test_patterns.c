/*
 * test_patterns.c: every pattern of Dueling Tigers (docs/rules/dueling-tigers.md "Winning and points"): a
 * hand that has it, a near miss, what adds up and what only the dearest of counts, and the best reading.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/wins.h"

static const struct ruleset *rules;

static struct score score_of(const char *text)
{
    return wins_score(rules, text);
}

/* Fails unless the win is worth exactly these patterns, which add up to its points. */
static void expect(const char *win, const char *patterns)
{
    struct score score = wins_expect(rules, win, patterns);
    int points = 0;
    for (int i = 0; i < score.line_count; i++)
        points += score.lines[i].points;
    assert_int_equal(score.points, points);
}

static void expect_no_win(const char *win)
{
    assert_false(score_of(win).win);
}

static void test_all_chow(void **state)
{
    (void)state;
    expect("123p456p789p12s55z +3s", "all-chow 1, concealed-hand 1");
    expect("123p456p78p123s11z +9p", "all-chow 1, concealed-hand 1"); /* any pair, the own wind too */
    expect("123p456p789p33s55z +3s", "concealed-hand 1");
    expect("123p456p12s55z pung:9p +3s", ""); /* a hand worth nothing may win */
}

static void test_pure_one_suit(void **state)
{
    (void)state;
    expect("111333555s6667s +8s", "pure-one-suit 2, concealed-hand 1");
    expect("33355s67s pung:1s kong:9s +8s", "pure-one-suit 2");
    expect("111333555s55z67s +8s", "concealed-hand 1"); /* honors spoil it */
    expect("111333555s55p67s +8s", "concealed-hand 1"); /* so does a second suit */
    expect("33355s67s pung:1s kong:9p +8s", "");        /* in a meld too */
    expect("1133557799m244m +2m", "pure-one-suit 2, seven-pairs 3, concealed-hand 1");
}

static void test_all_pung(void **state)
{
    (void)state;
    expect("444s22s66s pung:1m pung:6z +2s", "all-pung 3, dragon-pung 1");
    expect("444s22s66s kong:1m closed:3m +2s", "all-pung 3"); /* kongs are pungs */
    expect("444s13s66s pung:1m pung:6z +2s", "dragon-pung 1");
}

static void test_all_winds_and_dragons(void **state)
{
    (void)state;
    expect("22244z77z pung:1z pung:6z +4z",
           "all-pung 3, all-winds-dragons 16, matching-wind-pung 1, dragon-pung 1, big-three-winds 6");
    expect("22244z77z pung:1z pung:6m +4z", "all-pung 3, matching-wind-pung 1, big-three-winds 6");
    expect("112233445566z7z +7z", "all-winds-dragons 16, seven-pairs 3, concealed-hand 1");
    expect("112233445566z7m +7m", "seven-pairs 3, concealed-hand 1");
}

static void test_matching_wind(void **state)
{
    (void)state;
    expect("11z123456p789s99p +1z", "matching-wind-pung 1, concealed-hand 1");
    expect("11z123456p789s99p west +1z", "concealed-hand 1");
    expect("33z123456p789s99p west +3z", "matching-wind-pung 1, concealed-hand 1");
    expect("33z123456p789s99p +3z", "concealed-hand 1");
    expect("22z123456p789s99p +2z", "concealed-hand 1"); /* South and North are nobody's */
    expect("123456p78s99p kong:1z +9s", "matching-wind-pung 1");
    expect("1z123456789p999s +1z", "concealed-hand 1"); /* a pair is no pung */
}

static void test_dragons(void **state)
{
    (void)state;
    expect("55z123456p789s99p +5z", "dragon-pung 1, concealed-hand 1");
    expect("55z123456p99p kong:6z +5z", "dragon-pung 2");
    expect("55z123456p77z closed:6z +5z", "dragon-pung 2, small-three-dragons 2, concealed-hand 1");
    expect("55z123456p77z closed:6z +7z", "dragon-pung 2, small-three-dragons 2, concealed-hand 1");
    expect("77z123p99p kong:5z pung:6z +7z", "dragon-pung 3, big-three-dragons 7");
    expect("5z123456789p999s +5z", "concealed-hand 1");
    expect("11z123456p77z closed:6z west +1z", "dragon-pung 1, concealed-hand 1"); /* a wind is no dragon */
}

static void test_the_series_of_winds(void **state)
{
    (void)state;
    expect("22z123456p44z pung:1z west +2z", "small-three-winds 2");
    expect("22z123456p55z pung:1z west +2z", "");
    expect("22z123p55p pung:1z pung:3z +2z", "matching-wind-pung 1, big-three-winds 6");
    expect("22z123p44z pung:1z pung:3z +2z", "matching-wind-pung 1, small-four-winds 12");
    expect("22z444z55p pung:1z kong:3z west +2z", "all-pung 3, matching-wind-pung 1, big-four-winds 20");
    expect("222z444z5z pung:1z kong:3z west +5z",
           "all-pung 3, all-winds-dragons 16, matching-wind-pung 1, big-four-winds 20");
}

static void test_seven_pairs(void **state)
{
    (void)state;
    expect("1144m1199s66z22m4s +4s", "seven-pairs 3, concealed-hand 1");
    expect_no_win("1111m1199s66z22m4s +4s"); /* two equal pairs are not different */
}

static void test_hidden_treasure(void **state)
{
    (void)state;
    const char *hidden = "all-pung 3, hidden-treasure 5, self-picked 1, concealed-hand 1";
    expect("444s222s77m333m99s +7m self-draw", hidden);
    expect("444s222s777m333m9s +9s self-draw", hidden);
    expect("444s222s77m99s closed:3m +7m self-draw", hidden); /* a closed kong is concealed */
    expect(
        "444s222s77m99s closed:3m +7m replacement",
        "all-pung 3, hidden-treasure 5, kong-replacement 2, concealed-hand 1"); /* it is picked by oneself */
    expect("444s222s77m333m99s +7m discard", "all-pung 3, concealed-hand 1");
    expect("444s222s777m333m9s +9s dummy-discard", "all-pung 3, concealed-hand 1");
    expect("444s222s777m333m9s +9s revealed riichi", "all-pung 3, concealed-hand 1, riichi 2");
    expect("444s222s77m99s pung:3m +7m self-draw", "all-pung 3, self-picked 1");
    expect("444s222s77m99s kong:3m +7m self-draw", "all-pung 3, self-picked 1");
}

static void test_all_kong(void **state)
{
    (void)state;
    expect("5m kong:1m closed:2s kong:7z added:1p +5m", "all-pung 3, dragon-pung 1, all-kong 24");
    expect("5m closed:1m closed:2s closed:7m closed:1p +5m replacement",
           "all-pung 3, hidden-treasure 5, all-kong 24, kong-replacement 2, concealed-hand 1");
    expect("5m kong:1m closed:2s kong:7z pung:1p +5m", "all-pung 3, dragon-pung 1");
}

static void test_nine_gates(void **state)
{
    (void)state;
    for (char number = '1'; number <= '9'; number++) {
        char win[40];
        snprintf(win, sizeof win, "1112345678999p +%cp", number);
        expect(win, "pure-one-suit 2, nine-gates 24, concealed-hand 1");
    }
    /* Any tile of the fourteen may be the last one. */
    expect("1112344567899m +9m self-draw", "pure-one-suit 2, nine-gates 24, self-picked 1, concealed-hand 1");
    expect("1122345678999m +1m", "pure-one-suit 2, nine-gates 24, concealed-hand 1");
    expect("1122334567899m +9m",
           "all-chow 1, pure-one-suit 2, concealed-hand 1");                  /* two ones are not three */
    expect("2345678999m pung:1m +2m", "pure-one-suit 2");                     /* nor is an open pung */
    expect("2345678999m closed:1m +2m", "pure-one-suit 2, concealed-hand 1"); /* nor a closed kong */
}

static void test_how_the_last_tile_came(void **state)
{
    (void)state;
    expect("123456p99p78s pung:9m +9s self-draw", "self-picked 1");
    expect("123456p99p78s kong:9m +9s replacement", "kong-replacement 2");
    expect("123456p99p78s pung:9m +9s robbed-kong", "robbing-kong 1");
    expect("123456p99p78s pung:9m +9s discard", "");
    expect("123456p99p78s pung:9m +9s dummy-discard", "");
    expect("123456p99p78s999m +9s revealed riichi", "concealed-hand 1, riichi 2");
}

static void test_concealed_hand_and_riichi(void **state)
{
    (void)state;
    expect("123456p99p78s closed:9m +9s", "concealed-hand 1");
    expect("123456p99p78s kong:9m +9s", "");
    expect("123456p99p78s added:9m +9s", "");
    expect("123456p99p78s999m +9s riichi", "concealed-hand 1, riichi 2");
    /* The kong of a revealed tile is an exposed one; the Riichi counts all the same. */
    expect("123456p99p78s kong:9m +9s riichi", "riichi 2");
}

static void test_only_bonus(void **state)
{
    (void)state;
    expect("123p12s66s pung:6p kong:2m bonus:26 +3s", "only-bonus 3");
    expect("123p12s66s pung:6p kong:2m +3s", "");
    expect("123p12s55s pung:6p kong:2m bonus:26 +3s", ""); /* the pair has to hold one too */
    expect("123p12s66s pung:5z kong:2m bonus:26 +3s", "dragon-pung 1");
    expect("123p12s66s pung:2z kong:2m bonus:26 +3s", ""); /* an honor has no number */
    expect("345p12s66s pung:6p kong:2m bonus:26 +3s", "");
    expect("456p12s66s pung:6p kong:2m bonus:26 +3s", "only-bonus 3");
    expect("567p678p12s66s closed:2m bonus:26 +3s", "concealed-hand 1, only-bonus 3");
    /* Two numbers make too few different pairs for seven. */
    expect("2266m2266p226s55z bonus:26 +6s", "seven-pairs 3, concealed-hand 1");
}

static void test_treasure(void **state)
{
    (void)state;
    expect("123p12s55s pung:6p kong:2m treasure:3 +3s", "treasure 2");
    expect("123p12s55s pung:6p kong:2m treasure:2 +3s", "treasure 6");
    expect("123p12s55s pung:6p kong:2m treasure:8 +3s", "");
    expect("123p12s55s pung:6p pung:3z west treasure:3 +3s",
           "matching-wind-pung 1, treasure 2");                          /* no honors */
    expect("123p12s55s kong:4p closed:4s treasure:4 +3s", "treasure 8"); /* the most there can be */
    expect("11448899p2266s3z treasure:8 +3z", "seven-pairs 3, concealed-hand 1, treasure 2");
}

static void test_the_best_reading_counts(void **state)
{
    (void)state;
    /* Pungs with a run are worth nothing, three equal runs make it all chows. */
    expect("222333444p67p88p +5p", "all-chow 1, pure-one-suit 2, concealed-hand 1");
    /* Here four pungs are worth more than three equal runs. */
    expect("111222333p55z99s +9s", "all-pung 3, concealed-hand 1");
    /* Two pairs of runs that are seven pairs as well. */
    expect("112233p112233s5z +5z", "seven-pairs 3, concealed-hand 1");
    /* The runs hold a bonus number where the pairs do not: 1 and 3 against 3. */
    expect("223344p223344s8p bonus:38 +8p", "all-chow 1, concealed-hand 1, only-bonus 3");
}

static void test_the_sets_of_the_best_reading(void **state)
{
    (void)state;
    struct score score = score_of("223344p223344s8p bonus:38 +8p");
    assert_int_equal(score.reading.form, FORM_STANDARD);
    assert_int_equal(score.reading.count, 5);
    for (int i = 0; i < 4; i++)
        assert_int_equal(score.reading.sets[i].kind, SET_RUN);
    assert_int_equal(score.reading.sets[4].kind, SET_PAIR);
    assert_int_equal(score.reading.sets[4].tile, tile_parse("8p"));
    assert_int_equal(score_of("112233p112233s5z +5z").reading.form, FORM_SEVEN_PAIRS);
}

static void test_the_samples_of_the_source_text(void **state)
{
    (void)state;
    /* Those with a legal number of tiles; won by the last one, from the opponent's discard. */
    const struct {
        const char *win, *pattern;
        int points;
    } samples[] = {
        {"123s234s345s456m5m +5m", "all-chow", 1},
        {"111222333s456s6s +6s", "pure-one-suit", 2},
        {"111m444s777z222s6s +6s", "all-pung", 3},
        {"111222333444z7z +7z", "all-winds-dragons", 16},
        {"111z222z111p666s9s +9s", "matching-wind-pung", 1},
        {"777z666z444s555s6s +6s", "dragon-pung", 2},
        {"111222333z777s9s +9s", "big-three-winds", 6},
        {"777666555z111s3s +3s", "big-three-dragons", 7},
        {"11122233344z44s +4s", "small-four-winds", 12},
        {"111222333444z4s +4s", "big-four-winds", 20},
        {"11m11s44m66z99s22m4s +4s", "seven-pairs", 3},
        {"444s222s777z111s9s +9s self-draw", "hidden-treasure", 5},
        {"5m kong:1m kong:2s kong:7z kong:1p +5m", "all-kong", 24},
    };
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        struct score score = score_of(samples[i].win);
        int points = 0;
        for (int line = 0; line < score.line_count; line++)
            if (strcmp(score.lines[line].pattern->id, samples[i].pattern) == 0)
                points = score.lines[line].points;
        if (points != samples[i].points)
            print_error("%s\n", samples[i].win);
        assert_int_equal(points, samples[i].points);
    }
}

static void test_the_table_of_patterns(void **state)
{
    (void)state;
    static const struct {
        const char *id;
        int points;
    } table[] = {{"all-chow", 1},
                 {"pure-one-suit", 2},
                 {"all-pung", 3},
                 {"all-winds-dragons", 16},
                 {"matching-wind-pung", 1},
                 {"dragon-pung", 1},
                 {"small-three-winds", 2},
                 {"big-three-winds", 6},
                 {"small-four-winds", 12},
                 {"big-four-winds", 20},
                 {"small-three-dragons", 2},
                 {"big-three-dragons", 7},
                 {"seven-pairs", 3},
                 {"hidden-treasure", 5},
                 {"all-kong", 24},
                 {"nine-gates", 24},
                 {"self-picked", 1},
                 {"kong-replacement", 2},
                 {"robbing-kong", 1},
                 {"concealed-hand", 1},
                 {"riichi", 2},
                 {"only-bonus", 3},
                 {"treasure", 1}};
    int count = 0;
    for (const struct pattern *pattern = rules->patterns; pattern->id; pattern++)
        count++;
    assert_int_equal(count, sizeof table / sizeof *table);
    for (int i = 0; i < count; i++) {
        const struct pattern *pattern = ruleset_pattern(rules, table[i].id);
        assert_non_null(pattern);
        assert_int_equal(pattern->points, table[i].points);
    }
}

static int setup(void **state)
{
    (void)state;
    rules = ruleset_find("dueling-tigers");
    return rules ? 0 : -1;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_table_of_patterns),
        cmocka_unit_test(test_all_chow),
        cmocka_unit_test(test_pure_one_suit),
        cmocka_unit_test(test_all_pung),
        cmocka_unit_test(test_all_winds_and_dragons),
        cmocka_unit_test(test_matching_wind),
        cmocka_unit_test(test_dragons),
        cmocka_unit_test(test_the_series_of_winds),
        cmocka_unit_test(test_seven_pairs),
        cmocka_unit_test(test_hidden_treasure),
        cmocka_unit_test(test_all_kong),
        cmocka_unit_test(test_nine_gates),
        cmocka_unit_test(test_how_the_last_tile_came),
        cmocka_unit_test(test_concealed_hand_and_riichi),
        cmocka_unit_test(test_only_bonus),
        cmocka_unit_test(test_treasure),
        cmocka_unit_test(test_the_best_reading_counts),
        cmocka_unit_test(test_the_sets_of_the_best_reading),
        cmocka_unit_test(test_the_samples_of_the_source_text),
    };
    return cmocka_run_group_tests_name("rules/modes/test_patterns", tests, setup, NULL);
}
