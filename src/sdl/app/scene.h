/*
 * scene.h: the interface of a screen.
 *
 * A scene draws itself and registers its clickable targets in every drawing
 * (target.h). It never waits: time passes in `update`. A handler returns the
 * next scene: `scene` itself to stay, another scene to replace it, or its own
 * `under` to close an overlay.
 *
 * An overlay is a scene whose `under` is set: the scene below is still drawn,
 * but gets no input and no time. When an overlay closes, the one below
 * continues as it was. A new scene without `under` frees all scenes before it.
 */
#ifndef SDL_SCENE_H
#define SDL_SCENE_H

#include <SDL.h>
#include <stdbool.h>

#include "sdl/paint/crowd.h"

struct app;
struct scene;

/* The action of a control (target_does): returns the next scene, as the hooks below do. The second is for
 * controls of a list and gets their index. */
typedef struct scene *scene_action(struct scene *scene, struct app *app);
typedef struct scene *scene_list_action(struct scene *scene, struct app *app, int index);

/* The action of a back button: returns the scene below, or the title if there is none. */
scene_action scene_close;

/* A key or gamepad button as the scene gets it. */
struct scene_key {
    SDL_Keycode code; /* SDLK_*: an action's default key, whatever key or button was pressed for it */
    Uint16 modifiers; /* KMOD_* */
    const char *text; /* typed characters (then `code` is 0), or NULL */
};

/* What a scene speaks: the news on arrival, everything, or only its name. */
enum speak { SPEAK_COMES, SPEAK_ALL, SPEAK_WHERE };

struct scene_class {
    const char *name; /* as in --scene and --trace: "title", "table", ... */
    bool clicks;      /* choosing a control plays SOUND_BUTTON */
    bool phone;       /* it has places for the screen of a phone too (layout.h) */
    bool seated;      /* the players sit at the table: the painted place is around it (venue/venue.h) */
    bool types;       /* letters and digits are text here, never shortcuts, whatever keys are assigned */

    /* Called when the scene becomes the top one: at first (again = false), or after the overlay above it
     * closed. May be NULL. */
    void (*enter)(struct scene *scene, struct app *app, bool again);
    /* Frees the scene and everything it owns; called once. NULL: it owns only itself. */
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
    /* Rebuilds stored sentences after a change of language or of a name. May be NULL. */
    void (*reword)(struct scene *scene, struct app *app);
    /* A click that met no target (interrupting an animation, putting back a selected tile). May be NULL. */
    struct scene *(*click)(struct scene *scene, struct app *app, float x, float y);
    /* Describes the scene with speaker_say. NULL: the speaker reads the text on it, and reads changes. */
    void (*speak)(struct scene *scene, struct app *app, enum speak what);
    bool reads;  /* ... with `speak` too, except what is drawn while painter.told */
    bool headed; /* its heading is as long as the window is wide: notices stand at the foot */
};

/* The head of every scene's own struct: its first member. */
struct scene {
    const struct scene_class *class;
    struct scene *under;  /* the scene below an overlay, or NULL */
    const char *alias;    /* a sub-state's name for --trace ("table-claim"), or NULL: the class's name */
    bool hushed;          /* buttons make no sound under the pointer: it would tell that they are there */
    struct growth growth; /* its text scale: loop.c */
    float panned;         /* pixels: how far down a phone shows it (window.h) */
};

/* Returns a new scene of that struct, whose first member is its `struct scene`; the rest is zero. `under`:
 * the scene below, or NULL. The app frees it by `leave`. */
#define SCENE_NEW(type, class, under) ((type *)scene_new(sizeof(type), class, under))
struct scene *scene_new(size_t size, const struct scene_class *class, struct scene *under);

/* Defines `of`, which casts a hook's scene to its struct. */
#define SCENE_OF(type)                                                                                       \
    static type *of(struct scene *scene)                                                                     \
    {                                                                                                        \
        return (type *)scene;                                                                                \
    }

#endif
