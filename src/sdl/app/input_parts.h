/*
 * input_parts.h: what input.c and input_ways.c share; nobody else includes it.
 */
#ifndef SDL_INPUT_PARTS_H
#define SDL_INPUT_PARTS_H

#include <SDL.h>
#include <stdbool.h>

struct app;
struct target;

enum { INPUT_DRAG = 6 /* units that something held goes before it is dragged */ };

/* A device is used: caps show its signs. */
void input_use(struct app *app, enum device device);

/* Something is pressed where the pointer or finger is, moved with it, let go there. */
void input_press(struct app *app);
void input_pull(struct app *app);
void input_release(struct app *app);

/* The target is chosen, or the wheel turned by so many lines. */
void input_activate(struct app *app, const struct target *target);
bool input_wheel(struct app *app, float lines);

/* True while letters are typed, whatever they do elsewhere. */
bool input_is_typing(const struct app *app);

/* True where letters are chosen on the screen, as what is used now has none to type with. */
bool input_shows_letters(const struct app *app);

/* The input method shows what it has to compose: then the keys are for that. */
bool input_compose(struct app *app, const char *text);

/* The one key is pressed: what is lit is chosen. */
bool input_choose_lit(struct app *app);

bool input_finger_down(struct app *app, const SDL_TouchFingerEvent *event);
bool input_finger_moves(struct app *app, const SDL_TouchFingerEvent *event);
bool input_finger_up(struct app *app, const SDL_TouchFingerEvent *event);

#endif
