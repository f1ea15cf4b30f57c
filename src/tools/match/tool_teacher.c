/*
 * tool_teacher.c: how far the teacher's figures are true.
 *
 *   tool_teacher count MODE ROUNDS SEED      counts a mode's part of src/ai/ready_counts.c
 *   tool_teacher fit MODE CASES SEED         fits a row of src/ai/calibration.c to so many decisions
 *   tool_teacher shown MODE ROUNDS SEED      what was shown as a chance, and how often it happened, by tenths
 *   tool_teacher claims MODE ROUNDS SEED     losses that a review claims, played again with fresh hidden
 * tiles
 *
 * Rounds are played by all levels and some of the people, drawn for each seat. docs/teacher.md has the
 * results.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/calibration.h"
#include "ai/engine.h"
#include "ai/ready_counts.h"
#include "session/study/review.h"
#include "tools/match/curves.h"
#include "tools/match/kinds_rounds.h"

enum {
    REPEATS = 4,
    SAMPLED = 15 /* of so many decisions, one is fitted */
};

static const double FIT_EDGE = 0.005; /* chances nearer to 0 and 1 count as this near */
static const double FIT_PRIOR = 10;   /* how strongly the figures are held to be right as they are */

static bool is_other(const struct view *view, int seat)
{
    return seat != view->seat && seat != view->table.sitting;
}

/* --- counting ------------------------------------------------------------------------------------- */

typedef long cells[READY_SETS][READY_STEPS][READY_CLASSES];

static void count_hands(void *self, const struct session *session, const struct view *view,
                        const struct move *move)
{
    static struct view other; /* large */
    cells *counts = self;
    const struct table *table = &view->table;
    bool counts_now =
        move && table->phase >= PHASE_TURN && table->phase != PHASE_NAME; /* who names is tenpai */
    for (int seat = 0; seat < table->seats && counts_now; seat++) {
        struct shape shape;
        bool declared = table->riichi[seat] || table->stage.attacker == seat;
        if (!is_other(view, seat) || declared || table->hand_sizes[seat] % 3 != 1)
            continue;
        session_view(session, seat, &other);
        table_shape(table, &other.own.hand, seat, &shape);
        int steps = shape_shanten(&shape);
        steps = steps < READY_CLASSES ? steps : READY_CLASSES - 1;
        (*counts)[table->hand_sizes[seat] / 3][ready_step(table, seat)][steps]++;
    }
}

/* Of cells with few hands the step before counts too, so that no row is empty. */
static void print_counts(cells counts)
{
    enum { FEW = 200 };
    printf("    {\n");
    for (int sets = 0; sets < READY_SETS; sets++) {
        double before[READY_CLASSES] = {[0] = sets == 0, [1] = sets == 1, [2] = sets > 1};
        printf("     {");
        for (int step = 0; step < READY_STEPS; step++) {
            long all = 0;
            int left = 1000;
            for (int i = 0; i < READY_CLASSES; i++)
                all += counts[sets][step][i];
            double few = all < FEW ? (double)(FEW - all) : 0;
            for (int i = 0; i < READY_CLASSES; i++)
                before[i] = ((double)counts[sets][step][i] + few * before[i]) / ((double)all + few);
            printf("%s{", step ? ", " : "");
            for (int i = 0; i < READY_CLASSES; i++) {
                int share = i == READY_CLASSES - 1 ? left : (int)lround(1000 * before[i]);
                share = share > left ? left : share;
                left -= share;
                printf("%s%d", i ? ", " : "", share);
            }
            printf("}");
        }
        printf("},\n");
    }
    printf("    },\n");
}

static void count_mode(const struct ruleset *rules, int rounds, uint64_t seed)
{
    cells counts = {0};
    kinds_rounds(rules, rounds, seed, count_hands, &counts);
    print_counts(counts);
}

/* --- fitting the chances -------------------------------------------------------------------------- */

/* Chances to win that an engine said, before they are calibrated, and what happened. */
struct fit_case {
    double odds; /* the logarithm of the odds said */
    bool won;
};

struct fitting {
    struct rng rng;
    struct fit_list {
        long count, settled, room;
        struct fit_case *list;
        int *seats;
    } of[CALIBRATION_SOURCES];
};

static void note_case(struct fit_list *fit, int seat, int win)
{
    double chance = fmin(fmax(win / 1000., FIT_EDGE), 1 - FIT_EDGE);
    if (fit->count == fit->room) {
        fit->room = 2 * fit->room + 1024;
        fit->list = realloc(fit->list, (size_t)fit->room * sizeof *fit->list);
        fit->seats = realloc(fit->seats, (size_t)fit->room * sizeof *fit->seats);
        if (!fit->list || !fit->seats)
            exit(EXIT_FAILURE);
    }
    fit->list[fit->count] = (struct fit_case){.odds = log(chance / (1 - chance))};
    fit->seats[fit->count++] = seat;
}

static void watch_fit(void *self, const struct session *session, const struct view *view,
                      const struct move *move)
{
    static struct ranking ranking; /* large */
    struct fitting *fitting = self;
    const struct result *result = &view->table.result;
    (void)session;
    for (int i = 0; i < CALIBRATION_SOURCES && !move; i++)
        for (struct fit_list *fit = &fitting->of[i]; fit->settled < fit->count; fit->settled++)
            fit->list[fit->settled].won =
                result->outcome == OUTCOME_WIN && result->winners >> fit->seats[fit->settled] & 1;
    if (!move || view->move_count < 2 || rng_below(&fitting->rng, SAMPLED))
        return;
    memset(&ranking, 0, sizeof ranking);
    const struct engine *engine = engine_find(view);
    uint64_t seed = rng_next(&fitting->rng);
    int rank = engine->teach(view, seed, NULL, &ranking) ? teach_find(&ranking, *move) : -1;
    if (rank < 0 || !ranking.list[rank].estimate)
        return;
    struct advice best = ranking.list[0], made = ranking.list[rank];
    bool played = rank > 0 && engine->measure &&
                  engine->measure(view, rng_derive(seed, 1), TEACH_SCREEN, NULL, &best, &made);
    if (!calibration_certain(&made))
        note_case(&fitting->of[played ? CALIBRATION_PLAYED : CALIBRATION_RANKED], view->seat, made.win);
}

/* Fits the odds of what happened to those that were said: log odds = at + slope * log odds said. A few cases
 * change little. */
static void fit_odds(const struct fit_list *fit, double *at, double *slope)
{
    enum { STEPS = 30 };
    *at = 0;
    *slope = 1;
    for (int step = 0; step < STEPS; step++) {
        double g0 = -FIT_PRIOR * *at, g1 = -FIT_PRIOR * (*slope - 1);
        double h00 = FIT_PRIOR, h01 = 0, h11 = FIT_PRIOR;
        for (long i = 0; i < fit->count; i++) {
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

static void print_fit(const struct fit_list *fit)
{
    double at, slope;
    fit_odds(fit, &at, &slope);
    printf("{");
    for (int knot = 0; knot < CALIBRATION_KNOTS; knot++) {
        double chance = fmin(fmax(knot / (CALIBRATION_KNOTS - 1.), FIT_EDGE), 1 - FIT_EDGE);
        double shown = 1 / (1 + exp(-at - slope * log(chance / (1 - chance))));
        printf("%s%d", knot ? ", " : "", (int)lround(1000 * shown));
    }
    printf("}");
}

static void fit(const struct ruleset *rules, long cases, uint64_t seed)
{
    struct fitting fitting = {0};
    rng_init(&fitting.rng, seed);
    for (uint64_t i = 0; fitting.of[CALIBRATION_RANKED].count < cases; i++)
        kinds_round(rules, rng_derive(seed, i), watch_fit, &fitting);
    printf("    {");
    for (int source = 0; source < CALIBRATION_SOURCES; source++) {
        printf(source ? ", " : "");
        print_fit(&fitting.of[source]);
        fprintf(stderr, "%s: %ld cases\n", rules->id, fitting.of[source].count);
        free(fitting.of[source].list);
        free(fitting.of[source].seats);
    }
    printf("},\n");
}

/* --- what was shown ------------------------------------------------------------------------------- */

static void print_curve(const char *name, const struct curve *curve)
{
    double off = 0, all = 0, shown = 0, happened = 0;
    printf("%s\n  shown %%   happened %%    apart      cases\n", name);
    for (int i = 0; i < TENTHS; i++) {
        const struct tenth *tenth = &curve->tenths[i];
        if (!tenth->count)
            continue;
        double apart = tenth_shown(tenth) - tenth_happened(tenth);
        printf("  %6.1f   %6.1f +- %4.1f   %+5.1f   %8ld\n", tenth_shown(tenth), tenth_happened(tenth),
               tenth_error(tenth), apart, tenth->count);
        off += (double)tenth->count * fabs(apart);
        all += (double)tenth->count;
        shown += (double)tenth->count * tenth_shown(tenth);
        happened += (double)tenth->count * tenth_happened(tenth);
    }
    if (all > 0)
        printf("  mean distance %.2f points; of all %.2f %% shown, %.2f %% happened\n", off / all,
               shown / all, happened / all);
}

static void show(const struct ruleset *rules, int rounds, uint64_t seed)
{
    static const char *const names[CURVES] = {[CURVE_WIN_BEST] = "win, after the teacher's moves",
                                              [CURVE_WIN_OTHER] = "win, after others",
                                              [CURVE_DEAL_IN] = "deals in",
                                              [CURVE_DANGER] = "danger of held tiles",
                                              [CURVE_READY] = "ready",
                                              [CURVE_DEALT] = "danger dealt",
                                              [CURVE_GUESS] = "guess in the trainer",
                                              [CURVE_COVERS] = "hands a guess catches"};
    struct curve curves[CURVES], win;
    curves_make(rules, rounds, seed, curves);
    win = curves[CURVE_WIN_BEST];
    for (int i = 0; i < TENTHS; i++) {
        win.tenths[i].count += curves[CURVE_WIN_OTHER].tenths[i].count;
        win.tenths[i].shown += curves[CURVE_WIN_OTHER].tenths[i].shown;
        win.tenths[i].happened += curves[CURVE_WIN_OTHER].tenths[i].happened;
    }
    print_curve("win", &win);
    for (int i = 0; i < CURVES; i++)
        print_curve(names[i], &curves[i]);
}

/* --- claims --------------------------------------------------------------------------------------- */

struct claims {
    struct rng rng;
    long decisions, listed, within;
    double said, repeated, square;
};

static void watch_claims(void *self, const struct session *session, const struct view *view,
                         const struct move *move)
{
    struct claims *claims = self;
    struct verdict verdict = {0};
    (void)session;
    if (!move || view->move_count < 2)
        return;
    review_judge(&verdict, view, *move, rng_next(&claims->rng), NULL);
    claims->decisions++;
    if (!verdict.loss)
        return;
    double behind = 0, error = 0;
    for (int i = 0; i < REPEATS; i++) {
        struct advice best = verdict.best, made = verdict.made;
        teach_measure(view, rng_next(&claims->rng), TEACH_CLAIM, NULL, &best, &made);
        behind += best.points - made.points;
        error += (double)made.error * made.error;
    }
    behind /= REPEATS;
    error = error / REPEATS / REPEATS + (double)verdict.error * verdict.error;
    claims->listed++;
    claims->within += fabs(behind - verdict.loss) <= 2 * sqrt(error);
    claims->said += verdict.loss;
    claims->repeated += behind;
    claims->square += error;
}

static void claim(const struct ruleset *rules, int rounds, uint64_t seed)
{
    struct claims claims = {0};
    rng_init(&claims.rng, seed);
    kinds_rounds(rules, rounds, seed, watch_claims, &claims);
    printf("%ld decisions, %ld losses claimed: %.2f points; again %.2f; error of the difference %.2f\n",
           claims.decisions, claims.listed, claims.said / 100, claims.repeated / 100,
           sqrt(claims.square) / 100);
    printf("within the interval %.1f %%\n",
           claims.listed ? 100. * (double)claims.within / (double)claims.listed : 0);
}

int main(int count, char **words)
{
    const struct ruleset *rules = count == 5 ? ruleset_find(words[2]) : NULL;
    int rounds = count >= 4 ? atoi(words[count - 2]) : 0;
    uint64_t seed = count >= 4 ? strtoull(words[count - 1], NULL, 10) : 0;
    if (rules && strcmp(words[1], "count") == 0)
        count_mode(rules, rounds, seed);
    else if (rules && strcmp(words[1], "fit") == 0)
        fit(rules, rounds, seed);
    else if (rules && strcmp(words[1], "shown") == 0)
        show(rules, rounds, seed);
    else if (rules && strcmp(words[1], "claims") == 0)
        claim(rules, rounds, seed);
    else
        return fprintf(stderr, "usage: tool_teacher count|fit|shown|claims MODE NUMBER SEED\n"), 2;
    return 0;
}
