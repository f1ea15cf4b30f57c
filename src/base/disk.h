/*
 * disk.h: what file.c needs of the operating system. All other code uses file.h.
 *
 * Paths are UTF-8 on every system. A function that fails sets errno, so that strerror describes the problem.
 * disk_posix.c and disk_windows.c implement this for their systems, and file_cut, file_kind and file_time. On
 * Windows a virus scanner may lock a file for a moment, so opening, replacing and removing are retried for
 * half a second.
 */
#ifndef BASE_DISK_H
#define BASE_DISK_H

#include <stdbool.h>
#include <stdio.h>

/* Opens a file like fopen. */
FILE *disk_open(const char *path, const char *mode);

/* Flushes written data to the medium, so that it survives a power cut. */
bool disk_sync(FILE *file);

/* Renames a file, replacing any file at `to`. Afterwards the change is safe on the medium. */
bool disk_replace(const char *from, const char *to);

/* Removes a file or an empty folder. */
bool disk_remove(const char *path);

/* The characters that separate folders in a path. */
extern const char disk_slashes[];

/* Makes a folder; its parent must exist. */
bool disk_make_folder(const char *path);

/* Calls `take` with the name of every entry of the folder, in no particular order; `take` may remove it.
 * Returns false if the folder cannot be read. */
bool disk_each(const char *folder, void (*take)(void *user, const char *name), void *user);

/* Writes the absolute path of an existing file, or where a link to nothing leads; false if there is neither
 * or `out` is too small. */
bool disk_full_path(const char *path, char *out, size_t size);

/* Returns the id of this process. */
long disk_process(void);

#endif
