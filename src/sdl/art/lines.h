/*
 * lines.h: where the lines of a paragraph end.
 *
 * A line takes as many words as fit. Two things make it shorter, and never make a line more: a script without
 * blanks is rather parted between phrases, where that is near, and the last line but one gives some to the
 * last where a short word or a few square characters would else stand alone.
 */
#ifndef SDL_LINES_H
#define SDL_LINES_H

#include <stddef.h>

/* How wide words are, in pixels. */
struct lines_ruler {
    float (*width)(const void *of, const char *words);
    const void *of;
};

/* How many bytes of `words` fit into a line that wide; at least one word, and none beyond a line break. */
size_t lines_fit(const struct lines_ruler *ruler, float width, const char *words);

/* The same, with company for what would stand alone on the line after it, if that is the last. */
size_t lines_length(const struct lines_ruler *ruler, float width, const char *words);

#endif
