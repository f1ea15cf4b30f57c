/*
 * test_tenpai_duel.c: Tenpai Duel in the window: hands with both stages by mouse
 * events, by keys in Stage B, in the hot seat; and its clock.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/table/scene_table.h"

enum { STEPS = 400000 };

static int guesses, declared, curtains;

static void open_match(uint64_t seed, int second, int speed)
{
    struct setup setup;

    headless_open(960, 600, speed);
    headless_setup(&setup, PLAYER_PERSON, second, seed);
    setup.rules = ruleset_find("tenpai-duel");
    ruleset_defaults(setup.rules, setup.options);
    assert_true(ruleset_set(setup.rules, setup.options, "clock", "none", NULL));
    assert_true(ruleset_set(setup.rules, setup.options, "rounds", "4", NULL));
    app_set_session(&app, session_new(&setup, NULL));
    guesses = declared = curtains = 0;
    app_go(&app, scene_table(&app));
}

static void guess_by_mouse(void)
{
    int before = session_position(app.session);
    char id[INPUT_ID];

    assert_null(headless_find("button:guess"));
    assert_true(headless_click_one((const char *const[]){"guess:", NULL}));
    assert_null(headless_find("button:guess"));
    for (int i = app.targets.count - 1; i >= 0; i--)
        if (!strncmp(app.targets.list[i].id, "guess:", 6)) {
            snprintf(id, sizeof id, "%s", app.targets.list[i].id);
            break;
        }
    assert_true(headless_click(id));
    assert_true(headless_click("button:guess"));
    assert_int_equal(session_record(app.session)->entries[before].move.kind, MOVE_GUESS);
    guesses++;
}

/* Arrows and Enter lay two tiles, a last Enter confirms. */
static void guess_by_keys(void)
{
    int before = session_position(app.session);

    for (int i = 0; i < 40 && session_position(app.session) == before; i++) {
        headless_key(SDLK_RIGHT);
        headless_key(SDLK_RETURN);
    }
    assert_int_equal(session_record(app.session)->entries[before].move.kind, MOVE_GUESS);
    guesses++;
}

/* Discards what the computer would, so that hands get somewhere. */
static bool discard_well(const struct view *view)
{
    struct rng rng;
    char start[INPUT_ID], name[3];

    rng_init(&rng, 1);
    struct move move = ai_choose(AI_NORMAL, view, &rng, NULL);
    if (move.tile >= TILE_COUNT)
        return false;
    tile_print(move.tile, name);
    snprintf(start, sizeof start, "hand:%s:", name);
    return headless_click_one((const char *const[]){start, NULL});
}

/* How often that seat guessed. */
static int count_guesses(int seat)
{
    const struct record *record = session_record(app.session);
    int count = 0;

    for (int i = 0; i < record->count; i++)
        count += !record->entries[i].is_deal && !record->entries[i].is_time_up &&
                 record->entries[i].move.kind == MOVE_GUESS && record->entries[i].move.seat == seat;
    return count;
}

static void act(int turn)
{
    static const char *const ids[] = {"button:yes",    "button:win",  "button:chow-", "button:kong",
                                      "button:pung",   "button:chow", "button:pass",  "button:riichi",
                                      "button:tenpai", NULL};
    const struct view view = headless_view(headless_table()->near);

    loop_draw(&app, false);
    if (view.table.phase == PHASE_GUESS) {
        if (turn % 2)
            guess_by_mouse();
        else
            guess_by_keys();
        return;
    }
    bool chooses = headless_table()->choice.riichi || headless_table()->choice.tenpai;
    if (!chooses && headless_click_one(ids))
        return;
    declared += chooses;
    if (!chooses && discard_well(&view))
        return;
    assert_true(headless_click_one((const char *const[]){"hand:", NULL}));
}

/* The other's tiles are backs until the rules open their hand, and so are the player's own tiles under the
 * curtain. */
static void check_frame(void)
{
    struct table_scene *table = headless_table();
    static struct sprites sprites;

    if (!table)
        return;
    anim_picture(&table->anim, &sprites);
    for (int i = 0; i < sprites.count; i++) {
        const struct sprite *sprite = &sprites.list[i];
        uint32_t place = SPRITE_PLACE(sprite->key);
        bool face = sprite->tile < TILE_COUNT;
        if (place == PLACE_OTHER && face)
            assert_true(table->view.shown != 0);
        if (place == PLACE_OWN && face && table_scene_is_curtained(table))
            assert_true(table->view.shown != 0);
        if (place == PLACE_DISCARD && SPRITE_A(sprite->key) < table->view.table.discard_count &&
            table->view.table.discards[SPRITE_A(sprite->key)].flags & DISCARD_DOWN &&
            !anim_is_busy(&table->anim))
            assert_false(face);
    }
    if (table_scene_is_curtained(table))
        assert_int_equal(table->view.seat, SEAT_NONE);
}

static void lift_curtain(void)
{
    loop_draw(&app, false);
    check_frame();
    assert_int_equal(app.targets.count, 1);
    assert_true(headless_click("button:ready"));
    curtains++;
}

static void play_match(void)
{
    int turn = 0;

    for (int i = 0; i < STEPS && !headless_is_at("match-result"); i++) {
        loop_step(&app);
        check_frame();
        if (headless_is_at("curtain")) {
            lift_curtain();
        } else if (headless_is_at("question")) {
            loop_draw(&app, false);
            assert_true(headless_click("button:yes"));
        } else if (headless_is_at("result")) {
            loop_draw(&app, false);
            assert_true(headless_click("button:next"));
        } else if (headless_is_at("table") && table_scene_is_open(headless_table())) {
            act(turn++);
        }
    }
    assert_true(headless_is_at("match-result"));
    loop_draw(&app, false);
    assert_non_null(headless_find("button:rematch"));
}

TEST(a_match_has_both_stages_from_both_sides)
{
    open_match(5, PLAYER_COMPUTER, SPEED_OFF);
    play_match();
    assert_true(guesses > 0);
    assert_true(count_guesses(1) > 0);
    assert_true(declared > 0);
    headless_close();
}

TEST(the_curtain_holds)
{
    open_match(8, PLAYER_PERSON, SPEED_FAST);
    play_match();
    assert_true(curtains > 10);
    assert_true(guesses > 0);
    headless_close();
}

TEST(the_clock_warns_twice)
{
    struct setup setup = {.rules = ruleset_find("tenpai-duel")};

    ruleset_defaults(setup.rules, setup.options);
    assert_int_equal(setup_minutes(&setup), 60);
    assert_true(ruleset_set(setup.rules, setup.options, "clock", "none", NULL));
    assert_int_equal(setup_minutes(&setup), 0);
    setup.rules = ruleset_find("dueling-tigers");
    ruleset_defaults(setup.rules, setup.options);
    assert_int_equal(setup_minutes(&setup), 0);
    /* 5/6 and 11/12 of an hour are 50 and 55 minutes. */
    assert_int_equal(match_clock_moment(60, 2998, 2999), CLOCK_NOTHING);
    assert_int_equal(match_clock_moment(60, 2999, 3000), CLOCK_FIRST_WARNING);
    assert_int_equal(match_clock_moment(60, 3000, 3001), CLOCK_NOTHING);
    assert_int_equal(match_clock_moment(60, 3299, 3301), CLOCK_LAST_WARNING);
    assert_int_equal(match_clock_moment(60, 3599, 3600), CLOCK_TIME_UP);
    assert_int_equal(match_clock_moment(15, 749, 750), CLOCK_FIRST_WARNING);
    assert_int_equal(match_clock_moment(15, 824, 825), CLOCK_LAST_WARNING);
    assert_int_equal(match_clock_moment(30, 1799, 1800), CLOCK_TIME_UP);
    assert_int_equal(match_clock_moment(0, 0, 100000), CLOCK_NOTHING);
}

TEST(time_up_makes_the_hand_void)
{
    open_match(4, PLAYER_COMPUTER, SPEED_OFF);
    for (int i = 0; i < STEPS && !table_scene_is_open(headless_table()); i++)
        loop_step(&app);
    table_scene_time_up(headless_table(), &app);
    for (int i = 0; i < STEPS && !headless_is_at("result"); i++)
        loop_step(&app);
    assert_true(headless_is_at("result"));
    assert_int_equal(headless_view(0).table.result.outcome, OUTCOME_VOID);
    loop_draw(&app, false);
    assert_true(headless_click("button:next"));
    assert_true(headless_is_at("match-result"));
    headless_close();
}
