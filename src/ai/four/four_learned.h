/*
 * four_learned.h: what a network that has seen many rounds makes of single moves at a table of four.
 */
#ifndef AI_FOUR_LEARNED_H
#define AI_FOUR_LEARNED_H

#include "ai/four/four_features.h"
#include "ai/four/four_judge.h"

/* What the network answers, in this order. */
enum {
    FOUR_LEARNED_GAIN /* points of the round, in units */,
    FOUR_LEARNED_WINS,
    FOUR_LEARNED_PAYS,
    FOUR_LEARNED_OUTPUTS
};

enum { FOUR_LEARNED_UNIT = 16 /* points to a NET_ONE of the first answer */ };

/* One legal move and what is expected of it. */
struct four_learned {
    struct move move;
    uint8_t then;                      /* after a chow or pung: the kind to be thrown; else TILE_NONE */
    int32_t reckoned;                  /* by normal's way of reckoning, AI_ONE a point */
    int32_t value;                     /* of the round for the own score, AI_ONE a point */
    int32_t answers[NET_OUTPUTS_MOST]; /* of the network; a win's are told by the rules */
    struct net_input input;            /* what it was told; nothing of a win */
};

/* Judges all legal moves of the viewer, the best first. The network is asked `turns` times, the table told in
 * other words each time, from `turn` on (see four_outlook_init), and the mean is taken. Returns how many. */
int four_learned_moves(const struct net *net, const struct four_judge *judge, unsigned turn, int turns,
                       struct four_learned list[MOVE_MOST]);

/* Takes that part of AI_ONE of each value from normal's way of reckoning, and sorts anew. */
void four_learned_blend(int part, struct four_learned *list, int count);

/* Only tells what the network would be told of one move (of a claim: with some discard). */
void four_learned_tell(const struct four_judge *judge, unsigned turn, struct move move,
                       struct four_learned *learned);

#endif
