/*
 * painter.h: what drawing needs, and nothing of the program around it.
 *
 * Everything of this room draws on a painter: it notes on the canvas what lies where, in the sizes of the
 * layout, in the chosen look. Whoever has one can draw: the program, a tool, a test.
 */
#ifndef SDL_PAINTER_H
#define SDL_PAINTER_H

#include <stdbool.h>

#include "base/error.h"
#include "sdl/art/cap.h"
#include "sdl/art/theme.h"
#include "sdl/paint/layout.h"

struct atlas;
struct backdrop;
struct canvas;
struct draw;
struct type_cache;

/* What a player has chosen of the looks, as in struct settings; the palette follows from that. */
struct look {
    int faces, back, felt;
    enum palette palette;
};

struct painter {
    struct canvas *canvas;
    struct layout layout; /* of the picture's size */
    bool late;            /* some fonts come later (a page's): nothing is said of those that lack */
    const char *language; /* code of the one that words are set in, or NULL: painter_speak */
    struct look look;     /* after a change of back or felt: atlas_reset, backdrop_reset */
    float alpha;          /* 0 to 1: multiplies the alpha of everything drawn; who lowers it restores it */
    bool unseen;          /* only where things lie is wanted: no picture is made, words have their widths */

    struct caps caps;   /* what key caps show */
    bool rows_measured; /* rows of a form (ui/rows.h) only tell how small their words must be, */
    float rows_share; /* ... the smallest share of their size so far; else what all are drawn at, 0: each its
                         own */

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

/* Another size or scale: all pictures made so far are forgotten. */
void painter_resize(struct painter *painter, const struct layout *layout);

/* What a colour by name looks like now, 0xRRGGBBAA (theme.h). */
uint32_t painter_colour(const struct painter *painter, uint32_t colour);

/* Another look: what shows it is made anew. */
void painter_set_look(struct painter *painter, const struct look *look);

/* Words are of that language from now on, and set in its own forms of letters. The code is kept by its
 * address. */
void painter_speak(struct painter *painter, const char *language);

/* After each frame: what was not drawn for long is forgotten. */
void painter_frame_done(struct painter *painter);

#endif
