/* arena_run.c: see arena_run.h. */
#include "support/arena_run.h"

#include <stdlib.h>

#include "base/check.h"

struct estimate arena_run(const struct arena *arena, uint64_t seed, int first, int count, struct tally *tally)
{
    double *values = calloc((size_t)count, sizeof *values);
    CHECK_MEMORY(values);
    for (int i = 0; i < count; i++)
        CHECK(arena_pair(arena, arena_seed(seed, first + i), tally, &values[i], NULL));
    struct estimate estimate = arena_estimate(values, count);
    free(values);
    return estimate;
}
