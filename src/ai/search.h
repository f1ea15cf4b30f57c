/*
 * search.h: moves tried out in playouts over arrangements of the hidden tiles.
 *
 * All moves are tried on the same arrangements; after each stage the worse
 * half is dropped. The budget is counted in playouts, never in time, so that
 * the same view and random source give the same answer on every machine.
 */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "ai/ai.h"
#include "ai/judge.h"

enum { SEARCH_MOST = 32 /* moves tried at most */ };

struct search_plan {
    int playouts; /* in all */
    int moves;    /* tried, of those judged best */
    int prior;    /* playouts that the judgement counts for, as far as moves differ by it */
    int behind;   /* moves judged worse than the best by more are left out, AI_ONE a point; two are kept */
    bool settles; /* a plain discard of normal's that leads after a stage is not doubted any more */
    int stages;   /* at most; the worse half of the moves is dropped after each */
};

/* What hard plays by, and what the teacher ranks by, which wants to know something of every move. */
extern const struct search_plan search_usual, search_teach;

/* What the playouts that began with a move brought. */
struct searched {
    struct move move;
    int place;        /* in the list of those judged */
    int count;        /* of playouts */
    int64_t standing; /* mean value with the judgement taken in, 1/256 of a hundredth */
    int ahead;        /* hundredths of it that normal's own discard is given */
    int64_t value;    /* sum of the gain, the standing in the last round included: hundredths of a point */
    int64_t points;   /* sum of the gain in hundredths of a point */
    int64_t won;      /* of them what was gained */
    int64_t square;   /* sum of the values' squares */
    int wins, fed;    /* rounds won; rounds that another won on the very tile the move gave away */
};

/* True if positions like this can be searched. */
bool search_can(const struct view *view);

/* Tries the best of the judged moves out; `out` has the same moves, the best first. Returns how many: 0 if
 * `stop` asked for it before all of them were tried. */
int search_moves(const struct judge *judge, const struct judged *list, int count,
                 const struct search_plan *plan, struct rng *rng, const struct ai_stop *stop,
                 struct searched out[SEARCH_MOST]);

#endif
