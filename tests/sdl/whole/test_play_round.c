/*
 * test_play_round.c: a whole round in the real table scene by mouse events,
 * and what a player would notice of it.
 */
#include "support/test.h"

#include "sdl/gallery/example.h"
#include "sdl/headless.h"

enum { STEPS = 40000 };

static int hand_targets(void)
{
    int count = 0;

    for (int i = 0; i < app.targets.count; i++)
        count += !strncmp(app.targets.list[i].id, "hand:", 5);
    return count;
}

/* Steps the program until the person is asked or another scene came. */
static void wait_for_turn(void)
{
    for (int i = 0; i < STEPS; i++) {
        loop_step(&app);
        bool counting = headless_is_at("win");
        if (!counting && (!headless_is_at("table") || table_scene_is_open(headless_table()))) {
            loop_draw(&app, false);
            return;
        }
    }
    fail_msg("the table waits for nobody");
}

/* Clicks; the move the click stands for must then be in the record, made by seat 0. */
static void click_and_expect(const char *id, enum move_kind kind)
{
    int before = session_position(app.session);

    if (!headless_click(id))
        fail_msg("%s cannot be clicked", id);
    assert_true(session_position(app.session) > before);
    struct move move = session_record(app.session)->entries[before].move;
    assert_int_equal(move.kind, kind);
    assert_int_equal(move.seat, 0);
}

static void discard_somehow(int turn)
{
    const struct view view = headless_view(0);
    char id[INPUT_ID];
    int before = hand_targets(), melds = view.table.meld_counts[0];

    assert_int_equal(before, 14 - 3 * melds);
    int at = 0, wanted = turn % before;
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *target = &app.targets.list[i];
        if (!strncmp(target->id, "hand:", 5) && !(target->flags & TARGET_OFF) && at++ <= wanted)
            snprintf(id, sizeof id, "%s", target->id);
    }
    char tile[3] = {id[5], id[6], '\0'};
    int place = session_position(app.session);
    click_and_expect(id, MOVE_DISCARD);
    assert_int_equal(session_record(app.session)->entries[place].move.tile, tile_parse(tile));
    assert_int_equal(headless_view(0).table.hand_sizes[0], 13 - 3 * melds);
}

static void act(int turn)
{
    const struct view view = headless_view(0);
    char id[INPUT_ID];

    switch ((enum phase)view.table.phase) {
    case PHASE_REMOVE:
        click_and_expect("button:remove-m", MOVE_REMOVE);
        break;
    case PHASE_KEEP:
        assert_null(headless_find("button:keep"));
        assert_true(headless_click("keep:0"));
        assert_true(headless_click("keep:2"));
        click_and_expect("button:keep", MOVE_KEEP);
        break;
    case PHASE_TURN:
        if (headless_find("button:win"))
            click_and_expect("button:win", MOVE_WIN);
        else
            discard_somehow(turn);
        break;
    case PHASE_CLAIM:
        if (headless_find("button:win"))
            click_and_expect("button:win", MOVE_WIN);
        else if (headless_find("button:pung") && turn % 2)
            click_and_expect("button:pung", MOVE_PUNG);
        else
            click_and_expect("button:pass", MOVE_PASS);
        break;
    case PHASE_DUMMY:
        if (turn % 2 && headless_find("wall")) {
            click_and_expect("wall", MOVE_DUMMY_DRAW);
            break;
        }
        snprintf(id, sizeof id, "%s", headless_find("dummy:")->id);
        click_and_expect(id, MOVE_REVEAL);
        break;
    case PHASE_TREASURE:
        click_and_expect("button:treasure-yes", MOVE_TREASURE);
        break;
    default:
        fail_msg("asked in a phase without a question");
    }
}

/* While the other plays or tiles move, nothing of the game can be clicked. */
static void assert_nothing_to_click(void)
{
    loop_draw(&app, false);
    if (headless_is_at("table") && !table_scene_is_open(headless_table())) {
        assert_null(headless_find("hand:"));
        assert_null(headless_find("dummy:"));
        assert_null(headless_find("wall"));
    }
}

static void play_round(int speed, uint64_t seed)
{
    struct setup setup;

    headless_open(1280, 800, speed);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, seed);
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
    int turn = 0;
    for (; turn < 400; turn++) {
        wait_for_turn();
        if (headless_is_at("result"))
            break;
        act(turn);
        assert_nothing_to_click();
    }
    assert_string_equal(headless_top(), "result");
    assert_true(turn > 4);
    assert_int_not_equal(headless_view(0).table.result.outcome, OUTCOME_NONE);
}

TEST(a_round_by_mouse_ends_in_its_result)
{
    play_round(SPEED_FAST, 11);
    for (int i = 0; i < 600; i++)
        loop_step(&app);
    loop_draw(&app, false);
    assert_true(headless_click("button:table"));
    loop_draw(&app, false);
    assert_true(headless_click("button:result"));
    assert_true(headless_click("button:next"));
    assert_string_equal(headless_top(), "table");
    assert_int_equal(headless_view(0).table.round, 2);
}

TEST(without_animation_it_is_the_same)
{
    for (uint64_t seed = 1; seed <= 6; seed++) {
        play_round(SPEED_OFF, seed);
    }
}

/* What the keys of this moment do, by the keyboard alone. */
static void act_by_keys(int turn)
{
    const struct view view = headless_view(0);
    int before = session_position(app.session);

    switch ((enum phase)view.table.phase) {
    case PHASE_KEEP:
        headless_key('1');
        headless_key('3');
        headless_key(SDLK_RETURN);
        break;
    case PHASE_TURN:
        if (headless_find("button:win")) {
            headless_key('w');
            break;
        }
        for (int i = 0; i <= turn % 5; i++)
            headless_key(SDLK_LEFT);
        headless_key(SDLK_RETURN);
        break;
    case PHASE_CLAIM:
        headless_key(headless_find("button:win")                ? 'w'
                     : turn % 2 && headless_find("button:pung") ? 'p'
                                                                : ' ');
        break;
    case PHASE_DUMMY:
        if (turn % 2 && headless_find("wall"))
            headless_key('d');
        for (char key = '1'; key <= '9' && session_position(app.session) == before; key++)
            headless_key(key);                         /* of the first place that is still face down */
        if (session_position(app.session) == before) { /* places 10 to 13 have none */
            headless_key(SDLK_LEFT);
            headless_key(SDLK_RETURN);
        }
        break;
    case PHASE_TREASURE:
        headless_key('y');
        break;
    default:
        headless_key('2');
        break;
    }
    if (session_position(app.session) == before)
        fail_msg("a key does nothing in phase %d on turn %d", view.table.phase, turn);
}

TEST(a_round_by_keyboard_alone)
{
    for (uint64_t seed = 30; seed < 34; seed++) {
        struct setup setup;
        headless_open(960, 600, SPEED_OFF);
        headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, seed);
        app_set_session(&app, session_new(&setup, NULL));
        app_go(&app, scene_table(&app));
        for (int turn = 0; turn < 400; turn++) {
            wait_for_turn();
            if (headless_is_at("result"))
                break;
            act_by_keys(turn);
        }
        assert_string_equal(headless_top(), "result");
        headless_key(SDLK_RETURN);
        assert_string_equal(headless_top(), "table");
        assert_int_equal(headless_view(0).table.round, 2);
    }
}

TEST(dragging_a_tile_up_discards_it)
{
    struct setup setup;

    headless_open(1280, 800, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 3);
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 3; i++) {
        wait_for_turn();
        if (headless_view(0).table.phase == PHASE_TURN)
            break;
        act(0);
    }
    struct rect tile = headless_find("hand:")->rect, near = tile, out = tile;
    int before = session_position(app.session);
    near.y -= 14;
    out.y -= 180;
    headless_mouse(SDL_MOUSEMOTION, tile);
    headless_mouse(SDL_MOUSEBUTTONDOWN, tile);
    headless_mouse(SDL_MOUSEMOTION, near);
    headless_mouse(SDL_MOUSEBUTTONUP, near);
    assert_int_equal(session_position(app.session), before); /* put back */
    headless_mouse(SDL_MOUSEBUTTONDOWN, tile);
    headless_mouse(SDL_MOUSEMOTION, out);
    headless_mouse(SDL_MOUSEBUTTONUP, out);
    assert_true(session_position(app.session) > before);
    assert_int_equal(session_record(app.session)->entries[before].move.kind, MOVE_DISCARD);
}

static bool riichi_is_warned_of(const struct view *view, int seat)
{
    const struct move *riichi = seat == SEAT_NONE ? NULL : view_find(view, MOVE_RIICHI);
    return riichi && legal_riichi_warning(&view->table, &view->own, seat, riichi->tile, NULL);
}

TEST(a_riichi_that_can_only_draw_is_asked_about)
{
    char id[INPUT_ID], tile[3];
    int seat;

    headless_open(1280, 800, SPEED_OFF);
    app_set_session(&app, example_session(ruleset_list[0], &app.settings, 1, 1, riichi_is_warned_of, &seat));
    assert_non_null(app.session);
    app_go(&app, scene_table(&app));
    wait_for_turn();
    const struct view view = headless_view(0);
    int before = session_position(app.session);
    assert_true(headless_click("button:riichi"));
    tile_print(view_find(&view, MOVE_RIICHI)->tile, tile);
    snprintf(id, sizeof id, "hand:%s:", tile);
    snprintf(id, sizeof id, "%s", headless_find(id)->id);
    assert_true(headless_click(id));
    assert_string_equal(headless_top(), "question");
    assert_true(headless_click("button:no"));
    assert_int_equal(session_position(app.session), before);
    assert_true(headless_click(id));
    headless_key(SDLK_RETURN); /* what costs is never on Enter */
    assert_string_equal(headless_top(), "table");
    assert_int_equal(session_position(app.session), before);
    assert_true(headless_click(id));
    assert_true(headless_click("button:yes"));
    assert_int_equal(session_record(app.session)->entries[before].move.kind, MOVE_RIICHI);
}

TEST(practice_takes_moves_back)
{
    struct setup setup;

    headless_open(1280, 800, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    setup.practice = true;
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
    for (int turn = 0; turn < 6; turn++) {
        wait_for_turn();
        act(turn);
    }
    wait_for_turn();
    int last = session_position(app.session);
    headless_key('u');
    assert_true(session_position(app.session) < last);
    assert_true(table_scene_is_open(headless_table()));
    SDL_Event redo = {.type = SDL_KEYDOWN};
    redo.key.keysym.sym = 'y';
    redo.key.keysym.mod = KMOD_LCTRL;
    input_event(&app, &redo);
    wait_for_turn();
    assert_int_equal(session_position(app.session), last);
}

TEST(a_click_ends_what_moves)
{
    struct setup setup;

    headless_open(1280, 800, SPEED_SLOW);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 3);
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
    wait_for_turn();
    assert_true(headless_click("button:remove-s"));
    for (int i = 0; i < 120; i++)
        loop_step(&app);
    assert_true(anim_is_busy(&headless_table()->anim));
    struct rect felt = {640, 300, 2, 2};
    for (int i = 0; i < 2; i++) {
        headless_mouse(SDL_MOUSEBUTTONDOWN, felt);
        headless_mouse(SDL_MOUSEBUTTONUP, felt);
    }
    assert_false(anim_is_busy(&headless_table()->anim));
}

TEST(select_then_confirm)
{
    struct setup setup;

    headless_open(1280, 800, SPEED_OFF);
    app.settings.confirm_discard = true;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 3);
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 3 && headless_view(0).table.phase != PHASE_TURN; i++) {
        wait_for_turn();
        if (headless_view(0).table.phase != PHASE_TURN)
            act(0);
    }
    wait_for_turn();
    int before = session_position(app.session);
    char first[INPUT_ID];
    snprintf(first, sizeof first, "%s", headless_find("hand:")->id);
    assert_null(headless_find("button:discard"));
    assert_true(headless_click(first));
    assert_int_equal(session_position(app.session), before);
    click_and_expect("button:discard", MOVE_DISCARD);
}
