/*
 * teach.h: all legal moves ranked, with their expected result and a reason, for the hint, the review and the
 * console's `review`.
 *
 * A ranking depends only on a view and a seed. Equivalent moves, such as revealing different tiles of the
 * row, appear once.
 */
#ifndef AI_TEACH_H
#define AI_TEACH_H

#include "ai/ai.h"

/* One move and its expected result. */
struct advice {
    struct move move;
    bool estimate; /* the figures below are valid; false: only the order and the reason are */
    int points;    /* expected gain in the round minus the others' gain, hundredths of a point */
    int win;       /* chance to win the round, per mille */
    int deal_in;   /* chance that another wins on the very tile this move gives away, per mille */
    int others;    /* the others' expected gain in `points`, hundredths */
    int dummy;     /* the expected gain by this dummy action in `points`, hundredths */
    int raw_win;   /* if calibrated, the chance to win that `points` was computed with */
    int by_dummy;  /* the part of it on a tile of the dummy, per mille; -1: unknown */
    int gain;      /* what a win brought in rounds played on, hundredths; 0: unknown, or none was won */
    int fed;   /* the part of `others` won on the very tile this move gives away, if rounds were played on */
    int error; /* standard error of its distance to the best move, hundredths */
    bool calibrated;      /* `win` was corrected (calibration.h) */
    bool played;          /* rounds were played on from two moves for the figures */
    bool exact;           /* the figures count every way the unseen tiles can lie */
    struct reason reason; /* for or against it */
};

struct ranking {
    int count;
    struct advice list[MOVE_MAX]; /* the best first */
};

/* Ranks the legal moves of the viewer, whom the rules must be asking. `seed` feeds the search. Once `stop`
 * (may be NULL) asks for it, returns right away with the results so far. */
void teach_rank(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking);

/* The number of rounds played on: a first number to see whether a move is worse, which ends early if it
 * clearly isn't, and then the number to say by how much. */
enum { TEACH_SCREEN = 1, TEACH_CLAIM = 6 };

/* If the engine can, plays the round on after both moves, `times` as often as it usually does, with the same
 * hidden tiles, and replaces the figures of both, which are copies from this view's ranking. `made` may come
 * out ahead. Changes nothing if stopped, or if the figures are exact. */
void teach_measure(const struct view *view, uint64_t seed, int times, const struct ai_stop *stop,
                   struct advice *best, struct advice *made);

/* The parts of a loss. */
enum split_part {
    SPLIT_CHANCE, /* winning less often */
    SPLIT_POINTS, /* winning less */
    SPLIT_DANGER, /* the others win more: on this tile, later, or because they are quicker now */
    SPLIT_DUMMY,  /* what the dummy brings less */
    SPLIT_PARTS
};

/* Hundredths of a point; below 0 if the move is better in this part. */
struct split {
    int part[SPLIT_PARTS];
};

/* Splits the difference of two moves into parts whose sum is exactly best->points - made->points. Both must
 * have `estimate` set. */
void teach_split(const struct advice *best, const struct advice *made, struct split *split);

/* True if the others pay for a win. */
bool teach_is_paid(const struct table *table);

/* The danger of the viewer's discards. */
struct danger_figures {
    tile_set kinds;              /* kinds with figures: held, and winnable now */
    uint16_t chance[TILE_KINDS]; /* that discarding the kind deals in, per mille */
    int32_t points[TILE_KINDS];  /* what dealing in costs then, hundredths of a point */
};

/* Fills in the figures for the kinds the viewer holds, even if it is not their turn; none if they hold no
 * hand or no discard can be won on. `seed` feeds the sampling. */
void teach_danger(const struct view *view, uint64_t seed, struct danger_figures *figures);

/* Like teach_danger, but for all kinds in play. */
void teach_danger_all(const struct view *view, uint64_t seed, struct danger_figures *figures);

/* Returns the square root, rounded down, of a number from 0 to 2^62. */
int64_t teach_root(int64_t number);

/* Combines two independent errors: the root of the sum of their squares. */
int teach_error(int one, int other);

/* Converts a chance from parts of AI_ONE to per mille, 0 to 1000. */
int teach_per_mille(int chance);

/* Returns the place of a move in the ranking, or of the equivalent move there; -1 if there is none. */
int teach_find(const struct ranking *ranking, struct move move);

#endif
