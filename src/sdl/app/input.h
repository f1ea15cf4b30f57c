/*
 * input.h: mouse, keyboard and gamepad, translated into calls of scenes.
 *
 * Only this module reads SDL's input events. Each click uses the targets
 * of a picture drawn after the click before it, so two fast clicks never hit a
 * target the player did not see.
 */
#ifndef SDL_INPUT_H
#define SDL_INPUT_H

#include <SDL.h>
#include <stdbool.h>

#include "sdl/devices/pads.h"
#include "sdl/devices/scan.h"
#include "sdl/paint/layout.h"

struct app;
struct scene;

enum { INPUT_ID = 48 /* bytes of a target's id */ };

enum device { DEVICE_POINTER, DEVICE_KEYS, DEVICE_PAD };

/* A finger on a touch screen. Unlike a pointer it covers its target and has no place once lifted, so a
 * resting finger shows what hovering would, until the next touch. */
struct touch {
    bool down;
    SDL_TouchID device;
    SDL_FingerID finger; /* the first finger; others are ignored while it is down */
    float silent;        /* seconds since its last event */
    float held;          /* seconds it has rested */
    bool tells;          /* it rested long enough to show a tip: lifting it chooses nothing */
    bool scrolls;        /* it scrolls */
    float dx, dy;        /* offset from the finger to the nearby target it was put down for */
};

/* The text field edited last (ui/field.h). */
struct edit {
    char id[INPUT_ID];
    int caret, anchor; /* byte offsets; the text between them is selected */
    /* the pointer's request, at x, until the field is drawn next */
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
    bool covered;       /* the scene being drawn is below an overlay: nothing in it is hot, held or focused */
    char pressed[INPUT_ID]; /* the target the button went down on, "" if none */
    char focus[INPUT_ID];   /* the target that has the keyboard focus, "" if none */
    bool focus_visible;     /* the ring shows: the keyboard or gamepad was used last */
    struct {
        const char *scene;
        char focus[INPUT_ID];
    } left[8]; /* what had the focus in the scenes that led to this one */
    int left_count;
    bool look;         /* the arrow keys also reach TARGET_INFO */
    struct rect ring;  /* where the keyboard's ring goes, over everything; w 0: nowhere */
    float ring_radius; /* units */
    struct pads pads;
    float hold; /* seconds that a pad's button must still be held until it passes a win; 0: none is */
    char gold[INPUT_ID];  /* the gold button of the table in the last picture, "" if none */
    char aside[INPUT_ID]; /* ... and what had the pad's focus before it came */
    enum device device;   /* used last: caps show its signs */
    const char *scene;    /* the scene whose keys caps now show */
    bool apart;           /* ... though it isn't on the screen: show keys, whichever device is in use */
    struct scan scan;     /* of one-key play */
    struct touch touch;
    SDL_Keycode last;     /* what went down last: a key, or below 0 a pad's button */
    SDL_Keycode held;     /* a key that a scene waits to see let go, or 0: it was */
    bool chosen;          /* the one key is still held: ignore the text it types */
    bool touched;         /* a finger was used after the mouse */
    bool acted;           /* the player did something since the last drawing */
    char field[INPUT_ID]; /* the field of a scene below that the on-screen letters fill, or "" */
    char typed[64];       /* ... and its text */
    struct edit edit;
    char composed[32]; /* text the input method is composing at the caret, or "" */
};

/* Releases a held button or finger without choosing its target, and ends composing. Call it when the event
 * that would end them won't arrive. */
void input_let_go(struct app *app);

/* Handles one event; true if it may have changed what is on the screen so that the picture must be drawn
 * before the next event is handled. */
bool input_event(struct app *app, const SDL_Event *event);

/* Before another scene comes: the focus goes, or is where it was if that scene led to this one. A table keeps
 * none, as another player's hand may be there by then. */
void input_change_scene(struct app *app, const struct scene *next);

/* After a drawing: updates the target under the pointer, and keeps the focus on an existing target. */
void input_settle(struct app *app);

/* After a drawing: turns text input on where a field is edited, and off elsewhere. */
void input_method(struct app *app);

/* Seconds in which nothing moved have passed: before the events that end them, whose presses and touches
 * begin after. */
void input_sleep(struct app *app, float seconds);

/* A step of the loop of `seconds`: resting fingers; one-key play, also for the `slept` seconds before it. */
void input_pass(struct app *app, float seconds, float slept);

/* One-key play: updates the highlight for the targets of a new drawing, with two that scroll. */
void input_scan(struct app *app);

/* Before a drawing: sets the keys that caps show. input_caps_of shows those of a scene that isn't on the
 * screen; NULL ends that. */
void input_show_keys(struct app *app);
void input_caps_of(struct app *app, const char *scene);

/* Returns `out` with the name of the key now assigned to a default key of the table; KEYS_WORDS bytes. */
const char *input_key(const struct app *app, SDL_Keycode key, char *out);

/* Returns `out`, KEYS_WORDS bytes, with the spoken name of the cap that a scene draws as `words` ("P"): the
 * assigned key, or the gamepad's button while a pad is in use; "" if there is none. */
const char *input_cap(struct app *app, const char *words, char *out);

/* Opens and closes the gamepads. */
void input_init(struct app *app);
void input_deinit(struct app *app);

/* True if the target is under the pointer and enabled, held down, or has the visible focus, in the
 * last finished picture, which the player sees. So a widget can ask before it registers itself. */
bool input_is_hot(const struct app *app, const char *id);
bool input_is_pressed(const struct app *app, const char *id);
bool input_is_focused(const struct app *app, const char *id);

/* True if its tip opens: it has the focus, or the pointer is on it and its tip is due (terms.c). */
bool input_tells(const struct app *app, const char *id);

/* Gives the focus to a target (visible only if the focus ring is on). */
void input_focus(struct app *app, const char *id);

#endif
