/*
 * file.h: whole files, read at once and written so that nothing is ever lost.
 *
 * file_write writes beside the old file, syncs, and renames: at every moment,
 * a killed process and a full disk included, the name holds a whole old or a
 * whole new file. The name beside it is the process's own, so two that write
 * the same file at once still leave a whole one of either.
 *
 * Every path is UTF-8, on every system.
 */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "base/error.h"

/* A file opened as fopen does, which takes no UTF-8 on Windows; NULL with errno set on failure. */
FILE *file_open(const char *path, const char *mode);

/* Cuts a plain file off after so many bytes; false with errno set on failure. */
bool file_cut(const char *path, int64_t size);

/* Reads a whole file of at most 16 MiB into a new zero-ended buffer the caller frees; its length
 * into `*size` (may be NULL). NULL with the reason in `error` on failure; `*size` is 0 then, unless it is too
 * large. */
char *file_read(const char *path, size_t *size, struct error *error);

/* Replaces the file by `size` bytes of `data` as described above; false with the reason on failure,
 * and then the old file is as it was. One that is to be spared is set aside. */
bool file_write(const char *path, const void *data, size_t size, struct error *error);

/* True if something with that name exists, or may exist: a disk that answers with an error may hold it. */
bool file_exists(const char *path);

/* What has that name. */
enum file_kind {
    FILE_NONE,
    FILE_PLAIN,
    FILE_FOLDER,
    FILE_OTHER, /* a pipe, a device */
    FILE_HIDDEN /* nobody knows: the disk or the system refuses to tell */
};
enum file_kind file_kind(const char *path);

/* What lies there could not be read this time and may be whole: with `spared` the next file_write of that
 * name sets it aside first. Without, it was read after all. For one thread only. */
void file_spare(const char *path, bool spared);

/* Renames a file that could not be read to "<path>.broken-1" (or the next free number) so that it
 * is never overwritten; the new name into `kept` (of `size` bytes). False with the reason on failure. */
bool file_set_aside(const char *path, char *kept, size_t size, struct error *error);

/* Makes a folder; true if it exists afterwards. Its parents must exist. */
bool file_make_folder(const char *path, struct error *error);

/* The same with all its parents. */
bool file_make_path(const char *path, struct error *error);

/* Removes a file or an empty folder; true if it is gone afterwards. */
bool file_remove(const char *path);

/* Gives a file another name, which must be free; false with the reason, and then it keeps the old one. */
bool file_rename(const char *from, const char *to, struct error *error);

/* The whole path of a file or folder that exists, from the root on, for a person to find it; the path as it
 * is if it is not there or `out` is too small. */
void file_full_path(const char *path, char *out, size_t size);

/* When the file was last written, in seconds since 1970; 0 if there is none. */
int64_t file_time(const char *path);

/* Calls `take` with the name of every file of the folder that ends so, in no order. `take` may remove it.
 * False if the folder cannot be read. */
bool file_each(const char *folder, const char *ending, void (*take)(void *user, const char *name),
               void *user);

/* From now on tells `changed` (NULL: nobody) the name of every file that is written, removed, or gets or
 * loses a name: for whoever keeps a copy elsewhere. */
void file_watch(void (*changed)(const char *path));

/* Removes what writers that were killed left beside their files in this folder. Only while no other process
 * writes there. */
void file_sweep(const char *folder);

#endif
