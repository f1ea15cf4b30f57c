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

/* What the network was told of the moves of a decision; nothing of a win, of a claimed set with some discard.
 */
struct four_told {
    struct net_input moves[MOVE_MAX];
};

/* Judges all legal moves of the viewer, the best first, and their score by normal's way of estimate besides.
 * The network is asked `turns` times, the table told in other words each time, from
 * `turn` on (see four_features_init), and the mean is taken. Returns how many. */
int four_learned_moves(const struct net *net, const struct four_judge *judge, unsigned turn, int turns,
                       struct four_told *told, struct four_judged list[MOVE_MAX]);

/* Takes that part of AI_ONE of each value from the score, and sorts anew. */
void four_learned_blend(int part, struct four_judged *list, int count);

#endif
