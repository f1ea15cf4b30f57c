/*
 * four_judge.h: the value of single moves at a table of four, in points.
 *
 * `normal` takes the best move, `easy` the best by poorer weights, and the teacher ranks them all.
 */
#ifndef AI_FOUR_JUDGE_H
#define AI_FOUR_JUDGE_H

#include "ai/four/four_danger.h"
#include "ai/four/four_value.h"

/* A decision. It points into itself, so do not copy it. */
struct four_judge {
    struct four_situation situation;
    struct four_danger danger;
    struct score scratch;
};

/* A legal move and its judgement. */
struct four_judged {
    struct move move;
    uint8_t then;           /* after a chow or pung: the kind to discard; otherwise TILE_NONE */
    bool sharp;             /* the plans were priced for the tiles after the move */
    int score;              /* its value minus its danger, AI_ONE a point */
    int cost;               /* its danger, AI_ONE a point */
    int give;               /* chance that it deals in, of AI_ONE */
    struct four_value hand; /* after it */

    /* Only with a network (four_learned.h): */
    uint8_t input;   /* the place of its inputs in struct four_move_inputs */
    int32_t learned; /* the seat's expected points in the round, AI_ONE each */
    int32_t wins;    /* chance to win, of AI_ONE */
    int32_t
        value; /* orders moves: `learned` before rounding, or blended with the score (four_learned_blend) */
};

/* True for tables with four seats, without Riichi. */
bool four_plays(const struct view *view);

/* Calculates what all judgements of a decision share. The view must outlive `judge`. */
void four_judge_init(struct four_judge *judge, const struct view *view, const struct four_weights *weights);

/* Returns the gain of the win the viewer can declare now, AI_ONE a point. */
int four_judge_win_gain(const struct four_judge *judge);

/* Judges the viewer's legal moves on their turn or on an offered tile, the best first; returns how many.
 * Unless `all`, estimates discards exactly only until the best is known; the values of the others are too
 * high. */
int four_judge_moves(struct four_judge *judge, bool all, struct four_judged list[MOVE_MAX]);

/* Adds a random error to each score, as the weights say, and sorts the moves again. A win keeps its score. */
void four_judge_blur(const struct four_judge *judge, struct four_judged *list, int count, struct rng *rng);

#endif
