/*
 * table_facts.h: the tile that the pointer or the keyboard's focus is on: what
 * it is, in a label beside it, and its mates marked all over the table.
 *
 * The mark is not brass: nothing is done by it. While tiles are on their way
 * nothing is told.
 */
#ifndef SDL_TABLE_FACTS_H
#define SDL_TABLE_FACTS_H

#include "sdl/art/atlas.h"
#include "sdl/table/facts/tile_facts.h"

struct app;
struct table_scene;

struct table_facts {
    bool on;        /* a tile is pointed at; then: */
    uint32_t key;   /* of its sprite */
    struct rect at; /* its box in pixels */
    struct tile_facts tile;
};

/* After all that can be clicked: registers every other tile of the picture as something that tells about
 * itself. */
void table_facts_targets(struct table_scene *table, struct app *app, const struct sprites *sprites);

/* Finds the tile that is pointed at, by the last finished picture. */
void table_facts_point(struct table_scene *table, const struct app *app, const struct sprites *sprites);

/* After the tiles were drawn as `tiles`, `sprites` saying which: the marks. */
void table_facts_mark(const struct table_scene *table, struct app *app, const struct atlas_tile *tiles,
                      const struct sprite *const *sprites, int count);

/* The label, over everything on the table. */
void table_facts_label(const struct table_scene *table, struct app *app, const struct sprites *sprites);

/* Begins or ends looking around by the keyboard: the arrow keys then reach every tile. */
void table_facts_look(struct table_scene *table, struct app *app, bool on);

#endif
