/*
 * po.h: reads translators' files, .po of GNU gettext.
 *
 * The form is that of the GNU gettext manual, "The Format of PO Files". We have our own reader because not
 * every system that builds the game has gettext's msgfmt, and so that translators can try unfinished files in
 * the game. Fuzzy and empty translations are left out, so those texts stay English.
 */
#ifndef WORDS_PO_H
#define WORDS_PO_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/text.h"
#include "words/languages/mo.h"

/* Adds the translations to `mo` and sorts it. False with the error and its line if the file isn't valid, or
 * has a text twice. */
bool po_read(const char *po, size_t size, struct mo *mo, struct error *error);

/* Writes the bytes of the catalogue (base/catalogue.h) into `out`, which is empty. False with the error and
 * its line if the file isn't valid, or a translation can't be used. */
bool po_compile(const char *po, size_t size, struct text *out, struct error *error);

#endif
