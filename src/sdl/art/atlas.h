/*
 * atlas.h: pictures of tiles, at the exact pixel width requested.
 *
 * A picture is a body (assets/tiles/body) with a face (assets/tiles/faces or learner) on it, rendered when
 * first drawn and cached; a change of size, faces or back empties the cache. The settings choose faces and
 * back. A missing file gives a plain tile with letters on it.
 *
 * Widths: `w` is always the width of an upright tile in output pixels (66, 50, 48, 46, 41 or 19 units as
 * in the design); atlas_size tells the box a pose takes. x, y is the box's upper left corner.
 * Draw all shadows of a group first, then its tiles, so that no shadow falls on a neighbour's face;
 * atlas_draw_group does both.
 */
#ifndef SDL_ATLAS_H
#define SDL_ATLAS_H

#include <stdbool.h>
#include <stdint.h>

#include "sdl/paint/layout.h"

struct painter;

enum pose {
    POSE_LYING,    /* face up on the table, its front below: w x 1.51 w */
    POSE_SIDEWAYS, /* the same turned by a quarter: 1.34 w x 1.17 w */
    POSE_STANDING, /* the player's own hand: top side above the face: w x 1.51 w */
    POSE_DOWN,     /* face down on the table: w x 1.51 w */
    POSE_REAR,     /* the opponent's hand from behind: w x 1.39 w */
    POSE_STACK,    /* two wall tiles on each other, face down: w x 2.18 w */
    POSE_SINGLE,   /* the lower tile of a stack alone: lower part of the same box */
    /* For the seats to the right, above and to the left at a table of four: */
    POSE_CLOCKWISE,   /* sideways, its head to the right: 1.34 w x 1.17 w */
    POSE_INVERTED,    /* upside down: w x 1.51 w */
    POSE_FLAT,        /* face down and sideways: 1.34 w x 1.17 w */
    POSE_LEFT,        /* standing at the left or right edge of the table, its back to the middle: 0.88 w x */
    POSE_RIGHT,       /* 1.4 w; the next one covers what is below w */
    POSE_STACK_SIDE,  /* two wall tiles lying sideways: 1.34 w x 1.84 w */
    POSE_SINGLE_SIDE, /* the lower of them */
    POSE_COUNT
};

/* How a tile in a pose is drawn; measures for an upright width of 1. */
struct pose_shape {
    const char *body;    /* of assets/tiles/body */
    float wide, high;    /* the box */
    float top, face;     /* where the face (or back) begins, and how high it is */
    float part;          /* of a stack: the height of one tile; else 0 */
    unsigned char turns; /* counterclockwise quarter turns of the face */
    bool open;           /* the face is seen */
};

/* Returns the shape of a pose. Static. */
const struct pose_shape *pose_shape(enum pose pose);

enum {
    ATLAS_DIM = 1,       /* darkened: cannot be used, furiten */
    ATLAS_GLOW = 2,      /* a brass glow behind it (drawn with the shadow) */
    ATLAS_RIM = 4,       /* a brass rim round the face: can be chosen, concerned, the last discard */
    ATLAS_RIM_LIGHT = 8, /* a lighter rim: hovered, chosen */
    ATLAS_NO_SHADOW = 16,
    ATLAS_TOLD = 32 /* words beside it name it, or it decorates: the watcher is not told */
};

/* One tile to draw. */
struct atlas_tile {
    enum pose pose;
    uint8_t tile;  /* TILE_*; ignored where no face shows; TILE_HIDDEN lying or standing draws a face-down or
                      blank one */
    float x, y, w; /* output pixels */
    float rest; /* while w changes: the width at the nearer end of the way, whose picture is scaled; else 0 */
    unsigned flags; /* ATLAS_* */
    float alpha;    /* 0 to 1; 0 counts as 1 */
    float turn; /* turning over round its long middle: 0 flat, 1 seen edge on, when only its side is seen */
    bool over;  /* ... past the edge: the side is right of the face, else left of it */
    float lift; /* pixels above the table: the shadow stays below and gets softer */
};

/* The box in pixels of a tile in that pose at upright width w. */
void atlas_size(enum pose pose, float w, float *width, float *height);

/* Returns the rect of its face (or back) in the box at x, y; pixels. */
struct rect atlas_face(enum pose pose, float x, float y, float w);

/* Hears of each tile that is drawn face up, or face down as TILE_HIDDEN; NULL ends that. */
typedef void atlas_watcher(void *to, uint8_t tile, struct rect rect);
void atlas_watch(struct painter *painter, atlas_watcher *watcher, void *to);

/* Draws the shadow (and glow), the tile, or for a list all shadows and then all tiles. */
void atlas_draw_group(struct painter *painter, const struct atlas_tile *tiles, int count);

/* One tile with its shadow, for single ones. */
void atlas_draw(struct painter *painter, enum pose pose, uint8_t tile, float x, float y, float w,
                unsigned flags);

/* A tile turned by some degrees round its middle (the title's fans), with its shadow; cx, cy is the middle of
 * the box. The other one shows only that share of its width, as while it is turned over. */
void atlas_draw_turned(struct painter *painter, enum pose pose, uint8_t tile, float cx, float cy, float w,
                       float degrees);
void atlas_draw_turning(struct painter *painter, enum pose pose, uint8_t tile, float cx, float cy, float w,
                        float degrees, float share);

/* Converts a tile width in units to whole pixels. */
float atlas_width(const struct painter *painter, float units);

/* "Amber", "Jade", "Ink" and "Traditional", "Learner's"; NULL after the last. Static text. */
const char *atlas_back_label(int back);
const char *atlas_faces_label(int faces);

/* Called by the app. */
void atlas_init(struct painter *painter);
void atlas_deinit(struct painter *painter);
void atlas_reset(struct painter *painter);
void atlas_frame_done(struct painter *painter);

/* In spare time: renders one more likely picture, another tile of a pose and size already drawn. False if
 * none is left, or if the last one took longer than `milliseconds`. */
bool atlas_bake(struct painter *painter, int milliseconds);

struct SDL_Surface;

/* --- painting one tile into memory, a body with a face on it (tile_art.c): for atlas.c alone ----------- */

enum { TILE_ART_BODIES = 6 };

/* Cache of the bodies drawn last, because tiles of one size are rendered in series. All zero: empty. */
struct tile_art {
    struct {
        int pose, w, h;
        struct SDL_Surface *surface;
    } bodies[TILE_ART_BODIES];
    int next;
};

/* Returns the tile's picture of w x h pixels (the box of atlas_size); the caller frees it. A missing body is
 * drawn plainly; a missing face sets *no_face. NULL only if memory runs out. */
struct SDL_Surface *tile_art_make(struct painter *painter, struct tile_art *art, enum pose pose, uint8_t tile,
                                  int w, int h, bool *no_face);

/* Frees the bodies: after a change of the back, or when no more tiles are likely to be rendered. */
void tile_art_forget(struct tile_art *art);

/* True if the pose shows the face of that tile. */
bool tile_art_has_face(enum pose pose, uint8_t tile);

#endif
