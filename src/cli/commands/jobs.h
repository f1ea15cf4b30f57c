/*
 * jobs.h: many pieces of the same work, done side by side.
 *
 * jobs_posix.c lets processes do it, jobs_windows.c threads; the work
 * therefore keeps to its arguments and its own result. Which worker does a piece
 * must not matter.
 */
#ifndef CLI_JOBS_H
#define CLI_JOBS_H

#include <stddef.h>

#include "base/error.h"

enum { JOBS_WORKERS_MAX = 64, JOBS_RESULT_MAX = 4096 /* bytes */ };

struct jobs {
    int workers; /* 1 to JOBS_WORKERS_MAX; 1 is the caller itself */
    int count;   /* pieces */
    size_t size; /* bytes of a result, which holds no pointer that matters to the caller */
    void *self;
    /* Does piece `index` and fills its result. */
    void (*work)(void *self, int index, void *result);
    /* Takes a result over, in the caller, in any order; false: no more work is wanted. */
    bool (*done)(void *self, int index, const void *result);
};

/* Does all pieces. False if `done` wanted no more, and then `error` is left alone, or if there is no worker
 * or one has gone, with the reason. */
bool jobs_run(const struct jobs *jobs, struct error *error);

#endif
