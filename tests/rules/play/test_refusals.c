/*
 * test_refusals.c: positions whose refusal no other test of the rules names; where no play leads to one, a
 * table is laid out by hand.
 */
#include "support/test.h"

#include "support/position.h"
#include "support/refused.h"

#define PLAIN "option indicators off; "
#define DUEL  "mode tenpai-duel; "

#define JUNK "159m159p1234567z"

/* Why the move of that seat is refused; it must be. */
static const struct refusal *refusal_of(const struct position *p, int seat, const char *text)
{
    static struct refusal why;
    struct move move;
    memset(&why, 0, sizeof why);
    assert_true(move_parse(&move, seat, text, NULL));
    assert_false(legal_check(&p->game.table, &p->game.own[seat], move, &why));
    return &why;
}

/* Lays the tile on offer before all but whose it is. */
static void offer(struct position *p, const char *tile, enum win_source source, int by)
{
    struct table *table = &p->game.table;
    table->phase = PHASE_CLAIM;
    table->offer = (struct offer){.tile = tile_parse(tile), .source = (uint8_t)source, .by = (uint8_t)by};
    table->asked = (uint8_t)((1u << table->seats) - 1 - (1u << by));
    table->drawn_by = SEAT_NONE;
}

TEST(test_who_is_not_asked)
{
    struct position p;
    struct refusal why;
    position_init(&p, PLAIN "east " JUNK "8p; west 55m2589p1234567z; dummy 2345z");
    assert_false(game_check(&p.game, move_make(MOVE_PASS, 7, TILE_NONE), &why));
    assert_refused_for(&why, "no-seat");
    assert_false(game_check(&p.game, move_make(MOVE_PASS, 2, TILE_NONE), &why));
    assert_refused_for(&why, "no-seat");
    position_play(&p, "discard 5m; east: pass !nothing-to-pass; west: pass; kong 1z !kong-not-now");
    position_init(&p, PLAIN);
    position_play(&p, "kong 1f !kong-not-now; chow 1m !not-now");
    position_init(&p, PLAIN "east 123456789m12p55z3p; west " JUNK);
    position_play(&p, "win; east: discard 5z !round-over");
}

TEST(test_wins)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 55m2589p123456z2m; dummy 2345z");
    position_play(&p, "win !win-incomplete; discard 5m; win !win-not-completing 5m");
    position_init(&p, PLAIN "east " JUNK "8p; west 123789m123p46m77z");
    offer(&p, "5m", WIN_REVEALED, EAST);
    assert_refused_for(refusal_of(&p, WEST, "win"), "win-revealed-no-riichi");
}

TEST(test_claims_of_a_revealed_tile)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 3334m123p456p789p");
    offer(&p, "3m", WIN_REVEALED, EAST);
    assert_refused_for(refusal_of(&p, WEST, "kong"), "revealed-no-riichi");
    p.game.table.riichi[WEST] = 1;
    assert_refused_for(refusal_of(&p, WEST, "pung"), "pung-of-revealed");
    assert_refused_for(refusal_of(&p, WEST, "kong"), "kong-changes-waits"); /* 2m, 4m, 5m; then 4m alone */
    position_init(&p, PLAIN "option revealed-kong off; east " JUNK "8p; west 3334m123p456p789p");
    offer(&p, "3m", WIN_REVEALED, EAST);
    p.game.table.riichi[WEST] = 1;
    assert_refused_for(refusal_of(&p, WEST, "kong"), "revealed-option-off");
}

TEST(test_riichi_before_the_draw)
{
    struct position p;
    position_init(&p, PLAIN "east 123789m123p46m77z8p; west " JUNK);
    p.game.table.drawn_by = SEAT_NONE; /* every claim but one in Riichi opens the hand */
    assert_refused_for(refusal_of(&p, EAST, "riichi 8p"), "riichi-before-draw");
}

/* Chows are for the player next in turn, and must leave a tile that may be discarded. */
TEST(test_chows)
{
    struct position p;
    position_init(&p, "mode patterns; east 147m258p369s1234z1s; north 35m147p258s1234z5z");
    offer(&p, "4m", WIN_DISCARD, EAST);
    assert_refused_for(refusal_of(&p, NORTH_OF_FOUR, "chow 3m"), "chow-out-of-turn");
    assert_refused_for(refusal_of(&p, NORTH_OF_FOUR, "chow 1z"), "not-now");

    position_init(&p, DUEL "east 147m258p369s1234z1s; west 4567m147p258s123z");
    struct own *own = &p.game.own[WEST];
    assert_true(hand_parse(&own->hand, "4567m", NULL)); /* three melds lie on the table */
    offer(&p, "4m", WIN_DISCARD, EAST);
    assert_refused_for(refusal_of(&p, WEST, "chow 4m"), "no-discard-left");
}

TEST(test_furiten_until_the_next_draw)
{
    struct position p;
    struct refusal why;
    position_init(&p, DUEL "east " JUNK "8p; west 45m234p678p345s88s");
    p.game.own[WEST].passed[tile_parse("3m")] = 4; /* as after the pass, before the draw that ends it */
    assert_true(legal_furiten(&p.game.table, &p.game.own[WEST], WEST, tile_parse("6m"), &why));
    assert_refused_for(&why, "passed-tile 3m turn 4");
    assert_int_equal(why.seat, WEST);
    p.game.own[WEST].passed[tile_parse("3m")] = 0;
    p.game.own[WEST].passed[TILE_1M] = 4; /* any kind at all */
    assert_true(legal_furiten(&p.game.table, &p.game.own[WEST], WEST, tile_parse("6m"), &why));
    assert_refused_for(&why, "passed-tile 1m turn 4");
}

TEST(test_a_drawn_win_is_laid_down_while_there_is_a_wall)
{
    struct position p;
    position_init(&p, DUEL "east 45m234p678p345s88s6m; west " JUNK);
    assert_true(position_can(&p, EAST, "lay-down"));
    p.game.table.wall = 0;
    assert_refused_for(refusal_of(&p, EAST, "lay-down"), "lay-down-wall-empty");
}

static struct refusal deal_refusal(const struct deal *deal, const struct game *game)
{
    struct refusal why = {0};
    assert_false(deal_check(deal, game, &why));
    return why;
}

static void assert_deal_refused(const struct deal *deal, const struct game *game, const char *written)
{
    struct refusal why = deal_refusal(deal, game);
    assert_refused_for(&why, written);
}

TEST(test_deals)
{
    struct position p;
    struct deal deal, good;
    position_init(&p, "aside 9s 2s 6s 4s; east 123456789m12p77z3p; west " JUNK);
    deal_shuffle(&good, &p.game, 3);
    assert_deal_refused(&good, &p.game, "deal-not-now");
    position_play(&p, "keep 2 6; win");
    deal_shuffle(&good, &p.game, 3);
    deal = good;
    deal.count--;
    assert_deal_refused(&deal, &p.game, "wall-count number 99 needed 100");
    deal = good;
    deal.wall[1] = deal.wall[0] == TILE_WEST ? TILE_EAST : TILE_WEST;
    deal.wall[2] = deal.wall[3] = deal.wall[4] = deal.wall[5] = deal.wall[1];
    assert_deal_refused(&deal, &p.game, deal.wall[1] == TILE_WEST ? "tile-too-many 3z" : "tile-too-many 1z");
    deal = good;
    for (int i = 0, fifth = 0; i < deal.count && !fifth; i++) { /* of the very first kind too */
        fifth = deal.wall[i] == TILE_EAST;
        deal.wall[i] = fifth ? TILE_1M : deal.wall[i];
    }
    assert_deal_refused(&deal, &p.game, "tile-too-many 1m");
    deal = good;
    deal.wall[0] = TILE_COUNT; /* no tile, and none to name */
    assert_deal_refused(&deal, &p.game, "tile-too-many");
    assert_int_equal(deal_refusal(&deal, &p.game).tile, TILE_NONE);
    deal = good;
    deal.aside[0] = TILE_RED;
    assert_deal_refused(&deal, &p.game, "aside-suit");
    deal = good;
    deal.aside_count = 3;
    assert_deal_refused(&deal, &p.game, "aside-count number 3 needed 4");
    deal = good;
    deal.aside[2] = TILE_RED;
    assert_deal_refused(&deal, &p.game, "aside-suit");
    deal = good;
    deal.aside[1] = deal.aside[0];
    assert_deal_refused(&deal, &p.game, "aside-alike");
}
