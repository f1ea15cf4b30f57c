/*
 * curves.h: what the teacher shows as a chance, and how often it happens, by tenths.
 */
#ifndef TOOLS_CURVES_H
#define TOOLS_CURVES_H

#include <stdio.h>

#include "rules/play/table.h"

enum { TENTHS = 10 };

struct tenth {
    long count, shown, happened; /* `shown` is a sum of per mille */
};

struct curve {
    struct tenth tenths[TENTHS];
};

enum curve_kind {
    CURVE_WIN_BEST,  /* the chance to win of moves that are the teacher's, */
    CURVE_WIN_OTHER, /* and of others */
    CURVE_DEAL_IN,
    CURVE_DANGER, /* of the tiles held */
    CURVE_READY,  /* that another is tenpai */
    CURVE_DEALT,  /* the danger of the tiles held in hidden hands that are dealt */
    CURVE_GUESS,  /* the best guess in the trainer of Tenpai Duel */
    CURVE_COVERS, /* the teacher's guess, where its reason says how many hands it catches */
    CURVES
};

/* Plays rounds of different kinds of players (kinds_rounds.h), asks the teacher about one decision in 15 as a
 * review does, and compares with what happened. */
void curves_make(const struct ruleset *rules, int rounds, uint64_t seed, struct curve curves[CURVES]);

/* Adds one case; `shown` is per mille. */
void curve_note(struct curve *curve, int shown, bool happened);

/* Prints the curve as a table. */
void curve_print(FILE *file, const char *name, const struct curve *curve);

/* Of a tenth with cases, in per cent: what was shown on the average, how often it happened, and the standard
 * error of that if what is shown is true. Decisions of one round end alike, so the error is really larger. */
double tenth_shown(const struct tenth *tenth);
double tenth_happened(const struct tenth *tenth);
double tenth_error(const struct tenth *tenth);

#endif
