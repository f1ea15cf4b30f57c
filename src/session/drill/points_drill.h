/*
 * points_drill.h: a question: how many points is a winning hand worth, or which patterns does it have?
 *
 * The hands are random combinations of related sets, so that many patterns occur, and the way they were won
 * is possible (win_check). They are scored by the mode's rules with its default options.
 */
#ifndef SESSION_POINTS_DRILL_H
#define SESSION_POINTS_DRILL_H

#include "base/rng.h"
#include "rules/play/ruleset.h"

enum { POINTS_CHOICES = 6, PATTERNS_OFFERED = 9, POINTS_LINES = 6 /* most patterns of a hand */ };

struct points_question {
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    struct win win;
    struct score score;
    int choices[POINTS_CHOICES];                     /* points, the lowest first; one of them is right */
    int right;                                       /* the index of the right one */
    const struct pattern *offered[PATTERNS_OFFERED]; /* in the mode's order; includes those that count */
    int offered_count;
    unsigned counts; /* bit i: offered[i] counts */
};

/* Why a pattern does not count for a hand. */
enum uncounted_kind {
    UNCOUNTED_LACKING, /* the hand does not have it */
    UNCOUNTED_COVERED, /* another pattern counts instead */
    UNCOUNTED_ALONE,   /* a limit hand counts alone */
    UNCOUNTED_OPEN,    /* it needs a closed hand */
    UNCOUNTED_READING  /* the hand has it only in another reading, which is not worth more */
};

struct uncounted {
    enum uncounted_kind kind;
    const struct pattern *by; /* the other pattern, if one counts instead */
};

/* Makes a winning hand. */
void points_question_deal(struct points_question *question, const struct ruleset *rules, struct rng *rng);

/* Scores a hand and makes the choices; false if it does not win or has no or too many patterns. */
bool points_question_init(struct points_question *question, const struct ruleset *rules,
                          const struct win *win, struct rng *rng);

/* Says why a pattern of the mode does not count. */
struct uncounted points_question_uncounted(const struct points_question *question,
                                           const struct pattern *pattern);

#endif
