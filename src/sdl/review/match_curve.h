/*
 * match_curve.h: the curve of a match's review: over the decisions of a seat the
 * points it gave away, added up, and where it stood; rounds are marked.
 */
#ifndef SDL_MATCH_CURVE_H
#define SDL_MATCH_CURVE_H

#include "sdl/paint/layout.h"
#include "session/study/review.h"

struct app;
struct painter;

enum { MATCH_ROUNDS = UINT8_MAX }; /* a match has no more */

/* A round as the curve marks it. */
struct match_round {
    int place; /* of its deal in the record */
    int lead;  /* points the seat was ahead of the best of the others, or behind, when it ended */
};

/* What is drawn. */
struct match_curve {
    int places; /* entries of the record: the curve's width */
    int rounds;
    struct match_round list[MATCH_ROUNDS];
    int lead;   /* at the end */
    int cursor; /* the decision pointed at, or -1 */
};

/* Plays the record through for the rounds and how `seat` stood. */
void match_curve_init(struct match_curve *curve, const struct record *record, int seat);

/* Draws the curve into a panel (pixels) and registers it as the target "curve". */
void match_curve_draw(struct match_curve *curve, struct app *app, struct rect panel,
                      const struct verdict *list, int count);

/* Returns which decision is meant: under the pointer where that is on the curve, else the one the keys chose;
 * -1: none. */
int match_curve_pointed(const struct match_curve *curve, struct app *app, struct rect panel,
                        const struct verdict *list, int count);

/* Returns where a decision stands on the curve, for a tip beside it (pixels). */
struct rect match_curve_place(const struct match_curve *curve, struct painter *painter, struct rect panel,
                              const struct verdict *list, int count, int at);

#endif
