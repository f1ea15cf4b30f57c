/*
 * test_furiten.c: what a player cannot win on (docs/rules/dueling-tigers.md "Furiten: when you may not win"):
 * each of the three kinds, for a discard, a dummy discard, a robbed kong and a revealed tile; what it never
 * blocks; and the sentences that tell of it.
 *
 * West is the player who waits. Where nothing else matters, dummy places are turned that hold honors.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/position.h"
#include "support/refused.h"

#define PLAIN "option indicators off; "

/* Thirteen tiles for East that wait for nothing; their first draw follows. */
#define JUNK "159m159p1234567z"

/* Waits for 5m alone, and for 3m and 6m. */
#define WAITS_5M  "123789m123p46m77z"
#define WAITS_36M "123789m123p45m77z"

/* Six places of the row that no one wants. */
#define ROW "; dummy 234562z"

static const struct table *table_of(const struct position *position)
{
    return &position->game.table;
}

/* Fails unless West cannot win on that tile now, for the written reason (refused.h). */
#define expect_furiten(p, tile, source, written) assert_refused_for(refusal_on(p, tile, source), written)

static const struct refusal *refusal_on(const struct position *p, const char *tile, enum win_source source)
{
    static struct refusal why;
    assert_false(legal_can_win_on(table_of(p), &p->game.own[WEST], WEST, tile_parse(tile), source, &why));
    return &why;
}

/* Fails unless West could win on that tile from another. */
static void expect_no_furiten(const struct position *p, const char *tile, enum win_source source)
{
    struct refusal why = {0};
    legal_can_win_on(table_of(p), &p->game.own[WEST], WEST, tile_parse(tile), source, &why);
    assert_string_equal(refused_name((enum refusal_kind)why.kind), "none");
}

static bool may_win(const struct position *p)
{
    return position_can(p, WEST, "win");
}

/* --- discard furiten ---------------------------------------------------------------------------- */

/* West has discarded 5m on their first turn and waits for 5m alone; East has just drawn. */
static void to_discard_furiten(struct position *p, const char *further_wall, const char *back)
{
    char setup[240];
    snprintf(setup, sizeof setup,
             PLAIN "east " JUNK "8p; west 123789m123p56m77z" ROW "; wall 4z 8p 4m 8p %s; back %s",
             further_wall, back);
    position_init(p, setup);
    position_play(p,
                  "discard 8p; reveal 0; discard 5m; reveal 1; discard 8p; reveal 2; discard 4z; reveal 3");
}

static void test_discard_furiten_on_a_discard(void **state)
{
    (void)state;
    struct position p;
    to_discard_furiten(&p, "9p", "9p");
    expect_furiten(&p, "5m", WIN_DISCARD, "discard-furiten 5m turn 1");
    position_play(&p, "discard 5m");
    assert_false(may_win(&p));
    assert_int_equal(table_of(&p)->phase, PHASE_DUMMY); /* they are not asked */
}

static void test_discard_furiten_on_a_dummy_discard(void **state)
{
    (void)state;
    struct position p;
    to_discard_furiten(&p, "5m 9p", "9p");
    expect_furiten(&p, "5m", WIN_DUMMY_DISCARD, "discard-furiten 5m turn 1");
    position_play(&p, "discard 8p; dummy-draw");
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    assert_int_equal(table_of(&p)->turn, WEST);
}

static void test_discard_furiten_when_the_tile_was_claimed(void **state)
{
    (void)state;
    struct position p;
    /* East pungs the 5m that West discards, and adds the fourth when West waits for it. */
    position_init(&p,
                  PLAIN "east 55m19m159p123456z8p; west 123789m123p56m77z" ROW "; wall 4z 4m 5m; back 9p");
    position_play(&p,
                  "discard 8p; reveal 0; discard 5m; east: pung; discard 1z; reveal 1; discard 4z; reveal 2");
    expect_furiten(&p, "5m", WIN_ROBBED_KONG, "discard-furiten 5m turn 1");
    position_play(&p, "kong 5m");
    assert_false(may_win(&p));
    assert_int_equal(table_of(&p)->melds[EAST][0].kind, MELD_KONG_ADDED);
}

static void test_discard_furiten_on_a_revealed_tile(void **state)
{
    (void)state;
    struct position p;
    /* The discarded 5m is claimed, so that no pile holds it and the Riichi itself is not in furiten. */
    position_init(&p,
                  PLAIN "east 55m19m159p123456z8p; west 123789m123p56m77z; dummy 2z3z5m4z; wall 4z 4m 8p");
    position_play(&p, "discard 8p; reveal 0; discard 5m; east: pung; discard 1z; reveal 1; riichi 4z");
    position_play(&p, "reveal 3");
    expect_furiten(&p, "5m", WIN_REVEALED, "discard-furiten 5m turn 1");
    position_play(&p, "discard 8p; reveal 2");
    assert_false(may_win(&p));
    assert_int_equal(table_of(&p)->turn, WEST);
}

static void test_discard_furiten_never_blocks_a_draw(void **state)
{
    (void)state;
    struct position p;
    to_discard_furiten(&p, "5m", "9p");
    position_play(&p, "discard 8p; reveal 4; win");
    assert_int_equal(position_points(&p, "self-picked"), 1);
}

static void test_discard_furiten_is_only_that_kind(void **state)
{
    (void)state;
    struct position p;
    /* West throws 6m away and comes to wait for 3m and 6m. */
    position_init(&p, PLAIN "east " JUNK "8p; west 123789m123p46m77z" ROW "; wall 9p 8p 5m 3m 9p");
    position_play(&p, "discard 8p; reveal 0; discard 6m; reveal 1; discard 8p; reveal 2");
    position_play(&p, "discard 9p; dummy-draw"); /* 4m5m are left; the dummy draws 3m */
    position_expect(&p, WEST, "win, pass");
    struct position passed = p;
    position_play(&p, "west: win");
    assert_int_equal(table_of(&p)->result.source, WIN_DUMMY_DISCARD);
    position_play(&passed, "west: pass");
    expect_furiten(&passed, "6m", WIN_DISCARD, "discard-furiten 6m turn 1");
}

static void test_the_sentence_tells_the_very_turn(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 123789m123p56m77z" ROW "; wall 4z 8p 4z 8p 4m 9p");
    position_play(&p,
                  "discard 8p; reveal 0; discard 4z; reveal 1; discard 8p; reveal 2; discard 5m; reveal 3");
    position_play(&p, "discard 8p; reveal 4; discard 4z; reveal 5");
    expect_furiten(&p, "5m", WIN_DISCARD, "discard-furiten 5m turn 2");
}

/* --- passed win --------------------------------------------------------------------------------- */

/* West, waiting for 5m, has let East's first discard of it pass. */
static void to_passed_win(struct position *p, const char *setup)
{
    char text[240];
    snprintf(text, sizeof text, PLAIN "east " JUNK "8p; west " WAITS_5M "%s", setup);
    position_init(p, text);
    position_play(p, "discard 5m; west: pass");
}

static void test_passed_win_on_a_dummy_discard(void **state)
{
    (void)state;
    struct position p;
    to_passed_win(&p, ROW "; wall 5m 9p");
    expect_furiten(&p, "5m", WIN_DUMMY_DISCARD, "passed-win 5m turn 1");
    position_play(&p, "dummy-draw");
    assert_false(may_win(&p));
    assert_int_equal(table_of(&p)->turn, WEST);
}

static void test_passed_win_on_a_discard(void **state)
{
    (void)state;
    struct position p;
    to_passed_win(&p, ROW "; wall 9p 5m");
    position_play(&p, "reveal 0; discard 9p; reveal 1");
    expect_furiten(&p, "5m", WIN_DISCARD, "passed-win 5m turn 1");
    position_play(&p, "discard 5m");
    assert_false(may_win(&p));
    assert_int_equal(table_of(&p)->phase, PHASE_DUMMY);
}

static void test_passed_win_lasts_for_the_round(void **state)
{
    (void)state;
    struct position p;
    to_passed_win(&p, ROW);
    position_play(&p, "reveal 0");
    for (int place = 1; place < 6; place++) {
        char move[24];
        snprintf(move, sizeof move, "reveal %d", place);
        position_turn(&p, move);
    }
    expect_furiten(&p, "5m", WIN_DISCARD, "passed-win 5m turn 1");
}

static void test_passed_win_on_a_robbed_kong(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 55m19m159p123456z8p; west " WAITS_5M ROW "; wall 5m 9p 5m; back 9p");
    position_play(
        &p, "discard 8p; dummy-draw; east: pung; west: pass; discard 1z; reveal 0; discard 9p; reveal 1");
    expect_furiten(&p, "5m", WIN_ROBBED_KONG, "passed-win 5m turn 1");
    position_play(&p, "kong 5m");
    assert_false(may_win(&p));
}

static void test_passed_win_on_a_revealed_tile(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M "; dummy 2z5m3z5m; wall 9p 8p 9p 8p");
    position_play(&p, "discard 8p; reveal 0; riichi 9p; reveal 1; west: pass");
    expect_furiten(&p, "5m", WIN_REVEALED, "passed-win 5m turn 1"); /* in the dummy action of turn 1 */
    position_play(&p, "discard 8p; reveal 2; discard 9p; reveal 3");
    assert_false(may_win(&p));
    assert_int_equal(table_of(&p)->turn, EAST);
}

static void test_passed_win_never_blocks_draw_or_replacement(void **state)
{
    (void)state;
    struct position p;
    to_passed_win(&p, ROW "; wall 5m");
    position_play(&p, "reveal 0; win");
    assert_int_equal(position_points(&p, "self-picked"), 1);
    position_init(&p, PLAIN "east 159m159p234567z8p9p; west 46m123p789p77z111z" ROW "; wall 1z; back 5m");
    position_play(&p, "discard 5m; west: pass; reveal 0; kong 1z; win");
    assert_int_equal(position_points(&p, "kong-replacement"), 2);
}

static void test_passed_win_is_only_that_kind(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 139m159p1234567z8p; west " WAITS_36M ROW "; wall 6m");
    position_play(&p, "discard 3m; west: pass");
    expect_furiten(&p, "3m", WIN_DISCARD, "passed-win 3m turn 1");
    expect_no_furiten(&p, "6m", WIN_DISCARD);
    position_play(&p, "dummy-draw; west: win");
    assert_int_equal(table_of(&p)->result.winner, WEST);
}

static void test_a_drawn_tile_not_declared_is_a_passed_win(void **state)
{
    (void)state;
    struct position p;
    /* West completes their hand with 6m, plays on, and comes to wait for 3m and 6m again without having
     * thrown either. */
    position_init(&p, PLAIN "east 169m159p1234567z8p; west " WAITS_36M ROW "; wall 6m 8p 5m 8p 4m 8p");
    position_play(&p,
                  "discard 8p; reveal 0; discard 1p; reveal 1; discard 8p; reveal 2; discard 2p; reveal 3");
    position_play(&p, "discard 8p; reveal 4; discard 3p; reveal 5");
    expect_no_furiten(&p, "3m", WIN_DISCARD);
    expect_furiten(&p, "6m", WIN_DISCARD, "passed-win 6m turn 1");
    position_play(&p, "discard 6m");
    assert_false(may_win(&p));
}

static void test_a_set_instead_of_the_win_is_a_passed_win(void **state)
{
    (void)state;
    const char *claims[] = {"pung", "kong"};
    for (int i = 0; i < 2; i++) {
        struct position p;
        /* 555m46m wait for 5m, the pair is 7z: 5m completes the run beside the pung. */
        position_init(&p, PLAIN "east " JUNK "8p; west 55546m123p789p77z" ROW);
        position_play(&p, "discard 5m");
        position_expect(&p, WEST, "pung, kong, win, pass");
        position_play(&p, claims[i]);
        struct refusal why;
        assert_true(legal_furiten(table_of(&p), &p.game.own[WEST], WEST, tile_parse("5m"), &why));
        assert_refused_for(&why, "passed-win 5m");
    }
}

static void test_a_kong_not_robbed_is_a_passed_win(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 55m19m159p123456z8p; west 123789m123p6m8p77z" ROW "; wall 5m 4m 5m");
    position_play(&p, "discard 8p; dummy-draw; pung; discard 1z; reveal 0; discard 8p; reveal 1; kong 5m");
    struct refusal why;
    assert_false(legal_furiten(table_of(&p), &p.game.own[WEST], WEST, tile_parse("5m"), &why));
    position_play(&p, "west: pass");
    assert_true(legal_furiten(table_of(&p), &p.game.own[WEST], WEST, tile_parse("5m"), &why));
    assert_refused_for(&why, "passed-win 5m");
}

static void test_the_others_set_makes_it_a_passed_win_too(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 55m19m159p123456z8p; west " WAITS_5M ROW "; wall 5m");
    position_play(&p, "discard 8p; dummy-draw; west: pass; east: pung");
    expect_furiten(&p, "5m", WIN_ROBBED_KONG, "passed-win 5m");
}

static void test_a_win_that_furiten_blocked_is_no_pass(void **state)
{
    (void)state;
    struct position p;
    to_discard_furiten(&p, "9p", "9p");
    position_play(&p, "discard 5m; reveal 4");
    assert_int_equal(p.game.own[WEST].passed[tile_parse("5m")], 0);
}

static void test_furiten_leaves_the_pung(void **state)
{
    (void)state;
    struct position p;
    /* West throws a 5m of three and waits for 5m and 7z. */
    position_init(&p, PLAIN "east " JUNK "8p; west 123789m123p55m7z4z" ROW "; wall 5m 8p 7z 8p");
    position_play(&p,
                  "discard 8p; reveal 0; discard 5m; reveal 1; discard 8p; reveal 2; discard 4z; reveal 3");
    position_play(&p, "discard 5m");
    position_expect(&p, WEST, "pung, pass");
    position_play(&p, "west: win !discard-furiten 5m turn 1; west: pass");
    assert_int_equal(p.game.own[WEST].passed[tile_parse("5m")], 0);
    expect_no_furiten(&p, "7z", WIN_DISCARD);
}

static void test_nothing_is_passed_to_the_next_round(void **state)
{
    (void)state;
    struct position p;
    to_passed_win(&p, ROW "; wall 5m");
    position_play(&p, "reveal 0; win");
    position_deal(&p, "west " WAITS_5M "8p; dummy 2z; wall 9p");
    position_play(&p, "discard 8p; reveal 0");
    expect_no_furiten(&p, "5m", WIN_DISCARD);
}

/* --- Riichi furiten ----------------------------------------------------------------------------- */

/* West declares Riichi on their second turn, waiting for 3m and 6m, after `first` was played up to West's
 * first discard; East has just drawn. */
static void to_west_riichi(struct position *p, const char *setup, const char *first)
{
    char text[260];
    snprintf(text, sizeof text, PLAIN "%s", setup);
    position_init(p, text);
    position_play(p, first);
    assert_true(table_of(p)->riichi[WEST] > 0);
    assert_int_equal(table_of(p)->turn, EAST);
}

static void test_riichi_furiten_by_the_own_pile(void **state)
{
    (void)state;
    struct position p;
    to_west_riichi(&p, "east 139m159p1234567z8p; west 123789m123p46m77z" ROW "; wall 9p 8p 5m 8p",
                   "discard 8p; reveal 0; discard 6m; reveal 1; discard 8p; reveal 2; riichi 9p; reveal 3");
    expect_furiten(&p, "3m", WIN_DISCARD, "riichi-furiten 6m turn 1");
    expect_furiten(&p, "6m", WIN_DISCARD, "discard-furiten 6m turn 1");
    position_play(&p, "discard 3m");
    assert_false(may_win(&p));
}

static void test_the_own_riichi_discard_counts(void **state)
{
    (void)state;
    struct position p;
    to_west_riichi(&p, "east 139m159p1234567z8p; west " WAITS_36M ROW "; wall 6m 8p",
                   "discard 8p; reveal 0; riichi 6m; reveal 1");
    expect_furiten(&p, "3m", WIN_DISCARD, "riichi-furiten 6m turn 1");
    position_play(&p, "discard 3m");
    assert_false(may_win(&p));
}

/* A tile that somebody draws for the dummy belongs to the turn of the discard before it. */
static void test_riichi_furiten_by_a_tile_drawn_for_the_dummy(void **state)
{
    (void)state;
    struct position p;
    to_west_riichi(
        &p, "east 139m159p1234567z8p; west " WAITS_36M ROW "; wall 9p 6m 8p 8p",
        "discard 8p; reveal 0; discard 9p; dummy-draw; west: pass; discard 8p; reveal 1; riichi 8p; "
        "reveal 2");
    expect_furiten(&p, "3m", WIN_DISCARD, "riichi-furiten 6m pile dummy turn 1");
}

static void test_riichi_furiten_by_the_opponents_pile(void **state)
{
    (void)state;
    const char *option[] = {"", "option riichi-furiten own; "};
    for (int own_only = 0; own_only < 2; own_only++) {
        struct position p;
        char setup[200];
        snprintf(setup, sizeof setup, "%seast 369m159p123456z78p; west 123789m123p45m77z" ROW "; wall 9p 8p",
                 option[own_only]);
        to_west_riichi(&p, setup, "discard 6m; west: pass; reveal 0; riichi 9p; reveal 1");
        if (own_only)
            expect_no_furiten(&p, "3m", WIN_DISCARD);
        else
            expect_furiten(&p, "3m", WIN_DISCARD, "riichi-furiten 6m pile east turn 1");
        position_play(&p, "discard 3m");
        assert_int_equal(may_win(&p), own_only);
    }
}

static void test_riichi_furiten_by_the_dummys_pile(void **state)
{
    (void)state;
    const char *option[] = {"", "option riichi-furiten own; "};
    for (int own_only = 0; own_only < 2; own_only++) {
        struct position p;
        char setup[200];
        snprintf(setup, sizeof setup,
                 "%seast 139m159p123456z78p; west 123789m123p45m77z" ROW "; wall 6m 9p 8p 3m",
                 option[own_only]);
        to_west_riichi(&p, setup, "discard 8p; dummy-draw; west: pass; riichi 9p; reveal 1");
        if (own_only)
            expect_no_furiten(&p, "3m", WIN_DUMMY_DISCARD);
        else
            expect_furiten(&p, "3m", WIN_DUMMY_DISCARD, "riichi-furiten 6m pile dummy");
        position_play(&p, "discard 8p; dummy-draw");
        assert_int_equal(may_win(&p), own_only);
    }
}

static void test_riichi_furiten_on_a_robbed_kong(void **state)
{
    (void)state;
    struct position p;
    /* East has punged 3m from the dummy before West waits for it, and has 6m lying among their discards. */
    to_west_riichi(&p, "east 336m19m159p12345z8p; west 4789m123456p8p77z" ROW "; wall 3m 5m 3m; back 9p",
                   "discard 8p; dummy-draw; pung; discard 6m; reveal 0; riichi 8p; reveal 1");
    expect_furiten(&p, "3m", WIN_ROBBED_KONG, "riichi-furiten 6m pile east");
    position_play(&p, "kong 3m");
    assert_false(may_win(&p));
    assert_int_equal(table_of(&p)->melds[EAST][0].kind, MELD_KONG_ADDED);
}

static void test_riichi_furiten_on_a_revealed_tile(void **state)
{
    (void)state;
    struct position p;
    to_west_riichi(&p, "east 369m159p123456z78p; west 123789m123p45m77z; dummy 2z3z3m; wall 9p 8p",
                   "discard 6m; west: pass; reveal 0; riichi 9p; reveal 1");
    expect_furiten(&p, "3m", WIN_REVEALED, "riichi-furiten 6m pile east");
    position_play(&p, "discard 8p; reveal 2");
    assert_false(may_win(&p));
    assert_int_equal(table_of(&p)->turn, WEST);
}

static void test_riichi_furiten_never_blocks_draw_or_replacement(void **state)
{
    (void)state;
    struct position p;
    to_west_riichi(&p, "east 369m159p123456z78p; west 123789m123p45m77z" ROW "; wall 9p 8p 3m",
                   "discard 6m; west: pass; reveal 0; riichi 9p; reveal 1");
    position_play(&p, "discard 8p; reveal 2; win");
    assert_int_equal(position_points(&p, "self-picked"), 1);
    to_west_riichi(&p, "east 369m159p23456z788p; west 45m123p789p77z111z; dummy 2z3z1z; wall 9p 8p; back 3m",
                   "discard 6m; west: pass; reveal 0; riichi 9p; reveal 1");
    position_play(&p, "discard 8p; reveal 2; west: kong; win");
    assert_int_equal(position_points(&p, "kong-replacement"), 2);
}

static void test_without_riichi_another_wait_in_a_pile_does_not_matter(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 369m159p123456z78p; west " WAITS_36M ROW "; wall 9p 8p");
    position_play(&p, "discard 6m; west: pass; reveal 0; discard 9p; reveal 1; discard 3m; win");
    assert_int_equal(table_of(&p)->result.winner, WEST);
}

static void test_a_claimed_tile_has_left_the_pile(void **state)
{
    (void)state;
    struct position p;
    /* East pungs the 6m that West throws away: it blocks 6m, but no longer the whole Riichi. */
    to_west_riichi(&p, "east 366m19m159p12345z8p; west 123789m123p46m77z" ROW "; wall 9p 5m 8p",
                   "discard 8p; reveal 0; discard 6m; east: pung; discard 1z; reveal 1; riichi 9p; reveal 2");
    expect_furiten(&p, "6m", WIN_DISCARD, "discard-furiten 6m turn 1");
    expect_no_furiten(&p, "3m", WIN_DISCARD);
    position_play(&p, "discard 3m; win");
    assert_int_equal(table_of(&p)->result.winner, WEST);
}

static void test_the_tile_on_offer_is_not_yet_in_the_pile(void **state)
{
    (void)state;
    struct position p;
    to_west_riichi(&p, "east 3369m159p12345z8p; west " WAITS_36M ROW "; wall 9p 8p 9p 8p",
                   "discard 8p; reveal 0; riichi 9p; reveal 1");
    position_play(&p, "discard 3m");
    position_expect(&p, WEST, "win, pass");
    position_play(&p, "west: pass; reveal 2; discard 9p; reveal 3"); /* now it is */
    expect_furiten(&p, "6m", WIN_DISCARD, "riichi-furiten 3m pile east turn 2");
    expect_furiten(&p, "3m", WIN_DISCARD, "passed-win 3m turn 2");
    position_play(&p, "discard 6m");
    assert_false(may_win(&p));
}

static void test_revealed_tiles_are_no_discards(void **state)
{
    (void)state;
    struct position p;
    to_west_riichi(&p, "east 369m159p123456z78p; west " WAITS_36M "; dummy 6m2z; wall 9p 8p",
                   "discard 8p; reveal 0; riichi 9p; reveal 1");
    expect_no_furiten(&p, "3m", WIN_DISCARD);
    expect_no_furiten(&p, "6m", WIN_DISCARD);
    position_play(&p, "discard 3m; win");
    assert_int_equal(table_of(&p)->result.winner, WEST);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_discard_furiten_on_a_discard),
        cmocka_unit_test(test_discard_furiten_on_a_dummy_discard),
        cmocka_unit_test(test_discard_furiten_when_the_tile_was_claimed),
        cmocka_unit_test(test_discard_furiten_on_a_revealed_tile),
        cmocka_unit_test(test_discard_furiten_never_blocks_a_draw),
        cmocka_unit_test(test_discard_furiten_is_only_that_kind),
        cmocka_unit_test(test_the_sentence_tells_the_very_turn),
        cmocka_unit_test(test_passed_win_on_a_dummy_discard),
        cmocka_unit_test(test_passed_win_on_a_discard),
        cmocka_unit_test(test_passed_win_lasts_for_the_round),
        cmocka_unit_test(test_passed_win_on_a_robbed_kong),
        cmocka_unit_test(test_passed_win_on_a_revealed_tile),
        cmocka_unit_test(test_passed_win_never_blocks_draw_or_replacement),
        cmocka_unit_test(test_passed_win_is_only_that_kind),
        cmocka_unit_test(test_a_drawn_tile_not_declared_is_a_passed_win),
        cmocka_unit_test(test_a_set_instead_of_the_win_is_a_passed_win),
        cmocka_unit_test(test_a_kong_not_robbed_is_a_passed_win),
        cmocka_unit_test(test_the_others_set_makes_it_a_passed_win_too),
        cmocka_unit_test(test_a_win_that_furiten_blocked_is_no_pass),
        cmocka_unit_test(test_furiten_leaves_the_pung),
        cmocka_unit_test(test_nothing_is_passed_to_the_next_round),
        cmocka_unit_test(test_riichi_furiten_by_the_own_pile),
        cmocka_unit_test(test_the_own_riichi_discard_counts),
        cmocka_unit_test(test_riichi_furiten_by_a_tile_drawn_for_the_dummy),
        cmocka_unit_test(test_riichi_furiten_by_the_opponents_pile),
        cmocka_unit_test(test_riichi_furiten_by_the_dummys_pile),
        cmocka_unit_test(test_riichi_furiten_on_a_robbed_kong),
        cmocka_unit_test(test_riichi_furiten_on_a_revealed_tile),
        cmocka_unit_test(test_riichi_furiten_never_blocks_draw_or_replacement),
        cmocka_unit_test(test_without_riichi_another_wait_in_a_pile_does_not_matter),
        cmocka_unit_test(test_a_claimed_tile_has_left_the_pile),
        cmocka_unit_test(test_the_tile_on_offer_is_not_yet_in_the_pile),
        cmocka_unit_test(test_revealed_tiles_are_no_discards),
    };
    return cmocka_run_group_tests_name("rules/play/test_furiten", tests, NULL, NULL);
}
