/*
 * finish.h: the hand that tiles are likeliest to become.
 *
 * Of all hands of sets and a pair from given kinds it is the one that asks for
 * the fewest tiles, and of those for the ones most easily had. The mode's own
 * rules then tell what such a hand is worth.
 */
#ifndef AI_FINISH_H
#define AI_FINISH_H

#include "rules/hand/shape.h"

/* The kinds a run can begin with. */
#define FINISH_RUNS ((tile_set)0x7f << TILE_1M | (tile_set)0x7f << TILE_1P | (tile_set)0x7f << TILE_1S)

/* Those of them that hold a terminal, and the kinds of such runs and of honors. */
#define FINISH_END_RUNS  ((tile_set)0x41 << TILE_1M | (tile_set)0x41 << TILE_1P | (tile_set)0x41 << TILE_1S)
#define FINISH_END_KINDS (TILE_ORPHANS | FINISH_END_RUNS << 1 | FINISH_END_RUNS << 2 | FINISH_END_RUNS)

/* Every kind. */
#define FINISH_KINDS (~(tile_set)0 >> (64 - TILE_KINDS))

/* What the hand may be made of. */
struct finish_kinds {
    tile_set runs;  /* the lowest kinds of the runs allowed */
    tile_set pungs; /* the kinds of the pungs allowed */
    tile_set pairs;
};

struct finish {
    uint8_t count; /* of the sets, the pair apart */
    struct set sets[4];
    uint8_t pair;
    int missing; /* tiles that must still come */
};

/* Finds `sets` sets and a pair for the tiles in `counts`; false if the unseen tiles do not allow it. */
bool finish_find(const uint8_t counts[TILE_KINDS], const uint8_t unseen[TILE_KINDS], int sets,
                 const struct finish_kinds *kinds, struct finish *finish);

#endif
