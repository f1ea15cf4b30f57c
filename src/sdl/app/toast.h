/*
 * toast.h: sentences shown at the top of the window for some seconds, over every scene.
 */
#ifndef SDL_TOAST_H
#define SDL_TOAST_H

struct app;

/* Moves the toasts on and draws them; by the app after the scene. */
void toast_init(struct app *app);
void toast_deinit(struct app *app);
void toast_add(struct app *app, const char *sentence);
void toast_clear(struct app *app);
void toast_update(struct app *app, float dt);
void toast_draw(struct app *app);

#endif
