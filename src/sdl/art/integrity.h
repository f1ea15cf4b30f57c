/*
 * integrity.h: whether a file of the game has come whole.
 *
 * A picture, font or sound whose end is missing can often be opened, and then shows or plays half of itself
 * without a word. Each format tells where it ends.
 */
#ifndef SDL_INTEGRITY_H
#define SDL_INTEGRITY_H

#include <stdbool.h>
#include <stddef.h>

/* SVG, as text. */
bool intact_picture(const char *text);

/* TrueType or OpenType: every table lies within the file. */
bool intact_font(const void *data, size_t size);

/* WAV or Ogg: as long as it says, up to the page that is marked as the last. */
bool intact_sound(const void *data, size_t size);

#endif
