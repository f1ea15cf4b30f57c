/*
 * test_dice.c: everyone throws one die for East (docs/rules), and the record says what fell.
 */
#include "support/test.h"

#include "sdl/app/scenes.h"
#include "sdl/headless.h"
#include "support/refused.h"

static void set_up(struct setup *setup, const char *mode, uint64_t seed)
{
    static const char *const names[SEAT_MAX] = {"Ann", "Ben", "Cem", "Dua"};
    memset(setup, 0, sizeof *setup);
    setup->rules = ruleset_find(mode);
    setup->seed = seed;
    ruleset_defaults(setup->rules, setup->options);
    if (strcmp(mode, "one-suit") == 0)
        assert_true(ruleset_set(setup->rules, setup->options, "players", "three", NULL));
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
    for (int seat = 0; seat < setup->seats; seat++) {
        setup->players[seat].kind = PLAYER_PERSON;
        strcpy(setup->players[seat].name, names[seat]);
    }
}

/* The scene throws, and "To the table" begins the match; who is East of it, by the place in the set-up. */
static int throw_for(const struct setup *setup)
{
    app_go(&app, scene_dice(NULL, setup));
    loop_draw(&app, true);
    assert_true(headless_click("button:next"));
    const struct setup *begun = session_setup(app.session);
    int east = 0;
    while (strcmp(setup->players[east].name, begun->players[0].name) != 0)
        east++;
    for (int seat = 0; seat < setup->seats; seat++) {
        assert_in_range(begun->dice[seat], 1, 6);
        assert_true(seat == 0 || begun->dice[seat] < begun->dice[0]);
        assert_string_equal(begun->players[seat].name, setup->players[(east + seat) % setup->seats].name);
    }
    return east;
}

static void record_is_good(void)
{
    struct text text = {0};
    struct record record;
    struct problem problem = {0};
    record_print(session_record(app.session), &text);
    assert_non_null(strstr(text_string(&text), "\ndice "));
    if (!record_parse(&record, text_string(&text), &problem))
        fail_msg("line %d: %s", problem.error.line, problem_sentence(&problem));
    record_deinit(&record);
    text_deinit(&text);
}

TEST(who_throws_most_with_one_die_is_east)
{
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "one-suit", "classic"};
    headless_open(960, 600, SPEED_NORMAL);
    for (int mode = 0; mode < 4; mode++) {
        unsigned easts = 0;
        struct setup setup;
        for (uint64_t seed = 1; seed <= 24; seed++) { /* about one in six of two begins with a tie */
            set_up(&setup, modes[mode], seed);
            easts |= 1u << throw_for(&setup);
            record_is_good();
        }
        assert_int_equal(easts, (1u << setup.seats) - 1); /* everybody had luck once */
    }
}

/* How many steps of a tenth of a second (not of the clock) pass until the table appears. */
static int steps_to_the_table(uint64_t seed)
{
    struct setup setup;
    int steps = 0;
    set_up(&setup, "dueling-tigers", seed);
    app_go(&app, scene_dice(NULL, &setup));
    while (headless_is_at("dice")) {
        loop_draw(&app, true);
        struct scene *next = app.top->class->update(app.top, &app, 0.1f);
        if (next != app.top)
            app_go(&app, next);
        assert_true(++steps < 200);
    }
    return steps;
}

/* Of two dice one throw in six is a tie: it is shown before it is thrown again, which takes its time. */
TEST(a_tie_is_seen)
{
    int least = 1000, longer = 0;
    headless_open(960, 600, SPEED_NORMAL);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        int steps = steps_to_the_table(seed);
        longer += least < 1000 && steps > least + 10;
        least = steps < least ? steps : least;
    }
    headless_close();
    assert_in_range(longer, 1, 10);
}

/* --- who does not wait --- */

static void click_beside_all(void)
{
    headless_mouse(SDL_MOUSEBUTTONDOWN, rect_make(20, 20, 10, 10));
    headless_mouse(SDL_MOUSEBUTTONUP, rect_make(20, 20, 10, 10));
    loop_draw(&app, true);
}

/* A click anywhere shows what fell, the last throw of several, and another goes to the table. */
TEST(a_click_shows_the_throw_and_another_goes_on)
{
    struct setup setup;
    headless_open(960, 600, SPEED_SLOW);
    for (uint64_t seed = 1; seed <= 6; seed++) {
        set_up(&setup, "classic", seed);
        setup.players[1].kind = setup.players[2].kind = setup.players[3].kind = PLAYER_COMPUTER;
        app_go(&app, scene_dice(NULL, &setup));
        loop_draw(&app, true);
        assert_false(headless_reads("first"));
        click_beside_all();
        assert_true(headless_is_at("dice"));
        assert_true(headless_reads("deals first") || headless_reads("You deal first"));
        click_beside_all();
        headless_wait_for("table");
    }
}

/* Until the table comes nothing has begun: Esc leads back to what was settled, and the match of before
 * stands. */
TEST(esc_leads_back_before_a_match_begins)
{
    struct setup setup;
    headless_open(960, 600, SPEED_SLOW);
    for (int persons = 1; persons <= 2; persons++) {
        set_up(&setup, "dueling-tigers", 3);
        setup.players[1].kind = persons > 1 ? PLAYER_PERSON : PLAYER_COMPUTER;
        app_go(&app, scene_dice(NULL, &setup));
        loop_draw(&app, true);
        headless_key(SDLK_ESCAPE);
        assert_true(headless_is_at("options"));
        loop_draw(&app, true);
        assert_int_equal(target_find(&app, "field:second") != NULL, persons > 1);
        assert_null(app.session);
    }
}

/* In Tenpai Duel both dice together say from which side of East the hands come (docs/rules): 5 is East again.
 */
TEST(tenpai_duel_tells_the_side)
{
    static const char *const sides[] = {"East", "South", "West", "North"};
    struct setup setup;
    headless_open(1280, 800, SPEED_SLOW);
    for (uint64_t seed = 1; seed <= 6; seed++) {
        char words[120];
        set_up(&setup, "tenpai-duel", seed);
        app_go(&app, scene_dice(NULL, &setup));
        loop_draw(&app, true);
        click_beside_all();
        headless_step();
        bool told = false;
        for (int sum = 2; sum <= 12 && !told; sum++) {
            snprintf(words, sizeof words,
                     "The dice total %d. Counting from East, the hands are dealt from the %s side.", sum,
                     sides[(sum - 1) % 4]);
            told = headless_reads(words);
            if (told) {
                assert_true(headless_click("button:next"));
                const uint8_t *dice = session_setup(app.session)->dice;
                assert_int_equal(dice[0] + dice[1], sum);
            }
        }
        assert_true(told);
    }
}
