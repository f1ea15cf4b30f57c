/* moves.h: training samples of moves, from rounds that a network plays against itself. */
#ifndef TOOLS_LEARN_MOVES_H
#define TOOLS_LEARN_MOVES_H

#include "ai/forecast/feature_set.h"
#include "rules/play/ruleset.h"
#include "tools/learn/samples.h"

/* The player that uses the network. */
enum asker { ASKS_FORECAST, ASKS_TIGERS, ASKS_FOUR };

/* How to play the rounds. */
struct moves {
    const struct ruleset *rules;
    enum asker asker;
    const struct feature_set *feature_set; /* of a forecast network */
    float unit;                            /* points for an output of 1 */
    float soft;   /* a move this many units worse than the best is e times less likely */
    bool taught;  /* normal plays, with one random move in sixteen */
    int one_in;   /* one decision in so many becomes a sample */
    float lambda; /* 1: the target is the round's result; less: blended with later expectations */
};

/* Plays a round of the seed with the network in all seats and adds its samples. A forecast network plays one
 * round in three with unusual options. */
void moves_play(const struct moves *moves, const struct net *net, uint64_t seed, struct samples *samples);

#endif
