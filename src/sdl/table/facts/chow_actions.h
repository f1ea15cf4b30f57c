/*
 * chow_actions.h: worded buttons of claiming a run, where the mode has runs to claim.
 */
#ifndef SDL_CHOW_ACTIONS_H
#define SDL_CHOW_ACTIONS_H

#include "sdl/table/facts/actions.h"

/* Chow, beside Pung, which has half a place then; nothing where no run can be claimed. */
void chow_actions(struct actions *actions, const struct view *view, const struct words *words);

/* The choice among several runs. */
void chow_choice(struct actions *actions, const struct view *view);

#endif
