/*
 * toast.h: sentences shown over every scene: at the top of the window, or at its foot where the scene has a
 * head.
 *
 * A notice disappears after some seconds, or when the player changes the screen after it was shown. A
 * warning, for a problem the player must solve, stays until they close it; later notices cover it, but it is
 * shown for some seconds after each of them.
 */
#ifndef SDL_TOAST_H
#define SDL_TOAST_H

#include <stdbool.h>

struct app;

/* Moves the toasts on and draws them; by the app after the scene. */
void toast_init(struct app *app);
void toast_deinit(struct app *app);
void toast_add(struct app *app, const char *sentence, bool stays);

/* Removes a warning whose problem is solved. */
void toast_withdraw(struct app *app, const char *sentence);

/* Ends the notice on the screen, because the player changed the screen or a warning is due. */
void toast_overtake(struct app *app);

/* Forgets the notices; warnings stay. */
void toast_clear(struct app *app);
void toast_update(struct app *app);
void toast_draw(struct app *app);

/* True while a notice is at the foot of the window: what stands there waits. A warning, which stays, doesn't
 * count. */
bool toast_is_low(const struct app *app);

#endif
