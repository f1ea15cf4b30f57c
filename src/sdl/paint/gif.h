/*
 * gif.h: writing an animated GIF. Pure: no SDL.
 *
 * Nothing that the game is linked with writes animations (SDL2_image reads GIF and writes still PNG and JPEG
 * alone), and of the forms that a browser shows, GIF is the one that programs to talk and forums show moving
 * too. So it is written here, after the GIF89a specification: one palette for all pictures, of each picture
 * only the box that differs from the one before, in it what stayed the same left out as transparent, packed
 * by LZW.
 */
#ifndef SDL_GIF_H
#define SDL_GIF_H

#include <stdint.h>

#include "base/text.h"

struct gif;

/* Pixels are 0x??RRGGBB, w * h of them without gaps. */

/* Begins a picture of that size, at most 4096 either way. gif_sample is to be called next, for pictures that
 * together show its colours. */
struct gif *gif_new(int w, int h);
void gif_sample(struct gif *gif, const uint32_t *pixels);

/* The next picture; the one before it stays for `delay` hundredths of a second, or until now if nothing
 * differs: then its time is only lengthened. */
void gif_add(struct gif *gif, const uint32_t *pixels, int delay);

/* Ends it; the whole file into `out`, which is then the caller's to free, and the writer is freed. `last` is
 * how long the last picture stays before the first comes again. */
void gif_finish(struct gif *gif, int last, struct text *out);

/* Frees a writer that is not to be finished; NULL is allowed. */
void gif_free(struct gif *gif);

#endif
