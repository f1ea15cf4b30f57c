/*
 * rollout_teach.h: the ranking in One Suit and Tenpai Duel, by playing rounds to their end (view_try) with
 * normal in every seat.
 */
#ifndef AI_ROLLOUT_TEACH_H
#define AI_ROLLOUT_TEACH_H

#include "ai/engine.h"

/* True in One Suit and Tenpai Duel, except for guesses and namings. */
bool rollout_teaches(const struct view *view);

/* Ranks the legal moves: hard's choice first, by `rounds` rounds, the others by the result of a quarter of
 * them. If stopped, only hard's choice. False if rollout_teaches is false. */
bool rollout_teach(rollout_normal *normal, int rounds, const struct view *view, uint64_t seed,
                   const struct ai_stop *stop, struct ranking *ranking);

/* Plays two legal moves `times` `rounds` times with the same hidden tiles and replaces their figures by the
 * results; `made` gets the standard error of the difference. False, and nothing changed, if stopped. See
 * teach_measure. */
bool rollout_measure(rollout_normal *normal, int rounds, int times, const struct view *view, uint64_t seed,
                     const struct ai_stop *stop, struct advice *best, struct advice *made);

/* Near the end of a round (exact.h), replaces the figures of a ranking by those of every way the unseen tiles
 * can lie, and puts the moves in their order. The viewer makes the best of all later choices there, everybody
 * else moves like Zora, who is `normal` without errors. Otherwise, if that takes too long or is stopped,
 * changes nothing. */
void rollout_exact(rollout_normal *normal, const struct view *view, const struct ai_stop *stop,
                   struct ranking *ranking);

#endif
