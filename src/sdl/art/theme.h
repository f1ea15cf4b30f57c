/*
 * theme.h: the palettes and the sizes that more than one scene uses.
 *
 * A colour in the code is a name and an alpha: its place in a palette (palettes.h) above eight bits of alpha.
 * The palette of the painter's look gives its value when it is drawn (draw.h, type.h), so callers need not
 * know of a change of palette. A color without a name is drawn as it is. Brass marks available actions and
 * the player on turn; it is never an ornament on the table. Sizes are in units (layout.h).
 */
#ifndef SDL_THEME_H
#define SDL_THEME_H

#include <stdint.h>

#include "sdl/art/palettes.h"

enum palette { PALETTE_EVENING, PALETTE_DAY, PALETTE_CONTRAST, PALETTE_COUNT };

#define THEME_NAME(name, evening, day, contrast) THEME_##name,
enum theme_name { THEME_NONE, PALETTES(THEME_NAME) THEME_COUNT };
#undef THEME_NAME

#define THEME_COLOUR(name, evening, day, contrast) COLOUR_##name = THEME_##name << 8 | 0xff,
enum theme_colour { PALETTES(THEME_COLOUR) };
#undef THEME_COLOUR

/* The colour with another alpha, 0 to 255. */
#define COLOUR_ALPHA(colour, alpha) (((uint32_t)(colour)&0xffffff00u) | (uint32_t)(alpha))

/* Thin lines between rows of text. */
#define COLOUR_RULE COLOUR_ALPHA(COLOUR_THIN, 0x1a)

/* Returns a color's value in a palette, 0xRRGGBBAA. */
uint32_t theme_colour(enum palette palette, uint32_t colour);

#define SIZE_RADIUS 12.0f

/* Text: what is read. */
#define SIZE_SMALL   14.0f /* the smallest */
#define SIZE_BODY    15.0f
#define SIZE_TEXT    16.0f /* running text of overlays, lines under headlines */
#define SIZE_CAPTION 17.0f

/* Serif: names and heads, from small to large. */
#define SIZE_LABEL  18.0f /* heads of trays and lists, links */
#define SIZE_FIGURE 19.0f /* figures in lists, the hint's line */
#define SIZE_NAME   20.0f /* buttons and names */
#define SIZE_TERM   21.0f /* terms of the rule book, lines below a title */
#define SIZE_PLATE  22.0f /* names on plates, heads of cards */
#define SIZE_PROMPT 23.0f /* what the player is asked */
#define SIZE_CARD   24.0f
#define SIZE_HEAD   26.0f /* heads of panels */
#define SIZE_PANEL  34.0f /* titles of overlays */
#define SIZE_TITLE  44.0f /* titles of screens */

/* Serif: numbers and headlines that are looked at. */
#define SIZE_WORTH       28.0f
#define SIZE_COUNT       30.0f
#define SIZE_SCORE       32.0f
#define SIZE_HEADLINE    36.0f
#define SIZE_AMOUNT      38.0f
#define SIZE_VERDICT     40.0f
#define SIZE_WELCOME     50.0f
#define SIZE_CEREMONY    54.0f
#define SIZE_POINTS_LONG 70.0f
#define SIZE_POINTS      78.0f
#define SIZE_GAME        66.0f  /* the game's name */
#define SIZE_CALL        104.0f /* the word of a call */
#define SIZE_RIICHI      128.0f

#endif
