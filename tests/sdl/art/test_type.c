/*
 * test_type.c: names in any script are shown, wrapped and typed; words are as wide as their letters; the
 * interface's scale means something at every window size.
 */
#include "support/test.h"
#include <math.h>

#include "sdl/art/fonts.h"
#include "sdl/art/theme.h"
#include "sdl/headless.h"
#include "sdl/paint/canvas.h"
#include "sdl/ui/field.h"
#include "words/words.h"

static const char *const names[] = {
    "Kim",   "金太郎", "王小明",  "張偉",           "山田さくら",  "カタナ",       "민준",      "뷁",
    "Ольга", "Їжак",   "Γιώργος", "Nguyễn Thị Ạnh", "Łukasz Żółć", "Ştefan Țepeș", "Ōe 竜之介", "李 Lee 이"};

static int open_window(void **state)
{
    (void)state;
    headless_open(960, 600, SPEED_OFF);
    canvas_begin(app.painter.canvas, 960, 600, 0); /* what is outside of a picture is told to nobody */
    app.painter.alpha = 1;
    return 0;
}

static int close_window(void **state)
{
    (void)state;
    headless_close();
    return 0;
}

TEST(every_name_is_set_in_glyphs_of_a_font)
{
    struct error why;
    struct fonts *fonts = fonts_new(false, &why);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (int face = 0; face < TYPE_FONTS; face++) {
            struct piece piece;
            char all[200] = "";
            const char *rest = names[i];
            int bytes;
            while ((rest = fonts_piece(fonts, (enum type_font)face, 15, rest, &piece))) {
                strcat(all, piece.text);
                for (const char *at = piece.text; *at; at += bytes)
                    assert_true(TTF_GlyphIsProvided32(piece.font, fonts_character(at, &bytes)));
            }
            assert_string_equal(all, names[i]);
        }
    fonts_free(fonts);
}

TEST(the_large_font_is_opened_when_it_is_needed)
{
    struct error why;
    struct fonts *fonts = fonts_new(false, &why);
    struct piece piece;
    assert_non_null(fonts_piece(fonts, TYPE_SERIF, 20, "Ольга Γιώργος Nguyễn", &piece));
    assert_false(fonts_large_is_open(fonts));
    assert_non_null(fonts_piece(fonts, TYPE_SERIF, 20, "王", &piece));
    assert_true(fonts_large_is_open(fonts));
    fonts_free(fonts);
}

TEST(what_no_font_has_is_a_question_mark_and_joiners_vanish)
{
    struct error why;
    struct fonts *fonts = fonts_new(false, &why);
    struct piece piece;
    assert_non_null(fonts_piece(fonts, TYPE_SANS, 15, "a\xf0\x9f\x90\xaf\xe2\x80\x8d\x62\xff", &piece));
    assert_string_equal(piece.text, "a?b?"); /* a tiger's head, a joiner, a broken byte */
    fonts_free(fonts);
}

static struct type_seen last;

static void look(void *to, const struct type_seen *seen)
{
    (void)to;
    last = *seen;
}

TEST(mixed_words_are_as_wide_as_they_measure)
{
    struct type type = type_make(TYPE_SERIF, 20, 0xffffffff, TYPE_LEFT);
    type_watch(&app.painter, look, NULL);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        float wide = type_width(&app.painter, type, names[i]);
        assert_float_equal(type_draw(&app.painter, type, 100, 100, names[i]), wide, 0.01);
        assert_true(wide > 10);
        type_draw_fit(&app.painter, type, 100, 100, wide, names[i]);
        assert_string_equal(last.words, names[i]);
        assert_false(last.cut);
    }
}

static bool ends_broken;

static void look_for_broken_ends(void *to, const struct type_seen *seen)
{
    int bytes;
    (void)to;
    ends_broken |= !seen->cut;
    for (const char *at = seen->words; *at; at += bytes)
        ends_broken |= fonts_character(at, &bytes) == 0xfffd;
}

TEST(words_are_cut_at_whole_characters)
{
    struct type type = type_make(TYPE_SERIF, 20, 0xffffffff, TYPE_LEFT);
    type_watch(&app.painter, look_for_broken_ends, NULL);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char words[200];
        SDL_snprintf(words, sizeof words, "%s%s%s", names[i], names[i], names[i]);
        float wide = type_width(&app.painter, type, words);
        for (float room = 20; room < wide * 0.5f;
             room += 3) /* below what smaller and narrower letters save */
            type_draw_fit(&app.painter, type, 100, 100, room, words);
        assert_false(ends_broken);
    }
    type_watch(&app.painter, NULL, NULL);
}

TEST(chinese_words_wrap_without_blanks)
{
    struct type type = type_make(TYPE_SANS, 20, 0xffffffff, TYPE_LEFT);
    float five = type_width(&app.painter, type, "東南西北中");
    assert_int_equal(type_count_lines(&app.painter, type, five + 1, "東南西北中東南西北中東南西北中"), 3);
    assert_int_equal(type_count_lines(&app.painter, type, five + 1, "東南西北中、東"),
                     2); /* the comma ends no line alone */
    assert_int_equal(type_count_lines(&app.painter, type, five + 1, "東南西クリック"), 2);
    assert_false(fonts_may_break(0x30af, 0x30ea)); /* of クリック */
    assert_false(fonts_may_break('3', 0x679a));    /* 3枚 */
    assert_true(fonts_may_break(0x679a, '3'));
    assert_false(fonts_may_break(0xff01, 0x3000)); /* a wide blank begins no line */
    assert_true(fonts_may_break(0x3000, 0x679a));
    assert_true(fonts_may_break(0x679a, 0x30af));
    assert_int_equal(type_count_lines(&app.painter, type, five * 9, "one two\nthree"), 2);
    assert_int_equal(type_count_lines(&app.painter, type, 1, "one two three"), 3);
}

static char line[80];

static void note_line(void *to, const struct type_seen *seen)
{
    (void)to;
    snprintf(line, sizeof line, "%s", seen->words);
}

/* The last line of words wrapped to as much room as `room` takes. */
static const char *last_line(const char *words, const char *room)
{
    struct type type = type_make(TYPE_SANS, 20, 0xffffffff, TYPE_LEFT);
    type_watch(&app.painter, note_line, NULL);
    type_draw_wrapped(&app.painter, type, 10, 100, type_width(&app.painter, type, room) + 1, 24, 5, words);
    type_watch(&app.painter, NULL, NULL);
    return line;
}

TEST(a_short_word_has_company_on_the_last_line)
{
    assert_string_equal(last_line("Both players may score it.", "Both players may score"), "score it.");
    assert_string_equal(last_line("One line\nBoth players may score it.\n3", "Both players may score"), "3");
    assert_string_equal(
        last_line("In Riichi a turned tile may complete a kong.", "In Riichi a turned tile may complete a"),
        "complete a kong.");
    assert_string_equal(last_line("Guess what comes misunderstood", "Guess what comes"), "misunderstood");
    assert_string_equal(last_line("a Mississippi", "Mississippi"), "Mississippi");
    assert_string_equal(last_line("東南西北中東南西北中東", "東南西北中東南西北中"), "西北中東");
    assert_string_equal(last_line("東南西北中、", "東南西北中"), "北中、");
}

/* A path is told so that it can be found: it is never cut off where it can have another line. */
TEST(paths_wrap_where_a_part_of_them_begins)
{
    struct type type = type_make(TYPE_SANS, 20, 0xffffffff, TYPE_LEFT);
    float wide = type_width(&app.painter, type, "/home/you/exports/");
    assert_int_equal(type_count_lines(&app.painter, type, wide + 1, "/home/you/exports/11-22_one"), 2);
    assert_int_equal(type_count_lines(&app.painter, type, wide + 1, "C:\\people\\you\\11-22_one"), 2);
}

/* Letters set on whole pixels would be looser in small sizes. */
TEST(small_words_are_as_wide_as_large_ones_for_their_size)
{
    static const char words[] = "Whose discards can spoil the waits of a player may differ.";
    struct type small = type_make(TYPE_SANS, 14 / 0.75f, 0, TYPE_LEFT),
                large = type_make(TYPE_SANS, 140 / 0.75f, 0, TYPE_LEFT);
    assert_float_equal(type_pixels(&app.painter, small.size), 14, 0.01);
    assert_float_equal(type_width(&app.painter, small, words) / type_width(&app.painter, large, words), 0.1,
                       0.0008);
}

/* Both families keep their kerning in GPOS alone, which SDL_ttf reads by HarfBuzz only. */
TEST(letters_stand_closer_where_they_lean)
{
    static const char *const pairs[] = {"AV", "To", "LT"};
    for (int face = 0; face < TYPE_FONTS; face++)
        for (int i = 0; i < 3; i++) {
            const struct type type = {.font = (enum type_font)face, .size = 60};
            char first[2] = {pairs[i][0]}, second[2] = {pairs[i][1]};
            float apart = type_width(&app.painter, type, first) + type_width(&app.painter, type, second);
            if (type_width(&app.painter, type, pairs[i]) > apart - 1)
                fail_msg("%s is not kerned in font %d", pairs[i], face);
        }
}

TEST(a_field_takes_whole_characters_only)
{
    struct field field = {.room = 23};
    struct scene_key text = {.text = "金太郎金太郎金太郎"}, back = {.code = SDLK_BACKSPACE};
    assert_true(field_key(&app, &field, &text));
    assert_string_equal(field.text, "金太郎金太郎金"); /* 21 bytes of 23 */
    assert_true(field_key(&app, &field, &text));
    assert_string_equal(field.text, "金太郎金太郎金");
    assert_true(field_key(&app, &field, &back));
    assert_string_equal(field.text, "金太郎金太郎");
}

TEST(your_own_name_is_on_the_plate)
{
    struct setup setup;
    struct words words;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 1);
    words_init(&words, &setup);
    assert_string_equal(words_name(&words, 0), "You"); /* sentences speak to the player */
    assert_string_equal(words_plate_name(&words, 0), "Ann");
    assert_string_equal(words_plate_name(&words, 1), "Ben");
    strcpy(setup.players[0].name, "You");
    words_init(&words, &setup);
    assert_string_equal(words_plate_name(&words, 0), "You");
    assert_string_equal(words_plate_name(&words, SEAT_DUMMY), "Dummy");
}

TEST(every_step_of_the_scale_changes_the_text)
{
    static const int sizes[][2] = {{960, 600}, {1280, 800}, {1440, 1080}, {2560, 1440}};
    static const int scales[] = {80, 90, 100, 110, 125, 150};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        float before = 0;
        for (size_t j = 0; j < sizeof scales / sizeof *scales; j++) {
            app.painter.layout = layout_make(sizes[i][0], sizes[i][1], scales[j]);
            float now = type_pixels(&app.painter, SIZE_SMALL), legible = sizes[i][1] >= 800 ? 14 : 12;
            bool ends = now == legible || sizes[i][1] < 800; /* there what is legible and the room end it */
            assert_true(now >= legible);
            assert_true(now >= before + (ends ? 0 : 0.5f));
            before = type_pixels(&app.painter, SIZE_SMALL);
            assert_true(type_pixels(&app.painter, 44) >= type_pixels(&app.painter, SIZE_NAME));
        }
    }
}

TEST_GROUP(open_window, close_window)
