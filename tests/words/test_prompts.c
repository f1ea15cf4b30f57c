/*
 * test_prompts.c: the table's question to the player who must choose, its sentence while others choose
 * (words_prompt), and the headlines of hands of Tenpai Duel that nobody wins.
 */
#include "support/test.h"

#include "support/position.h"
#include "words/words.h"

#define PLAIN     "option indicators off; "
#define DUEL      "mode tenpai-duel; dora 4z; ura 4z; "
#define JUNK      "159m159p1234567z"
#define WAITS_36M "45m234p678p345s88s"
#define WINS_9P   "78p555z222567m11p"
#define LOOSE     "258m147p369s5567z"
#define WITH_PUNG "45m234p678p99s777z"
#define NO_7      "258m147p369s5566z"

/* What `seat` reads, who is Ann or Lin and, where `named`, one of two at the screen. */
static void assert_asked(const struct position *p, int seat, bool named, const char *wanted)
{
    const struct words words = {.names = {"Ann", "Lin"}, .you = (uint8_t)(named ? SEAT_NONE : seat)};
    struct view view;
    char said[WORDS_LINE];
    view_init(&view, &p->game, seat);
    words_prompt(&words, &view, said, sizeof said);
    assert_string_equal(said, wanted);
}

TEST(test_a_turn)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 123789m123p46m77z; wall 4z");
    assert_asked(&p, EAST, false, "Your turn: choose a tile to discard");
    assert_asked(&p, EAST, true, "Ann, your turn: choose a tile to discard");
    assert_asked(&p, WEST, false, "Ann’s turn");
    position_play(&p, "discard 5m");
    assert_asked(&p, WEST, false, "Ann discards 5 characters. Claim it?");
    position_init(&p, PLAIN "east 123789m123p46m77z5m; west " JUNK);
    assert_asked(&p, EAST, false, "Your turn: you can win");
    assert_asked(&p, EAST, true, "Ann, your turn: you can win");
}

TEST(test_dummy_action)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 258m258p1122334z");
    position_play(&p, "discard 8p");
    assert_asked(&p, EAST, false, "Reveal one of the 13 tiles, or draw from the wall");
    assert_asked(&p, WEST, false, "Ann plays for the dummy");
    assert_asked(&p, WEST, true, "Ann plays for the dummy");
    p.game.table.wall = 0;
    assert_asked(&p, EAST, false, "Reveal one of the dummy’s tiles");
}

TEST(test_what_is_declared_on)
{
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west " WINS_9P);
    position_play(&p, "riichi 9p");
    assert_asked(&p, WEST, false, "Ann declares Riichi with 9 dots. Win on it?");
    position_init(&p, DUEL "east " WAITS_36M "9p; west " WINS_9P);
    position_play(&p, "tenpai 9p");
    assert_asked(&p, WEST, false, "Ann declares tenpai with 9 dots. Win on it?");
    position_play(&p, "pass");
    assert_asked(&p, WEST, false, "What is Ann waiting for? Choose two tiles");
    assert_asked(&p, WEST, true, "Lin: what is Ann waiting for? Choose two tiles");
    assert_asked(&p, EAST, false, "Lin is guessing your waits");
    assert_asked(&p, EAST, true, "Lin is guessing Ann’s waits");
}

TEST(test_a_fourth_tile)
{
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 4z9p; east " WITH_PUNG "1z; west " NO_7
                      "; wall 7z1z2z2z2z3z; back 5z");
    position_play(&p, "riichi 1z; guess 1m 2m");
    assert_asked(&p, EAST, false, "The fourth red dragon: make a kong?");
    assert_asked(&p, WEST, false, "");
}

static void assert_headline(const struct position *p, int you, const char *wanted)
{
    const struct words words = {.names = {"Ann", "Lin"}, .you = (uint8_t)you};
    char said[WORDS_LINE];
    words_headline(&words, &p->game.table, said, sizeof said);
    assert_string_equal(said, wanted);
}

TEST(test_hands_that_nobody_wins)
{
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE);
    position_play(&p, "tenpai 9p; guess 1m 3m");
    assert_headline(&p, EAST, "Lin guesses your wait: no win");
    assert_headline(&p, WEST, "You guess Ann’s wait: no win");
    assert_headline(&p, SEAT_NONE, "Lin guesses Ann’s wait: no win");
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE);
    position_play(&p, "tenpai 9p; time-up");
    assert_headline(&p, EAST, "Time is up: the hand is void");
}
