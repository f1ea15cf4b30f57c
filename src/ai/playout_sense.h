/*
 * playout_sense.h: the quick judgement by which both players move in the head.
 *
 * What a hand is worth = chance to win first by the steps and useful tiles it
 * has and the wall that is left, times its points and what its win denies the
 * other; less the danger of the tile thrown. Some microseconds a round must do
 * for all of it, so the chances are a table and the points a guess.
 */
#ifndef AI_PLAYOUT_SENSE_H
#define AI_PLAYOUT_SENSE_H

#include "ai/playout.h"
#include "ai/weights.h"

enum { SENSE_STEPS = 7, SENSE_WALLS = 16, SENSE_THREATS = 5 };

/* The numbers it hangs on: points and chances in AI_ONE parts. */
struct senses {
    int16_t chance[SENSE_STEPS][SENSE_WALLS]; /* to win first, by shanten and a quarter of the wall left */
    int16_t usual[SENSE_STEPS];               /* useful tiles such a hand has */
    int slope;                                /* how much of the chance hangs on them, of AI_ONE */
    int deny;                                 /* what a win denies the other */
    int closed, open;                         /* points of a closed and an open hand as such */
    int promise;                              /* of Riichi's points, before tenpai; for each step less */
    int pairs, pungs;                         /* what those forms pay */
    int pairs_chance, pungs_chance;           /* their chance against the usual one */
    int honor_set, honor_pair;                /* dragons and the own wind */
    int threat[SENSE_THREATS];                /* cost of a live middle tile, by how near the other is */
    int push;                                 /* how much of its worth a hand in play adds to that cost */
    int draw_ready, draw_else;                /* dummy action: whether a tile is drawn */
    int claim;                                /* what a claim must be better by, of AI_ONE */
    int riichi_wall;                          /* tiles left from which on Riichi is declared */
};

extern const struct senses senses_usual;

/* What a seat answers to the tile on offer: MOVE_WIN, MOVE_KONG, MOVE_PUNG or MOVE_PASS. */
enum move_kind sense_answer(const struct playout *playout, int seat);

/* Of the course of play, for the judgement: see playout.c. */
bool playout_can_win(const struct playout *playout, int seat, uint8_t kind, enum win_source source);
bool playout_is_offered_to(const struct playout *playout, int seat);
bool playout_may_kong(const struct playout *playout, int seat, uint8_t kind);

#endif
