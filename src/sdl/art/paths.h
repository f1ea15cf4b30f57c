/*
 * paths.h: where assets and the player's data are.
 *
 * Assets and fonts are looked for next to the program, in ../share/dueling-tigers, in the bundle's Resources,
 * and last in the source tree. What is missing is told once on stderr and in the window.
 */
#ifndef SDL_PATHS_H
#define SDL_PATHS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

struct app;
struct SDL_RWops;
struct SDL_Surface;

/* The path of assets/... or fonts/... such as "assets/icons/menu.svg"; false if no root holds it. */
bool paths_find(const char *name, char *out, size_t size);

/* The whole file, zero-ended, to be freed by the caller; NULL if missing (told once). */
char *paths_read(struct app *app, const char *name, size_t *size);

/* An SVG drawn to fit into width x height pixels; NULL if missing or broken (told once). ARGB8888. */
struct SDL_Surface *paths_load_svg(struct app *app, const char *name, int width, int height);

/* Tells once about a missing or broken file. */
void paths_complain(struct app *app, const char *name, const char *reason);

/* Fills app->data from --data or the system's place and makes the folder; if it cannot be written, a notice,
 * and app->data is "". */
void paths_init_data(struct app *app);

#endif
