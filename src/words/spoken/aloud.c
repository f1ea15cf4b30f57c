/*
 * aloud.c: turns sentences into the form for a voice (spoken.h).
 *
 * The catalogue lists words and their readings: "word=reading|word=reading". The first word that fits counts.
 */
#include <stdbool.h>
#include <string.h>

#include "base/tr.h"
#include "words/spoken/spoken.h"

/* True for a Chinese character: U+4000 to U+9FFF, three bytes of UTF-8. */
static bool is_han(const char *character)
{
    return (unsigned char)character[0] >= 0xe4 && (unsigned char)character[0] <= 0xe9;
}

/* True if a single character after this one is part of a longer word, as in "途中", "リーチ中" and "その中".
 */
static bool leads_into(const char *character)
{
    return is_han(character) || strncmp(character, "の", 3) == 0 ||
           (memcmp(character, "\xe3\x82\xa0", 3) >= 0 && memcmp(character, "\xe3\x83\xbf", 3) <= 0);
}

/* Returns the first word of the list with which `text` begins, and its length in bytes; NULL if there is
 * none. */
static const char *find_word(const char *list, const char *text, const char *before, size_t *length)
{
    for (const char *word = list; *word; word += strcspn(word, "|"), word += *word == '|') {
        *length = strcspn(word, "=|");
        bool single = is_han(word) && *length == 3;
        if (*length && strncmp(word, text, *length) == 0 && word[*length] == '=' &&
            !(single && ((before && leads_into(before)) || is_han(text + 3))))
            return word;
    }
    return NULL;
}

void spoken_aloud(const char *sentence, struct text *out)
{
    const char *list = tr_in("words and how a voice reads them", "bamboo=bamboo"), *before = NULL;
    while (*sentence) {
        size_t length;
        const char *word = find_word(list, sentence, before, &length);
        if (word) {
            const char *reading = word + length + 1;
            text_add_bytes(out, reading, strcspn(reading, "|"));
        } else {
            int bytes = text_character(sentence);
            length = bytes ? (size_t)bytes : 1;
            text_add_bytes(out, sentence, length);
        }
        before = length >= 3 ? sentence + length - 3 : NULL;
        sentence += length;
    }
}
