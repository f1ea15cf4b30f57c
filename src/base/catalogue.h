/*
 * catalogue.h: the sentences of one language, from a catalogue that GNU gettext's msgfmt made.
 *
 * The file's form is that of the manual of GNU gettext, "The Format of GNU MO Files". Our own reader, as
 * libintl is there on some systems only, and where it is, it speaks only languages that the system has been
 * given. A catalogue that was read can be trusted: its sentences are UTF-8, and take the arguments that the
 * English ones do.
 */
#ifndef BASE_CATALOGUE_H
#define BASE_CATALOGUE_H

#include <stddef.h>

#include "base/error.h"

struct catalogue;

/* Reads it from memory, which is copied. NULL with the reason if it is no catalogue, is damaged, or a
 * sentence in it is not fit to be said. The caller frees it by catalogue_free. */
struct catalogue *catalogue_read(const void *data, size_t size, struct error *error);

/* Frees it; nobody may hold one of its sentences then. NULL is allowed. */
void catalogue_free(struct catalogue *catalogue);

/* How many sentences it has, the forms of one counted once. */
int catalogue_count(const struct catalogue *catalogue);

/* Text number `index` from 0, in English, with its context before a byte 4 as files have it; its `*length`
 * counts the zero bytes between the forms of one that has several. */
const char *catalogue_text(const struct catalogue *catalogue, int index, size_t *length);

/* What that text is, in as many forms. */
const char *catalogue_sentence(const struct catalogue *catalogue, int index, size_t *length);

/* The head, lines of "Name: value". */
const char *catalogue_head(const struct catalogue *catalogue);

/* What `text` is in this language, or NULL. `context` is that of tr_in, or NULL. Valid as long as the
 * catalogue. */
const char *catalogue_find(const struct catalogue *catalogue, const char *context, const char *text);

/* The form of the sentence whose English ones are `one` and `many` that goes with the number; or NULL. */
const char *catalogue_find_many(const struct catalogue *catalogue, const char *one, const char *many,
                                long number);

#endif
