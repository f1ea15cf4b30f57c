/*
 * catalogue.h: the sentences of one language, read from a catalogue made by GNU gettext's msgfmt.
 *
 * The gettext manual describes the file format under "The Format of GNU MO Files". We have our own reader
 * because libintl exists on some systems only, and there it offers only the languages installed on the
 * system. A catalogue that was read can be trusted: its sentences are UTF-8 and take the same arguments as
 * the English ones.
 */
#ifndef BASE_CATALOGUE_H
#define BASE_CATALOGUE_H

#include <stddef.h>

#include "base/error.h"

struct catalogue;

/* Reads a catalogue from memory; `data` is copied. Returns NULL and fills `error` if it is not a catalogue,
 * is damaged, or a sentence in it is unfit to print. The caller frees it with catalogue_free. */
struct catalogue *catalogue_read(const void *data, size_t size, struct error *error);

/* Frees it and all its sentences. `catalogue` may be NULL. */
void catalogue_free(struct catalogue *catalogue);

/* Returns the number of sentences; the plural forms of one sentence count once. */
int catalogue_count(const struct catalogue *catalogue);

/* Returns English text number `index` (from 0). As in the file, a byte 4 separates its context from the
 * text. `*length` includes the zero bytes between plural forms. */
const char *catalogue_text(const struct catalogue *catalogue, int index, size_t *length);

/* Returns the translation of that text, with as many plural forms as the language has. */
const char *catalogue_sentence(const struct catalogue *catalogue, int index, size_t *length);

/* Returns the translation of `text`, or NULL if there is none. `context` is that of tr_in, or NULL. The
 * result is valid as long as the catalogue. */
const char *catalogue_find(const struct catalogue *catalogue, const char *context, const char *text);

/* Returns the plural form for `number` of the sentence whose English forms are `one` and `many`, or NULL. */
const char *catalogue_find_many(const struct catalogue *catalogue, const char *one, const char *many,
                                long number);

#endif
