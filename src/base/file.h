/*
 * file.h: reads whole files, and replaces them without losing data.
 *
 * file_write writes a temporary file in the same folder, syncs it and renames it. Even if the process is
 * killed or the disk is full, the name always refers to a complete old or a complete new file. The temporary
 * name contains the process id, so two processes that write the same file still leave one complete version.
 *
 * Paths are UTF-8 on every system.
 */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "base/error.h"

/* Opens a file like fopen, but with a UTF-8 path on Windows too. Returns NULL and sets errno on failure. */
FILE *file_open(const char *path, const char *mode);

/* Truncates a plain file to `size` bytes; returns false and sets errno on failure. */
bool file_cut(const char *path, int64_t size);

/* Reads a whole file of at most 16 MiB into a new zero-terminated buffer, which the caller frees. `*size`
 * (may be NULL) is its length. On failure, returns NULL and fills `error`; `*size` is then 0, except for a
 * file that is too large. */
char *file_read(const char *path, size_t *size, struct error *error);

/* Replaces the file with `size` bytes of `data`, as described above. A file protected by file_spare is set
 * aside first. On failure, returns false and fills `error`; the old file is unchanged. */
bool file_write(const char *path, const void *data, size_t size, struct error *error);

/* True if there is something at `path`, or may be: a disk that answers with an error counts as yes. */
bool file_exists(const char *path);

/* The kinds of thing that a path can name. */
enum file_kind {
    FILE_NONE,
    FILE_PLAIN,
    FILE_FOLDER,
    FILE_OTHER, /* a pipe, a device */
    FILE_HIDDEN /* unknown: the disk or the system refuses access; errno says why */
};
enum file_kind file_kind(const char *path);

/* Protects a file that could not be read but may be intact: the next file_write to this path sets it aside
 * first. `spared` false ends the protection. Not thread-safe. */
void file_spare(const char *path, bool spared);

/* Renames an unreadable file to "<path>.broken-1" (or the next free number), so that it is never
 * overwritten, and writes the new name into `kept` of `size` bytes. False with the error on failure. */
bool file_set_aside(const char *path, char *kept, size_t size, struct error *error);

/* Makes a folder; true if it exists afterwards. Its parent must exist. */
bool file_make_folder(const char *path, struct error *error);

/* Makes a folder and all its parents. */
bool file_make_path(const char *path, struct error *error);

/* Removes a file or an empty folder; true if it does not exist afterwards. */
bool file_remove(const char *path);

/* Renames a file; `to` must not exist. On failure, returns false with the error, and the name is
 * unchanged. */
bool file_rename(const char *from, const char *to, struct error *error);

/* Writes the absolute path of a file or folder, to be shown to a person; `path` itself if it does not exist
 * or `out` is too small. */
void file_full_path(const char *path, char *out, size_t size);

/* Returns the time of the last write in seconds since 1970, or 0 if there is no file. */
int64_t file_time(const char *path);

/* Calls `take` with the name of every file of the folder that ends in `ending`, in no particular order;
 * `take` may remove it. Returns false if the folder cannot be read. */
bool file_each(const char *folder, const char *ending, void (*take)(void *user, const char *name),
               void *user);

/* Sets a function (or NULL) to be called with the path of each file that is written, removed or renamed
 * (both names), for code that keeps a copy elsewhere. */
void file_watch(void (*changed)(const char *path));

/* Sets a function (or NULL) to be called when something can't be made because its folder is missing. If it
 * returns true, that is tried again. */
void file_renew(bool (*made)(void *user), void *user);

/* Removes temporary files that killed writers left in this folder. Call it only while no other process
 * writes there. */
void file_sweep(const char *folder);

#endif
