/*
 * test_one_key.c: all that can be chosen is chosen by waiting and one key, which a click or a pad may be.
 */
#include "support/test.h"

#include "sdl/headless.h"

enum { LONG = 3000 /* looks: far more than any of these takes */ };

static void press(void)
{
    headless_key(SDLK_SPACE);
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
TEST(one_key_reaches_settings_names_and_pages)
{
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
    headless_open(1280, 800, SPEED_OFF);
    app.settings.scan = true;
    app_go(&app, scene_by_name(&app, "keys-table"));
    headless_step();
    assert_null(headless_find("key:danger"));
    for (int i = 0; i < 8 && !headless_find("key:danger"); i++)
        choose("scan:down");
    choose("key:danger");
    headless_key(SDLK_ESCAPE);
    for (int i = 0; i < 8 && !headless_find("key:chow"); i++)
        choose("scan:up");
    assert_non_null(headless_find("key:chow"));
}

/* A click anywhere and a pad's A are that key. */
TEST(a_click_anywhere_and_the_a_of_a_pad_choose)
{
    for (int i = 0; i < 2; i++) {
        headless_open_scene("question", 1280, 800, SPEED_OFF);
        app.settings.scan = true;
        app.settings.scan_pace = 1;
        headless_step();
        while (strcmp(app.input.focus, "button:no") != 0)
            headless_step();
        if (i)
            headless_button(SDL_CONTROLLER_BUTTON_A);
        else
            headless_mouse_now(SDL_MOUSEBUTTONDOWN, rect_make(3, 3, 0, 0));
        assert_string_not_equal(headless_top(), "question");
    }
}

/* A warning stays until it is closed: that it can be by one key, as by all else. */
TEST(one_key_closes_a_warning)
{
    headless_open(1280, 800, SPEED_OFF);
    app.settings.scan = true;
    app.settings.scan_pace = 1;
    app_go(&app, scene_by_name(&app, "title"));
    app_warn(&app, "The disk is full: {1}", "nothing is saved");
    headless_step();
    headless_assert_reads("The disk is full: nothing is saved");
    choose("button:close-warning");
    headless_step();
    assert_false(headless_reads("The disk is full"));
    assert_true(headless_is_at("title"));
}

/* --- in the program's own loop, which sleeps until the next is lit --- */

static const double pace = 1;

/* Nothing moves, and the first group of many is lit. */
static void begin_sleeping_in(const char *scene)
{
    headless_open_scene(scene, 1280, 800, SPEED_OFF);
    app.settings.scan = true;
    app.settings.scan_pace = 10;
    headless_steps(30);
    assert_true(app.input.scan.groups > 2);
    app.animating = app.dirty = false;
    app.loop.last = loop_seconds();
    app.input.scan.left = (float)pace;
    app.wake_at = app.loop.last + pace;
}

static void begin_sleeping(void)
{
    begin_sleeping_in("options");
}

/* The loop's next turn, so many seconds later. */
static void turn_after(double seconds)
{
    app.loop.last -= seconds;
    app.wake_at -= app.wake_at >= 0 ? seconds : 0;
    loop_turn(&app);
    for (int i = 0; i < 60 && app.animating; i++) {
        app.loop.last -= 0.02;
        loop_turn(&app);
    }
}

/* Whether the ring is around that group. */
static bool ring_is_around(int group)
{
    struct rect rect;
    scan_lit(&app.input.scan, &rect);
    const struct rect *ring = &app.input.ring; /* as drawn, which took its width away */
    return app.input.scan.group == group && ring->x == rect.x && ring->y == rect.y && ring->h == rect.h;
}

TEST(each_group_is_lit_in_its_turn)
{
    begin_sleeping();
    int first = app.input.scan.group, groups = app.input.scan.groups;
    for (int i = 1; i <= groups; i++) {
        turn_after(pace + 0.01);
        assert_true(ring_is_around((first + i) % groups));
    }
}

/* A mouse on the table that somebody bumps against, say, or a key that opens nothing. */
TEST(what_means_nothing_does_not_hold_it_up)
{
    static const Uint32 types[] = {SDL_MOUSEMOTION, SDL_KEYDOWN};
    for (size_t type = 0; type < sizeof types / sizeof *types; type++) {
        SDL_Event event = {.type = types[type]};
        begin_sleeping();
        int first = app.input.scan.group, groups = app.input.scan.groups;
        for (int i = 0; i < 3; i++) {
            if (event.type == SDL_KEYDOWN)
                event.key.keysym.sym = SDLK_F3;
            else
                event.motion.x = event.motion.y = 2 + i;
            assert_int_equal(SDL_PushEvent(&event), 1);
            turn_after(pace / 4);
        }
        assert_true(app.input.scan.group == first);
        turn_after(pace / 4 + 0.01);
        assert_true(ring_is_around((first + 1) % groups));
    }
}

/* It would be gone before it could be chosen. */
TEST(what_a_press_lights_stays_for_its_time)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    begin_sleeping();
    event.key.keysym.sym = SDLK_SPACE;
    while (app.input.scan.inside || app.input.scan.count < 2)
        turn_after(pace + 0.01);
    assert_int_equal(SDL_PushEvent(&event), 1);
    turn_after(pace * 0.9);
    assert_true(app.input.scan.inside);
    int at = app.input.scan.at;
    turn_after(pace * 0.5);
    assert_int_equal(app.input.scan.at, at);
    turn_after(pace * 0.6);
    assert_int_not_equal(app.input.scan.at, at);
}

static bool is_first_lit(void)
{
    return app.input.scan.group == 0 && app.input.scan.at == 0;
}

/* A key or a pad's button that leads elsewhere, or turns the page, long after the last step: what is lit
 * there first is lit for its whole time. */
TEST(what_another_key_brings_is_lit_for_its_time)
{
    static const struct {
        const char *scene, *to;
        SDL_Keycode key;
        SDL_GameControllerButton button; /* in place of a key */
    } ways[] = {{"options", "mode", SDLK_ESCAPE, 0},
                {"options", "mode", 0, SDL_CONTROLLER_BUTTON_B},
                {"settings", "settings", SDLK_PAGEDOWN, 0}};
    for (int i = 0; i < 3; i++) {
        SDL_Event event = {.type = ways[i].key ? SDL_KEYDOWN : SDL_CONTROLLERBUTTONDOWN};
        begin_sleeping_in(ways[i].scene);
        if (ways[i].key)
            event.key.keysym.sym = ways[i].key;
        else
            event.cbutton.button = (Uint8)ways[i].button;
        assert_int_equal(SDL_PushEvent(&event), 1);
        turn_after(pace * 0.95);
        assert_string_equal(headless_top(), ways[i].to);
        assert_true(app.input.scan.count > 1 && is_first_lit());
        turn_after(pace * 0.4);
        assert_true(is_first_lit());
        turn_after(pace * 0.7);
        assert_false(is_first_lit());
    }
}
