/* four_learned.h: the value of single moves at a table of four by a trained network. */
#ifndef AI_FOUR_LEARNED_H
#define AI_FOUR_LEARNED_H

#include "ai/four/four_features.h"
#include "ai/four/four_judge.h"

/* The network's outputs. */
enum {
    FOUR_LEARNED_GAIN /* points of the round, in units */,
    FOUR_LEARNED_WINS,
    FOUR_LEARNED_PAYS,
    FOUR_LEARNED_OUTPUTS
};

enum { FOUR_LEARNED_UNIT = 16 /* points in a NET_ONE of the first output */ };

/* The network's inputs for each move: none for a win, and for a claimed set those with one of the discards.
 */
struct four_move_inputs {
    struct net_input moves[MOVE_MAX];
};

/* Judges all legal moves of the viewer, the best first, and sets their scores by normal's estimate. Takes the
 * mean of `turns` outputs of the network, one for each encoding from `turn` on (see four_features_init).
 * Returns how many moves. */
int four_learned_moves(const struct net *net, const struct four_judge *judge, unsigned turn, int turns,
                       struct four_move_inputs *inputs, struct four_judged list[MOVE_MAX]);

/* Blends `part` / AI_ONE of the score into each value and sorts again. */
void four_learned_blend(int part, struct four_judged *list, int count);

#endif
