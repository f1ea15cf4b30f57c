/* tigers_teach.h: the ranking of moves in Dueling Tigers. */
#ifndef AI_TIGERS_TEACH_H
#define AI_TIGERS_TEACH_H

#include "ai/people.h"
#include "ai/teach.h"

/* Ranks the legal moves: by hard's order and figures if the network judges the position, otherwise by
 * normal's; see struct engine. False if neither can. */
bool tigers_teach(const struct view *view, uint64_t seed, const struct ai_stop *stop,
                  struct ranking *ranking);

/* Fills in the danger of every kind in play by normal's estimate; see struct engine. */
void tigers_danger(const struct view *view, uint64_t seed, struct danger_figures *figures);

/* Measures two moves by playing rounds to their end; see struct engine. */
bool tigers_measure(const struct view *view, uint64_t seed, int times, const struct ai_stop *stop,
                    struct advice *best, struct advice *made);

/* Moves as normal does, whatever the level, without errors if the person makes none; see struct engine. */
struct move tigers_play_normally(const struct person *who, const struct view *view, struct rng *rng,
                                 struct reason *reason);

#endif
