/*
 * effort.c: see effort.h.
 */
#include "support/effort.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

static int asked_effort(void)
{
    const char *set = getenv("TIGERS_EFFORT");

    return set ? atoi(set) : 1;
}

int effort(int quick, int ci, int night)
{
    if (asked_effort() >= 100)
        return SANITIZED ? ci : night;
    return asked_effort() >= 10 && !SANITIZED ? ci : quick;
}

uint64_t effort_seed(uint64_t usual)
{
    const char *set = getenv("TIGERS_SEED");

    return asked_effort() >= 100 && !SANITIZED && set && set[0] ? strtoull(set, NULL, 10) : usual;
}
