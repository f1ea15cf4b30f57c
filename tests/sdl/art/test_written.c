/*
 * test_written.c: what is written on the screen, as it is read out: paragraphs whole, figures with what they
 * are of, the words of a button joined; and a screen with more on it than there is room for.
 */
#include "support/test.h"

#include "sdl/art/written.h"

static struct written written;

/* Written at a place, in a line 20 pixels high. */
static void note(const char *words, float y, bool more)
{
    struct type_seen seen = {.words = words, .whole = words, .rect = rect_make(10, y, 80, 20), .more = more};
    written_note(&written, &seen, false);
}

static void assert_taken(struct rect rect, const char *words)
{
    struct text text = {0};
    written_take(&written, rect, &text);
    assert_string_equal(text_string(&text), words);
    text_deinit(&text);
}

TEST(lines_of_a_paragraph_are_one)
{
    written_clear(&written);
    note("A tile that nobody", 0, false);
    note("claims is passed.", 20, true);
    note("誰も取らない", 40, false);
    note("牌は流れる。", 60, true);
    assert_int_equal(written.count, 2);
    assert_string_equal(written_words(&written, 0), "A tile that nobody claims is passed.");
    assert_string_equal(written_words(&written, 1), "誰も取らない牌は流れる。");
    written_clear(&written); /* one of which only the end is to be seen */
    note("claims is passed.", 20, true);
    assert_string_equal(written_words(&written, 0), "claims is passed.");
}

TEST(words_of_a_place_are_joined_and_taken_once)
{
    written_clear(&written);
    note("New match", 0, false);
    note("Two players.", 20, false);
    note("Key 3", 40, false);
    note("Elsewhere", 200, false);
    assert_taken(rect_make(0, 0, 100, 100), "New match, Two players. Key 3");
    assert_taken(rect_make(0, 0, 100, 100), "");
    assert_taken(rect_make(0, 0, 100, 300), "Elsewhere");
}

TEST(sentences_end_in_every_language)
{
    static const char *const ends[] = {"Yes.", "Yes?", "Yes!", "And…", "はい。", "はい？", "はい！"};
    for (int i = 0; i < 7; i++)
        assert_true(written_end(ends[i]) > 0);
    assert_int_equal(written_end("Yes"), 0);
    assert_int_equal(written_end("はい"), 0);
    assert_int_equal(written_end(""), 0);
}

/* The sign of a key, and a dash in an empty place of a table, are no words. */
TEST(figures_have_heads_and_signs_none)
{
    struct type_seen seen = {.words = "24", .whole = "24", .of = "Matches"};
    written_clear(&written);
    written_note(&written, &seen, false);
    assert_string_equal(written_words(&written, 0), "Matches: 24");
    seen.whole = "–";
    written_note(&written, &seen, false);
    seen = (struct type_seen){.words = "P", .whole = "P", .sign = true};
    written_note(&written, &seen, false);
    assert_int_equal(written.count, 1);
}

/* What there is no room for is left out, and all else is there. */
TEST(a_screen_that_is_too_full)
{
    char long_one[WRITTEN_BYTES / 5 + 1];
    written_clear(&written);
    for (int i = 0; i < WRITTEN_MAX + 20; i++)
        note("a word", (float)i, false);
    assert_int_equal(written.count, WRITTEN_MAX);
    assert_string_equal(written_words(&written, WRITTEN_MAX - 1), "a word");
    written_clear(&written);
    memset(long_one, 'x', sizeof long_one);
    long_one[sizeof long_one - 1] = '\0';
    for (int i = 0; i < 8; i++)
        note(long_one, (float)i, false);
    assert_int_equal(written.count, 4);
    note(long_one, 9, true); /* no room to go on either */
    assert_int_equal(strncmp(written_words(&written, 3), long_one, sizeof long_one - 1), 0);
    assert_int_equal(written.count, 4);
    note("short", 10, false); /* which finds some */
    assert_string_equal(written_words(&written, 4), "short");
    /* to the last byte, and on from there */
    size_t left = sizeof written.text - written.used;
    long_one[left - 1] = '\0';
    note(long_one, 11, false);
    assert_int_equal(written.used, sizeof written.text);
    note("more", 12, true);
    assert_string_equal(written_words(&written, 5), long_one);
}

TEST(what_differs_has_another_sum)
{
    written_clear(&written);
    uint64_t none = written_sum(&written);
    note("one", 0, false);
    uint64_t one = written_sum(&written);
    assert_true(one != none);
    assert_true(one == written_sum(&written));
    note("two", 0, false);
    assert_true(one != written_sum(&written));
}
