/*
 * test_dice.c: everyone throws one die for East (docs/rules), and the record says what fell.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "sdl/app/scenes.h"
#include "sdl/headless.h"
#include "support/refused.h"

static void set_up(struct setup *setup, const char *mode, uint64_t seed)
{
    static const char *const names[SEAT_MOST] = {"Ann", "Ben", "Cem", "Dua"};
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
    app_go(&app, scene_dice(&app, setup));
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
    struct text text;
    struct record record;
    struct problem problem = {0};
    text_init(&text);
    record_print(session_record(app.session), &text);
    assert_non_null(strstr(text_string(&text), "\ndice "));
    if (!record_parse(&record, text_string(&text), &problem))
        fail_msg("line %d: %s", problem.error.line, problem_sentence(&problem));
    record_deinit(&record);
    text_deinit(&text);
}

static void who_throws_most_with_one_die_is_east(void **state)
{
    (void)state;
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
    headless_close();
}

/* How many steps of a tenth of a second (not of the clock) go by until the table comes by itself. */
static int steps_to_the_table(uint64_t seed)
{
    struct setup setup;
    int steps = 0;
    set_up(&setup, "dueling-tigers", seed);
    app_go(&app, scene_dice(&app, &setup));
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
static void a_tie_is_seen(void **state)
{
    (void)state;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_throws_most_with_one_die_is_east),
        cmocka_unit_test(a_tie_is_seen),
    };
    return cmocka_run_group_tests_name("sdl/table/test_dice", tests, NULL, NULL);
}
