/*
 * tigers_actions.h: worded buttons of the dummy action, the treasure and East's candidates.
 */
#ifndef SDL_TIGERS_ACTIONS_H
#define SDL_TIGERS_ACTIONS_H

#include "sdl/table/facts/actions.h"

/* As the hook of struct composition. */
void tigers_phase_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice);

/* The move that keeps the two chosen candidates; false if they are not two. */
bool tigers_keep_move(const struct view *view, const struct choice *choice, struct move *move);

#endif
