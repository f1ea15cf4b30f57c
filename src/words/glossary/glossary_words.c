/* glossary_words.c: finds the words of the glossary in a sentence; see glossary_words.h. */
#include "words/glossary/glossary_words.h"

#include <ctype.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "rules/play/ruleset.h"
#include "words/glossary/glossary_list.h"

enum { NOT = '!' }; /* marks a form that contains a word but isn't one */
enum { FORMS_MAX = 1024, NONE = -1 };

const struct glossary_word *glossary_word(int which)
{
    return &glossary_list[which];
}

/* True for Chinese or Japanese characters, which are written without blanks between words: bytes of U+3000 to
 * U+9FFF and U+FF00 to U+FFFF. */
static bool is_square(const char *at)
{
    unsigned char byte = (unsigned char)*at;
    return (byte >= 0xe3 && byte <= 0xe9) || byte == 0xef;
}

/* True for katakana, which continue a foreign word: U+30A1 to U+30FA and the long vowel mark. */
static bool is_katakana(const char *at)
{
    const unsigned char *byte = (const unsigned char *)at;
    return byte[0] == 0xe3 &&
           ((byte[1] == 0x82 && byte[2] >= 0xa1) || (byte[1] == 0x83 && byte[2] <= 0xbc && byte[2] != 0xbb));
}

/* True for characters that continue a word: letters, digits, and everything beyond ASCII except the
 * typographic apostrophe. */
static bool is_letter(const char *at)
{
    unsigned char byte = (unsigned char)*at;
    if (is_square(at))
        return is_katakana(at);
    if (byte >= 0x80)
        return strncmp(at, "\xe2\x80", 2) != 0;
    return isalnum(byte) || byte == '_';
}

/* Returns the start of the character before `at`, which is not the start of the text. */
static const char *before(const char *at)
{
    do
        at--;
    while (((unsigned char)*at & 0xc0) == 0x80);
    return at;
}

/* True if no word continues across `at`. */
static bool is_border(const char *start, const char *at)
{
    if (at == start || !*at)
        return true;
    const char *last = before(at);
    if (is_square(last) != is_square(at))
        return true;
    return !is_letter(last) || !is_letter(at);
}

/* --- the forms of the words in the language that is spoken --------------------------------------------- */

/* A form of a word, or an exception that contains one: the name of a mode, or a form marked with NOT. */
struct form {
    const char *text;
    size_t length;
    int which; /* index in the list */
    bool excluded;
    int next; /* the next form with the same first letter, in either case, or NONE */
};

/* The forms by their first byte: every drawn text is searched at each character, so this must be fast. */
static struct {
    const char *said; /* the forms of the first word, which identify the language */
    struct form list[FORMS_MAX];
    int count, first[256], last[256];
} known;

static unsigned char small(char letter)
{
    return (unsigned char)tolower((unsigned char)letter);
}

static void add_form(const char *text, size_t length, int which, bool excluded)
{
    if (!length)
        return;
    unsigned char letter = small(*text);
    CHECK(known.count < FORMS_MAX);
    known.list[known.count] = (struct form){text, length, which, excluded, NONE};
    *(known.first[letter] == NONE ? &known.first[letter] : &known.list[known.last[letter]].next) =
        known.count;
    known.last[letter] = known.count++;
}

static void add_forms(const char *forms, int which)
{
    for (const char *form = forms; *form;) {
        size_t length = strcspn(form, "|");
        bool excluded = *form == NOT;
        add_form(form + excluded, length - excluded, which, excluded);
        form += length + (form[length] == '|');
    }
}

static void learn_forms(void)
{
    const char *said = tr(glossary_list[0].forms);
    if (known.said == said)
        return;
    known.said = said;
    known.count = 0;
    for (int i = 0; i < 256; i++)
        known.first[i] = NONE;
    for (int i = 0; ruleset_list[i]; i++) {
        const char *name = tr(ruleset_list[i]->name);
        add_form(name, strlen(name), NONE, true);
    }
    for (int i = 0; glossary_list[i].term; i++)
        add_forms(tr(glossary_list[i].forms), i);
}

/* --- where they stand --------------------------------------------------------------------------------- */

/* Finds the longest form at `at`, whose first letter may be a capital there; of forms equally long that of
 * the first word. */
static bool find_at(const char *sentence, size_t at, struct glossary_place *place)
{
    const char *here = sentence + at;
    place->length = 0;
    for (int i = known.first[small(*here)]; i != NONE; i = known.list[i].next) {
        const struct form *form = &known.list[i];
        if (!form->excluded && form->length > place->length &&
            strncmp(here + 1, form->text + 1, form->length - 1) == 0 &&
            is_border(sentence, here + form->length))
            *place = (struct glossary_place){.which = form->which, .at = at, .length = form->length};
    }
    return place->length > 0;
}

/* Returns the length of an exception at `at`, or 0. */
static size_t no_word_at(const char *at)
{
    for (int i = known.first[small(*at)]; i != NONE; i = known.list[i].next) {
        const struct form *form = &known.list[i];
        if (form->excluded && strncmp(at, form->text, form->length) == 0)
            return form->length;
    }
    return 0;
}

bool glossary_find(const char *sentence, size_t from, struct glossary_place *place)
{
    learn_forms();
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
