/*
 * mo.h: a catalogue being put together, in the form that base/catalogue.h reads.
 *
 * The form is that of the manual of GNU gettext, "The Format of GNU MO Files", without the table of hashes,
 * which our reader does not use. The same pairs give the same bytes in whatever order they were added, and
 * the same texts the same first bytes, whatever the sentences are.
 */
#ifndef WORDS_MO_H
#define WORDS_MO_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/text.h"

struct mo_pair {
    struct text text, sentence; /* with the zero bytes between forms */
};

struct mo {
    struct mo_pair *pairs;
    size_t count, room;
};

/* A catalogue without sentences, which owns nothing yet. */
void mo_init(struct mo *mo);
void mo_deinit(struct mo *mo);

/* Adds a text and what it is, both copied; the head is the sentence of "". */
void mo_add(struct mo *mo, const struct text *text, const struct text *sentence);

/* Brings the pairs into order; the first that stands twice, or NULL. */
const struct mo_pair *mo_sort(struct mo *mo);

/* Adds each text of another that this one lacks, with an empty sentence: it is said in English. Both are
 * sorted, and stay so. */
void mo_fill(struct mo *mo, const struct mo *other);

/* Writes the file of pairs that were sorted into `out`, which is empty. False with the reason if a sentence
 * is not fit to be said. */
bool mo_write(const struct mo *mo, struct text *out, struct error *error);

/* Returns how many of its bytes come before the sentences. */
size_t mo_texts_size(const struct mo *mo);

#endif
