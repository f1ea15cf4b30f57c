/*
 * hand.h: the concealed tiles of a seat, counted by kind.
 *
 * The counts add up to `size`; a red five is counted as its five and marked in
 * `reds` (there is one of each at most, so a bit tells which suits' are held).
 */
#ifndef RULES_HAND_H
#define RULES_HAND_H

#include "rules/tile.h"

enum { HAND_MOST = 14 };

struct hand {
    uint8_t counts[TILE_KINDS];
    uint8_t reds; /* bit s: the red five of suit s is among the fives */
    uint8_t size;
};

/* Adds a tile of 0-33 or a red five. */
void hand_add(struct hand *hand, uint8_t tile);

/* Takes one such tile out; it must be there. */
void hand_remove(struct hand *hand, uint8_t tile);

/* True if that very tile is held: a plain five is not held when the only five is the red one. */
bool hand_has(const struct hand *hand, uint8_t tile);

/* The tiles in tile order, a red five before the plain ones; returns how many. */
int hand_list(const struct hand *hand, uint8_t out[HAND_MOST]);

/* Fills an empty hand from "123m55z"; false with the reason for bad text, bonus tiles or too many. */
bool hand_parse(struct hand *hand, const char *text, struct error *why);

#endif
