/*
 * teach_split.c: how a loss splits into parts; see teach.h.
 *
 * A move's points are what its own wins bring, less what the others win, and what a dummy action brings. The
 * part of its own wins is chance times gain. A difference in that part is split between chance and gain by
 * the average of both moves' figures, so it doesn't matter which of the two is taken first. What rounding
 * leaves over goes to the gain, so nothing is lost.
 */
#include "ai/teach.h"
#include "base/check.h"
#include "rules/modes/dueling_tigers.h"

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
