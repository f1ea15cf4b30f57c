/*
 * test_observation.c: the inputs of the luck network (docs/opponents.md "How luck is counted"), with all
 * hands open: who is about to discard what another player wins on, whether they must, and what a hand can
 * still win by. Each position is set up by hand, and the expected inputs are counted from it.
 */
#include "support/test.h"

#include "session/luck/observation.h"
#include "support/position.h"

#define PLAIN "option indicators off; "

/* Waits for both dragons of a pung each, the white one (5z) and the green one (6z). */
#define WAITS_FOR_DRAGONS "west 222m333m444m5566z; "

static struct net_input told[SEAT_MAX];

static void look(const struct position *p, bool undrawn)
{
    const struct observation observation = {&p->game, undrawn, 4};
    observation_encode(&observation, told);
}

/* A number of the seat's, in parts of `unit`. */
static int number(int seat, int place, int unit)
{
    return told[seat].dense[place] * unit / NET_UNIT;
}

static void assert_feeds(int seat, bool feeds, bool need_not, int other, bool is_fed, bool by_choice)
{
    assert_int_equal(number(seat, OBSERVATION_FEEDS, 1), feeds);
    assert_int_equal(number(seat, OBSERVATION_FEEDS + 1, 1), need_not);
    assert_int_equal(number(other, OBSERVATION_FEEDS + 2, 1), is_fed);
    assert_int_equal(number(other, OBSERVATION_FEEDS + 3, 1), by_choice);
}

/* East is tenpai without the white dragon, and in no other way. */
TEST(who_must_throw_a_winning_tile_feeds)
{
    struct position p;
    position_init(&p, PLAIN "east 123456789p11m78m5z; " WAITS_FOR_DRAGONS);
    look(&p, false);
    assert_int_equal(number(EAST, OBSERVATION_SHANTEN, 1), 1); /* tenpai */
    assert_int_equal(number(WEST, OBSERVATION_SHANTEN, 1), 1);
    assert_int_equal(number(EAST, OBSERVATION_ORDER + 2, 1), 1);
    assert_feeds(EAST, true, false, WEST, true, false);
}

/* One away with any of three tiles gone: the north wind would be as near. */
TEST(who_could_throw_another_need_not)
{
    struct position p;
    position_init(&p, PLAIN "east 123456789p11m7m5z4z; " WAITS_FOR_DRAGONS);
    look(&p, false);
    assert_int_equal(number(EAST, OBSERVATION_SHANTEN + 1, 1), 1);
    assert_feeds(EAST, true, true, WEST, true, true);
}

/* Before East has drawn nobody has a tile to throw. */
TEST(before_the_draw_nobody_throws)
{
    struct position p;
    position_init(&p, PLAIN "east 123456789p11m78m5z; " WAITS_FOR_DRAGONS);
    look(&p, true);
    assert_int_equal(number(EAST, OBSERVATION_ORDER, 1), 1);
    assert_int_equal(number(EAST, OBSERVATION_ORDER + 2, 1), 0);
    assert_feeds(EAST, false, false, WEST, false, false);
}

/* In Riichi the tile just drawn goes, whatever it is. */
TEST(in_riichi_what_was_drawn_is_thrown)
{
    struct position p;
    position_init(&p, PLAIN "east 123456789p11m78m1z; " WAITS_FOR_DRAGONS "wall 3z 5z");
    position_play(&p, "riichi 1z; reveal 0");
    position_turn(&p, "reveal 1");
    assert_int_equal(p.game.table.turn, EAST);
    assert_int_equal(p.game.own[EAST].drawn, tile_parse("5z"));
    look(&p, false);
    assert_int_equal(number(EAST, OBSERVATION_STATE, 1), 1);
    assert_feeds(EAST, true, false, WEST, true, false);
}

/* 33456 without its 4 waits for 4 and 7, of which three and four are to come. It was thrown to come to it, so
 * that another's 4 is no win. */
TEST(a_kind_thrown_for_it_is_no_win_by_another)
{
    struct position p;
    position_init(&p, PLAIN "east 111222333z33456m; west 123456789p4477z");
    look(&p, false);
    assert_int_equal(number(EAST, OBSERVATION_WAITS + 1, 4), 2);
    assert_int_equal(number(EAST, OBSERVATION_DRAWS, 8), 3 + 4);
    assert_int_equal(number(EAST, OBSERVATION_TAKES, 8), 4);
}

/* docs/rules/dueling-tigers.md "Furiten: when you may not win": West threw the white dragon, so that East's
 * is no win. */
TEST(who_may_not_win_on_it_is_not_fed)
{
    struct position p;
    position_init(&p, PLAIN "east 123456789p11m78m1z; " WAITS_FOR_DRAGONS "wall 5z 5z");
    position_play(&p, "discard 1z; reveal 0; discard 5z; reveal 1");
    assert_int_equal(p.game.own[EAST].drawn, tile_parse("5z"));
    look(&p, false);
    assert_int_equal(number(EAST, OBSERVATION_SHANTEN, 1), 1);
    assert_feeds(EAST, false, false, WEST, false, false);
}

/* Of three others one wins on what East throws, one waits for another tile, and one is far from it. */
TEST(only_who_wins_on_it_is_fed)
{
    struct position p;
    position_init(&p, "mode classic; option flowers off; option minimum 0; east 123456789p11m78m5z; "
                      "south 234567888s1199m; west 222m333m444m5566z; north 258m147p369s1234z");
    look(&p, false);
    assert_feeds(EAST, true, false, WEST_OF_FOUR, true, false);
    assert_int_equal(number(SOUTH_OF_FOUR, OBSERVATION_FEEDS + 2, 1), 0);
    assert_int_equal(number(NORTH_OF_FOUR, OBSERVATION_FEEDS + 2, 1), 0);
}

/* Who sits the round out is told nothing, and wins on nothing that another throws. */
TEST(who_sits_out_is_not_fed)
{
    struct position p;
    position_init(&p, "mode one-suit; option players sit-out; option size 4; east 1239m5m");
    assert_int_equal(p.game.table.sitting, 2);
    memset(&told[2], 0x55, sizeof told[2]);
    struct net_input before = told[2];
    look(&p, false);
    assert_int_equal(number(EAST, OBSERVATION_SHANTEN, 1), 1);
    assert_memory_equal(&told[2], &before, sizeof before);
}
