/*
 * test_actions.c: the table's buttons over whole matches: what is offered is legal, what is greyed says why,
 * nothing legal is missing; and what they say in positions made by hand.
 */
#include "support/test.h"

#include <ctype.h>

#include "sdl/gallery/example.h"
#include "sdl/table/facts/actions.h"
#include "support/match.h"
#include "support/position.h"

static const struct words lin_and_you = {.names = {"Ann", "Lin"}, .you = 0};
static const struct choice nothing_begun = {.selected = -1, .hover = TILE_NONE};

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

TEST(buttons_are_what_is_legal)
{
    struct settings settings;
    int seat;

    settings_defaults(&settings);
    session_free(example_session(ruleset_find("dueling-tigers"), &settings, 3, 1, check_buttons, &seat));
    assert_true(positions > 4000);
}

TEST(greyed_wins_name_the_furiten)
{
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
    for (int i = 0; i < DUMMY_MAX; i++)
        view.table.dummy.row[i] = i < hidden ? TILE_HIDDEN : TILE_NORTH;
    view.own.hand = (struct hand){0};
    view.own.drawn = TILE_NONE;
    assert_true(hand_parse(&view.own.hand, tiles, &why));
    view.move_count = (uint8_t)legal_moves(&view.table, &view.own, 0, view.moves);
    assert_true(view.move_count > 0);
    return view;
}

TEST(the_last_face_down_tile_is_one)
{
    struct view view = at_the_dummy(1, "44555s999p22277z");
    struct choice choice = {.selected = -1, .hover = TILE_NONE};
    struct actions actions;

    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_string_equal(actions.list[0].sub, "Reveal the last one");
    assert_string_equal(actions.list[0].key_label, "1");
    view = at_the_dummy(6, "44555s999p22277z");
    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_string_equal(actions.list[0].sub, "Choose one of the six");
    assert_string_equal(actions.list[0].key_label, "1–9"); /* each by its place in the row */
}

/* The tenth and those after it have no key of their own: the arrow keys lead to them. */
TEST(a_row_whose_keys_are_used_up_names_none)
{
    struct view view = at_the_dummy(12, "44555s999p22277z");
    struct choice choice = {.selected = -1, .hover = TILE_NONE, .keys = true};
    struct actions actions;

    for (int i = 0; i < 9; i++)
        view.table.dummy.row[i] = TILE_NORTH;
    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_string_equal(actions.list[0].sub, "Choose one of the three");
    assert_true(!actions.list[0].key_label || !actions.list[0].key_label[0]);
    view.table.dummy.row[2] = TILE_HIDDEN;
    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_string_equal(actions.list[0].key_label, "3");
}

TEST(a_riichi_in_furiten_can_win_on_no_turned_tile)
{
    struct view view = at_the_dummy(6, "44555s999p22277z"); /* waits for 4 bamboo and red dragon */
    struct choice choice = {.selected = -1, .hover = TILE_NONE, .hints = true};
    struct actions actions;

    view.table.riichi[0] = 3;
    view.table.turns[0] = 5;
    actions_make(&actions, &view, &lin_and_you, &choice);
    assert_non_null(strstr(actions.hint, "only you can win on it"));
    view.table.discards[view.table.discard_count++] = (struct discard){tile_parse("4s"), 1};
    actions_make(&actions, &view, &lin_and_you, &choice); /* one wait in a pile forbids both */
    assert_non_null(strstr(actions.hint, "nobody can win on it"));
    view.table.options[ruleset_option(view.table.rules, OPTION_REVEALED_KONG)] = 0;
    actions_make(&actions, &view, &lin_and_you, &choice); /* no kong of it either */
    assert_non_null(strstr(actions.hint, "nobody can claim it"));
}

TEST(the_help_on_a_tile_speaks_of_what_is_in_use)
{
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

/* --- positions -------------------------------------------------------------------------------------- */

#define PLAIN     "option indicators off; "
#define JUNK      "159m159p1234567z"
#define FOUR      "mode classic; option flowers off; "
#define IDLE      "; south 258m369p147s1234z; west 369m147p258s1256z; north 147m258p369s1567z"
#define DUEL      "mode tenpai-duel; dora 4z; ura 4z; "
#define WAITS_36M "45m234p678p345s88s"
#define LOOSE     "258m147p369s5567z"

/* The buttons of a seat, with what it has begun. */
static const struct actions *buttons_of(const struct position *p, int seat, struct choice choice)
{
    static struct actions actions;
    static struct view view;
    struct words words = lin_and_you;
    words.you = seat;
    view_init(&view, &p->game, seat);
    actions_make(&actions, &view, &words, &choice);
    return &actions;
}

static void assert_button(const struct action *action, enum action_look look, const char *label,
                          const char *sub)
{
    assert_int_not_equal(action->verb, ACTION_NONE);
    assert_string_equal(action->label, label);
    assert_string_equal(action->sub, sub);
    assert_int_equal(action->look, look);
}

TEST(of_several_kongs_one_is_chosen)
{
    struct position p;
    struct choice choosing = nothing_begun;
    position_init(&p, FOUR "east 2222m3333p33s55z46s");
    const struct actions *actions = buttons_of(&p, EAST, nothing_begun);
    assert_int_equal(actions->list[1].verb, ACTION_KONGS);
    assert_button(&actions->list[1], ACTION_PLAIN, "Kong", "Choose one of two");
    choosing.kong = true;
    actions = buttons_of(&p, EAST, choosing);
    assert_button(&actions->list[0], ACTION_BRASS, "Kong of 2 characters", "");
    assert_int_equal(actions->list[0].move.tile, tile_parse("2m"));
    assert_int_equal(actions->list[0].key, '1');
    assert_button(&actions->list[1], ACTION_BRASS, "Kong of 3 dots", "");
    assert_int_equal(actions->list[1].move.tile, tile_parse("3p"));
    assert_int_equal(actions->list[2].verb, ACTION_NONE);
    assert_button(&actions->list[3], ACTION_PLAIN, "Back", "No kong now");
    assert_int_equal(actions->list[3].verb, ACTION_KONGS); /* the same again gives it up */
}

/* The reason why no kong is made is a true one, whatever tiles there are. */
TEST(a_greyed_kong_says_why)
{
    static const char after_claim[] = "After a claim you can only discard. Make a kong after a draw";
    static const char in_riichi[] = "In Riichi you can’t make a kong on your own turn";
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 258m258p1234567z");
    assert_button(&buttons_of(&p, EAST, nothing_begun)->list[1], ACTION_OFF, "Kong", "No four of a kind");
    /* West holds the fourth to the pung just claimed. */
    position_init(&p, PLAIN "east " JUNK "8p; west 555m28m25p123466z");
    position_play(&p, "discard 5m; pung");
    assert_button(&buttons_of(&p, WEST, nothing_begun)->list[1], ACTION_OFF, "Kong", after_claim);
    position_init(&p, PLAIN "east " JUNK "8p; west 558888m25p12346z");
    position_play(&p, "discard 5m; pung");
    assert_button(&buttons_of(&p, WEST, nothing_begun)->list[1], ACTION_OFF, "Kong", after_claim);
    /* In Riichi, with four and without. */
    position_init(&p, PLAIN "east 123m123p46m11177z8p; west 258m258p234567z9p; dummy 23z; wall 7z1z");
    position_play(&p, "riichi 8p; reveal 0; discard 7z");
    position_play(&p, "reveal 1");
    assert_button(&buttons_of(&p, EAST, nothing_begun)->list[1], ACTION_OFF, "Kong", in_riichi);
    position_init(&p, PLAIN "east 123789m123p46m77z8p; west 258m258p1234567z; dummy 23z; wall 7z9p");
    position_play(&p, "riichi 8p; reveal 0; discard 7z; reveal 1");
    assert_button(&buttons_of(&p, EAST, nothing_begun)->list[1], ACTION_OFF, "Kong", in_riichi);
}

/* Concealed Hand and Self-Draw are two faan, three are wanted (docs/rules/classic.md "Winning"). */
TEST(a_hand_below_the_minimum_says_so)
{
    struct position p;
    position_init(&p, FOUR "east 23m456p789s33z555s9m" IDLE "; wall 7z7z7z4m");
    position_play(&p, "discard 9m");
    assert_int_equal(buttons_of(&p, EAST, nothing_begun)->list[2].verb, ACTION_NONE);
    position_play(&p, "discard 7z; discard 7z; discard 7z");
    assert_button(&buttons_of(&p, EAST, nothing_begun)->list[2], ACTION_OFF, "Win",
                  "Complete, but worth less than the minimum");
}

/* A hand worth nothing, by the option that asks for no faan, is paid 1 point (docs/rules/classic.md
 * "Points"). */
TEST(a_win_without_a_faan_is_worth_one_point)
{
    struct position p;
    position_init(&p, FOUR "option minimum 0; east 28m159p29s2234567z; south 123555m46p2278s1z; "
                           "west 369m147p258s1256z; north 147m258p369s1567z; wall 7z7z4z");
    position_play(&p, "discard 5p; chow 4p; discard 1z; discard 7z; discard 7z; discard 9s");
    assert_button(&buttons_of(&p, SOUTH_OF_FOUR, nothing_begun)->list[2], ACTION_BRASS, "Win",
                  "0 faan: 1 point");
}

/* --- Tenpai Duel ------------------------------------------------------------------------------------ */

/* White dragons alone: one han; 20 fu, 10 for another's tile, 8 and 4 for closed pungs are 42, so 50
 * (docs/rules/tenpai-duel.md). */
TEST(a_declared_discard_may_only_be_won_on)
{
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "2z; west 78p555z222567m11p; wall 1z9p");
    position_play(&p, "discard 2z; discard 1z; riichi 9p");
    const struct actions *actions = buttons_of(&p, WEST, nothing_begun);
    assert_button(&actions->list[0], ACTION_OFF, "Pung", "Only to win");
    assert_button(&actions->list[TABLE_PLACE_HALF], ACTION_OFF, "Chow", "Only to win");
    assert_button(&actions->list[2], ACTION_BRASS, "Win", "1 han: 1,600");
    assert_button(&actions->list[3], ACTION_PLAIN, "Pass", "Furiten until your next draw");
}

TEST(a_greyed_riichi_says_why_in_few_words)
{
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE);
    const struct actions *actions = buttons_of(&p, EAST, nothing_begun);
    assert_button(&actions->list[0], ACTION_PLAIN, "Riichi", "Bet 1,000");
    assert_button(&actions->list[TABLE_PLACE_HALF], ACTION_PLAIN, "Tenpai", "No bet");
    p.game.table.stakes.bets_made[EAST] = 10;
    assert_button(&buttons_of(&p, EAST, nothing_begun)->list[0], ACTION_OFF, "Riichi", "All ten made");
    position_init(&p, DUEL "east " WAITS_36M "6m; west " LOOSE);
    struct choice told = nothing_begun;
    told.hints = true;
    actions = buttons_of(&p, EAST, told); /* furiten by the very discard that leaves the wait */
    assert_button(&actions->list[0], ACTION_OFF, "Riichi", "Furiten");
    assert_int_equal(strncmp(actions->hint, "No Riichi: ", 11), 0);
    assert_button(&actions->list[TABLE_PLACE_HALF], ACTION_PLAIN, "Tenpai", "No bet");
    position_init(&p, DUEL "east " LOOSE "9p; west " WAITS_36M);
    actions = buttons_of(&p, EAST, told);
    assert_button(&actions->list[0], ACTION_OFF, "Riichi", "No wait yet");
    assert_button(&actions->list[TABLE_PLACE_HALF], ACTION_OFF, "Tenpai", "No wait yet");
    assert_string_equal(actions->hint, "");
    position_init(&p, PLAIN "east " JUNK "8p; west 258m258p1234567z");
    assert_button(&buttons_of(&p, EAST, nothing_begun)->list[0], ACTION_OFF, "Riichi",
                  "Your hand isn’t waiting yet");
    position_init(&p, PLAIN "east 123789m123p45m77z3m; west 258m258p1234567z");
    assert_true(isupper(buttons_of(&p, EAST, nothing_begun)->list[0].sub[0])); /* "Eight possible …" */
}

TEST(what_completes_the_hand_may_be_laid_down)
{
    struct position p;
    position_init(&p, DUEL "east " WAITS_36M "3m; west " LOOSE);
    const struct action *lay = &buttons_of(&p, EAST, nothing_begun)->list[TABLE_PLACE_HALF_WIN];
    assert_button(lay, ACTION_PLAIN, "Lay down", "Draw again");
    assert_int_equal(lay->move.kind, MOVE_LAY_DOWN);
    position_init(&p, DUEL "east " WAITS_36M "9p; west " LOOSE);
    lay = &buttons_of(&p, EAST, nothing_begun)->list[TABLE_PLACE_HALF_WIN];
    assert_int_equal(lay->verb, ACTION_NONE);
}

TEST(the_fourth_tile_turned_is_a_kong_or_laid_aside)
{
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 4z9p; east 45m234p678p99s777z1z; west 258m147p369s5566z"
                      "; wall 7z1z2z2z2z3z; back 5z");
    position_play(&p, "riichi 1z");
    assert_button(&buttons_of(&p, WEST, nothing_begun)->list[2], ACTION_OFF, "Guess", "Choose two tiles");
    struct choice guess = nothing_begun;
    guess.guess = TILE_BIT(tile_parse("2m"));
    assert_button(&buttons_of(&p, WEST, guess)->list[2], ACTION_OFF, "Guess", "One more tile");
    guess.guess |= TILE_BIT(tile_parse("1m"));
    assert_button(&buttons_of(&p, WEST, guess)->list[2], ACTION_BRASS, "Guess",
                  "1 character and 2 characters");
    position_play(&p, "guess 1m 2m");
    const struct actions *actions = buttons_of(&p, EAST, nothing_begun);
    assert_button(&actions->list[2], ACTION_BRASS, "Kong", "The waits stay the same");
    assert_int_equal(actions->list[2].move.tile, tile_parse("7z"));
    assert_button(&actions->list[3], ACTION_PLAIN, "Pass", "Set it aside");
}
