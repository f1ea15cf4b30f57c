/* streams.h: standard input and output of our programs. */
#ifndef BASE_STREAMS_H
#define BASE_STREAMS_H

#include "base/error.h"

/* Prepares the three standard streams; call it before anything is opened, read or written. Bytes pass
 * unchanged on every system: on Windows this turns off the conversion of line ends and the end of input at
 * byte 26, and sets the console to UTF-8 until the program ends. Elsewhere a closed stream is replaced, so
 * that a file opened later does not take its number, and exceeding the file size limit no longer ends the
 * program. */
void streams_plain(void);

/* Writes a line to standard error, cleaned by text_clean because its arguments may come from outside. Does
 * not allocate. */
void streams_say(const char *format, ...) ERROR_PRINTF(1, 2);

#endif
