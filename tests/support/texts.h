/*
 * texts.h: every text of the sources that is to be translated, as xgettext collects them.
 */
#ifndef SUPPORT_TEXTS_H
#define SUPPORT_TEXTS_H

enum { TEXTS_LONGEST = 4000 };

/* Takes a text with its context (may be NULL) and its plural (may be NULL). */
typedef void texts_take(void *to, const char *path, const char *context, const char *text, const char *many);

/* Calls `take` with the texts of every .c and .h file of the folder and below, in no order. A text that is in
 * several places comes several times. */
void texts_each(const char *folder, texts_take *take, void *to);

#endif
