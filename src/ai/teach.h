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
    bool estimate;        /* the figures below stand; false: only the order and the reason are known */
    int points;           /* expected gain of the round, less what the others gain: hundredths of a point */
    int win;              /* chance to win the round, per mille */
    int deal_in;          /* chance that another wins on the very tile this move gives away, per mille */
    int others;           /* what of `points` the others are expected to gain, hundredths */
    int dummy;            /* what of `points` this dummy action itself is expected to bring, hundredths */
    int by_dummy;         /* chance to win on a tile of the dummy's, per mille; -1: not told apart */
    int error;            /* standard error of how far it stands behind the first, hundredths */
    struct reason reason; /* for or against it */
};

struct ranking {
    int count;
    struct advice list[MOVE_MAX]; /* the best first */
};

/* Ranks the legal moves of the viewer, who must be asked. `seed` feeds the search. `stop` may be NULL; once
 * it says so, what was known by then is returned at once. */
void teach_rank(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking);

/* Finds out more closely, where that can be done, how far a move of the ranking stands behind its first, and
 * puts the figures of both in the place of theirs. `best` and `made` are copies from the ranking of that
 * view. Stopped it changes nothing. */
void teach_measure(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct advice *best,
                   struct advice *made);

/* What a loss is made of. */
enum split_part {
    SPLIT_CHANCE, /* winning less often */
    SPLIT_POINTS, /* winning less */
    SPLIT_DANGER, /* the others win more: on this tile, later, or because they are quicker now */
    SPLIT_DUMMY,  /* what the dummy brings less */
    SPLIT_PARTS
};

/* Hundredths of a point; a part in which the move is the better one is below 0. */
struct split {
    int part[SPLIT_PARTS];
};

/* Splits by how much a move stands behind another: the parts' sum is exactly best->points - made->points.
 * Both must be estimated. */
void teach_split(const struct advice *best, const struct advice *made, struct split *split);

/* How dangerous the viewer's discards are. */
struct danger_figures {
    tile_set kinds;              /* those it holds and that can be won on now */
    uint16_t chance[TILE_KINDS]; /* that another wins on the kind as a discard, per mille */
    int32_t points[TILE_KINDS];  /* what that costs then, in hundredths of a point */
};

/* Fills in the figures for all kinds the viewer holds, whether or not it is asked; none where it holds no
 * hand or nothing can be won on. `seed` feeds what is sampled. */
void teach_danger(const struct view *view, uint64_t seed, struct danger_figures *figures);

/* The same for all kinds in play, held or not. */
void teach_danger_all(const struct view *view, uint64_t seed, struct danger_figures *figures);

/* The whole root of a number below 2^62. */
int64_t teach_root(int64_t number);

/* Two independent errors taken together: the root of the sum of their squares. */
int teach_error(int one, int other);

/* A chance of AI_ONE per mille, as advice has it. */
int teach_per_mille(int chance);

/* The place in the ranking of a move that was made: itself or the one that stands for its kind; -1 if there
 * is none. */
int teach_find(const struct ranking *ranking, struct move move);

#endif
