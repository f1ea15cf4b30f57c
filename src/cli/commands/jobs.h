/*
 * jobs.h: does many pieces of the same work side by side.
 *
 * jobs_posix.c uses processes, jobs_windows.c threads. So the work may use only its arguments and its own
 * result, and it must not matter which worker does a piece.
 */
#ifndef CLI_JOBS_H
#define CLI_JOBS_H

#include <stddef.h>

#include "base/error.h"

enum { JOBS_WORKERS_MAX = 64, JOBS_RESULT_MAX = 4096 /* bytes */ };

struct jobs {
    int workers; /* 1 to JOBS_WORKERS_MAX; 1 is the caller itself */
    int count;   /* pieces */
    size_t size; /* bytes of a result, which must hold no pointer that the caller needs */
    void *self;
    /* Does piece `index` and fills its result. */
    void (*work)(void *self, int index, void *result);
    /* Called in the caller with each result, in any order; false: no more work is wanted. */
    bool (*done)(void *self, int index, const void *result);
};

/* Does all pieces. False if `done` wanted no more (`error` is unchanged then), or with the error if there is
 * no worker or one has died. */
bool jobs_run(const struct jobs *jobs, struct error *error);

#endif
