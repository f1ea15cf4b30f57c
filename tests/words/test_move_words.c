/*
 * test_move_words.c: every move as hint and review speak of it, and what it brings (words/move_words.h).
 */
#include "support/test.h"

#include "words/move_words.h"

static const struct words customary = {.names = {"Ann", "Lin"}, .you = 0};
static const struct words literal = {.names = {"Ann", "Lin"}, .you = 0, .literal = true};

static void assert_moves(const struct words *words, const char *text, const char *wanted)
{
    struct move move;
    struct error why;
    char said[WORDS_LINE];
    assert_true(move_parse(&move, 0, text, &why));
    move_words(words, move, said, sizeof said);
    assert_string_equal(said, wanted);
}

TEST(test_every_move_is_named)
{
    static const char *const moves[][2] = {
        {"discard 7p", "Discard 7 dots"},
        {"riichi 5z", "Riichi, discarding white dragon"},
        {"tenpai 1z", "Declare tenpai, discarding East"},
        {"guess 4p 7s", "Guess 4 dots and 7 bamboo"},
        {"remove s", "Remove bamboo"},
        {"keep 2 5", "Keep 2 and 5"},
        {"treasure yes", "Reveal the treasure"},
        {"treasure no", "Leave the treasure"},
        {"waits 3p", "Name 3 dots"},
        {"waits 258p", "Name 2, 5 and 8 dots"},
        {"waits", "Name no wait"},
        {"win", "Win"},
        {"pass", "Pass"},
        {"reveal 3", "Reveal a tile"},
        {"dummy-draw", "Draw for the dummy"},
        {"lay-down", "Lay the win face down"},
        {"declare", "Declare a win"},
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        assert_moves(&customary, moves[i][0], moves[i][1]);
        assert_moves(&literal, moves[i][0], moves[i][1]);
    }
}

/* By custom or in plain words, as the mode has it. */
TEST(test_sets_are_named_as_the_mode_has_it)
{
    static const char *const moves[][3] = {
        {"chow 3s", "Chow of 3 to 5", "Run of 3 to 5"},
        {"pung", "Pung", "Triplet"},
        {"kong", "Kong", "Quad"},
        {"kong 7z", "Kong of red dragons", "Quad of red dragons"},
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        assert_moves(&customary, moves[i][0], moves[i][1]);
        assert_moves(&literal, moves[i][0], moves[i][2]);
    }
}

typedef void figures_say(const struct advice *advice, char *out, size_t size);

static void assert_said(figures_say *say, int points, int win, int deal_in, const char *wanted)
{
    const struct advice advice = {
        .estimate = true, .points = points, .win = (int16_t)win, .deal_in = (int16_t)deal_in};
    char said[WORDS_LINE] = "before";
    say(&advice, said, sizeof said);
    assert_string_equal(said, wanted);
    say(&(struct advice){.estimate = false, .points = points}, said, sizeof said);
    assert_string_equal(said, "");
}

static void assert_chance(int win, const char *wanted)
{
    assert_said(move_words_chance, -110, win, 40, wanted);
}

/* Whatever it costs on average, the best move is only said to win. */
TEST(test_how_often_a_move_wins)
{
    assert_chance(300, "From here you win 3 in 10.");
    assert_chance(950, "From here you win nearly always.");
    assert_chance(940, "From here you win 9 in 10.");
    assert_chance(94, "From here you win 9 in 100.");
    assert_chance(5, "From here you win 1 in 100.");
    assert_chance(4, ""); /* next to never: no figure that helps */
}

static void assert_short(int points, int win, int deal_in, const char *wanted)
{
    assert_said(move_words_figures_short, points, win, deal_in, wanted);
}

TEST(test_the_same_in_short)
{
    assert_short(130, 300, 40, "+1.30 points, wins 3 in 10, deals in 4 in 100");
    assert_short(-82, 300, 0, "−0.82 points, wins 3 in 10");
    assert_short(0, 300, 0, "0.00 points, wins 3 in 10");
    assert_short(-1340, 300, 0, "−13.4 points, wins 3 in 10");
    assert_short(120000, 300, 0, "+1,200 points, wins 3 in 10");
}
