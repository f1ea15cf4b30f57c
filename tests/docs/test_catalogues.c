/*
 * test_catalogues.c: every language says every text of the sources, and nothing else.
 *
 * That a sentence takes the arguments of the English one and has all its forms is looked at when the build
 * makes the catalogue (base/catalogue.h); here, that none is missing, that blanks and line breaks at the ends
 * stay, and that msgid and msgstr are two things where they must be.
 * Sanitize: no
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "base/catalogue.h"
#include "support/sources.h"
#include "support/texts.h"
#include "words/languages/languages.h"

enum { TEXTS_MAX = 8000 };

static struct text_seen {
    char *key; /* as in a catalogue, the form for many after a zero byte aside */
    char *text, *many, *context;
} texts[TEXTS_MAX];
static int text_count, wrong;

static char *copy_of(const char *text)
{
    char *copy = text ? malloc(strlen(text) + 1) : NULL;
    if (text)
        strcpy(copy, text);
    return copy;
}

static void take(void *to, const char *path, const char *context, const char *text, const char *many)
{
    char key[2 * TEXTS_LONGEST];
    (void)to;
    (void)path;
    if (!*text)
        return;
    snprintf(key, sizeof key, "%s%s%s", context ? context : "", context ? "\4" : "", text);
    for (int i = 0; i < text_count; i++)
        if (strcmp(texts[i].key, key) == 0) {
            if (many && !texts[i].many)
                texts[i].many = copy_of(many);
            return;
        }
    assert_true(text_count < TEXTS_MAX);
    texts[text_count++] = (struct text_seen){copy_of(key), copy_of(text), copy_of(many), copy_of(context)};
}

static void complain(const struct language *language, const char *what, const char *text)
{
    if (++wrong <= 20)
        printf("%s.po: %s: \"%s\"\n", language->code, what, text);
}

static struct catalogue *open(const struct language *language)
{
    struct error why;
    struct catalogue *catalogue = language_catalogue(language, &why);
    if (!catalogue)
        fail_msg("%s: %s", language->code, why.message);
    return catalogue;
}

static const char *said(const struct catalogue *catalogue, const struct text_seen *text)
{
    return text->many ? catalogue_find_many(catalogue, text->text, text->many, 5)
                      : catalogue_find(catalogue, text->context, text->text);
}

static bool is_text(const char *key)
{
    for (int i = 0; i < text_count; i++)
        if (strcmp(texts[i].key, key) == 0)
            return true;
    return false;
}

TEST(the_sources_are_read)
{
    texts_each(SOURCE_DIR "/src", take, NULL);
    assert_true(text_count > 3000);
    assert_true(is_text("{1}, {2}")); /* between brackets of a choice */
    assert_true(is_text("Settings"));
}

TEST(every_text_is_said)
{
    wrong = 0;
    for (int i = 1; i < language_count(); i++) {
        struct catalogue *catalogue = open(language_at(i));
        for (int j = 0; j < text_count; j++)
            if (!said(catalogue, &texts[j]))
                complain(language_at(i), "is not said (sh packaging/texts.sh brings it into the file)",
                         texts[j].text);
        catalogue_free(catalogue);
    }
    assert_int_equal(wrong, 0);
}

TEST(nothing_else_is_said)
{
    wrong = 0;
    for (int i = 1; i < language_count(); i++) {
        struct catalogue *catalogue = open(language_at(i));
        for (int j = 0; j < catalogue_count(catalogue); j++) {
            size_t length;
            const char *key = catalogue_text(catalogue, j, &length);
            if (!is_text(key))
                complain(language_at(i), "is no text of the sources (sh packaging/texts.sh takes it out)",
                         key);
        }
        catalogue_free(catalogue);
    }
    assert_int_equal(wrong, 0);
}

/* As docs/languages/fr.md says: the narrow blank that no line breaks at, and no other. */
TEST(french_signs_have_narrow_blanks)
{
    static const char *const wide[] = {" ;", " :",        " !",        " ?",       " »",
                                       "« ", "\xc2\xa0:", "\xc2\xa0!", "\xc2\xa0?"};
    const struct language *french = language_find("fr");
    struct catalogue *catalogue = open(french);
    wrong = 0;
    for (int i = 0; i < text_count; i++)
        for (size_t j = 0; j < sizeof wide / sizeof *wide; j++)
            if (said(catalogue, &texts[i]) && strstr(said(catalogue, &texts[i]), wide[j]))
                complain(french, "has a wide blank at a sign", texts[i].text);
    catalogue_free(catalogue);
    assert_int_equal(wrong, 0);
}

static size_t lines(const char *text)
{
    size_t count = 0;
    while ((text = strchr(text, '\n')))
        count++, text++;
    return count;
}

TEST(blanks_and_lines_stay)
{
    wrong = 0;
    for (int i = 1; i < language_count(); i++) {
        struct catalogue *catalogue = open(language_at(i));
        for (int j = 0; j < text_count; j++) {
            const char *text = texts[j].text, *sentence = said(catalogue, &texts[j]);
            size_t length = sentence ? strlen(sentence) : 0;
            if (!length)
                continue;
            bool wide =
                length >= 3 && strncmp(sentence + length - 3, "\xe3\x80\x82", 3) == 0; /* as "。" is */
            if ((text[0] == ' ') != (sentence[0] == ' ') ||
                (!wide && (text[strlen(text) - 1] == ' ') != (sentence[length - 1] == ' ')))
                complain(language_at(i), "a blank at an end is lost or new", text);
            if (lines(text) != lines(sentence))
                complain(language_at(i), "it has another number of lines", text);
        }
        catalogue_free(catalogue);
    }
    assert_int_equal(wrong, 0);
}

/* gettext collects what base/mark.h marks: the marks are the keywords that packaging/texts.sh gives it. */
TEST(texts_are_collected_by_their_marks)
{
    char *marks = sources_read(SOURCE_DIR "/src/base/mark.h");
    char *script = sources_read(SOURCE_DIR "/packaging/texts.sh");
    int found = 0;
    for (const char *at = marks; (at = strstr(at, "#define ")); at++) {
        char name[40], keyword[48];
        if (sscanf(at, "#define %39[A-Z_](", name) != 1 || at[strlen("#define ") + strlen(name)] != '(')
            continue;
        snprintf(keyword, sizeof keyword, " -k%s", name);
        if (!strstr(script, keyword))
            fail_msg("packaging/texts.sh doesn't collect %s", name);
        found++;
    }
    assert_int_equal(found, 2);
    free(marks);
    free(script);
}

int main(void)
{
    int failed = test_file_run();
    for (int i = 0; i < text_count; i++) {
        free(texts[i].key);
        free(texts[i].text);
        free(texts[i].many);
        free(texts[i].context);
    }
    return failed;
}
