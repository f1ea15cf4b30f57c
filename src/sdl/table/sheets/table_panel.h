/*
 * table_panel.h: the frame of what is opened over the table to read: the log
 * and the score sheet. Esc or a click beside it closes, each leads to the other.
 */
#ifndef SDL_TABLE_PANEL_H
#define SDL_TABLE_PANEL_H

#include "sdl/app/scenes.h"
#include "sdl/ui/scroll.h"
#include "session/session.h"
#include "words/words.h"

typedef struct scene *table_panel_opens(struct app *app, struct scene *under, const struct session *session,
                                        int viewer, int pending);

/* The first member of such a scene. */
struct table_panel {
    struct scene scene;
    const struct session *session; /* of the table below */
    struct words words;            /* of the session's players */
    void *rows;                    /* from malloc: what is listed; freed with the scene */
    int count;                     /* of rows */
    bool at_end;                   /* it opens at the newest row */
    struct rect rect;              /* of the whole panel, pixels; set by table_panel_draw */
    struct rect body;              /* of what it holds */
    struct scroll scroll;
    int viewer;          /* what it may show is what this seat knows, or SEAT_NONE */
    int pending;         /* the newest events that the table has not shown yet */
    float wide, content; /* units; the panel is as high as its content needs, up to the window */
    float row;           /* units that an arrow key scrolls */
    SDL_Keycode key;     /* that opened it closes it */
    const char *title;
    void (*copy)(struct table_panel *panel, struct app *app); /* to the clipboard; NULL: nothing to copy */
    const char *other, *other_id;                             /* the button that leads to the other panel */
    SDL_Keycode other_key;
    const char *other_cap;
    table_panel_opens *other_scene;
};

/* Makes `panel`, all zero, a scene over `under` that tells of the session and opens at its newest row. The
 * other members are the caller's. */
void table_panel_init(struct table_panel *panel, const struct scene_class *class, struct scene *under,
                      const struct session *session, int viewer, int pending);

/* Draws the veil, the frame, title and buttons; `foot` units stay free below the body. */
void table_panel_draw(struct app *app, struct table_panel *panel, float foot);

/* Says how high the rows are, in pixels, and begins to draw them in the body: where the first lies. It is
 * scrolled to the newest when it has just been opened. Ended by table_panel_end_rows. */
float table_panel_begin_rows(struct painter *painter, struct table_panel *panel, float high);

void table_panel_end_rows(struct app *app, struct table_panel *panel);

/* What the two scenes have in common (struct scene_class): a key that scrolls or closes, the wheel,
 * a drag, a click, which closes if it is beside the panel, and the end. */
struct scene *table_panel_key(struct scene *scene, struct app *app, const struct scene_key *key);
struct scene *table_panel_drag(struct scene *scene, struct app *app, const char *id, float x, float y,
                               bool drop);
void table_panel_wheel(struct scene *scene, struct app *app, float lines);
struct scene *table_panel_click(struct scene *scene, struct app *app, float x, float y);
void table_panel_leave(struct scene *scene, struct app *app);

#endif
