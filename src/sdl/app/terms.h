/*
 * terms.h: tips for glossary words. Each word is underlined where it first appears in the sentences of a
 * picture (type_explained); resting the pointer on it shows a tip, and F2 steps through them.
 *
 * Words aren't targets: a click goes to the target below.
 */
#ifndef SDL_TERMS_H
#define SDL_TERMS_H

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

#endif
