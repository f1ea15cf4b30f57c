/*
 * disk.h: what the system does with names of files; file.h is for everybody else.
 *
 * A path is UTF-8 on every system. What fails sets errno, to something strerror tells the truth of.
 * disk_posix.c and disk_windows.c each do it for their systems. On Windows, where a scanner may have a file
 * for itself for a moment, opening, replacing and removing are tried again for half a second.
 */
#ifndef BASE_DISK_H
#define BASE_DISK_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "base/file.h"

/* As fopen does. */
FILE *disk_open(const char *path, const char *mode);

/* Cuts the file off after so many bytes. */
bool disk_cut(const char *path, int64_t size);

/* Brings what was written to the medium itself, so that a power cut leaves it there. */
bool disk_sync(FILE *file);

/* Renames the file; one that has the name already is gone with that. Both names are safe on the medium
 * afterwards. */
bool disk_replace(const char *from, const char *to);

/* Removes a file or an empty folder. */
bool disk_remove(const char *path);

/* What stands between the folders of a path. */
extern const char disk_slashes[];

/* Makes a folder in one that is there. */
bool disk_make_folder(const char *path);

/* What has that name; errno tells why if it is hidden. */
enum file_kind disk_look(const char *path);

/* When it was last written, in seconds since 1970; 0 if it is not there. */
int64_t disk_time(const char *path);

/* Calls `take` with the name of everything in the folder, in no order; `take` may remove it. False if the
 * folder cannot be read. */
bool disk_each(const char *folder, void (*take)(void *user, const char *name), void *user);

/* The whole path of what has that name, from the root on; false if it is not there or does not fit. */
bool disk_full_path(const char *path, char *out, size_t size);

/* The number of this process, which no other that runs has. */
long disk_process(void);

#endif
