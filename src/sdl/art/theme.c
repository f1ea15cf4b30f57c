/*
 * theme.c: what the names of colours look like (theme.h).
 */
#include "sdl/art/theme.h"

#define THEME_ROW(name, evening, day, contrast) {evening, day, contrast},
static const uint32_t shades[THEME_COUNT][PALETTE_COUNT] = {{0}, PALETTES(THEME_ROW)};
#undef THEME_ROW

uint32_t theme_colour(enum palette palette, uint32_t colour)
{
    uint32_t name = colour >> 8, alpha = colour & 255;
    if (name == THEME_NONE || name >= THEME_COUNT)
        return colour;
    uint32_t shade = shades[name][palette], least = shade & 255;
    return (shade & 0xffffff00u) | (alpha && alpha < least ? least : alpha);
}
