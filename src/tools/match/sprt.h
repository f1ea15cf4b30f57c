/*
 * sprt.h: when enough pairs have been played.
 *
 * A generalized sequential probability ratio test of the mean of the pairs' values: "at most `low`" against
 * "at least `high`". The distribution of the values is unknown, so their likelihood under a mean is
 * approximated from their spread about it, as fishtest does for pairs of chess games: N / 2 * log(r0 / r1),
 * where r is the mean square of the distances from `low` and from `high` (LLR_alt of LLRcalc.py of
 * official-stockfish/fishtest, after M. Van den Bergh's support_MLE_multinomial.pdf). The bounds are Wald's.
 */
#ifndef TOOLS_MATCH_SPRT_H
#define TOOLS_MATCH_SPRT_H

/* Values added up one by one. */
struct running {
    int count;
    double mean, squares; /* of the distances from the mean */
};

void running_add(struct running *running, double value);

/* The variance of the values; 0 of fewer than two. */
double running_variance(const struct running *running);

/* Half the width of the 95 % interval of the mean. */
double running_margin(const struct running *running);

struct sprt {
    double low, high; /* the two means; low < high */
    double error;     /* the chance to take one for the other, either way */
    int least;        /* nothing is decided before so many values: their spread must be known first */
};

enum verdict { VERDICT_OPEN, VERDICT_LOW, VERDICT_HIGH };

/* The logarithm of the likelihood of `high` over that of `low`: 0 as long as there are no values, infinite
 * where all of them are the same and just one of the two. */
double sprt_ratio(const struct sprt *sprt, const struct running *running);

/* The ratio at which it is decided, either way. */
double sprt_bound(const struct sprt *sprt);

/* What can be said by now; asked after each value. */
enum verdict sprt_judge(const struct sprt *sprt, const struct running *running);

#endif
