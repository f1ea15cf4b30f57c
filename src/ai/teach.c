/* teach.c: ranks moves with the table's engine; see teach.h. */
#include "ai/teach.h"

#include <string.h>

#include "ai/calibration.h"
#include "ai/engine.h"
#include "ai/plain_reason.h"
#include "ai/rollout_teach.h"
#include "ai/unit.h"
#include "base/check.h"
#include "rules/hand/counts.h"
#include "rules/modes/dueling_tigers.h"

/* Ranks moves that the engine can't judge: hard's choice first, then the others in their order. */
static void rank_by_choice(const struct view *view, uint64_t seed, const struct ai_stop *stop,
                           struct ranking *ranking)
{
    struct rng rng;
    rng_init(&rng, seed);
    struct advice *best = &ranking->list[0];
    best->move = ai_think(AI_HARD, view, &rng, stop, &best->reason);
    ranking->count = 1;
    for (int i = 0; i < view->move_count; i++) {
        struct advice *advice = &ranking->list[ranking->count];
        bool form = view->moves[i].kind == MOVE_GUESS || view->moves[i].kind == MOVE_NAME;
        if (form || move_equal(view->moves[i], best->move))
            continue;
        advice->move = view->moves[i];
        advice->reason = reason_plain(REASON_WORTH_LESS);
        ranking->count++;
    }
}

void teach_rank(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking)
{
    CHECK(view->move_count > 0);
    memset(ranking, 0, sizeof *ranking);
    const struct engine *engine = engine_find(view);
    if (!engine->teach(view, seed, stop, ranking))
        rank_by_choice(view, seed, stop, ranking);
    rollout_exact(engine->normal, view, stop, ranking);
    for (int i = 0; i < ranking->count; i++)
        calibrate(view->table.rules, CALIBRATION_RANKED, &ranking->list[i]);
    plain_reason(view, ranking);
}

void teach_measure(const struct view *view, uint64_t seed, int times, const struct ai_stop *stop,
                   struct advice *best, struct advice *made)
{
    const struct engine *engine = engine_find(view);
    if (!engine->measure || best->exact || !best->estimate || !made->estimate ||
        !engine->measure(view, seed, times, stop, best, made))
        return;
    best->played = made->played = true;
    calibrate(view->table.rules, CALIBRATION_PLAYED, best);
    calibrate(view->table.rules, CALIBRATION_PLAYED, made);
}

void teach_danger_all(const struct view *view, uint64_t seed, struct danger_figures *figures)
{
    memset(figures, 0, sizeof *figures);
    if (view->seat != SEAT_NONE && view->own.hand.size && view->table.result.outcome == OUTCOME_NONE)
        engine_find(view)->danger(view, seed, figures);
}

void teach_danger(const struct view *view, uint64_t seed, struct danger_figures *figures)
{
    teach_danger_all(view, seed, figures);
    figures->kinds &= counts_kinds(view->own.hand.counts, 1);
}

int64_t teach_root(int64_t number)
{
    int64_t low = 0, high = (int64_t)1 << 31;
    while (high - low > 1) {
        int64_t middle = (low + high) / 2;
        if (middle * middle <= number)
            low = middle;
        else
            high = middle;
    }
    return low;
}

int teach_error(int one, int other)
{
    return (int)teach_root((int64_t)one * one + (int64_t)other * other);
}

int teach_per_mille(int chance)
{
    int share = chance * 1000 / AI_ONE;
    return share < 0 ? 0 : share > 1000 ? 1000 : share;
}

int teach_find(const struct ranking *ranking, struct move move)
{
    for (int i = 0; i < ranking->count; i++)
        if (move_equal(ranking->list[i].move, move))
            return i;
    for (int i = 0; i < ranking->count; i++)
        if (ranking->list[i].move.kind == move.kind && move.kind == MOVE_REVEAL)
            return i;
    return -1;
}

/* --- how a loss splits into parts ---------------------------------------------------------------- *
 *
 * A move's points are what its own wins bring, less what the others win, and what a dummy action brings. The
 * part of its own wins is chance times gain. A difference in that part is split between chance and gain by
 * the average of both moves' figures, so it doesn't matter which of the two is taken first. What rounding
 * leaves over goes to the gain, so nothing is lost.
 */

enum { CERTAIN = 1000, RARE = 5 /* per mille; a mean gain over fewer wins says nothing */ };

/* Returns what the player's own wins are expected to bring, in hundredths. */
static int own_points(const struct advice *advice)
{
    return advice->points + advice->others - advice->dummy;
}

/* The chance to win that the points were computed with. */
static int chance_of(const struct advice *advice)
{
    return advice->calibrated ? advice->raw_win : advice->win;
}

/* Returns what a win is worth on average in `points`, in hundredths; 0 if wins are too rare to tell. */
static int64_t gain_of(const struct advice *advice)
{
    int chance = chance_of(advice);
    int64_t gain = chance >= RARE ? (int64_t)own_points(advice) * CERTAIN / chance : 0;
    return gain > 0 ? gain : 0;
}

bool teach_is_paid(const struct table *table)
{
    const struct ruleset *rules = table->rules;
    return rules->dummy ? table_option(table, OPTION_SCORING) == SCORING_PAY : rules->seats_most == SEAT_MAX;
}

/* Returns the mean of both gains; if one is unknown, the other. */
static int64_t mean_gain(const struct advice *best, const struct advice *made)
{
    int64_t one = gain_of(best), other = gain_of(made);
    return one && other ? (one + other) / 2 : one + other;
}

void teach_split(const struct advice *best, const struct advice *made, struct split *split)
{
    CHECK(best->estimate && made->estimate);
    int loss = best->points - made->points, own = own_points(best) - own_points(made);
    int64_t gain = mean_gain(best, made);
    int chance = (int)((chance_of(best) - chance_of(made)) * gain / CERTAIN);
    bool told_apart = best->by_dummy >= 0 && made->by_dummy >= 0;
    int dummy = told_apart ? (int)((best->by_dummy - made->by_dummy) * gain / CERTAIN) : 0;
    split->part[SPLIT_DANGER] = made->others - best->others;
    split->part[SPLIT_DUMMY] = best->dummy - made->dummy + dummy;
    split->part[SPLIT_CHANCE] = chance - dummy;
    split->part[SPLIT_POINTS] = own - chance;
    int sum = 0;
    for (int i = 0; i < SPLIT_PARTS; i++)
        sum += split->part[i];
    CHECK(sum == loss);
}
