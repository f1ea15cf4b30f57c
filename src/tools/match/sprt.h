/*
 * sprt.h: when to stop playing pairs.
 *
 * A generalized sequential probability ratio test of the mean of the pairs' values: "at most `low`" against
 * "at least `high`". The distribution of the values is unknown, so the likelihood of a mean is approximated
 * from the spread, as fishtest does for pairs of chess games: N / 2 * log(r0 / r1), where r is the mean
 * square of the distances from `low` and from `high` (LLR_alt of LLRcalc.py of official-stockfish/fishtest,
 * after M. Van den Bergh's support_MLE_multinomial.pdf). The bounds are Wald's.
 */
#ifndef TOOLS_MATCH_SPRT_H
#define TOOLS_MATCH_SPRT_H

/* The running mean and spread of values. */
struct running {
    int count;
    double mean, squares; /* the sum of the squared distances from the mean */
};

/* Adds a value. */
void running_add(struct running *running, double value);

/* Returns the variance of the values; 0 for fewer than two. */
double running_variance(const struct running *running);

/* Returns half the width of the 95 % interval of the mean. */
double running_margin(const struct running *running);

struct sprt {
    double low, high; /* the two means; low < high */
    double error;     /* the chance of a wrong decision, either way */
    int least;        /* the least number of values before a decision, as the spread must be known first */
};

enum verdict { VERDICT_OPEN, VERDICT_LOW, VERDICT_HIGH };

/* Returns the log likelihood ratio of `high` to `low`: 0 without values, infinite if all values equal one of
 * the two. */
double sprt_ratio(const struct sprt *sprt, const struct running *running);

/* Returns the ratio that decides, either way. */
double sprt_bound(const struct sprt *sprt);

/* Returns the verdict so far; call it after each value. */
enum verdict sprt_judge(const struct sprt *sprt, const struct running *running);

#endif
