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

/* What single things are made of. */
#define COLOUR_WHITE           0xffffffffu /* light laid over a panel: rows, thin outlines */
#define COLOUR_BLACK           0x000000ffu /* dark edges on brass and ivory */
#define COLOUR_TEXT            0xdfe2d4ffu /* running text of overlays */
#define COLOUR_LINES           0xd8dacbffu /* the lines on a mode’s card */
#define COLOUR_OVERLAY_HIGH    0x0d3231ffu /* the body of overlays and tips */
#define COLOUR_OVERLAY_LOW     0x082223ffu
#define COLOUR_CARD_LOW        0x092425ffu /* the body of cards */
#define COLOUR_CARD_HOT        0x103838ffu /* ... of one pointed at */
#define COLOUR_CARD_HOT_HIGH   0x134241ffu
#define COLOUR_CARD_HOT_LOW    0x0c2f30ffu
#define COLOUR_BRASS_DIM       0xd9a94fffu /* outlines of what can be chosen but is not */
#define COLOUR_LAMP            0xffdf9effu /* warm light from above */
#define COLOUR_LAMP_RESULT     0xffd993ffu
#define COLOUR_HOT_HIGH        0x17403effu /* the body of a small button pointed at */
#define COLOUR_HOT_LOW         0x10302fffu
#define COLOUR_EDGE            0x9fb0a2ffu /* outlines of switches and sliders */
#define COLOUR_GROOVE          0x0e3231ffu /* the lower end of what is sunk */
#define COLOUR_KNOB_HIGH       0xfffaf0ffu /* ivory knobs of switches and sliders */
#define COLOUR_KNOB_LOW        0xeee1c4ffu
#define COLOUR_KNOB_WARM       0xe4d6b0ffu
#define COLOUR_BRASS_HOT_HIGH  0xffefc4ffu /* a brass segment pointed at */
#define COLOUR_BRASS_HOT       0xfff0c0ffu /* a brass toggle pointed at */
#define COLOUR_OFF             0xb9c1b4ffu /* words on what cannot be clicked */
#define COLOUR_OFF_REASON      0xe2dcc8ffu /* ... and why */
#define COLOUR_ALARM_HIGH      0xffb49affu /* the clock when little time is left */
#define COLOUR_ALARM_MID       0xe0735cffu
#define COLOUR_ALARM_LOW       0xb9483affu
#define COLOUR_CLOTH_HIGH      0x236a61ffu /* a piece of felt that tiles are shown on */
#define COLOUR_CLOTH_LOW       0x123d3affu
#define COLOUR_GROUND          0x0b2a2bffu /* behind everything */
#define COLOUR_LOST            0x6f93a8ffu /* rounds lost, in plots */
#define COLOUR_FELT_TEAL_HIGH  0x22625affu /* the felts, on their buttons */
#define COLOUR_FELT_TEAL_LOW   0x184c47ffu
#define COLOUR_FELT_WINE_HIGH  0x702c39ffu
#define COLOUR_FELT_WINE_LOW   0x541f2cffu
#define COLOUR_FELT_NIGHT_HIGH 0x2f4773ffu
#define COLOUR_FELT_NIGHT_LOW  0x223559ffu
#define COLOUR_GOOD            0x9fdcb2ffu /* what was right */
#define COLOUR_VEIL_WARM       0x17130affu /* over the table at one’s own win */
#define COLOUR_VEIL_COOL       0x03121fffu /* ... at another’s */
#define COLOUR_LAMP_WARM       0xffc25affu
#define COLOUR_LAMP_COOL       0x7fb8ffffu
#define COLOUR_STAMP_HIGH      0xc02a33ffu /* the seal of a rare hand */
#define COLOUR_STAMP_LOW       0x9c1620ffu
#define COLOUR_STAMP_EDGE      0xf3c9b8ffu
#define COLOUR_STAMP_TEXT      0xfff0dcffu
#define COLOUR_VEIL            0x041414ffu /* over the table while it changes hands */
#define COLOUR_CALL_HIGH       0x123f3bffu /* the slip of a call */
#define COLOUR_CALL_LOW        0x071f1effu
#define COLOUR_COUNTER         0xe9dfc8ffu /* a counter of Tenpai Duel */
#define COLOUR_COUNTER_RING    0x8d7f62ffu

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
#define SIZE_GAME        82.0f /* the game's name */

#endif
