/* languages.c: see languages.h. */
#include "words/languages/languages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/catalogue.h"
#include "base/check.h"
#include "base/environment.h"
#include "base/file.h"
#include "words/languages/made.h"
#include "words/languages/po.h"
#include "words/languages/pseudo.h"

enum { OPENED_MAX = 16, LOCALE = 100, NAME = 64 };

static const struct language english = {"en", "English", NULL, 0, NULL};
static const struct language pseudo = {"pseudo", "Pseudo", NULL, 0, NULL};

/* The catalogues that were used. */
static struct {
    const struct language *language;
    struct catalogue *catalogue;
} opened[OPENED_MAX];

/* Files opened by translators; they stay, because texts returned from them must stay valid. */
static struct own_language {
    struct language language;
    char code[LANGUAGE_CODE], name[NAME];
    struct own_language *before;
} * own_languages;

static const struct language *spoken = &english;

int language_count(void)
{
    int count = 0;
    while (languages_made[count])
        count++;
    return count + 1;
}

const struct language *language_at(int index)
{
    return index ? languages_made[index - 1] : &english;
}

static char plain(char byte)
{
    return (char)(byte == '-' ? '_' : byte >= 'A' && byte <= 'Z' ? byte - 'A' + 'a' : byte);
}

/* True if the first `length` bytes agree except for case and dashes, and end a part of both. */
static bool is_same(const char *a, const char *b, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (plain(a[i]) != plain(b[i]) || !a[i])
            return false;
    return true;
}

const struct language *language_find(const char *code)
{
    size_t length = strlen(code);
    for (int i = 0; i < language_count(); i++)
        if (strlen(language_at(i)->code) == length && is_same(language_at(i)->code, code, length))
            return language_at(i);
    return strcmp(code, "pseudo") == 0 ? &pseudo : NULL;
}

static bool is_letter(char byte)
{
    return plain(byte) >= 'a' && plain(byte) <= 'z';
}

/* True if the country, or a part of the locale after the first, is that one. */
static bool has_part(const char *locale, const char *country, const char *part)
{
    for (const char *at = strpbrk(locale, "_-"); at; at = strpbrk(at + 1, "_-"))
        if (is_same(at + 1, part, strlen(part)) && !is_letter(at[1 + strlen(part)]))
            return true;
    return country && strlen(country) == strlen(part) && is_same(country, part, strlen(part));
}

/* Chinese is written in two ways. Returns the one for a script or country. */
static const char *chinese(const char *locale, const char *country)
{
    static const char *const traditional[] = {"Hant", "TW", "HK", "MO", NULL};
    if (has_part(locale, country, "Hans"))
        return "zh_CN";
    for (int i = 0; traditional[i]; i++)
        if (has_part(locale, country, traditional[i]))
            return "zh_TW";
    return "zh_CN";
}

const struct language *language_for(const char *locale, const char *country)
{
    size_t length = strcspn(locale, "_-.@");
    if (length == 2 && is_same(locale, "zh", 2))
        return language_find(chinese(locale, country));
    const struct language *near = NULL;
    for (int i = 0; i < language_count(); i++) {
        const char *code = language_at(i)->code;
        size_t own = strcspn(code, "_");
        if (own != length || !is_same(code, locale, length))
            continue;
        if (code[own] && has_part(locale, country, code + own + 1))
            return language_at(i);
        near = near && near->code[own] == '\0' ? near : language_at(i);
    }
    return near;
}

const struct language *language_of_environment(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG", NULL};
    for (int i = 0; names[i]; i++) {
        char locale[LOCALE];
        if (!environment_get(names[i], locale, sizeof locale) || !locale[0])
            continue;
        const char *set = strchr(locale, '.');
        bool readable = !set || is_same(set, ".utf-8", 6) || is_same(set, ".utf8", 5);
        const struct language *language = readable ? language_for(locale, NULL) : NULL;
        return language ? language : &english;
    }
    return &english;
}

struct catalogue *language_catalogue(const struct language *language, struct error *why)
{
    struct text file = {0};
    if (language->texts)
        text_add_bytes(&file, language->texts->bytes, language->texts->size);
    text_add_bytes(&file, language->bytes, language->size);
    struct catalogue *catalogue = catalogue_read(file.data, file.size, why);
    text_deinit(&file);
    return catalogue;
}

/* Makes the pseudo-language from the texts of any catalogue. */
static struct catalogue *make_pseudo(void)
{
    struct error why;
    if (!languages_made[0])
        return NULL;
    struct catalogue *texts = language_catalogue(languages_made[0], &why);
    CHECK(texts);
    struct catalogue *made = pseudo_make(texts);
    catalogue_free(texts);
    return made;
}

/* Returns its catalogue, which is read when first needed; NULL: English. */
static const struct catalogue *catalogue_of(const struct language *language)
{
    struct error why;
    int i = 0;
    if (!language->bytes && language != &pseudo)
        return NULL;
    while (i < OPENED_MAX && opened[i].language && opened[i].language != language)
        i++;
    CHECK(i < OPENED_MAX);
    if (!opened[i].language) {
        opened[i].language = language;
        opened[i].catalogue = language == &pseudo ? make_pseudo() : language_catalogue(language, &why);
        CHECK(opened[i].catalogue || language == &pseudo); /* the build or language_open has read it before */
    }
    return opened[i].catalogue;
}

void language_speak(const struct language *language)
{
    spoken = language;
    tr_speak(catalogue_of(language));
}

const struct language *language_spoken(void)
{
    return spoken;
}

/* Turns the bytes of a .po file, which are freed, into a catalogue; NULL with the error. */
static char *compile(char *file, size_t *size, struct error *why)
{
    struct text compiled = {0};
    bool good = po_compile(file, *size, &compiled, why);
    free(file);
    *size = compiled.size;
    if (!good)
        text_deinit(&compiled);
    return compiled.data;
}

const struct language *language_open(const char *path, struct error *why)
{
    struct error wrong;
    size_t size;
    char *bytes = file_read(path, &size, why);
    if (!bytes)
        return NULL;
    const char *dot = strrchr(path, '.');
    if (dot && strcmp(dot, ".po") == 0)
        bytes = compile(bytes, &size, &wrong);
    struct catalogue *catalogue = bytes ? catalogue_read((unsigned char *)bytes, size, &wrong) : NULL;
    if (!catalogue) {
        free(bytes);
        error_say(why, "{1}: {2}", tr_short(path, 100), wrong.message);
        return NULL;
    }
    catalogue_free(catalogue);
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    struct own_language *own = calloc(1, sizeof *own);
    CHECK_MEMORY(own);
    snprintf(own->name, sizeof own->name, "%.*s", (int)strcspn(base, "."), base);
    snprintf(own->code, sizeof own->code, "%.15s", own->name);
    own->language = (struct language){own->code, own->name, (unsigned char *)bytes, size, NULL};
    own->before = own_languages;
    own_languages = own;
    return &own->language;
}
