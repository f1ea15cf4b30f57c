/*
 * test_languages.c: every language has its glyphs, is chosen in the settings, and is on the screen at once.
 *
 * Characters of Chinese and Japanese come from the language's own font, not from that of names, whose forms
 * are Japan's.
 * Sanitize: no
 */
#include <SDL_ttf.h>

#include "support/test.h"

#include "base/catalogue.h"
#include "sdl/app/scenes.h"
#include "sdl/art/fonts.h"
#include "sdl/headless.h"
#include "words/languages/languages.h"

enum { SEEN = 64 * 1024, MISSING_TOLD = 20 };

static int missing;

/* The characters of a sentence of the language, each in every face. */
static void look_up(struct fonts *fonts, const struct language *language, const char *sentence)
{
    int bytes;
    for (const char *at = sentence; *at; at += bytes) {
        uint32_t code = fonts_character(at, &bytes);
        for (int face = 0; face < TYPE_FONTS; face++)
            if (code != '\n' && !fonts_has(fonts, (enum type_font)face, code) && missing++ < MISSING_TOLD)
                printf("%s: no glyph for U+%04X in face %d: %s\n", language->code, (unsigned)code, face,
                       sentence);
    }
}

static void look_up_all(const struct language *language)
{
    struct error why;
    struct fonts *fonts = fonts_new(false, &why);
    struct catalogue *catalogue = language_catalogue(language, &why);
    assert_non_null(fonts);
    assert_non_null(catalogue);
    fonts_speak(fonts, language->code, false);
    for (int i = 0; i < catalogue_count(catalogue); i++) {
        size_t length;
        const char *sentence = catalogue_sentence(catalogue, i, &length);
        for (const char *form = sentence; form <= sentence + length; form += strlen(form) + 1)
            look_up(fonts, language, form);
    }
    if (fonts_large_is_open(fonts)) {
        printf("%s: a character is not in its own font: run assets/make/languages.py\n", language->code);
        missing++;
    }
    catalogue_free(catalogue);
    fonts_free(fonts);
}

TEST(every_character_has_a_glyph)
{
    headless_open(960, 600, SPEED_OFF);
    for (int i = 1; i < language_count(); i++)
        look_up_all(language_at(i));
    headless_close();
    assert_int_equal(missing, 0);
}

/* --- and has no others --- */

enum { SQUARE = 0x2e80, CODES = 0x10000 };

static bool needed[CODES];

/* Notes the square characters of all sentences of a language. */
static void note_needed(const struct language *language)
{
    struct error why;
    struct catalogue *catalogue = language_catalogue(language, &why);
    int bytes;
    assert_non_null(catalogue);
    memset(needed, 0, sizeof needed);
    for (int i = 0; i < catalogue_count(catalogue); i++) {
        size_t length;
        const char *sentence = catalogue_sentence(catalogue, i, &length);
        for (const char *at = sentence; at < sentence + length; at += bytes) {
            uint32_t code = fonts_character(at, &bytes);
            if (code < CODES)
                needed[code] = true;
        }
    }
    for (const char *at = language->name; *at; at += bytes)
        needed[fonts_character(at, &bytes) % CODES] = true;
    catalogue_free(catalogue);
}

static int count_spare(const char *name)
{
    char path[600];
    int spare = 0;
    snprintf(path, sizeof path, "%s/fonts/%s", SOURCE_DIR, name);
    TTF_Font *font = TTF_OpenFont(path, 20);
    if (!font)
        fail_msg("%s: %s", path, TTF_GetError());
    for (int code = SQUARE; code < CODES; code++)
        if (!needed[code] && TTF_GlyphIsProvided(font, (Uint16)code))
            spare++;
    TTF_CloseFont(font);
    if (spare)
        printf("%s has %d characters that nothing says: run assets/make/languages.py\n", name, spare);
    return spare;
}

TEST(fonts_of_languages_hold_nothing_else)
{
    static const struct {
        const char *code, *ending;
    } own[] = {{"ja", "JP"}, {"zh_CN", "SC"}, {"zh_TW", "TC"}};
    static const char *const fonts[] = {"NotoSans%s-Regular.otf", "NotoSans%s-Bold.otf",
                                        "NotoSerif%s-Bold.otf"};
    int spare = 0;
    assert_int_equal(TTF_Init(), 0);
    for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
        note_needed(language_find(own[i].code));
        for (size_t k = 0; k < sizeof fonts / sizeof *fonts; k++) {
            char name[64], *mark;
            snprintf(name, sizeof name, "%s", fonts[k]);
            mark = strchr(name, '%');
            memcpy(mark, own[i].ending, 2);
            spare += count_spare(name);
        }
    }
    TTF_Quit();
    assert_int_equal(spare, 0);
}

/* All that is drawn, a text after another. */
static char seen[SEEN];

static void look(void *to, const struct type_seen *text)
{
    size_t used = strlen(seen);
    (void)to;
    snprintf(seen + used, sizeof seen - used, "%s\n", text->words);
}

static void draw_again(void)
{
    seen[0] = '\0';
    headless_watch(look, NULL);
}

static void assert_seen(const char *words)
{
    if (!strstr(seen, words))
        fail_msg("\"%s\" is not among\n%s", words, seen);
}

static void choose(const char *code)
{
    snprintf(app.settings.language, sizeof app.settings.language, "%s", code);
    app_settings_changed(&app);
}

/* The title's tagline and the modes' names, as the catalogue has them. */
TEST(the_title_is_in_each_language)
{
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    for (int i = 0; i < language_count(); i++) {
        choose(language_at(i)->code);
        assert_string_equal(language_spoken()->code, language_at(i)->code);
        draw_again();
        assert_seen(tr("Dueling Tigers"));
        assert_seen(tr("Classic Mahjong"));
        assert_seen(tr("Settings"));
        if (strcmp(language_at(i)->code, "de") == 0)
            assert_seen("Einstellungen");
    }
    choose("en");
}

/* The page of the settings that has the language. */
static void open_page_of_languages(void)
{
    static const char *const pages[] = {"settings",   "settings-2", "settings-3",
                                        "settings-4", "settings-5", "settings-6"};
    for (size_t i = 0; i < sizeof pages / sizeof *pages && !target_find(&app, "language:0"); i++) {
        app_go(&app, scene_by_name(&app, pages[i]));
        headless_step();
    }
}

/* The line of the language opens a list of all; one click, and the settings are said again. */
TEST(the_settings_choose_it)
{
    char id[INPUT_ID];
    int german = 0;
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    open_page_of_languages();
    while (strcmp(language_at(german)->code, "de") != 0)
        german++;
    assert_true(headless_click("language:0"));
    headless_step();
    draw_again();
    assert_seen("Deutsch");
    snprintf(id, sizeof id, "pick:%d", german + 1);
    assert_true(headless_click(id));
    headless_step();
    assert_true(headless_is_at("settings"));
    draw_again();
    assert_seen("Einstellungen");
    assert_string_equal(app.settings.language, "de");
    choose("en");
}

/* An unknown one, as a newer program may have written, is none: the system's is spoken. */
TEST(an_unknown_language_does_no_harm)
{
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    choose("tlh");
    draw_again();
    assert_seen("Dueling Tigers");
    choose("en");
}

/* A key beside its button, what the parts of a bar are, and the name of a mode have room at 960x600. */
TEST(a_small_window_has_room_for_them_in_each_language)
{
    static const struct {
        const char *scene, *words;
        bool alone; /* not part of a sentence */
    } rooms[] = {{"match-result", N_("Esc"), true},
                 {"one-suit-match-result", N_("draws"), true},
                 {"scorer-hand", N_("Del"), true},
                 {"classic-turn", N_("Classic Mahjong"), false}};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++) {
        headless_open(960, 600, SPEED_OFF);
        app.command_line.screenshot = "at-once"; /* nothing is still being worked out */
        app_go(&app, scene_by_name(&app, rooms[i].scene));
        for (int l = 0; l < language_count(); l++) {
            char words[80];
            choose(language_at(l)->code);
            draw_again();
            snprintf(words, sizeof words, rooms[i].alone ? "\n%s\n" : "%s", tr(rooms[i].words));
            assert_seen(words);
        }
        choose("en");
        headless_close();
    }
}
