/*
 * foreign.h: recognizes files of other kinds that a player took for a record.
 *
 * It looks only at the start and end of a file and trusts nothing in it.
 */
#ifndef SESSION_FOREIGN_H
#define SESSION_FOREIGN_H

#include <stddef.h>

/* Returns a sentence without a full stop about what the bytes are, such as a picture, a Tenhou log or an
 * mjai log; NULL if unknown. Static and marked for translation. */
const char *foreign_words(const char *bytes, size_t size);

#endif
