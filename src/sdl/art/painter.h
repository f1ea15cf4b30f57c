/*
 * painter.h: the drawing context, independent of the program.
 *
 * All functions of this room draw on a painter: they add to its canvas, in the sizes of the layout and in the
 * chosen look. The program, a tool or a test can make one.
 */
#ifndef SDL_PAINTER_H
#define SDL_PAINTER_H

#include <stdbool.h>

#include "base/error.h"
#include "sdl/art/cap.h"
#include "sdl/art/theme.h"
#include "sdl/art/tip.h"
#include "sdl/paint/layout.h"

struct atlas;
struct backdrop;
struct canvas;
struct draw;
struct type_cache;

/* The player's choices of appearance, as in struct settings; the palette follows from them. */
struct look {
    int faces, back, felt;
    enum palette palette;
};

struct painter {
    struct canvas *canvas;
    struct layout layout; /* of the picture's size */
    bool late;            /* some fonts load later (in a browser): don't report missing ones */
    const char *language; /* code of the text's language, or NULL: painter_speak */
    struct look look;     /* painter_set_look */
    float alpha;          /* 0 to 1: multiplies the alpha of everything drawn; restore it after lowering it */
    uint32_t shade;       /* 0xRRGGBB00: all but words is multiplied by it; 0: nothing is */
    bool gray;            /* pictures have no color (draw_svg) */
    bool unseen;          /* measure only: render no pictures; text still has its width */
    bool told;            /* the speaker does not read what is drawn: it is said otherwise, or decorates */
    bool runs; /* what is drawn changes on its own, as a clock does: read only with the whole screen */

    struct caps caps;       /* what key caps show */
    struct tip_clear clear; /* what the labels of the scene being drawn leave free */
    bool rows_measured;     /* rows of a form (ui/rows.h) only tell how small their words must be, */
    float rows_share; /* ... the smallest share of their size so far; else what all are drawn at, 0: each its
                         own */
    bool rows_tall;   /* rows are as high as their words in full size, and */
    float rows_high;  /* ... the one measured last is so many pixels high */

    /* owned by the modules of these names */
    struct draw *draw;
    struct type_cache *type;
    struct atlas *atlas;
    struct backdrop *backdrop;
};

/* Makes the canvas and the caches; no picture can be drawn before painter_read_fonts and a layout. */
void painter_init(struct painter *painter);
void painter_deinit(struct painter *painter);

/* False with a sentence only if there is no font at all. */
bool painter_read_fonts(struct painter *painter, struct error *error);

/* Sets another size or scale and drops all cached pictures. */
void painter_resize(struct painter *painter, const struct layout *layout);

/* Returns a named color in the current palette, 0xRRGGBBAA (theme.h). */
uint32_t painter_colour(const struct painter *painter, uint32_t colour);

/* The colour 0xRRGGBBAA as `shade` leaves it. */
uint32_t painter_shaded(const struct painter *painter, uint32_t colour);

/* Sets another look and drops the cached pictures that show it. */
void painter_set_look(struct painter *painter, const struct look *look);

/* Sets the language of the text, whose letter forms it then uses. Keeps the pointer to the code, not a copy.
 */
void painter_speak(struct painter *painter, const char *language);

/* Call after each frame: drops cached pictures that were not drawn for long. */
void painter_frame_done(struct painter *painter);

#endif
