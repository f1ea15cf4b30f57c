/*
 * input_parts.h: functions shared by input.c, input_keys.c and input_ways.c only.
 */
#ifndef SDL_INPUT_PARTS_H
#define SDL_INPUT_PARTS_H

#include <SDL.h>
#include <stdbool.h>

struct app;
struct scene;
struct scene_key;
struct target;

enum {
    INPUT_DRAG = 6,     /* units a held target moves before a drag starts */
    INPUT_AWAY = -10000 /* x and y of a pointer that is nowhere in the window */
};

/* A device is used: caps show its signs. */
void input_use(struct app *app, enum device device);

/* Press, move and release at the place of the pointer or finger; a held target follows it, and in a field it
 * selects text. */
void input_press(struct app *app, int clicks);
void input_pull(struct app *app);
void input_select(struct app *app);
void input_release(struct app *app);

/* Chooses the target; turns the wheel by that many lines. */
void input_activate(struct app *app, const struct target *target);
bool input_wheel(struct app *app, float lines);

/* Goes to a scene that the player asked for: none of its targets is a surprise. */
void input_go(struct app *app, struct scene *next);

/* Handles a key or text in the scene on the screen; true, as it is always used. */
bool input_take_key(struct app *app, const struct scene_key *key);

/* Handles an event of the keyboard or a gamepad; false for others, or if it does nothing. */
bool input_button_event(struct app *app, const SDL_Event *event);

/* True while letters are text and not shortcuts. */
bool input_is_typing(const struct app *app);

/* True if the target is a field for which the screen shows letters to choose, because the device in use can't
 * type; false if it shows them already. NULL is none. */
bool input_opens_letters(const struct app *app, const struct target *target);

/* Takes the text that the input method is composing; keys belong to it meanwhile. */
bool input_compose(struct app *app, const char *text);

/* The one key was pressed: chooses the highlighted target. */
bool input_choose_lit(struct app *app);

/* True where tiles are played: at the table, in a lesson, in a puzzle. */
bool input_is_at_table(const struct app *app);

/* Returns the meaning, in the scene on the screen, of the pad's button that stands for `key`. */
SDL_Keycode input_pad_key(const struct app *app, SDL_Keycode key);

/* Passes a win when the pad's button has been held for so many seconds more. */
void input_hold(struct app *app, float seconds);

bool input_finger_down(struct app *app, const SDL_TouchFingerEvent *event);
bool input_finger_moves(struct app *app, const SDL_TouchFingerEvent *event);
bool input_finger_up(struct app *app, const SDL_TouchFingerEvent *event);

#endif
