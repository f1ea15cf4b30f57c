/*
 * anim_parts.h: shared by anim.c and anim_picture.c only.
 */
#ifndef SDL_ANIM_PARTS_H
#define SDL_ANIM_PARTS_H

#include "sdl/table/motion/anim.h"

#define ANIM_REDUCED .12f /* seconds of a fade */
#define ANIM_FLIP    .42f /* seconds at normal speed */

/* Seconds from the step's beginning to that millisecond of a call's show. */
float anim_call_seconds(const struct anim *anim, float milliseconds);

struct point anim_middle(struct rect rect);

#endif
