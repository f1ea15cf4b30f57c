/*
 * palette.h: a few colours that stand for many: chosen by median cut, found again by a table. Pure: no SDL.
 */
#ifndef SDL_PALETTE_H
#define SDL_PALETTE_H

#include <stddef.h>
#include <stdint.h>

enum { PALETTE_MAX = 255, PALETTE_BITS = 5, PALETTE_CELLS = 1 << 3 * PALETTE_BITS };

struct palette {
    uint32_t seen[PALETTE_CELLS]; /* how many pixels fall into each cell of colours */
    int count;
    uint8_t colours[PALETTE_MAX][3];
    uint16_t nearest[PALETTE_CELLS]; /* 1 + the index; 0: not looked for yet */
};

/* Counts the colours of a picture, 0x??RRGGBB. Before palette_choose. */
void palette_count(struct palette *palette, const uint32_t *pixels, size_t count);

/* Chooses the colours that stand for those counted. */
void palette_choose(struct palette *palette);

/* The index of the colour that stands for one, each channel 0 to 255. */
int palette_index(struct palette *palette, int red, int green, int blue);

#endif
