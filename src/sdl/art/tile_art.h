/*
 * tile_art.h: painting one tile into memory: a body with a face on it.
 */
#ifndef SDL_TILE_ART_H
#define SDL_TILE_ART_H

#include "sdl/art/atlas.h"

struct SDL_Surface;

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
