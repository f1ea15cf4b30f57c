/*
 * languages.h: the languages of the game, which of them a system wants, and switching to one.
 *
 * English is in the code. Every other language is a file assets/languages/CODE.po, which the build turns into
 * a catalogue inside both programs (src/tools/embed_catalogue.c), so that no file can be missing. The English
 * texts, with which all catalogues begin, are stored once. A catalogue that was used stays until the program
 * ends, so that texts returned earlier stay valid.
 */
#ifndef WORDS_LANGUAGES_H
#define WORDS_LANGUAGES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

struct catalogue;

enum { LANGUAGE_CODE = 16 /* bytes of a code, including its zero */ };

struct language {
    const char *code;           /* as in POSIX locales: "de", "zh_TW" */
    const char *name;           /* in the language itself */
    const unsigned char *bytes; /* of its catalogue; NULL: it needs none */
    size_t size;
    const struct language *texts; /* whose bytes come before these; NULL: none */
};

/* Return the number of languages, and one of them: English first, then by code. Static. */
int language_count(void);
const struct language *language_at(int index);

/* Returns the language with that code; "-" is as good as "_", and case doesn't matter. "pseudo" is one too
 * (pseudo.h). NULL: there is none. */
const struct language *language_find(const char *code);

/* Returns the language for a locale and a country as systems name them ("zh", "HK"); the first may hold both,
 * as in "zh_HK.UTF-8" and "zh-Hant-HK", and the country may be NULL. NULL if none fits, and for "C". */
const struct language *language_for(const char *locale, const char *country);

/* Returns the language of a console's environment, by LC_ALL, LC_MESSAGES or LANG; English if there is none
 * such, or if the characters aren't UTF-8. */
const struct language *language_of_environment(void);

/* Returns its catalogue, which the caller frees with catalogue_free; NULL with the error. */
struct catalogue *language_catalogue(const struct language *language, struct error *error);

/* Switches all texts to it. Not while another thread uses texts. */
void language_speak(const struct language *language);

/* Returns the current language; never NULL. */
const struct language *language_spoken(void);

/* Reads a translator's file, .po or .mo, as a language; its code is the file's name up to the dot. It stays
 * until the program ends. NULL with the error. */
const struct language *language_open(const char *path, struct error *error);

#endif
