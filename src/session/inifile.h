/*
 * inifile.h: INI files of ours, read as a whole with the line of the first problem.
 *
 * A file whose contents are wrong is set aside (unreadable.h), never overwritten; one that cannot be opened
 * or read this time stays, and who only looks leaves any.
 */
#ifndef SESSION_INIFILE_H
#define SESSION_INIFILE_H

#include "session/problem.h"

/* Gets each value of the file in turn; false with the reason if it is bad. Unknown names are to be passed
 * over. */
typedef bool inifile_take(void *user, const char *section, const char *name, const char *value,
                          struct error *why);

/* Judges the whole when all was taken; false with the reason if it does not fit together. */
typedef bool inifile_check(const void *user, struct problem *why);

/* Reads the file; `check` may be NULL. A missing file is no error and gives no value. False if it cannot be
 * read: then it has been set aside if its contents are wrong, which `why`, which may be NULL, tells. */
bool inifile_read(enum problem_file file, const char *path, inifile_take *take, inifile_check *check,
                  void *user, struct problem *why);

/* The same for who does not own the file: it stays where it is, broken or not. */
bool inifile_look(enum problem_file file, const char *path, inifile_take *take, void *user,
                  struct problem *why);

#endif
