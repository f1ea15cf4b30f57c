/*
 * broken.h: what happens to a file of ours that cannot be read.
 *
 * It is never overwritten and never deleted: it gets another name beside its
 * old one, and the player is told which.
 */
#ifndef SESSION_BROKEN_H
#define SESSION_BROKEN_H

#include "base/error.h"

/* Sets the file aside and turns `why`, which says what is wrong with its contents (line and reason), into one
 * sentence: that `what` ("The saved match") cannot be read, why, and where the file is now. Always false. */
bool broken_set_aside(const char *what, const char *path, struct error *why);

/* Makes text from outside fit to be shown: all but printable ASCII becomes a question mark. In place. */
void broken_clean(char *message);

#endif
