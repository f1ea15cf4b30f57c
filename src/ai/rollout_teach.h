/*
 * rollout_teach.h: the teacher's ranking in the modes whose rounds are played on by the rules themselves
 * (view_try), every seat moving like normal.
 */
#ifndef AI_ROLLOUT_TEACH_H
#define AI_ROLLOUT_TEACH_H

#include "ai/teach.h"

/* How normal moves in the mode. */
typedef struct move rollout_normal(enum ai_level level, const struct view *view, struct rng *rng,
                                   struct reason *reason);

/* True if moves of this position can be ranked so: One Suit and Tenpai Duel, but for guesses and namings. */
bool rollout_teaches(const struct view *view);

/* Ranks the legal moves in a mode where `normal` is the normal player, by so many rounds: hard's own stands
 * first, the others by what they brought; if that was stopped it stands alone. False where moves are not
 * ranked so. */
bool rollout_teach(rollout_normal *normal, int rounds, const struct view *view, uint64_t seed,
                   const struct ai_stop *stop, struct ranking *ranking);

/* Plays two legal moves of a round that goes on so many times over the same tiles, and puts what that brought
 * in the place of their figures; how far `made` stands behind `best` has its standard error then. Stopped it
 * changes nothing. */
void rollout_measure(rollout_normal *normal, int rounds, const struct view *view, uint64_t seed,
                     const struct ai_stop *stop, struct advice *best, struct advice *made);

#endif
