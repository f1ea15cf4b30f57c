/*
 * whole.h: whether a file of the game has come whole.
 *
 * A picture, font or sound whose end is missing can often be opened, and then shows or plays half of itself
 * without a word. Each format tells where it ends.
 */
#ifndef SDL_WHOLE_H
#define SDL_WHOLE_H

#include <stdbool.h>
#include <stddef.h>

/* SVG, as text. */
bool whole_picture(const char *text);

/* TrueType or OpenType: every table lies within the file. */
bool whole_font(const void *data, size_t size);

/* WAV or Ogg: as long as it says, up to the page that is marked as the last. */
bool whole_sound(const void *data, size_t size);

#endif
