/* environment.h: environment variables and what the system offers. */
#ifndef BASE_ENVIRONMENT_H
#define BASE_ENVIRONMENT_H

#include <stdbool.h>
#include <stddef.h>

/* Writes the variable's value as UTF-8 into `out` of `size` bytes; false if it is not set or does not fit. */
bool environment_get(const char *name, char *out, size_t size);

/* Unsets a variable that should name a folder but is empty or relative, as the XDG Base Directory
 * Specification requires. Does nothing on Windows, which has no such variables. */
void environment_need_absolute(const char *name);

/* True if the system can open a folder or an address for the player. Windows and macOS always can; other
 * systems need the program xdg-open. */
bool environment_opens_folders(void);

#endif
