/*
 * test_one_key.c: a match of every mode, from its first deal to its end, with one key alone. Nothing is done
 * but that key pressed, when what is lit is worth it; all else comes by waiting.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sdl/match_alone.h"

enum {
    LONG = 30000 /* looks: far more than any of these matches takes */,
    PACE = 6 /* steps that each is lit */
};

static struct rng hand;

static void press(void)
{
    SDL_Event event = {.type = SDL_KEYDOWN};

    event.key.keysym.sym = SDLK_SPACE;
    input_event(&app, &event);
    loop_draw(&app, false);
}

/* Whether the key would do some good now. In a group: if one of it does. */
static bool is_worth_it(void)
{
    struct rect rect;
    const struct scan *scan = &app.input.scan;
    const char *id = scan_lit(scan, &rect);

    if (id[0])
        return !match_leads_away(id) && rng_below(&hand, 3) > 0;
    for (int i = 0; i < scan->count; i++)
        if (scan->stops[i].group == scan->group && !match_leads_away(scan->stops[i].id))
            return rng_below(&hand, 3) > 0;
    return false;
}

/* Waits and presses until that scene is there or the match is over; returns whether it came. */
static bool play_until(const char *scene)
{
    for (int i = 0; i < LONG && !headless_is_at(scene); i++) {
        headless_steps(PACE);
        if (app.input.scan.count && is_worth_it())
            press();
    }
    return headless_is_at(scene);
}

static void scan_fast(void)
{
    app.settings.scan = true;
    app.settings.scan_pace = 1;
}

static void play(const struct ruleset *rules)
{
    rng_init(&hand, 7);
    match_open(rules, scan_fast);
    if (!play_until("match-result"))
        fail_msg("%s: one key does not finish a match: %s, round %d", rules->id, headless_top(),
                 headless_view(0).table.round);
    assert_true(session_is_over(app.session));
    headless_close();
}

static void one_key_finishes_a_match_of_every_mode(void **state)
{
    (void)state;
    for (int mode = 0; scene_modes[mode]; mode++)
        play(scene_modes[mode]);
}

/* Waits until that is lit, through its group, and presses. */
static void choose(const char *start)
{
    for (int i = 0; i < LONG; i++) {
        struct rect rect;
        const struct scan *scan = &app.input.scan;
        const char *id = scan_lit(scan, &rect);
        bool mine = !strncmp(id, start, strlen(start));
        for (int s = 0; s < scan->count && !id[0]; s++)
            mine = mine ||
                   (scan->stops[s].group == scan->group && !strncmp(scan->stops[s].id, start, strlen(start)));
        if (mine)
            press();
        if (mine && id[0])
            return;
        if (mine && !app.input.scan.inside)
            return; /* the group was that alone */
        headless_steps(2);
    }
    fail_msg("%s: one key does not come to %s", headless_top(), start);
}

/* Settings, a slider, a name by letters, and what scrolls. */
static void one_key_reaches_settings_names_and_pages(void **state)
{
    (void)state;
    headless_open(1280, 800, SPEED_OFF);
    app.settings.scan = true;
    app.settings.scan_pace = 1;
    app_go(&app, scene_settings_by_name(&app, "settings-3"));
    headless_step();
    int loud = app.settings.sound;
    choose("sound");
    assert_int_equal(app.settings.sound, loud + 1);
    choose("page:6");
    choose("name:you");
    assert_string_equal(headless_top(), "typing");
    for (int i = 0; i < 4; i++)
        choose("button:erase");
    choose("letter:2:0");
    choose("button:accents");
    choose("letter:1:1");
    choose("button:done");
    assert_string_equal(headless_top(), "settings");
    assert_string_equal(app.settings.names[0], "aé");
    headless_close();
    headless_open(1280, 800, SPEED_OFF);
    app.settings.scan = true;
    app_go(&app, scene_by_name(&app, "keys-table"));
    headless_step();
    assert_null(headless_find("key:danger"));
    for (int i = 0; i < 8 && !headless_find("key:danger"); i++)
        choose("scan:down");
    choose("key:danger");
    headless_close();
}

/* A click anywhere and a pad's A are that key. */
static void a_click_anywhere_and_the_a_of_a_pad_choose(void **state)
{
    SDL_Event click = {.type = SDL_MOUSEBUTTONDOWN}, a = {.type = SDL_CONTROLLERBUTTONDOWN};

    (void)state;
    click.button.button = SDL_BUTTON_LEFT;
    click.button.x = click.button.y = 3;
    a.cbutton.button = SDL_CONTROLLER_BUTTON_A;
    for (int i = 0; i < 2; i++) {
        headless_open_scene("question", 1280, 800, SPEED_OFF);
        app.settings.scan = true;
        app.settings.scan_pace = 1;
        headless_step();
        while (strcmp(app.input.focus, "button:no") != 0)
            headless_step();
        input_event(&app, i ? &a : &click);
        assert_string_not_equal(headless_top(), "question");
        headless_close();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_key_finishes_a_match_of_every_mode),
        cmocka_unit_test(one_key_reaches_settings_names_and_pages),
        cmocka_unit_test(a_click_anywhere_and_the_a_of_a_pad_choose),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
