/*
 * test_auto_play.c: the toggles at the table, by clicks and keys in the real scene: what is done by itself,
 * what is still asked, and the own tiles in their own order.
 */
#include "support/test.h"

#include "sdl/gallery/example.h"
#include "sdl/headless.h"

enum { STEPS = 40000 };

static bool claims(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_CLAIM && view->move_count > 1;
}

static bool can_pung(const struct view *view, int seat)
{
    return claims(view, seat) && view_find(view, MOVE_PUNG) && !view_find(view, MOVE_WIN);
}

static bool can_win_on_a_claim(const struct view *view, int seat)
{
    return claims(view, seat) && view_find(view, MOVE_WIN);
}

static bool can_only_chow(const struct view *view, int seat)
{
    return claims(view, seat) && view_find(view, MOVE_CHOW) && !view_find(view, MOVE_PUNG) &&
           !view_find(view, MOVE_KONG) && !view_find(view, MOVE_WIN);
}

static bool has_small_turn(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_TURN;
}

static bool has_turn(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_TURN && view->table.discard_count > 4 &&
           view->table.meld_counts[0] == 0 && view->own.drawn < TILE_COUNT;
}

/* Steps the program until the person is asked or another scene came. */
static void wait_for_turn(void)
{
    for (int i = 0; i < STEPS; i++) {
        loop_step(&app);
        if (!headless_is_at("table") || table_scene_is_open(headless_table())) {
            loop_draw(&app, false);
            return;
        }
    }
    fail_msg("the table waits for nobody");
}

static void open_at(const char *mode, example_fits *fits)
{
    int seat;

    headless_open(1280, 800, SPEED_OFF);
    app_set_session(&app, example_session(ruleset_find(mode), &app.settings, 1, 1, fits, &seat));
    assert_non_null(app.session);
    assert_int_equal(seat, 0);
    app_go(&app, scene_table(&app));
    wait_for_turn();
}

static struct move move_at(int position)
{
    assert_true(session_position(app.session) > position);
    return session_record(app.session)->entries[position].move;
}

TEST(no_claims_passes_a_pung)
{
    open_at("dueling-tigers", can_pung);
    int before = session_position(app.session);
    assert_true(headless_click("toggle:no-claims"));
    wait_for_turn();
    assert_int_equal(move_at(before).kind, MOVE_PASS);
    assert_int_equal(move_at(before).seat, 0);
    headless_close();
}

TEST(but_never_a_win)
{
    open_at("dueling-tigers", can_win_on_a_claim);
    int before = session_position(app.session);
    headless_key('x');
    wait_for_turn();
    assert_int_equal(session_position(app.session), before);
    assert_non_null(headless_find("button:win"));
    headless_key('a'); /* win at once */
    wait_for_turn();
    assert_int_equal(move_at(before).kind, MOVE_WIN);
    assert_int_equal(move_at(before).seat, 0);
    headless_close();
}

TEST(runs_are_passed_where_there_are_runs)
{
    open_at("patterns", can_pung);
    int before = session_position(app.session);
    headless_key('v');
    wait_for_turn();
    assert_int_equal(session_position(app.session), before); /* a pung is still asked */
    headless_close();
    open_at("patterns", can_only_chow);
    before = session_position(app.session);
    headless_key('v');
    wait_for_turn();
    assert_int_equal(move_at(before).kind, MOVE_PASS);
    headless_close();
}

TEST(only_what_the_mode_has_is_offered)
{
    open_at("dueling-tigers", has_turn);
    assert_non_null(headless_find("toggle:no-claims"));
    assert_null(headless_find("toggle:pass-runs"));
    headless_close();
    open_at("one-suit", has_small_turn);
    assert_null(headless_find("toggle:no-claims"));
    assert_null(headless_find("toggle:win-at-once"));
    assert_non_null(headless_find("toggle:order"));
    headless_key('a'); /* no key either: declaring is a risk */
    assert_false(headless_table()->auto_play[0].win_at_once);
    headless_close();
}

/* What the own hand shows from left to right, "1m2m...". */
static void read_hand(char out[HAND_MAX * 2 + 1])
{
    out[0] = '\0';
    for (int i = 0; i < app.targets.count; i++)
        if (!strncmp(app.targets.list[i].id, "hand:", 5))
            strncat(out, app.targets.list[i].id + 5, 2);
}

static void drag_tile(int from, int to)
{
    struct rect start =
        table_scene_pixels(&app.painter, table_layout_hand(&headless_table()->layout, from, false));
    struct rect end =
        table_scene_pixels(&app.painter, table_layout_hand(&headless_table()->layout, to, false));

    headless_mouse(SDL_MOUSEMOTION, start);
    headless_mouse(SDL_MOUSEBUTTONDOWN, start);
    headless_mouse(SDL_MOUSEMOTION, end);
    headless_mouse(SDL_MOUSEBUTTONUP, end);
}

TEST(tiles_stay_where_they_are_put)
{
    char sorted[HAND_MAX * 2 + 1], hand[HAND_MAX * 2 + 1], expected[HAND_MAX * 2 + 1];

    open_at("dueling-tigers", has_turn);
    read_hand(sorted);
    int before = session_position(app.session);
    drag_tile(0, 3);
    read_hand(hand);
    assert_string_equal(hand, sorted); /* sorted tiles go back to their place */
    headless_key('o');
    drag_tile(0, 3);
    read_hand(hand);
    snprintf(expected, sizeof expected, "%.6s%.2s%s", sorted + 2, sorted, sorted + 8);
    assert_string_equal(hand, expected);
    assert_int_equal(session_position(app.session), before); /* nothing was discarded */
    headless_key('o');
    read_hand(hand);
    assert_string_equal(hand, sorted);
    headless_close();
}

/* The tile in the hand is carried over the others: none of them rises in its way, and it is the one told of.
 */
TEST(a_dragged_tile_passes_over_the_others)
{
    open_at("dueling-tigers", has_turn);
    struct table_scene *table = headless_table();
    struct rect start = table_scene_pixels(&app.painter, table_layout_hand(&table->layout, 0, false));
    struct rect end = table_scene_pixels(&app.painter, table_layout_hand(&table->layout, 3, false));
    char first[3] = {0};
    memcpy(first, headless_find("hand:")->id + 5, 2);
    headless_mouse(SDL_MOUSEMOTION, start);
    headless_mouse(SDL_MOUSEBUTTONDOWN, start);
    headless_mouse(SDL_MOUSEMOTION, end);
    for (int i = 0; i < 60; i++)
        loop_step(&app);
    assert_int_equal(table->drag_place, 0);
    assert_true(table->lifts[3] < 1);
    assert_int_equal(table->choice.hover, tile_parse(first));
    headless_mouse(SDL_MOUSEBUTTONUP, end);
    headless_close();
}

TEST(a_key_moves_the_focused_tile)
{
    char sorted[HAND_MAX * 2 + 1], hand[HAND_MAX * 2 + 1], expected[HAND_MAX * 2 + 1], id[INPUT_ID];
    SDL_Event event = {.type = SDL_KEYDOWN};

    open_at("dueling-tigers", has_turn);
    read_hand(sorted);
    headless_key('o');
    snprintf(id, sizeof id, "%s", headless_find("hand:")->id);
    input_focus(&app, id);
    app.input.focus_visible = true;
    event.key.keysym.sym = SDLK_RIGHT;
    event.key.keysym.mod = KMOD_LSHIFT;
    input_event(&app, &event);
    loop_draw(&app, false);
    read_hand(hand);
    snprintf(expected, sizeof expected, "%.2s%.2s%s", sorted + 2, sorted, sorted + 4);
    assert_string_equal(hand, expected);
    headless_close();
}

TEST(speed_goes_round)
{
    open_at("dueling-tigers", has_turn);
    static const int speeds[] = {SPEED_SLOW, SPEED_NORMAL, SPEED_FAST, SPEED_OFF};
    for (int i = 0; i < 4; i++) { /* it begins with speed off */
        headless_key('f');
        assert_int_equal(app.settings.speed, speeds[i]);
    }
    headless_close();
}

/* A match of the mode that the program plays by itself, so many steps after it came to the table. */
static void begin_at_normal_speed(const struct ruleset *rules, int steps)
{
    int seat;
    headless_open(1280, 800, SPEED_NORMAL);
    app.command_line.autoplay = true;
    app_set_session(&app, example_session(rules, &app.settings, 1, 1, has_small_turn, &seat));
    app_go(&app, scene_table(&app));
    headless_steps(steps);
}

/* Whether tiles move just then, or somebody thinks: all is done at once from there on. A hang would fail the
 * test by its time. */
TEST(speed_is_turned_off_at_any_moment)
{
    static const int moments[] = {1, 20, 45, 80, 130, 200};
    int moving = 0, thinking = 0;
    for (int mode = 0; ruleset_list[mode]; mode++)
        for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
            begin_at_normal_speed(ruleset_list[mode], moments[i]);
            bool moves = anim_is_busy(&headless_table()->anim);
            moving += moves;
            thinking += !moves && headless_table()->think.begun;
            headless_key('f'); /* fast */
            headless_key('f');
            assert_int_equal(app.settings.speed, SPEED_OFF);
            int step = 0;
            while (headless_is_at("table") && step++ < STEPS)
                loop_step(&app);
            assert_false(headless_is_at("table"));
            headless_close();
        }
    assert_true(moving > 0);
    assert_true(thinking > 0);
}

/* In the background the music and the glow rest, and go on when the window comes back. */
TEST(the_background_is_noticed)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};

    open_at("dueling-tigers", has_turn);
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    loop_handle(&app, &event);
    assert_true(app.away);
    event.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
    loop_handle(&app, &event);
    assert_false(app.away);
    event.window.event = SDL_WINDOWEVENT_MINIMIZED;
    loop_handle(&app, &event);
    assert_true(app.away);
    event.window.event = SDL_WINDOWEVENT_RESTORED;
    loop_handle(&app, &event);
    assert_false(app.away);
    headless_close();
}

/* Whether the sentence of the hint's tip was drawn, and lies on one of the own tiles. */
static bool hint_told, hides_a_tile;

static void watch_hint(void *to, const struct type_seen *seen)
{
    (void)to;
    struct rect at = seen->rect;
    if (strncmp(seen->words, "What the strongest", 18) != 0)
        return;
    hint_told = true;
    for (int i = 0; i < app.targets.count; i++) {
        struct rect tile = app.targets.list[i].rect;
        if (strncmp(app.targets.list[i].id, "hand:", 5) == 0 && at.x < tile.x + tile.w &&
            tile.x < at.x + at.w && at.y < tile.y + tile.h && tile.y < at.y + at.h)
            hides_a_tile = true;
    }
}

/* The button for a hint lies just above the own tiles where four play. */
TEST(what_a_hint_is_hides_no_own_tile)
{
    static const char *const scenes[] = {"table-late", "duel-turn", "one-suit-turn", "patterns-turn",
                                         "classic-turn"};
    static const int sizes[][2] = {{960, 600}, {1280, 800}, {2560, 1440}};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            headless_open_scene(scenes[i], sizes[k][0], sizes[k][1], SPEED_OFF);
            headless_steps(60);
            assert_non_null(headless_find("hand:"));
            hint_told = hides_a_tile = false;
            headless_mouse(SDL_MOUSEMOTION, target_find(&app, "button:hint")->rect);
            type_watch(&app.painter, watch_hint, NULL);
            loop_draw(&app, false);
            type_watch(&app.painter, NULL, NULL);
            assert_true(hint_told);
            if (hides_a_tile)
                fail_msg("%s at %dx%d", scenes[i], sizes[k][0], sizes[k][1]);
            headless_close();
        }
}
