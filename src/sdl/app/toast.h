/*
 * toast.h: sentences shown at the top of the window, over every scene.
 *
 * A notice is gone after some seconds, or once it was seen and the player goes elsewhere. A warning, of
 * something that a player has to do something about, stays until they close it; later notices come before it,
 * but it is seen for some seconds after each of them.
 */
#ifndef SDL_TOAST_H
#define SDL_TOAST_H

#include <stdbool.h>

struct app;

/* Moves the toasts on and draws them; by the app after the scene. */
void toast_init(struct app *app);
void toast_deinit(struct app *app);
void toast_add(struct app *app, const char *sentence, bool stays);

/* What a warning told is no longer so. */
void toast_withdraw(struct app *app, const char *sentence);

/* The player has gone elsewhere, or there is something to warn of: the notice that is seen has been
 * overtaken. */
void toast_overtake(struct app *app);

/* Forgets the notices; warnings stay. */
void toast_clear(struct app *app);
void toast_update(struct app *app, float dt);
void toast_draw(struct app *app);

/* True if the target with that id was a toast's own, which is then answered. */
bool toast_activate(struct app *app, const char *id);

#endif
