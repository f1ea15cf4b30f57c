/*
 * test_curves.c: what the teacher shows as a chance happens as often, in every mode, with different kinds of
 * players.
 * Tier: night
 */
#include "support/test.h"

#include <math.h>

#include "rules/modes/list.h"
#include "support/effort.h"
#include "tools/match/curves.h"

/* A sample's own error is allowed for, and decisions of one round end alike. */
enum { ENOUGH = 40, POINTS = 3, TENTH_ERRORS = 4, ALL_ERRORS = 3 };

static void add(struct tenth *sum, const struct tenth *tenth)
{
    sum->count += tenth->count;
    sum->shown += tenth->shown;
    sum->happened += tenth->happened;
}

static void expect_near(const char *what, const struct tenth *tenth, int errors)
{
    double apart = tenth_shown(tenth) - tenth_happened(tenth);
    print_message("%s: %.1f shown, %.1f happened, %ld cases\n", what, tenth_shown(tenth),
                  tenth_happened(tenth), tenth->count);
    assert_true(fabs(apart) < POINTS + errors * tenth_error(tenth));
}

TEST(test_what_is_shown_happens)
{
    static const enum curve_kind tested[] = {CURVE_WIN_BEST, CURVE_WIN_OTHER, CURVE_DEAL_IN,
                                             CURVE_READY,    CURVE_DANGER,    CURVE_GUESS};
    struct tenth all[CURVES] = {0};
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        struct curve curves[CURVES];
        bool four = (*rules)->seats_most == 4, brief = (*rules)->declares_risk;
        int rounds = four ? effort(4, 24, 200) : brief ? effort(60, 600, 5000) : effort(12, 90, 1000);
        curves_make(*rules, rounds, effort_seed(500), curves);
        for (size_t i = 0; i < sizeof tested / sizeof *tested; i++)
            for (int tenth = 0; tenth < TENTHS; tenth++) {
                const struct tenth *one = &curves[tested[i]].tenths[tenth];
                add(&all[tested[i]], one);
                if (one->count >= ENOUGH)
                    expect_near((*rules)->id, one, TENTH_ERRORS);
            }
    }
    for (size_t i = 0; i < sizeof tested / sizeof *tested; i++)
        expect_near("all modes", &all[tested[i]], ALL_ERRORS);
}
