/*
 * tenpai_value.h: the exact value of a tenpai hand, and of a hand one step from tenpai by the tenpai hands it
 * can become.
 */
#ifndef AI_TENPAI_VALUE_H
#define AI_TENPAI_VALUE_H

#include "ai/tigers/estimate/race.h"

/* The value of a tenpai hand, with Riichi or without. */
struct tenpai_value {
    int value;  /* expected points, AI_ONE each */
    int chance; /* to win, of AI_ONE */
    int points; /* if it wins, AI_ONE a point */
    int rate;   /* chance to win per turn, of AI_ONE */
    bool dead;  /* in Riichi and can win only by self-draw */
};

/* Estimates a tenpai hand of 3n+1 tiles with these waits after its owner also discards the kinds `thrown`:
 * without Riichi and, if closed, in Riichi. Every discard of the owner, claimed or not, bars its kind. A
 * Riichi is dead if one of its waits is in a pile that kills it, or if every wait is barred
 * (docs/rules/dueling-tigers.md "Furiten: when you may not win"). */
void tenpai_value_estimate(const struct situation *situation, const struct holding *holding, tile_set waits,
                           tile_set thrown, struct tenpai_value *plain, struct tenpai_value *riichi);

/* Estimates a hand of 3n+1 tiles one step from tenpai; the kinds in `useful` make it tenpai. False if none of
 * them can come. */
bool tenpai_value_ahead(const struct situation *situation, const struct holding *holding, tile_set useful,
                        tile_set thrown, struct tenpai_value *ahead);

#endif
