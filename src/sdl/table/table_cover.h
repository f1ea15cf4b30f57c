/*
 * table_cover.h: in a hot seat, nobody learns from the screen that another could have claimed a tile.
 *
 * After every discard, kong that may be robbed and dummy action, all other persons look at the table in
 * turn, whether or not they can claim anything: in an order that depends on the seats alone, behind the same
 * cover with the same words. What came after the tile is held back until all have looked, as a draw would
 * show that nobody could claim it; so are the answers. Until then the table shows the moment of the discard.
 *
 * With plans (below) there is one cover a turn: the other person goes straight on to their turn where
 * nothing can be claimed, and nothing that is shown to them before they act makes a sound.
 *
 * At a table of four nobody is called who has marked pairs in this round (below), except for their
 * turn.
 *
 * A person whose own turn comes next goes straight on to it. Another who can claim nothing sees the same
 * buttons, gray with the reasons, and passes. Meanwhile draws and passes make no sound.
 */
#ifndef SDL_TABLE_COVER_H
#define SDL_TABLE_COVER_H

#include "rules/play/view.h"
#include "session/session.h"

struct app;
struct scene;
struct table_scene;

struct table_cover {
    bool plans;       /* it is a discard whose player plans the dummy action (below) */
    bool marks;       /* it is a discard at a table of four whose player has still to mark pairs */
    bool claimed;     /* somebody away from the screen has claimed it by a mark or a toggle */
    bool holds;       /* `seen` is shown, not what came after */
    struct view seen; /* an onlooker's, with the tile on the table */
    struct offer offer;
    int rest;          /* how many of the newest events are held back; 0 if nothing is */
    unsigned looks;    /* bits of the persons who have still to look */
    unsigned lifted;   /* those for whom a cover was lifted meanwhile */
    unsigned answered; /* those whose claim or pass is held back */
    struct move answers[SEAT_MAX];
};

/* True if covers are the same whatever can be claimed: two persons or more, and the setting. */
bool table_cover_is_on(const struct table_scene *table, const struct app *app);

/* Gives the answers of persons away from the screen whose toggles or marks decide them, so that they aren't
 * called to look; returns how many events that caused. */
int table_cover_answer_ahead(struct table_scene *table, const struct app *app);

/* After a move that caused `count` events from the position an onlooker saw as `before`: holds back what
 * must wait until others have looked. Returns how many of the events may be shown now. */
int table_cover_hold(struct table_scene *table, struct app *app, const struct view *before, int count);

/* The table is taken up again where it was left, behind a cover: if the newest move put a tile on offer and
 * only computers have answered, all look again, as nobody knows who has. Else a match left in the middle
 * of the looks would go on without them, and tell who could claim. */
void table_cover_resume(struct table_scene *table, struct app *app);

/* Forgets all of it: moves were taken back, or time ended the match. */
void table_cover_drop(struct table_scene *table);

/* Writes the tile that an event puts on offer to all; false if it puts none. */
bool table_cover_offer(const struct event *event, struct offer *offer);

/* While it holds: turns the view just taken from the session into what may be seen. */
void table_cover_view(struct table_scene *table);

/* An event as it is shown while it holds: a kong that may be robbed looks like any other. */
struct event table_cover_event(const struct table_scene *table, struct event event);

/* While it holds: the answer of the person at the screen. */
void table_cover_answer(struct table_scene *table, struct app *app, struct move move);

/* While it holds: one automatic step. `*moved` if something has changed. */
struct scene *table_cover_advance(struct table_scene *table, struct app *app, bool *moved);

/* True if the person at the screen looks at a tile that they cannot claim. */
bool table_cover_looks(const struct table_scene *table);

/* True if the sound of that event would tell who could claim. */
bool table_cover_mutes(const struct table_scene *table, const struct app *app, int event);

/* --- a turn in one visit, where several share the screen (table_plan.c) --------------------------------- */

/*
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

struct painter;

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
