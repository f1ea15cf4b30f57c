/*
 * mo.h: writes a catalogue in the form that base/catalogue.h reads.
 *
 * The form is that of the GNU gettext manual, "The Format of GNU MO Files", without the hash table, which our
 * reader doesn't use. The same pairs give the same bytes whatever the order in which they were added, and the
 * same texts give the same first bytes whatever their translations.
 */
#ifndef WORDS_MO_H
#define WORDS_MO_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/text.h"

struct mo_pair {
    struct text text, sentence; /* including the zero bytes between plural forms */
};

struct mo {
    struct mo_pair *pairs;
    size_t count, room;
};

/* Makes an empty catalogue that owns nothing yet, and frees one. */
void mo_init(struct mo *mo);
void mo_deinit(struct mo *mo);

/* Adds a text and its translation, both copied; the translation of "" is the header. */
void mo_add(struct mo *mo, const struct text *text, const struct text *sentence);

/* Sorts the pairs; returns the first text that occurs twice, or NULL. */
const struct mo_pair *mo_sort(struct mo *mo);

/* Adds each text of `other` that this one lacks, with an empty translation: it stays English. Both are
 * sorted, before and after. */
void mo_fill(struct mo *mo, const struct mo *other);

/* Writes the file of sorted pairs into `out`, which is empty. False with the error if a translation can't be
 * used. */
bool mo_write(const struct mo *mo, struct text *out, struct error *error);

/* Returns how many bytes of the file come before the translations. */
size_t mo_texts_size(const struct mo *mo);

#endif
