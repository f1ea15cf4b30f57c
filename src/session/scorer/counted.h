/*
 * counted.h: what a hand that is laid out comes to: how far it is, every way to read it and what each is
 * worth, and what was nearly met.
 */
#ifndef SESSION_COUNTED_H
#define SESSION_COUNTED_H

#include "session/scorer/laying.h"

enum { COUNTED_READINGS = 6, COUNTED_NEAR = 6, COUNTED_WAITS = 14 };

enum counted_state {
    COUNTED_MISSING,  /* tiles are still to be laid */
    COUNTED_FAULT,    /* it cannot have been won so */
    COUNTED_NOT_DONE, /* all tiles are there, and it is not complete */
    COUNTED_NO_WIN,   /* complete, but the mode lets it not win (best.reason) */
    COUNTED_WINS
};

/* What else the hand would have come to. */
enum near_kind {
    NEAR_SOURCE, /* won from `source` instead */
    NEAR_RIICHI, /* with Riichi */
    NEAR_TILE    /* with `in` in place of `out`, of which `pattern` comes */
};

struct near {
    uint8_t kind; /* enum near_kind */
    uint8_t source, out, in;
    const struct pattern *pattern; /* the costliest that is new, or NULL */
    struct score score;
};

/* A tile that the hand waits for, while it lacks but that. */
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
    int shanten;     /* of what is laid out, where all tiles or all but the last are there */
    tile_set useful; /* what would bring it nearer, where the last is missing */
    int wait_count;
    struct counted_wait waits[COUNTED_WAITS];
    struct win win;
    struct score best;
    int reading_count; /* that differ, the costliest first */
    struct score readings[COUNTED_READINGS];
    int near_count;
    struct near near[COUNTED_NEAR];
};

/* Counts what lies there. */
void counted_make(struct counted *counted, const struct laid *laid);

#endif
