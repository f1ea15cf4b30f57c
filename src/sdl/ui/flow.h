/*
 * flow.h: pens, which write and divide up a place of the screen.
 *
 * A pen has a place. What stands in a row or column is cut off the side of that place, in units, and what is
 * left is the pen's: there is nothing to add up. Words name a style and go into a rect or a distance from the
 * pen's place. Rects are in pixels, on whole ones; lengths are in units (sdl/paint/layout.h).
 */
#ifndef SDL_FLOW_H
#define SDL_FLOW_H

#include "sdl/app/app.h"
#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"

/* How words look. With one of each of these added by `|`: where they stand, another color, and that their
 * words of the glossary explain themselves. */
enum text_style {
    TEXT_PANEL,  /* serif: the title of an overlay */
    TEXT_AMOUNT, /* a large figure */
    TEXT_COUNT,
    TEXT_WORTH,
    TEXT_HEAD, /* a panel's head */
    TEXT_CARD,
    TEXT_PLATE, /* the head of a part of a panel */
    TEXT_TERM,
    TEXT_NAME, /* a name or button */
    TEXT_LABEL,
    TEXT_SLANTED, /* serif, italic: a remark */
    TEXT_PROSE,   /* sans: running text of an overlay */
    TEXT_BODY,    /* running text of a panel */
    TEXT_LINE,    /* what is read first in a row */
    TEXT_STEP,    /* the same, a little larger */
    TEXT_MARK,    /* a small one that stands out */
    TEXT_NOTE,    /* small and quiet: what explains the line above it */
    TEXT_STYLES,

    TEXT_CENTRE = 1 << 8,
    TEXT_RIGHT = 2 << 8,

    TEXT_IVORY = 1 << 10,
    TEXT_QUIET = 2 << 10,
    TEXT_FAINT = 3 << 10,
    TEXT_LIT = 4 << 10, /* what is pointed at, or just came */
    TEXT_BRASS = 5 << 10,
    TEXT_WARNING = 6 << 10,
    TEXT_GOOD = 7 << 10,
    TEXT_OFF = 8 << 10, /* of what cannot be chosen, and why */
    TEXT_REASON = 9 << 10,

    TEXT_EXPLAINED = 1 << 14
};

/* The same for functions of type.h. */
struct type text_type(unsigned text);

/* A rect without an edge of so many units; a negative edge is around it. */
struct rect place_inset(const struct painter *painter, struct rect rect, float wide, float high);

/* --- words in a rect ---------------------------------------------------------------------------- */

/* A line in the middle of the rect's height, no wider than the rect, at its left, middle or right. Returns
 * its width in pixels. */
float text_draw(struct painter *painter, unsigned text, struct rect rect, const char *words);

/* The same of words that look like no style. */
float text_typed(struct painter *painter, struct type type, struct rect rect, const char *words);

/* The same of a figure whose column has that head: it is spoken with the figure. */
float text_figure(struct painter *painter, unsigned text, struct rect rect, const char *of,
                  const char *words);

/* Returns how many units wide a line is where it has room. */
float text_units(struct painter *painter, unsigned text, const char *words);

/* A line and another below it, together in the middle of the rect's height. The lower one takes two lines if
 * it must and the rect is that high. */
void text_pair(struct painter *painter, struct rect rect, unsigned upper, const char *words, unsigned lower,
               const char *below);

/* --- pens --------------------------------------------------------------------------------------- */

/* Units: the height of a place that is as long as what is in it. */
enum { PEN_ENDLESS = 40000 };

struct pen {
    struct painter *painter;
    struct rect room; /* what is left of the place */
    float u;          /* pixels in a unit */
};

struct pen pen_in(struct painter *painter, struct rect place);

/* ... in a place that is given in units. */
struct pen pen_at(struct painter *painter, float x, float y, float w, float h);

/* ... that is the whole window. */
struct pen pen_all(struct painter *painter);

/* Cuts that much off a side of its place, or all of it that there is. */
struct rect pen_top(struct pen *pen, float high);
struct rect pen_bottom(struct pen *pen, float high);
struct rect pen_left(struct pen *pen, float wide);
struct rect pen_right(struct pen *pen, float wide);

/* The part at the left that is so wide; on a phone that is held upright the part at the top that is so high.
 */
struct rect pen_aside(struct pen *pen, float wide, float high);

/* Leaves an edge free on all sides. */
void pen_pad(struct pen *pen, float wide, float high);

/* Part `i` of `count` alike, beside or below each other, that far apart. */
struct rect pen_column(const struct pen *pen, int i, int count, float gap);
struct rect pen_row(const struct pen *pen, int i, int count, float gap);

/* A part of the place, that far from its left upper corner, in units; it may reach beyond. */
struct rect pen_part(const struct pen *pen, float x, float y, float w, float h);

/* The middle of the place, so wide and high. */
struct rect pen_middle(const struct pen *pen, float wide, float high);

/* A line with its baseline `y` below the top of the place, `x` from the side where it stands (from the middle
 * if it is centered), no wider than `wide`; 0: as far as the other side. Returns its width in pixels. */
float pen_text(const struct pen *pen, unsigned text, float x, float y, float wide, const char *words);
/* The same of words that look like no style. */
float pen_type(const struct pen *pen, struct type type, float x, float y, float wide, const char *words);

/* A line with its capitals at the top of the place, and cuts it off with a gap below. Returns its width in
 * pixels.
 */
float pen_line(struct pen *pen, unsigned text, float gap, const char *words);

/* Writes lines at the top of the place, at most `most` of them, that far apart, and cuts them off. */
void pen_write(struct pen *pen, unsigned text, float leading, int most, const char *words);

/* A tile, so many units wide, that far from the left upper corner of the place. */
void pen_tile(const struct pen *pen, enum pose pose, uint8_t tile, float x, float y, float w, unsigned flags);

/* The place of so many tiles beside each other in the middle of the pen's: each at most that wide, and all as
 * large as they fit; `w` is how wide one is, in pixels. */
struct rect pen_tiles(const struct pen *pen, enum pose pose, int count, float most, float *w);

/* A figure (figure.h) in the middle of the place's height, at its left or in its `middle`, with tiles at most
 * that wide. */
void pen_figure(const struct pen *pen, const char *figure, float most, bool middle);

/* A thin line at the top of the place. */
void pen_rule(const struct pen *pen);

#endif
