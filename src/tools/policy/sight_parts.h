/*
 * sight_parts.h: what the files that tell a view share (sight.h).
 */
#ifndef TOOLS_SIGHT_PARTS_H
#define TOOLS_SIGHT_PARTS_H

#include "tools/policy/sight.h"

/* Kinds that lie on the table. */
struct piles {
    tile_set any, own, theirs;
    tile_set safe; /* the other cannot win on them as a discard */
};

/* What is looked at to tell of a hand. */
struct look {
    const struct view *view;
    struct piles piles;
    uint8_t unseen[TILE_KINDS];
    tile_set passed;
};

/* Marks a flag. */
void sight_mark(struct sight *sight, int flag);

/* Marks one of `count` flags; the last stands for all that is greater. */
void sight_mark_one(struct sight *sight, int at, int which, int count);

/* Marks a tile's kind, if it is one in play. */
void sight_mark_kind(struct sight *sight, int at, uint8_t tile);

/* Marks kinds. */
void sight_mark_set(struct sight *sight, int at, tile_set kinds);

/* Marks how many of each kind there are, where there is one. */
void sight_mark_counts(struct sight *sight, int at, const uint8_t counts[TILE_KINDS]);

/* The kinds of a seat's melds, or of its closed kongs. */
tile_set sight_meld_kinds(const struct table *table, int seat, bool closed_only);

/* Tells of the own hand, and gives its kinds their traits. */
void sight_see_hand(struct sight *sight, const struct look *look);

#endif
