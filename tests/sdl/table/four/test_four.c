/*
 * test_four.c: rounds of four in the real scenes by mouse events, in both
 * modes: alone against three opponents, and by two and three people at one
 * screen, where no frame may hold a tile of another's hand.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/gallery/example.h"
#include "sdl/known.h"
#include "sdl/result/result.h"

enum { STEPS = 120000 };

static const char *const modes[] = {"patterns", "classic"};

static int curtains;

/* --- playing ------------------------------------------------------------------------------------- */

static void set_up(const char *mode, unsigned persons, uint64_t seed)
{
    static const char *const names[] = {"Ann", "Ben", "Cleo", "Dan"};
    struct setup setup = setup_of(ruleset_find(mode), seed);

    for (int seat = 0; seat < 4; seat++) {
        bool person = persons >> seat & 1;
        setup.players[seat].kind = person ? PLAYER_PERSON : PLAYER_COMPUTER;
        setup.players[seat].level = AI_EASY;
        snprintf(setup.players[seat].name, PLAYER_NAME, "%s", names[seat]);
    }
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
}

/* Clicks what is offered first of a list, calls only now and then, else a tile of the hand. */
static void act(int turn)
{
    static const char *const ids[] = {"button:win",  "button:chow-", "button:kong-", "button:kong",
                                      "button:pung", "button:chow",  "button:pass",  "button:done"};
    char id[INPUT_ID] = "";

    for (int i = 0; i < 8 && !id[0]; i++) {
        const struct target *target = headless_find(ids[i]);
        bool call = i >= 3 && i <= 5; /* not what is to be named, nor Done */
        if (target && !(call && turn % 4 == 0) && !strstr(target->id, "-back"))
            snprintf(id, sizeof id, "%s", target->id);
    }
    int wanted = turn % 5;
    for (int i = 0; i < app.targets.count && !id[0]; i++) {
        const struct target *target = &app.targets.list[i];
        if (!strncmp(target->id, "hand:", 5) && !(target->flags & TARGET_OFF) && wanted-- <= 0)
            snprintf(id, sizeof id, "%s", target->id);
    }
    assert_true(headless_click(id[0] ? id : headless_find("hand:")->id));
}

static void lift_curtain(void)
{
    int next = headless_table()->next;

    loop_draw(&app, false);
    known_check_frame();
    assert_int_equal(app.targets.count, 1); /* nothing of the table below can be clicked */
    assert_true(headless_click("button:ready"));
    at_screen = next;
    curtains++;
    known_check_frame();
}

/* A round to its result; returns how often a person acted. */
static int play_round(void)
{
    int acts = 0;

    for (int i = 0; i < STEPS && !headless_is_at("result"); i++) {
        known_check_frame();
        loop_step(&app);
        known_check_frame();
        if (headless_is_at("curtain")) {
            lift_curtain();
        } else if (headless_is_at("table") && table_scene_is_open(headless_table())) {
            loop_draw(&app, false);
            act(acts++);
        }
    }
    assert_true(headless_is_at("result"));
    loop_draw(&app, false);
    return acts;
}

TEST(alone_against_three)
{
    for (int mode = 0; mode < 2; mode++)
        for (int seat = 0; seat < 4; seat += 3) {
            headless_open(960, 600, mode ? SPEED_FAST : SPEED_OFF);
            at_screen = seat;
            frames = curtains = 0;
            set_up(modes[mode], 1u << seat, 5);
            assert_true(play_round() > 0);
            assert_int_equal(curtains, 0);
            assert_true(headless_click("button:table"));
            loop_draw(&app, false);
            assert_true(headless_click("button:result"));
            assert_true(headless_click("button:next"));
            struct view view;
            session_view(app.session, SEAT_NONE, &view);
            assert_int_equal(view.table.round, 2);
            headless_close();
        }
}

/* Claims by their letters, a run by its number, tiles by arrows and Enter. */
static void press(int turn)
{
    int before = session_position(app.session);

    if (headless_find("button:win"))
        headless_key('w');
    else if (headless_find("button:pass"))
        headless_key(turn % 2 && headless_find("button:pung")   ? 'p'
                     : turn % 2 && headless_find("button:chow") ? 'c'
                                                                : ' ');
    else
        for (int i = 0; i <= turn % 4; i++)
            headless_key(i < turn % 4 ? SDLK_LEFT : SDLK_RETURN);
    if (session_position(app.session) == before && headless_find("button:chow-"))
        headless_key('1');
    if (session_position(app.session) == before) { /* nothing had the focus yet */
        headless_key(SDLK_LEFT);
        headless_key(SDLK_RETURN);
    }
    assert_true(session_position(app.session) > before);
}

TEST(a_round_by_keyboard_alone)
{
    for (int mode = 0; mode < 2; mode++) {
        int presses = 0;
        headless_open(960, 600, SPEED_OFF);
        set_up(modes[mode], 2, 21);
        for (int i = 0; i < STEPS && !headless_is_at("result"); i++) {
            loop_step(&app);
            if (headless_is_at("table") && table_scene_is_open(headless_table())) {
                loop_draw(&app, false);
                press(presses++);
            }
        }
        assert_true(headless_is_at("result") && presses > 0);
        loop_draw(&app, false);
        headless_key(SDLK_RETURN);
        assert_true(headless_is_at("table"));
        headless_close();
    }
}

TEST(two_people_and_two_opponents)
{
    for (int mode = 0; mode < 2; mode++) {
        for (uint64_t seed = 1; seed <= 3; seed++) {
            headless_open(960, 600, seed == 1 ? SPEED_FAST : SPEED_OFF);
            at_screen = ONLOOKER;
            frames = curtains = 0;
            set_up(modes[mode], 5, seed);
            play_round();
            assert_true(curtains > 3);
            headless_close();
        }
    }
}

TEST(three_people_are_asked_one_by_one)
{
    headless_open(960, 600, SPEED_OFF);
    at_screen = ONLOOKER;
    frames = curtains = 0;
    set_up("patterns", 7, 11);
    play_round();
    assert_true(curtains > 6);
    headless_close();
}

/* --- claims by several ---------------------------------------------------------------------------- */

/* The first may chow; the other may pung the same tile in one deal of many. */
static bool two_persons_may_claim(const struct view *view, int seat)
{
    return seat == 1 && view->table.phase == PHASE_CLAIM && view_find(view, MOVE_CHOW);
}

/* Both seats 1 and 2 are persons. Whatever the first answers, the second hears and sees the same. */
TEST(the_second_sees_nothing_of_the_first_ones_answer)
{
    struct session *session = NULL;
    struct setup setup;
    int seat;

    headless_open(960, 600, SPEED_OFF);
    example_setup(&setup, ruleset_find("patterns"), &app.settings, 6, 1);
    for (int tries = 0; tries < 200; tries++) {
        session = example_match(&setup, 0, two_persons_may_claim, &seat);
        assert_non_null(session);
        if (session_asked(session) >> 2 & 1)
            break;
        setup.seed = session_setup(session)->seed + 1;
        session_free(session);
        session = NULL;
    }
    if (!session) { /* none of these deals has it: nothing is proven, so nothing is claimed */
        headless_close();
        skip();
    }
    struct view before, after;
    session_view(session, 2, &before);
    assert_true(session_play(session, move_make(MOVE_PASS, 1, TILE_NONE), NULL, NULL));
    session_view(session, 2, &after);
    assert_memory_equal(&before, &after, sizeof before);
    session_free(session);
    headless_close();
}

/* --- the result ------------------------------------------------------------------------------------ */

TEST(every_winner_of_several_is_shown)
{
    struct setup setup;
    struct error why;
    int seat;

    headless_open(960, 600, SPEED_OFF);
    example_setup(&setup, ruleset_find("classic"), &app.settings, 1, 1);
    assert_true(ruleset_set(setup.rules, setup.options, "all-win", "on", &why));
    assert_true(ruleset_set(setup.rules, setup.options, "minimum", "0", &why));
    app_set_session(&app, example_match(&setup, 0, example_four_winners, &seat));
    assert_non_null(app.session);
    app_go(&app, scene_result(&app));
    for (int i = 0; i < 10; i++)
        loop_step(&app);
    loop_draw(&app, false);
    const struct result_scene *result = (const struct result_scene *)app.top;
    int first = result->winner;
    struct score score = result->score;
    assert_true(headless_click("button:winner"));
    assert_int_not_equal(result->winner, first);
    assert_true(result->view.table.result.winners >> result->winner & 1);
    for (int i = 0; i < 3 && result->winner != first; i++)
        assert_true(headless_click("button:winner"));
    assert_int_equal(result->winner, first);
    assert_int_equal(result->score.points, score.points);
    headless_close();
}

/* --- the screens around it ------------------------------------------------------------------------ */

/* Where literal words are used, the customary ones stand beside them only if the player wants them. */
TEST(customary_names_are_a_setting)
{
    struct words words;
    struct setup setup = {.rules = ruleset_find("patterns"), .seats = 4};

    words_init(&words, &setup);
    assert_string_equal(words_sets(&words)->pung, "Triplet");
    assert_null(words_sets_beside(&words));
    words.beside = true;
    assert_string_equal(words_sets_beside(&words)->pung, "Pung");
    const struct event call = {.kind = EVENT_PUNG, .seat = 1, .tile = TILE_RED, .from = 0};
    char line[80];
    snprintf(words.names[1], PLAYER_NAME, "Lin");
    assert_true(words_event(&words, &call, line, sizeof line));
    assert_string_equal(line, "Lin claims red dragon for a triplet");
    setup.rules = ruleset_find("classic");
    words_init(&words, &setup);
    words.beside = true;
    assert_string_equal(words_sets(&words)->pung, "Pung");
    assert_null(words_sets_beside(&words));
}
