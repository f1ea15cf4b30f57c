/*
 * test_languages.c: which language a system's locale gets, and the language for tests.
 *
 * The locales are those that systems use: POSIX names them de_AT.UTF-8, Windows and browsers zh-Hant-HK.
 */
#include "support/test.h"

#ifndef _WIN32
#include <unistd.h>
#endif

#include "base/file.h"
#include "base/tr.h"
#include "support/system.h"
#include "words/languages/languages.h"
#include "words/languages/po.h"
#include "words/languages/pseudo.h"
#include "words/words.h"

static void assert_gets(const char *locale, const char *country, const char *code)
{
    const struct language *language = language_for(locale, country),
                          *wanted = code ? language_find(code) : NULL;
    if (code && !wanted)
        return; /* no such catalogue yet: English is spoken */
    if (language != wanted)
        fail_msg("%s %s gets %s, not %s", locale, country ? country : "", language ? language->code : "none",
                 code ? code : "none");
}

TEST(a_locale_gets_its_language)
{
    assert_gets("en_GB.UTF-8", NULL, "en");
    assert_gets("de", NULL, "de");
    assert_gets("de_AT.UTF-8", NULL, "de");
    assert_gets("de-CH", NULL, "de");
    assert_gets("fr", "CA", "fr");
    assert_gets("es", "419", "es");
    assert_gets("ja_JP", NULL, "ja");
    assert_gets("zh_CN", NULL, "zh_CN");
    assert_gets("zh", NULL, "zh_CN");
    assert_gets("zh", "SG", "zh_CN");
    assert_gets("zh", "TW", "zh_TW");
    assert_gets("zh-Hant-HK", NULL, "zh_TW");
    assert_gets("zh_HK.UTF-8", NULL, "zh_TW");
    assert_gets("zh-Hans-HK", NULL, "zh_CN");
    assert_gets("C", NULL, NULL);
    assert_gets("C.UTF-8", NULL, NULL);
    assert_gets("POSIX", NULL, NULL);
    assert_gets("de", "", "de");
    assert_gets("zh_TW", NULL, "zh_TW"); /* as where no character set is named */
    assert_gets("zh-HK", NULL, "zh_TW");
    assert_gets("zh-hant", NULL, "zh_TW");
    assert_gets("zh-Hans", "TW", "zh_CN");
    assert_gets("zh-Hantx", NULL, "zh_CN"); /* no script */
    assert_gets("zh@Hant", NULL, "zh_CN");  /* no part */
    assert_gets("zh", "MO", "zh_TW");
    assert_gets("zh", "T", "zh_CN");
    assert_gets("den", NULL, NULL); /* Slavey, spoken in Canada */
    assert_gets("tlh", NULL, NULL);
    assert_gets("", NULL, NULL);
}

static void assert_environment(const char *all, const char *messages, const char *lang, const char *code)
{
    system_set("LC_ALL", all);
    system_set("LC_MESSAGES", messages);
    system_set("LANG", lang);
    assert_string_equal(language_of_environment()->code, code);
}

/* POSIX, "Environment Variables": LC_ALL goes before LC_MESSAGES, that before LANG; empty ones are not set.
 */
TEST(the_environment_is_asked_in_its_order)
{
    assert_environment("", "", "de_DE.UTF-8", "de");
    assert_environment("C", "", "de_DE.UTF-8", "en");
    assert_environment("", "en_US.UTF-8", "de_DE.UTF-8", "en");
    assert_environment("de_DE.UTF-8", "C", "C", "de");
    assert_environment("", "", "de_DE.ISO-8859-1", "en"); /* it could not be read */
    assert_environment("", "", "de_DE.utf8", "de");
    assert_environment("", "", "", "en");
    assert_environment("", "", "zh_TW", "zh_TW");
    assert_environment("", "", "zh_TW.UTF-8@radical", "zh_TW");
    assert_environment(NULL, NULL, "de", "de");
    assert_environment(NULL, NULL, NULL, "en");
    char far[300]; /* what no locale is called is passed over */
    memset(far, 'd', sizeof far - 1);
    far[sizeof far - 1] = '\0';
    assert_environment(far, NULL, "de", "de");
}

TEST(languages_are_found)
{
    assert_string_equal(language_at(0)->code, "en");
    for (int i = 0; i < language_count(); i++) {
        assert_ptr_equal(language_find(language_at(i)->code), language_at(i));
        assert_true(*language_at(i)->name);
    }
    assert_non_null(language_find("DE"));
    assert_null(language_find(""));
    assert_null(language_find("d"));
    assert_null(language_find("den"));
}

TEST(a_language_is_spoken_at_once)
{
    assert_string_equal(language_spoken()->code, "en");
    language_speak(language_find("de"));
    assert_string_equal(tr("Settings"), "Einstellungen");
    const char *kept = tr("Back");
    language_speak(language_at(0));
    assert_string_equal(tr("Settings"), "Settings");
    assert_string_equal(kept, "Zurück"); /* what was handed out stays */
}

#define PO                                                                                                   \
    "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n\nmsgid \"Settings\"\nmsgstr "      \
    "\"Optionen\"\n"

#define OTHER_PO                                                                                             \
    "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=1; plural=0;\\n\"\n\nmsgid \"Settings\"\nmsgstr \"Wahl\"\n"

static void write_file(const char *path, const void *data, size_t size)
{
    struct error why;
    if (!file_write(path, data, size, &why))
        fail_msg("%s", why.message);
}

static void assert_no_language(const char *path, const char *data, const char *part)
{
    struct error why = {0};
    write_file(path, data, strlen(data));
    assert_null(language_open(path, &why));
    assert_int_equal(strncmp(why.message, path, strlen(path)), 0);
    assert_non_null(strstr(why.message, part));
}

/* docs/translating.md: a translator's own file, as it is written or made by msgfmt, in any folder. */
TEST(a_file_of_ones_own_is_spoken)
{
    char folder[300], path[400], other[400];
    struct error why;
    struct text made = {0};
    system_folder(folder, sizeof folder);
    snprintf(path, sizeof path, "%s/mine.po", folder);
    write_file(path, PO, strlen(PO));
    const struct language *language = language_open(path, &why);
    assert_non_null(language);
    assert_string_equal(language->name, "mine");
    language_speak(language);
    assert_string_equal(tr("Settings"), "Optionen");
    assert_string_equal(tr("Back"), "Back");
    const char *kept = tr("Settings");
    snprintf(other, sizeof other, "%s/yours.po", folder);
    write_file(other, OTHER_PO, strlen(OTHER_PO));
    const struct language *yours = language_open(other, &why);
    assert_non_null(yours);
    language_speak(yours);
    assert_string_equal(tr("Settings"), "Wahl");
    assert_string_equal(language->name, "mine");
    assert_string_equal(kept, "Optionen"); /* what was handed out stays */
    language_speak(language_at(0));
    assert_no_language(path, "msgid \"Settings\n", "line 1: the closing quote is missing");
    assert_no_language(path, "msgid \"Settings\"\nmsgstr \"Optionen\"\n", "plural forms");
    snprintf(path, sizeof path, "%s/mine.mo", folder);
    assert_no_language(path, PO, "It doesn’t start like a language file");
    assert_no_language(path, "", "It is too short to be a language file");
    assert_null(language_open(folder, &why));
    assert_non_null(strstr(why.message, "is a folder"));
    assert_true(po_compile(PO, strlen(PO), &made, &why));
    write_file(path, made.data, made.size);
    language = language_open(path, &why);
    assert_non_null(language);
    assert_string_equal(language->code, "mine");
#ifndef _WIN32
    char before[1000];
    assert_non_null(getcwd(before, sizeof before));
    assert_int_equal(chdir(folder), 0);
    write_file("no-dot", made.data, made.size);
    language = language_open("no-dot", &why);
    assert_non_null(language);
    assert_string_equal(language->name, "no-dot");
    assert_int_equal(chdir(before), 0);
#endif
    text_deinit(&made);
    system_remove(folder);
}

/* What the program named is said in the language, what a person named stays: somebody may be called Mei. */
TEST(the_programs_names_are_translated)
{
    struct player computer = {.kind = PLAYER_COMPUTER, .level = AI_EASY, .name = "Mei"};
    struct player person = {.kind = PLAYER_PERSON, .name = "Mei"},
                  unnamed = {.kind = PLAYER_PERSON, .name = "You"};
    struct player own = {.kind = PLAYER_COMPUTER, .level = AI_EASY, .name = "Deep Green"};
    language_speak(language_find("ja"));
    assert_string_equal(words_player(&computer), "メイ");
    assert_string_equal(words_player(&person), "Mei");
    assert_string_equal(words_player(&unnamed), "あなた");
    assert_string_equal(words_player(&own), "Deep Green");
    language_speak(language_at(0));
    assert_string_equal(words_player(&computer), "Mei");
}

static void assert_pseudo(const char *text, const char *wanted)
{
    struct text out = {0};
    pseudo_say(text, &out);
    assert_string_equal(text_string(&out), wanted);
    text_deinit(&out);
}

/* What words are long, without the blanks between them. */
static int letters(const char *text)
{
    int count = 0;
    for (; *text; text++)
        count += *text != ' ' && ((unsigned char)*text & 0xc0) != 0x80;
    return count;
}

TEST(the_language_for_tests_is_longer)
{
    assert_pseudo("{1}", "[{1}]");
    assert_pseudo(" a\n", " [å]\n");
    assert_pseudo("", "[]");
    struct text out = {0};
    pseudo_say("Draw from the wall, or turn a tile of the row", &out);
    int plain = letters("Draw from the wall, or turn a tile of the row"), said = letters(text_string(&out));
    assert_in_range(said, plain * 14 / 10, plain * 15 / 10);
    text_deinit(&out);
    language_speak(language_find("pseudo"));
    assert_string_equal(tr("Back"), "[Båçk]");
    language_speak(language_at(0));
}
