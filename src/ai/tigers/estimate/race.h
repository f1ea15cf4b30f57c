/*
 * race.h: the race to the win: chances per turn, and the chance to come first.
 *
 * A step has a rate per turn: its useful tiles among the unseen, each counted once for every way in which it
 * can come in a turn. The situation's hazard is the chance that the round ends first.
 */
#ifndef AI_RACE_H
#define AI_RACE_H

#include "ai/tigers/estimate/situation.h"

/* Returns in how many ways per turn an unseen tile can come besides the seat's own draw, AI_ONE each. */
int race_ways_by_others(const struct situation *situation);

/* The same for a winning tile of a hand in Riichi: revealed tiles count, and the others are careful. */
int race_ways_in_riichi(const struct situation *situation);

/* Returns the chance per turn, of AI_ONE, for tiles counted AI_ONE for each way in which each can come. */
int race_rate(const struct situation *situation, int tiles);

/* Returns the chance, of AI_ONE, to make a step of that rate before the round ends. */
int race_chance(const struct situation *situation, int rate);

/* Returns `chance` / AI_ONE of an amount. */
int race_share(int chance, int amount);

#endif
