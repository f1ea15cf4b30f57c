/* streams.h: standard input and output of a program of ours. */
#ifndef BASE_STREAMS_H
#define BASE_STREAMS_H

#include "base/error.h"

/* From now on bytes pass as they are, on every system: Windows would end each line in two, and read none
 * after a byte 26. A console there is told that they are UTF-8, and told the opposite again when the program
 * ends. Elsewhere one that is closed is put beyond the reach of files that are opened later. To be called
 * before anything is opened, read or written. A file that may not grow no longer ends the program. */
void streams_plain(void);

/* Writes a line to standard error, cleaned (text_clean): its arguments may come from outside. Allocates
 * nothing. */
void streams_say(const char *format, ...) ERROR_PRINTF(1, 2);

#endif
