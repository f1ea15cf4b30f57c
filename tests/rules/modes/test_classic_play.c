/*
 * test_classic_play.c: Classic Mahjong at the table: flowers, the dead wall, the first turn, several winners,
 * payment, the minimum, the deal and the round winds (docs/rules/classic.md "A turn", "Points" and "Winds and
 * dealing").
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/play/view.h"
#include "support/position.h"

#define CLASSIC "mode classic; "
#define PLAIN   CLASSIC "option flowers off; option minimum 0; "

/* Hands that can claim nothing: no pair, no two numbers of a suit nearer than three. */
#define IDLE_1 "147m258p369s1234z"
#define IDLE_2 "258m369p147s1234z"
#define IDLE_3 "369m147p258s1567z"

/* Waits for 1m and 4m: Concealed Hand 1, and nothing else. */
#define WAITS_14M     "23m456p789s33z555s"
#define WAITS_14M_TOO "23m456s789p44z222p"

enum { DEAD_WALL = 14, LIVE = 144 - 53 - DEAD_WALL };

static const struct table *table_of(const struct position *p)
{
    return &p->game.table;
}

static bool holds(const struct position *p, int seat, const char *tile)
{
    return hand_has(&p->game.own[seat].hand, tile_parse(tile));
}

/* The flowers of a seat as text, in order. */
static const char *flowers_of(const struct position *p, int seat)
{
    static char text[24];
    uint8_t tiles[8];
    int count = 0;
    for (uint8_t i = 0; i < 8; i++)
        if (table_of(p)->flowers[seat] >> i & 1)
            tiles[count++] = (uint8_t)(TILE_FLOWER + i);
    text[0] = '\0';
    tile_print_list(tiles, count, text, sizeof text);
    return text;
}

/* --- flowers --------------------------------------------------------------------------------------- */

static void test_the_order_of_the_replacements(void **state)
{
    (void)state;
    struct position p;
    position_init(&p,
                  CLASSIC "east 1f2f7m258p369s1234z5z; south 3f58m369p147s1234z; west 69m147p258s1567z2g; "
                          "north 258m47p8s567z134g; back 9m4f9p8s5z7m7p9s6m");
    assert_string_equal(flowers_of(&p, EAST), "124f");
    assert_true(holds(&p, EAST, "9m") && holds(&p, EAST, "9p") && holds(&p, EAST, "5z"));
    assert_string_equal(flowers_of(&p, SOUTH_OF_FOUR), "3f");
    assert_true(holds(&p, SOUTH_OF_FOUR, "8s"));
    assert_string_equal(flowers_of(&p, WEST_OF_FOUR), "2g");
    assert_true(holds(&p, WEST_OF_FOUR, "5z"));
    assert_string_equal(flowers_of(&p, NORTH_OF_FOUR), "134g");
    assert_true(holds(&p, NORTH_OF_FOUR, "7m") && holds(&p, NORTH_OF_FOUR, "7p") &&
                holds(&p, NORTH_OF_FOUR, "9s"));
    assert_int_equal(table_of(&p)->wall, LIVE - 8);
    assert_int_equal(table_of(&p)->dead, DEAD_WALL);
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    assert_int_equal(table_of(&p)->turn, EAST);
    assert_int_equal(table_of(&p)->hand_sizes[EAST], 14);
    /* All is told in this order, a replacement after each flower. */
    static const int seats[] = {0, 0, 0, 1, 2, 3, 3, 3};
    int flowers = 0, replaced = 0;
    for (int i = 0; i < p.events.count; i++) {
        const struct event *event = &p.events.list[i];
        if (event->kind == EVENT_FLOWER)
            assert_int_equal(event->seat, seats[flowers++]);
        if (event->kind == EVENT_REPLACEMENT)
            assert_int_equal(event->seat, seats[replaced++]);
        assert_true(flowers >= replaced);
    }
    assert_int_equal(flowers, 8);
    assert_int_equal(replaced, 8);
}

static void test_flowers_drawn_later(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, CLASSIC "east " IDLE_1 "9m; south " IDLE_2 "; west " IDLE_3 "; wall 2f; back 3g7z");
    assert_int_equal(table_of(&p)->wall, LIVE);
    position_play(&p, "discard 9m");
    assert_string_equal(flowers_of(&p, SOUTH_OF_FOUR), "2f3g");
    assert_int_equal(p.game.own[SOUTH_OF_FOUR].drawn, tile_parse("7z"));
    assert_int_equal(table_of(&p)->wall, LIVE - 3);
    assert_int_equal(table_of(&p)->dead, DEAD_WALL);
    assert_int_equal(table_of(&p)->turn, SOUTH_OF_FOUR);
    assert_false(position_can(&p, SOUTH_OF_FOUR, "discard 2f"));
}

static void test_flowers_are_an_option(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, CLASSIC "option flowers off; east " IDLE_1 "9m");
    assert_int_equal(table_of(&p)->wall, 136 - 53 - DEAD_WALL);
    assert_int_equal(p.game.count, 136);
}

/* A win on a flower's replacement is a self-draw; with a kong before the flower it is one after a kong. */
static void test_wins_on_replacements(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, CLASSIC "east " WAITS_14M "9m; south " IDLE_1 "; west " IDLE_2 "; north " IDLE_3
                              "; wall 7z7z7z1f; back 4m");
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 7z; win");
    /* Self-Draw, Concealed Hand, own flower: 3. */
    position_paid(&p, 8, "24 -8 -8 -8");
    assert_int_equal(position_points(&p, "kong-replacement"), 0);
    position_init(&p, CLASSIC "east " WAITS_14M "9m; south " IDLE_1 "; west " IDLE_2
                              "; north 369m147p28s14567z; wall 7z7z7z5s; back 1f4m");
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 7z; kong 5s; win");
    /* Self-Draw, Kong Replacement, Concealed Hand, own flower: 4. */
    position_paid(&p, 16, "48 -16 -16 -16");
    assert_int_equal(position_points(&p, "kong-replacement"), 1);
    assert_int_equal(position_points(&p, "own-flower-or-season"), 1);
}

/* The last live tile is a flower: it cannot be replaced. */
static void test_a_flower_that_cannot_be_replaced(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, CLASSIC "east " IDLE_1 "9m; south " IDLE_2 "; west " IDLE_3 "; north " WAITS_14M
                              "; end 7z9s4f");
    while (table_of(&p)->wall > 1)
        position_turn(&p, "");
    int drawer = table_next(table_of(&p), table_of(&p)->turn);
    position_turn(&p, "");
    assert_string_equal(flowers_of(&p, drawer), "4f");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(table_of(&p)->result.gain[seat], 0);
}

/* A kong at the last live tile, and the replacement is a flower: likewise. */
static void test_a_kong_that_ends_in_a_flower(void **state)
{
    (void)state;
    struct position p;
    /* Of 77 live tiles East draws the 76th. */
    position_init(&p, CLASSIC "east 999m258p258s1567z9p; south " IDLE_1 "; west " IDLE_2
                              "; north 36m147p258s12567z; back 4f; end 9m7z");
    position_drain(&p, 1);
    assert_int_equal(table_of(&p)->turn, EAST);
    position_play(&p, "kong 9m");
    assert_string_equal(flowers_of(&p, EAST), "4f");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
}

/* --- the end of the wall --------------------------------------------------------------------------- */

static void test_the_last_live_tile(void **state)
{
    (void)state;
    struct position p;
    /* Without flowers 69 live tiles: the last one is South's. */
    position_init(&p, PLAIN "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3
                            "; end 7z9p4m");
    position_drain(&p, 0);
    assert_int_equal(table_of(&p)->turn, SOUTH_OF_FOUR);
    struct position thrown = p;
    position_play(&p, "win");
    position_paid(&p, 8, "-8 24 -8 -8"); /* Self-Draw, Last Tile, Concealed Hand */
    assert_int_equal(position_points(&p, "last-tile"), 1);
    position_play(&thrown, "discard 4m"); /* nobody wants it: a draw, though the dead wall lies there */
    assert_int_equal(thrown.game.table.result.outcome, OUTCOME_DRAW);
    assert_int_equal(thrown.game.table.dead, DEAD_WALL);
}

static void test_the_discard_after_the_last_tile(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " IDLE_1 "9m; south " IDLE_2 "; west " WAITS_14M "; north " IDLE_3
                            "; end 7z9p4m");
    position_drain(&p, 0);
    position_play(&p, "discard 4m; win");
    position_paid(&p, 4, "0 -8 8 0"); /* Last Tile and Concealed Hand */
}

static void test_kongs_need_a_live_tile(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 23m456p789s33z999p1m; south " IDLE_1 "; west " IDLE_3
                            "; north 555z258p258s67z58m; back 4m; end 9p7z");
    position_drain(&p, 1);
    assert_int_equal(table_of(&p)->turn, EAST);
    struct position thrown = p;
    position_play(&p, "kong 9p; win"); /* the replacement is the last tile */
    /* Self-Draw, Last Tile, Kong Replacement, Concealed Hand: 4. */
    position_paid(&p, 16, "48 -16 -16 -16");
    assert_int_equal(table_of(&p)->dead, DEAD_WALL);
    position_play(&thrown, "discard 9p");
    assert_int_equal(thrown.game.table.wall, 0);
    position_play(&thrown, "discard 7z");
    assert_int_equal(thrown.game.table.result.outcome, OUTCOME_DRAW);
}

static void test_no_kong_of_the_last_discard(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " IDLE_1 "9m; south 258m369p147s2225z; west 369m147p258s1367z"
                            "; north 555z28p28s67z2588m; end 9p7z9s");
    position_drain(&p, 0);
    position_play(&p, "south: discard 5z");
    position_expect(&p, NORTH_OF_FOUR, "pung, pass");
    position_play(&p, "north: kong !kong-wall-empty; pung; discard 2p");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
}

/* --- the first turn -------------------------------------------------------------------------------- */

static void test_heavenly_hand(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, CLASSIC "east " WAITS_14M "4m");
    position_play(&p, "win");
    position_paid(&p, 128, "384 -128 -128 -128");
    assert_int_equal(position_points(&p, "heavenly-hand"), 10);
    /* Flowers do not end the first turn. */
    position_init(&p, CLASSIC "east 23m456p789s33z55s3f4m; back 5s");
    position_play(&p, "win");
    assert_int_equal(position_points(&p, "heavenly-hand"), 10);
    /* A kong does: Self-Draw, Kong Replacement, Concealed Hand, No Flowers. */
    position_init(&p, CLASSIC "east 23m456p789s33z9999m; back 4m");
    position_play(&p, "kong 9m; win");
    position_paid(&p, 16, "48 -16 -16 -16");
}

static void test_earthly_hand(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, CLASSIC "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3
                              "; wall 4m");
    position_play(&p, "discard 9m; win");
    position_paid(&p, 128, "-128 384 -128 -128");
    assert_int_equal(position_points(&p, "earthly-hand"), 10);
    /* On a flower's replacement, and as the last of the four, too. */
    position_init(&p, CLASSIC "east " IDLE_1 "9m; south " IDLE_2 "; west " IDLE_3 "; north " WAITS_14M
                              "; wall 7z7z1f; back 4m");
    position_play(&p, "discard 9m; discard 7z; discard 7z; win");
    assert_int_equal(position_points(&p, "earthly-hand"), 10);
}

static void test_human_hand(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, CLASSIC "east " IDLE_1 "9m; south " IDLE_2 "; west " WAITS_14M "; north " IDLE_3);
    position_play(&p, "discard 4m; win");
    position_paid(&p, 128, "-256 0 256 0");
    assert_int_equal(position_points(&p, "human-hand"), 10);
    /* Only on East's discard: Concealed Hand and No Flowers are too little. */
    position_init(&p, CLASSIC "east " IDLE_1 "9m; south " IDLE_2 "; west " WAITS_14M "; north " IDLE_3
                              "; wall 4m9p");
    position_play(&p, "discard 9m; discard 4m");
    position_expect(&p, WEST_OF_FOUR, "chow 2m, pass");
}

static void test_a_claim_ends_the_first_turn(void **state)
{
    (void)state;
    struct position p;
    /* West takes East's 9m; South, who has not drawn yet, draws 4m after it. */
    position_init(&p, PLAIN "east " IDLE_1 "9m; south " WAITS_14M "; west 99m58m369p147s123z; north " IDLE_3
                            "; wall 7z6z4m");
    position_play(&p, "discard 9m; pung; discard 5m; discard 7z; discard 6z; win");
    position_paid(&p, 4, "-4 12 -4 -4"); /* Self-Draw, Concealed Hand */
}

/* --- the minimum ----------------------------------------------------------------------------------- */

static void test_no_win_below_the_minimum(void **state)
{
    (void)state;
    static const char *const minimums[] = {"0", "1", "3"};
    static const int needed[] = {0, 1, 3};
    for (int i = 0; i < 3; i++) {
        char setup[300];
        struct position p;
        snprintf(setup, sizeof setup,
                 CLASSIC "option flowers off; option minimum %s; east " IDLE_1 "9m; south " WAITS_14M
                         "; west " IDLE_2 "; north " IDLE_3 "; wall 7z7z4m4m",
                 minimums[i]);
        position_init(&p, setup);
        /* On a discard Concealed Hand alone: 1. */
        position_play(&p, "discard 9m; discard 7z; discard 7z; discard 4m");
        bool offered = table_of(&p)->phase == PHASE_CLAIM;
        assert_int_equal(offered, needed[i] <= 1);
    }
    /* Self-Draw counts: 2 of 3 are not enough, with the own season they are. */
    struct position p;
    position_init(&p, CLASSIC "option flowers off; east " WAITS_14M "9m; south " IDLE_1 "; west " IDLE_2
                              "; north " IDLE_3 "; wall 7z7z7z4m");
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 7z; win !win-below-minimum");
    position_init(&p, CLASSIC "east 23m456p789s33z55s1g9m; south " IDLE_1 "; west " IDLE_2 "; north " IDLE_3
                              "; back 5s; wall 7z7z7z4m");
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 7z; win");
    position_paid(&p, 8, "24 -8 -8 -8");
}

/* What came with the tile counts towards it: the last tile, a robbed kong. */
static void test_incidental_faan_count_towards_the_minimum(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, CLASSIC "option flowers off; option minimum 1; east 258m147p369s1267z9m; south "
                              "2355m456p789s33z9p; west 44m58m369p14s1235z; north " IDLE_3 "; wall 7z7z4m4m");
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 4m; pung; discard 5m; pung; discard 9p; "
                      "kong 4m; win");
    position_paid(&p, 2, "0 4 -4 0"); /* Robbed Kong alone; it pays as a discard */
}

/* --- several winners and payment --------------------------------------------------------------------- */

#define TWO_WAIT "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " WAITS_14M_TOO "; wall 7z4m"

static void test_the_next_in_turn_wins(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN TWO_WAIT);
    position_play(&p, "discard 9m; discard 7z; discard 4m; south: win; north: win");
    position_paid(&p, 2, "0 0 -4 4"); /* North comes after West, whoever deals */
    assert_int_equal(table_of(&p)->result.winners, 1u << NORTH_OF_FOUR);
}

static void test_all_callers_win(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "option all-win on; " TWO_WAIT);
    position_play(&p, "discard 9m; discard 7z; discard 4m; south: win; north: win");
    position_paid(&p, 2, "0 4 -8 4"); /* each is paid in full */
    assert_int_equal(table_of(&p)->result.winners, 1u << NORTH_OF_FOUR | 1u << SOUTH_OF_FOUR);
    int wins = 0;
    for (int i = 0; i < p.events.count; i++)
        wins += p.events.list[i].kind == EVENT_WIN;
    assert_int_equal(wins, 2);
    /* Who passes wins nothing. */
    position_init(&p, PLAIN "option all-win on; " TWO_WAIT);
    position_play(&p, "discard 9m; discard 7z; discard 4m; south: win; north: pass");
    position_paid(&p, 2, "0 4 -4 0");
}

/* Of two who wait the one below the minimum is not asked. */
static void test_all_callers_win_who_reach_the_minimum(void **state)
{
    (void)state;
    struct position p;
    position_init(&p,
                  CLASSIC "option flowers off; option all-win on; east " IDLE_1 "9s; south 23m567m11m777z888m"
                          "; west " IDLE_2 "; north " WAITS_14M_TOO "; wall 9p4m");
    position_play(&p, "discard 9s; discard 9p; discard 4m");
    position_expect(&p, NORTH_OF_FOUR, "chow 2m, pass"); /* Concealed Hand alone */
    position_play(&p, "north: pass; south: win");
    position_paid(&p, 24, "0 48 -48 0"); /* Half Flush 3, Concealed Hand 1, Dragon Triplet 1 */
}

static void test_east_stays_as_one_of_the_winners(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "option all-win on; east " WAITS_14M "9m; south " IDLE_1 "; west " IDLE_2
                            "; north " WAITS_14M_TOO "; wall 7z4m");
    position_play(&p, "discard 9m; discard 7z; discard 4m; east: win; north: win");
    assert_int_equal(table_of(&p)->result.winner, NORTH_OF_FOUR); /* the next in turn is named first */
    position_deal(&p, "");
    assert_int_equal(table_of(&p)->dealer, EAST);
    assert_int_equal(table_of(&p)->deals_passed, 0);
}

static void test_shared_payment(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "option split-payment on; " TWO_WAIT);
    position_play(&p, "discard 9m; discard 7z; discard 4m; south: pass; north: win");
    position_paid(&p, 2, "-1 -1 -2 4"); /* once, and half from each of the others */
    /* Halves are rounded up. A hand without faan is worth one point: South has claimed 5s. */
    position_init(&p,
                  PLAIN "option split-payment on; east 147m258p369s124z79m; south 23m456p789s33z55s9p; west "
                        "258m369p17s4567z5s; north " IDLE_3 "; wall 7z4m");
    position_play(&p, "discard 9m; discard 7z; discard 5s; pung; discard 9p; discard 4m; win");
    position_paid(&p, 1, "-1 3 -1 -1");
}

/* --- the deal and the winds ------------------------------------------------------------------------- */

enum end { DEALER_WINS, NEXT_WINS, DRAWN };

/* Plays a round to that end; with `options` it is the first of the match. */
static void play_round(struct position *p, const char *options, int dealer, enum end end)
{
    static const char *const names[] = {"east", "south", "west", "north"};
    const char *next = names[(dealer + 1) % 4], *third = names[(dealer + 2) % 4],
               *last = names[(dealer + 3) % 4];
    char setup[300];
    if (end == DEALER_WINS)
        snprintf(setup, sizeof setup, "%s%s " WAITS_14M "4m", options, names[dealer]);
    else
        snprintf(setup, sizeof setup, "%s%s " IDLE_1 "9m; %s 78m456p789s33z555s; %s " IDLE_2 "; %s " IDLE_3,
                 options, names[dealer], next, third, last);
    if (*options)
        position_init(p, setup);
    else
        position_deal(p, setup);
    assert_int_equal(table_of(p)->dealer, dealer);
    assert_int_equal(table_wind(table_of(p), dealer), TILE_EAST);
    if (end == DEALER_WINS)
        position_play(p, "win");
    else if (end == NEXT_WINS)
        position_play(p, "discard 9m; win");
    while (table_of(p)->phase == PHASE_TURN)
        position_turn(p, "");
    assert_int_equal(table_of(p)->result.outcome, end == DRAWN ? OUTCOME_DRAW : OUTCOME_WIN);
}

static void test_the_dealer_stays_on_a_win_and_passes_else(void **state)
{
    (void)state;
    struct position p;
    play_round(&p, CLASSIC "option rounds 1; ", EAST, DEALER_WINS);
    play_round(&p, "", EAST, DEALER_WINS);
    play_round(&p, "", EAST, NEXT_WINS);
    play_round(&p, "", SOUTH_OF_FOUR, DRAWN);
    play_round(&p, "", WEST_OF_FOUR, DEALER_WINS);
    play_round(&p, "", WEST_OF_FOUR, DRAWN);
    assert_int_equal(table_round_wind(table_of(&p)), TILE_EAST);
    play_round(&p, "", NORTH_OF_FOUR, DEALER_WINS);
    assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
    play_round(&p, "", NORTH_OF_FOUR, NEXT_WINS);
    assert_int_equal(table_of(&p)->phase, PHASE_OVER); /* one wind: the deal has gone round */
    assert_int_equal(table_of(&p)->round, 8);
}

static void test_the_four_winds(void **state)
{
    (void)state;
    struct position p;
    int rounds = 0;
    for (int passed = 0; passed < 16; passed++) {
        if (passed % 5 == 2) {
            play_round(&p, "", passed % 4, DEALER_WINS); /* a dealer who stays moves no wind on */
            rounds++;
        }
        assert_true(passed == 0 || table_of(&p)->phase == PHASE_DEAL);
        play_round(&p, passed ? "" : CLASSIC "option rounds 4; ", passed % 4, passed % 3 ? NEXT_WINS : DRAWN);
        rounds++;
        assert_int_equal(table_round_wind(table_of(&p)), TILE_EAST + passed / 4);
    }
    assert_int_equal(table_of(&p)->phase, PHASE_OVER);
    assert_int_equal(table_of(&p)->round, rounds);
}

/* The faan of round and seat wind follow the deal. */
static void test_the_winds_of_sets(void **state)
{
    (void)state;
    struct position p;
    play_round(&p, CLASSIC, EAST, NEXT_WINS);
    play_round(&p, "", SOUTH_OF_FOUR, NEXT_WINS);
    /* West deals in the East round: for North a set of South is the seat's, one of East the round's. */
    position_deal(&p, "west 147m258p369s3456z9m; north 23m456p111222z33z; east 258m369p147s4567z; "
                      "south 369m147p258s4567z; wall 9s9s9p9p4m");
    position_play(&p, "discard 9m; discard 9s; discard 9s; discard 9p; discard 9p; win");
    assert_int_equal(position_points(&p, "round-wind"), 1);
    assert_int_equal(position_points(&p, "seat-wind"), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_order_of_the_replacements),
        cmocka_unit_test(test_flowers_drawn_later),
        cmocka_unit_test(test_flowers_are_an_option),
        cmocka_unit_test(test_wins_on_replacements),
        cmocka_unit_test(test_a_flower_that_cannot_be_replaced),
        cmocka_unit_test(test_a_kong_that_ends_in_a_flower),
        cmocka_unit_test(test_the_last_live_tile),
        cmocka_unit_test(test_the_discard_after_the_last_tile),
        cmocka_unit_test(test_kongs_need_a_live_tile),
        cmocka_unit_test(test_no_kong_of_the_last_discard),
        cmocka_unit_test(test_heavenly_hand),
        cmocka_unit_test(test_earthly_hand),
        cmocka_unit_test(test_human_hand),
        cmocka_unit_test(test_a_claim_ends_the_first_turn),
        cmocka_unit_test(test_no_win_below_the_minimum),
        cmocka_unit_test(test_incidental_faan_count_towards_the_minimum),
        cmocka_unit_test(test_the_next_in_turn_wins),
        cmocka_unit_test(test_all_callers_win),
        cmocka_unit_test(test_all_callers_win_who_reach_the_minimum),
        cmocka_unit_test(test_east_stays_as_one_of_the_winners),
        cmocka_unit_test(test_shared_payment),
        cmocka_unit_test(test_the_dealer_stays_on_a_win_and_passes_else),
        cmocka_unit_test(test_the_four_winds),
        cmocka_unit_test(test_the_winds_of_sets),
    };
    return cmocka_run_group_tests_name("rules/modes/test_classic_play", tests, NULL, NULL);
}
