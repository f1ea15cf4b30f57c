/*
 * table_plan.h: a turn in one visit, where several share the screen.
 *
 * In Dueling Tigers the player chooses the dummy action right after the discard, before anybody knows whether
 * the discard is claimed. This plan (struct dummy_plan) is kept by the session and carried out once nobody
 * claims; a claim drops it. All that waiting would teach is whether the discard was claimed, so nothing is
 * lost by choosing first.
 *
 * A tile drawn for the dummy is offered to its drawer too, who isn't at the screen then. So the drawer marks
 * pairs beforehand: a marked pair claims the tile, a win is always taken, anything else is let go.
 *
 * At a table of four the player marks pairs after the discard, and is then called only for their own turns:
 * while others play, marked pairs claim and wins are taken. A player who hasn't been asked for marks in this
 * round yet looks at each tile instead. A tile that somebody else's mark claims isn't offered to the player
 * next in turn, except that their win is taken, too.
 */
#ifndef SDL_TABLE_PLAN_H
#define SDL_TABLE_PLAN_H

#include "session/session.h"

struct app;
struct painter;
struct table_scene;

/* The kinds of which a player wants a pung or kong. */
struct table_marks {
    tile_set pungs, kongs;
    bool made; /* they claim while the player is away: at a table of four */
};

/* True if turns are planned: a setting, of tables with a dummy. */
bool table_plan_is_on(const struct table_scene *table, const struct app *app);

/* True if the player whose discard may still be claimed has to choose; and if they are at the screen. */
bool table_plan_is_awaited(const struct table_scene *table);
bool table_plan_is_due(const struct table_scene *table);

/* While it is due: turns the view into that of the choice. It is the same whether the discard can be claimed
 * or not. */
void table_plan_view(struct table_scene *table);

/* Keeps a dummy action of the player at the screen as the plan; false if it is to be made as any move. */
bool table_plan_take(struct table_scene *table, struct app *app, struct move move);

/* Makes the planned move, unless somebody has claimed, and what its player answers to their own tile; returns
 * how many events that caused. */
int table_plan_carry_out(struct table_scene *table, const struct dummy_plan *plan);

/* True if players mark pairs after a discard, and are called for their own turns alone: the same setting, at
 * tables of more than two. */
bool table_plan_marks(const struct table_scene *table, const struct app *app);

/* True if the player at the screen has discarded and marks; turns the view into that of the choice. */
bool table_plan_marks_now(const struct table_scene *table);
void table_plan_marks_view(struct table_scene *table);

/* Returns what a player away from the screen answers to a tile on offer: by marks made, a pass if nothing
 * claims. */
struct move table_plan_answer(const struct view *view, const struct table_marks *marks);

/* Returns what the mark of that kind says ("Pung"), "" if it can be marked, NULL if it can't. */
const char *table_plan_mark(const struct table_scene *table, uint8_t tile);

/* Makes the tiles that can be marked controls, and draws what is marked. */
void table_plan_add_targets(struct table_scene *table, struct app *app);
void table_plan_draw(struct table_scene *table, struct painter *painter);

#endif
