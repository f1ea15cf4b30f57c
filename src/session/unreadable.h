/*
 * unreadable.h: what happens to a file of ours that cannot be read.
 *
 * It is never overwritten and never deleted: if its contents are wrong it gets
 * another name beside its old one, and the player is told which.
 */
#ifndef SESSION_UNREADABLE_H
#define SESSION_UNREADABLE_H

#include "session/problem.h"

/* Sets the file aside and adds to `why`, which says what is wrong with its contents, which file it is and
 * where it is now. If it cannot be moved this time it is left as below. Always false. */
bool unreadable_set_aside(enum problem_file file, const char *path, struct problem *why);

/* Leaves it where it is, as it may be whole, and adds the same; whoever writes a file of that name sets it
 * aside first (file_spare). Always false. */
bool unreadable_leave(enum problem_file file, const char *path, struct problem *why);

/* The same for who reads what belongs to somebody else and writes nothing. */
bool unreadable_look(enum problem_file file, const char *path, struct problem *why);

/* While `looking`, both are as unreadable_look: for who reads what was set aside, by the reader it had. */
void unreadable_only_look(bool looking);

/* Where a text begins: behind the byte order mark that some editors add. */
const char *unreadable_begin(const char *text);

#endif
