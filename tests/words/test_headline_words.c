/*
 * test_headline_words.c: the line above a result where it is more than who won: hands of Tenpai Duel that
 * nobody wins, several winners at a table of four.
 */
#include "support/test.h"

#include "support/match.h"
#include "support/position.h"
#include "words/result_words.h"
#include "words/words.h"

static void assert_headline(const struct table *table, int you, const char *wanted)
{
    const struct words words = {.names = {"Ann", "Lin", "Mei", "Kai"}, .you = (uint8_t)you};
    char said[WORDS_LINE];
    words_headline(&words, table, said, sizeof said);
    assert_string_equal(said, wanted);
}

static struct table table_of(const char *rules, int seats)
{
    struct table table = match_begun().table;
    table.rules = ruleset_find(rules);
    ruleset_defaults(table.rules, table.options);
    table.seats = (uint8_t)seats;
    table.result = RESULT_CLEARED;
    return table;
}

/* docs/rules/tenpai-duel.md: the wall runs out in stage A with nobody declared, or in stage B in vain. */
TEST(a_wall_that_is_out)
{
    struct table table = table_of("tenpai-duel", 2);
    table.result.outcome = OUTCOME_DRAW;
    table.stage.attacker = SEAT_NONE;
    assert_headline(&table, 0, "18 turns each, and nobody declared");
    table.stage.attacker = 0;
    assert_headline(&table, 0, "The wall is empty: your tile never came");
    assert_headline(&table, 1, "The wall is empty: Ann’s tile never came");
    table.result.outcome = OUTCOME_VOID;
    assert_headline(&table, 0, "Time is up: the hand is void");
}

/* docs/rules/classic.md: all players who can win on a discard do; they are named in turn order. */
TEST(several_winners_are_named_in_turn_order)
{
    struct table table = table_of("classic", 4);
    table.result.outcome = OUTCOME_WIN;
    table.result.tile = tile_parse("5p");
    table.result.from = 2;
    table.result.winner = 3;
    table.result.winners = 1 << 3 | 1 << 0 | 1 << 1;
    assert_headline(&table, SEAT_NONE, "Kai, Ann and Lin win on Mei’s 5 dots");
    assert_headline(&table, 2, "Kai, Ann and Lin win on your 5 dots");
    assert_headline(&table, 0, "Kai, You and Lin win on Mei’s 5 dots");
}

/* docs/rules/dueling-tigers.md "Riichi": it is declared with a discard, so that who wins by the first draw
 * had no chance to; after a discard they had. */
TEST(riichi_was_close_where_it_could_be_declared)
{
    struct position p;
    struct view view;
    struct win win;
    struct score score;
    struct words words;
    struct setup setup;
    char close[200];
    match_setup(&setup, 1);
    words_init(&words, &setup);
    position_init(&p, "option indicators off; east 123m777m456p99p555z");
    position_play(&p, "win");
    view_init(&view, &p.game, EAST);
    assert_true(view_result(&view, &win, &score));
    assert_false(result_close(&words, &view, &win, &score, close, sizeof close));
    position_init(&p, "option indicators off; east 123m777m456p99p55z1z; west 2468m2468p22334z; wall 3z 5z");
    position_play(&p, "discard 1z; reveal 0; discard 3z; reveal 1; win");
    view_init(&view, &p.game, EAST);
    assert_true(view_result(&view, &win, &score));
    assert_true(result_close(&words, &view, &win, &score, close, sizeof close));
    assert_non_null(strstr(close, "Close: Riichi"));
}
