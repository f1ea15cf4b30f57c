/*
 * moves.h: rounds that a network of moves plays with itself, and what came of the moves.
 */
#ifndef TOOLS_LEARN_MOVES_H
#define TOOLS_LEARN_MOVES_H

#include "ai/forecast/feature_set.h"
#include "rules/play/ruleset.h"
#include "tools/learn/samples.h"

/* Which of the game's players asks the network. */
enum asker { ASKS_FORECAST, ASKS_TIGERS, ASKS_FOUR };

/* How the rounds are played. */
struct moves {
    const struct ruleset *rules;
    enum asker asker;
    const struct feature_set *feature_set; /* of a forecast network */
    float unit;                            /* points that the network answers 1 for */
    float soft;   /* a move that is so many units behind the best is made e times as seldom */
    bool taught;  /* normal moves, and one move in sixteen is random */
    int one_in;   /* of so many decisions one becomes a sample */
    float lambda; /* 1: a sample says what the round brought; less: also what was expected later in it */
};

/* Plays a round of that seed, all seats by the network, and adds its samples. A forecast network plays one
 * round in three with other than the usual options. */
void moves_play(const struct moves *moves, const struct net *net, uint64_t seed, struct samples *samples);

#endif
