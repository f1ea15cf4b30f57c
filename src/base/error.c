/* error.c: error sentences; see error.h. */
#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>

bool error_set(struct error *error, const char *format, ...)
{
    if (error) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(error->message, sizeof error->message, format, arguments);
        va_end(arguments);
        error->line = 0;
    }
    return false;
}

char *error_room(struct error *error)
{
    static _Thread_local char nowhere[ERROR_MESSAGE];
    if (!error)
        return nowhere;
    error->line = 0;
    return error->message;
}
