/*
 * table_order.h: the own tiles in the player's own order, where they do not want them sorted (a setting): a
 * tile is dragged along the hand, or moved by Shift and an arrow. The order is the scene's; the rules keep a
 * hand as counts (layout/hand_order.h).
 */
#ifndef SDL_TABLE_ORDER_H
#define SDL_TABLE_ORDER_H

#include <stdbool.h>

struct app;
struct scene_key;
struct table_scene;

/* The own tiles stand as they are until somebody moves one: what has come joins the order at its end. */
void table_order_follow(struct table_scene *table, struct app *app);

/* Where among the own tiles one dragged to `x` (pixels) would be put, or -1: sorted tiles are not. */
int table_order_place(const struct table_scene *table, const struct app *app, float x);

/* True if that own tile can be put elsewhere: it is not the one just drawn. */
bool table_order_can_move(const struct table_scene *table, int place);

/* Puts the own tile at a place elsewhere; false if the tiles are sorted or it cannot go there. */
bool table_order_move(struct table_scene *table, struct app *app, int from, int to);

/* Shift and an arrow move the tile that has the ring; false if it is another key. */
bool table_order_key(struct table_scene *table, struct app *app, const struct scene_key *key);

/* The gap a dragged tile would go into. */
void table_order_draw(struct table_scene *table, struct app *app);

#endif
