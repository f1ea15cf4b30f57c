/*
 * cluster.h: what a person takes for one character of a text: a letter with its marks, a syllable of Hangul,
 * a flag, an emoji with all that is joined to it. Unicode's extended grapheme clusters (UAX #29), without
 * those that begin with a prepended mark.
 */
#ifndef SESSION_CLUSTER_H
#define SESSION_CLUSTER_H

#include <stddef.h>

/* The bytes of the first one; 0 at the end. A byte that is no UTF-8 is one of its own. */
size_t cluster_size(const char *text);

/* The bytes of as many as have room in `most` bytes. */
size_t cluster_fit(const char *text, size_t most);

/* Where the one that begins before byte `at` begins; 0 at the beginning. */
size_t cluster_before(const char *text, size_t at);

/* Copies as many as have room in `size` bytes with the zero. */
void cluster_copy(char *out, size_t size, const char *text);

#endif
