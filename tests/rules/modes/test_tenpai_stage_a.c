/*
 * test_tenpai_stage_a.c: Tenpai Duel before anybody declares: claims, kans,
 * furiten, laid-down tiles (docs/rules/tenpai-duel.md "Stage A" and "Furiten"). How Stage A ends is in
 * test_tenpai_declare.c, what follows in test_tenpai_stage_b.c.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "rules/play/view.h"
#include "support/position.h"
#include "support/refused.h"

#define DUEL "mode tenpai-duel; dora 4z; ura 4z; "
#define REDS "mode tenpai-duel; option red-fives on; dora 4z; "

/* Hands that can claim nothing but a win on seven pairs far away. */
#define JUNK  "147m258p369s1234z"
#define LOOSE "258m147p369s5567z"

/* Waits for 3m and 6m, only middle tiles. */
#define WAITS_36M "45m234p678p345s88s"

static const struct table *table_of(const struct position *position)
{
    return &position->game.table;
}

/* That seat must be furiten on the tile for the written reason (refused.h); NULL: it may win. */
static void assert_furiten(const struct position *p, int seat, const char *tile, const char *written)
{
    struct refusal why = {0};
    bool blocked = legal_furiten(table_of(p), &p->game.own[seat], seat, tile_parse(tile), &why);
    assert_int_equal(blocked, written != NULL);
    if (written)
        assert_refused_for(&why, written);
}

/* The events of the last move, their names in order. */
static void assert_events(const struct position *p, const char *names)
{
    struct text text;
    text_init(&text);
    for (int i = 0; i < p->events.count; i++)
        text_add(&text, "%s%s", i ? " " : "", event_name((enum event_kind)p->events.list[i].kind));
    assert_string_equal(text_string(&text), names);
    text_deinit(&text);
}

/* --- the deal ------------------------------------------------------------------------------------- */

static void test_the_deal(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " JUNK "9p; west " LOOSE);
    assert_int_equal(p.game.count, 136);
    assert_int_equal(table_of(&p)->dead, 14);
    assert_int_equal(table_of(&p)->wall, 136 - 14 - 27);
    assert_int_equal(table_of(&p)->stakes.pot, 100000);
    assert_int_equal(table_of(&p)->scores[EAST], 0);
    assert_int_equal(table_of(&p)->dora.shown[0], tile_parse("4z"));
    assert_int_equal(table_of(&p)->dora.shown[1], TILE_NONE);
    assert_int_equal(table_of(&p)->dora.under[0], TILE_NONE);
    assert_int_equal(table_wind(table_of(&p), EAST), TILE_EAST);
    assert_int_equal(table_wind(table_of(&p), WEST), TILE_WEST);
}

/* --- claims --------------------------------------------------------------------------------------- */

static void test_every_run_of_a_chii(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " JUNK "5m; west 3467m258p369s567z");
    position_play(&p, "discard 5m");
    position_expect(&p, WEST, "chow 3m, chow 4m, chow 5m, pass");
    position_play(&p, "chow 2m !chow-without-tile; chow 6m !chow-without-tile; pung !too-few-alike number 0 "
                      "needed 2; chow 4m");
    assert_int_equal(table_of(&p)->turn, WEST);
    assert_int_equal(table_of(&p)->wall, 95); /* they draw nothing */
    assert_int_equal(table_of(&p)->melds[WEST][0].kind, MELD_RUN);
    assert_int_equal(table_of(&p)->melds[WEST][0].claimed, tile_parse("5m"));
    position_play(&p, "kong 3m !no-four 3m; win !win-without-tile");
}

static void test_pon_and_kan_beside_chii(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " JUNK "5m; west 55567m258p369s56z");
    position_play(&p, "discard 5m");
    position_expect(&p, WEST, "chow 5m, pung, kong, pass");
}

static void test_swap_calling(void **state)
{
    (void)state;
    static const struct {
        const char *discard, *west, *claim, *barred;
    } cases[] = {
        {"5m", "2345m258p369s567z", "chow 3m",
         "discard 5m !swap-call 5m; discard 2m !swap-call 2m; discard 2p"},
        {"5m", "345678m25p36s567z", "chow 5m",
         "discard 5m !swap-call 5m; discard 8m !swap-call 8m; discard 3m"},
        {"5m", "345678m25p36s567z", "chow 4m", "discard 5m !swap-call 5m; discard 3m; "},
        {"3m", "1236m258p369s567z", "chow 1m", "discard 3m !swap-call 3m; discard 6m"},
        {"7m", "4789m258p369s567z", "chow 7m", "discard 7m !swap-call 7m; discard 4m"},
        {"5m", "5558m258p369s567z", "pung", "discard 5m !swap-call 5m; discard 8m"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct position p;
        char text[128];
        snprintf(text, sizeof text, DUEL "east 19m258p369s11234z%s; west %s", cases[i].discard,
                 cases[i].west);
        position_init(&p, text);
        snprintf(text, sizeof text, "discard %s; %s; %s", cases[i].discard, cases[i].claim, cases[i].barred);
        position_play(&p, text);
    }
}

static void test_a_claim_that_leaves_no_discard_is_not_offered(void **state)
{
    (void)state;
    static const struct {
        const char *last, *moves;
    } cases[] = {{"2345m", ""}, {"3459m", "chow 3m, pass"}};
    for (int i = 0; i < 2; i++) {
        struct position p;
        char text[160];
        snprintf(text, sizeof text,
                 "mode tenpai-duel; dora 7z; east 24z9p111333m16p36s5m; west 2244z99p%s14s7z; wall 6z 6z 7s",
                 cases[i].last);
        position_init(&p, text);
        position_play(&p, "discard 2z; pung; discard 1s");
        position_play(&p, "discard 4z; pung; discard 4s");
        position_play(&p, "discard 9p; pung; discard 7z");
        assert_int_equal(table_of(&p)->hand_sizes[WEST], 4);
        position_play(&p, "discard 5m");
        if (!cases[i].moves[0])
            assert_int_equal(table_of(&p)->drawn_by, WEST);
        else
            position_expect(&p, WEST, cases[i].moves);
    }
}

static void test_plain_fives_first(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, REDS "east " JUNK "5m; west 0558m258p369s56z");
    position_play(&p, "discard 5m; pung; discard 0m !swap-call 0m");
    assert_int_equal(table_of(&p)->melds[WEST][0].reds, 0);
    assert_true(hand_has(&p.game.own[WEST].hand, tile_parse("0m")));
    assert_false(hand_has(&p.game.own[WEST].hand, tile_parse("5m")));

    position_init(&p, REDS "east " JUNK "3p; west 4505p28m369s567z1m");
    position_play(&p, "discard 3p; chow 3p");
    assert_int_equal(table_of(&p)->melds[WEST][0].reds, 0);
    assert_true(position_can(&p, WEST, "discard 0p"));
    assert_true(position_can(&p, WEST, "discard 5p"));

    position_init(&p, REDS "east " JUNK "3p; west 40p28m369s12567z1m");
    position_play(&p, "discard 3p; chow 3p");
    assert_int_equal(table_of(&p)->melds[WEST][0].reds, 1 << SUIT_DOTS);
}

/* docs/rules/tenpai-duel.md "Tiles and seats": a red five counts in a set too, whoever brought it there. */
static void test_a_set_keeps_its_red_five(void **state)
{
    (void)state;
    static const struct {
        const char *thrown, *held, *claim, *drawn;
    } sets[] = {
        {"0m", "559m", "pung", ""},   {"5m", "059m", "pung", ""},   {"0m", "555m", "kong", ""},
        {"5m", "055m", "kong", ""},   {"0m", "559m", "pung", "5m"}, {"5m", "059m", "pung", "5m"},
        {"5m", "559m", "pung", "0m"},
    };
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        struct position p;
        char text[160];
        snprintf(text, sizeof text, REDS "east " JUNK "%s; west %s258p369s1234z; wall 9p %s", sets[i].thrown,
                 sets[i].held, sets[i].drawn);
        position_init(&p, text);
        snprintf(text, sizeof text, "discard %s; %s", sets[i].thrown, sets[i].claim);
        position_play(&p, text);
        if (sets[i].drawn[0])
            position_play(&p, "discard 9m; discard 9p; kong 5m");
        assert_int_equal(table_of(&p)->melds[WEST][0].reds, 1 << SUIT_CHARACTERS);
    }
}

/* --- kans ----------------------------------------------------------------------------------------- */

static void test_the_indicator_is_turned_before_the_replacement(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 1z9s; east 5555m258p369s1234z; west " JUNK "; back 9p");
    position_play(&p, "kong 5m");
    assert_events(&p, "kong dora draw"); /* no kong-offered: nobody could ever take it */
    assert_int_equal(table_of(&p)->dora.shown[1], tile_parse("9s"));
    assert_int_equal(p.game.own[EAST].drawn, tile_parse("9p"));
    assert_int_equal(table_of(&p)->wall, 94);
    assert_int_equal(table_of(&p)->dead, 14);

    position_init(&p, "mode tenpai-duel; dora 1z9s; east " JUNK "5m; west 555m258p369s1234z; back 9p");
    position_play(&p, "discard 5m; kong");
    assert_events(&p, "kong dora draw");
    assert_int_equal(table_of(&p)->draw_source, WIN_REPLACEMENT);
}

/* The added tile is of a kind the other discarded, so they wait for it in furiten: the kan stands. */
static void test_an_added_kan_is_blocked_by_furiten(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 1z9s; east 66m19m258p369s134z7z; west 6m45m234p678p34s88s; "
                      "wall 5s 4z 6m; back 9p");
    position_play(&p, "discard 7z; discard 6m; pung; discard 1m; discard 4z; kong 6m");
    assert_furiten(&p, WEST, "6m", "wait-discarded 6m turn 1");
    assert_events(&p, "kong dora draw");
    assert_int_equal(table_of(&p)->melds[EAST][0].kind, MELD_KONG_ADDED);
    assert_int_equal(table_of(&p)->dora.shown[1], tile_parse("9s"));
}

static void test_a_closed_kan_is_never_robbed(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east 1111z258m258p258s4m; west 19m19p19s234567z2z");
    position_play(&p, "kong 1z");
    assert_int_equal(table_of(&p)->turn, EAST);
    assert_int_equal(table_of(&p)->drawn_by, EAST);
    position_expect(&p, WEST, "");
}

static void test_four_kans_together(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east 1111222233334z9m; west 55556666z147m25p; wall 9m; back 9p 9p 9s 9s");
    position_play(&p, "kong 1z; kong 2z; kong 3z; discard 9m; kong 5z; kong 6z !kong-fifth");
    assert_int_not_equal(table_of(&p)->dora.shown[4], TILE_NONE);
    assert_int_equal(table_of(&p)->dead, 14);
    position_init(&p, DUEL "east 1111222233334z9m; west 5555z666z147m25p8s; wall 9m 8m; back 9p 9p 9s 6z");
    position_play(&p, "kong 1z; kong 2z; kong 3z; discard 9m; kong 5z; kong 6z !kong-fifth; discard 8s");
}

static void test_no_kan_after_a_claim(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " JUNK "5m; west 55m7777p28m369s56z");
    position_play(&p, "discard 5m; pung; kong 7p !kong-after-claim; discard 9s");
}

static void test_the_replacement_may_win(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east 1111z45m234p678p88s; west " LOOSE "; back 6m; wall 9p");
    position_play(&p, "kong 1z");
    assert_true(position_can(&p, EAST, "win"));
    assert_true(position_can(&p, EAST, "lay-down"));
    position_play(&p, "lay-down");
    assert_int_equal(p.game.own[EAST].drawn, tile_parse("9p")); /* from the live wall */
    assert_int_equal(table_of(&p)->draw_source, WIN_SELF_DRAW);
    position_init(&p, DUEL "east 1111z45m234p678p88s; west " LOOSE "; back 6m");
    position_play(&p, "kong 1z; win");
    assert_int_equal(position_points(&p, "rinshan-kaihou"), 1);
    assert_int_equal(position_points(&p, "menzen-tsumo"), 1);
    assert_int_equal(position_points(&p, "tenhou"), 0);
}

/* --- furiten -------------------------------------------------------------------------------------- */

static void test_an_own_discard_blocks_every_wait(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "3m; west " LOOSE "; wall 6m 9p 6m");
    position_play(&p, "discard 3m; discard 6m; win !wait-discarded 3m turn 1");
    position_expect(&p, EAST, "chow 4m, pass");
    position_play(&p, "pass; discard 9p; discard 6m; win !wait-discarded 3m turn 1"); /* for good */
}

static void test_a_claimed_discard_blocks_too(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "3m; west 33m158p147s2567z6m; wall 9p 6m");
    position_play(&p, "discard 3m; pung; discard 6m; win !wait-discarded 3m turn 1");
}

static void test_tsumo_is_never_blocked(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "3m; west " LOOSE "; wall 6m 6m");
    position_play(&p, "discard 3m; discard 6m; pass; win");
    assert_int_equal(table_of(&p)->result.winner, EAST);
    assert_int_equal(table_of(&p)->result.source, WIN_SELF_DRAW);
}

static void test_a_pass_lasts_until_the_next_draw(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE "; wall 3m 1z 6m 6m");
    position_play(&p, "discard 9p; discard 3m");
    position_expect(&p, EAST, "chow 3m, win, pass");
    position_play(&p, "pass");
    assert_furiten(&p, EAST, "6m", NULL); /* their draw has come */
    position_play(&p, "discard 1z; discard 6m; win");
    assert_int_equal(table_of(&p)->result.from, WEST);
}

static void test_a_pass_before_the_draw(void **state)
{
    (void)state;
    struct position p;
    /* A drawn tile that completes the hand and is kept: until the next draw nothing is won. */
    position_init(&p, DUEL "east " WAITS_36M "6m; west " LOOSE "; wall 1z 9p");
    position_play(&p, "discard 8s");
    assert_int_equal(p.game.own[EAST].passed[tile_parse("6m")], 1);
    position_play(&p, "discard 1z");
    assert_int_equal(p.game.own[EAST].passed[tile_parse("6m")], 0);
}

static void test_a_yakuless_tile_is_passed_too(void **state)
{
    (void)state;
    struct position p;
    /* East's open hand waits for 6m and 9m; with 9m it has no yaku. */
    position_init(&p, DUEL "east 34p678p345s78m22m19s; west 259m"
                           "158p47s14567z; wall 2p 9m 9p 9m 6m");
    position_play(&p, "discard 9s; discard 2p; chow 2p; discard 1s");
    position_play(&p, "discard 9m; win !win-no-yaku; pass");
    position_play(&p, "discard 9p; discard 9m; win !win-no-yaku; pass");
    assert_furiten(&p, EAST, "6m", NULL); /* their draw has come: 6m */
    position_play(&p, "win");
    assert_int_equal(position_points(&p, "tanyao"), 1);
}

static void test_a_yakuless_draw_neither_wins_nor_is_laid_down(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east 34p678p345s78m22m19s; west 259m158p47s14567z; wall 2p 1z 9m 9m");
    position_play(&p, "discard 9s; discard 2p; chow 2p; discard 1s; discard 1z");
    position_play(&p, "win !win-no-yaku; lay-down !lay-down-no-win; discard 2m");
    /* It was no win to let go: only of others' tiles a yakuless one counts. */
    assert_int_equal(p.game.own[EAST].passed[tile_parse("9m")], 0);
    assert_furiten(&p, EAST, "2m", "wait-discarded 2m");
}

/* --- laying down ---------------------------------------------------------------------------------- */

static void test_laying_down_is_offered_with_a_win(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE "; wall 1z 6m");
    position_play(&p, "lay-down !lay-down-no-win; discard 9p; discard 1z");
    assert_true(position_can(&p, EAST, "win"));
    assert_true(position_can(&p, EAST, "lay-down"));
    assert_true(position_can(&p, EAST, "discard 8s")); /* they may keep it */
    position_play(&p, "discard 6m");
    position_init(&p, DUEL "east " WAITS_36M "3m; west " LOOSE);
    assert_true(position_can(&p, EAST, "lay-down")); /* the dealt fourteenth too */
}

static void test_several_in_a_row(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "3m; west " LOOSE "; wall 6m 3m 9p");
    position_play(&p, "lay-down; lay-down; lay-down");
    assert_int_equal(table_of(&p)->wall, 92);
    assert_int_equal(table_of(&p)->turn, EAST);
    assert_int_equal(table_of(&p)->turns[EAST], 0);
    assert_int_equal(table_of(&p)->hand_sizes[EAST], 14);
    position_play(&p, "lay-down !lay-down-no-win; discard 9p");
    assert_int_equal(table_of(&p)->turns[EAST], 1);
    uint8_t pile[8];
    assert_int_equal(table_pile(table_of(&p), EAST, pile, 8), 4);
}

static void test_it_is_hidden_until_the_hand_is_over(void **state)
{
    (void)state;
    struct position p;
    struct view view;
    position_init(&p, DUEL "east " WAITS_36M "3m; west " LOOSE "; wall 9p 9s 6m");
    position_play(&p, "lay-down");
    const struct event *down = position_event(&p, EVENT_LAY_DOWN);
    assert_non_null(down);
    assert_int_equal(event_seen_by(*down, EAST).tile, tile_parse("3m"));
    assert_int_equal(event_seen_by(*down, WEST).tile, TILE_HIDDEN);
    assert_int_equal(event_seen_by(*down, SEAT_NONE).tile, TILE_HIDDEN);
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.table.discards[0].tile, TILE_HIDDEN);
    view_init(&view, &p.game, SEAT_NONE);
    assert_int_equal(view.table.discards[0].tile, TILE_HIDDEN);
    view_init(&view, &p.game, EAST);
    assert_int_equal(view.table.discards[0].tile, tile_parse("3m"));
    position_play(&p, "discard 9p; discard 9s; win");
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.table.discards[0].tile, tile_parse("3m"));
}

static void test_it_cannot_be_claimed(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "3m; west 33m58p147s225677z; wall 9p 6m");
    position_play(&p, "lay-down");
    position_expect(&p, WEST, "");
    assert_int_equal(table_of(&p)->turn, EAST);
    position_play(&p, "discard 9p; discard 6m");
    position_play(&p, "win !wait-laid-down 3m turn 1"); /* furiten for its owner */
}

static void test_it_ends_the_first_turn(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "3m; west " LOOSE "; wall 6m");
    position_play(&p, "lay-down; win");
    assert_int_equal(position_points(&p, "tenhou"), 0);
    assert_int_equal(position_points(&p, "menzen-tsumo"), 1);
    position_init(&p, DUEL "east " WAITS_36M "3m; west " LOOSE);
    position_play(&p, "win");
    assert_int_equal(position_points(&p, "tenhou"), 13);
    position_init(&p, DUEL "east " WAITS_36M "3m; west 45m234p678p345s22s; wall 1z 3m");
    position_play(&p, "lay-down; discard 1z; win");
    assert_int_equal(position_points(&p, "chiihou"), 0);
    position_init(&p, DUEL "east " WAITS_36M "1z; west 45m234p678p345s22s; wall 3m");
    position_play(&p, "discard 1z; win");
    assert_int_equal(position_points(&p, "chiihou"), 13);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_deal),
        cmocka_unit_test(test_every_run_of_a_chii),
        cmocka_unit_test(test_pon_and_kan_beside_chii),
        cmocka_unit_test(test_swap_calling),
        cmocka_unit_test(test_a_claim_that_leaves_no_discard_is_not_offered),
        cmocka_unit_test(test_plain_fives_first),
        cmocka_unit_test(test_a_set_keeps_its_red_five),
        cmocka_unit_test(test_the_indicator_is_turned_before_the_replacement),
        cmocka_unit_test(test_an_added_kan_is_blocked_by_furiten),
        cmocka_unit_test(test_a_closed_kan_is_never_robbed),
        cmocka_unit_test(test_four_kans_together),
        cmocka_unit_test(test_no_kan_after_a_claim),
        cmocka_unit_test(test_the_replacement_may_win),
        cmocka_unit_test(test_an_own_discard_blocks_every_wait),
        cmocka_unit_test(test_a_claimed_discard_blocks_too),
        cmocka_unit_test(test_tsumo_is_never_blocked),
        cmocka_unit_test(test_a_pass_lasts_until_the_next_draw),
        cmocka_unit_test(test_a_pass_before_the_draw),
        cmocka_unit_test(test_a_yakuless_tile_is_passed_too),
        cmocka_unit_test(test_a_yakuless_draw_neither_wins_nor_is_laid_down),
        cmocka_unit_test(test_laying_down_is_offered_with_a_win),
        cmocka_unit_test(test_several_in_a_row),
        cmocka_unit_test(test_it_is_hidden_until_the_hand_is_over),
        cmocka_unit_test(test_it_cannot_be_claimed),
        cmocka_unit_test(test_it_ends_the_first_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
