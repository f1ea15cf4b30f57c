/*
 * glossary_words.h: words of the game that a beginner may not know, each with a sentence that explains it,
 * and where they occur in a text.
 *
 * docs/glossary.md lists them ("In the game"), and a test compares the two. Words that everybody knows, such
 * as "tile" or "hand", are not explained.
 */
#ifndef WORDS_GLOSSARY_WORDS_H
#define WORDS_GLOSSARY_WORDS_H

#include <stdbool.h>
#include <stddef.h>

struct glossary_word {
    const char *term;    /* as in docs/glossary.md; marked */
    const char *forms;   /* as it stands in sentences, small letters, parted by "|"; one that begins with
                          * "!" is none, though it holds another: of "faan" in Japanese "!手番"; marked */
    const char *meaning; /* a sentence; marked */
};

/* Returns that word, from 0. Static. */
const struct glossary_word *glossary_word(int which);

/* A word's place in a sentence. */
struct glossary_place {
    int which;
    size_t at, length; /* bytes */
};

/* Finds the first word at or after byte `from`, and the longest that begins there ("dead wall", not "wall").
 * Names of modes are not words: Tenpai Duel isn't tenpai. False if there is none. */
bool glossary_find(const char *sentence, size_t from, struct glossary_place *place);

#endif
