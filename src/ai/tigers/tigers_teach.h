/*
 * tigers_teach.h: the teacher's ranking in Dueling Tigers.
 */
#ifndef AI_TIGERS_TEACH_H
#define AI_TIGERS_TEACH_H

#include "ai/teach.h"

/* Ranks the legal moves by normal's judgement, and in hard's order and by its figures where the network knows
 * the position; see struct engine. False where there is no judgement. */
bool tigers_teach(const struct view *view, uint64_t seed, const struct ai_stop *stop,
                  struct ranking *ranking);

/* The danger of every kind in play by normal's estimate; see struct engine. */
void tigers_danger(const struct view *view, uint64_t seed, struct danger_figures *figures);

/* Plays both moves on; see struct engine. */
void tigers_measure(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct advice *best,
                    struct advice *made);

#endif
