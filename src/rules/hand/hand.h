/*
 * hand.h: the concealed tiles of a seat, counted by kind.
 *
 * The counts add up to `size`. A red five is counted as a five and marked in `reds`; there is at most one in
 * each suit.
 */
#ifndef RULES_HAND_H
#define RULES_HAND_H

#include "rules/hand/tile.h"

enum { HAND_MAX = 14 };

struct hand {
    uint8_t counts[TILE_KINDS];
    uint8_t reds; /* bit s: the red five of suit s is among the fives */
    uint8_t size;
};

/* Returns how many tiles of the kind are the red five: 0 or 1. */
static inline int hand_red_count(const struct hand *hand, uint8_t kind)
{
    return hand->reds && kind < TILE_EAST && kind % 9 == 4 ? hand->reds >> (kind / 9) & 1 : 0;
}

/* True if this particular tile is held. A plain five is not held if the only five is the red one. */
static inline bool hand_has(const struct hand *hand, uint8_t tile)
{
    uint8_t kind = tile_kind(tile);
    if (kind >= TILE_KINDS)
        return false;
    int reds = hand_red_count(hand, kind);
    return tile >= TILE_RED_FIVE ? reds > 0 : hand->counts[kind] > reds;
}

/* Returns the bit of `reds` for a tile, 0 if it is not a red five. */
static inline uint8_t hand_red_bit(uint8_t tile)
{
    return tile >= TILE_RED_FIVE ? (uint8_t)(1u << (tile - TILE_RED_FIVE)) : 0;
}

/* Adds a tile, 0 to 33 or a red five. */
static inline void hand_add(struct hand *hand, uint8_t tile)
{
    uint8_t kind = tile_kind(tile);
    CHECK(kind < TILE_KINDS && hand->size < HAND_MAX && hand->counts[kind] < 4);
    hand->counts[kind]++;
    hand->size++;
    hand->reds |= hand_red_bit(tile);
}

/* Removes one such tile, which must be held. */
static inline void hand_remove(struct hand *hand, uint8_t tile)
{
    CHECK(hand_has(hand, tile));
    hand->counts[tile_kind(tile)]--;
    hand->size--;
    hand->reds &= (uint8_t)~hand_red_bit(tile);
}

/* Removes `count` tiles of a kind, plain fives before the red one; all must be held. Returns the bit of
 * `reds` that was removed with them, or 0. */
uint8_t hand_take(struct hand *hand, uint8_t kind, int count);

/* Writes the tiles in tile order, a red five before the plain ones; returns how many. */
int hand_list(const struct hand *hand, uint8_t out[HAND_MAX]);

/* Writes each different tile once, in tile order; returns how many. */
int hand_choices(const struct hand *hand, uint8_t out[HAND_MAX]);

/* Fills an empty hand from text such as "123m55z". Returns false with the error for bad text, bonus tiles or
 * too many tiles. */
bool hand_parse(struct hand *hand, const char *text, struct error *error);

#endif
