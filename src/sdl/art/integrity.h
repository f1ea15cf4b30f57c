/*
 * integrity.h: checks that a game file is complete.
 *
 * A truncated picture, font or sound often opens without an error, and then shows or plays only in part. Each
 * format says where it ends.
 */
#ifndef SDL_INTEGRITY_H
#define SDL_INTEGRITY_H

#include <stdbool.h>
#include <stddef.h>

/* SVG, as text. */
bool intact_picture(const char *text);

/* TrueType or OpenType: every table is inside the file. */
bool intact_font(const void *data, size_t size);

/* WAV or Ogg: has the stated length, or ends with the page marked as the last. */
bool intact_sound(const void *data, size_t size);

#endif
