/*
 * widgets.h: buttons, toggles, sliders, choices, fields, scroll panels.
 *
 * A widget draws itself and registers its target; it keeps no state. What a click on
 * it means is decided in the scene's `activate` by the id. Every widget shows whether it is hovered, held,
 * focused or off, and all of them play their own sounds.
 */
#ifndef SDL_WIDGETS_H
#define SDL_WIDGETS_H

#include <stdbool.h>

#include "sdl/app/scene.h"
#include "sdl/art/draw.h"
#include "sdl/art/type.h"

struct painter;

/* If the target has the visible focus: the ring is drawn round the rect when everything else is. */
void widget_ring(struct app *app, const char *id, struct rect rect, float radius);

/* A button as on the table: name, a line below it, a key. */
struct button {
    const char *id; /* "button:pung" */
    const char *label;
    const char *sub; /* explanation or, when off, the reason; may be NULL; wraps to two lines if it must */
    const char *key_label; /* "P", "Space"; NULL: none shown */
    SDL_Keycode key;       /* 0: none */
    enum button_look look; /* BUTTON_OFF: cannot be clicked */
    bool warning;          /* the sub line is a warning (furiten) */
    bool glow;             /* a brass glow round it */
    bool centred;          /* the words stand in the middle */
    const char *icon;      /* icon left of the words, as for draw_svg, or NULL */
};
void widget_button(struct app *app, struct rect rect, const struct button *button);

/* A square button with an icon (draw_svg path); the key works but is not shown. */
void widget_icon_button(struct app *app, struct rect rect, const char *id, const char *icon, SDL_Keycode key);

/* Serif words without a body, as in the title's foot line. */
void widget_link(struct app *app, struct rect rect, const char *id, const char *label, SDL_Keycode key);

/* How wide its rect is to be for these words, in pixels. */
float widget_link_width(struct painter *painter, const char *label);

/* A switch at the right of a row with label and help line. The row itself is the target. */
void widget_toggle(struct app *app, struct rect rect, const char *id, const char *label, const char *help,
                   bool on, bool enabled);

/* A row with a label and segments to choose from; segment i has the id "<id>:<i>". */
void widget_choice(struct app *app, struct rect rect, const char *id, const char *label, const char *help,
                   const char *const *choices, int count, int chosen, bool enabled);

/* A row with a slider 0 to `most`; target `id` (TARGET_DRAG). widget_slider_value tells the value at x for
 * its rect. */
void widget_slider(struct app *app, struct rect rect, const char *id, const char *label, int value, int most);
int widget_slider_value(const struct painter *painter, struct rect rect, int most, float x);

/* A line of text that can be typed. */
struct field {
    char text[64];
    int room; /* most bytes that may be typed */
    bool digits;
    const char *hint; /* shown while it is empty, or NULL */
};
void widget_field(struct app *app, struct rect rect, const char *id, const char *label,
                  const struct field *field);
/* Its box alone, where nothing need be said beside it. */
void widget_field_box(struct app *app, struct rect box, const char *id, const struct field *field);
/* Types a key into the field; false if the key means nothing to it. */
bool field_key(struct field *field, const struct scene_key *key);

/* A column that may be taller than its rect: `begin` clips and returns by how many pixels to move the content
 * up. */
struct scroll {
    float at;      /* pixels */
    float content; /* height of the content, set by the scene while drawing */
    float held;    /* where it was when the pointer or a finger took hold of it */
};
float widget_scroll_begin(struct painter *painter, struct rect rect, const struct scroll *scroll);
void widget_scroll_end(struct painter *painter, struct rect rect, struct scroll *scroll);
/* Lets it be dragged: registers the rect, below what is registered after it, under an id for the scene's
 * `drag`, which hands every call on to widget_scroll_drag. The bar answers the pointer. What is shown can be
 * pushed by it like a sheet of paper, and the bar at the right be pulled. */
void widget_scroll_target(struct app *app, const char *id, struct rect rect, const struct scroll *scroll);
void widget_scroll_drag(struct app *app, struct scroll *scroll, struct rect rect);
void widget_scroll_wheel(struct app *app, struct scroll *scroll, struct rect rect, float lines);

/* A dark panel with a serif heading; what it holds begins at the y it returns (pixels). */
float widget_panel(struct painter *painter, struct rect rect, const char *heading);

/* How many pixels below the baseline of a title the line below it stands: clear of what hangs there, however
 * large the interface's scale makes it. */
float widget_below_title(struct painter *painter);

/* A row of a list of pages; the one that is shown is lit. The target is `rect` without a narrow edge. */
void widget_page_row(struct app *app, struct rect rect, const char *id, const char *name, bool here);

/* The title of a screen with a Back button at the left top ("button:back", Esc). */
void widget_screen_head(struct app *app, const char *title, const char *sub);

#endif
