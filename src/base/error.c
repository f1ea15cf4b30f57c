/* error.c: sentences about wrong data; see error.h. */
#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>

bool error_set(struct error *why, const char *format, ...)
{
    if (why) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(why->message, sizeof why->message, format, arguments);
        va_end(arguments);
        why->line = 0;
    }
    return false;
}

char *error_room(struct error *why)
{
    static _Thread_local char nowhere[ERROR_MESSAGE];
    if (!why)
        return nowhere;
    why->line = 0;
    return why->message;
}
