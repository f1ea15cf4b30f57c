/*
 * counted.h: evaluates a hand in the scorer: how far it is from complete, every reading and its score, and
 * what it nearly was.
 */
#ifndef SESSION_COUNTED_H
#define SESSION_COUNTED_H

#include "session/scorer/laying.h"

enum { COUNTED_READINGS = 6, COUNTED_NEAR = 6, COUNTED_WAITS = 14 };

enum counted_state {
    COUNTED_MISSING,  /* tiles are missing */
    COUNTED_FAULT,    /* it cannot have been won like this */
    COUNTED_NOT_DONE, /* all tiles are there, but it is not complete */
    COUNTED_NO_WIN,   /* complete, but not a win in this mode (best.reason) */
    COUNTED_WINS
};

/* A better result that the hand nearly had. */
enum near_kind {
    NEAR_SOURCE, /* won from `source` instead */
    NEAR_RIICHI, /* with Riichi */
    NEAR_TILE    /* with `in` instead of `out`, for `pattern` */
};

struct near {
    uint8_t kind; /* enum near_kind */
    uint8_t source, out, in;
    const struct pattern *pattern; /* the most valuable new pattern, or NULL */
    struct score score;
};

/* A wait, if only the last tile is missing. */
struct counted_wait {
    uint8_t tile;
    uint8_t left; /* copies that are not laid out */
    bool wins;
    struct score score;
};

struct counted {
    enum counted_state state;
    int missing;
    struct fault fault;
    int shanten;     /* if no tile or only the last one is missing */
    tile_set useful; /* the tiles that would bring it nearer, if the last one is missing */
    int wait_count;
    struct counted_wait waits[COUNTED_WAITS];
    struct win win;
    struct score best;
    int reading_count; /* different ones, the most valuable first */
    struct score readings[COUNTED_READINGS];
    int near_count;
    struct near near[COUNTED_NEAR];
};

/* Evaluates the hand that is laid out. */
void counted_make(struct counted *counted, const struct laid *laid);

#endif
