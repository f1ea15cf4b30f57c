/*
 * naming_actions.h: worded buttons of a mode in which a win is declared at
 * one's own risk, as the hooks of struct composition. They never tell whether the hand is complete.
 */
#ifndef SDL_NAMING_ACTIONS_H
#define SDL_NAMING_ACTIONS_H

#include "sdl/table/facts/actions.h"

/* Declaring on the own draw, in the first place. */
void naming_turn_actions(struct actions *actions, const struct view *view, const struct words *words,
                         const struct choice *choice);

/* Declaring on another's discard, or letting it go; nothing else is claimed. */
bool naming_claim_actions(struct actions *actions, const struct view *view, const struct choice *choice);

#endif
