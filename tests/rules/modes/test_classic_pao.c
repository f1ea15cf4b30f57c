/*
 * test_classic_pao.c: who is liable for a limit hand in Classic Mahjong, and what they pay
 * (docs/rules/classic.md "Liability (pao)").
 *
 * In each position South lays out sets that others throw; no flowers are in play.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/position.h"

#define PLAIN "mode classic; option flowers off; "

static int liable_of(const struct position *p)
{
    return p->game.table.result.liable[SOUTH_OF_FOUR];
}

/* --- three dragons ----------------------------------------------------------------------------------- */

/* South lays out white (thrown by East), green (by West) and red (by North), then waits for 1m and 4m. Next
 * West draws the tiles of `wall`. */
static void three_dragons(struct position *p, const char *options, const char *wall)
{
    char setup[400];
    snprintf(setup, sizeof setup,
             PLAIN "%s east 147m258p369s1234z5z; south 23m99s147p556677z; west 258m369p147s123z4z; "
                   "north 369m147p258s1234z; wall 6z9m7z%s",
             options, wall);
    position_init(p, setup);
    position_play(p,
                  "discard 5z; pung; discard 1p; discard 6z; pung; discard 4p; discard 9m; discard 7z; pung; "
                  "discard 7p");
}

static void test_own_draw_is_paid_by_the_liable_alone(void **state)
{
    (void)state;
    struct position p;
    three_dragons(&p, "", "9p8p9p4m");
    position_play(&p, "discard 9p; discard 8p; discard 9p; win");
    /* Dragon Triplet 3, Big Three Dragons 5, Self-Draw 1: 96 from each, all from North. */
    position_paid(&p, 96, "0 288 0 -288");
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
}

static void test_anothers_discard_is_paid_by_both(void **state)
{
    (void)state;
    struct position p;
    three_dragons(&p, "", "4m");
    position_play(&p, "discard 4m; win");
    position_paid(&p, 64, "0 128 -64 -64"); /* each the table's value once */
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
}

static void test_the_liables_own_discard(void **state)
{
    (void)state;
    struct position p;
    three_dragons(&p, "", "9p4m");
    position_play(&p, "discard 9p; discard 4m; win");
    position_paid(&p, 64, "0 128 0 -128"); /* all of it */
}

static void test_it_replaces_the_half_payment(void **state)
{
    (void)state;
    struct position p;
    three_dragons(&p, "option split-payment on; ", "4m");
    position_play(&p, "discard 4m; win");
    position_paid(&p, 64, "0 128 -64 -64");
    three_dragons(&p, "option split-payment on; ", "9p4m");
    position_play(&p, "discard 9p; discard 4m; win");
    position_paid(&p, 64, "0 128 0 -128");
}

static void test_it_is_an_option(void **state)
{
    (void)state;
    struct position p;
    three_dragons(&p, "option pao off; ", "9p8p9p4m");
    position_play(&p, "discard 9p; discard 8p; discard 9p; win");
    position_paid(&p, 96, "-96 288 -96 -96");
    assert_int_equal(liable_of(&p), SEAT_NONE);
    three_dragons(&p, "option pao off; ", "4m");
    position_play(&p, "discard 4m; win");
    position_paid(&p, 64, "0 128 -128 0");
}

/* With all callers winning it falls on the hand it belongs to alone. */
static void test_it_belongs_to_one_winner(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "option all-win on; option minimum 1; east 23m456p789s33z555s5z; south "
                            "23m99s147p556677z; west 258m369p14s1224z9p; north 369m147p28s12467z; wall "
                            "6z9m7z4m");
    position_play(&p,
                  "discard 5z; pung; discard 1p; discard 6z; pung; discard 4p; discard 9m; discard 7z; pung; "
                  "discard 7p; discard 4m; east: win; south: win");
    /* South: 64 from West and 64 from North. East: Concealed Hand 1, 2 points, twice that from West. */
    position_paid(&p, 2, "4 128 -68 -64");
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
    assert_int_equal(p.game.table.result.liable[EAST], SEAT_NONE);
}

static void test_a_robbed_kong_is_paid_by_both(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 147m258p369s123z5z9m; south 23m99s147p556677z; west 44m8m369p147s1235z; "
                            "north 369m147p258s1234z; wall 6z9m7z4m");
    /* West takes East's 4m first, and adds the fourth in the end. */
    position_play(&p, "discard 4m; south: pass; west: pung; discard 5z; pung; discard 1p; discard 6z; pung; "
                      "discard 4p; discard 9m; discard 7z; pung; discard 7p; kong 4m; win");
    position_paid(&p, 96, "0 192 -96 -96"); /* 8 and Robbed Kong 1 */
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
}

/* A closed kong lying out counts for the three; that it lies first leaves the third to North. */
static void test_closed_kongs_count(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 147m258p369s1234z9m; south 23m99s14p555z6677z; west 258m369p147s1234z; "
                            "north 369m147p258s1234z; wall 5z6z9s7z9p8p9p4m; back 8s");
    position_play(&p,
                  "discard 9m; kong 5z; discard 8s; discard 6z; pung; discard 1p; discard 9s; south: pass; "
                  "discard 7z; pung; discard 4p; discard 9p; discard 8p; discard 9p; win");
    position_paid(&p, 96, "0 288 0 -288");
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
}

/* The third set is South's own closed kong: nobody is liable. */
static void test_an_own_third_set_makes_nobody_liable(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 147m258p369s1234z5z; south 23m99s14p5566777z; west 258m369p147s1234z; "
                            "north 369m147p258s1234z; wall 6z9p8p9p7z; back 4m");
    position_play(&p, "discard 5z; pung; discard 1p; discard 6z; pung; discard 4p; discard 9p; discard 8p; "
                      "discard 9p; kong 7z; win");
    /* 3 and 5, Self-Draw, Kong Replacement: 10. */
    position_paid(&p, 128, "-128 384 -128 -128");
    assert_int_equal(liable_of(&p), SEAT_NONE);
}

/* A triplet kept in the hand is laid out by nobody. */
static void test_a_concealed_third_set_makes_nobody_liable(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 147m258p369s1234z5z; south 23m99s14p5566777z; west 258m369p147s1234z; "
                            "north 369m147p258s1234z; wall 6z4m");
    position_play(&p, "discard 5z; pung; discard 1p; discard 6z; pung; discard 4p; discard 4m; win");
    position_paid(&p, 64, "0 128 -128 0");
    assert_int_equal(liable_of(&p), SEAT_NONE);
}

/* --- four winds, all honors, full flush ---------------------------------------------------------------- */

/* South lays out four sets, each kind of `sets` in turn: thrown by East, West, West and North. South throws
 * `junk` after them, and waits with `single`. West draws the tiles of `wall` then. */
static void four_sets(struct position *p, const char *const sets[4], const char *single, const char *east,
                      const char *wall)
{
    char setup[500], script[300];
    snprintf(setup, sizeof setup,
             PLAIN "east %s%s; south %s%s%s%s%s%s%s%s%s1p9p1s9s; west 2589m369p147s347z; north "
                   "369m147p2358s127z; wall %s%s8p%s%s",
             east, sets[0], sets[0], sets[0], sets[1], sets[1], sets[2], sets[2], sets[3], sets[3], single,
             sets[1], sets[2], sets[3], wall);
    position_init(p, setup);
    snprintf(
        script, sizeof script,
        "discard %s; south: pung; discard 1p; discard %s; south: pung; discard 9p; discard %s; south: pung; "
        "discard 1s; discard 8p; discard %s; south: pung; discard 9s",
        sets[0], sets[1], sets[2], sets[3]);
    position_play(p, script);
}

static const char *const winds[4] = {"1z", "2z", "3z", "4z"};
static const char *const honors[4] = {"1z", "2z", "5z", "6z"};

static void test_four_winds(void **state)
{
    (void)state;
    struct position p;
    four_sets(&p, winds, "5s", "147m258p36s56677z", "8p8p4p5s");
    position_play(&p, "discard 8p; discard 8p; discard 4p; win");
    position_paid(&p, 128, "0 384 0 -384");
    assert_int_equal(position_points(&p, "big-four-winds"), 10);
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
}

static void test_all_honors(void **state)
{
    (void)state;
    struct position p;
    four_sets(&p, honors, "7z", "147m258p369s3344z", "7z");
    position_play(&p, "discard 7z; win");
    position_paid(&p, 128, "0 256 -128 -128");
    assert_int_equal(position_points(&p, "all-honors"), 10);
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
}

/* Four sets lie out, but the pair spoils the hand: what is not scored makes nobody liable. */
static void test_only_a_hand_that_is_scored(void **state)
{
    (void)state;
    struct position p;
    four_sets(&p, honors, "5s", "147m258p36s33447z", "5s");
    position_play(&p, "discard 5s; win");
    /* All Triplets 3, Half Flush 3, round and seat wind 2, dragons 2: 10, yet no limit hand. */
    assert_int_equal(position_points(&p, "half-flush"), 3);
    position_paid(&p, 128, "0 256 -256 0");
    assert_int_equal(liable_of(&p), SEAT_NONE);
}

static void test_full_flush(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 1m2589p147s123457z; south 119955337m19p19s; west 36m369p147s12346z; north "
                            "258m36p258s23467z; wall 9m5m8p3m8p7m");
    position_play(&p,
                  "discard 1m; pung; discard 1p; discard 9m; pung; discard 9p; discard 5m; pung; discard 1s; "
                  "discard 8p; discard 3m; pung; discard 9s; discard 8p; discard 7m; win");
    /* Full Flush 7, All Triplets 3: 10. North is liable and threw the last tile too. */
    position_paid(&p, 128, "0 256 0 -256");
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
}

/* The fourth set of a full flush may be a chow. */
static void test_full_flush_by_a_chow(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 1m2589p147s123457z; south 119955237m19p19s; west 36m369p147s12346z; north "
                            "258m36p258s23467z; wall 9m5m8p6z4m8p7m");
    position_play(&p,
                  "discard 1m; pung; discard 1p; discard 9m; pung; discard 9p; discard 5m; pung; discard 1s; "
                  "discard 8p; discard 6z; discard 4m; chow 2m; discard 9s; discard 8p; discard 7m; win");
    position_paid(&p, 48, "-48 96 0 -48"); /* East for the chow, North for their discard */
    assert_int_equal(liable_of(&p), EAST);
}

/* --- four kongs ---------------------------------------------------------------------------------------- */

static void test_the_fourth_kong_of_a_claimed_tile(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 147m258p36s56677z1z; south 111222333444z9s; west 258m369p147s567z8s; north "
                            "369m147p258s5567z; wall 2z3z8p4z8p9p9m9s; back 1p4p7p1p");
    position_play(&p,
                  "discard 1z; kong; discard 1p; discard 2z; kong; discard 4p; discard 3z; kong; discard 7p; "
                  "discard 8p; discard 4z; kong; discard 1p; discard 8p; discard 9p; discard 9m; win");
    assert_int_equal(position_points(&p, "four-kongs"), 10);
    position_paid(&p, 128, "0 384 0 -384");
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
}

/* Three of winds and one of 5p: no other great hand decides it. */
static void test_the_fourth_kong_makes_liable_by_itself(void **state)
{
    (void)state;
    struct position p;
    position_init(&p,
                  PLAIN "east 147m28p36s566774z1z; south 111222333z555p9s; west 258m369p147s567z8s; north "
                        "369m147p258s4567z; wall 2z3z8p5p8p9p9m9s; back 1p4p7p1p");
    position_play(&p,
                  "discard 1z; kong; discard 1p; discard 2z; kong; discard 4p; discard 3z; kong; discard 7p; "
                  "discard 8p; discard 5p; kong; discard 1p; discard 8p; discard 9p; discard 9m; win");
    assert_int_equal(position_points(&p, "four-kongs"), 10);
    position_paid(&p, 128, "0 384 0 -384");
    assert_int_equal(liable_of(&p), NORTH_OF_FOUR);
}

/* An own tile makes the fourth kong: whoever gave its triplet owes nothing. */
static void test_the_fourth_kong_of_an_own_tile(void **state)
{
    (void)state;
    struct position p;
    position_init(&p,
                  PLAIN "east 147m28p36s566774z1z; south 111222333z55p9s1m; west 258m369p147s567z8s; north "
                        "369m147p258s4567z; wall 2z3z8p5p8p9p9m5p; back 1p4p7p9s");
    position_play(
        &p, "discard 1z; kong; discard 1p; discard 2z; kong; discard 4p; discard 3z; kong; discard 7p; "
            "discard 8p; discard 5p; pung; discard 1m; discard 8p; discard 9p; discard 9m; kong 5p; win");
    assert_int_equal(position_points(&p, "four-kongs"), 10);
    position_paid(&p, 128, "-128 384 -128 -128");
    assert_int_equal(liable_of(&p), SEAT_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_own_draw_is_paid_by_the_liable_alone),
        cmocka_unit_test(test_anothers_discard_is_paid_by_both),
        cmocka_unit_test(test_the_liables_own_discard),
        cmocka_unit_test(test_it_replaces_the_half_payment),
        cmocka_unit_test(test_it_is_an_option),
        cmocka_unit_test(test_it_belongs_to_one_winner),
        cmocka_unit_test(test_a_robbed_kong_is_paid_by_both),
        cmocka_unit_test(test_closed_kongs_count),
        cmocka_unit_test(test_an_own_third_set_makes_nobody_liable),
        cmocka_unit_test(test_a_concealed_third_set_makes_nobody_liable),
        cmocka_unit_test(test_four_winds),
        cmocka_unit_test(test_all_honors),
        cmocka_unit_test(test_only_a_hand_that_is_scored),
        cmocka_unit_test(test_full_flush),
        cmocka_unit_test(test_full_flush_by_a_chow),
        cmocka_unit_test(test_the_fourth_kong_of_a_claimed_tile),
        cmocka_unit_test(test_the_fourth_kong_makes_liable_by_itself),
        cmocka_unit_test(test_the_fourth_kong_of_an_own_tile),
    };
    return cmocka_run_group_tests_name("rules/modes/test_classic_pao", tests, NULL, NULL);
}
