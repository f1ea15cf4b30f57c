/* glossary_words.c: finding the words of the glossary in a sentence; see glossary_words.h. */
#include "words/glossary/glossary_words.h"

#include <ctype.h>
#include <string.h>

#include "base/tr.h"
#include "words/glossary/glossary_list.h"

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

/* True for the first byte of a letter or digit of a script that parts its words by blanks: Latin, Greek and
 * Cyrillic take one byte or two. Chinese and Japanese words begin and end anywhere. */
static bool is_letter(const char *at)
{
    unsigned char byte = (unsigned char)*at;
    return isalnum(byte) || byte == '_' || (byte >= 0xc3 && byte <= 0xd3);
}

static bool is_inside(const char *at)
{
    return ((unsigned char)*at & 0xc0) == 0x80;
}

static bool is_wide(const char *at)
{
    return (unsigned char)*at >= 0xe3;
}

/* Whether what stands before `at` goes on the word at `at`. */
static bool follows_letter(const char *sentence, size_t at)
{
    while (at > 0 && is_inside(sentence + --at))
        ;
    return is_letter(sentence + at);
}

/* The first letter of a word of the list may be a capital in a sentence. */
static bool begins_with(const char *sentence, const char *form, size_t length)
{
    return tolower((unsigned char)sentence[0]) == tolower((unsigned char)form[0]) &&
           strncmp(sentence + 1, form + 1, length - 1) == 0;
}

/* How long the form of a word is that stands there, 0: none does. */
static size_t length_at(const char *sentence, const char *forms)
{
    size_t longest = 0;
    for (const char *form = forms; *form;) {
        size_t length = strcspn(form, "|");
        if (length > longest && begins_with(sentence, form, length) &&
            (is_wide(form) || !is_letter(sentence + length)))
            longest = length;
        form += length + (form[length] == '|');
    }
    return longest;
}

static bool find_at(const char *sentence, size_t at, struct glossary_place *place)
{
    place->length = 0;
    for (int i = 0; glossary_list[i].term; i++) {
        size_t length = length_at(sentence + at, tr(glossary_list[i].forms));
        if (length > place->length)
            *place = (struct glossary_place){.which = i, .at = at, .length = length};
    }
    return place->length > 0;
}

bool glossary_find(const char *sentence, size_t from, struct glossary_place *place)
{
    for (size_t at = from; sentence[at]; at++) {
        const char *here = sentence + at;
        if (is_inside(here) ||
            (!is_wide(here) && (!is_letter(here) || (at > 0 && follows_letter(sentence, at)))))
            continue;
        if (find_at(sentence, at, place))
            return true;
    }
    return false;
}
