/*
 * friends_parts.h: functions shared by friends.c and friends_shown.c only.
 */
#ifndef SDL_FRIENDS_PARTS_H
#define SDL_FRIENDS_PARTS_H

#include "sdl/friend/friends.h"

/* The company's functions, except turn and leave. */
extern const struct company friends_shown;

/* Shows the player what has changed at the table since the last turn. */
void friends_show(struct friends *friends, struct app *app);

#endif
