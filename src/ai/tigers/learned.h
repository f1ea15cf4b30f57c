/* learned.h: the value of single moves by a network trained on many rounds. */
#ifndef AI_LEARNED_H
#define AI_LEARNED_H

#include "ai/tigers/features.h"
#include "ai/tigers/judge.h"

/* The network's outputs. */
enum { LEARNED_GAIN /* the seat's points minus the other's */, LEARNED_WINS, LEARNED_LOSES, LEARNED_OUTPUTS };

/* The network's inputs: those of the table, and those of each move. */
struct move_inputs {
    struct net_input table, moves[MOVE_MAX];
};

/* The shipped network: assets/nets/tigers.net, embedded by the build. */
extern const struct net learned_net;

/* True if the network can judge the position. */
bool learned_can(const struct view *view);

/* Fills in the network's part of these legal moves of the viewer, and their inputs. With a `net` of NULL only
 * the inputs. */
void learned_judge(const struct net *net, const struct judge *judge, struct move_inputs *inputs,
                   struct judged list[], int count);

#endif
