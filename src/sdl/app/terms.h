/*
 * terms.h: when tips open, and those for glossary words.
 *
 * A tip, of a target or of a word, opens once the pointer has moved since the thing under it changed, and
 * half a second has passed. A click closes it until something else is under the pointer. A scene can keep
 * tips away for as long as something else is to be watched. Where a tip goes is decided in art/tip.h.
 *
 * Each glossary word is underlined where it first appears in the sentences of a picture (type_explained). F2
 * steps through them. Words aren't targets: a click goes to the target below.
 */
#ifndef SDL_TERMS_H
#define SDL_TERMS_H

#include "sdl/app/input.h"
#include "sdl/app/scene.h"
#include "sdl/art/type.h"

struct app;

enum { TERMS_MAX = 48 };

struct term {
    int which; /* glossary_word() */
    struct rect rect;
};

struct terms {
    struct type_terms asks; /* what type.h is given */
    int count;
    struct term list[TERMS_MAX]; /* of the top scene's picture, in the order they were drawn */
    int chosen;                  /* the word that F2 chose, 1 + glossary_word(), or 0 */
};

/* Empties the list; call it before a scene is drawn. */
void terms_begin(struct app *app);

/* Draws the tip of the hovered or chosen word, over the finished scene. */
void terms_draw(struct app *app);

/* Returns the word at a point (pixels), 1 + glossary_word(), or 0. */
int terms_at(const struct app *app, float x, float y);

/* The pointer has moved: a word under it replaces the one that F2 chose. */
void terms_point(struct app *app);

/* F2 chooses the next word, Shift+F2 the previous one, Esc closes the tip; true if the key did one of these.
 * Any other key also closes the tip, and the caller still handles it. */
bool terms_key(struct app *app, const struct scene_key *key);

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

/* Keeps tips off all that can be clicked (art/tip.h). */
void tips_keep_targets_clear(struct app *app);

/* One step of the loop: requests a redraw once a tip is due. */
void tips_step(struct app *app);

/* True if the tip of the thing under the pointer is open. */
bool tips_open(const struct app *app);

#endif
