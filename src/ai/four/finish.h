/*
 * finish.h: the finished hand that tiles are most likely to become.
 *
 * Among all hands of sets and a pair from given kinds it needs the fewest tiles, and among those the easiest
 * to get. The mode's own rules then score it.
 */
#ifndef AI_FINISH_H
#define AI_FINISH_H

#include "rules/hand/shape.h"

/* The kinds a run can start with. */
#define FINISH_RUNS ((tile_set)0x7f << TILE_1M | (tile_set)0x7f << TILE_1P | (tile_set)0x7f << TILE_1S)

/* The starts of runs with a terminal, and the kinds of such runs and of honors. */
#define FINISH_END_RUNS  ((tile_set)0x41 << TILE_1M | (tile_set)0x41 << TILE_1P | (tile_set)0x41 << TILE_1S)
#define FINISH_END_KINDS (TILE_ORPHANS | FINISH_END_RUNS << 1 | FINISH_END_RUNS << 2 | FINISH_END_RUNS)

/* Every kind. */
#define FINISH_KINDS (~(tile_set)0 >> (64 - TILE_KINDS))

/* The sets and pairs allowed in the hand. */
struct finish_kinds {
    tile_set runs;  /* the lowest kinds of the runs allowed */
    tile_set pungs; /* the kinds of the pungs allowed */
    tile_set pairs;
};

struct finish {
    uint8_t count; /* of the sets, without the pair */
    struct set sets[4];
    uint8_t pair;
    int missing; /* tiles still needed */
};

/* Finds `sets` sets and a pair for the tiles in `counts`; false if there are too few unseen tiles. */
bool finish_find(const uint8_t counts[TILE_KINDS], const uint8_t unseen[TILE_KINDS], int sets,
                 const struct finish_kinds *kinds, struct finish *finish);

#endif
