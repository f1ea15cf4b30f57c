/*
 * paths.h: where the game's own files are.
 *
 * Assets and fonts are looked for next to the program, in ../share/dueling-tigers, in the bundle's Resources,
 * and last, but not by what is packaged for players, in the source tree. What is missing is told once on
 * stderr, and to whoever asked to hear of it.
 */
#ifndef SDL_PATHS_H
#define SDL_PATHS_H

#include <stdbool.h>
#include <stddef.h>

enum { PATHS_MAX = 1024 /* bytes of a path */ };

struct SDL_RWops;
struct SDL_Surface;

/* The path of assets/... or fonts/... such as "assets/icons/menu.svg"; false if no root holds it. */
bool paths_find(const char *name, char *out, size_t size);

/* The whole file, zero-ended, to be freed by the caller; NULL if missing (told once). */
char *paths_read(const char *name, size_t *size);

/* An SVG drawn to fit into width x height pixels; NULL if missing or broken (told once). ARGB8888. */
struct SDL_Surface *paths_load_svg(const char *name, int width, int height);

/* Tells once about a missing or broken file. */
void paths_complain(const char *name, const char *reason);

/* Who hears of the first file that is missing or broken, once, with its name; NULL: nobody. */
typedef void paths_encoder(void *to, const char *name);
void paths_tell(paths_encoder *tell, void *to);

#endif
