/*
 * window.h: the window, or a picture in memory instead.
 */
#ifndef SDL_WINDOW_H
#define SDL_WINDOW_H

#include "sdl/app/app.h"

/* Opens the window (or, headless, the picture in memory); false with the error. */
bool window_open(struct app *app, struct error *error);

/* The size it is going to open with, unless the screen is smaller and the command line does not say it. */
void window_size(const struct app *app, int *w, int *h);

void window_close(struct app *app);

/* Measures the output again; forgets all cached pictures if it has changed. In a window that is only once its
 * size has stayed the same for a while. */
void window_measure(struct app *app);

/* The part of the picture that the window shows, in pixels: all of it but on a phone's sheet. */
struct rect window_shown(const struct app *app);

/* Moves that part by so many pixels, as far as there is more; returns by how much it did not go down. */
float window_pan(struct app *app, float across, float down);

/* While a scene is drawn: on a phone it needs the picture to be that high, in pixels, and what the window has
 * no room for is moved into view. */
void window_reach(struct app *app, float bottom);

/* A place of w x h units: as layout_middle, but on a phone never lower than it is, and reaching as far. */
struct rect window_middle(struct app *app, float w, float h);

/* True if what was drawn reaches another height than before, which the picture has now: it is to be drawn
 * again. */
bool window_heightens(struct app *app);

/* True if the window has kept its new size long enough: it is time to draw again. */
bool window_settles(const struct app *app);

/* Makes the next window_show paint and show everything, as what is shown may be lost. */
void window_forget(struct app *app);

/* Paints what has changed of what was drawn on the canvas, and shows it. */
void window_show(struct app *app);

/* Gives the window the size and mode of the settings where these have changed, as far as the screen has room.
 */
void window_apply(struct app *app);

/* True if it fills the screen now, whether the game or the desktop did that. */
bool window_is_full(const struct app *app);

/* The player asks for all of the screen, or for a window again: in the settings, app_settings_changed does it
 * then. */
void window_want_full(struct app *app, bool full);

/* The player asks for a window of that size, whatever it has now; app_settings_changed does it then. */
void window_want_size(struct app *app, int w, int h);

/* Keeps the present window size in the settings, if it is one a player chose. */
void window_note_size(struct app *app);

#endif
