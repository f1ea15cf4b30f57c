/*
 * situation.h: what a seat concludes from its view before it weighs a move.
 *
 * Worked out once for each decision and then only read: what is still unseen,
 * which kinds lie where, how long the round will last, how near the others
 * are, what they would win. All in whole numbers.
 */
#ifndef AI_SITUATION_H
#define AI_SITUATION_H

#include "ai/holding.h"
#include "ai/tigers/estimate/memo.h"
#include "ai/tigers/estimate/weights.h"
#include "rules/play/view.h"

/* What is known of another player. */
struct rival {
    uint8_t seat;
    bool riichi;
    uint8_t exposed;    /* open melds */
    tile_set safe;      /* kinds they cannot win on as a discard now, or show no wish to */
    tile_set ruled_out; /* no Riichi of theirs that can still win waits for any of these kinds */
    int tenpai;         /* chance that they are tenpai, of AI_ONE */
    int hazard;         /* chance a turn that they win, of AI_ONE */
    int points;         /* what they would win, AI_ONE a point */
};

/* What the mode pays for what a hand may head for, AI_ONE a point; 0 where it does not. */
struct prizes {
    int concealed, riichi, self_picked, all_pung, pure_suit, pairs, only_bonus, all_honors, hidden_pungs;
    int dragon, wind;
};

struct situation {
    const struct view *view;
    const struct table *table;
    const struct weights *weights;
    struct prizes prizes;
    struct holding held; /* the own tiles now */
    uint8_t seat;
    uint8_t rival_count;
    struct rival rivals[SEAT_MAX - 1];
    uint8_t copies[TILE_KINDS];
    uint8_t unseen[TILE_KINDS];
    int unseen_total;
    tile_set in_play;   /* kinds the mode's set has */
    tile_set alive;     /* kinds of which one is unseen */
    tile_set piles;     /* kinds that lie in any discard pile */
    tile_set killing;   /* kinds that lie where they stop a Riichi of the seat that waits for them */
    tile_set discarded; /* kinds the seat discarded itself, claimed or not */
    tile_set bonus;     /* suit tiles with an indicator's number; empty without indicators */
    bool own_pile_only; /* the option by which only the own pile kills a Riichi */
    int turns;          /* own turns left to come, AI_ONE each */
    int dummy_draws;    /* tiles a turn that come by as dummy discards, AI_ONE each */
    int lost;           /* what the rivals are expected to win if the seat does not */
    int hazard;         /* chance a turn that the round ends without the seat's win, of AI_ONE */
    uint64_t mood;      /* what the feeling of this decision is off by hangs on it */
    struct memo *memo;  /* what is estimated once is not estimated again; NULL: it is */
};

/* Works it out for the viewer, who holds tiles. The view must outlive the situation. */
void situation_init(struct situation *situation, const struct view *view, const struct weights *weights);

/* Kinds that a seat discarded, claimed ones too. */
tile_set situation_discarded(const struct table *table, int seat);

/* The shape of a holding in the viewer's mode. */
void situation_shape(const struct situation *situation, const struct holding *holding, struct shape *shape);

/* How many points the lead moves by for each that a win brings: where the loser pays, two. Who cannot pay all
 * of it is left with nothing, and so behind as well. */
int situation_swing(const struct situation *situation);

/* What winning that many points (AI_ONE each) is worth to the seat, what it denies the others and the
 * standing in the last round included. */
int situation_value(const struct situation *situation, int points);

/* What the feeling for one of the choices of a decision is off by, AI_ONE a point. */
int situation_feeling(const struct situation *situation, int choice);

#endif
