/*
 * tenpai_value.h: the value of a tenpai hand, scored exactly, and that of a hand one
 * step away from tenpai by the tenpai hands it can become.
 */
#ifndef AI_TENPAI_VALUE_H
#define AI_TENPAI_VALUE_H

#include "ai/tigers/estimate/race.h"

/* The value of a tenpai hand, with Riichi or without. */
struct tenpai_value {
    int value;  /* expected points, AI_ONE each */
    int chance; /* to win, of AI_ONE */
    int points; /* if it wins, AI_ONE a point */
    int rate;   /* chance a turn, of AI_ONE */
    bool dead;  /* in Riichi: can win by an own draw only */
};

/* Reckons a tenpai hand of 3n+1 tiles with these waits, once its owner has thrown these kinds besides what
 * they discarded: without Riichi and in Riichi (for a closed hand). Every own discard bars its kind, a
 * claimed one too; a Riichi is dead by those that lie in their pile, or if no wait is left unbarred
 * (docs/rules/dueling-tigers.md "Furiten: when you may not win"). */
void tenpai_value_estimate(const struct situation *situation, const struct holding *holding, tile_set waits,
                           tile_set thrown, struct tenpai_value *plain, struct tenpai_value *riichi);

/* Reckons a hand of 3n+1 tiles one step from tenpai, which the tiles of `useful` make. False if it can never
 * get there. */
bool tenpai_value_ahead(const struct situation *situation, const struct holding *holding, tile_set useful,
                        tile_set thrown, struct tenpai_value *ahead);

#endif
