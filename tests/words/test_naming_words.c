/*
 * test_naming_words.c: what is said of One Suit: declarations, who is complete, what names come to, and who
 * deals next: docs/rules/one-suit.md.
 */
#include "support/test.h"

#include "support/match.h"
#include "support/position.h"
#include "words/naming_say.h"
#include "words/result_words.h"
#include "words/words.h"

static const struct words ann_and_you = {.names = {"Ann", "Lin", "Mei"}, .you = 0};

/* A table of three, of whom those have declared on 5 characters of West's. */
static struct table table_of(uint8_t declared)
{
    struct table table = match_begun().table;
    table.rules = ruleset_find("one-suit");
    ruleset_defaults(table.rules, table.options);
    table.seats = 3;
    table.round = 1;
    table.rounds = 8;
    table.result = RESULT_CLEARED;
    table.result.from = 2;
    table.result.tile = tile_parse("5m");
    table.result.naming.declared = declared;
    return table;
}

static void assert_event(struct event event, const char *wanted)
{
    char said[WORDS_LINE];
    assert_true(naming_say_event(&ann_and_you, &event, said, sizeof said));
    assert_string_equal(said, wanted);
}

TEST(a_declaration_names_the_tile_and_whose_it_was)
{
    uint8_t five = tile_parse("5m");
    assert_event((struct event){.kind = EVENT_DECLARE, .seat = 0, .from = 1, .tile = five},
                 "You declare on Lin’s 5 characters");
    assert_event((struct event){.kind = EVENT_DECLARE, .seat = 1, .from = 0, .tile = five},
                 "Lin declares on your 5 characters");
    assert_event((struct event){.kind = EVENT_DECLARE, .seat = 1, .from = 1, .tile = five},
                 "Lin declares a win on the draw");
    assert_event((struct event){.kind = EVENT_DECLARE, .seat = 0, .from = 0, .tile = TILE_NONE},
                 "You declare a win on the draw");
    assert_event((struct event){.kind = EVENT_ROUND_END, .seat = SEAT_NONE}, "Nobody wins this hand");
    assert_event((struct event){.kind = EVENT_DEAL, .seat = 0, .number = 3}, "Hand 3: You deal");
    assert_event((struct event){.kind = EVENT_DEAL, .seat = 1, .number = 3}, "Hand 3: Lin deals");
}

static void assert_invalid(const struct table *table, const char *wanted)
{
    char said[WORDS_LINE];
    naming_say_invalid(&ann_and_you, table, said, sizeof said);
    assert_string_equal(said, wanted);
}

TEST(who_is_not_complete_is_told)
{
    struct table table = table_of(1 << 0);
    assert_invalid(&table, "You declare on Mei’s 5 characters, but your hand isn’t complete");
    table = table_of(1 << 1);
    assert_invalid(&table, "Lin declares on Mei’s 5 characters, but the hand isn’t complete");
    table.result.from = 0;
    assert_invalid(&table, "Lin declares on your 5 characters, but the hand isn’t complete");
    table.result.from = 1;
    assert_invalid(&table, "Lin declares on the draw, but the hand isn’t complete");
    table = table_of(1 << 0 | 1 << 1);
    assert_invalid(&table, "No declared hand is complete");
}

static void assert_lines(const struct table *table, int seat, const struct naming_line *wanted, int count)
{
    struct naming_line lines[NAMING_LINES];
    assert_int_equal(naming_lines(&ann_and_you, table, seat, lines), count);
    for (int i = 0; i < count; i++) {
        assert_string_equal(lines[i].words, wanted[i].words);
        assert_int_equal(lines[i].points, wanted[i].points);
    }
}

static uint16_t numbers(const char *digits)
{
    uint16_t set = 0;
    for (; *digits; digits++)
        set |= (uint16_t)(1u << (*digits - '1'));
    return set;
}

/* The examples of docs/rules/one-suit.md "Points": 5677999 waits for 4, 7 and 8. */
TEST(a_win_is_counted_line_by_line)
{
    static const struct naming_line all[] = {{.points = 5, .words = "Valid win"},
                                             {.points = 3, .words = "4, 7 and 8 named correctly, 1 each"},
                                             {.points = 2, .words = "Every wait named, no mistakes"}};
    static const struct naming_line some[] = {{.points = 5, .words = "Valid win"},
                                              {.points = 2, .words = "7 and 8 named correctly, 1 each"}};
    static const struct naming_line wrong[] = {{.points = 5, .words = "Valid win"},
                                               {.points = 3, .words = "4, 7 and 8 named correctly, 1 each"},
                                               {.points = -2, .words = "9 isn’t a wait"}};
    struct table table = table_of(1 << 1);
    table.result.outcome = OUTCOME_WIN;
    table.result.winner = 1;
    table.result.tile = tile_parse("8m");
    table.result.naming.named_by = 1 << 1;
    table.result.naming.waits[1] = numbers("478");
    table.result.naming.named[1] = numbers("478");
    assert_lines(&table, 1, all, 3);
    table.result.naming.named[1] = numbers("78");
    assert_lines(&table, 1, some, 2);
    table.result.naming.named[1] = numbers("4789");
    assert_lines(&table, 1, wrong, 3);
    table.result.naming.named[1] = 0;
    assert_lines(&table, 1, all, 1);
}

/* A valid declaration that did not win brings nothing, a wrong one takes ten away; with simple points neither
 * counts. */
TEST(a_declaration_that_does_not_win)
{
    static const struct naming_line behind_another[] = {{.points = 0,
                                                         .words = "Also complete, but Lin came first"}},
                                    incomplete[] = {{.points = -10,
                                                     .words = "Declared, but the hand isn’t complete"}},
                                    simple[] = {{.points = 0,
                                                 .words = "Declared, but the hand isn’t complete"}},
                                    win[] = {{.points = 1, .words = "Valid win"}};
    struct table table = table_of(1 << 0 | 1 << 1 | 1 << 2);
    struct error why;
    table.result.outcome = OUTCOME_WIN;
    table.result.winner = 1;
    table.result.naming.named_by = 7;
    table.result.naming.waits[0] = numbers("25");
    assert_true(naming_was_valid(&table.result, 0));
    assert_lines(&table, 0, behind_another, 1);
    assert_false(naming_was_valid(&table.result, 2));
    assert_lines(&table, 2, incomplete, 1);
    assert_true(ruleset_set(table.rules, table.options, "scoring", "simple", &why));
    assert_lines(&table, 2, simple, 1);
    assert_lines(&table, 1, win, 1);
}

/* After a draw everyone's names count. */
TEST(names_count_after_a_draw)
{
    static const struct naming_line two_wrong[] = {{.points = -4, .words = "3 and 9 aren’t waits, −2 each"}};
    struct table table = table_of(0);
    table.result.outcome = OUTCOME_DRAW;
    table.result.naming.named_by = 7;
    table.result.naming.named[2] = numbers("39");
    assert_lines(&table, 2, two_wrong, 1);
    assert_lines(&table, 0, two_wrong, 0); /* nothing named, nothing waited for: not "every wait named" */
}

TEST(the_next_dealer_is_told)
{
    char said[WORDS_LINE];
    struct table table = table_of(0);
    table.result.outcome = OUTCOME_WIN;
    table.result.winner = 0;
    table.dealer = 0;
    naming_say_next(&ann_and_you, &ann_and_you, &table, said, sizeof said);
    assert_string_equal(said, "You deal again");
    table.dealer = 1;
    naming_say_next(&ann_and_you, &ann_and_you, &table, said, sizeof said);
    assert_string_equal(said, "You deal the next hand");
    table.result.winner = 1;
    naming_say_next(&ann_and_you, &ann_and_you, &table, said, sizeof said);
    assert_string_equal(said, "Lin deals again");
    const struct words then = {.names = {"Ann", "Zora", "Mei"}, .you = 0}; /* another has sat down there */
    naming_say_next(&ann_and_you, &then, &table, said, sizeof said);
    assert_string_equal(said, "Zora deals the next hand");
    table.round = table.rounds;
    naming_say_next(&ann_and_you, &ann_and_you, &table, said, sizeof said);
    assert_string_equal(said, "");
}

/* All fourteen tiles are of one suit, so they stand in one group. */
TEST(a_hand_after_the_draw_is_told_whole)
{
    struct position p;
    struct view view;
    struct hand_groups groups;
    int count = 0;
    position_init(
        &p,
        "mode one-suit; option suit m; option size 13; east 1112334566789m; wall 9m; west 1224455778899m");
    position_play(&p, "declare; waits"); /* it doesn't win */
    view_init(&view, &p.game, EAST);
    result_groups(&view, EAST, &groups);
    assert_int_equal(groups.count, 1);
    for (int i = 0; i < groups.list[0].count; i++)
        count += tile_suit(groups.list[0].tiles[i]) == tile_suit(tile_parse("1m"));
    assert_int_equal(count, 14);
}
