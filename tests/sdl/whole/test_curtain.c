/*
 * test_curtain.c: in the hot seat no frame holds the other's tiles. Two
 * persons play whole rounds; at every step of the program the tiles in the
 * picture are counted against what the person at the screen may know.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/known.h"

enum { STEPS = 60000 };

static int curtains;

static void check_frame(void)
{
    struct table_scene *table = headless_table();

    if (table && !headless_is_at("curtain") && !table_scene_is_curtained(table) &&
        table->view.table.round == 0)
        at_screen = table->near; /* nothing is dealt: no curtain */
    known_check_frame();
    if (table && at_screen == ONLOOKER)
        assert_int_equal(table->view.move_count, 0);
}

static void lift_curtain(void)
{
    struct table_scene *table = headless_table();
    int next = table->next;

    loop_draw(&app, false);
    check_frame();
    assert_int_equal(app.targets.count, 1); /* nothing of the table below can be clicked */
    assert_true(headless_click("button:ready"));
    at_screen = next;
    curtains++;
    check_frame();
}

static void click_first(const char *const *ids, int turn)
{
    for (; *ids; ids++) {
        const struct target *target = headless_find(*ids);
        char id[INPUT_ID];
        bool rather_reveals = turn % 2 && headless_find("dummy:");
        if (!target || (!strcmp(*ids, "button:pung") && turn % 3 == 0) ||
            (!strcmp(*ids, "wall") && rather_reveals))
            continue;
        snprintf(id, sizeof id, "%s", target->id);
        assert_true(headless_click(id));
        check_frame();
        return;
    }
    fail_msg("nothing to click at %s", app.top->class->name);
}

static void act(int turn)
{
    static const char *const ids[] = {"button:yes",  "button:keep", "button:remove-p",
                                      "button:win",  "button:kong", "button:treasure",
                                      "button:pung", "button:pass", "wall",
                                      "dummy:",      NULL};
    static const char *const keep[] = {"keep:", NULL};

    loop_draw(&app, false);
    check_frame();
    struct table_scene *table = headless_table();
    if (table->view.table.phase == PHASE_KEEP) {
        click_first(keep, turn);
        assert_true(headless_click("keep:1"));
        assert_true(headless_click("button:keep"));
        return;
    }
    if (table->view.table.phase != PHASE_TURN || headless_find("button:win") ||
        headless_find("button:kong")) {
        click_first(ids, turn);
        return;
    }
    const char *last = NULL;
    for (int i = 0; i < app.targets.count; i++)
        if (!strncmp(app.targets.list[i].id, "hand:", 5) && !(app.targets.list[i].flags & TARGET_OFF) &&
            (!last || turn % 3))
            last = app.targets.list[i].id;
    char id[INPUT_ID];
    assert_non_null(last);
    snprintf(id, sizeof id, "%s", last);
    assert_true(headless_click(id));
    check_frame();
}

static void play_round(int speed, uint64_t seed)
{
    struct setup setup;
    int turn = 0;

    headless_open(960, 600, speed);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_PERSON, seed);
    app_set_session(&app, session_new(&setup, NULL));
    at_screen = ONLOOKER;
    frames = curtains = 0;
    app_go(&app, scene_table(&app));
    for (int i = 0; i < STEPS && !headless_is_at("result"); i++) {
        check_frame();
        loop_step(&app);
        check_frame();
        if (headless_is_at("curtain"))
            lift_curtain();
        else if (headless_is_at("table") && table_scene_is_open(headless_table()))
            act(turn++);
    }
    assert_string_equal(headless_top(), "result");
    assert_true(curtains > 4);
}

TEST(no_frame_shows_the_others_tiles)
{
    play_round(SPEED_FAST, 21);
    assert_true(frames > 1000);
}

TEST(nor_without_animation)
{
    for (uint64_t seed = 1; seed <= 8; seed++)
        play_round(SPEED_OFF, seed);
}

TEST(the_pause_leaves_the_curtain_down)
{
    struct setup setup;

    headless_open(960, 600, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_PERSON, 4);
    app_set_session(&app, session_new(&setup, NULL));
    at_screen = ONLOOKER;
    app_go(&app, scene_table(&app));
    loop_step(&app);
    loop_draw(&app, false);
    assert_true(headless_click("button:remove-m"));
    for (int i = 0; i < 100 && !headless_is_at("curtain"); i++)
        loop_step(&app);
    assert_string_equal(headless_top(), "curtain");
    loop_draw(&app, false);
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "pause");
    assert_int_equal(headless_table()->view.seat, SEAT_NONE);
    assert_true(headless_click("button:continue"));
    assert_string_equal(headless_top(), "curtain");
    assert_int_equal(headless_table()->view.seat, SEAT_NONE);
}

/* --- the same cover whether a tile can be claimed or not --------------------------------------------- */

enum { ENOUGH = 8 };

static bool many_curtains;      /* the setting */
static int covers[2], paces[2]; /* by whether the other could claim: how many, and steps until the cover */

static void begin_together(const char *mode, int persons, uint64_t seed)
{
    struct setup setup;

    headless_open(960, 600, SPEED_FAST);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_PERSON, seed);
    setup.rules = ruleset_find(mode);
    ruleset_defaults(setup.rules, setup.options);
    setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
    for (int seat = 2; seat < setup.seats; seat++)
        setup.players[seat] =
            (struct player){seat < persons ? PLAYER_PERSON : PLAYER_COMPUTER, AI_EASY, "Cleo"};
    app.settings.one_curtain = !many_curtains;
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
}

/* After a discard or dummy action of the person at the screen: the cover for the other falls, and until it is
 * lifted nothing shows whether that one was asked. */
static void assert_cover(int by, int wall, bool timed)
{
    char words[96], expected[96];
    int steps = 0;

    for (; !headless_is_at("curtain") && steps < 4000; steps++) {
        loop_step(&app);
        assert_int_equal(headless_table()->anim.shown.table.wall, wall); /* nobody is seen to draw */
        if (headless_is_at("table") && table_scene_is_open(headless_table())) {
            loop_draw(&app, false); /* the dummy action is chosen before anybody looks */
            assert_int_equal(headless_table()->view.table.phase, PHASE_DUMMY);
            assert_true(headless_click_one((covers[0] + covers[1]) % 2
                                               ? (const char *const[]){"dummy:", "wall", NULL}
                                               : (const char *const[]){"wall", "dummy:", NULL}));
        }
    }
    struct view view;
    session_view(app.session, SEAT_NONE, &view);
    int other = headless_table()->next;
    bool asked = view.table.phase == PHASE_CLAIM && session_asked(app.session) >> other & 1;
    assert_int_not_equal(other, by);
    scene_curtain_words(app.top, &app, words, sizeof words);
    snprintf(expected, sizeof expected, "%s, over to you", other == 0 ? "Ann" : other == 1 ? "Ben" : "Cleo");
    assert_string_equal(words, expected);
    assert_int_equal(headless_table()->view.table.drawn_by, SEAT_NONE);
    assert_int_not_equal(headless_table()->view.table.phase, PHASE_CLAIM);
    covers[asked]++;
    if (timed && paces[asked] == 0)
        paces[asked] = steps;
    if (timed)
        assert_int_equal(steps, paces[asked]);
}

/* Discards what was drawn and claims nothing; checks the cover after every discard of a person. */
static void pass_through(const char *mode, int persons, uint64_t seed)
{
    static const char *const ids[] = {
        "button:remove-p", "button:pass", "button:treasure-no", "dummy:", "guess:", "button:ready", NULL};
    begin_together(mode, persons, seed);
    for (int i = 0; i < 8000 && !(covers[false] >= ENOUGH && covers[true]); i++) {
        loop_step(&app);
        if (!headless_is_at("table") && !headless_is_at("curtain"))
            break; /* the round is over */
        struct table_scene *table = headless_table();
        if (!table || (headless_is_at("table") && !table_scene_is_open(table)))
            continue;
        loop_draw(&app, false);
        bool turn = headless_is_at("table") && table->view.table.phase == PHASE_TURN;
        if (headless_is_at("table") && table->view.table.phase == PHASE_KEEP) {
            assert_true(headless_click("keep:0") && headless_click("keep:1") &&
                        headless_click("button:keep"));
            continue;
        }
        if (!turn) {
            assert_true(headless_click_one(ids));
            continue;
        }
        char id[INPUT_ID] = "";
        for (int t = 0; t < app.targets.count; t++)
            if (!strncmp(app.targets.list[t].id, "hand:", 5) && !(app.targets.list[t].flags & TARGET_OFF))
                snprintf(id, sizeof id, "%s", app.targets.list[t].id);
        int by = table->near, wall = table->view.table.wall;
        assert_true(headless_click(id));
        assert_cover(by, wall, persons == 2 && session_setup(app.session)->seats == 2);
    }
}

TEST(every_discard_has_the_same_cover)
{
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "patterns", "dueling-tigers"};

    for (int mode = 0; mode < 4; mode++) {
        many_curtains = mode >= 2;
        memset(covers, 0, sizeof covers);
        memset(paces, 0, sizeof paces);
        for (uint64_t seed = 1; seed <= 6 && !covers[true]; seed++)
            pass_through(modes[mode], 2, seed);
        assert_true(covers[false] > 5 && covers[true] > 0); /* there were discards of both kinds */
        if (paces[true])
            assert_int_equal(paces[true], paces[false]);
    }
    many_curtains = false;
}

TEST(with_three_people_each_one_looks)
{
    many_curtains = true;
    memset(covers, 0, sizeof covers);
    pass_through("patterns", 3, 2);
    assert_true(covers[false] > 5);
    many_curtains = false;
}

TEST(draws_are_silent_behind_covers)
{
    begin_together("tenpai-duel", 2, 1);
    assert_true(table_cover_mutes(headless_table(), &app, EVENT_DRAW));
    assert_false(table_cover_mutes(headless_table(), &app, EVENT_DISCARD));
    app.settings.cover_discards = false;
    assert_false(table_cover_mutes(headless_table(), &app, EVENT_DRAW));
}
