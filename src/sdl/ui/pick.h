/*
 * pick.h: a list over a scene, of which one thing is chosen: what to do, or what to look for.
 */
#ifndef SDL_PICK_H
#define SDL_PICK_H

#include <SDL.h>
#include <stdbool.h>

#include "sdl/app/scene.h"

enum { PICK_MAX = 40, PICK_LABEL = 64, PICK_SUB = 200, PICK_TEXT = 400 };

struct pick_item {
    char label[PICK_LABEL];
    char sub[PICK_SUB];    /* explanation, or why it is off; "": none */
    const char *key_label; /* static, or NULL */
    SDL_Keycode key;
    bool off;
};

struct pick {
    char title[PICK_LABEL];
    char text[PICK_TEXT]; /* below the title; "": none */
    struct pick_item items[PICK_MAX];
    int count;
    int chosen; /* the one that holds now and has a mark, or -1 */
    /* Where to go: called with the scene below, which stays valid; returns it or a successor. Leaving the
     * list without choosing goes back to that scene, and this is not called. */
    struct scene *(*answer)(struct scene *under, struct app *app, int index);
    /* In its place, of a list that stays: what is chosen is only shown or played. */
    void (*sample)(struct app *app, int index);
};

/* Adds an item, whose label and sub line are copied; returns it. */
struct pick_item *pick_add(struct pick *pick, const char *label, const char *sub);

/* The list over a scene; the pick is copied. Its targets are "pick:<index>" and "button:back". */
struct scene *scene_pick(struct app *app, struct scene *under, const struct pick *pick);

#endif
