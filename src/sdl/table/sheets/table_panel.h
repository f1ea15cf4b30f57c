/*
 * table_panel.h: the frame of what is opened over the table to read: the log
 * and the score sheet. Esc or a click beside it closes, each leads to the other.
 */
#ifndef SDL_TABLE_PANEL_H
#define SDL_TABLE_PANEL_H

#include "sdl/app/scenes.h"
#include "sdl/ui/widgets.h"
#include "session/session.h"

/* What the overlay tells about. */
struct table_panel {
    const struct session *session; /* of the table below */
    struct rect rect;              /* of the whole panel, pixels; set by table_panel_draw */
    struct rect body;              /* of what it holds */
    struct scroll scroll;
    int viewer;          /* the seat whose knowledge is told, or SEAT_NONE */
    int pending;         /* the newest events that the table has not shown yet */
    float wide, content; /* units; the panel is as high as its content needs, up to the window */
    const char *title;
    const char *other, *other_id; /* the button that leads to the other panel */
    SDL_Keycode other_key;
    const char *other_cap;
};

/* Draws the veil, the frame, title and buttons; `foot` units stay free below the body. */
void table_panel_draw(struct app *app, struct table_panel *panel, float foot);

/* The keys that scroll or close; false if it was none of them, `*closed` if it closes. */
bool table_panel_key(struct app *app, struct table_panel *panel, const struct scene_key *key, float row,
                     bool *closed);

/* True if a click there closes it. */
bool table_panel_is_beside(const struct table_panel *panel, float x, float y);

#endif
