/*
 * terms.h: words of the glossary that explain themselves: each is underlined where it stands first in the
 * sentences of a picture (type_explained), a pointer that rests on it brings a tip, and F2 goes from one to
 * the next.
 *
 * They are no targets: what is clicked below a word is clicked as if it were not there.
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
    int hot;                     /* the word under the pointer, 1 + glossary_word(), or 0 */
    double since;                /* when it came there, real seconds */
    bool told;                   /* it has rested there, and the picture was asked for that tells so */
    int chosen;                  /* the word that F2 chose, likewise */
};

/* A scene is drawn from here on: the list is empty again. */
void terms_begin(struct app *app);

/* Over the finished scene: the tip of the word that is pointed at or was chosen. */
void terms_draw(struct app *app);

/* The picture under the pointer has changed, or the pointer has gone. */
void terms_settle(struct app *app);

/* The pointer has moved: a word it comes to is told instead of the one that F2 chose. */
void terms_point(struct app *app);

/* One step of the loop: asks for a picture once the pointer has rested. */
void terms_step(struct app *app);

/* F2 goes on to the next word, with Shift to the one before, Esc puts the tip away; true if the key was that.
 * Any other key puts it away too, and is still to be done. */
bool terms_key(struct app *app, const struct scene_key *key);

#endif
