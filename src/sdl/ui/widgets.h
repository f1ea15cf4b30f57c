/*
 * widgets.h: buttons, links, panels, the heads of screens. Rows of a form are in rows.h and field.h, panels
 * that scroll in scroll.h.
 *
 * A widget draws itself and registers its target; it keeps no state. What choosing it does is given where it
 * is drawn: a button carries the function as `does`, and any other widget gets it with target_does (target.h)
 * right after it is drawn. Every widget shows whether it is hovered, held, focused or off, and all of them
 * play their own sounds.
 *
 *     struct button button = button_make("button:undo", tr("Undo"), NULL, "U", SDLK_u);
 *     button.does = undo; (static struct scene *undo(struct scene *scene, struct app *app))
 *     widget_button(app, rect, &button);
 *     widget_link(app, rect, "button:rules", tr("Rules"), 0);
 *     target_does(app, open_rules);
 */
#ifndef SDL_WIDGETS_H
#define SDL_WIDGETS_H

#include <stdbool.h>

#include "sdl/app/scene.h"
#include "sdl/art/draw.h"
#include "sdl/art/type.h"
#include "sdl/ui/flow.h"

/* If the target has the visible focus: the ring is drawn round the rect when everything else is. */
void widget_ring(struct app *app, const char *id, struct rect rect, float radius);

/* Registers the target of a widget; the ring of the focus is shown on it, with corners of that radius
 * (units). */
void widget_target(struct app *app, const char *id, struct rect rect, unsigned flags, SDL_Keycode key,
                   float radius);

/* A button as on the table: name, a line below it, a key. */
struct button {
    const char *id; /* "button:pung" */
    const char *label;
    const char *sub; /* explanation or, when off, the reason; may be NULL; wraps to two lines if it must */
    const char *key_label;      /* "P", "Space"; NULL: none shown */
    SDL_Keycode key;            /* 0: none */
    enum button_look look;      /* BUTTON_OFF: cannot be clicked */
    bool warning;               /* the sub line is a warning (furiten) */
    bool glow;                  /* a brass glow round it */
    bool centred;               /* the words stand in the middle */
    const char *icon;           /* icon left of the words, as for draw_svg, or NULL */
    const char *picture;        /* a picture in its own colours there, as high as the button, or NULL */
    scene_action *does;         /* what choosing it does, or NULL */
    scene_list_action *does_at; /* the same for one of a list, called with `index` */
    int index;
    bool quiet; /* its action makes its own sound (TARGET_QUIET) */
};
void widget_button(struct app *app, struct rect rect, const struct button *button);

/* A secondary one; `sub` may be NULL. */
struct button button_make(const char *id, const char *label, const char *sub, const char *key_label,
                          SDL_Keycode key);

/* A secondary button with that action, and the golden one, which Enter chooses. */
struct button button_to(const char *id, const char *label, const char *key_label, SDL_Keycode key,
                        scene_action *does);
struct button button_primary(const char *id, const char *label, const char *sub, scene_action *does);

/* The same, but off where there is a reason for that: it stands in place of the key. */
struct button button_unless(struct button button, const char *why_not);

/* Returns how wide a button must be for its label and key cap as large as they are. */
float widget_button_width(struct painter *painter, const struct button *button);

/* Buttons side by side that fill the row: each gets that width and an equal share of what is left; if there
 * is no room for that, all are equally wide. */
void widget_button_row(struct app *app, struct rect row, float gap, const struct button *buttons, int count);

/* Returns what the cap of a widget says: on a gamepad A while the widget has the focus, else its own key. */
const char *widget_cap(const struct app *app, const char *id, const char *key_label);

/* A square button with an icon (draw_svg path); the key works, but only a gamepad's sign is shown. */
void widget_icon_button(struct app *app, struct rect rect, const char *id, const char *icon, SDL_Keycode key);

/* Serif words without a body, underlined; in a row of them, as in the title's foot line, only under the
 * pointer. */
void widget_link(struct app *app, struct rect rect, const char *id, const char *label, SDL_Keycode key);
void widget_link_of_row(struct app *app, struct rect rect, const char *id, const char *label,
                        SDL_Keycode key);

/* Returns how wide its rect is to be for these words, in pixels. */
float widget_link_width(struct painter *painter, const char *label);

/* A dark panel with a serif heading. The pen has what is below that. */
struct pen widget_panel(struct painter *painter, struct rect rect, const char *heading);

/* Returns how many pixels below the baseline of a title the line below it stands: clear of what hangs there,
 * however large the interface's scale makes it. */
float widget_below_title(struct painter *painter);

/* The list of a screen's pages at the left of a pen's place (on a phone above), which has the rest; returns
 * the list's. Number i has the id "page:<i + 1>". */
struct pen widget_pages(struct app *app, struct pen *pen, const char *const *names, int count, int here);

/* The title of a screen with a Back button at the left top ("button:back", Esc). It is the target added last,
 * and does scene_close until target_does gives it another action. */
void widget_screen_head(struct app *app, const char *title, const char *sub);

/* The same on the backdrop, that much darker (percent). The pen has what is between the margins and below
 * `top` (units); on a phone what is below the head, without an end: window_reach says how much it took. */
struct pen widget_screen(struct app *app, int darker, const char *title, const char *sub, float top);

/* An overlay on the scene below, which a veil covers: its title and, if it `closes`, a button for that
 * as on a screen. The pen has what is below the title, within an edge of 28 units. */
struct pen widget_overlay(struct app *app, struct rect box, const char *title, bool closes);

/* A square button ("button:ask-scorer", Q) that asks the scorer about the hand that is shown. */
void widget_ask(struct app *app, struct rect rect, scene_action *does);

/* A link ("button:puzzles", F) that says how many decisions of earlier matches are to be found again today,
 * its top right corner there, in units, and opens scene_puzzles; nothing if none are. */
void widget_due(struct app *app, float right, float top, int due);

#endif
