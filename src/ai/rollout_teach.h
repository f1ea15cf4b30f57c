/*
 * rollout_teach.h: the ranking in One Suit and Tenpai Duel, by playing rounds to their end (view_try) with
 * normal in every seat.
 */
#ifndef AI_ROLLOUT_TEACH_H
#define AI_ROLLOUT_TEACH_H

#include "ai/teach.h"

/* The mode's normal player. */
typedef struct move rollout_normal(enum ai_level level, const struct view *view, struct rng *rng,
                                   struct reason *reason);

/* True in One Suit and Tenpai Duel, except for guesses and namings. */
bool rollout_teaches(const struct view *view);

/* Ranks the legal moves: hard's choice first, by `rounds` rounds, the others by the result of a quarter of
 * them. If stopped, only hard's choice. False if rollout_teaches is false. */
bool rollout_teach(rollout_normal *normal, int rounds, const struct view *view, uint64_t seed,
                   const struct ai_stop *stop, struct ranking *ranking);

/* Plays two legal moves `times` `rounds` times with the same hidden tiles and replaces their figures by the
 * results; `made` gets the standard error of the difference. See teach_measure. */
void rollout_measure(rollout_normal *normal, int rounds, int times, const struct view *view, uint64_t seed,
                     const struct ai_stop *stop, struct advice *best, struct advice *made);

#endif
