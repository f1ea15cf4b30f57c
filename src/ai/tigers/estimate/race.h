/*
 * race.h: the race to the win: chances a turn, and the chance to come first.
 *
 * A step towards the win has a rate a turn: the useful tiles among those
 * unseen, each counted once for every way it may come by in a turn. The round
 * ends otherwise at the situation's hazard.
 */
#ifndef AI_RACE_H
#define AI_RACE_H

#include "ai/tigers/estimate/situation.h"

/* In how many ways a turn an unseen tile may come by besides the own draw, AI_ONE each. */
int race_ways_by_others(const struct situation *situation);

/* The same for a winning tile of a hand in Riichi: revealed tiles count, and the others take care. */
int race_ways_in_riichi(const struct situation *situation);

/* The chance a turn for tiles that are counted AI_ONE for each way each of them may come; of AI_ONE. */
int race_rate(const struct situation *situation, int tiles);

/* The chance that a step of that rate is made before the round ends; of AI_ONE. */
int race_chance(const struct situation *situation, int rate);

/* A chance of AI_ONE times an amount. */
int race_share(int chance, int amount);

/* How many tiles of these kinds are unseen. */
int race_unseen(const struct situation *situation, tile_set kinds);

#endif
