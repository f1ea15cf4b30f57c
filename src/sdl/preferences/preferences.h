/*
 * preferences.h: the pages of the settings as data.
 *
 * A row shows and changes a number or text of struct settings, found by its place there or by the row's
 * functions. A new setting is a row of preference_pages.c, a field of struct settings, and a line in the
 * table of session/settings.c.
 */
#ifndef SDL_PREFERENCES_H
#define SDL_PREFERENCES_H

#include <stddef.h>

#include "sdl/app/scene.h"
#include "sdl/paint/layout.h"
#include "sdl/ui/field.h"
#include "sdl/ui/flow.h"

enum preference_kind {
    PREFERENCE_FLAG,   /* a switch: a bool */
    PREFERENCE_CHOICE, /* one of some words: an int, the word's place */
    PREFERENCE_LIST,   /* one of many: shows word 0; a click opens the list */
    PREFERENCE_SLIDER, /* an int from 0 to `most` */
    PREFERENCE_FIELD,  /* typed: a text of PLAYER_NAME bytes */
    PREFERENCE_BUTTON  /* does something */
};

struct preference {
    enum preference_kind kind;
    const char *id, *label, *help; /* marked for translation; no help: NULL */
    SDL_Keycode
        key;      /* of a flag: the default key of the action whose key is {1} in its help or label; or 0 */
    size_t place; /* of its value in struct settings */
    int most;     /* of a slider */
    const char *(*word)(const struct app *app, int i); /* of a choice, translated; NULL after the last */
    int (*get)(const struct app *app);                 /* NULL: the number at `place` */
    void (*set)(struct app *app, int value);           /* NULL: the same */
    void (*sample)(struct app *app);                   /* plays an example after a change; or NULL */
    scene_list_action *choose;                         /* of a choice that leads elsewhere */
    scene_action *act;                                 /* of a button or a list */
};

enum {
    PREFERENCES_PLAY,
    PREFERENCES_LOOK,
    PREFERENCES_SOUND,
    PREFERENCES_SPEECH,
    PREFERENCES_SCREEN,
    PREFERENCES_PLAYERS,
    PREFERENCES_DEVICES,
    PREFERENCES_FILES
};

enum { PREFERENCE_ROWS = 12, PREFERENCE_WORDS = 12 };

struct preference_page {
    const char *name; /* marked for translation */
    const struct preference *rows;
    int count;
    /* Draws something above the rows and cuts it off. NULL: nothing. */
    void (*draw)(struct app *app, struct pen *pen);
};

/* All pages, in their order; ended by one without a name. */
extern const struct preference_page preference_pages[];

/* Opens the settings over a scene, at that page. */
struct scene *preferences_at(struct app *app, struct scene *under, int page);

/* Returns the value of a row that has a number. */
int preference_value(const struct app *app, const struct preference *row);

#endif
