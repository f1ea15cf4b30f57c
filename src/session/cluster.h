/*
 * cluster.h: finds user-visible characters in a text: a letter with its marks, a Hangul syllable, a flag, a
 * joined emoji. Unicode's extended grapheme clusters (UAX #29), except those that begin with a prepended
 * mark.
 */
#ifndef SESSION_CLUSTER_H
#define SESSION_CLUSTER_H

#include <stddef.h>

/* Returns the bytes of the first cluster; 0 at the end. A byte that isn't UTF-8 is a cluster of its own. */
size_t cluster_size(const char *text);

/* Returns the bytes of as many whole clusters as fit in `most` bytes. */
size_t cluster_fit(const char *text, size_t most);

/* Returns the start of the cluster that begins before byte `at`; 0 at the start of the text. */
size_t cluster_before(const char *text, size_t at);

/* Copies as many whole clusters as fit in `size` bytes, including the zero. */
void cluster_copy(char *out, size_t size, const char *text);

#endif
