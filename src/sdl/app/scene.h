/*
 * scene.h: what a screen of the program is.
 *
 * A scene draws itself and registers in every drawing what can be clicked
 * (target.h). It never waits: time comes by `update`. Where to go next is
 * returned, never set: a handler returns `scene` itself to stay, another scene
 * to be succeeded by it, or its own `under` to close an overlay.
 *
 * An overlay is a scene whose `under` is set: the scene below is still drawn,
 * but gets no input and no time. When an overlay closes, the one below
 * continues as it was. When a scene without `under` succeeds, all below are freed.
 */
#ifndef SDL_SCENE_H
#define SDL_SCENE_H

#include <SDL.h>
#include <stdbool.h>

#include "sdl/paint/crowd.h"

struct app;
struct scene;

/* What choosing a control does (target_does): returns where to go next, as the hooks below do. The second is
 * for the controls of a list: each has its index. */
typedef struct scene *scene_action(struct scene *scene, struct app *app);
typedef struct scene *scene_list_action(struct scene *scene, struct app *app, int index);

/* The action of a control that leads back: to the scene below, or to the title where there is none. */
scene_action scene_close;

/* A key or gamepad button as the scene gets it. */
struct scene_key {
    SDL_Keycode code; /* SDLK_*: an action's default key, whatever key or button was pressed for it */
    Uint16 modifiers; /* KMOD_* */
    const char *text; /* typed characters (then `code` is 0), or NULL */
};

/* What a scene should say: what a player who comes to it needs, everything on it, or only which scene it is.
 */
enum speak { SPEAK_COMES, SPEAK_ALL, SPEAK_WHERE };

struct scene_class {
    const char *name; /* as in --scene and --trace: "title", "table", ... */
    bool clicks;      /* a control that is chosen is heard (SOUND_BUTTON) */
    bool types; /* letters and digits are content here: they do nothing else, whatever keys were chosen */

    /* Called when the scene comes to the top: first (again = false), or as the overlay above it closed. May
     * be NULL. */
    void (*enter)(struct scene *scene, struct app *app, bool again);
    /* Called once, to free the scene with all that it holds. NULL: it holds nothing but itself. */
    void (*leave)(struct scene *scene, struct app *app);
    /* One fixed step of `dt` seconds (1/60). Calls app_animate or app_wake to get another. May be NULL. */
    struct scene *(*update)(struct scene *scene, struct app *app, float dt);
    /* Draws everything (the backdrop too, unless an overlay) and registers targets. Changes no state of the
     * match. */
    void (*draw)(struct scene *scene, struct app *app);
    /* The target `id`, which has no action of its own, was clicked, its key pressed, or Enter pressed on it.
     * Only enabled ones come. May be NULL. */
    struct scene *(*activate)(struct scene *scene, struct app *app, const char *id);
    /* A key, before targets' own keys and focus movement get it; NULL: not wanted, they may have it. May be
     * NULL. */
    struct scene *(*key)(struct scene *scene, struct app *app, const struct scene_key *key);
    /* A key of the keyboard (with KEYS_CTRL of devices/keys.h), before anything is made of it: true if the
     * scene takes it as a key and not for what it does. May be NULL. */
    bool (*takes_keys)(struct scene *scene, struct app *app, SDL_Keycode pressed);
    /* A TARGET_DRAG target is held and the pointer is at x, y (pixels): at the press and at every move, and
     * once with `drop` when it is let go after having moved. May be NULL. */
    struct scene *(*drag)(struct scene *scene, struct app *app, const char *id, float x, float y, bool drop);
    /* The wheel was turned by `lines` (positive: up). May be NULL. */
    void (*wheel)(struct scene *scene, struct app *app, float lines);
    /* Another language is spoken, or somebody has another name: words that were made before, and are kept,
     * are to be made anew. May be NULL. */
    void (*reword)(struct scene *scene, struct app *app);
    /* A click that met no target (interrupting an animation, putting back a selected tile). May be NULL. */
    struct scene *(*click)(struct scene *scene, struct app *app, float x, float y);
    /* Speaks of itself, with speaker_say. NULL: what is written on it is read, and read again where it
     * changes. */
    void (*speak)(struct scene *scene, struct app *app, enum speak what);
};

/* The head of every scene's own struct: its first member. */
struct scene {
    const struct scene_class *class;
    struct scene *under;  /* the scene an overlay lies on, or NULL */
    const char *alias;    /* a sub-state's name for --trace ("table-claim"), or NULL: the class's name */
    struct growth growth; /* of its letters: loop.c */
};

/* A new scene of that struct, whose first member is its `struct scene`: all else is zero. `under`: the scene
 * it lies on, or NULL. */
#define SCENE_NEW(type, class, under) ((type *)scene_new(sizeof(type), class, under))
struct scene *scene_new(size_t size, const struct scene_class *class, struct scene *under);

/* Defines `of`, which gives a file's hooks their scene as what it is. */
#define SCENE_OF(type)                                                                                       \
    static type *of(struct scene *scene)                                                                     \
    {                                                                                                        \
        return (type *)scene;                                                                                \
    }

#endif
