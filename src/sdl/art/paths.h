/*
 * paths.h: where the game's own files are.
 *
 * Assets and fonts are looked for next to the program, in ../share/dueling-tigers, in the bundle's Resources,
 * and last, but not by what is packaged for players, in the source tree. A missing file is reported once
 * on stderr and to the hook of paths_tell.
 */
#ifndef SDL_PATHS_H
#define SDL_PATHS_H

#include <stdbool.h>
#include <stddef.h>

#include "sdl/paint/layout.h"

enum { PATHS_MAX = 1024 /* bytes of a path */ };

struct SDL_Surface;

/* Finds the path of assets/... or fonts/... such as "assets/icons/menu.svg"; false if no root holds it. */
bool paths_find(const char *name, char *out, size_t size);

/* Returns the whole file with a terminating zero; the caller frees it. NULL if missing (reported once). */
char *paths_read(const char *name, size_t *size);

/* An SVG drawn to fit into width x height pixels; NULL if missing or broken (reported once). ARGB8888. */
struct SDL_Surface *paths_load_svg(const char *name, int width, int height);

/* The part of such a picture at `part`, in its own units, drawn as large as width x height pixels; the rest
 * as above. */
struct SDL_Surface *paths_load_svg_part(const char *name, struct rect part, int width, int height);

/* Reports a missing or broken file once. */
void paths_complain(const char *name, const char *reason);

/* Sets the hook called once, with the name of the first missing or broken file; NULL: none. */
typedef void paths_watcher(void *to, const char *name);
void paths_tell(paths_watcher *tell, void *to);

#endif
