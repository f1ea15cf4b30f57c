/* record_file.c: reading a record for a command; see record_file.h. */
#include "cli/record_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"

bool record_file_read(const char *command, const char *path, struct record *record)
{
    struct error why = {0};
    size_t size = 0;
    char *text = file_read(path, &size, &why);
    if (!text) {
        fprintf(stderr, "tigers %s: %s\n", command, why.message);
        return false;
    }
    bool good = strlen(text) == size ? record_parse(record, text, &why)
                                     : error_set(&why, "it holds a zero byte, so it is no record");
    free(text);
    if (!good && why.line)
        fprintf(stderr, "tigers %s: %s, line %d: %s\n", command, path, why.line, why.message);
    else if (!good)
        fprintf(stderr, "tigers %s: %s: %s\n", command, path, why.message);
    return good;
}
