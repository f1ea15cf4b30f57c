/*
 * table_cover.h: in a hot seat, nobody learns from the screen that another could have claimed a tile.
 *
 * After every discard, kong that may be robbed and dummy action, all other persons look at the table in
 * turn, whether or not they can claim anything: in an order that depends on the seats alone, behind the same
 * cover with the same words. What came after the tile is held back until all have looked, as a draw would
 * show that nobody could claim it; so are the answers. Until then the table shows the moment of the discard.
 *
 * With plans (table_plan.h) there is one cover a turn: the other person goes straight on to their turn where
 * nothing can be claimed, and nothing that is shown to them before they act makes a sound.
 *
 * At a table of four nobody is called who has marked pairs in this round (table_plan.h), except for their
 * turn.
 *
 * A person whose own turn comes next goes straight on to it. Another who can claim nothing sees the same
 * buttons, gray with the reasons, and passes. Meanwhile draws and passes make no sound.
 */
#ifndef SDL_TABLE_COVER_H
#define SDL_TABLE_COVER_H

#include "rules/play/view.h"

struct app;
struct scene;
struct table_scene;

struct table_cover {
    bool plans;       /* it is a discard whose player plans the dummy action (table_plan.h) */
    bool marks;       /* it is a discard at a table of four whose player has still to mark pairs */
    bool claimed;     /* somebody away from the screen has claimed it by a mark or a toggle */
    bool holds;       /* `seen` is shown, not what came after */
    struct view seen; /* an onlooker's, with the tile on the table */
    struct offer offer;
    int rest;          /* how many of the newest events are held back */
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

#endif
