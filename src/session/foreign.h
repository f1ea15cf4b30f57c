/*
 * foreign.h: what a file is that somebody took for a record of ours.
 *
 * Only its beginning and its end are looked at; nothing in it is believed or read further.
 */
#ifndef SESSION_FOREIGN_H
#define SESSION_FOREIGN_H

#include <stddef.h>

/* A sentence without its full stop on what the bytes are, such as a picture, a log of Tenhou or of mjai; NULL
 * if they are none of what is known. Static, and marked. */
const char *foreign_words(const char *bytes, size_t size);

#endif
