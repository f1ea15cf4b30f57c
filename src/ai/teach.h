/*
 * teach.h: every move there is, ranked, with what it is expected to bring and
 * why: what the hint, the review and the console's `review` show.
 *
 * A ranking is made from a view alone, like a move of an opponent, and is the
 * same for the same view and seed. Moves that are alike to whoever makes them
 * (the places of a row still face down) stand once, for all of their kind.
 */
#ifndef AI_TEACH_H
#define AI_TEACH_H

#include "ai/ai.h"

/* One move and what it is expected to bring. */
struct advice {
    struct move move;
    bool reckoned;        /* the figures below stand; false: only the order and the reason are known */
    int points;           /* expected gain of the round, less what the others gain: hundredths of a point */
    int win;              /* chance to win the round, per mille */
    int deal_in;          /* chance that another wins on the very tile this move gives away, per mille */
    struct reason reason; /* for or against it */
};

struct ranking {
    int count;
    struct advice list[MOVE_MOST]; /* the best first */
};

/* Ranks the legal moves of the viewer, who must be asked. `seed` feeds the search. `stop` may be NULL; once
 * it says so, what was known by then is returned at once. */
void teach_rank(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking);

/* A chance of AI_ONE per mille, as advice has it. */
int teach_per_mille(int chance);

/* The place in the ranking of a move that was made: itself or the one that stands for its kind; -1 if there
 * is none. */
int teach_find(const struct ranking *ranking, struct move move);

#endif
