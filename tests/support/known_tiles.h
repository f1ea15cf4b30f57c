/*
 * known_tiles.h: counts the tiles that a player can know, to compare them with what is shown.
 */
#ifndef SUPPORT_KNOWN_TILES_H
#define SUPPORT_KNOWN_TILES_H

#include "rules/play/view.h"

/* Adds tiles, or those of a hand, to the counts; skips TILE_HIDDEN and TILE_NONE. */
void known_tiles_add(const uint8_t *tiles, int count, int counts[TILE_COUNT]);
void known_tiles_add_hand(const struct hand *hand, int counts[TILE_COUNT]);

/* Adds what everybody sees: discards, melds, flowers, hands that are shown, the dummy's open tiles with bonus
 * and treasure. */
void known_tiles_add_open(const struct view *view, int counts[TILE_COUNT]);

#endif
