/* test_claims.c: pungs, kongs and wins on another's tile (docs/rules/dueling-tigers.md "Claims" and "Kongs").
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/play/view.h"
#include "support/position.h"

#define PLAIN "option indicators off; "

/* A hand for the dealer that waits for nothing; their first draw follows. */
#define JUNK "159m159p1234567z"

/* Waits for 5m alone. */
#define WAITS_5M "123789m123p46m77z"

static const struct table *table_of(const struct position *position)
{
    return &position->game.table;
}

static void test_a_pung_takes_the_turn_and_the_dummy_action(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 555m28m25p123466z");
    position_play(&p, "discard 5m");
    position_expect(&p, WEST, "pung, kong, pass");
    position_expect(&p, EAST, "");
    position_play(&p, "chow 4m !no-chow; pung");
    assert_int_equal(table_of(&p)->turn, WEST);
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    assert_int_equal(table_hidden_count(table_of(&p)), 13);
    assert_int_equal(table_of(&p)->wall, 60); /* they draw nothing */
    const struct meld *meld = &table_of(&p)->melds[WEST][0];
    assert_int_equal(meld->kind, MELD_PUNG);
    assert_int_equal(meld->claimed, tile_parse("5m"));
    assert_int_equal(meld->from, EAST);
    uint8_t pile[4];
    assert_int_equal(table_pile(table_of(&p), EAST, pile, 4), 0);
}

static void test_after_a_pung_any_discard_follows_and_nothing_else(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 555m28m25p123466z");
    position_play(&p, "discard 5m; pung");
    position_expect(&p, WEST,
                    "discard 2m, discard 5m, discard 8m, discard 2p, discard 5p, discard 1z, discard 2z, "
                    "discard 3z, discard 4z, discard 6z");
    position_play(&p, "kong 5m !kong-after-claim; win !win-without-tile; riichi 2m !riichi-open-hand; "
                      "discard 5m; reveal 0");
    assert_int_equal(table_of(&p)->turn, EAST);
}

static void test_the_fourth_tile_waits_for_a_draw(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 555m28m25p123466z; wall 9p 4z");
    position_play(&p, "discard 5m; pung; discard 2m; reveal 0; discard 9p; reveal 1");
    assert_int_equal(table_of(&p)->turn, WEST);
    position_play(&p, "kong 5m"); /* made with a tile long held */
    assert_int_equal(table_of(&p)->melds[WEST][0].kind, MELD_KONG_ADDED);
}

static void test_a_kong_draws_a_replacement_from_the_back(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 555m28m25p123466z; back 9m");
    position_play(&p, "discard 5m; kong");
    assert_int_equal(table_of(&p)->turn, WEST);
    assert_int_equal(table_of(&p)->melds[WEST][0].kind, MELD_KONG_OPEN);
    assert_int_equal(table_of(&p)->melds[WEST][0].from, EAST);
    assert_int_equal(p.game.own[WEST].drawn, tile_parse("9m"));
    assert_int_equal(table_of(&p)->wall, 59);
    assert_int_equal(table_of(&p)->hand_sizes[WEST], 11);
    position_play(&p, "discard 9m; reveal 0");
    assert_int_equal(table_of(&p)->turn, EAST);
}

static void test_a_win_on_a_discard(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    position_play(&p, "discard 5m");
    position_expect(&p, WEST, "win, pass");
    position_play(&p, "win");
    assert_int_equal(table_of(&p)->result.winner, WEST);
    assert_int_equal(table_of(&p)->result.from, EAST);
    assert_int_equal(table_of(&p)->result.source, WIN_DISCARD);
    assert_int_equal(table_of(&p)->result.points, 2); /* all chows, concealed */
    assert_int_equal(position_points(&p, "self-picked"), 0);
    assert_int_equal(position_points(&p, "concealed-hand"), 1);
}

static void test_a_passed_discard_leads_to_the_dummy_action(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 555m28m25p123466z");
    position_play(&p, "discard 5m; west: pass");
    assert_int_equal(table_of(&p)->phase, PHASE_DUMMY);
    assert_int_equal(table_of(&p)->turn, EAST);
}

static void test_the_other_claims_a_dummy_discard(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 149m159p1234567z8p; west 555m28m25p123466z; wall 5m");
    position_play(&p, "discard 8p; dummy-draw");
    position_expect(&p, EAST, "");
    position_expect(&p, WEST, "pung, kong, pass");
    position_play(&p, "pung");
    assert_int_equal(table_of(&p)->turn, WEST);
    assert_int_equal(table_of(&p)->melds[WEST][0].from, SEAT_DUMMY);
    uint8_t pile[4];
    assert_int_equal(table_pile(table_of(&p), SEAT_DUMMY, pile, 4), 0);
    position_play(&p, "discard 2m; reveal 0"); /* with a dummy action of its own */
    assert_int_equal(table_of(&p)->turn, EAST);
}

static void test_the_drawer_claims_their_own_dummy_draw(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 55m19m159p1234567z; west 258m258p123456z3m; wall 5m");
    position_play(&p, "discard 7z; dummy-draw");
    position_expect(&p, EAST, "pung, pass");
    position_play(&p, "pung");
    assert_int_equal(table_of(&p)->turn, EAST);
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    assert_int_equal(table_of(&p)->melds[EAST][0].from, SEAT_DUMMY);
    position_play(&p, "discard 1m"); /* East's discard, and a second dummy action */
    assert_int_equal(table_of(&p)->phase, PHASE_DUMMY);
    assert_int_equal(table_of(&p)->turn, EAST);
    position_play(&p, "reveal 0");
    assert_int_equal(table_of(&p)->turn, WEST);
}

static void test_the_drawer_kongs_and_wins_on_their_own_dummy_draw(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 555m9m159p1234567z; west 2378m258p123456z; wall 5m; back 4p");
    position_play(&p, "discard 7z; dummy-draw; kong");
    assert_int_equal(p.game.own[EAST].drawn, tile_parse("4p"));
    position_init(&p, PLAIN "east 123789m456p46m77z8p; wall 5m");
    position_play(&p, "discard 8p; dummy-draw; win");
    assert_int_equal(table_of(&p)->result.winner, EAST);
    assert_int_equal(table_of(&p)->result.source, WIN_DUMMY_DISCARD);
    assert_int_equal(table_of(&p)->result.from, SEAT_DUMMY);
    assert_int_equal(position_points(&p, "self-picked"), 0); /* it is no draw of their own */
    assert_int_equal(position_points(&p, "concealed-hand"), 1);
}

static void test_both_win_on_a_dummy_discard(void **state)
{
    (void)state;
    const char *answers[] = {"east: win; west: win", "west: win; east: win", "east: pass; west: win",
                             "west: pass; east: win"};
    const int winner[] = {WEST, WEST, WEST, EAST};
    for (int i = 0; i < 4; i++) {
        struct position p;
        position_init(&p, PLAIN "east 123789m456p46m66z8p; west " WAITS_5M "; wall 5m");
        position_play(&p, "discard 8p; dummy-draw");
        position_expect(&p, EAST, "win, pass");
        position_expect(&p, WEST, "win, pass");
        position_play(&p, answers[i]);
        assert_int_equal(table_of(&p)->result.winner, winner[i]);
    }
}

static void test_the_one_who_did_not_draw_wins_whoever_drew(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 123789m456p46m66z8p; west " WAITS_5M "; wall 9p 5m");
    position_play(&p, "discard 8p; reveal 0; discard 9p; dummy-draw; west: win; east: win");
    assert_int_equal(table_of(&p)->result.winner, EAST);
}

static void test_mahjong_beats_pung(void **state)
{
    (void)state;
    const char *answers[] = {"east: pung; west: win", "west: win; east: pung", "east: win; west: pung"};
    for (int i = 0; i < 3; i++) {
        struct position p;
        bool east_wins = i == 2;
        position_init(&p, east_wins ? PLAIN "east 123789m456p46m66z8p; west 55m28m258p123467z; wall 5m"
                                    : PLAIN "east 55m19m159p123456z8p; west " WAITS_5M "; wall 5m");
        position_play(&p, "discard 8p; dummy-draw");
        position_play(&p, answers[i]);
        assert_int_equal(table_of(&p)->result.outcome, OUTCOME_WIN);
        assert_int_equal(table_of(&p)->result.winner, east_wins ? EAST : WEST);
    }
}

static void test_a_pung_stands_when_the_other_passes_their_win(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 55m19m159p123456z8p; west " WAITS_5M "; wall 5m");
    position_play(&p, "discard 8p; dummy-draw; east: pung; west: pass");
    assert_int_equal(table_of(&p)->turn, EAST);
    assert_int_equal(table_of(&p)->meld_counts[EAST], 1);
}

static void test_neither_hears_the_others_answer(void **state)
{
    (void)state;
    const char *answers[] = {"east: pung", "east: pass"};
    struct view before, after[2];
    for (int i = 0; i < 2; i++) {
        struct position p;
        position_init(&p, PLAIN "east 55m19m159p123456z8p; west " WAITS_5M "; wall 5m");
        position_play(&p, "discard 8p; dummy-draw");
        view_init(&before, &p.game, WEST);
        position_play(&p, answers[i]);
        assert_int_equal(p.events.count, 0);
        view_init(&after[i], &p.game, WEST);
        assert_memory_equal(&before, &after[i], sizeof before);
    }
}

static void test_several_kongs_in_one_turn(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 1111m222m46m123p77z; back 2m 5m");
    position_play(&p, "kong 1m");
    assert_int_equal(p.game.own[EAST].drawn, tile_parse("2m"));
    position_play(&p, "kong 2m; win");
    assert_int_equal(table_of(&p)->kongs, 2);
    assert_int_equal(position_points(&p, "kong-replacement"), 2);
    assert_int_equal(position_points(&p, "self-picked"), 0);
    assert_int_equal(position_points(&p, "concealed-hand"), 1);
}

static void test_two_kongs_held_at_once(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 1111m2222m46m12p77z; back 9p 9p");
    position_play(&p, "kong 2m; kong 1m; discard 9p");
    assert_int_equal(table_of(&p)->meld_counts[EAST], 2);
    assert_int_equal(table_of(&p)->wall, 58);
}

/* East has punged 5m and draws the fourth one; West waits for it. */
static void to_the_added_kong(struct position *p, const char *options)
{
    char setup[200];
    snprintf(setup, sizeof setup, "%s east 55m19m159p123456z8p; west " WAITS_5M "; wall 5m 9p 5m; back 4p",
             options);
    position_init(p, setup);
    if (p->game.table.phase == PHASE_KEEP)
        position_play(p, "keep 1 2");
    position_play(p, "discard 8p; dummy-draw; east: pung; west: pass; discard 1z; reveal 0");
    position_play(p, "discard 9p; reveal 1");
}

static void test_an_added_kong_is_not_robbed(void **state)
{
    (void)state;
    struct position p;
    to_the_added_kong(&p, PLAIN);
    position_play(&p, "kong 5m"); /* West has let 5m pass before: they are not asked */
    assert_non_null(
        position_event(&p, EVENT_KONG_OFFERED)); /* which nobody can tell: it is offered all the same */
    assert_int_equal(table_of(&p)->melds[EAST][0].kind, MELD_KONG_ADDED);
    assert_int_equal(p.game.own[EAST].drawn, tile_parse("4p"));
    assert_int_equal(table_of(&p)->kongs, 1);
}

static void test_an_added_kong_is_robbed(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, "east 55m19m159p123456z8p; west 123789m123p6m8p77z; wall 5m 4m 5m; back 4p");
    position_play(&p, "keep 1 2; discard 8p; dummy-draw; pung; discard 1z; reveal 0; discard 8p; reveal 1");
    position_play(&p, "kong 5m");
    position_expect(&p, EAST, "");
    position_expect(&p, WEST, "win, pass");
    assert_non_null(position_event(&p, EVENT_KONG_OFFERED));
    struct position robbed = p;
    position_play(&robbed, "west: pung !claim-of-added; west: kong !claim-of-added; west: win");
    assert_int_equal(table_of(&robbed)->result.winner, WEST);
    assert_int_equal(table_of(&robbed)->result.source, WIN_ROBBED_KONG);
    assert_int_equal(table_of(&robbed)->result.from, EAST);
    assert_int_equal(position_points(&robbed, "robbing-kong"), 1);
    assert_int_equal(table_of(&robbed)->melds[EAST][0].kind, MELD_PUNG); /* it never became a kong */
    assert_int_equal(table_of(&robbed)->dummy.treasure, TILE_HIDDEN);
    position_play(&p, "west: pass");
    assert_int_equal(table_of(&p)->melds[EAST][0].kind, MELD_KONG_ADDED);
    position_expect(&p, EAST, "treasure no, treasure yes"); /* only now that it was not robbed */
    position_play(&p, "treasure no");
    assert_int_equal(p.game.own[EAST].drawn, tile_parse("4p"));
}

static void test_a_closed_kong_is_never_robbed(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, PLAIN "east 5555m19m159p12345z; west " WAITS_5M);
    position_play(&p, "kong 5m");
    assert_int_equal(table_of(&p)->melds[EAST][0].kind, MELD_KONG_CLOSED);
    assert_int_equal(table_of(&p)->phase, PHASE_TURN);
    position_expect(&p, WEST, "");
}

/* docs/rules/dueling-tigers.md "Furiten: when you may not win", docs/rules/tenpai-duel.md "Furiten": the very
 * first discard of the round counts, and nothing that was not discarded, 1m as little as any. */
static void test_the_first_discard_blocks_and_no_other_kind(void **state)
{
    (void)state;
    static const char *const modes[] = {PLAIN, "mode tenpai-duel; dora 4z; "};
    for (int i = 0; i < 2; i++) {
        struct position p;
        char setup[160];
        snprintf(setup, sizeof setup, "%seast 23m234p678p555z77z9p; west 19m258p369p12346z; wall 1m",
                 modes[i]);
        position_init(&p, setup);
        position_play(&p, i ? "discard 9p; discard 1m" : "discard 9p; reveal 0; discard 1m");
        assert_true(position_can(&p, EAST, "win"));
        setup[strlen(setup) - 2] = '4';
        memcpy(strstr(setup, "9p;"), "1m;", 3);
        position_init(&p, setup);
        position_play(&p, i ? "discard 1m; discard 4m" : "discard 1m; reveal 0; discard 4m");
        assert_int_equal(position_can(&p, EAST, "win"), i == 0);
        struct refusal why = {0};
        p.game.own[EAST].passed[TILE_1M] = 0; /* as if they had waited for it only later */
        assert_true(legal_furiten(table_of(&p), &p.game.own[EAST], EAST, TILE_1M, &why));
        assert_int_equal(why.tile, TILE_1M);
    }
}

/* docs/rules/classic.md "A turn": there is no furiten, so a drawn win that is not declared is not noted. */
static void test_nothing_let_go_is_noted_without_furiten(void **state)
{
    (void)state;
    struct position p;
    const uint8_t none[TILE_KINDS] = {0};
    position_init(&p, "mode classic; option flowers off; option minimum 0; east 123456789m12p55z3p");
    assert_true(position_can(&p, EAST, "win"));
    position_play(&p, "discard 3p");
    assert_memory_equal(p.game.own[EAST].passed, none, sizeof none);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_pung_takes_the_turn_and_the_dummy_action),
        cmocka_unit_test(test_after_a_pung_any_discard_follows_and_nothing_else),
        cmocka_unit_test(test_the_fourth_tile_waits_for_a_draw),
        cmocka_unit_test(test_a_kong_draws_a_replacement_from_the_back),
        cmocka_unit_test(test_a_win_on_a_discard),
        cmocka_unit_test(test_a_passed_discard_leads_to_the_dummy_action),
        cmocka_unit_test(test_the_other_claims_a_dummy_discard),
        cmocka_unit_test(test_the_drawer_claims_their_own_dummy_draw),
        cmocka_unit_test(test_the_drawer_kongs_and_wins_on_their_own_dummy_draw),
        cmocka_unit_test(test_both_win_on_a_dummy_discard),
        cmocka_unit_test(test_the_one_who_did_not_draw_wins_whoever_drew),
        cmocka_unit_test(test_mahjong_beats_pung),
        cmocka_unit_test(test_a_pung_stands_when_the_other_passes_their_win),
        cmocka_unit_test(test_neither_hears_the_others_answer),
        cmocka_unit_test(test_several_kongs_in_one_turn),
        cmocka_unit_test(test_two_kongs_held_at_once),
        cmocka_unit_test(test_an_added_kong_is_not_robbed),
        cmocka_unit_test(test_an_added_kong_is_robbed),
        cmocka_unit_test(test_a_closed_kong_is_never_robbed),
        cmocka_unit_test(test_nothing_let_go_is_noted_without_furiten),
        cmocka_unit_test(test_the_first_discard_blocks_and_no_other_kind),
    };
    return cmocka_run_group_tests_name("rules/play/test_claims", tests, NULL, NULL);
}
