/*
 * texts.h: every text of the sources that is to be said in other languages, as xgettext collects them.
 */
#ifndef SUPPORT_TEXTS_H
#define SUPPORT_TEXTS_H

enum { TEXTS_LONGEST = 4000 };

/* Gets a text: its context or NULL, and its form for many or NULL. */
typedef void texts_take(void *to, const char *path, const char *context, const char *text, const char *many);

/* Reads every .c and .h file of the folder and below, in no order. A text that stands in several places comes
 * several times. */
void texts_each(const char *folder, texts_take *take, void *to);

#endif
