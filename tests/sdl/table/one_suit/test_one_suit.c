/*
 * test_one_suit.c: hands of One Suit in the real table scene by mouse events:
 * declaring wrongly, passing to the wall's end, naming behind curtains.
 * Tier: ci
 */
#include "support/test.h"

#include <math.h>

#include "sdl/app/audio.h"
#include "sdl/headless.h"

enum { STEPS = 40000, MOVES = 200 };

/* A match of hands of `size` between `persons` persons and computers for the rest. */
static void begin(int persons, const char *players, const char *size, uint64_t seed)
{
    static const char *const names[] = {"Ann", "Ben", "Cleo"};
    struct setup setup = {.rules = ruleset_find("one-suit"), .seed = seed, .practice = true};

    headless_open(1280, 800, SPEED_OFF);
    ruleset_defaults(setup.rules, setup.options);
    assert_true(ruleset_set(setup.rules, setup.options, "players", players, NULL));
    assert_true(ruleset_set(setup.rules, setup.options, "size", size, NULL));
    setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
    for (int seat = 0; seat < setup.seats; seat++) {
        setup.players[seat] =
            (struct player){seat < persons ? PLAYER_PERSON : PLAYER_COMPUTER, AI_NORMAL, ""};
        snprintf(setup.players[seat].name, PLAYER_NAME, "%s", names[seat]);
    }
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
}

/* No tile of a hand that is not open to the one at the screen is in the picture. */
static void assert_others_hidden(void)
{
    static struct sprites sprites;
    const struct table_scene *table = headless_table();

    if (!table || !headless_is_at("table") || headless_view(SEAT_NONE).shown)
        return;
    anim_picture(&table->anim, &sprites);
    for (int i = 0; i < sprites.count; i++) {
        uint32_t place = SPRITE_PLACE(sprites.list[i].key);
        if (place == PLACE_OTHER || (place == PLACE_OWN && table_scene_is_curtained(table)))
            assert_int_equal(sprites.list[i].tile, TILE_HIDDEN);
    }
}

static void wait_for_turn(void)
{
    for (int i = 0; i < STEPS; i++) {
        loop_step(&app);
        assert_others_hidden();
        if (!headless_is_at("table") || table_scene_is_open(headless_table())) {
            loop_draw(&app, false);
            return;
        }
    }
    fail_msg("the table waits for nobody");
}

static void click(const char *id)
{
    if (!headless_click(id))
        fail_msg("%s cannot be clicked", id);
}

static void click_felt(void)
{
    struct rect felt = {640, 600, 2, 2};
    headless_mouse(SDL_MOUSEMOTION, felt);
    headless_mouse(SDL_MOUSEBUTTONDOWN, felt);
    headless_mouse(SDL_MOUSEBUTTONUP, felt);
}

static int phase(void)
{
    return headless_view(headless_table()->near).table.phase;
}

/* Discards, passes by a click on the felt; no declaration. */
static void play_quietly(void)
{
    int before = session_position(app.session);

    if (headless_is_at("curtain")) {
        click("button:ready");
        return;
    }
    assert_non_null(headless_find("button:declare"));
    if (phase() == PHASE_CLAIM) {
        click_felt();
        assert_int_equal(session_record(app.session)->entries[before].move.kind, MOVE_PASS);
    } else {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "%s", headless_find("hand:")->id);
        click(id);
        assert_int_equal(session_record(app.session)->entries[before].move.kind, MOVE_DISCARD);
    }
    assert_true(session_position(app.session) > before);
}

static int passes_heard;

static void note_pass(enum sound sound)
{
    passes_heard += sound == SOUND_CALL_PASS;
}

/* Of three at one screen the last to be asked would hear, by there being none, that somebody declared; of two
 * there is nobody left to hear it. */
TEST(three_pass_in_silence)
{
    static const char *const players[] = {"two", "three"};
    for (int i = 0; i < 2; i++) {
        passes_heard = 0;
        audio_watch(note_pass);
        begin(2 + i, players[i], "7", 9);
        for (int turn = 0; turn < 12; turn++) {
            wait_for_turn();
            play_quietly();
        }
        assert_int_equal(passes_heard > 0, i == 0);
        headless_close();
    }
}

/* Plays on quietly until waits are named or the hand is over. */
static void play_to_names(void)
{
    for (int i = 0; i < MOVES; i++) {
        wait_for_turn();
        if (headless_is_at("verdict") || (headless_is_at("table") && phase() == PHASE_NAME))
            return;
        play_quietly();
    }
    fail_msg("the hand does not end");
}

TEST(a_hand_ends_in_its_verdict)
{
    static const char *const players[] = {"two", "three", "sit-out"};
    for (int i = 0; i < 3; i++)
        for (uint64_t seed = 1; seed <= 4; seed++) {
            begin(1, players[i], "4", seed);
            play_to_names();
            if (headless_is_at("table")) {
                click("button:named");
                wait_for_turn();
            }
            assert_true(headless_is_at("verdict"));
            assert_int_not_equal(headless_view(0).table.result.outcome, OUTCOME_NONE);
            headless_close();
        }
}

TEST(names_are_given_behind_curtains)
{
    for (int persons = 2; persons <= 3; persons++) {
        begin(persons, persons == 2 ? "two" : "three", "7", 9);
        play_to_names(); /* nobody declares: the wall runs out */
        for (int named = 0; named < persons; named++) {
            assert_true(headless_is_at("table"));
            assert_int_equal(phase(), PHASE_NAME);
            assert_int_equal(headless_table()->palette.named, 0); /* nothing of the one before */
            assert_int_equal(headless_view(SEAT_NONE).shown, 0);
            assert_int_equal(headless_view(SEAT_NONE).table.result.naming.named_by, 0);
            click("name:3m");
            click("button:named");
            wait_for_turn();
            if (headless_is_at("curtain")) {
                assert_int_equal(headless_table()->view.seat, SEAT_NONE);
                click("button:ready");
                wait_for_turn();
            }
        }
        assert_true(headless_is_at("verdict"));
        const struct view view = headless_view(SEAT_NONE);
        assert_int_equal(view.table.result.outcome, OUTCOME_DRAW);
        assert_int_equal(view.table.result.naming.named_by, (1 << persons) - 1);
        headless_close();
    }
}

/* Two declare on one discard, each with their names: neither is asked for them again. */
TEST(names_of_two_declarers_are_given)
{
    static const char *const numbers[] = {"name:3m", "name:5m"};
    int seats[2] = {SEAT_NONE, SEAT_NONE};
    begin(3, "three", "7", 9);
    wait_for_turn();
    while (headless_is_at("curtain") || phase() != PHASE_CLAIM) {
        play_quietly();
        wait_for_turn();
    }
    for (int declared = 0; declared < 2;) {
        if (headless_is_at("curtain")) {
            click("button:ready");
        } else {
            assert_int_equal(phase(), PHASE_CLAIM);
            seats[declared] = headless_table()->near;
            click("button:declare");
            wait_for_turn();
            click(numbers[declared++]);
            click("button:named");
        }
        wait_for_turn();
    }
    assert_true(headless_is_at("verdict"));
    const struct view view = headless_view(SEAT_NONE);
    assert_int_equal(view.table.declared, 1 << seats[0] | 1 << seats[1]);
    assert_int_equal(view.table.result.naming.named[seats[0]], 1 << 2);
    assert_int_equal(view.table.result.naming.named[seats[1]], 1 << 4);
    headless_close();
}

/* Presses the felt and lets go as in a window, so long after the player was asked. */
static void click_felt_after(Uint32 milliseconds)
{
    struct rect felt = {640, 600, 2, 2};

    headless_mouse(SDL_MOUSEMOTION, felt);
    headless_mouse(SDL_MOUSEBUTTONDOWN, felt);
    headless_table()->asked_at = SDL_GetTicks() - milliseconds;
    headless_table()->hurried = SDL_GetTicks() - 1000;
    app.command_line.headless = false;
    headless_mouse_now(SDL_MOUSEBUTTONUP, felt);
    app.command_line.headless = true;
}

/* A click that was meant to hurry a tile comes just after it lies: it passes nothing. */
TEST(a_claim_is_read_before_the_felt_passes_it)
{
    begin(1, "two", "7", 4);
    wait_for_turn();
    while (phase() != PHASE_CLAIM) {
        play_quietly();
        wait_for_turn();
    }
    int before = session_position(app.session);
    headless_step();
    click_felt_after(50);
    assert_int_equal(session_position(app.session), before);
    click_felt_after(300);
    assert_int_equal(session_position(app.session), before);
    click_felt_after(1000);
    assert_int_equal(session_record(app.session)->entries[before].move.kind, MOVE_PASS);
    headless_close();
}

/* The second click of two on "I am Ben" is not meant for the table that appears below it, however long Ben
 * was waited for. */
TEST(a_double_click_on_the_curtain_passes_nothing)
{
    begin(2, "two", "7", 4);
    wait_for_turn();
    while (!headless_is_at("curtain") || headless_view(SEAT_NONE).table.phase != PHASE_CLAIM) {
        play_quietly();
        wait_for_turn();
    }
    struct rect ready = target_find(&app, "button:ready")->rect;
    int before = session_position(app.session);
    click("button:ready");
    headless_table()->asked_at -= 1000;
    headless_table()->hurried -= 1000;
    app.command_line.headless = false;
    headless_mouse_now(SDL_MOUSEBUTTONDOWN, ready);
    headless_mouse_now(SDL_MOUSEBUTTONUP, ready);
    app.command_line.headless = true;
    assert_true(headless_is_at("table"));
    assert_int_equal(headless_view(SEAT_NONE).table.phase, PHASE_CLAIM);
    assert_int_equal(session_position(app.session), before);
    headless_close();
}

static const char *const prices[] = {"Valid win", "Each wait named", "All of them, no mistakes",
                                     "Each wrong name", "Declared, incomplete"};
static float smallest, largest;

static void look_for_prices(void *to, const struct type_seen *text)
{
    (void)to;
    for (size_t i = 0; i < sizeof prices / sizeof *prices; i++)
        if (strcmp(text->whole, prices[i]) == 0) {
            smallest = fminf(smallest, text->pixels);
            largest = fmaxf(largest, text->pixels);
        }
}

static void see_prices(int scale)
{
    app.settings.scale = scale;
    app_settings_changed(&app);
    smallest = 1000;
    largest = 0;
    headless_watch(look_for_prices, NULL);
}

/* What a name brings and costs grows with the interface, all of it alike, in two lines where it must. */
TEST(prices_grow_alike)
{
    begin(1, "two", "7", 7);
    headless_steps(60);
    see_prices(100);
    assert_true(largest > 0 && smallest == largest);
    float before = largest;
    see_prices(150);
    assert_true(smallest == largest && largest >= 1.25f * before);
    headless_close();
}
