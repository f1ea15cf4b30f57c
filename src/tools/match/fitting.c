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
    BOTH = HALVES,   /* no half is left out */
    PARTS = 3,       /* most knots in a square */
    PRIOR = 3,       /* cases by which each knot is held to be right as it is */
    SURE_PRIOR = 30, /* the same for what is said to be impossible or certain */
    SMOOTH = 300     /* cases that outweigh a bend */
};

static const double EDGE = 0.005; /* no chance is shown nearer to impossible or certain */

/* A chance to win that an engine said, before it is calibrated, and what happened. */
struct fit_case {
    int win, seat, half;
    bool won;
};

struct fit_list {
    long count, settled, room;
    struct fit_case *list;
};

/* A sum of squares of the knots, as the equations of its least value. */
struct squares {
    double of[CALIBRATION_KNOTS][CALIBRATION_KNOTS], to[CALIBRATION_KNOTS];
};

struct fitting {
    struct rng rng;
    int half; /* of the round being played */
    struct fit_list of[CALIBRATION_SOURCES];
};

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
    struct fit_case one = {.win = made->raw_win, .seat = view->seat, .half = fitting->half};
    note_case(&fitting->of[made->played ? CALIBRATION_PLAYED : CALIBRATION_RANKED], one);
}

/* Adds `weight` times the square of a sum of three knots from `first` on, each times its part. */
static void add_square(struct squares *sum, int first, const double part[PARTS], double weight)
{
    for (int i = 0; i < PARTS && first + i < CALIBRATION_KNOTS; i++)
        for (int k = 0; k < PARTS && first + k < CALIBRATION_KNOTS; k++)
            sum->of[first + i][first + k] += weight * part[i] * part[k];
}

/* Leaves the knots with the least sum in `sum->to`, by elimination. */
static void solve(struct squares *sum)
{
    for (int i = 0; i < CALIBRATION_KNOTS; i++)
        for (int row = i + 1; row < CALIBRATION_KNOTS; row++) {
            double times = sum->of[row][i] / sum->of[i][i];
            sum->to[row] -= times * sum->to[i];
            for (int k = i; k < CALIBRATION_KNOTS; k++)
                sum->of[row][k] -= times * sum->of[i][k];
        }
    for (int i = CALIBRATION_KNOTS; i-- > 0; sum->to[i] /= sum->of[i][i])
        for (int k = i + 1; k < CALIBRATION_KNOTS; k++)
            sum->to[i] -= sum->of[i][k] * sum->to[k];
}

/* Puts the knots where the squares of what happened less what is read between them are least, without the
 * cases of one half. A few cases change little, and the line bends little. */
static void fit_knots(const struct fit_list *fit, int without, uint16_t knots[CALIBRATION_KNOTS])
{
    static const double bend[PARTS] = {1, -2, 1}, alone[PARTS] = {1};
    struct squares sum = {0};
    for (int i = 0; i < CALIBRATION_KNOTS; i++) {
        bool end = i == 0 || i == CALIBRATION_KNOTS - 1;
        double prior = end ? SURE_PRIOR : PRIOR;
        add_square(&sum, i, alone, prior);
        sum.to[i] = prior * i / (CALIBRATION_KNOTS - 1.);
        if (i + PARTS <= CALIBRATION_KNOTS)
            add_square(&sum, i, bend, SMOOTH);
    }
    for (long i = 0; i < fit->count; i++) {
        double place = fit->list[i].win / 1000. * (CALIBRATION_KNOTS - 1);
        int knot = place < CALIBRATION_KNOTS - 2 ? (int)place : CALIBRATION_KNOTS - 2;
        double part[PARTS] = {1 - (place - knot), place - knot};
        if (fit->list[i].half == without)
            continue;
        add_square(&sum, knot, part, 1);
        for (int k = 0; k < 2; k++)
            sum.to[knot + k] += part[k] * fit->list[i].won;
    }
    solve(&sum);
    double most = EDGE;
    for (int i = 0; i < CALIBRATION_KNOTS; i++) {
        most = fmin(fmax(most, sum.to[i]), 1 - EDGE); /* what is said more often is shown so */
        knots[i] = (uint16_t)lround(1000 * most);
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
