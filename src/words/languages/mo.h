/*
 * mo.h: a catalogue being put together, in the form that base/catalogue.h reads.
 *
 * The form is that of the manual of GNU gettext, "The Format of GNU MO Files", without the table of hashes,
 * which our reader does not use. The same pairs give the same bytes in whatever order they were added.
 */
#ifndef WORDS_MO_H
#define WORDS_MO_H

#include <stdbool.h>
#include <stddef.h>

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

/* Appends the file of pairs that were sorted. */
void mo_write(const struct mo *mo, struct text *out);

#endif
