/*
 * test_tenpai_stage_b.c: Tenpai Duel after a declaration: guesses, the five
 * tiles, kans, the end of the wall (docs/rules/tenpai-duel.md "Stage B").
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/play/view.h"
#include "support/position.h"

#define DUEL "mode tenpai-duel; dora 4z; ura 4z; "
#define REDS "mode tenpai-duel; option red-fives on; dora 4z; "

/* Can claim nothing. */
#define LOOSE      "258m147p369s5567z"
#define LOOSE_NO_7 "258m147p369s5566z"

/* Waits for 3m and 6m, only middle tiles; for 5m and 8m, with all four 5m held, so for 8m alone. */
#define WAITS_36M "45m234p678p345s88s"
#define WAITS_8M  "5555678m234p678p"

static const struct table *table_of(const struct position *position)
{
    return &position->game.table;
}

static int count_turned(const struct position *p)
{
    int count = 0;
    for (int i = 0; i < p->events.count; i++)
        count += p->events.list[i].kind == EVENT_TURN;
    return count;
}

/* East declares with their first draw. */
static void to_stage_b(struct position *p, const char *how, const char *setup)
{
    char tile[3], script[64];
    position_init(p, setup);
    tile_print(p->game.own[EAST].drawn, tile);
    snprintf(script, sizeof script, "%s %s", how, tile);
    position_play(p, script);
    assert_int_equal(table_of(p)->phase, PHASE_GUESS);
    assert_int_equal(table_of(p)->asked, 1 << WEST);
}

/* Wrong guesses of two kinds from these in order, as often as the game asks, but at most `most`. */
static int guess_on(struct position *p, const char *kinds, int most)
{
    uint8_t tiles[TILE_KINDS];
    int count = tile_parse_list(kinds, tiles, TILE_KINDS, NULL), made = 0;
    for (; made < most && 2 * made + 1 < count && table_of(p)->phase == PHASE_GUESS; made++) {
        char low[3], high[3], script[64];
        tile_print(tiles[2 * made], low);
        tile_print(tiles[2 * made + 1], high);
        snprintf(script, sizeof script, "guess %s %s", low, high);
        position_play(p, script);
    }
    return made;
}

/* --- the guess ------------------------------------------------------------------------------------ */

static void test_the_form_of_a_guess(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "tenpai", DUEL "east " WAITS_36M "9p; west " LOOSE "; wall 1z2z3z5z7z");
    position_expect(&p, EAST, "");
    position_expect(&p, WEST, "guess T T");
    position_play(&p, "guess 5m 3m !guess-order; guess 5m 5m !guess-order; guess 5m 0m !guess-order");
    position_play(&p, "guess 0m 4m !guess-order; guess 1f 2f !guess-flower; pass !pass-barred; win "
                      "!win-without-tile; east: guess 1m 2m !not-your-turn");
    position_play(&p,
                  "guess 9s 1z; guess 1z 2z !guessed-before 1z; guess 8s 9s !guessed-before 9s; guess 1m 7z");
    assert_int_equal(table_of(&p)->stage.guess_count, 4);
    assert_int_equal(table_of(&p)->stage.guesses[0], tile_parse("9s"));
    assert_int_equal(table_of(&p)->stage.guesses[3], tile_parse("7z"));
}

static void test_a_right_guess_prevents_the_win(void **state)
{
    (void)state;
    const char *guesses[] = {"guess 2m 6m", "guess 3m 9s", "guess 3m 6m"};
    for (int i = 0; i < 3; i++) {
        struct position p;
        struct view view;
        to_stage_b(&p, "riichi", DUEL "east " WAITS_36M "9p; west " LOOSE "; wall 6m");
        position_play(&p, guesses[i]);
        assert_int_equal(table_of(&p)->result.outcome, OUTCOME_PREVENTED);
        assert_int_equal(position_event(&p, EVENT_GUESS)->number, 1);
        assert_int_equal(count_turned(&p), 0);
        assert_int_equal(table_of(&p)->scores[EAST], -1000);
        assert_int_equal(table_of(&p)->scores[WEST], 0);
        assert_int_equal(table_of(&p)->stakes.bets, 1); /* lies for the next winner */
        assert_int_equal(table_of(&p)->stakes.counters, 1);
        view_init(&view, &p.game, WEST);
        assert_int_equal(view.shown, 1 << EAST);
        assert_int_equal(view.hands[EAST].size, 13);
        position_deal(&p, "dora 4z");
        assert_int_equal(table_of(&p)->dealer, EAST);
        assert_int_equal(table_of(&p)->stakes.bets, 1);
    }
}

static void test_a_red_five_is_its_five(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "tenpai", REDS "east 46m234p678p345s88s9p; west " LOOSE);
    position_play(&p, "guess 0m 6m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_PREVENTED);
    assert_int_equal(table_of(&p)->stage.guesses[0], tile_parse("5m"));
}

static void test_a_wait_that_is_gone_is_right(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "tenpai", DUEL "east 234p678p345999s5m1z; west 555m28m258p258s12z");
    position_play(&p, "guess 5m 9m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_PREVENTED);
}

/* East, open and without a yaku on 9m, waits for 6m and 9m; West has been asked for a guess. */
static void to_open_tanyao(struct position *p, const char *wall)
{
    char setup[200];
    snprintf(setup, sizeof setup, DUEL "east 34p678p345s78m22m19s; west 259m158p47s14567z; wall 2p%s", wall);
    position_init(p, setup);
    position_play(p, "discard 9s; discard 2p; chow 2p; tenpai 1s");
}

static void test_a_wait_without_yaku_is_right(void **state)
{
    (void)state;
    struct position p;
    to_open_tanyao(&p, "");
    position_play(&p, "guess 1m 9m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_PREVENTED);
}

static void test_four_in_hand_are_no_wait(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "tenpai", DUEL "east " WAITS_8M "1z; west 28m147p369s55667z; wall 1z2z3z5z7z");
    position_play(&p, "guess 5m 9m");
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    position_play(&p, "guess 2m 8m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_PREVENTED);
}

/* --- the five tiles ------------------------------------------------------------------------------- */

static void test_five_tiles_are_turned_open(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    to_stage_b(&p, "tenpai", DUEL "east " WAITS_36M "9p; west " LOOSE "; wall 1z2z3z5z7z1z");
    position_play(&p, "guess 1m 2m");
    assert_int_equal(count_turned(&p), 5);
    assert_int_equal(table_of(&p)->wall, 90);
    for (int seat = EAST; seat <= WEST; seat++) {
        uint8_t pile[8];
        view_init(&view, &p.game, seat);
        assert_int_equal(table_pile(&view.table, PILE_ASIDE, pile, 8), 5);
        assert_int_equal(pile[0], tile_parse("1z"));
        assert_int_equal(pile[4], tile_parse("7z"));
    }
    const struct event *turn = position_event(&p, EVENT_TURN);
    assert_int_equal(event_seen_by(*turn, WEST).tile, tile_parse("1z"));
    assert_int_equal(table_of(&p)->hand_sizes[EAST], 13);
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.shown, 0);
}

static void test_the_first_that_wins_is_taken(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "tenpai", DUEL "east " WAITS_36M "9p; west " LOOSE "; wall 1z6m3m");
    position_play(&p, "guess 1m 2m");
    assert_int_equal(count_turned(&p), 2);
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_WIN);
    assert_int_equal(table_of(&p)->result.tile, tile_parse("6m"));
    assert_int_equal(table_of(&p)->result.source, WIN_SELF_DRAW);
    /* Menzen tsumo, pinfu, tanyao: 3 han, 20 fu, base 640, times 6. */
    assert_int_equal(position_points(&p, "menzen-tsumo"), 1);
    assert_int_equal(position_points(&p, "pinfu"), 1);
    assert_int_equal(position_points(&p, "tanyao"), 1);
    assert_int_equal(position_points(&p, "tenhou"), 0);
    assert_int_equal(table_of(&p)->scores[EAST], 3900);
    assert_int_equal(table_of(&p)->scores[WEST], 0);
    assert_int_equal(table_of(&p)->stakes.pot, 96100);
}

static void test_own_discards_do_not_block_the_five(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "tenpai", DUEL "east " WAITS_36M "3m; west " LOOSE "; wall 6m");
    position_play(&p, "guess 1m 2m");
    assert_int_equal(table_of(&p)->result.winner, EAST);
}

static void test_a_yakuless_tile_is_laid_aside(void **state)
{
    (void)state;
    struct position p;
    to_open_tanyao(&p, "9m1z6m");
    position_play(&p, "guess 1m 2m");
    assert_int_equal(count_turned(&p), 3);
    assert_int_equal(table_of(&p)->result.tile, tile_parse("6m"));
    /* Open tanyao, 30 fu: base 240, times 6. */
    assert_int_equal(table_of(&p)->scores[EAST], 1500);
}

static void test_riichi_and_ura_dora(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 4z; ura 7s; east " WAITS_36M "9p; west " LOOSE "; wall 1z9p6m");
    position_play(&p, "discard 9p; discard 1z; riichi 9p; guess 1m 2m");
    assert_int_equal(position_points(&p, "riichi"), 1);
    assert_int_equal(position_points(&p, "double-riichi"), 0);
    assert_int_equal(position_points(&p, "ura-dora"), 2);
    assert_int_equal(table_of(&p)->dora.under[0], tile_parse("7s"));
    assert_int_equal(table_of(&p)->dora.under[1], TILE_NONE);
    /* Riichi, tsumo, pinfu, tanyao, 2 ura: haneman 18000, and the own bet. */
    assert_int_equal(table_of(&p)->result.points, 18000);
    assert_int_equal(table_of(&p)->scores[EAST], 18000);
    assert_int_equal(table_of(&p)->stakes.bets, 0);
    /* Plain tenpai looks at no ura dora. */
    to_stage_b(&p, "tenpai",
               "mode tenpai-duel; dora 4z; ura 7s; east " WAITS_36M "9p; west " LOOSE "; wall 6m");
    position_play(&p, "guess 1m 2m");
    assert_int_equal(position_points(&p, "ura-dora"), 0);
    assert_int_equal(table_of(&p)->dora.under[0], TILE_NONE);
}

static void test_double_riichi_on_the_first_turn(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "riichi", DUEL "east " WAITS_36M "9p; west " LOOSE "; wall 6m");
    position_play(&p, "guess 1m 2m");
    assert_int_equal(position_points(&p, "double-riichi"), 2);
    assert_int_equal(position_points(&p, "riichi"), 0);
    position_init(&p, DUEL "east " WAITS_36M "3m; west " LOOSE "; wall 1z 1z 6m");
    position_play(&p, "lay-down; discard 1z; discard 1z; tenpai 6m");
    /* Laid down before: no longer the first turn of the other either. */
    position_init(&p, DUEL "east " LOOSE "9m; west " WAITS_36M "; wall 2z 6m");
    position_play(&p, "discard 9m; riichi 2z; guess 1m 2m");
    assert_int_equal(position_points(&p, "double-riichi"), 2);
    position_init(&p, DUEL "east 45m234p678p345s99s3m; west " WAITS_36M "; wall 1z 2z 6m");
    position_play(&p, "lay-down; discard 1z; riichi 2z; guess 1m 2m");
    assert_int_equal(position_points(&p, "double-riichi"), 0);
    assert_int_equal(position_points(&p, "riichi"), 1);
}

/* --- kans ----------------------------------------------------------------------------------------- */

#define WITH_PUNG "45m234p678p99s777z"

static void test_a_kan_of_the_tile_just_turned(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    to_stage_b(&p, "riichi",
               "mode tenpai-duel; dora 4z9p; east " WITH_PUNG "1z; west " LOOSE_NO_7
               "; wall 7z1z2z2z2z3z; back 5z");
    position_expect(&p, WEST, "guess T T");
    position_play(&p, "guess 1m 2m");
    assert_int_equal(table_of(&p)->phase, PHASE_STAGE);
    position_expect(&p, EAST, "kong 7z, pass");
    position_expect(&p, WEST, "");
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.table.stage.turned, tile_parse("7z"));
    position_play(&p, "kong 7z");
    assert_int_equal(p.events.list[0].kind, EVENT_KONG);
    assert_int_equal(p.events.list[1].kind, EVENT_DORA);
    assert_int_equal(p.events.list[2].kind, EVENT_TURN);
    assert_int_equal(p.events.list[2].tile, tile_parse("5z"));
    assert_int_equal(table_of(&p)->dora.shown[1], tile_parse("9p"));
    /* The replacement is not one of the five. */
    assert_int_equal(count_turned(&p), 1 + 4);
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    assert_int_equal(table_of(&p)->wall, 95 - 5 - 1);
    assert_int_equal(table_of(&p)->dead, 14);
    position_play(&p, "guess 4m 6m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_PREVENTED);
}

static void test_the_replacement_may_win(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "tenpai", DUEL "east " WITH_PUNG "1z; west " LOOSE_NO_7 "; wall 1z7z; back 3m");
    position_play(&p, "guess 1m 2m; kong 7z");
    assert_int_equal(table_of(&p)->result.winner, EAST);
    assert_int_equal(table_of(&p)->result.source, WIN_REPLACEMENT);
    assert_int_equal(position_points(&p, "rinshan-kaihou"), 1);
    assert_int_equal(position_points(&p, "menzen-tsumo"), 1);
    assert_int_equal(position_points(&p, "chun"), 1);
}

static void test_the_kan_may_be_passed(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "tenpai", DUEL "east " WITH_PUNG "1z; west " LOOSE_NO_7 "; wall 1z7z2z2z3z; back 3m");
    position_play(&p, "guess 1m 2m; pass");
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    assert_int_equal(count_turned(&p), 3);
    assert_int_equal(table_of(&p)->discards[table_of(&p)->discard_count - 4].tile, tile_parse("7z"));
    position_play(&p, "guess 3p 4p");
}

static void test_no_kan_that_changes_the_waits(void **state)
{
    (void)state;
    struct position p;
    /* 5556m waits for 4m, 6m and 7m; with the kan only for 6m. */
    to_stage_b(&p, "tenpai", DUEL "east 5556m234p678p345s1z; west 28m147p369s55667z; wall 1z5m2z2z3z");
    position_play(&p, "guess 1m 2m");
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    assert_int_equal(count_turned(&p), 5);
}

static void test_no_added_kan(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east 77z45m234p678p99s12z; west 7z258m147p369s556z; wall 3s 7z 1z 2z 3z 3z");
    position_play(&p, "discard 1z; discard 7z; pung; tenpai 2z; guess 1m 2m");
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
    assert_int_equal(count_turned(&p), 5);
    assert_int_equal(table_of(&p)->melds[EAST][0].kind, MELD_PUNG);
}

static void test_four_kans_bind_here_too(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "tenpai", DUEL "east " WITH_PUNG "1z; west " LOOSE_NO_7 "; wall 1z7z2z2z3z");
    p.game.table.kongs = 4;
    position_play(&p, "guess 1m 2m");
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS);
}

/* --- the end of the wall -------------------------------------------------------------------------- */

/* Thirty-two draws that nobody can use. */
#define IDLE "3333m4444m6666m7777m3333p4444p6666p7777p"

/* East waits for 5m, of which West holds the rest or two; 63 tiles are left as they declare. */
static void to_a_short_wall(struct position *p, const char *west)
{
    char setup[200];
    snprintf(setup, sizeof setup, DUEL "east 112233778899s5m4s; west %s; wall " IDLE, west);
    position_init(p, setup);
    for (int i = 0; i < 32; i++)
        position_turn(p, "");
    position_play(p, "tenpai 7p");
    assert_int_equal(table_of(p)->wall, 63);
}

/* All kinds but 5m. */
#define KINDS "1m2m3m4m6m7m8m9m1p2p3p4p5p6p7p8p9p1s2s3s4s5s6s7s8s9s1z2z3z4z5z6z"

static void test_the_last_batch_is_short(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    to_a_short_wall(&p, "555m28m258p258s23z");
    assert_int_equal(guess_on(&p, KINDS, 12), 12);
    assert_int_equal(table_of(&p)->wall, 3);
    assert_int_equal(table_of(&p)->phase, PHASE_GUESS); /* a guess before it too */
    struct position right = p;
    position_play(&right, "guess 5m 7z");
    assert_int_equal(table_of(&right)->result.outcome, OUTCOME_PREVENTED);
    position_play(&p, "guess 5z 7z");
    assert_int_equal(count_turned(&p), 3);
    assert_int_equal(table_of(&p)->wall, 0);
    assert_int_equal(table_of(&p)->dead, 14);
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
    assert_int_equal(table_of(&p)->stakes.counters, 1);
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.shown, 1 << EAST); /* the attacker shows their hand */
    position_deal(&p, "dora 4z");
    assert_int_equal(table_of(&p)->dealer, EAST);
}

static void test_haitei(void **state)
{
    (void)state;
    struct position p;
    to_a_short_wall(&p, "55m228m258p258s23z");
    /* The last 5m goes to the end of the live wall. */
    int last = p.game.front + table_of(&p)->wall - 1, at = p.game.front;
    while (at < p.game.back && p.game.wall[at] != tile_parse("5m"))
        at++;
    assert_true(at < p.game.back);
    p.game.wall[at] = p.game.wall[last];
    p.game.wall[last] = tile_parse("5m");
    assert_int_equal(guess_on(&p, KINDS, 13), 13);
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_WIN);
    assert_true(table_of(&p)->result.last_tile);
    assert_int_equal(position_points(&p, "haitei-raoyue"), 1);
    assert_int_equal(position_points(&p, "menzen-tsumo"), 1);
    to_stage_b(&p, "tenpai", DUEL "east " WAITS_36M "9p; west " LOOSE "; wall 6m");
    position_play(&p, "guess 1m 2m");
    assert_int_equal(position_points(&p, "haitei-raoyue"), 0);
}

static void test_no_kan_without_a_tile_to_replace_it(void **state)
{
    (void)state;
    struct position p;
    to_stage_b(&p, "tenpai", DUEL "east " WITH_PUNG "1z; west " LOOSE_NO_7 "; wall 7z");
    p.game.table.dead += 94;
    p.game.table.wall = 1;
    position_play(&p, "guess 1m 2m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
}

/* docs/rules/tenpai-duel.md "Stage A", "The value of a hand": each kan turns an indicator, and a Riichi sees
 * those under all five. */
static void test_five_indicators_and_those_under_them(void **state)
{
    (void)state;
    static const char *const shown[] = {"1m", "2m", "3m", "4m", "6m"}, *const under[] = {"1p", "2p", "3p",
                                                                                         "4p", "6p"};
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 12346m; ura 12346p; east 1111222233337z7z; west " LOOSE_NO_7
                      "; back 7z 7z 9m 8s; wall 9m");
    position_play(&p, "kong 1z; kong 2z; kong 7z; kong 3z; riichi 8s; guess 1s 2s");
    assert_int_equal(table_of(&p)->result.winner, EAST);
    assert_int_equal(table_of(&p)->stage.attacker, EAST);
    for (int i = 0; i < DORA_MOST; i++) {
        assert_int_equal(table_of(&p)->dora.shown[i], tile_parse(shown[i]));
        assert_int_equal(table_of(&p)->dora.under[i], tile_parse(under[i]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_form_of_a_guess),
        cmocka_unit_test(test_a_right_guess_prevents_the_win),
        cmocka_unit_test(test_a_red_five_is_its_five),
        cmocka_unit_test(test_a_wait_that_is_gone_is_right),
        cmocka_unit_test(test_a_wait_without_yaku_is_right),
        cmocka_unit_test(test_four_in_hand_are_no_wait),
        cmocka_unit_test(test_five_tiles_are_turned_open),
        cmocka_unit_test(test_the_first_that_wins_is_taken),
        cmocka_unit_test(test_own_discards_do_not_block_the_five),
        cmocka_unit_test(test_a_yakuless_tile_is_laid_aside),
        cmocka_unit_test(test_riichi_and_ura_dora),
        cmocka_unit_test(test_double_riichi_on_the_first_turn),
        cmocka_unit_test(test_a_kan_of_the_tile_just_turned),
        cmocka_unit_test(test_the_replacement_may_win),
        cmocka_unit_test(test_the_kan_may_be_passed),
        cmocka_unit_test(test_no_kan_that_changes_the_waits),
        cmocka_unit_test(test_no_added_kan),
        cmocka_unit_test(test_four_kans_bind_here_too),
        cmocka_unit_test(test_the_last_batch_is_short),
        cmocka_unit_test(test_haitei),
        cmocka_unit_test(test_no_kan_without_a_tile_to_replace_it),
        cmocka_unit_test(test_five_indicators_and_those_under_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
