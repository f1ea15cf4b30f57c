/* test_lines.c: where the lines of a paragraph end. A ruler that takes every character for one wide keeps
 * fonts out of it. */
#include "support/test.h"

#include "sdl/art/fonts.h"
#include "sdl/art/lines.h"

static float count_characters(const void *of, const char *words)
{
    int bytes, count = 0;
    (void)of;
    for (; *words; words += bytes, count++)
        fonts_character(words, &bytes);
    return (float)count;
}

/* The paragraph's lines in that width, a bar between them. */
static void expect_lines(int width, const char *words, const char *lines)
{
    const struct lines_ruler ruler = {count_characters, NULL};
    char told[400] = "";
    while (*words) {
        size_t length = lines_length(&ruler, (float)width, words);
        snprintf(told + strlen(told), sizeof told - strlen(told), "%.*s%s", (int)length, words,
                 words[length] ? "|" : "");
        words += length + (words[length] == ' ');
    }
    assert_string_equal(told, lines);
}

TEST(words_are_whole_and_fill_their_lines)
{
    expect_lines(12, "one two three four and a half", "one two|three four|and a half");
    expect_lines(20, "what lies on the table now", "what lies on the|table now");
}

TEST(figures_keep_their_sign)
{
    expect_lines(14, "Zeichen-4 (81 %) und Zeichen-6", "Zeichen-4|(81 %) und|Zeichen-6");
}

/* Where a word would stand alone at the end it gets company. */
TEST(no_word_stands_alone)
{
    expect_lines(20, "turn one tile of it up", "turn one tile|of it up");
}

/* Words of Japanese are not cut where a phrase ends near by: 待ちを, 見落とせば and 合計 stay whole. */
TEST(japanese_is_parted_between_phrases)
{
    expect_lines(14, "2人打ちのリーチ麻雀。テンパイしたら宣言、相手は待ちを読む。",
                 "2人打ちのリーチ麻雀。|テンパイしたら宣言、相手は|待ちを読む。");
    expect_lines(14, "一色36枚だけ。待ちをすべて見抜いて答える。見落とせば失点。",
                 "一色36枚だけ。待ちをすべて|見抜いて答える。|見落とせば失点。");
    expect_lines(18, "21回の判断のうち9回で失点、合計30.2点。", "21回の判断のうち9回で失点、|合計30.2点。");
}

/* Better a phrase cut apart than a line more. */
TEST(no_line_more_is_taken)
{
    expect_lines(5, "手牌を見抜手牌を見抜", "手牌を見抜|手牌を見抜");
}

/* Chinese has no such endings: a clause ends at its comma. */
TEST(chinese_is_parted_at_commas_near_by)
{
    expect_lines(11, "每回合摸一张牌，然后打出一张不要的牌。", "每回合摸一张牌，|然后打出一张不要的牌。");
}
