/*
 * test_fonts.c: which font sets which character: where files are missing, in languages with fonts of their
 * own, and of text that is broken.
 */
#include "support/test.h"

#include "base/disk.h"
#include "sdl/art/fonts.h"
#include "support/match.h"
#include "support/system.h"

static char folder[MATCH_PATH];

static int begin(void **state)
{
    (void)state;
    assert_int_equal(TTF_Init(), 0);
    return 0;
}

static int end(void **state)
{
    (void)state;
    TTF_Quit();
    return 0;
}

/* A folder of fonts that has nothing, until some are put there. */
static void begin_folder(void)
{
    char fonts[MATCH_PATH];
    match_folder(folder);
    assert_true(disk_make_folder(match_path(fonts, folder, "fonts")));
    system_set("TIGERS_ASSETS", folder);
}

static void put(const char *name)
{
    char from[MATCH_PATH], to[MATCH_PATH];
    snprintf(from, sizeof from, SOURCE_DIR "/%s", name);
    system_copy(from, match_path(to, folder, name));
}

static void end_folder(void)
{
    system_set("TIGERS_ASSETS", NULL);
    match_remove_folder(folder);
}

static struct fonts *open_fonts(void)
{
    struct error why;
    struct fonts *fonts = fonts_new(false, &why);
    if (!fonts)
        fail_msg("%s", why.message);
    return fonts;
}

/* What is set of the words, all pieces together. */
static const char *set(struct fonts *fonts, enum type_font face, const char *words)
{
    static char all[2000];
    struct piece piece;
    all[0] = '\0';
    while ((words = fonts_piece(fonts, face, 16, words, &piece))) {
        int w = 0;
        assert_int_equal(TTF_SizeUTF8(piece.font, piece.text, &w, NULL), 0);
        assert_true(w > 0);
        SDL_strlcat(all, piece.text, sizeof all);
    }
    return all;
}

/* The family that sets the first character. */
static const char *family(struct fonts *fonts, enum type_font face, const char *words)
{
    struct piece piece;
    assert_non_null(fonts_piece(fonts, face, 16, words, &piece));
    return TTF_FontFaceFamilyName(piece.font);
}

/* --- files that are missing ---------------------------------------------------------------------------- */

TEST(any_font_stands_in_for_all)
{
    static const char *const alone[] = {"fonts/Inter-Regular.ttf", "fonts/EBGaramond-MediumItalic.ttf"};
    static const char *const families[] = {"Inter", "EB Garamond"};
    for (int i = 0; i < 2; i++) {
        begin_folder();
        put(alone[i]);
        struct fonts *fonts = open_fonts();
        for (int face = 0; face < TYPE_FONTS; face++) {
            assert_string_equal(set(fonts, (enum type_font)face, "Two tigers, a match"),
                                "Two tigers, a match");
            assert_non_null(strstr(family(fonts, (enum type_font)face, "Two"), families[i]));
        }
        fonts_free(fonts);
        end_folder();
    }
}

TEST(without_any_there_is_a_sentence)
{
    struct error why;
    begin_folder();
    assert_null(fonts_new(false, &why));
    assert_non_null(strstr(why.message, "no usable font was found"));
    fonts_free(NULL);
    end_folder();
}

/* Names in other scripts, and languages of such: what no font has is a question mark, not a gap. */
TEST(without_the_fonts_for_it_a_name_is_question_marks)
{
    begin_folder();
    put("fonts/Inter-Regular.ttf");
    struct fonts *fonts = open_fonts();
    assert_string_equal(set(fonts, TYPE_SANS, "Lin 王小明"), "Lin ???");
    assert_false(fonts_large_is_open(fonts));
    fonts_speak(fonts, "ja", false);
    assert_string_equal(set(fonts, TYPE_SERIF, "東"), "?");
    put("fonts/NotoSansCJK-Names.otf"); /* as in a page, whose files come by and by */
    assert_string_equal(set(fonts, TYPE_SANS, "王"), "?");
    fonts_speak(fonts, NULL, false);
    assert_string_equal(set(fonts, TYPE_SANS, "Lin 王小明"), "Lin 王小明");
    fonts_speak(fonts, "ja", false); /* its own font is missing still, the one of names has it too */
    assert_string_equal(set(fonts, TYPE_SERIF, "東"), "東");
    fonts_free(fonts);
    end_folder();
}

/* A page's fonts for heads come late: the plain ones stand in for them until a language is spoken again. */
TEST(plain_fonts_stand_in_for_those_that_come_late)
{
    begin_folder();
    put("fonts/Inter-Regular.ttf");
    put("fonts/NotoSansTC-Regular.otf");
    struct fonts *fonts = open_fonts();
    fonts_speak(fonts, "zh_TW", true);
    for (int face = 0; face < TYPE_FONTS; face++)
        assert_non_null(strstr(family(fonts, (enum type_font)face, "中"), "Sans"));
    put("fonts/NotoSerifTC-Bold.otf");
    put("fonts/EBGaramond-MediumItalic.ttf");
    fonts_speak(fonts, "zh_TW", false);
    assert_non_null(strstr(family(fonts, TYPE_SERIF, "中"), "Serif"));
    fonts_speak(fonts, "de", false);
    assert_non_null(strstr(family(fonts, TYPE_SERIF_ITALIC, "Lin"), "EB Garamond"));
    fonts_free(fonts);
    end_folder();
}

/* --- languages ----------------------------------------------------------------------------------------- */

TEST(each_language_has_its_own_shapes)
{
    static const char *const languages[] = {"ja", "zh_CN", "zh_TW"}, *const endings[] = {"JP", "SC", "TC"};
    struct fonts *fonts = open_fonts();
    for (int i = 0; i < 3; i++) {
        fonts_speak(fonts, languages[i], false);
        assert_non_null(strstr(family(fonts, TYPE_SANS, "中"), endings[i]));
        assert_non_null(strstr(family(fonts, TYPE_SERIF, "中"), "Serif"));
        assert_non_null(strstr(family(fonts, TYPE_SANS, "中"), "Sans"));
        assert_string_equal(family(fonts, TYPE_SANS, "Lin"), "Inter");
    }
    fonts_speak(fonts, "de", false);
    assert_null(strstr(family(fonts, TYPE_SANS, "中"), "TC"));
    fonts_free(fonts);
}

/* Between square characters such a mark is as wide as they are, in Latin text it is not. */
TEST(marks_are_wide_between_square_characters)
{
    static const char *const marks[] = {"—", "‘", "’", "“", "”", "…"};
    struct fonts *fonts = open_fonts();
    for (int i = 0; i < 6; i++) {
        fonts_speak(fonts, NULL, false);
        assert_string_equal(family(fonts, TYPE_SANS, marks[i]), "Inter");
        fonts_speak(fonts, "zh_CN", false);
        assert_string_not_equal(family(fonts, TYPE_SANS, marks[i]), "Inter");
    }
    fonts_free(fonts);
}

/* Slanted letters between upright characters look like a slip. */
TEST(nothing_is_slanted_beside_square_characters)
{
    struct fonts *fonts = open_fonts();
    TTF_Font *slanted = fonts_open(fonts, TYPE_SERIF_ITALIC, 16),
             *upright = fonts_open(fonts, TYPE_SERIF, 16);
    assert_ptr_not_equal(slanted, upright);
    fonts_speak(fonts, "ja", false);
    assert_ptr_equal(fonts_open(fonts, TYPE_SERIF_ITALIC, 16), fonts_open(fonts, TYPE_SERIF, 16));
    fonts_free(fonts);
}

TEST(what_a_face_has_is_told)
{
    struct fonts *fonts = open_fonts();
    assert_true(fonts_has(fonts, TYPE_SANS, 'a') && fonts_has(fonts, TYPE_SERIF, 0x738b));
    assert_true(fonts_has(fonts, TYPE_SANS, 0x200d));   /* it is set as nothing, as it should be */
    assert_false(fonts_has(fonts, TYPE_SANS, 0x1f42f)); /* a tiger's head */
    fonts_free(fonts);
}

/* --- text ---------------------------------------------------------------------------------------------- */

TEST(broken_text_is_taken_byte_by_byte)
{
    static const char *const broken[] = {"\x80",     /* goes on with nothing */
                                         "\xc0\x80", /* longer than it need be */
                                         "\xe0\x80\x80",
                                         "\xf0\x80\x80\x80",
                                         "\xed\xa0\x80",     /* half of a pair */
                                         "\xf4\x90\x80\x80", /* beyond the last character */
                                         "\xf5\x80\x80\x80",
                                         "\xe4\xb8", /* cut off */
                                         "\xf0\x9f\x90",
                                         "\xe4z\xad"};
    int bytes;
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        assert_int_equal(fonts_character(broken[i], &bytes), 0xfffd);
        assert_int_equal(bytes, 1);
    }
    assert_int_equal(fonts_character("\xf4\x8f\xbf\xbf", &bytes), 0x10ffff);
    assert_int_equal(bytes, 4);
    assert_int_equal(fonts_character("\xed\x9f\xbf", &bytes), 0xd7ff);
    assert_int_equal(fonts_character("\xee\x80\x80", &bytes), 0xe000);
    assert_int_equal(fonts_character("\xe0\xa0\x80", &bytes), 0x800);
    assert_int_equal(fonts_character("\xf0\x90\x80\x80", &bytes), 0x10000);
    assert_int_equal(fonts_character("\xc2\x80", &bytes), 0x80);
}

/* Signs that turn the direction of writing, choose a shape or join: nobody sees a gap or a question mark. */
TEST(signs_without_a_picture_vanish)
{
    static const char *const unseen[] = {"\u200b", "\u202e", "\u2066", "\ufe0f", "\ufeff", "\U000e0041"};
    char words[40];
    struct fonts *fonts = open_fonts();
    for (size_t i = 0; i < sizeof unseen / sizeof *unseen; i++) {
        snprintf(words, sizeof words, "a%sb", unseen[i]);
        const char *as = set(fonts, TYPE_SANS, words);
        if (strcmp(as, "ab") != 0 && strcmp(as, words) != 0)
            fail_msg("%zu is set as \"%s\"", i, as);
        assert_true(fonts_has(fonts, TYPE_SANS, fonts_character(unseen[i], &(int){0})));
    }
    fonts_free(fonts);
}

/* Longer than a piece can be, of one font and of many: nothing is lost, and no character is cut. */
TEST(long_words_come_in_pieces)
{
    char words[1500] = "";
    struct fonts *fonts = open_fonts();
    for (int i = 0; i < 120; i++)
        strcat(words, i % 3 ? "Łódź" : "王");
    assert_string_equal(set(fonts, TYPE_SERIF, words), words);
    words[600] = '\0';
    for (int i = 0; i < 600; i += 2)
        memcpy(words + i, "ü", 2);
    assert_string_equal(set(fonts, TYPE_SANS, words), words);
    fonts_free(fonts);
}

/* More sizes than are kept open: one that comes again is as it was. */
TEST(many_sizes_are_used_in_turn)
{
    int first[60], again;
    struct fonts *fonts = open_fonts();
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < 60; i++) {
            TTF_Font *font = fonts_open(fonts, TYPE_SANS, 10 + (float)i / 2);
            assert_int_equal(TTF_SizeUTF8(font, "Dueling Tigers", round ? &again : &first[i], NULL), 0);
            if (round)
                assert_int_equal(again, first[i]);
            if (i && !round)
                assert_true(first[i] >= first[i - 1]);
        }
    fonts_free(fonts);
}

TEST_GROUP(begin, end)
