/*
 * test_words.c: the table's sentences, and its buttons over whole matches:
 * what is offered is legal, what is greyed says why, nothing legal is missing.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "sdl/gallery/example.h"
#include "sdl/table/actions.h"
#include "words/duel_words.h"
#include "words/move_words.h"
#include "words/result_words.h"

static const struct words lin_and_you = {.names = {"Ann", "Lin"}, .you = 0};

static void assert_says(struct event event, const char *wanted)
{
    char words[120];

    assert_true(words_event(&lin_and_you, &event, words, sizeof words));
    assert_string_equal(words, wanted);
}

static void events_are_told_in_sentences(void **state)
{
    (void)state;
    uint8_t dots = tile_parse("3p"), bamboo = tile_parse("4s");
    assert_says((struct event){.kind = EVENT_DISCARD, .seat = 0, .tile = dots}, "You discard 3 dots");
    assert_says((struct event){.kind = EVENT_DISCARD, .seat = 1, .tile = dots}, "Lin discards 3 dots");
    assert_says((struct event){.kind = EVENT_DRAW, .seat = 0, .tile = bamboo}, "You draw 4 bamboo");
    assert_says((struct event){.kind = EVENT_DRAW, .seat = 1, .tile = TILE_HIDDEN}, "Lin draws");
    assert_says((struct event){.kind = EVENT_DUMMY_DISCARD, .seat = 1, .tile = bamboo},
                "Lin draws 4 bamboo for Dummy");
    assert_says((struct event){.kind = EVENT_PUNG, .seat = 1, .tile = bamboo, .from = 0},
                "Lin pungs your 4 bamboo");
    assert_says((struct event){.kind = EVENT_PUNG, .seat = 0, .tile = bamboo, .from = SEAT_DUMMY},
                "You pung Dummy’s 4 bamboo");
    assert_says((struct event){.kind = EVENT_REVEAL, .seat = 0, .tile = TILE_RED}, "You turn up red dragon");
    assert_says((struct event){.kind = EVENT_RIICHI, .seat = 1}, "Lin declares Riichi");
}

/* What seat 0 sees of a match just begun: the ground for positions made by hand. */
static struct view begun(void)
{
    struct settings settings;
    struct setup setup;
    struct view view;

    settings_defaults(&settings);
    example_setup(&setup, ruleset_find("dueling-tigers"), &settings, 1, 1);
    struct session *session = session_new(&setup, NULL);
    session_view(session, 0, &view);
    session_free(session);
    return view;
}

static void a_result_is_one_sentence(void **state)
{
    (void)state;
    struct table table = begun().table;
    char words[120];

    table.result = (struct result){.outcome = OUTCOME_WIN, .winner = 1, .from = 0, .source = WIN_DISCARD};

    table.result.tile = tile_parse("5p");
    table.result.points = 7;
    words_result(&lin_and_you, &table, words, sizeof words);
    assert_string_equal(words, "Lin wins with your 5 dots: 7 points");
    table.result.winner = table.result.from = 0;
    table.result.source = WIN_SELF_DRAW;
    table.result.points = 1;
    words_result(&lin_and_you, &table, words, sizeof words);
    assert_string_equal(words, "You draw 5 dots and win: 1 point");
    table.result = (struct result){.outcome = OUTCOME_DRAW, .winner = SEAT_NONE};
    words_result(&lin_and_you, &table, words, sizeof words);
    assert_string_equal(words, "Nobody wins: the wall is empty");
}

static void the_rules_sentences_can_speak_of_another(void **state)
{
    (void)state;
    char words[160];

    words_about(&lin_and_you, 1, "Riichi furiten: your wait 8 bamboo lies on the dummy's discards", words,
                sizeof words);
    assert_string_equal(words, "Riichi furiten: Lin’s wait 8 bamboo lies on the dummy's discards");
    words_about(&lin_and_you, 1, "Discard furiten: you discarded 4 bamboo on turn 5", words, sizeof words);
    assert_string_equal(words, "Discard furiten: Lin discarded 4 bamboo on turn 5");
    words_about(&lin_and_you, 0, "you let a win go", words, sizeof words);
    assert_string_equal(words, "you let a win go");
}

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
    struct view view = begun();
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

/* --- words that fit the state ------------------------------------------------------------------- */

static void a_tile_that_is_being_turned_is_not_called_yet(void **state)
{
    (void)state;
    struct event event = {.kind = EVENT_REVEAL, .seat = 0, .tile = TILE_WEST};
    char words[120];

    assert_true(words_turning(&lin_and_you, &event, words, sizeof words));
    assert_string_equal(words, "You turn …");
    event.kind = EVENT_DISCARD;
    assert_false(words_turning(&lin_and_you, &event, words, sizeof words));
}

static void the_suit_that_is_out_is_named(void **state)
{
    (void)state;
    struct table table = begun().table;
    char words[40];

    table.removed = SUIT_DOTS;
    words_removed(&table, words, sizeof words);
    assert_string_equal(words, "Dots are out");
}

static void rules_call_players_by_name(void **state)
{
    (void)state;
    struct table table = begun().table;
    char words[160];

    table.dealer = 1;
    words_players(&lin_and_you, &table, "Riichi furiten: your wait East lies on East's discards since turn 5",
                  words, sizeof words);
    assert_string_equal(words, "Riichi furiten: your wait East lies on Lin’s discards since turn 5");
}

/* Seat 0 asked for the dummy in a round at a late stage, `hidden` tiles face down, with these tiles. */
static struct view at_the_dummy(int hidden, const char *tiles)
{
    struct view view = begun();
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
    assert_string_equal(actions.list[0].key_label, "1-6");
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

static void nothing_is_unseen_that_an_open_hand_shows(void **state)
{
    (void)state;
    struct view view = at_the_dummy(6, "9999p44555s22277z");

    view.hands[0] = view.own.hand;
    view.shown = 1;
    view.table.result.outcome = OUTCOME_DRAW;
    assert_int_equal(result_unseen(&view, 1, TILE_BIT(tile_kind(tile_parse("9p")))), 0);
    assert_int_equal(result_unseen(&view, 1, TILE_BIT(tile_kind(tile_parse("5s")))), 1);
}

static void all_dora_are_named_suit_by_suit(void **state)
{
    (void)state;
    struct table table = begun().table;
    const uint8_t dora[DORA_MOST] = {tile_parse("2m"), tile_parse("3p"), tile_parse("8m"), TILE_EAST,
                                     TILE_NONE};
    char words[120];

    memcpy(table.dora.shown, dora, sizeof dora);
    duel_words_dora(&table, words, sizeof words);
    assert_string_equal(words, "Dora: 3 and 9 characters, 4 dots, South");
}

static void a_hints_figures_are_words(void **state)
{
    (void)state;
    struct advice advice = {.reckoned = true, .points = 9, .win = 403, .deal_in = 62};
    char words[96];

    move_words_figures(&advice, words, sizeof words);
    assert_string_equal(words, "gains 0.1 points on average, wins 4 in 10, deals in 6 in 100");
    advice = (struct advice){.reckoned = true, .points = -126, .win = 30};
    move_words_figures(&advice, words, sizeof words);
    assert_string_equal(words, "loses 1.3 points on average, wins 3 in 100");
    advice.reckoned = false;
    move_words_figures(&advice, words, sizeof words);
    assert_string_equal(words, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(events_are_told_in_sentences),
        cmocka_unit_test(a_result_is_one_sentence),
        cmocka_unit_test(the_rules_sentences_can_speak_of_another),
        cmocka_unit_test(buttons_are_what_is_legal),
        cmocka_unit_test(greyed_wins_name_the_furiten),
        cmocka_unit_test(a_tile_that_is_being_turned_is_not_called_yet),
        cmocka_unit_test(the_suit_that_is_out_is_named),
        cmocka_unit_test(rules_call_players_by_name),
        cmocka_unit_test(the_last_face_down_tile_is_one),
        cmocka_unit_test(a_riichi_in_furiten_can_win_on_no_turned_tile),
        cmocka_unit_test(the_help_on_a_tile_speaks_of_what_is_in_use),
        cmocka_unit_test(nothing_is_unseen_that_an_open_hand_shows),
        cmocka_unit_test(all_dora_are_named_suit_by_suit),
        cmocka_unit_test(a_hints_figures_are_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
