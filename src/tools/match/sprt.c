/* sprt.c: when enough pairs have been played; see sprt.h. */
#include "tools/match/sprt.h"

#include <math.h>

void running_add(struct running *running, double value)
{
    double off = value - running->mean;
    running->count++;
    running->mean += off / running->count;
    running->squares += off * (value - running->mean);
}

double running_variance(const struct running *running)
{
    return running->count > 1 ? running->squares / (running->count - 1) : 0;
}

double running_margin(const struct running *running)
{
    return running->count ? 1.96 * sqrt(running_variance(running) / running->count) : 0;
}

/* The mean square of the distances of all values from a mean. */
static double spread(const struct running *running, double about)
{
    double off = running->mean - about;
    return running->squares / running->count + off * off;
}

double sprt_ratio(const struct sprt *sprt, const struct running *running)
{
    if (!running->count)
        return 0;
    double low = spread(running, sprt->low), high = spread(running, sprt->high);
    if (low <= 0 || high <= 0)
        return low <= 0 ? -INFINITY : INFINITY;
    return running->count / 2.0 * log(low / high);
}

double sprt_bound(const struct sprt *sprt)
{
    return log((1 - sprt->error) / sprt->error);
}

enum verdict sprt_judge(const struct sprt *sprt, const struct running *running)
{
    double ratio = sprt_ratio(sprt, running), bound = sprt_bound(sprt);
    if (running->count < sprt->least || (ratio > -bound && ratio < bound))
        return VERDICT_OPEN;
    return ratio > 0 ? VERDICT_HIGH : VERDICT_LOW;
}
