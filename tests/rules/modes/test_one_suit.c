/*
 * test_one_suit.c: One Suit: declaring at one's own risk, naming waits, kongs,
 * scoring, dealers, three players (docs/rules/one-suit.md "Declaring a win", "Points" and "Who deals next").
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/play/view.h"
#include "support/position.h"
#include "support/refused.h"

#define ONE    "mode one-suit; "
#define SIMPLE "mode one-suit; option scoring simple; "
#define THREE  "mode one-suit; option players three; "
#define TURNS  "mode one-suit; option players sit-out; "

enum { FIRST, SECOND, THIRD };

/* Waits for 1m, 4m and 7m; and hands that wait for nothing. */
#define WAITS_147M    "1123456m"
#define UNREADY       "1245789m"
#define UNREADY_NO_5  "1134799m"
#define UNREADY_NO_12 "3345799m"
#define UNREADY_LONG  "1135577992468m"

static const struct table *table_of(const struct position *position)
{
    return &position->game.table;
}

static void assert_gains(const struct position *p, int first, int second, int third)
{
    assert_int_equal(table_of(p)->result.gain[FIRST], first);
    assert_int_equal(table_of(p)->result.gain[SECOND], second);
    assert_int_equal(table_of(p)->result.gain[THIRD], third);
}

/* The seat on turn discards what it drew, and nobody declares. */
static void discard_drawn(struct position *p)
{
    char script[32], tile[3];
    tile_print(p->game.own[table_of(p)->turn].drawn, tile);
    snprintf(script, sizeof script, "discard %s", tile);
    position_play(p, script);
    for (int seat = FIRST; seat <= THIRD && table_of(p)->phase == PHASE_CLAIM; seat++) {
        snprintf(script, sizeof script, "%s: pass", seat_name(seat, table_of(p)->seats));
        if (table_of(p)->asked >> seat & 1)
            position_play(p, script);
    }
}

static unsigned waits_of(const struct position *p, int seat)
{
    return table_of(p)->result.naming.waits[seat];
}

/* --- the deal ------------------------------------------------------------------------------------- */

static void test_the_deal(void **state)
{
    (void)state;
    const char *const sizes[] = {"4", "7", "10", "13"};
    for (int i = 0; i < 4; i++) {
        struct position p;
        char setup[64];
        int size = 4 + 3 * i;
        snprintf(setup, sizeof setup, ONE "option size %s; option suit %c", sizes[i], "mpsm"[i]);
        position_init(&p, setup);
        assert_int_equal(p.game.count, 36);
        assert_int_equal(table_of(&p)->wall, 36 - 2 * size - 1); /* the dealer starts by drawing */
        assert_int_equal(table_of(&p)->hand_sizes[FIRST], size + 1);
        assert_int_equal(table_of(&p)->hand_sizes[SECOND], size);
        assert_int_equal(table_of(&p)->turn, FIRST);
        for (int tile = 0; tile < p.game.count; tile++)
            assert_int_equal(tile_suit(p.game.wall[tile]), i % 3);
    }
}

/* --- declaring ------------------------------------------------------------------------------------ */

static void test_declaring_is_always_offered(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, ONE "east " UNREADY "3m; west " WAITS_147M "; wall 9m 9m");
    position_expect(&p, FIRST,
                    "discard 1m, discard 2m, discard 3m, discard 4m, discard 5m, discard 7m, discard 8m, "
                    "discard 9m, declare");
    position_play(&p, "win !win-declared; riichi 9m !no-riichi; tenpai 9m !no-tenpai; lay-down "
                      "!no-laying-down; discard 3m");
    /* The same for every opponent on every discard; it is the only claim. */
    position_expect(&p, SECOND, "pass, declare");
    position_play(&p, "west: pung !no-claim; west: chow 1m !no-chow; west: kong !no-claim; west: waits 1m "
                      "!not-now; pass; discard 9m");
    position_expect(&p, FIRST, "pass, declare");
    position_play(&p, "pass");
    assert_int_equal(table_of(&p)->turn, FIRST);
    assert_int_equal(table_of(&p)->wall, 19);
}

/* What names give after a valid declaration of a hand that waits for 1m, 4m and 7m. */
static const struct {
    const char *names;
    int gain;
} named[] = {
    {"waits 147m", 5 + 3 + 2},
    {"waits 47m", 5 + 2},
    {"waits 14m", 5 + 2}, /* the winning tile not named */
    {"waits 1m", 5 + 1},
    {"waits", 5},
    {"waits 1457m", 5 + 3 - 2},
    {"waits 89m", 5 - 4},
    {"waits 123456789m", 5 + 3 - 12},
};

static void test_naming_after_an_own_draw(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
        struct position p;
        position_init(&p, ONE "east " WAITS_147M "7m; west " UNREADY);
        position_play(&p, "declare");
        assert_int_equal(table_of(&p)->phase, PHASE_NAME);
        position_expect(&p, FIRST, "waits");
        position_expect(&p, SECOND, "");
        position_play(&p, "waits 1p !not-in-play 1p; waits 1z !not-in-play 1z; declare !not-now");
        position_play(&p, named[i].names);
        assert_int_equal(table_of(&p)->result.outcome, OUTCOME_WIN);
        assert_int_equal(table_of(&p)->result.winner, FIRST);
        assert_int_equal(table_of(&p)->result.source, WIN_SELF_DRAW);
        assert_int_equal(waits_of(&p, FIRST), 1 << 0 | 1 << 3 | 1 << 6);
        assert_gains(&p, named[i].gain, 0, 0);
    }
}

static void test_naming_after_a_discard(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
        struct position p;
        position_init(&p, ONE "east " UNREADY "7m; west " WAITS_147M);
        position_play(&p, "discard 7m; declare");
        position_expect(&p, SECOND, "waits");
        position_play(&p, named[i].names);
        assert_int_equal(table_of(&p)->result.winner, SECOND);
        assert_int_equal(table_of(&p)->result.from, FIRST);
        assert_gains(&p, 0, named[i].gain, 0);
    }
}

static void test_only_the_suit_in_play_is_named(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, ONE "option suit p; east 1123456p7p; west 1245789p");
    position_play(&p,
                  "declare; waits 1m !not-in-play 1m; waits 9s !not-in-play 9s; waits 7z !not-in-play 7z");
    position_play(&p, "waits 147p");
}

static void test_names_only_score(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, SIMPLE "east " WAITS_147M "7m; west " UNREADY);
    position_play(&p, "declare; waits 89m");
    assert_gains(&p, 1, 0, 0);
    position_deal(&p, "east " WAITS_147M "7m; west " UNREADY);
    position_play(&p, "declare; waits 147m");
    assert_gains(&p, 1, 0, 0);
    assert_int_equal(table_of(&p)->scores[FIRST], 2);
}

static void test_an_invalid_declaration(void **state)
{
    (void)state;
    static const struct {
        const char *setup, *script;
        int seat;
    } cases[] = {
        {"east " UNREADY "3m; west " WAITS_147M, "declare; waits", FIRST},
        /* A ready hand on the wrong tile; its waits well named help nothing. */
        {"east " WAITS_147M "9m; west " UNREADY, "declare; waits 147m", FIRST},
        {"east " UNREADY "3m; west " WAITS_147M, "discard 3m; declare; waits 3m", SECOND},
    };
    for (int i = 0; i < 6; i++) {
        struct position p;
        struct view view;
        char setup[128];
        bool simple = i >= 3;
        int seat = cases[i % 3].seat;
        snprintf(setup, sizeof setup, "%s%s", simple ? SIMPLE : ONE, cases[i % 3].setup);
        position_init(&p, setup);
        position_play(&p, cases[i % 3].script);
        assert_int_equal(table_of(&p)->result.outcome, OUTCOME_INVALID);
        int lost = simple ? 0 : -10;
        assert_gains(&p, seat == FIRST ? lost : 0, seat == SECOND ? lost : 0, 0);
        view_init(&view, &p.game, FIRST);
        assert_int_equal(view.shown, 3); /* all hands are shown */
        position_deal(&p, "");
        assert_int_equal(table_of(&p)->dealer, FIRST); /* the dealer stays */
    }
}

static void test_four_in_the_hand_are_no_wait(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, ONE "east 5555678m8m; west " UNREADY_NO_5);
    position_play(&p, "declare; waits 58m");
    assert_int_equal(waits_of(&p, FIRST), 1 << 7);
    assert_gains(&p, 5 + 1 - 2, 0, 0);
    position_init(&p, ONE "option size 4; east 1111m2m; west 3579m");
    position_play(&p, "declare; waits 1m");
    assert_int_equal(waits_of(&p, FIRST), 0);
    assert_gains(&p, -10, 0, 0);
}

static void test_seven_pairs_with_thirteen(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, ONE "option size 13; east 1122334466779m9m; west 1235556788894m; wall 1m");
    position_play(&p, "declare; waits 9m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_WIN);
    assert_int_equal(waits_of(&p, FIRST), 1 << 8);
    assert_gains(&p, 5 + 1 + 2, 0, 0);
    /* Four alike are not two pairs. */
    position_init(&p, ONE "option size 13; east 1111335577994m4m; west 2223445666888m");
    position_play(&p, "declare; waits 4m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_INVALID);
    /* With ten tiles five pairs are nothing. */
    position_init(&p, ONE "option size 10; east 1122446688m8m; west 1335577999m");
    position_play(&p, "declare; waits");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_INVALID);
}

/* --- kongs ---------------------------------------------------------------------------------------- */

static void test_closed_kongs(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, ONE "east 1111222m2m; west " UNREADY_NO_12 "; wall 9m 6m 7m");
    position_play(&p, "kong 3m !no-four 3m; kong 1m");
    assert_int_equal(table_of(&p)->melds[FIRST][0].kind, MELD_KONG_CLOSED);
    assert_int_equal(p.game.own[FIRST].drawn, tile_parse("9m")); /* from the wall like any draw */
    assert_int_equal(table_of(&p)->wall, 20);
    assert_true(position_can(&p, FIRST, "declare")); /* after a replacement too */
    position_play(&p, "kong 2m");
    assert_int_equal(p.game.own[FIRST].drawn, tile_parse("6m"));
    assert_int_equal(table_of(&p)->hand_sizes[FIRST], 2);
    position_play(&p, "declare; waits 9m"); /* 9m waits for 9m: 6m does not complete it */
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_INVALID);
    assert_gains(&p, -10, 0, 0);
}

static void test_a_win_on_the_tile_after_a_kong(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, ONE "east 1111456m9m; west " UNREADY_NO_12 "; wall 9m");
    /* 456m and 9m wait for 9m. */
    position_play(&p, "kong 1m; declare; waits 369m");
    assert_int_equal(table_of(&p)->result.source, WIN_REPLACEMENT);
    assert_int_equal(waits_of(&p, FIRST), 1 << 8);
    assert_gains(&p, 5 + 1 - 4, 0, 0);
}

static void test_no_open_kong(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, ONE "east 2457934m1m; west 1114567m");
    position_play(&p, "discard 1m; kong !no-claim; pung !no-claim");
    position_expect(&p, SECOND, "pass, declare");
}

/* --- the end of the wall -------------------------------------------------------------------------- */

/* Ten discards with thirteen tiles each empty the wall. East waits for all nine kinds, West for 2m, 5m, 8m.
 */
#define LONG_EAST "1112345678999m"
#define LONG_WEST "2233445566778m"

static void to_the_last_discard(struct position *p, const char *options, const char *east, const char *west)
{
    char setup[200];
    snprintf(setup, sizeof setup, ONE "option size 13; %seast %s; west %s", options, east, west);
    position_init(p, setup);
    for (int i = 0; i < 9; i++)
        position_turn(p, "");
    assert_int_equal(table_of(p)->wall, 0);
    assert_int_equal(table_of(p)->turn, SECOND);
    char script[32], tile[3];
    tile_print(p->game.own[SECOND].drawn, tile);
    snprintf(script, sizeof script, "discard %s", tile);
    position_play(p, script);
    position_expect(p, FIRST, "pass, declare");
}

static void test_the_last_discard_may_be_declared_on(void **state)
{
    (void)state;
    struct position p;
    to_the_last_discard(&p, "", LONG_EAST "2m", LONG_WEST);
    position_play(&p, "declare; waits 123456789m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_WIN);
    assert_gains(&p, 5 + 9 + 2, 0, 0);
}

static void test_a_draw_with_waits_named(void **state)
{
    (void)state;
    static const struct {
        const char *east, *west;
        int first, second;
    } cases[] = {
        {"east: waits 123456789m", "west: waits 258m", 9 + 2, 3 + 2},
        {"east: waits 12345678m", "west: waits 2589m", 8, 3 - 2},
        {"east: waits", "west: waits 1m", 0, -2},
    };
    for (size_t i = 0; i < 2 * sizeof cases / sizeof cases[0]; i++) {
        struct position p;
        bool simple = i % 2;
        to_the_last_discard(&p, simple ? "option scoring simple; " : "", LONG_EAST "2m", LONG_WEST);
        position_play(&p, "pass");
        assert_int_equal(table_of(&p)->phase, PHASE_NAME);
        assert_int_equal(table_of(&p)->asked, 3);
        /* All name before any hand is shown. */
        struct view view;
        position_play(&p, i % 3 ? cases[i / 2].east : cases[i / 2].west);
        assert_int_equal(p.events.count, 0);
        view_init(&view, &p.game, i % 3 ? SECOND : FIRST);
        assert_int_equal(view.shown, 0);
        assert_int_equal(view.table.result.naming.named_by, 0);
        position_play(&p, i % 3 ? cases[i / 2].west : cases[i / 2].east);
        assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
        assert_gains(&p, simple ? 0 : cases[i / 2].first, simple ? 0 : cases[i / 2].second, 0);
        view_init(&view, &p.game, FIRST);
        assert_int_equal(view.shown, 3);
        position_deal(&p, "");
        assert_int_equal(table_of(&p)->dealer, FIRST); /* they were ready */
    }
}

static void test_a_draw_with_the_dealer_not_ready(void **state)
{
    (void)state;
    struct position p;
    to_the_last_discard(&p, "", UNREADY_LONG "2m", LONG_WEST);
    position_play(&p, "pass; east: waits; west: waits");
    assert_int_equal(waits_of(&p, FIRST), 0);
    assert_gains(&p, 0, 0, 0); /* no wait, and no bonus for naming none */
    position_deal(&p, "");
    assert_int_equal(table_of(&p)->dealer, SECOND);
}

static void test_no_kong_without_a_tile_left(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, ONE "option size 13; east 1133557799668m8m; west 2222444468689m");
    for (int i = 0; i < 9; i++) {
        if (table_of(&p)->turn == SECOND)
            assert_true(position_can(&p, SECOND, "kong 2m"));
        position_turn(&p, "");
    }
    assert_int_equal(table_of(&p)->wall, 0);
    position_play(&p, "kong 2m !kong-wall-empty");
    assert_true(position_can(&p, SECOND, "declare"));
}

/* --- who deals ------------------------------------------------------------------------------------ */

static void test_the_winner_deals(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, ONE "east " UNREADY "7m; west " WAITS_147M);
    position_play(&p, "discard 7m; declare; waits 147m");
    position_deal(&p, "west " WAITS_147M "7m; east " UNREADY);
    assert_int_equal(table_of(&p)->dealer, SECOND);
    assert_int_equal(table_of(&p)->turn, SECOND);
    position_play(&p, "declare; waits 147m");
    position_deal(&p, "");
    assert_int_equal(table_of(&p)->dealer, SECOND);
    assert_int_equal(table_of(&p)->scores[SECOND], 20);
    assert_int_equal(table_of(&p)->scores[FIRST], 0);
}

static void test_the_match_ends_after_its_rounds(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, ONE "east " UNREADY "7m; west " WAITS_147M);
    assert_int_equal(table_of(&p)->rounds, 8);
    position_init(&p, ONE "option rounds 4; east " UNREADY "3m; west " WAITS_147M);
    position_play(&p, "declare; waits");
    for (int i = 1; i < 4; i++) {
        assert_int_equal(table_of(&p)->phase, PHASE_DEAL);
        position_deal(&p, "east " UNREADY "3m; west " WAITS_147M);
        position_play(&p, i == 1 ? "declare; waits" : "discard 3m; declare; waits");
    }
    assert_int_equal(table_of(&p)->phase, PHASE_OVER);
    assert_int_equal(table_of(&p)->scores[FIRST], -20); /* equal is a tie, and below zero */
    assert_int_equal(table_of(&p)->scores[SECOND], -20);
    assert_non_null(position_event(&p, EVENT_MATCH_END));
}

/* --- hidden until the verdict --------------------------------------------------------------------- */

static void test_names_are_hidden_until_the_verdict(void **state)
{
    (void)state;
    const char *names[2] = {"south: waits 147m", "south: waits 9m"};
    struct view views[2][2];
    memset(views, 0, sizeof views);
    for (int i = 0; i < 2; i++) {
        struct position p;
        position_init(&p, THREE "east " UNREADY "7m; south " WAITS_147M "; west 2356899m");
        position_play(&p, "discard 7m; south: declare");
        assert_int_equal(p.events.count, 0); /* who declares is not heard before all have answered */
        position_play(&p, "west: declare");
        assert_int_equal(table_of(&p)->asked, 1 << SECOND | 1 << THIRD);
        position_play(&p, names[i]);
        assert_int_equal(p.events.count, 0);
        view_init(&views[i][0], &p.game, THIRD);
        view_init(&views[i][1], &p.game, SEAT_NONE);
        assert_int_equal(views[i][0].shown, 0);
        position_play(&p, "west: waits 4m");
        const struct event *named_first = position_event(&p, EVENT_NAME);
        assert_non_null(named_first);
        assert_int_equal(named_first->seat, SECOND);
        assert_int_equal(table_of(&p)->result.naming.named[THIRD], 1 << 3);
    }
    assert_memory_equal(&views[0][0], &views[1][0], sizeof views[0][0]);
    assert_memory_equal(&views[0][1], &views[1][1], sizeof views[0][1]);
}

/* --- three together ------------------------------------------------------------------------------- */

static void test_three_together(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, THREE "east " UNREADY "3m; south " WAITS_147M "; west 2356899m");
    assert_int_equal(table_of(&p)->seats, 3);
    assert_int_equal(table_of(&p)->sitting, SEAT_NONE);
    assert_int_equal(table_of(&p)->wall, 36 - 21 - 1);
    position_play(&p, "discard 3m; south: pass; west: pass");
    assert_int_equal(table_of(&p)->turn, SECOND); /* east, south, west in turn */
    assert_string_equal(table_seat_name(table_of(&p), SECOND), "south");
    discard_drawn(&p);
    assert_int_equal(table_of(&p)->turn, THIRD);
    discard_drawn(&p);
    assert_int_equal(table_of(&p)->turn, FIRST);
}

static void test_only_small_hands_for_three(void **state)
{
    (void)state;
    const struct ruleset *rules = ruleset_find("one-suit");
    const char *const sizes[] = {"4", "7", "10", "13"};
    for (int i = 0; i < 4; i++) {
        int16_t options[OPTION_MOST];
        struct error why;
        ruleset_defaults(rules, options);
        assert_true(ruleset_set(rules, options, "size", sizes[i], &why));
        assert_true(ruleset_set(rules, options, "players", "three", &why));
        struct refusal refusal;
        bool stands = ruleset_check(rules, options, &refusal);
        assert_int_equal(stands, i < 2);
        if (!stands)
            assert_refused_for(&refusal, i == 2 ? "three-sit-out number 10" : "three-sit-out number 13");
        assert_true(ruleset_set(rules, options, "players", "sit-out", &why));
        assert_true(ruleset_check(rules, options, NULL));
    }
}

/* East discards 7m; both others hold what is said and answer. */
static void two_answer(struct position *p, const char *south, const char *west, const char *script)
{
    char setup[160];
    snprintf(setup, sizeof setup, THREE "east 3377799m7m; south %s; west %s", south, west);
    position_init(p, setup);
    position_play(p, "discard 7m");
    position_play(p, script);
}

static void test_all_declarations_are_judged(void **state)
{
    (void)state;
    struct position p;
    /* Invalid and valid: the one loses ten, the other wins. */
    two_answer(&p, "1245688m", "1123456m",
               "west: declare; south: declare; south: waits 7m; west: waits 147m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_WIN);
    assert_int_equal(table_of(&p)->result.winner, THIRD);
    assert_gains(&p, 0, -10, 10);
    position_deal(&p, "");
    assert_int_equal(table_of(&p)->dealer, THIRD);
    /* Two valid ones: the next in turn after the discarder. */
    two_answer(&p, "2245689m", "3345689m", "west: declare; south: declare; west: waits 7m; south: waits 7m");
    assert_int_equal(table_of(&p)->result.winner, SECOND);
    assert_int_equal(table_of(&p)->result.gain[SECOND], 5 + 1 + 2);
    assert_int_equal(table_of(&p)->result.gain[THIRD], 0);
    /* Only the later one declares. */
    two_answer(&p, "2245689m", "3345689m", "west: declare; south: pass; west: waits 7m");
    assert_int_equal(table_of(&p)->result.winner, THIRD);
    assert_gains(&p, 0, 0, 8);
    /* None is valid: the hand ends, the dealer stays. */
    two_answer(&p, "1245688m", "1124699m", "west: declare; south: declare; south: waits; west: waits");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_INVALID);
    assert_gains(&p, 0, -10, -10);
    position_deal(&p, "");
    assert_int_equal(table_of(&p)->dealer, FIRST);
}

static void test_next_in_turn_goes_round(void **state)
{
    (void)state;
    struct position p;
    /* South discards: West comes before East. */
    position_init(&p, THREE "east 2245689m9m; south 1113577m; west 3345689m; wall 7m");
    position_play(&p, "discard 9m; south: pass; west: pass; discard 7m; east: declare; west: declare; "
                      "east: waits 7m; west: waits 7m");
    assert_int_equal(table_of(&p)->result.winner, THIRD);
    assert_int_equal(table_of(&p)->result.from, SECOND);
}

static void test_a_draw_of_three(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, THREE "east 1245799m9m; south 1123456m; west 2356888m");
    for (int i = 0; i < 15; i++)
        discard_drawn(&p);
    assert_int_equal(table_of(&p)->phase, PHASE_NAME);
    assert_int_equal(table_of(&p)->asked, 7);
    position_play(&p, "west: waits 14m; east: waits; south: waits 147m");
    assert_int_equal(table_of(&p)->result.outcome, OUTCOME_DRAW);
    assert_int_equal(table_of(&p)->result.gain[SECOND], 5);
    position_deal(&p, "");
    assert_int_equal(table_of(&p)->dealer, SECOND); /* the next in turn deals */
}

/* --- one sits out --------------------------------------------------------------------------------- */

static void test_one_sits_out_by_turns(void **state)
{
    (void)state;
    struct position p;
    position_init(&p, TURNS "option size 13; east " LONG_EAST "2m");
    assert_int_equal(table_of(&p)->seats, 3);
    assert_int_equal(table_of(&p)->sitting, THIRD);
    assert_int_equal(table_of(&p)->wall, 36 - 26 - 1);
    assert_int_equal(table_of(&p)->hand_sizes[THIRD], 0);
    position_play(&p, "declare; waits 123456789m");
    /* East won, deals, and plays West, who sat out. */
    position_deal(&p, "west " LONG_EAST);
    assert_int_equal(table_of(&p)->dealer, FIRST);
    assert_int_equal(table_of(&p)->sitting, SECOND);
    position_expect(&p, SECOND, "");
    discard_drawn(&p);
    assert_int_equal(table_of(&p)->turn, THIRD); /* the one who sits out is passed over */
    position_play(&p, "declare; waits");
    assert_int_equal(table_of(&p)->result.winner, THIRD);
    position_deal(&p, "");
    assert_int_equal(table_of(&p)->dealer, THIRD);
    assert_int_equal(table_of(&p)->sitting, FIRST);
    /* An invalid declaration: the dealer stays and plays who sat out. */
    position_init(&p, TURNS "east " UNREADY "3m");
    position_play(&p, "declare; waits");
    position_deal(&p, "");
    assert_int_equal(table_of(&p)->dealer, FIRST);
    assert_int_equal(table_of(&p)->sitting, SECOND);
    assert_int_equal(table_of(&p)->scores[FIRST], -10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_deal),
        cmocka_unit_test(test_declaring_is_always_offered),
        cmocka_unit_test(test_naming_after_an_own_draw),
        cmocka_unit_test(test_naming_after_a_discard),
        cmocka_unit_test(test_only_the_suit_in_play_is_named),
        cmocka_unit_test(test_names_only_score),
        cmocka_unit_test(test_an_invalid_declaration),
        cmocka_unit_test(test_four_in_the_hand_are_no_wait),
        cmocka_unit_test(test_seven_pairs_with_thirteen),
        cmocka_unit_test(test_closed_kongs),
        cmocka_unit_test(test_a_win_on_the_tile_after_a_kong),
        cmocka_unit_test(test_no_open_kong),
        cmocka_unit_test(test_the_last_discard_may_be_declared_on),
        cmocka_unit_test(test_a_draw_with_waits_named),
        cmocka_unit_test(test_a_draw_with_the_dealer_not_ready),
        cmocka_unit_test(test_no_kong_without_a_tile_left),
        cmocka_unit_test(test_the_winner_deals),
        cmocka_unit_test(test_the_match_ends_after_its_rounds),
        cmocka_unit_test(test_names_are_hidden_until_the_verdict),
        cmocka_unit_test(test_three_together),
        cmocka_unit_test(test_only_small_hands_for_three),
        cmocka_unit_test(test_all_declarations_are_judged),
        cmocka_unit_test(test_next_in_turn_goes_round),
        cmocka_unit_test(test_a_draw_of_three),
        cmocka_unit_test(test_one_sits_out_by_turns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
