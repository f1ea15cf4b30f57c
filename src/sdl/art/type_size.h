/* type_size.h: how large letters are set, in pixels. For type.c alone. */
#ifndef SDL_TYPE_SIZE_H
#define SDL_TYPE_SIZE_H

#include "sdl/art/type.h"

/* The size that words are set in where they have room. */
float type_size_pixels(const struct painter *painter, struct type type);

/* The smallest size, from `pixels` down, that is still set rather than words cut: a part of what `size` comes
 * to at an interface scale of 100 %. */
float type_size_least(const struct painter *painter, float size, float part, float pixels);

/* How far apart lines of that size are, which are to be `leading` units; how high its capitals are. */
float type_size_leading(const struct painter *painter, float pixels, float leading);
float type_size_cap(enum type_font font, float pixels);

#endif
