/*
 * pads.h: what the buttons of a gamepad do, and how they look.
 *
 * A button stands for the default key of an action (keys.h), so that a pad does whatever keys do. Which sign
 * is on it depends on who made the pad.
 */
#ifndef SDL_PADS_H
#define SDL_PADS_H

#include <SDL.h>
#include <stdbool.h>

#include "sdl/art/cap.h"

enum { PADS_MAX = 16 /* some tools make ghosts of pads */, PADS_AXES = 5 };

/* All pads that are plugged in. They come and go at any time; whichever is used is listened to. */
struct pads {
    SDL_GameController *open[PADS_MAX];  /* NULL: free */
    int last;                            /* the place that the one used last has */
    SDL_JoystickID used;                 /* ... as events name it */
    int pushed[PADS_MAX + 1][PADS_AXES]; /* -1, 0, 1: where each stick and trigger of each is pushed; the
                                             last of what is none of these */
};

void pads_init(struct pads *pads);
void pads_deinit(struct pads *pads);

/* What an event of a pad means: a key (the default one of an action), or the wheel turned by so many lines.
 * False if it is none of these, or means nothing; a pad that came or went is noted in any case. */
struct pads_does {
    SDL_Keycode key;
    float lines;
};
bool pads_take(struct pads *pads, const SDL_Event *event, struct pads_does *does);

/* True for the event by which the pad that was used last goes away. */
bool pads_is_loss(const struct pads *pads, const SDL_Event *event);

/* Returns what the pad used last is. */
SDL_GameControllerType pads_type(const struct pads *pads);

/* The button of such a pad that stands for the key: CAP_NONE if none does. */
struct cap pads_cap(SDL_GameControllerType type, SDL_Keycode key);

#endif
