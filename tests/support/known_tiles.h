/*
 * known_tiles.h: which tiles can be known, counted by tile, to be held against what is shown.
 */
#ifndef SUPPORT_KNOWN_TILES_H
#define SUPPORT_KNOWN_TILES_H

#include "rules/play/view.h"

/* Adds tiles, or those of a hand, to the counts; what is no tile is passed over. */
void known_tiles_add(const uint8_t *tiles, int count, int counts[TILE_COUNT]);
void known_tiles_add_hand(const struct hand *hand, int counts[TILE_COUNT]);

/* Adds what lies on the table for all: discards, melds, flowers, hands that are shown, the dummy's open tiles
 * with bonus and treasure. */
void known_tiles_add_open(const struct view *view, int counts[TILE_COUNT]);

#endif
