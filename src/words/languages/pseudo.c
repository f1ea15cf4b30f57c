/* pseudo.c: see pseudo.h. */
#include "words/languages/pseudo.h"

#include <string.h>

#include "base/catalogue.h"
#include "base/check.h"
#include "words/languages/mo.h"

static const char head[] = "Language: pseudo\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n"
                           "Plural-Forms: nplurals=2; plural=n != 1;\n";

/* Returns a letter with an accent; NULL: it has none. */
static const char *accented(char letter)
{
    static const char plain[] = "AEIOUYCNSZaeiouycnszgl";
    static const char *const marked[] = {"Å", "É", "Î", "Ö", "Ü", "Ý", "Ç", "Ñ", "Š", "Ž", "å",
                                         "é", "î", "ö", "ü", "ý", "ç", "ñ", "š", "ž", "ğ", "ł"};
    const char *at = letter ? strchr(plain, letter) : NULL;
    return at ? marked[at - plain] : NULL;
}

static bool is_vowel(char letter)
{
    return letter && strchr("aeiouy", letter);
}

static bool is_letter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/* Writes a word and repeats its vowels until it is half as long again. A half letter still `owed` is carried
 * over to the next word. */
static const char *say_word(const char *at, int *owed, struct text *out)
{
    for (; is_letter(*at); at++) {
        const char *mark = accented(*at);
        *owed += 1;
        for (int again = is_vowel(*at) ? *owed / 2 : 0; again > 0; again--, *owed -= 2)
            text_add(out, "%s", mark);
        if (mark)
            text_add(out, "%s", mark);
        else
            text_add_bytes(out, at, 1);
    }
    for (; *owed >= 2; *owed -= 2)
        text_add(out, "ö");
    return at;
}

static const char *past_blanks(const char *at, struct text *out)
{
    size_t blanks = strspn(at, " \n");
    text_add_bytes(out, at, blanks);
    return at + blanks;
}

void pseudo_say(const char *text, struct text *out)
{
    const char *end = text + strlen(text);
    int owed = -2 * (int)strlen("[]"); /* the brackets count too */
    while (end > text && (end[-1] == ' ' || end[-1] == '\n'))
        end--;
    text = past_blanks(text, out);
    text_add(out, "[");
    while (text < end) {
        if (is_letter(*text)) {
            text = say_word(text, &owed, out);
        } else {
            size_t plain = *text == '{' ? strlen("{1}") : 1;
            text_add_bytes(out, text, plain);
            text += plain;
        }
    }
    text_add(out, "]");
    text_add(out, "%s", end);
}

/* Adds a text of the catalogue with its context and plural forms; `length` includes the zero bytes. */
static void add_text(struct mo *mo, const char *text, size_t length)
{
    struct text key = {0}, sentence = {0};
    text_add_bytes(&key, text, length);
    const char *context = strchr(text, '\4');
    for (const char *form = context ? context + 1 : text; form <= text + length; form += strlen(form) + 1) {
        if (sentence.size)
            text_add_bytes(&sentence, "", 1);
        pseudo_say(form, &sentence);
    }
    mo_add(mo, &key, &sentence);
    text_deinit(&key);
    text_deinit(&sentence);
}

struct catalogue *pseudo_make(const struct catalogue *texts)
{
    struct mo mo;
    struct text file = {0}, none = {0}, first = {0};
    struct error why;
    mo_init(&mo);
    text_add(&first, "%s", head);
    mo_add(&mo, &none, &first);
    for (int i = 0; i < catalogue_count(texts); i++) {
        size_t length;
        const char *text = catalogue_text(texts, i, &length);
        add_text(&mo, text, length);
    }
    CHECK(!mo_sort(&mo));
    CHECK(mo_write(&mo, &file, &why));
    struct catalogue *made = catalogue_read(file.data, file.size, &why);
    CHECK(made);
    mo_deinit(&mo);
    text_deinit(&file);
    text_deinit(&first);
    return made;
}
