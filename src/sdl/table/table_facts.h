/*
 * table_facts.h: the tile under the pointer or the focus ring: a label says what it is, and tiles of the same
 * kind are marked all over the table.
 *
 * The mark isn't brass, because it is not a control. Nothing is shown while tiles move.
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

/* Registers every tile of the picture that isn't a target yet as TARGET_INFO. Call it after all other
 * targets. */
void table_facts_targets(struct table_scene *table, struct app *app, const struct sprites *sprites);

/* Finds the tile that is pointed at, in the last finished picture. */
void table_facts_point(struct table_scene *table, const struct app *app, const struct sprites *sprites);

/* Draws the marks on these tiles; `sprites[i]` is what was drawn as `tiles[i]`. */
void table_facts_mark(const struct table_scene *table, struct painter *painter,
                      const struct atlas_tile *tiles, const struct sprite *const *sprites, int count);

/* Lists what labels over the table leave free: what is asked, and what can be seen on it. */
void table_facts_keep_clear(const struct table_scene *table, struct app *app, const struct sprites *sprites);

/* Draws the label once it is due. Draw it last. */
void table_facts_label(const struct table_scene *table, struct app *app);

/* Turns looking around on or off: the arrow keys then reach every tile. */
void table_facts_look(struct table_scene *table, struct app *app, bool on);

#endif
