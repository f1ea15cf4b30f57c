/*
 * test_patterns_play.c: Pattern Mahjong at the table: payment, responsibility, competing wins, blessings, the
 * end of the wall, the rounds (docs/rules/patterns.md "A turn" and "The end of a round").
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/play/view.h"
#include "support/position.h"

#define PATTERNS "mode patterns; "

/* Hands that can claim nothing: no pair, no two numbers of a suit nearer than three. */
#define IDLE_1 "147m258p369s1234z"
#define IDLE_2 "258m369p147s1234z"
#define IDLE_3 "369m147p258s1567z"

/* Waits for 1m and 4m; complete it has one pattern, Concealed Hand, 5 points. */
#define WAITS_14M "23m456p789s33z555s"
/* The same with another pair. */
#define WAITS_14M_TOO "23m456s789p44z222p"

static const struct table *table_of(const struct position *p)
{
    return &p->game.table;
}

static int liable_of(const struct position *p)
{
    return table_of(p)->result.liable[table_of(p)->result.winner];
}

/* --- payment -------------------------------------------------------------------------------------- */

static void test_each_loser_pays_an_own_draw(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " WAITS_14M "9m; south " IDLE_1 "; west " IDLE_2 "; north " IDLE_3
                               "; wall 7z7z7z4m");
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 7z; win");
    position_paid(&p, 5, "15 -5 -5 -5");
    assert_int_equal(table_of(&p)->result.source, WIN_SELF_DRAW);
    assert_int_equal(liable_of(&p), SEAT_NONE);
}

static void test_the_discarder_pays_three_times(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3
                               "; wall 7z4m");
    position_play(&p, "discard 9m; discard 7z; discard 4m; win");
    position_paid(&p, 5, "0 15 -15 0");
    assert_int_equal(liable_of(&p), SEAT_NONE);
}

/* --- responsibility -------------------------------------------------------------------------------- */

/* Of those who threw the kind among the last four discards the first one pays. */
static void test_the_first_of_the_last_four_discards_pays(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3
                               "; wall 7z7z4m4m1z4m");
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 4m; pass; discard 4m");
    struct position later = p;
    position_play(&p, "win");
    position_paid(&p, 5, "0 15 0 -15"); /* North threw it before East did */
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
    assert_int_equal(table_of(&p)->result.from, EAST);
    position_play(&later, "pass; discard 1z; discard 4m; win");
    position_paid(&later, 5, "0 15 0 -15"); /* North's is just the fourth from the end */
    assert_int_equal(liable_of(&later), NORTH_OF_FOUR);
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3
                               "; wall 7z4m");
    position_play(&p, "discard 4m; pass; discard 7z; discard 4m; win");
    position_paid(&p, 5, "-15 15 0 0"); /* East's is the very first of the round */
    assert_int_equal(liable_of(&p), EAST);
}

static void test_the_fifth_discard_from_the_end_is_forgotten(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east 147m258p369s66z12z9m; south " WAITS_14M "; west " IDLE_2
                               "; north " IDLE_3 "; wall 7z7z4m9p1z6z");
    /* North 4m, East 9p, South 1z, West 6z, and East, who took the 6z, 4m. */
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 4m; pass; discard 9p; discard 1z; "
                      "discard 6z; pung; discard 4m; win");
    position_paid(&p, 5, "-15 15 0 0");
    assert_int_equal(liable_of(&p), SEAT_NONE);
}

static void test_claimed_discards_count(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east 258m147p369s1267z9m; south " WAITS_14M
                               "; west 44m58m369p14s1235z; north " IDLE_3 "; wall 7z7z4m6z4m");
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 4m; south: pass; west: pung; discard 5m; "
                      "discard 6z; discard 4m; win");
    position_paid(&p, 5, "0 15 0 -15");
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
}

/* If the winner threw it first, each of the others pays once; the patterns are those of a discard. */
static void test_the_winner_is_responsible(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3
                               "; wall 4m4m");
    position_play(&p, "discard 9m; discard 4m; discard 4m; win");
    position_paid(&p, 5, "-5 15 -5 -5");
    assert_int_equal(liable_of(&p), SOUTH_OF_FOUR);
    assert_int_equal(table_of(&p)->result.source, WIN_DISCARD);
}

/* West adds the fourth 4m to their pung and South robs it. North had thrown a 4m just before: for a robbed
 * quad that is nothing. */
static void test_a_robbed_quad_is_paid_by_its_maker(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east 258m147p369s1267z9m; south 2355m456p789s33z9p; west 44m58m369p14s1235z; "
                               "north " IDLE_3 "; wall 7z7z4m4m");
    position_play(&p, "discard 9m; discard 7z; discard 7z; discard 4m; pung; discard 5m; pung; discard 9p; "
                      "kong 4m");
    position_expect(&p, SOUTH_OF_FOUR, "win, pass");
    struct position passed = p;
    position_play(&p, "win");
    position_paid(&p, 10, "0 30 -30 0");
    assert_int_equal(position_points(&p, "robbing-a-quad"), 10);
    assert_int_equal(liable_of(&p), SEAT_NONE);
    position_play(&passed, "pass"); /* then the quad stands, and West draws a supplement tile */
    assert_int_equal(passed.game.table.melds[WEST_OF_FOUR][0].kind, MELD_KONG_ADDED);
    assert_int_equal(passed.game.table.turn, WEST_OF_FOUR);
}

static void test_a_concealed_quad_is_not_robbed(void **state)
{
    (void)state;
    struct position p;
    position_init(&p,
                  PATTERNS "east 4444m258p369s123z9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3);
    position_play(&p, "kong 4m");
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    assert_int_equal(table_of(&p)->turn, EAST);
}

/* --- several who win ------------------------------------------------------------------------------- */

static void test_the_nearest_to_the_dealer_wins(void **state)
{
    (void)state;
    struct position p;
    /* South and North wait; North is next in turn after West, but South sits next to the dealer. */
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " WAITS_14M_TOO
                               "; wall 7z4m");
    position_play(&p, "discard 9m; discard 7z; discard 4m; north: win");
    assert_int_equal(p.events.count, 0); /* the other is still asked */
    position_play(&p, "south: win");
    position_paid(&p, 5, "0 15 -15 0");
    assert_int_equal(table_of(&p)->result.winners, 1u << SOUTH_OF_FOUR);
}

static void test_the_dealer_comes_first(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " WAITS_14M "9m; south " IDLE_1 "; west " IDLE_2 "; north " WAITS_14M_TOO
                               "; wall 7z4m");
    position_play(&p, "discard 9m; discard 7z; discard 4m; east: win; north: win");
    position_paid(&p, 5, "15 0 -15 0");
}

static void test_the_dealer_of_the_round_decides(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " WAITS_14M "4m");
    position_play(&p, "win");
    position_deal(&p, "south " IDLE_1 "9m; west " IDLE_2 "; north " WAITS_14M "; east " WAITS_14M_TOO
                      "; wall 4m");
    position_play(&p, "discard 9m; discard 4m; east: win; north: win");
    position_paid(&p, 5, "0 0 -15 15");
}

static void test_a_win_beats_a_nearer_triplet(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " WAITS_14M "9m; south " IDLE_2 "; west 14m258p369s1234z5z; north "
                               "44m69m147p258s156z; wall 7z7z");
    position_play(&p, "discard 9m; discard 7z; discard 4m; north: pung; east: win");
    position_paid(&p, 5, "15 0 -15 0");
}

/* --- blessings ------------------------------------------------------------------------------------- */

static void test_blessing_of_heaven(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " WAITS_14M "4m");
    position_play(&p, "win");
    position_paid(&p, 160, "480 -160 -160 -160");
    assert_int_equal(position_points(&p, "blessing-of-heaven"), 155);
    /* Not after a quad of their own: 5 concealed, 5 a quad, 10 won on it. */
    position_init(&p, PATTERNS "east 23m456p789s33z9999m; back 4m");
    position_play(&p, "kong 9m; win");
    position_paid(&p, 20, "60 -20 -20 -20");
}

static void test_blessing_of_earth(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3);
    position_play(&p, "discard 4m; win");
    position_paid(&p, 160, "-480 480 0 0");
    assert_int_equal(position_points(&p, "blessing-of-earth"), 155);
}

static void test_what_ends_the_blessing_of_earth(void **state)
{
    (void)state;
    struct position p;
    /* A quad of East's. */
    position_init(&p, PATTERNS "east 9999m14m258p369s12z; south " WAITS_14M "; west " IDLE_2
                               "; north 36m147p258s12567z; back 7z");
    position_play(&p, "kong 9m; discard 4m; win");
    position_paid(&p, 5, "-15 15 0 0");
    /* A claim: North throws the first tile of theirs, after one of East's. */
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2
                               "; north 4799m147p258s157z");
    position_play(&p, "discard 9m; pung; discard 4m; win");
    position_paid(&p, 5, "0 15 0 -15");
    /* An own first draw is none for South. */
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3
                               "; wall 4m");
    position_play(&p, "discard 9m; win");
    position_paid(&p, 5, "-5 15 -5 -5");
}

/* --- the end of the wall --------------------------------------------------------------------------- */

/* All 83 tiles are drawn: there is no dead wall. */
static void test_a_quad_with_the_last_tile_left(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " IDLE_2 "; west 23m456p789s33z111p; north "
                               "369m258p258s1567z; back 4m1p");
    assert_int_equal(table_of(&p)->wall, 136 - 53);
    position_drain(&p, 1);
    assert_int_equal(table_of(&p)->turn, WEST_OF_FOUR);
    position_play(&p, "kong 1p; win");
    position_paid(&p, 30, "-30 -30 90 -30"); /* concealed 5, a quad 5, won on it 10, the last draw 10 */
    assert_int_equal(position_points(&p, "win-on-quad"), 10);
    assert_int_equal(position_points(&p, "final-draw"), 10);
}

#define AT_THE_END                                                                                           \
    PATTERNS "east 147m79p369s555z12z8m; south " WAITS_14M "; west " IDLE_2                                  \
             "; north 999m258p258s1567z; back 9m7z7z7z1s"

static void test_no_quad_without_a_tile_left(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, AT_THE_END);
    position_drain(&p, 0);
    position_play(&p, "north: kong 9m !kong-wall-empty; discard 5z");
    position_expect(&p, EAST, "pung, pass"); /* they hold three of them */
    position_play(&p, "east: kong !kong-wall-empty");
}

static void test_the_last_discard_may_be_claimed(void **state)
{
    (void)state;
    struct position p, chow;
    position_init(&p, AT_THE_END);
    position_drain(&p, 0);
    chow = p;
    position_play(&p, "discard 5z; pung; discard 1z"); /* and then South cannot draw */
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(table_of(&p)->result.gain[seat], 0);
    position_play(&chow, "discard 8p");
    position_expect(&chow, EAST, "chow 7p, pass");
    struct position passed = chow;
    position_play(&passed, "pass");
    assert_int_equal(passed.game.table.result.outcome, OUTCOME_DRAW);
    /* What is thrown after such a claim is a last discard too. */
    position_play(&chow, "chow 7p; discard 4m; win");
    position_paid(&chow, 15, "-45 45 0 0");
    assert_int_equal(position_points(&chow, "final-discard"), 10);
}

static void test_final_discard_and_draw(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3
                               "; back 4m9p9p7z7z");
    position_drain(&p, 0);
    position_play(&p, "discard 4m; win");
    position_paid(&p, 15, "0 45 0 -45");
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " IDLE_2 "; west " IDLE_3 "; north " WAITS_14M
                               "; back 4m9p9p7z7z");
    position_drain(&p, 0);
    position_play(&p, "win");
    position_paid(&p, 15, "-15 -15 -15 45");
    assert_int_equal(position_points(&p, "final-draw"), 10);
    /* The tile before it is not the last. */
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " IDLE_2 "; west " WAITS_14M "; north " IDLE_3
                               "; back 9p4m9p7z7z");
    position_drain(&p, 1);
    position_play(&p, "win");
    position_paid(&p, 5, "-5 -5 15 -5");
}

/* --- claims ---------------------------------------------------------------------------------------- */

static void test_any_tile_is_discarded_after_a_claim(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south 1234m58p147s1567z; west " IDLE_2 "; north " IDLE_3);
    position_play(&p, "discard 4m");
    position_expect(&p, SOUTH_OF_FOUR, "chow 2m, pass");
    position_play(&p, "chow 2m");
    assert_true(position_can(&p, SOUTH_OF_FOUR, "discard 4m")); /* the very kind */
    assert_true(position_can(&p, SOUTH_OF_FOUR, "discard 1m")); /* and the other end */
}

/* A quad is made after a draw, never after a run or triplet; the claimed one itself draws. */
static void test_no_quad_after_a_run_or_triplet(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south 23m8888s147p1567z; west " IDLE_2);
    position_play(&p, "discard 4m; chow 2m");
    position_play(&p, "kong 8s !kong-after-claim; discard 1p");
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south 444m8888s14p1567z; west " IDLE_2 "; back 9s");
    position_play(&p, "discard 4m; kong; kong 8s"); /* several in a turn */
    assert_int_equal(table_of(&p)->turn, SOUTH_OF_FOUR);
    assert_int_equal(table_of(&p)->kongs, 2);
}

/* There is no furiten: who let a tile go may win on the next of its kind. */
static void test_a_win_let_go_bars_nothing(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " IDLE_1 "9m; south " WAITS_14M "; west " IDLE_2 "; north " IDLE_3
                               "; wall 4m4m");
    position_play(&p, "discard 9m; discard 4m"); /* South throws what would have won */
    position_play(&p, "discard 4m");
    position_expect(&p, SOUTH_OF_FOUR, "win, pass");
}

/* --- from round to round --------------------------------------------------------------------------- */

static void test_the_deal_passes_after_every_round(void **state)
{
    (void)state;
    static const char *const lengths[] = {"4", "7", "12"};
    static const char *const names[] = {"east", "south", "west", "north"};
    for (int i = 0; i < 3; i++) {
        char setup[120];
        struct position p;
        snprintf(setup, sizeof setup, PATTERNS "option rounds %s; east " WAITS_14M "4m", lengths[i]);
        position_init(&p, setup);
        for (int round = 1;; round++) {
            int dealer = (round - 1) % 4;
            assert_int_equal(table_of(&p)->dealer, dealer);
            for (int seat = 0; seat < 4; seat++)
                assert_int_equal(table_wind(table_of(&p), (dealer + seat) % 4), TILE_EAST + seat);
            assert_int_equal(table_round_wind(table_of(&p)), TILE_NONE);
            position_play(&p, "win"); /* the dealer wins, and yet the deal passes */
            if (table_of(&p)->phase == PHASE_OVER) {
                char played[12];
                snprintf(played, sizeof played, "%d", round);
                assert_string_equal(played, lengths[i]);
                break;
            }
            snprintf(setup, sizeof setup, "%s " WAITS_14M "4m", names[round % 4]);
            position_deal(&p, setup);
        }
    }
}

static void test_scores_go_below_nothing(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PATTERNS "east " WAITS_14M "4m");
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(table_of(&p)->scores[seat], 0);
    position_play(&p, "win");
    assert_int_equal(table_of(&p)->scores[SOUTH_OF_FOUR], -160);
    assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_loser_pays_an_own_draw),
        cmocka_unit_test(test_the_discarder_pays_three_times),
        cmocka_unit_test(test_the_first_of_the_last_four_discards_pays),
        cmocka_unit_test(test_the_fifth_discard_from_the_end_is_forgotten),
        cmocka_unit_test(test_claimed_discards_count),
        cmocka_unit_test(test_the_winner_is_responsible),
        cmocka_unit_test(test_a_robbed_quad_is_paid_by_its_maker),
        cmocka_unit_test(test_a_concealed_quad_is_not_robbed),
        cmocka_unit_test(test_the_nearest_to_the_dealer_wins),
        cmocka_unit_test(test_the_dealer_comes_first),
        cmocka_unit_test(test_the_dealer_of_the_round_decides),
        cmocka_unit_test(test_a_win_beats_a_nearer_triplet),
        cmocka_unit_test(test_blessing_of_heaven),
        cmocka_unit_test(test_blessing_of_earth),
        cmocka_unit_test(test_what_ends_the_blessing_of_earth),
        cmocka_unit_test(test_a_quad_with_the_last_tile_left),
        cmocka_unit_test(test_no_quad_without_a_tile_left),
        cmocka_unit_test(test_the_last_discard_may_be_claimed),
        cmocka_unit_test(test_final_discard_and_draw),
        cmocka_unit_test(test_any_tile_is_discarded_after_a_claim),
        cmocka_unit_test(test_no_quad_after_a_run_or_triplet),
        cmocka_unit_test(test_a_win_let_go_bars_nothing),
        cmocka_unit_test(test_the_deal_passes_after_every_round),
        cmocka_unit_test(test_scores_go_below_nothing),
    };
    return cmocka_run_group_tests_name("rules/modes/test_patterns_play", tests, NULL, NULL);
}
