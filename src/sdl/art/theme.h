/*
 * theme.h: the palette and the sizes that more than one scene uses.
 *
 * Colours are 0xRRGGBBAA. Brass is for what can be done or what is on turn,
 * never for ornament on the table. Sizes are in units (layout.h).
 */
#ifndef SDL_THEME_H
#define SDL_THEME_H

#include <stdint.h>

/* The colour with another alpha, 0 to 255. */
#define COLOUR_ALPHA(colour, alpha) (((colour)&0xffffff00u) | (uint32_t)(alpha))

#define COLOUR_IVORY      0xf6ecd6ffu /* text */
#define COLOUR_QUIET      0xd2d6c6ffu /* secondary text */
#define COLOUR_FAINT      0xa9b5a6ffu /* marks that need not be read */
#define COLOUR_PROMPT     0xffdd96ffu /* what the player is asked */
#define COLOUR_WARNING    0xffc4abffu /* furiten, reasons why not */
#define COLOUR_BRASS      0xf0c568ffu /* lines and accents of what can be done */
#define COLOUR_MATE       0x7fd4e0ffu /* tiles like the one that is pointed at */
#define COLOUR_GLOW       0xffd77effu
#define COLOUR_COOL       0xbcd8ecffu /* another's win */
#define COLOUR_BRASS_HIGH 0xf8dc94ffu
#define COLOUR_BRASS_MID  0xe6b656ffu
#define COLOUR_BRASS_LOW  0xc58f34ffu
#define COLOUR_BRASS_EDGE 0x8a5f1fffu
#define COLOUR_BRASS_TEXT 0x2f1a05ffu /* text on brass */
#define COLOUR_BRASS_SUB  0x4a2d0affu
#define COLOUR_NIGHT_HIGH 0x1f5752ffu
#define COLOUR_NIGHT_LOW  0x123b39ffu
#define COLOUR_NIGHT_EDGE 0x06191affu
#define COLOUR_PANEL      0x07201fffu /* at 78 to 82 % */
#define COLOUR_CARD       0x0b2b2bffu
#define COLOUR_SHADOW     0x03100fffu
#define COLOUR_RED        0xb01f2affu
#define COLOUR_RULE       0xffffff1au /* thin lines between rows of text */

#define SIZE_RADIUS 12.0f
#define SIZE_SMALL  14.0f /* the smallest text */
#define SIZE_BODY   15.0f
#define SIZE_NAME   20.0f /* buttons and names, serif */
#define SIZE_HEAD   26.0f /* heads of panels, serif */
#define SIZE_TITLE  44.0f /* titles of screens, serif */

#endif
