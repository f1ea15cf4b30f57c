/*
 * input.h: mouse, keyboard and gamepad, turned into what scenes understand.
 *
 * Only this module reads SDL's input events. A click is always judged by the
 * targets of a picture that was drawn after the click before it, so two fast
 * clicks never hit something the player did not see.
 */
#ifndef SDL_INPUT_H
#define SDL_INPUT_H

#include <SDL.h>
#include <stdbool.h>

#include "sdl/devices/keys.h"
#include "sdl/devices/pads.h"
#include "sdl/devices/scan.h"
#include "sdl/paint/layout.h"

struct app;

enum { INPUT_ID = 48 /* bytes of a target's id */ };

enum device { DEVICE_POINTER, DEVICE_KEYS, DEVICE_PAD };

/* A finger: no pointer, as it covers what it points at and is nowhere when lifted. What hovering shows comes
 * when it rests, and stays till the next touch. */
struct touch {
    bool down;
    SDL_TouchID device;
    SDL_FingerID finger; /* the first; others count for nothing while it is there */
    float silent;        /* seconds since it was heard of */
    float held;          /* seconds it has rested */
    bool tells;          /* it rested long enough: lifting it chooses nothing */
    bool scrolls;        /* it pushes what is shown up and down */
    float dx, dy;        /* from where it is to the target close by that it was put down for */
};

/* The line of text that is edited (ui/field.h): the last one that was. */
struct edit {
    char id[INPUT_ID];
    int caret, anchor; /* bytes before them; what lies between is selected */
    /* what the pointer asked for, at x, until the field is drawn next */
    enum { EDIT_NOTHING, EDIT_PLACE, EDIT_EXTEND, EDIT_WORD, EDIT_ALL } point;
    float x;
    bool drags; /* the pointer selects while it is held */
};

struct input {
    float x, y;    /* the pointer in output pixels; far outside when it left the window */
    bool down;     /* the left button (or a finger) is held */
    bool dragging; /* ... on a TARGET_DRAG target and has moved away by some units */
    float press_x, press_y;
    char hot[INPUT_ID]; /* the target under the pointer in the last finished picture, "" if none; also while
                           disabled */
    bool hot_on;        /* ... and it can be clicked */
    bool hot_came;      /* ... and it came under a pointer that has not moved since */
    bool covered;       /* what is drawn now lies below an overlay: nothing of it is hot, held or focused */
    char pressed[INPUT_ID]; /* the target the button went down on, "" if none */
    char focus[INPUT_ID];   /* the target that has the keyboard focus, "" if none */
    bool focus_visible;     /* the ring shows: the keyboard or gamepad was used last */
    bool look;              /* the arrow keys also reach what only tells something (TARGET_INFO) */
    struct rect ring;       /* where the keyboard's ring goes, over everything; w 0: nowhere */
    float ring_radius;      /* units */
    struct pads pads;
    enum device device; /* used last: caps show its signs */
    const char *scene;  /* the scene whose keys caps now show */
    bool apart;         /* ... though it is not on the screen: keys alone, whatever is used */
    struct scan scan;   /* of one-key play */
    struct touch touch;
    bool chosen;          /* the one key was pressed, and none let go since: what it writes is not typed */
    bool touched;         /* a finger was used after the mouse */
    bool acted;           /* the player did something since the last drawing */
    char field[INPUT_ID]; /* of a scene below: letters are chosen for it, "" if for none */
    char typed[64];       /* ... and what stands in it */
    struct edit edit;
    char composed[32]; /* what the input method makes a text of, at the caret; "" if nothing */
};

/* Whatever is held is let go without choosing anything, and nothing is composed any more: who would tell of
 * the end is not listened to, or has the player's attention elsewhere. */
void input_let_go(struct app *app);

/* Handles one event; true if it may have changed what is on the screen so that the picture must be drawn
 * before the next event is handled. */
bool input_event(struct app *app, const SDL_Event *event);

/* After a drawing: finds anew what is under the pointer, and keeps the focus on a target that exists. */
void input_settle(struct app *app);

/* After a drawing: letters of the keyboard come as text where something is typed, and as keys alone
 * elsewhere. */
void input_method(struct app *app);

/* A step of the loop, of so many seconds, after so many in which there was none: fingers that rest, one-key
 * play. */
void input_pass(struct app *app, float seconds, float slept);

/* While one key plays: what is lit now that the targets are those of a new drawing. The two below scroll. */
void input_scan(struct app *app);
extern const char input_scan_up[], input_scan_down[];

/* Before a drawing: caps show the keys and signs of now; of another scene than the one on the screen (NULL:
 * of that one again). */
void input_show_keys(struct app *app);
void input_caps_of(struct app *app, const char *scene);

/* The key in force for what has that default key at the table, as its cap says it; KEYS_WORDS bytes. */
const char *input_key(const struct app *app, SDL_Keycode key, char *out);

/* What is on the cap that a scene draws as `words` ("P"), to be spoken of: the key in force, or while a pad
 * is used the button that does the same; "" where it has none. Into `out`, KEYS_WORDS bytes. */
const char *input_cap(struct app *app, const char *words, char *out);

/* Opens and closes the gamepads. */
void input_init(struct app *app);
void input_deinit(struct app *app);

/* True if the target is under the pointer and enabled, held down, or has the visible focus. They judge by the
 * last finished picture, as that is what the player points at, so a widget may ask before it registers
 * itself. */
bool input_is_hot(const struct app *app, const char *id);
bool input_is_pressed(const struct app *app, const char *id);
bool input_is_focused(const struct app *app, const char *id);

/* Whether its tip opens: it has the focus, or the pointer came to it, and not it under a pointer that rests.
 */
bool input_tells(const struct app *app, const char *id);

/* Gives the focus to a target (visible only if the ring shows already). */
void input_focus(struct app *app, const char *id);

#endif
