/*
 * po.h: reading what translators write, a .po file of GNU gettext, into what the game reads.
 *
 * The form is that of the manual of GNU gettext, "The Format of PO Files". Our own reader, as gettext's
 * msgfmt is not there on every system that builds the game, and a translator can have the game show a file
 * that is being worked on. What is marked fuzzy or left empty is not taken, so it is said in English.
 */
#ifndef WORDS_PO_H
#define WORDS_PO_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "base/text.h"
#include "words/languages/mo.h"

/* Adds what is translated to `mo`, and sorts it. False with the reason, and its line, if the file is none, or
 * a text stands in it twice. */
bool po_read(const char *po, size_t size, struct mo *mo, struct error *error);

/* Writes the bytes of the catalogue (base/catalogue.h) into `out`, which is empty. False with the reason, and
 * its line, if the file cannot be read, or a sentence is not fit to be said. */
bool po_compile(const char *po, size_t size, struct text *out, struct error *error);

#endif
