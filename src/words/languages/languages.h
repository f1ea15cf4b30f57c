/*
 * languages.h: the languages the game speaks, which of them a system asks for, and speaking one.
 *
 * English is in the code; every other one is a file assets/languages/CODE.po, of which the build makes a
 * catalogue in the program (src/tools/embed_catalogue.c), so no file can be missing and both programs have
 * it; the English texts, which all of them begin with, are there once. A catalogue that was once spoken is
 * kept to the end of the program, so sentences handed out before stay valid.
 */
#ifndef WORDS_LANGUAGES_H
#define WORDS_LANGUAGES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

struct catalogue;

enum { LANGUAGE_CODE = 16 /* bytes of a code, its zero included */ };

struct language {
    const char *code;           /* as a locale of POSIX has it: "de", "zh_TW" */
    const char *name;           /* in the language itself */
    const unsigned char *bytes; /* of its catalogue; NULL: none is needed */
    size_t size;
    const struct language *texts; /* whose bytes come before these; NULL: none do */
};

/* Returns how many there are, and each: English first, then by their codes. Static. */
int language_count(void);
const struct language *language_at(int index);

/* The one with that code, "-" as good as "_", small letters as good as capitals; "pseudo" is one too
 * (pseudo.h). NULL: there is none. */
const struct language *language_find(const char *code);

/* The one that goes with a language and a country as systems name them ("zh", "HK"), either or both in the
 * first, as in "zh_HK.UTF-8" and "zh-Hant-HK"; the country may be NULL. NULL: none does, nor for "C". */
const struct language *language_for(const char *locale, const char *country);

/* The one that the environment of a console asks for, by LC_ALL, LC_MESSAGES or LANG; English if it asks for
 * none that is there, or for characters other than UTF-8. */
const struct language *language_of_environment(void);

/* Its catalogue, to be freed by catalogue_free; NULL with the reason. */
struct catalogue *language_catalogue(const struct language *language, struct error *error);

/* From now on all is said in it. Not while another thread says anything. */
void language_speak(const struct language *language);

/* The one that is spoken; never NULL. */
const struct language *language_spoken(void);

/* Reads a translator's file, .po or .mo, as a language of its own, whose code is its name up to the dot; kept
 * to the end of the program. NULL with the reason. */
const struct language *language_open(const char *path, struct error *error);

#endif
