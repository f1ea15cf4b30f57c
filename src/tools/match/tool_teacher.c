/*
 * tool_teacher.c: how far the teacher's figures are true.
 *
 *   tool_teacher count MODE ROUNDS SEED      counts a mode's part of src/ai/ready_counts.c
 *   tool_teacher fit MODE CASES SEED         fits a row of src/ai/calibration.c to so many decisions
 *   tool_teacher shown MODE ROUNDS SEED      what was shown as a chance, and how often it happened, by tenths
 *   tool_teacher guesses MODE ROUNDS SEED    counts the table of src/ai/tenpai_duel/guess.c
 *   tool_teacher claims MODE ROUNDS SEED     losses that a review claims, played again with fresh hidden
 *                                            tiles
 *
 * Rounds are played by all levels and some of the people, drawn for each seat. docs/teacher.md has the
 * results.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ready_counts.h"
#include "session/drill/guess_drill.h"
#include "session/study/review.h"
#include "tools/match/curves.h"
#include "tools/match/fitting.h"
#include "tools/match/kinds_rounds.h"

enum { REPEATS = 4 };

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

/* --- guesses -------------------------------------------------------------------------------------- */

/* What share of the weights a kind had, and how often the hand waited for it. */
struct guess_counts {
    struct guess_count {
        long count, share, waited;
    } of[2][1001];        /* at a hand's first guess, and later; by the share */
    struct curve best[2]; /* the best guess, as it is said */
};

static void watch_guess(void *self, const struct session *session, const struct view *view,
                        const struct move *move)
{
    static struct view attacker; /* large */
    static struct guess_question question;
    struct guess_counts *counts = self;
    const struct stage *stage = &view->table.stage;
    if (!move || view->table.phase != PHASE_GUESS)
        return;
    session_view(session, stage->attacker, &attacker);
    tile_set waits = table_own_waits(&attacker.table, &attacker.own, stage->attacker);
    bool later = stage->guess_count > 0;
    guess_question_init(&question, view, waits);
    curve_note(&counts->best[later], question.best_chance,
               waits & (TILE_BIT(question.best[0]) | TILE_BIT(question.best[1])));
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int share = guesses_share(&question.guesses, kind);
        struct guess_count *count = &counts->of[later][share];
        count->count += share > 0;
        count->share += share;
        count->waited += share > 0 && waits >> kind & 1;
    }
}

static void count_guesses(const struct ruleset *rules, int rounds, uint64_t seed)
{
    enum { FEW = 1500 };
    static struct guess_counts counts;
    kinds_rounds(rules, rounds, seed, watch_guess, &counts);
    for (int later = 0; later < 2; later++) {
        struct guess_count sum = {0};
        printf("%s guesses: share, waited (per mille), cases\n", later ? "later" : "first");
        for (int share = 0; share <= 1000; share++) {
            const struct guess_count *one = &counts.of[later][share];
            sum.count += one->count;
            sum.share += one->share;
            sum.waited += one->waited;
            if (!sum.count || (sum.count < FEW && share < 1000))
                continue;
            printf("  %6.1f %6.1f %8ld\n", (double)sum.share / (double)sum.count,
                   1000. * (double)sum.waited / (double)sum.count, sum.count);
            sum = (struct guess_count){0};
        }
        curve_print(stdout, "the best guess", &counts.best[later]);
    }
}

/* --- what was shown ------------------------------------------------------------------------------- */

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
    curve_print(stdout, "win", &win);
    for (int i = 0; i < CURVES; i++)
        curve_print(stdout, names[i], &curves[i]);
}

/* --- claims --------------------------------------------------------------------------------------- */

struct claims {
    struct rng rng;
    long decisions, listed, within, above;
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
    claims->above += behind - verdict.loss > 2 * sqrt(error);
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
    printf("within the interval %ld (%.1f %%), above it %ld\n", claims.within,
           claims.listed ? 100. * (double)claims.within / (double)claims.listed : 0, claims.above);
}

int main(int count, char **words)
{
    const struct ruleset *rules = count == 5 ? ruleset_find(words[2]) : NULL;
    int rounds = count >= 4 ? atoi(words[count - 2]) : 0;
    uint64_t seed = count >= 4 ? strtoull(words[count - 1], NULL, 10) : 0;
    if (rules && strcmp(words[1], "count") == 0)
        count_mode(rules, rounds, seed);
    else if (rules && strcmp(words[1], "fit") == 0)
        fitting_print(rules, rounds, seed);
    else if (rules && strcmp(words[1], "shown") == 0)
        show(rules, rounds, seed);
    else if (rules && rules->has_stages && strcmp(words[1], "guesses") == 0)
        count_guesses(rules, rounds, seed);
    else if (rules && strcmp(words[1], "claims") == 0)
        claim(rules, rounds, seed);
    else
        return fprintf(stderr, "usage: tool_teacher count|fit|shown|guesses|claims MODE NUMBER SEED\n"), 2;
    return 0;
}
