/*
 * points_drill.h: a winning hand whose points, or whose patterns, are to be named.
 *
 * The hands are put together by chance of sets that go together, so that many patterns come; how they were
 * won fits them (win_check). The mode's rules count them, by its options as they are by default.
 */
#ifndef SESSION_POINTS_DRILL_H
#define SESSION_POINTS_DRILL_H

#include "base/rng.h"
#include "rules/play/ruleset.h"

enum { POINTS_CHOICES = 6, PATTERNS_OFFERED = 9, POINTS_LINES = 6 /* patterns of a hand at most */ };

struct points_question {
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    struct win win;
    struct score score;
    int choices[POINTS_CHOICES]; /* points, the least first; one of them is right */
    int right;                   /* its place */
    const struct pattern
        *offered[PATTERNS_OFFERED]; /* in the mode's order; those that count are among them */
    int offered_count;
    unsigned counts; /* bit i: offered[i] counts */
};

/* Why a pattern does not count in a hand. */
enum uncounted_kind {
    UNCOUNTED_LACKING, /* the hand has it not */
    UNCOUNTED_COVERED, /* another stands for it */
    UNCOUNTED_ALONE,   /* a limit hand counts alone */
    UNCOUNTED_OPEN,    /* it counts in a closed hand only */
    UNCOUNTED_READING  /* the hand has it in another reading, which is worth no more */
};

struct uncounted {
    enum uncounted_kind kind;
    const struct pattern *by; /* the other, where one stands for it */
};

/* Puts a hand together that wins. */
void points_question_deal(struct points_question *question, const struct ruleset *rules, struct rng *rng);

/* What a hand is worth and what to choose from; false if it does not win or has no or too many patterns. */
bool points_question_init(struct points_question *question, const struct ruleset *rules,
                          const struct win *win, struct rng *rng);

/* Why a pattern of the mode is not among those that count. */
struct uncounted points_question_uncounted(const struct points_question *question,
                                           const struct pattern *pattern);

#endif
