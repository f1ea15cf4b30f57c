/*
 * test_actions.c: the table's buttons over whole matches: what is offered is legal, what is greyed says why,
 * nothing legal is missing; and what they say in positions made by hand.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "sdl/gallery/example.h"
#include "sdl/table/facts/actions.h"
#include "support/match.h"

static const struct words lin_and_you = {.names = {"Ann", "Lin"}, .you = 0};

static int positions;

/* True if the player can make a move of that kind by the buttons, or by clicking a tile. */
static bool is_reachable(const struct actions *actions, enum move_kind kind)
{
    for (int i = 0; i < TABLE_ACTIONS; i++) {
        const struct action *action = &actions->list[i];
        if (action->verb == ACTION_NONE || action->look == ACTION_OFF)
            continue;
        bool begins = (action->verb == ACTION_RIICHI && kind == MOVE_RIICHI) ||
                      (action->verb == ACTION_KONGS && kind == MOVE_KONG_OWN);
        if (begins || (action->verb == ACTION_MOVE && action->move.kind == kind))
            return true;
    }
    return kind == MOVE_DISCARD || kind == MOVE_REVEAL || kind == MOVE_KEEP || kind == MOVE_REMOVE;
}

/* Not a wanted position but a check of every one. */
static bool check_buttons(const struct view *view, int seat)
{
    struct choice choice = {.selected = -1, .hover = TILE_NONE, .hints = true};
    struct actions actions;

    if (seat == SEAT_NONE)
        return false;
    positions++;
    actions_make(&actions, view, &lin_and_you, &choice);
    for (int i = 0; i < TABLE_ACTIONS; i++) {
        const struct action *action = &actions.list[i];
        if (action->verb == ACTION_NONE)
            continue;
        assert_true(strncmp(action->id, "button:", 7) == 0 && action->label[0]);
        if (action->look == ACTION_OFF)
            assert_true(strlen(action->sub) > 5);
        else if (action->verb == ACTION_MOVE)
            assert_true(view_allows(view, action->move));
    }
    for (int i = 0; i < view->move_count; i++)
        if (!is_reachable(&actions, (enum move_kind)view->moves[i].kind))
            fail_msg("a legal move of kind %d has no button", view->moves[i].kind);
    return positions > 4000;
}

static void buttons_are_what_is_legal(void **state)
{
    (void)state;
    struct settings settings;
    int seat;

    settings_defaults(&settings);
    session_free(example_session(ruleset_find("dueling-tigers"), &settings, 3, 1, check_buttons, &seat));
    assert_true(positions > 4000);
}

static void greyed_wins_name_the_furiten(void **state)
{
    (void)state;
    struct view view = match_begun();
    struct error why;

    view.table.phase = PHASE_CLAIM;
    view.table.asked = 1;
    view.table.removed = SUIT_CHARACTERS;
    view.table.wall = 20;
    memset(view.table.dummy.row, TILE_HIDDEN, sizeof view.table.dummy.row);
    view.own.hand = (struct hand){0};
    assert_true(hand_parse(&view.own.hand, "44555s999p22277z", &why));
    view.table.discards[view.table.discard_count++] = (struct discard){tile_parse("4s"), 0};
    view.table.discards[view.table.discard_count++] = (struct discard){tile_parse("4s"), 1};
    view.table.turns[0] = view.table.turns[1] = 1;
    view.table.offer = (struct offer){.tile = tile_parse("4s"), .source = WIN_DISCARD, .by = 1};
    view.move_count = (uint8_t)legal_moves(&view.table, &view.own, 0, view.moves);
    struct choice choice = {.selected = -1, .hover = TILE_NONE};
    struct actions actions;
    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_int_equal(actions.list[0].look, ACTION_BRASS);
    assert_string_equal(actions.list[0].sub, "4 bamboo and your two");
    assert_int_equal(actions.list[2].look, ACTION_OFF);
    assert_true(actions.list[2].warning);
    assert_string_equal(actions.list[2].sub, "Discard furiten: you discarded 4 bamboo on turn 1");
}

/* Seat 0 asked for the dummy in a round at a late stage, `hidden` tiles face down, with these tiles. */
static struct view at_the_dummy(int hidden, const char *tiles)
{
    struct view view = match_begun();
    struct error why;

    view.table.phase = PHASE_DUMMY;
    view.table.turn = 0;
    view.table.asked = 1;
    view.table.round = 1;
    view.table.removed = SUIT_CHARACTERS;
    view.table.wall = 20;
    for (int i = 0; i < DUMMY_MOST; i++)
        view.table.dummy.row[i] = i < hidden ? TILE_HIDDEN : TILE_NORTH;
    view.own.hand = (struct hand){0};
    view.own.drawn = TILE_NONE;
    assert_true(hand_parse(&view.own.hand, tiles, &why));
    view.move_count = (uint8_t)legal_moves(&view.table, &view.own, 0, view.moves);
    assert_true(view.move_count > 0);
    return view;
}

static void the_last_face_down_tile_is_one(void **state)
{
    (void)state;
    struct view view = at_the_dummy(1, "44555s999p22277z");
    struct choice choice = {.selected = -1, .hover = TILE_NONE};
    struct actions actions;

    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_string_equal(actions.list[0].sub, "Click the last one");
    assert_string_equal(actions.list[0].key_label, "1");
    view = at_the_dummy(6, "44555s999p22277z");
    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_string_equal(actions.list[0].sub, "Click one of the six");
    assert_string_equal(actions.list[0].key_label, "1–6");
}

static void a_riichi_in_furiten_can_win_on_no_turned_tile(void **state)
{
    (void)state;
    struct view view = at_the_dummy(6, "44555s999p22277z"); /* waits for 4 bamboo and red dragon */
    struct choice choice = {.selected = -1, .hover = TILE_NONE, .hints = true};
    struct actions actions;

    view.table.riichi[0] = 3;
    view.table.turns[0] = 5;
    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_non_null(strstr(actions.hint, "only you can win on it"));
    view.table.discards[view.table.discard_count++] = (struct discard){tile_parse("4s"), 1};
    actions_make(&actions, &view, &lin_and_you, &choice); /* one wait in a pile forbids both */
    assert_non_null(strstr(actions.hint, "nobody can claim it"));
}

static void the_help_on_a_tile_speaks_of_what_is_in_use(void **state)
{
    (void)state;
    struct view view = at_the_dummy(6, "44555s999p22277z");
    struct choice choice = {.selected = -1, .hover = tile_parse("9p"), .hints = true};
    struct actions actions;

    view.table.phase = PHASE_TURN;
    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_string_equal(actions.hint, "9 dots: one unseen. Click to discard it.");
    choice.keys = true;
    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_string_equal(actions.hint, "9 dots: one unseen. Enter discards it.");
    choice.hints = false;
    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_string_equal(actions.hint, "9 dots: one unseen.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(buttons_are_what_is_legal),
        cmocka_unit_test(greyed_wins_name_the_furiten),
        cmocka_unit_test(the_last_face_down_tile_is_one),
        cmocka_unit_test(a_riichi_in_furiten_can_win_on_no_turned_tile),
        cmocka_unit_test(the_help_on_a_tile_speaks_of_what_is_in_use),
    };
    return cmocka_run_group_tests_name("sdl/table/test_actions", tests, NULL, NULL);
}
