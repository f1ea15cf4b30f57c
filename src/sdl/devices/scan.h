/*
 * scan.h: playing with one key. What can be chosen is lit up in turn, and the key chooses what is lit.
 *
 * Many things go by groups: first the groups in turn, then, once one is chosen, what is in it. A group that
 * was gone through twice without a choice is left again. Pure: it knows places, no program.
 */
#ifndef SDL_SCAN_H
#define SDL_SCAN_H

#include <stdbool.h>

#include "sdl/paint/layout.h"

enum {
    SCAN_ID = 48, /* bytes */
    SCAN_MAX = 256,
    SCAN_FEW = 7,  /* so many go without groups */
    SCAN_GROUP = 8 /* most in a group */
};

struct scan_stop {
    char id[SCAN_ID];
    struct rect rect;
    int group; /* set by scan_arrange */
};

struct scan {
    int count, groups;                /* groups 0: they go without */
    struct scan_stop stops[SCAN_MAX]; /* in reading order, a group after the other */
    bool inside;                      /* within a group */
    int group, at, rounds;            /* what is lit; how often the group was gone through */
    float left;                       /* seconds until the next */
};

/* Takes what there is now, in any order; what was lit stays lit if it is still there, else all begins again:
 * true then. */
bool scan_arrange(struct scan *scan, const struct scan_stop *stops, int count, float pace);

/* So many seconds went by; true if something else is lit now. */
bool scan_pass(struct scan *scan, float seconds, float pace);

/* The key was pressed: the id of what is chosen, or NULL as a group was entered or there is nothing. */
const char *scan_choose(struct scan *scan, float pace);

/* The id of what is lit, "" if it is a group or nothing; and where. */
const char *scan_lit(const struct scan *scan, struct rect *rect);

#endif
