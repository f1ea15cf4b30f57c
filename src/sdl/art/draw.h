/*
 * draw.h: boxes, trays, buttons' bodies, seals, key caps, glows, icons.
 *
 * A box is computed once from its style in C, anti-aliased by distance, at its exact size in
 * output pixels, and kept; drawing it again is one copy. What was not
 * drawn for long is forgotten. Colours are names (theme.h), shown as the look's palette has them. Rects are
 * in output pixels, lengths in a style in units. Everything honours painter->alpha.
 */
#ifndef SDL_DRAW_H
#define SDL_DRAW_H

#include <stdbool.h>
#include <stdint.h>

#include "sdl/art/cap.h"
#include "sdl/paint/box.h"
#include "sdl/paint/layout.h"

struct painter;
struct bitmap;

/* Draws the box over `rect` (shadow and glow reach beyond it). */
void draw_box(struct painter *painter, struct rect rect, const struct box_style *style);

/* The standard boxes. */
void draw_panel(struct painter *painter, struct rect rect); /* dark, thin light outline */
void draw_panel_brass(struct painter *painter, struct rect rect,
                      bool glow); /* dark, brass outline: on turn, chosen */
void draw_tray(struct painter *painter, struct rect rect,
               int percent); /* sunk into the felt, 15 to 42 % dark */
void draw_card_body(struct painter *painter, struct rect rect, bool lit,
                    bool hot); /* to be clicked; lit: chosen, brass outline and glow */
void draw_glow(struct painter *painter, struct rect rect, float radius, uint32_t colour,
               float size); /* a glow alone */
void draw_outline(struct painter *painter, struct rect rect, float radius, float width, uint32_t colour);
void draw_focus_ring(struct painter *painter, struct rect rect,
                     float radius); /* the keyboard's brass ring, outside `rect` */

enum button_look { BUTTON_PRIMARY, BUTTON_SECONDARY, BUTTON_OFF };
/* The body of a button; `hot` brightens, `pressed` sinks it (then its words go down by draw_pressed_shift).
 * An enabled one has an edge of 4 units at its foot. */
void draw_button_body(struct painter *painter, struct rect rect, enum button_look look, bool hot,
                      bool pressed);
float draw_pressed_shift(const struct painter *painter);

/* A box of one colour with rounded corners (units), such as the highlight of a hovered row; draw_flat adds an
 * outline. */
void draw_wash(struct painter *painter, struct rect rect, float radius, uint32_t colour);
void draw_flat(struct painter *painter, struct rect rect, float radius, uint32_t colour, uint32_t line,
               float width);

/* The body of an overlay. */
void draw_overlay(struct painter *painter, struct rect rect);

/* A piece of felt with a lamp above, for tiles to lie on. */
void draw_cloth(struct painter *painter, struct rect rect);

/* The round wind seal of a seat: wind is TILE_EAST to TILE_NORTH; brass if it is on turn. */
void draw_seal(struct painter *painter, struct rect rect, int wind, bool brass);

/* Plain parts: a filled rect, a line of `width` units, a circle (outline width 0: filled). */
void draw_fill(struct painter *painter, struct rect rect, uint32_t colour);
void draw_line(struct painter *painter, float x, float y, float x2, float y2, float width,
               uint32_t colour); /* level or upright */
void draw_disc(struct painter *painter, float x, float y, float radius, float width, uint32_t colour);
/* A small triangle of w x h pixels, its tip at x, y: pointing up (the mark of the last discard). */
void draw_tip(struct painter *painter, float x, float y, float w, float h, uint32_t colour);

/* The line through points (pixels within the area, from its upper left corner), `width` units wide. `count`
 * is at least 1. */
void draw_stroke(struct painter *painter, struct rect area, const struct point *points, int count,
                 float width, uint32_t colour);

/* Whole screens: darkens all of it (below an overlay, on title and results), and a warm light at a place. */
void draw_veil(struct painter *painter, uint32_t colour);
void draw_light(struct painter *painter, float x, float y, float rx, float ry, uint32_t colour);

/* Leaves of gold and red paper that fall over the whole picture, `t` of their way (0 to 1), gone at its end.
 */
void draw_leaf(struct painter *painter, float t);

/* A picture assets/<path>.svg ("icons/menu", "emblem", "dice/5", "seals/east-ivory") fitted into the rect,
 * its aspect kept; tint 0: its own colours, else all of it in that colour (single-coloured icons). A missing
 * file is reported once and nothing is drawn. */
void draw_svg(struct painter *painter, const char *path, struct rect rect, uint32_t tint);

/* The same picture as it is made for w x h pixels, shown in a rect whose sides need not be whole: for what
 * breathes or moves by less than a pixel. */
void draw_svg_moving(struct painter *painter, const char *path, int w, int h, struct rect rect);

/* A soft band of light that leans to the right, `wide` units wide, `t` of its way across the area (0 to 1,
 * from beyond the left edge to beyond the right one) and nowhere else; and the same on a disc that fills the
 * area. */
void draw_shaft(struct painter *painter, struct rect area, float wide, float t, uint32_t colour);
void draw_shine(struct painter *painter, struct rect area, float t, uint32_t colour);

/* A bitmap copied with painter->alpha, tinted by the 0xRRGGBB00 and alpha of `colour` (0xffffffff: as it is).
 */
void draw_bitmap(struct painter *painter, const struct bitmap *bitmap, struct rect rect, uint32_t colour);

/* Called by the app: makes and frees the caches; forgets everything after a change of size; once a frame. */
void draw_init(struct painter *painter);
void draw_deinit(struct painter *painter);
void draw_reset(struct painter *painter);
void draw_frame_done(struct painter *painter);

#endif
