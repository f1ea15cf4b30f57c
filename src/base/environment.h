/* environment.h: what the environment says. */
#ifndef BASE_ENVIRONMENT_H
#define BASE_ENVIRONMENT_H

#include <stdbool.h>
#include <stddef.h>

/* The variable's value as UTF-8, on every system, into `out` of `size` bytes; false if there is none, or no
 * room. */
bool environment_get(const char *name, char *out, size_t size);

/* Forgets a variable that names a folder but is empty or relative, as the XDG Base Directory Specification
 * wants it. Nothing is done on Windows, which has no such variables. */
void environment_need_absolute(const char *name);

/* True if the system has what opens a folder for the player: on Windows and a Mac it is a part of it,
 * elsewhere the program xdg-open, which may be missing. */
bool environment_opens_folders(void);

#endif
