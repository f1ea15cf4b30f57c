/* test_table.c: questions about what lies open (rules/play/table.h). */
#include "support/test.h"

#include "rules/modes/list.h"
#include "support/position.h"

/* A table of the mode before the first deal. */
static struct table table_of(const struct ruleset *rules)
{
    static struct game game;
    int16_t options[OPTION_MAX];
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, ruleset_seats(rules, options));
    return game.table;
}

TEST(test_only_seats_of_the_table_have_a_name)
{
    assert_int_equal(seat_parse("west", 2), 1);
    assert_int_equal(seat_parse("south", 2), SEAT_NONE);
    assert_int_equal(seat_parse("west", 3), 2);
    assert_int_equal(seat_parse("north", 3), SEAT_NONE);
    assert_int_equal(seat_parse("north", 4), 3);
    assert_int_equal(seat_parse("dummy", 4), SEAT_NONE);
}

/* docs/rules/classic.md "Winds and dealing": there no number of rounds says which is the last. */
TEST(test_which_round_is_the_last)
{
    struct table table = table_of(&ruleset_dueling_tigers);
    for (uint8_t round = 1; round <= 4; round++) {
        table.round = round;
        assert_int_equal(table_is_last_round(&table), round == 4);
    }
    table = table_of(&ruleset_classic);
    table.round = 7;
    assert_false(table_is_last_round(&table));
}

TEST(test_how_long_a_hand_is_kept)
{
    struct table table = table_of(&ruleset_classic);
    static const struct {
        uint8_t flags;
        int kept; /* by seat 1, after it */
    } thrown[] = {{0, 0}, {1 | DISCARD_DRAWN, 1}, {1 | DISCARD_DRAWN, 2},
                  {3, 2}, {1 | DISCARD_DRAWN, 3}, {1, 0},
                  {1, 0}, {2 | DISCARD_DRAWN, 0}, {1 | DISCARD_DRAWN | DISCARD_CLAIMED, 1}};
    assert_int_equal(table_kept_since(&table, 1), 0);
    for (size_t i = 0; i < sizeof thrown / sizeof *thrown; i++) {
        table.discards[table.discard_count++] = (struct discard){TILE_1M, thrown[i].flags};
        assert_int_equal(table_kept_since(&table, 1), thrown[i].kept);
    }
    table.discards[0].flags = DISCARD_DRAWN; /* the very first one too */
    assert_int_equal(table_kept_since(&table, 0), 1);
}

/* docs/rules/tenpai-duel.md "Stage A": 18 discards by each player, no matter who began. */
TEST(test_when_all_turns_are_made)
{
    struct table table = table_of(&ruleset_tenpai_duel);
    for (int seat = 0; seat < 2; seat++) {
        table.turns[seat] = 18;
        table.turns[1 - seat] = 17;
        assert_false(table_turns_are_over(&table));
        table.turns[1 - seat] = 18;
        assert_true(table_turns_are_over(&table));
    }
}

TEST(test_which_offer_lies_among_the_discards)
{
    struct table table = table_of(&ruleset_dueling_tigers);
    assert_false(table_offers_discard(&table));
    for (int source = 0; source < WIN_SOURCES; source++) {
        table.offer = (struct offer){.tile = TILE_1M, .source = (uint8_t)source};
        bool lies = source == WIN_DISCARD || source == WIN_DUMMY_DISCARD;
        assert_int_equal(table_offers_discard(&table), lies);
    }
}

/* Seven pairs take fourteen tiles of the hand itself. */
TEST(test_small_and_open_hands_are_of_sets_alone)
{
    struct table table = table_of(&ruleset_one_suit);
    for (uint8_t sets = 1; sets <= 4; sets++) {
        table.sets = sets;
        assert_int_equal(table_forms(&table, 0),
                         sets == 4 ? FORM_STANDARD | FORM_SEVEN_PAIRS : FORM_STANDARD);
    }
    table.meld_counts[1] = 1;
    assert_int_equal(table_forms(&table, 1), FORM_STANDARD);
}

/* What a hand waits for can be said once it has as many tiles as between two turns. */
TEST(test_waits_before_the_discard)
{
    struct position p;
    position_init(&p, "option indicators off; east 11123456m5555p1z8p; west 123789m123p46m77z; wall 7z");
    position_play(&p, "discard 8p; dummy-draw");
    assert_true(position_can(&p, WEST, "pung"));
    assert_int_equal(table_own_waits(&p.game.table, &p.game.own[WEST], WEST), TILE_BIT(TILE_1M + 4));
    position_play(&p, "pung");
    assert_int_equal(table_own_waits(&p.game.table, &p.game.own[WEST], WEST), 0);
}

/* docs/rules/dueling-tigers.md "Before the first round": the suit taken out is nowhere, the indicators of it
 * that lie open too. */
TEST(test_nothing_is_left_of_the_suit_taken_out)
{
    struct position p;
    position_init(&p, "aside 2s 6s 9s 4s");
    position_play(&p, "keep 2 6");
    for (uint8_t kind = TILE_1S; kind < TILE_EAST; kind++)
        assert_int_equal(table_unseen(&p.game.table, &p.game.own[WEST], kind), 0);
}

/* docs/rules/dueling-tigers.md "Winning and points": Only Bonus is of the numbers that lie open. */
TEST(test_no_bonus_without_indicators)
{
    struct position p;
    position_init(&p, "option indicators off; east 123123m123123p1m1m");
    position_play(&p, "win");
    assert_int_equal(position_points(&p, "only-bonus"), 0);
    assert_int_equal(position_points(&p, "all-chow"), 1);
}
