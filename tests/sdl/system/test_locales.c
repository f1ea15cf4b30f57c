/*
 * test_locales.c: the game speaks as the system is set, in the first of its languages that there is.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/system/locales.h"
#include "support/system.h"
#include "words/languages/languages.h"

/* Where the environment says it, as on Linux. */
static void set(const char *lang, const char *languages)
{
#if defined(_WIN32) || defined(__APPLE__)
    skip();
#endif
    system_set("LANG", lang);
    system_set("LANGUAGE", languages);
}

static int leave(void **state)
{
    (void)state;
    system_set("LANG", NULL);
    system_set("LANGUAGE", NULL);
    return 0;
}

TEST_WITH(languages_and_countries_come_in_order, NULL, leave)
{
    struct locale locales[LOCALES_MAX];
    set("de_AT.UTF-8", "fr:zh_TW");
    assert_int_equal(locales_read(locales), 3);
    assert_string_equal(locales[0].language, "de");
    assert_string_equal(locales[0].country, "AT");
    assert_string_equal(locales[1].language, "fr");
    assert_string_equal(locales[1].country, "");
    assert_string_equal(locales[2].language, "zh");
    assert_string_equal(locales[2].country, "TW");
}

TEST_WITH(of_very_many_the_first_ones_count, NULL, leave)
{
    struct locale locales[LOCALES_MAX];
    set("de_DE", "fr:es:ja:it:pt:nl:sv:da:fi:pl");
    assert_int_equal(locales_read(locales), LOCALES_MAX);
    assert_string_equal(locales[0].language, "de");
}

TEST_WITH(a_system_may_tell_none, NULL, leave)
{
    struct locale locales[LOCALES_MAX];
    set(NULL, NULL);
    assert_int_equal(locales_read(locales), 0);
}

static const char *spoken(const char *lang, const char *languages, const char *chosen, const char *asked)
{
    struct error error = {0};
    headless_open(800, 600, SPEED_OFF);
    set(lang, languages);
    SDL_strlcpy(app.settings.language, chosen, sizeof app.settings.language);
    app.command_line.language = asked;
    if (!app_speak(&app, &error))
        fail_msg("%s", error.message);
    const char *code = language_spoken()->code;
    language_speak(language_at(0));
    headless_close();
    return code;
}

TEST_WITH(the_first_that_there_is_is_spoken, NULL, leave)
{
    assert_string_equal(spoken("tlh_QO.UTF-8", "xx:de:fr", "", NULL), "de");
    assert_string_equal(spoken("zh_HK.UTF-8", NULL, "", NULL), "zh_TW");
    assert_string_equal(spoken("tlh_QO.UTF-8", "xx", "", NULL), "en");
    assert_string_equal(spoken(NULL, NULL, "", NULL), "en");
}

/* The command line comes first, then the choice of the player, then the system. */
TEST_WITH(a_choice_comes_before_the_system, NULL, leave)
{
    assert_string_equal(spoken("de_DE.UTF-8", NULL, "fr", NULL), "fr");
    assert_string_equal(spoken("de_DE.UTF-8", NULL, "fr", "ja"), "ja");
    assert_string_equal(spoken("de_DE.UTF-8", NULL, "tlh", NULL), "de"); /* there is no such one any more */
}

TEST_WITH(a_language_that_there_is_not_is_a_sentence, NULL, leave)
{
    struct error error = {0};
    headless_open(800, 600, SPEED_OFF);
    app.command_line.language = "klingon";
    assert_false(app_speak(&app, &error));
    assert_string_equal(error.message, "there is no language called \"klingon\"");
    app.command_line.language = "nowhere/tlh.po";
    assert_false(app_speak(&app, &error));
    assert_non_null(strstr(error.message, "nowhere/tlh.po"));
}

/* The choice made in the settings holds at once, whatever the command line said; every screen is said again.
 */
TEST_WITH(a_choice_in_the_settings_holds_at_once, NULL, leave)
{
    struct error error = {0};
    headless_open(1280, 800, SPEED_OFF);
    app.command_line.language = "fr";
    assert_true(app_speak(&app, &error));
    app_go(&app, scene_title(&app));
    headless_step();
    app.shown = app.settings;
    SDL_strlcpy(app.settings.language, "de", sizeof app.settings.language);
    app_settings_changed(&app);
    assert_string_equal(language_spoken()->code, "de");
    headless_assert_reads("Einstellungen");
    app.settings.music = 1; /* another change leaves it as it is */
    app_settings_changed(&app);
    assert_string_equal(language_spoken()->code, "de");
    language_speak(language_at(0));
}
