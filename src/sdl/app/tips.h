/*
 * tips.h: decides when a tip opens, for the targets and the glossary words of every scene.
 *
 * A tip opens once the pointer has moved since the thing under it changed, and half a second has passed. A
 * click closes it until something else is under the pointer. A scene can keep tips away for as long as
 * something else is to be watched. Where a tip goes is decided in art/tip.h.
 */
#ifndef SDL_TIPS_H
#define SDL_TIPS_H

#include "sdl/app/input.h"
#include "sdl/app/scene.h"

struct app;

struct tips {
    const struct scene *scene; /* the thing under the pointer: in this scene, */
    char thing[INPUT_ID];      /* a target, "" if none, */
    int word;                  /* and a glossary word, 1 + glossary_word(), 0 if none */
    bool moved;                /* the pointer has moved since that came under it */
    bool closed;               /* ... and a click closed its tip */
    bool told;                 /* its tip was due, and a redraw requested */
    bool quiet;                /* the scene being drawn wants none */
    double since;              /* when it moved, real seconds */
};

/* Before a scene is drawn: it may have tips. */
void tips_begin(struct app *app);

/* The scene that is drawn now has no tips under the pointer; one with the keyboard's focus still opens. */
void tips_quiet(struct app *app);

/* Looks at what is under the pointer, after a drawing or a motion (`moved`). */
void tips_settle(struct app *app, bool moved);

/* Closes the tip of the thing under the pointer. */
void tips_close(struct app *app);

/* One step of the loop: requests a redraw once a tip is due. */
void tips_step(struct app *app);

/* True if the tip of the thing under the pointer is open. */
bool tips_open(const struct app *app);

#endif
