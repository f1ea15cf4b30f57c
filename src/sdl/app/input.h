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

#include "sdl/paint/layout.h"

struct app;

enum { INPUT_ID = 48 /* bytes of a target's id */, INPUT_AXES = 5 /* of a gamepad that mean something */ };

struct input {
    float x, y;    /* the pointer in output pixels; far outside when it left the window */
    bool down;     /* the left button (or a finger) is held */
    bool dragging; /* ... on a TARGET_DRAG target and has moved away by some units */
    float press_x, press_y;
    char hot[INPUT_ID]; /* the target under the pointer in the last finished picture, "" if none; also while
                           disabled */
    bool hot_on;        /* ... and it can be clicked */
    bool covered;       /* what is drawn now lies below an overlay: nothing of it is hot, held or focused */
    char pressed[INPUT_ID]; /* the target the button went down on, "" if none */
    char focus[INPUT_ID];   /* the target that has the keyboard focus, "" if none */
    bool focus_visible;     /* the ring shows: the keyboard or gamepad was used last */
    bool look;              /* the arrow keys also reach what only tells something (TARGET_INFO) */
    struct rect ring;       /* where the keyboard's ring goes, over everything; w 0: nowhere */
    float ring_radius;      /* units */
    int pushed[INPUT_AXES]; /* -1, 0, 1: where each stick and trigger of the gamepad is pushed */
    SDL_GameController *gamepad;
};

/* Handles one event; true if it may have changed what is on the screen so that the picture must be drawn
 * before the next event is handled. */
bool input_event(struct app *app, const SDL_Event *event);

/* After a drawing: finds anew what is under the pointer, and keeps the focus on a target that exists. */
void input_settle(struct app *app);

/* Opens and closes the first gamepad. */
void input_init(struct app *app);
void input_deinit(struct app *app);

/* True if the target is under the pointer and enabled, held down, or has the visible focus. They judge by the
 * last finished picture, as that is what the player points at, so a widget may ask before it registers
 * itself. */
bool input_is_hot(const struct app *app, const char *id);
bool input_is_pressed(const struct app *app, const char *id);
bool input_is_focused(const struct app *app, const char *id);

/* Gives the focus to a target (visible only if the ring shows already). */
void input_focus(struct app *app, const char *id);

#endif
