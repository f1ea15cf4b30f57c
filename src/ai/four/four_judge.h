/*
 * four_judge.h: what single moves are worth at a table of four, in points.
 *
 * `normal` takes the best of them, `easy` the best by poorer weights; whoever
 * teaches ranks them all.
 */
#ifndef AI_FOUR_JUDGE_H
#define AI_FOUR_JUDGE_H

#include "ai/four/four_danger.h"
#include "ai/four/four_value.h"

/* What a decision is made from. It points into itself: it may not be copied. */
struct four_judge {
    struct four_situation situation;
    struct four_danger danger;
    struct score scratch;
};

/* One legal move and what is to be said for it. */
struct four_judged {
    struct move move;
    uint8_t then;           /* after a chow or pung: the kind to be thrown; else TILE_NONE */
    bool sharp;             /* estimated for the very tiles that are left, not those there are now */
    int score;              /* what it is worth, its danger taken off, AI_ONE a point */
    int cost;               /* of its danger */
    int give;               /* chance that another wins on its tile, of AI_ONE */
    struct four_value hand; /* after it */

    /* Where a network was asked (four_learned.h): */
    uint8_t told;    /* place of what it was told of the move */
    int32_t learned; /* points of the round for the own score that it expects, AI_ONE a point */
    int32_t wins;    /* chance to win, of AI_ONE */
    int32_t value;   /* what it expects, to the fraction, or that and the score (four_learned_blend); orders
                        moves */
};

/* True where this judgement is made for: four seats, runs may be claimed. */
bool four_plays(const struct view *view);

/* Works out what all judgements need. The view must outlive it. */
void four_judge_init(struct four_judge *judge, const struct view *view, const struct four_weights *weights);

/* What the win that the viewer may declare now pays, AI_ONE a point. */
int four_judge_win_gain(const struct four_judge *judge);

/* Judges the viewer's legal moves in their turn or on a tile on offer, the best first; returns how many.
 * Unless `all`, discards are looked at closely only until the best is known: the others' value is then too
 * high. */
int four_judge_moves(struct four_judge *judge, bool all, struct four_judged list[MOVE_MAX]);

/* Lets the scores be off by what the weights say, each by chance, and puts the moves in order again. A win
 * stays. */
void four_judge_blur(const struct four_judge *judge, struct four_judged *list, int count, struct rng *rng);

#endif
