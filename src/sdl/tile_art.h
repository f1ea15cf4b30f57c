/*
 * tile_art.h: painting one tile into memory: a body with a face on it.
 */
#ifndef SDL_TILE_ART_H
#define SDL_TILE_ART_H

#include "sdl/atlas.h"

struct SDL_Surface;

/* The tile's picture of exactly w x h pixels (its box as atlas_size gives it). A missing body is drawn
 * plainly; a missing face sets *no_face. Never NULL but without memory. */
struct SDL_Surface *tile_art_make(struct app *app, enum pose pose, uint8_t tile, int w, int h, bool *no_face);

/* True if the pose shows the face of that tile. */
bool tile_art_has_face(enum pose pose, uint8_t tile);

#endif
