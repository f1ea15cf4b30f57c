/* fitting.c: see fitting.h. */
#include "tools/match/fitting.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ai/calibration.h"
#include "session/study/review.h"
#include "tools/match/curves.h"
#include "tools/match/kinds_rounds.h"

enum {
    SAMPLED = 15, /* of so many decisions, one is fitted */
    HALVES = 2,
    BOTH = HALVES /* no half is left out */
};

static const double EDGE = 0.005; /* chances nearer to 0 and 1 count as this near */
static const double PRIOR = 10;   /* how strongly the figures are held to be right as they are */

/* A chance to win that an engine said, before it is calibrated, and what happened. */
struct fit_case {
    double odds; /* the logarithm of the odds said */
    int win, seat, half;
    bool won;
};

struct fit_list {
    long count, settled, room;
    struct fit_case *list;
};

struct fitting {
    struct rng rng;
    int half; /* of the round being played */
    struct fit_list of[CALIBRATION_SOURCES];
};

static double odds_of(double chance)
{
    chance = fmin(fmax(chance, EDGE), 1 - EDGE);
    return log(chance / (1 - chance));
}

static void note_case(struct fit_list *fit, struct fit_case one)
{
    if (fit->count == fit->room) {
        fit->room = 2 * fit->room + 1024;
        fit->list = realloc(fit->list, (size_t)fit->room * sizeof *fit->list);
        if (!fit->list)
            exit(EXIT_FAILURE);
    }
    fit->list[fit->count++] = one;
}

static void settle(struct fitting *fitting, const struct result *result)
{
    for (int i = 0; i < CALIBRATION_SOURCES; i++)
        for (struct fit_list *fit = &fitting->of[i]; fit->settled < fit->count; fit->settled++)
            fit->list[fit->settled].won =
                result->outcome == OUTCOME_WIN && result->winners >> fit->list[fit->settled].seat & 1;
}

static void watch(void *self, const struct session *session, const struct view *view, const struct move *move)
{
    struct fitting *fitting = self;
    struct verdict verdict = {0};
    (void)session;
    if (!move)
        settle(fitting, &view->table.result);
    if (!move || view->move_count < 2 || rng_below(&fitting->rng, SAMPLED))
        return;
    review_judge(&verdict, view, *move, rng_next(&fitting->rng), NULL);
    const struct advice *made = &verdict.made;
    if (verdict.rank < 0 || !made->calibrated)
        return;
    struct fit_case one = {.odds = odds_of(made->raw_win / 1000.),
                           .win = made->raw_win,
                           .seat = view->seat,
                           .half = fitting->half};
    note_case(&fitting->of[made->played ? CALIBRATION_PLAYED : CALIBRATION_RANKED], one);
}

/* Fits the odds of what happened to those that were said, without the cases of one half. The logarithm of the
 * odds is `at` plus `slope` times that of the odds said. A few cases change little. */
static void fit_odds(const struct fit_list *fit, int without, double *at, double *slope)
{
    enum { STEPS = 30 };
    *at = 0;
    *slope = 1;
    for (int step = 0; step < STEPS; step++) {
        double g0 = -PRIOR * *at, g1 = -PRIOR * (*slope - 1), h00 = PRIOR, h01 = 0, h11 = PRIOR;
        for (long i = 0; i < fit->count; i++) {
            if (fit->list[i].half == without)
                continue;
            double x = fit->list[i].odds, chance = 1 / (1 + exp(-*at - *slope * x));
            double weight = chance * (1 - chance), off = fit->list[i].won - chance;
            g0 += off;
            g1 += off * x;
            h00 += weight;
            h01 += weight * x;
            h11 += weight * x * x;
        }
        double det = h00 * h11 - h01 * h01;
        *at += (h11 * g0 - h01 * g1) / det;
        *slope += (h00 * g1 - h01 * g0) / det;
    }
}

static void fit_knots(const struct fit_list *fit, int without, uint16_t knots[CALIBRATION_KNOTS])
{
    double at, slope;
    fit_odds(fit, without, &at, &slope);
    for (int knot = 0; knot < CALIBRATION_KNOTS; knot++) {
        double odds = at + slope * odds_of(knot / (CALIBRATION_KNOTS - 1.));
        knots[knot] = (uint16_t)lround(1000 / (1 + exp(-odds)));
    }
}

/* Adds the cases of one half, shown by a fit to the other. */
static void add_half(const struct fit_list *fit, int half, struct curve *curve)
{
    uint16_t knots[CALIBRATION_KNOTS];
    fit_knots(fit, half, knots);
    for (long i = 0; i < fit->count; i++)
        if (fit->list[i].half == half)
            curve_note(curve, calibration_read(knots, fit->list[i].win), fit->list[i].won);
}

void fitting_print(const struct ruleset *rules, long cases, uint64_t seed)
{
    struct fitting fitting = {0};
    struct curve all = {0};
    rng_init(&fitting.rng, seed);
    for (uint64_t i = 0; fitting.of[CALIBRATION_RANKED].count < cases; i++) {
        fitting.half = (int)(i % HALVES);
        kinds_round(rules, rng_derive(seed, i), watch, &fitting);
    }
    printf("    {");
    for (int source = 0; source < CALIBRATION_SOURCES; source++) {
        struct fit_list *fit = &fitting.of[source];
        uint16_t knots[CALIBRATION_KNOTS];
        fit_knots(fit, BOTH, knots);
        for (int knot = 0; knot < CALIBRATION_KNOTS; knot++)
            printf("%s%d", knot ? ", " : source ? ", {" : "{", knots[knot]);
        printf("}");
        for (int half = 0; half < HALVES; half++)
            add_half(fit, half, &all);
        fprintf(stderr, "%s: %ld cases\n", rules->id, fit->count);
        free(fit->list);
    }
    printf("},\n");
    curve_print(stderr, "win, by the other half's fit", &all);
}
