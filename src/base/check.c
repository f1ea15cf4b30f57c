/* check.c: reports failures; see check.h. */
#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/tr.h"

static void (*reporter)(void);

void check_memory_told_by(void (*tell)(void))
{
    reporter = tell;
}

_Noreturn void check_memory_missing(void)
{
    void (*tell)(void) = reporter;
    reporter = NULL; /* it may run out of memory too */
    if (tell)
        tell();
    else
        fprintf(stderr, "%s\n", tr("There isn’t enough memory to continue."));
    fflush(stdout);
    _Exit(EXIT_FAILURE);
}

void *check_grow(void *list, int count, size_t size)
{
    if (count & (count - 1))
        return list;
    list = realloc(list, (size_t)(count ? 2 * count : 1) * size);
    CHECK_MEMORY(list);
    return list;
}

_Noreturn void check_failed(const char *condition, const char *file, int line)
{
    fprintf(stderr, "%s:%d: broken invariant: %s\n", file, line, condition);
    abort();
}
