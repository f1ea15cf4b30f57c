/*
 * unreadable.h: handles a data file that cannot be read.
 *
 * It is never overwritten or deleted. If its contents are wrong, it is renamed and the player gets the new
 * name.
 */
#ifndef SESSION_UNREADABLE_H
#define SESSION_UNREADABLE_H

#include "session/problem.h"

/* Sets the file aside and completes `why`, which already says what is wrong with it, with the kind of file
 * and its new path. If it cannot be renamed now, does the same as unreadable_leave. Always returns false. */
bool unreadable_set_aside(enum problem_file file, const char *path, struct problem *why);

/* Leaves the file in place because it may be intact, and completes `why`; the next write to that name sets
 * it aside first (file_spare). Always returns false. */
bool unreadable_leave(enum problem_file file, const char *path, struct problem *why);

/* The same for a reader that does not own the file and writes nothing. */
bool unreadable_look(enum problem_file file, const char *path, struct problem *why);

/* While `looking`, both functions above act like unreadable_look, so that a quarantined file can be read
 * with its normal reader. */
void unreadable_only_look(bool looking);

/* Returns the start of the text, after a byte order mark that some editors add. */
char *unreadable_begin(char *text);

#endif
