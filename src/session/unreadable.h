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
 * where it is now. Always false. */
bool unreadable_set_aside(enum problem_file file, const char *path, struct problem *why);

/* Leaves it where it is, as it may be whole, and adds the same. Always false. */
bool unreadable_leave(enum problem_file file, const char *path, struct problem *why);

/* Makes text from outside fit to be shown: all but printable ASCII becomes a question mark. In place. */
void unreadable_clean(char *message);

#endif
