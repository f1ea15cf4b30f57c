/*
 * theme.h: every color by name, as each palette has it, and the sizes that more than one scene uses.
 *
 * A colour in the code is a name and an alpha: its place in a palette above eight bits of alpha.
 * The palette of the painter's look gives its value when it is drawn (draw.h, type.h), so callers need not
 * know of a change of palette. A color without a name is drawn as it is. Brass marks available actions and
 * the player on turn; it is never an ornament on the table. Sizes are in units (layout.h).
 */
#ifndef SDL_THEME_H
#define SDL_THEME_H

#include <stdint.h>

/* Rows are name, as it is in the evening (dark tables), by day (the light one), in high contrast: 0xRRGGBBAA.
 * AA is the minimum alpha it is drawn with there: 00 leaves the alpha to the caller, ff makes a translucent
 * color solid. */
/* clang-format off */
#define PALETTES(SHADE) \
    SHADE(IVORY,            0xf6ecd600u, 0x14302a00u, 0xffffff00u) /* text */ \
    SHADE(QUIET,            0xdadecf00u, 0x20372f00u, 0xf4f4ee00u) /* secondary text */ \
    SHADE(FAINT,            0xa9b5a600u, 0x3c4f4500u, 0xdfe6df00u) /* marks that need not be read */ \
    SHADE(PROMPT,           0xffdd9600u, 0x693a0000u, 0xffe68000u) /* what the player is asked */ \
    SHADE(WARNING,          0xffc4ab00u, 0x6c100600u, 0xffc9b000u) /* furiten, reasons why not */ \
    SHADE(BRASS,            0xf0c56800u, 0x68400400u, 0xffd84d00u) /* lines and accents of what can be done */ \
    SHADE(MATE,             0x7fd4e000u, 0x0b758500u, 0x4deaff00u) /* tiles like the one that is pointed at */ \
    SHADE(GLOW,             0xffd77e00u, 0xf0b22e00u, 0xffd84d00u) \
    SHADE(COOL,             0xbcd8ec00u, 0x174a6e00u, 0xbfe4ff00u) /* another's win */ \
    SHADE(BRASS_HIGH,       0xf8dc9400u, 0xf8dc9400u, 0xffe68000u) \
    SHADE(BRASS_MID,        0xe6b65600u, 0xe6b65600u, 0xffdc5e00u) \
    SHADE(BRASS_LOW,        0xc58f3400u, 0xc58f3400u, 0xffd04000u) \
    SHADE(BRASS_EDGE,       0x8a5f1f00u, 0x8a5f1f00u, 0xa8780a00u) \
    SHADE(BRASS_TEXT,       0x2f1a0500u, 0x2f1a0500u, 0x00000000u) /* text on brass */ \
    SHADE(BRASS_SUB,        0x4a2d0a00u, 0x4a2d0a00u, 0x140c0000u) \
    SHADE(NIGHT_HIGH,       0x1f575200u, 0xfbf7ea00u, 0x0c1818ffu) \
    SHADE(NIGHT_LOW,        0x123b3900u, 0xe2e0cb00u, 0x040a0affu) \
    SHADE(NIGHT_EDGE,       0x06191a00u, 0x8f9a8400u, 0x00000000u) \
    SHADE(PANEL,            0x07201f00u, 0xf4f2e500u, 0x000404ffu) /* at 78 to 82 % */ \
    SHADE(CARD,             0x0b2b2b00u, 0xfbf8ee00u, 0x060e0effu) \
    SHADE(SHADOW,           0x03100f00u, 0x1d2c2400u, 0x00000000u) \
    SHADE(RED,              0xb01f2a00u, 0xa81c2600u, 0xd8202e00u) \
    SHADE(THIN,             0xffffff00u, 0x14302800u, 0xffffff70u) /* thin lines, at a tenth: COLOUR_RULE */ \
    SHADE(WHITE,            0xffffff00u, 0x17362e00u, 0xffffff00u) /* light laid over a panel: rows, thin outlines */ \
    SHADE(BLACK,            0x00000000u, 0x00000000u, 0x00000000u) /* dark edges on brass and ivory */ \
    SHADE(TEXT,             0xdfe2d400u, 0x1f373000u, 0xffffff00u) /* running text of overlays */ \
    SHADE(OVERLAY_HIGH,     0x0d323100u, 0xfcf9f000u, 0x050c0cffu) /* the body of overlays and tips */ \
    SHADE(OVERLAY_LOW,      0x08222300u, 0xefebdb00u, 0x000404ffu) \
    SHADE(CARD_LOW,         0x09242500u, 0xf1eddd00u, 0x000404ffu) /* the body of cards */ \
    SHADE(CARD_HOT,         0x10383800u, 0xffffff00u, 0x142626ffu) /* ... of one pointed at */ \
    SHADE(CARD_HOT_HIGH,    0x13424100u, 0xffffff00u, 0x1a3030ffu) \
    SHADE(CARD_HOT_LOW,     0x0c2f3000u, 0xfaf4e000u, 0x0a1818ffu) \
    SHADE(BRASS_DIM,        0xd9a94f00u, 0xa97c2c00u, 0xffd84dc0u) /* outlines of what can be chosen but is not */ \
    SHADE(LAMP,             0xffdf9e00u, 0xfffbe800u, 0x4a4a4000u) /* warm light from above */ \
    SHADE(SHINE,            0xfff4d000u, 0xfffbe800u, 0xffffff00u) /* a band of light that wanders */ \
    SHADE(FLAME,            0xff9a3c00u, 0xff9a3c00u, 0x40301000u) /* the light of a flame */ \
    SHADE(LAMP_RESULT,      0xffd99300u, 0xfff3cf00u, 0x4a4a4000u) \
    SHADE(HOT_HIGH,         0x17403e00u, 0xffffff00u, 0x1c3434ffu) /* the body of a small button pointed at */ \
    SHADE(HOT_LOW,          0x10302f00u, 0xf1edd800u, 0x0c1c1cffu) \
    SHADE(EDGE,             0x9fb0a200u, 0x54685d00u, 0xffffff00u) /* outlines of switches and sliders */ \
    SHADE(GROOVE,           0x0e323100u, 0xccd2bc00u, 0x00000000u) /* the lower end of what is sunk */ \
    SHADE(KNOB_HIGH,        0xfffaf000u, 0xfffaf000u, 0xffffff00u) /* ivory knobs of switches and sliders */ \
    SHADE(KNOB_LOW,         0xeee1c400u, 0xeee1c400u, 0xffffff00u) \
    SHADE(KNOB_WARM,        0xe4d6b000u, 0xe4d6b000u, 0xe8e0c800u) \
    SHADE(BRASS_HOT_HIGH,   0xffefc400u, 0xffefc400u, 0xfff2b800u) /* a brass segment pointed at */ \
    SHADE(BRASS_HOT,        0xfff0c000u, 0xb47a1400u, 0xfff2b800u) /* a brass toggle pointed at */ \
    SHADE(OFF,              0xb9c1b400u, 0x46574e00u, 0xc8d0c800u) /* words on what cannot be clicked */ \
    SHADE(OFF_REASON,       0xe2dcc800u, 0x33483f00u, 0xeef0e800u) /* ... and why */ \
    SHADE(ALARM_HIGH,       0xffb49a00u, 0xd8604a00u, 0xff9a7a00u) /* the clock when little time is left */ \
    SHADE(ALARM_MID,        0xe0735c00u, 0xb93f3000u, 0xff7a5a00u) \
    SHADE(ALARM_LOW,        0xb9483a00u, 0x8f2a2000u, 0xe85a4000u) \
    SHADE(CLOTH_HIGH,       0x236a6100u, 0xc4d2b600u, 0x0c242200u) /* a piece of felt that tiles are shown on */ \
    SHADE(CLOTH_LOW,        0x123d3a00u, 0xa9baa000u, 0x06141200u) \
    SHADE(GROUND,           0x0b2a2b00u, 0xa9b59c00u, 0x00000000u) /* behind everything */ \
    SHADE(LOST,             0x6f93a800u, 0x2c618300u, 0x8cc4e800u) /* rounds lost, in plots */ \
    SHADE(FELT_TEAL_HIGH,   0x194c4600u, 0x194c4600u, 0x06121200u) /* the felts, in their preview */ \
    SHADE(FELT_TEAL_LOW,    0x15433f00u, 0x15433f00u, 0x040c0c00u) \
    SHADE(FELT_WINE_HIGH,   0x702c3900u, 0x702c3900u, 0x06121200u) \
    SHADE(FELT_WINE_LOW,    0x541f2c00u, 0x541f2c00u, 0x040c0c00u) \
    SHADE(FELT_NIGHT_HIGH,  0x2a406900u, 0x2a406900u, 0x06121200u) \
    SHADE(FELT_NIGHT_LOW,   0x22355900u, 0x22355900u, 0x040c0c00u) \
    SHADE(GOOD,             0x9fdcb200u, 0x0d5a2f00u, 0x8dffb000u) /* what was right */ \
    SHADE(VEIL_WARM,        0x17130a00u, 0xf3ead000u, 0x000000d8u) /* over the table at one’s own win */ \
    SHADE(VEIL_COOL,        0x03121f00u, 0xdfe8ea00u, 0x000000d8u) /* ... at another’s */ \
    SHADE(LAMP_WARM,        0xffc25a00u, 0xffdc9400u, 0x40341a00u) \
    SHADE(LAMP_COOL,        0x7fb8ff00u, 0xbcd9f500u, 0x1c2c3c00u) \
    SHADE(STAMP_HIGH,       0xc02a3300u, 0xc02a3300u, 0xa00c1800u) /* the seal of a rare hand */ \
    SHADE(STAMP_LOW,        0x9c162000u, 0x9c162000u, 0x84060f00u) \
    SHADE(STAMP_EDGE,       0xf3c9b800u, 0xf3c9b800u, 0xffffff00u) \
    SHADE(STAMP_TEXT,       0xfff0dc00u, 0xfff0dc00u, 0xffffff00u) \
    SHADE(CALL,             0xfffaf000u, 0xfffaf000u, 0xffffff00u) /* the word of a call, in a dark place */ \
    SHADE(CALL_GROUND,      0x04141200u, 0x16241e00u, 0x00000000u) /* ... that place */ \
    SHADE(CALL_PUNG,        0x9fe0bd00u, 0x3f9c7000u, 0x9fe0bd00u) /* the light of a call */ \
    SHADE(CALL_KONG,        0x8fb8f000u, 0x4f7fc000u, 0x8fb8f000u) \
    SHADE(CALL_RIICHI,      0xff9a5c00u, 0xd9482c00u, 0xff9a5c00u) \
    SHADE(CALL_WIN,         0xffd99300u, 0xe0a83c00u, 0xffd99300u) \
    SHADE(LANTERN,          0xffb25e00u, 0xf08a3c00u, 0xffb25e00u) /* the light of a lantern */ \
    SHADE(CORD,             0x24120a00u, 0x4a2c1800u, 0xffffff00u) /* ... and what it hangs from */ \
    SHADE(PAPER,            0xf4e9d000u, 0xfffaec00u, 0xffffff00u) /* a bubble: a remark of one of the eight, a hint */ \
    SHADE(PAPER_INK,        0x3a210800u, 0x3a210800u, 0x00000000u) \
    SHADE(EVENING,          0x0f0c2c00u, 0x55548a00u, 0x00000000u) /* it falls from the edges at a Riichi */ \
    SHADE(PAPER_EDGE,       0x8a5f1f00u, 0x8a5f1f00u, 0x00000000u) \
    SHADE(PAPER_QUIET,      0x6b4a2400u, 0x6b4a2400u, 0x00000000u) \
    SHADE(PAPER_LINK,       0x8a4b1200u, 0x8a4b1200u, 0x00000000u) \
    SHADE(COUNTER,          0xe9dfc800u, 0xe9dfc800u, 0xffffff00u) /* a counter of Tenpai Duel */ \
    SHADE(COUNTER_RING,     0x8d7f6200u, 0x8d7f6200u, 0x60606000u) \
    SHADE(PANEL_LINE,       0xffffff00u, 0x17362e00u, 0xffffffb0u) /* the thin outline of a panel */ \
    SHADE(TRAY,             0x04131400u, 0x53705c00u, 0x152424ffu) /* what is sunk into the felt */ \
    SHADE(TRAY_DARK,        0x00000000u, 0x00000000u, 0x00000000u) /* its upper edge */ \
    SHADE(TRAY_LIGHT,       0xffffff00u, 0xffffff00u, 0xffffff3cu) /* its lower edge */ \
    SHADE(FOCUS,            0xffe7a800u, 0xa14a0000u, 0xffffff00u) /* the keyboard's ring */ \
    SHADE(PRIMARY_HOT_HIGH, 0xffe9b000u, 0xffe9b000u, 0xfff4c400u) /* the first button pointed at */ \
    SHADE(PRIMARY_HOT_MID,  0xf0c46800u, 0xf0c46800u, 0xffea9a00u) \
    SHADE(PRIMARY_HOT_LOW,  0xd19c4000u, 0xd19c4000u, 0xffe07000u) \
    SHADE(PRIMARY_SHINE,    0xffffff00u, 0xffffff00u, 0xffffff00u) \
    SHADE(NIGHT_HOT_HIGH,   0x286d6600u, 0xffffff00u, 0x1c3838ffu) /* any other pointed at */ \
    SHADE(NIGHT_HOT_LOW,    0x194c4900u, 0xf3efdc00u, 0x0c2020ffu) \
    SHADE(SUNK,             0x06191a00u, 0xf8f6ec00u, 0x000404ffu) /* fields, plates under figures, what is sunk into a panel */ \
    SHADE(OFF_BODY,         0x0b242400u, 0xd9dcc900u, 0x000404ffu) /* a button that cannot be clicked */ \
    SHADE(OFF_LINE,         0x9fb0a200u, 0x54685d00u, 0xc8d0c800u) /* its dashed outline */ \
    SHADE(CAP_TEXT,         0x3a210800u, 0x3a210800u, 0x00000000u) /* a key cap on brass, a wind on brass */ \
    SHADE(CAP_LIGHT,        0xffffff00u, 0xffffff00u, 0xffffff00u) /* the body of a cap on brass */ \
    SHADE(CAP_DARK,         0x00000000u, 0xfffdf400u, 0x000000ffu) /* ... and elsewhere */ \
    SHADE(SEAL,             0x0a252600u, 0xf7f3e400u, 0x00040400u) /* the disc of a wind */ \
    SHADE(SEAL_LINE,        0x9fb0a200u, 0x54685d00u, 0xffffff00u) /* its outline */ \
    SHADE(SEAL_RING,        0x7a4d1200u, 0x7a4d1200u, 0x7a4d1200u) /* ... on brass, inside */ \
    SHADE(RIM_LIGHT,        0xfff3cd00u, 0xfff3cd00u, 0xffffff00u) /* the rim of a tile pointed at */ \
    SHADE(FELT_LINEN_HIGH,    0xd3dcc400u, 0xd3dcc400u, 0x06121200u) /* the light felt, in its preview */ \
    SHADE(FELT_LINEN_LOW,     0xb9c7aa00u, 0xb9c7aa00u, 0x040c0c00u) \
    SHADE(WON,              0xe2c88c00u, 0xe2c88c00u, 0xffe68000u) /* old gold: what has been won, matt */ \
    SHADE(WON_MID,          0xa9864a00u, 0xa9864a00u, 0xd0a83c00u) \
    SHADE(WON_LOW,          0x6b512800u, 0x6b512800u, 0x8a6a1000u) \
    SHADE(MEDAL_HIGH,       0x7c262a00u, 0x8c262a00u, 0x5a060c00u) /* the middle of a medal */ \
    SHADE(MEDAL_LOW,        0x4e171a00u, 0x64171a00u, 0x30040800u) \
    SHADE(MEDAL_TEXT,       0xf6ecd600u, 0xf6ecd600u, 0xffffff00u) \
    SHADE(NICHE,            0x120a0600u, 0x3a261800u, 0x00000000u) /* the shelf: behind the tiles */ \
    SHADE(NICHE_LOW,        0x2e1c1200u, 0x5c402a00u, 0x0a0a0a00u) \
    SHADE(PLANK_HIGH,       0x7a513600u, 0x9a6e4c00u, 0x20201c00u) /* ... its wood */ \
    SHADE(PLANK_LOW,        0x3a231800u, 0x6b452e00u, 0x10100e00u) \
    SHADE(PLANK_EDGE,       0xc99a6a00u, 0xe0b88a00u, 0xffffff80u) \
    SHADE(PLANK_LABEL,      0x2a1a1000u, 0x4a301e00u, 0x000000ffu) /* the label of what is still to be made */ \
    SHADE(PLANK_TEXT,       0xe9d9bd00u, 0xfdf3de00u, 0xffffff00u)
/* clang-format on */

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
