/*
 * rollout_teach.h: the teacher's ranking in the modes whose rounds are played on
 * by the rules themselves; see rollout.h.
 */
#ifndef AI_ROLLOUT_TEACH_H
#define AI_ROLLOUT_TEACH_H

#include "ai/teach.h"

/* True if moves of this position can be ranked so: One Suit and Tenpai Duel, but for guesses and namings. */
bool rollout_teaches(const struct view *view);

/* Ranks the legal moves: hard's own stands first, the others by what they brought. False if that was stopped:
 * the ranking then has hard's move alone. */
bool rollout_rank(const struct view *view, uint64_t seed, const struct ai_stop *stop,
                  struct ranking *ranking);

#endif
