/*
 * scroll.h: panels that scroll, by wheel, by their bar, or pushed like a sheet of paper.
 */
#ifndef SDL_SCROLL_H
#define SDL_SCROLL_H

#include "sdl/app/scene.h"
#include "sdl/art/draw.h"
#include "sdl/ui/flow.h"

/* A column that may be taller than its rect: `begin` clips and returns by how many pixels to move the content
 * up. */
struct scroll {
    float at;      /* pixels */
    float content; /* height of the content, set by the scene while drawing */
    float held;    /* where it was when the pointer or a finger took hold of it */
};
float scroll_begin(struct painter *painter, struct rect rect, const struct scroll *scroll);
void scroll_end(struct painter *painter, struct rect rect, struct scroll *scroll);
/* Lets it be dragged: registers the rect, below what is registered after it, under an id for the scene's
 * `drag`, which hands every call on to scroll_drag. The bar answers the pointer. What is shown can be
 * pushed by it like a sheet of paper, and the bar at the right be pulled. */
void scroll_target(struct app *app, const char *id, struct rect rect, const struct scroll *scroll);
/* Draws the light of the bar again, over what was drawn since. */
void scroll_light(struct app *app, const char *id, struct rect rect, const struct scroll *scroll);
void scroll_drag(struct app *app, struct scroll *scroll, struct rect rect);
void scroll_wheel(struct app *app, struct scroll *scroll, struct rect rect, float lines);
/* Define a scene's `wheel` and `drag` by its members: what scrolls and where it is. */
#define SCROLL_WHEEL(member, rect)                                                                           \
    static void wheel(struct scene *scene, struct app *app, float lines)                                     \
    {                                                                                                        \
        scroll_wheel(app, &of(scene)->member, of(scene)->rect, lines);                                       \
    }
#define SCROLL_DRAG(member, rect)                                                                            \
    static struct scene *drag(struct scene *scene, struct app *app, const char *id, float x, float y,        \
                              bool drop)                                                                     \
    {                                                                                                        \
        (void)id, (void)x, (void)y, (void)drop;                                                              \
        scroll_drag(app, &of(scene)->member, of(scene)->rect);                                               \
        return scene;                                                                                        \
    }
/* Writes words into a rect, lines `leading` units apart: with smaller letters where they have no room or, in
 * a large interface, in full size and scrolled. `id` as for scroll_target. */
void scroll_write(struct app *app, const char *id, struct rect rect, struct scroll *scroll, unsigned text,
                  float leading, const char *words);
/* For a scene's `key`, before the focus moves. Page up and Page down scroll. An arrow key or Tab that would
 * lead the focus out of `rect` first brings what is beyond into view, so that the key reaches it. True if the
 * key has done its work. */
bool scroll_by_key(struct app *app, struct scroll *scroll, struct rect rect, const struct scene_key *key);
/* The same of a text, in which arrow keys scroll while nothing has the focus. */
bool scroll_text_key(struct app *app, struct scroll *scroll, struct rect rect, const struct scene_key *key);
/* Of what goes by whole lines: by how many, once these are added to the part of one that is left in `rest`. A
 * touchpad and a finger come by small parts of a line, and by none at all when they go to the side. */
int scroll_whole_lines(float *rest, float lines);
/* A list of rows in that rect, whose targets are called "<name>:<row>". */
struct scroll_list {
    const char *name;
    struct rect rect;
    float row_height;
    int count;
};
/* An arrow, a page key, Home or End: goes from row `*chosen` to another, which comes into view and gets the
 * ring. False for another key, and where the arrows lead out of the list or into it from another target. */
bool scroll_key(struct app *app, struct scroll *scroll, const struct scroll_list *list, int *chosen,
                SDL_Keycode code);

#endif
