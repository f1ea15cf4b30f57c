/* test_score.c: how the patterns of a hand add up (rules/play/score.h), by a mode of its own. */
#include "support/test.h"

#include "rules/play/ruleset.h"
#include "rules/play/traits.h"
#include "support/wins.h"

static int always(const struct win *win, const struct reading *reading)
{
    (void)win;
    (void)reading;
    return 1;
}

static int pungs(const struct win *win, const struct reading *reading)
{
    (void)win;
    return reading->pung_count;
}

static int runs(const struct win *win, const struct reading *reading)
{
    (void)win;
    return reading->run_count;
}

/* 111222333m 567p 99p won on the 9p: by pungs, or by three equal runs. */
static struct win two_ways(void)
{
    struct win win = {.tile = TILE_1P + 8, .source = WIN_SELF_DRAW, .seat_wind = TILE_EAST};
    struct error why;
    assert_true(hand_parse(&win.hand, "111222333m56799p", &why));
    return win;
}

/* The hand's patterns in order, a letter each, by rules of these patterns. */
static struct score score_by(const struct pattern *patterns, const struct win *win, char letters[8])
{
    struct ruleset rules = {.forms = FORM_STANDARD, .patterns = patterns};
    const int16_t options[OPTION_MAX] = {0};
    struct score score;
    score_win(&rules, options, win, &score);
    for (int i = 0; i < score.line_count; i++)
        letters[i] = score.lines[i].pattern->id[0];
    letters[score.line_count] = '\0';
    return score;
}

TEST(test_of_a_series_the_costliest_counts_and_of_equals_the_first)
{
    static const struct {
        int points[3];
        const char *counts;
        int sum;
    } series[] = {
        {{5, 2, 1}, "a", 5}, {{1, 2, 5}, "c", 5}, {{2, 5, 1}, "b", 5},
        {{3, 3, 1}, "a", 3}, {{1, 3, 3}, "b", 3}, {{4, 4, 4}, "a", 4},
    };
    struct win win = two_ways();
    for (size_t i = 0; i < sizeof series / sizeof *series; i++) {
        const int *points = series[i].points;
        const struct pattern patterns[] = {
            {"a", "A", "", (int16_t)points[0], 1, always},
            {"b", "B", "", (int16_t)points[1], 1, always},
            {"c", "C", "", (int16_t)points[2], 1, always},
            {0},
        };
        char counted[8];
        struct score score = score_by(patterns, &win, counted);
        assert_string_equal(counted, series[i].counts);
        assert_int_equal(score.points, series[i].sum);
        assert_int_equal(score.covered_count, 2);
        for (int c = 0; c < 2; c++)
            assert_string_equal(score.covered[c].by->id, series[i].counts);
    }
}

TEST(test_patterns_without_a_series_add_up)
{
    const struct pattern patterns[] = {
        {"a", "A", "", 3, 0, always}, {"b", "B", "", 3, 0, always}, {"c", "C", "", 2, 1, always}, {0}};
    char counted[8];
    struct win win = two_ways();
    assert_int_equal(score_by(patterns, &win, counted).points, 8);
    assert_string_equal(counted, "abc");
}

/* The costliest reading, or the one that is asked for, cheaper than the other or not. */
TEST(test_a_hand_may_be_counted_by_one_reading)
{
    const struct pattern by_pungs[] = {{"p", "P", "", 2, 0, pungs}, {0}};
    const struct pattern by_runs[] = {{"r", "R", "", 3, 0, runs}, {0}};
    struct reading readings[READING_MAX];
    struct win win = two_ways();
    char counted[8];
    assert_int_equal(reading_list(win.hand.counts, NULL, 0, win.tile, false, FORM_STANDARD, readings), 2);
    for (int i = 0; i < 2; i++) {
        win.only = NULL;
        assert_int_equal(score_by(by_pungs, &win, counted).points, 2 * 3);
        assert_int_equal(score_by(by_runs, &win, counted).points, 3 * 4);
        win.only = &readings[i];
        struct score score = score_by(by_runs, &win, counted);
        assert_int_equal(score.points, readings[i].pung_count ? 3 : 3 * 4);
        assert_true(score.win);
        assert_memory_equal(&score.reading, &readings[i], sizeof score.reading);
        assert_int_equal(score_by(by_pungs, &win, counted).points, readings[i].pung_count ? 2 * 3 : 0);
    }
}

/* A mode may have no round wind, and its hands no pung of it. */
TEST(test_without_a_round_wind_there_is_no_pung_of_it)
{
    static const struct pattern by_round_wind[] = {
        {.id = "round", .points = 3, .times = trait_round_wind_pung}, {.id = NULL}};
    struct win win = {.tile = TILE_1P + 8, .source = WIN_SELF_DRAW, .seat_wind = TILE_EAST};
    struct error why;
    char counted[8];
    assert_true(hand_parse(&win.hand, "111z222333m56799p", &why));
    win.round_wind = TILE_EAST;
    assert_int_equal(score_by(by_round_wind, &win, counted).points, 3);
    win.round_wind = TILE_EAST + 1;
    assert_int_equal(score_by(by_round_wind, &win, counted).points, 0);
    win.round_wind = TILE_NONE;
    assert_int_equal(score_by(by_round_wind, &win, counted).points, 0);
}

TEST(test_the_best_reading_is_told)
{
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    struct score score = wins_score(rules, "223344p223344s8p bonus:38 +8p");
    assert_int_equal(score.reading.form, FORM_STANDARD);
    assert_int_equal(score.reading.count, 5);
    for (int i = 0; i < 4; i++)
        assert_int_equal(score.reading.sets[i].kind, SET_RUN);
    assert_int_equal(score.reading.sets[4].kind, SET_PAIR);
    assert_int_equal(score.reading.sets[4].tile, tile_parse("8p"));
    assert_int_equal(wins_score(rules, "112233p112233s5z +5z").reading.form, FORM_SEVEN_PAIRS);
}
