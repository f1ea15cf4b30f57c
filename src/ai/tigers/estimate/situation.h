/*
 * situation.h: what a seat knows or concludes from its view before it judges moves.
 *
 * Calculated once for each decision and then only read: what is unseen, which kinds are in the piles, how
 * long the round will last, how close the others are to winning and what they would win. All in integers.
 */
#ifndef AI_SITUATION_H
#define AI_SITUATION_H

#include "ai/holding.h"
#include "ai/tigers/estimate/memo.h"
#include "ai/tigers/estimate/weights.h"
#include "rules/play/view.h"

/* Another player, as far as the seat knows. */
struct rival {
    uint8_t seat;
    bool riichi;
    uint8_t exposed;    /* open melds */
    tile_set safe;      /* kinds they cannot win on as a discard now, or passed on */
    tile_set ruled_out; /* a Riichi of theirs that can still win has none of these waits */
    int tenpai;         /* chance that they are tenpai, of AI_ONE */
    int hazard;         /* chance per turn that they win, of AI_ONE */
    int points;         /* of their win, AI_ONE a point */
};

/* The points of patterns in the mode, AI_ONE each; 0 if the mode does not have the pattern. */
struct prizes {
    int concealed, riichi, self_picked, all_pung, pure_suit, pairs, only_bonus, all_honors;
    int dragon, wind;
};

struct situation {
    const struct view *view;
    const struct table *table;
    const struct weights *weights;
    struct prizes prizes;
    struct holding held; /* the seat's tiles now */
    uint8_t seat;
    bool riichi; /* the seat is in Riichi */
    uint8_t rival_count;
    struct rival rivals[SEAT_MAX - 1];
    uint8_t copies[TILE_KINDS];
    uint8_t unseen[TILE_KINDS];
    int unseen_total;
    tile_set in_play;   /* kinds the mode's set has */
    tile_set alive;     /* kinds of which one is unseen */
    tile_set piles;     /* kinds in any discard pile */
    tile_set killing;   /* kinds in a pile where they kill a Riichi of the seat that waits for them */
    tile_set discarded; /* kinds the seat discarded, claimed or not */
    tile_set bonus;     /* suit tiles with an indicator's number; empty without indicators */
    bool own_pile_only; /* the option: only the player's own pile kills a Riichi */
    int turns;          /* turns of the seat to come, AI_ONE each */
    int dummy_draws;    /* dummy discards per turn, AI_ONE each */
    int lost;           /* expected points of the rivals if the seat does not win, AI_ONE each */
    int hazard;         /* chance per turn that the round ends without the seat's win, of AI_ONE */
    uint64_t mood;      /* seed of the random errors of this decision */
    struct memo *memo;  /* cache of estimates; NULL: none */
};

/* Calculates the situation of the viewer, who must hold tiles. The view must outlive it. */
void situation_init(struct situation *situation, const struct view *view, const struct weights *weights);

/* Makes the shape of a holding in the viewer's mode. */
void situation_shape(const struct situation *situation, const struct holding *holding, struct shape *shape);

/* Returns by how many points the lead changes for each point of a win: two if the loser pays. A loser who
 * can't pay in full is left with nothing, which is behind as well. */
int situation_swing(const struct situation *situation);

/* Returns the value of winning that many points, AI_ONE each, including what it denies the others and, in the
 * last round, winning the match. */
int situation_value(const struct situation *situation, int points);

/* Returns the random error in the value of a choice, AI_ONE a point; the same for the same view. */
int situation_feeling(const struct situation *situation, int choice);

#endif
