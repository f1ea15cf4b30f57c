/*
 * lines.h: line breaking.
 *
 * A line takes as many words as fit. Two rules shorten it, but never add a line: text without blanks breaks
 * between phrases if one ends nearby, and the last line but one passes words on if the last line would be
 * only a short word or a few square characters.
 */
#ifndef SDL_LINES_H
#define SDL_LINES_H

#include <stddef.h>

/* Measures words, in pixels. */
struct lines_ruler {
    float (*width)(const void *of, const char *words);
    const void *of;
};

/* Returns how many bytes of `words` fit into that width: at least one word, and nothing after a line break.
 */
size_t lines_fit(const struct lines_ruler *ruler, float width, const char *words);

/* The same, shortened by the two rules above. */
size_t lines_length(const struct lines_ruler *ruler, float width, const char *words);

#endif
