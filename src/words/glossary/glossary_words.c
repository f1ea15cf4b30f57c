/* glossary_words.c: finding the words of the glossary in a sentence; see glossary_words.h. */
#include "words/glossary/glossary_words.h"

#include <ctype.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "rules/play/ruleset.h"
#include "words/glossary/glossary_list.h"

enum { GLOSSARY_MOST = 120 };
enum { NOT = '!' }; /* before what is none of a word's forms though it holds one */

int glossary_count(void)
{
    int count = 0;
    while (glossary_list[count].term)
        count++;
    return count;
}

const struct glossary_word *glossary_word(int which)
{
    return &glossary_list[which];
}

/* A character of Chinese or Japanese writing, where words stand without blanks: bytes of U+3000 to U+9FFF and
 * of U+FF00 to U+FFFF. */
static bool is_square(const char *at)
{
    unsigned char byte = (unsigned char)*at;
    return (byte >= 0xe3 && byte <= 0xe9) || byte == 0xef;
}

/* Of the Japanese letters for foreign words, which go on such a word: U+30A1 to U+30FA and the bar that makes
 * a vowel long. */
static bool is_katakana(const char *at)
{
    const unsigned char *byte = (const unsigned char *)at;
    return byte[0] == 0xe3 &&
           ((byte[1] == 0x82 && byte[2] >= 0xa1) || (byte[1] == 0x83 && byte[2] <= 0xbc && byte[2] != 0xbb));
}

/* True for what goes on a word: letters, digits, and all beyond ASCII but the apostrophe of print. */
static bool is_letter(const char *at)
{
    unsigned char byte = (unsigned char)*at;
    if (is_square(at))
        return is_katakana(at);
    if (byte >= 0x80)
        return strncmp(at, "\xe2\x80", 2) != 0;
    return isalnum(byte) || byte == '_';
}

/* Where the character before `at` begins; `at` is not the start. */
static const char *before(const char *at)
{
    do
        at--;
    while (((unsigned char)*at & 0xc0) == 0x80);
    return at;
}

/* No word goes on from the one side of `at` to the other. */
static bool is_border(const char *start, const char *at)
{
    if (at == start || !*at)
        return true;
    const char *last = before(at);
    if (is_square(last) != is_square(at))
        return true;
    return !is_letter(last) || !is_letter(at);
}

/* The forms of each word in the language that is spoken: asked for at every character that is drawn. */
static const char *forms_of(int which)
{
    static const char *said[GLOSSARY_MOST];
    if (said[0] != tr(glossary_list[0].forms))
        for (int i = 0; glossary_list[i].term; i++) {
            CHECK(i < GLOSSARY_MOST);
            said[i] = tr(glossary_list[i].forms);
        }
    return said[which];
}

/* The first letter of a word of the list may be a capital in a sentence. */
static bool begins_with(const char *sentence, const char *form, size_t length)
{
    return tolower((unsigned char)sentence[0]) == tolower((unsigned char)form[0]) &&
           strncmp(sentence + 1, form + 1, length - 1) == 0;
}

/* How long the form of a word is that stands at `at`, 0: none does. */
static size_t length_at(const char *sentence, const char *at, const char *forms)
{
    size_t longest = 0;
    for (const char *form = forms; *form;) {
        size_t length = strcspn(form, "|");
        if (*form != NOT && length > longest && begins_with(at, form, length) &&
            is_border(sentence, at + length))
            longest = length;
        form += length + (form[length] == '|');
    }
    return longest;
}

static bool find_at(const char *sentence, size_t at, struct glossary_place *place)
{
    place->length = 0;
    for (int i = 0; glossary_list[i].term; i++) {
        size_t length = length_at(sentence, sentence + at, forms_of(i));
        if (length > place->length)
            *place = (struct glossary_place){.which = i, .at = at, .length = length};
    }
    return place->length > 0;
}

/* How long what is none of the word's forms is, if it stands at `at`. */
static size_t excluded_at(const char *at, const char *forms)
{
    for (const char *form = strchr(forms, NOT); form; form = strchr(form + 1, NOT)) {
        size_t length = strcspn(form + 1, "|");
        if (!strncmp(at, form + 1, length))
            return length;
    }
    return 0;
}

/* How long what stands at `at` is, if it holds a word and is none: the name of a mode, or an exception; else
 * 0. */
static size_t no_word_at(const char *at)
{
    for (int i = 0; ruleset_list[i]; i++) {
        const char *name = tr(ruleset_list[i]->name);
        if (*name == *at && !strncmp(name, at, strlen(name)))
            return strlen(name);
    }
    for (int i = 0; glossary_list[i].term; i++) {
        size_t length = excluded_at(at, forms_of(i));
        if (length)
            return length;
    }
    return 0;
}

bool glossary_find(const char *sentence, size_t from, struct glossary_place *place)
{
    for (size_t at = from, step; sentence[at]; at += step) {
        const char *here = sentence + at;
        bool begins = ((unsigned char)*here & 0xc0) != 0x80 && (is_letter(here) || is_square(here));
        step = 1;
        if (!begins || !is_border(sentence, here))
            continue;
        size_t passed = no_word_at(here);
        if (passed)
            step = passed;
        else if (find_at(sentence, at, place))
            return true;
    }
    return false;
}
