/* anim_from.h: where a tile lay before an event, told by the keys of sprites.h. For anim.c alone. */
#ifndef SDL_ANIM_FROM_H
#define SDL_ANIM_FROM_H

#include "sdl/table/motion/anim.h"

/* The key that the tile which is now `key` had before the event. */
uint32_t anim_from(const struct anim *anim, const struct event *event, const struct view *before,
                   const struct view *after, uint32_t key);

/* True if the event takes a tile from the wall into a hand. */
bool anim_is_draw(const struct event *event);

#endif
