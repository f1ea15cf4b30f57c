/*
 * test_toast.c: notices come one after the other and vanish after a time, warnings stay, and neither keeps
 * the other away. The linker replaces the clock with ours, so that no test waits.
 * Wraps: SDL_GetPerformanceCounter
 */
#include "support/test.h"

#include "sdl/headless.h"

static Uint64 now; /* milliseconds */

Uint64 __wrap_SDL_GetPerformanceCounter(void)
{
    return now * SDL_GetPerformanceFrequency() / 1000;
}

static const char closing[] = "button:close-warning";

static void begin(void)
{
    now = 1000;
    headless_open_scene("title", 1280, 800, SPEED_OFF);
}

/* So much later, with a picture of it. */
static void pass(Uint64 milliseconds)
{
    now += milliseconds;
    headless_step();
}

TEST(notices_come_one_after_the_other_and_go)
{
    begin();
    app_notice(&app, "Sound off.");
    app_notice(&app, "It is saved.");
    app_notice(&app, "Sound off."); /* it waits already */
    pass(0);
    assert_true(headless_reads("Sound off.") && !headless_reads("It is saved."));
    pass(2000); /* nobody reads faster than that */
    assert_true(headless_reads("Sound off."));
    pass(6000);
    assert_true(headless_reads("It is saved.") && !headless_reads("Sound off."));
    pass(8000);
    assert_false(headless_reads("It is saved.") || headless_reads("Sound off."));
}

/* Longer ones stay longer; at the end they fade, which is a picture of its own each time. */
TEST(a_notice_is_seen_as_long_as_it_takes_to_read)
{
    char words[200];
    begin();
    memset(words, 'a', sizeof words - 1);
    for (int i = 9; i < 199; i += 10)
        words[i] = ' ';
    words[199] = '\0';
    app_notice(&app, words);
    pass(0);
    pass(8000);
    assert_true(headless_reads("aaaaaaaaa"));
    for (int i = 0; i < 100 && headless_reads("aaaaaaaaa"); i++) {
        app.animating = false;
        pass(100);
    }
    assert_false(headless_reads("aaaaaaaaa"));
    assert_true(now < 20000);
}

static void see_notice(void *to, const struct type_seen *seen)
{
    const struct rect *room = to;
    if (!strstr(seen->words, "wwww"))
        return;
    if (seen->cut || seen->rect.x < room->x || seen->rect.x + seen->rect.w > room->x + room->w ||
        seen->rect.y < room->y || seen->rect.y + seen->rect.h > room->y + room->h)
        fail_msg("%gx%g: \"%s\"", (double)room->w, (double)room->h, seen->words);
}

/* On a phone too, on a screen that has places for one and on one that is a sheet there. */
TEST(a_notice_is_seen_whole)
{
    static const char *const scenes[] = {"title", "result", "statistics"};
    static const int sizes[][3] = {{1280, 800, 100}, {800, 600, 150}, {390, 610, 100}, {844, 330, 150}};
    char words[300];
    for (int i = 0; i < (int)sizeof words - 1; i++)
        words[i] = i % 7 == 6 ? ' ' : 'w';
    words[sizeof words - 1] = '\0';
    for (int i = 0; i < 12; i++) {
        const int *size = sizes[i % 4];
        headless_open(size[0], size[1], SPEED_OFF);
        app.settings.scale = size[2];
        app_settings_changed(&app);
        app_go(&app, scene_by_name(&app, scenes[i / 4]));
        app_warn_sentence(&app, words);
        headless_steps(2);
        struct rect room = window_shown(&app);
        headless_watch(see_notice, &room);
        assert_true(headless_reads("wwwwww wwwwww"));
        headless_close();
    }
}

static void begin_with_a_warning(void)
{
    begin();
    app_warn(&app, "It cannot be saved.");
    app_notice(&app, "One.");
    app_notice(&app, "Two.");
    pass(0);
}

/* A warning is seen between two notices for some seconds, then when none is left, and until it is closed. */
TEST(a_warning_is_seen_between_notices)
{
    begin_with_a_warning();
    assert_true(headless_reads("One.") && !headless_reads("It cannot be saved."));
    pass(5000);
    assert_true(headless_reads("It cannot be saved.") && !headless_reads("Two."));
    pass(2000);
    assert_true(headless_reads("It cannot be saved."));
    pass(2000);
    assert_true(headless_reads("Two.") && !headless_reads("It cannot be saved."));
    pass(5000);
    assert_true(headless_reads("It cannot be saved."));
    pass(3600 * 1000);
    assert_true(headless_reads("It cannot be saved."));
    assert_true(headless_click(closing));
    pass(0);
    assert_false(headless_reads("It cannot be saved."));
}

/* Closed while it is seen between two: the next one comes at once. */
TEST(a_warning_closed_between_notices_is_gone)
{
    begin_with_a_warning();
    pass(5000);
    assert_true(headless_click(closing));
    pass(0);
    assert_true(headless_reads("Two."));
    pass(8000);
    assert_false(headless_reads("Two.") || headless_reads("It cannot be saved."));
}

/* With as many waiting as there is room for, a notice gives way to a warning, be it the one that is seen. */
TEST(a_warning_finds_room)
{
    char words[20];
    begin();
    app_notice(&app, "Sound off.");
    for (int i = 1; i < 5; i++) {
        snprintf(words, sizeof words, "Warning %d.", i);
        app_warn(&app, words);
    }
    pass(0);
    assert_true(headless_reads("Sound off."));
    app_notice(&app, "Sound on."); /* for which there is none */
    app_warn(&app, "Warning 5.");
    pass(0);
    assert_false(headless_reads("Sound off."));
    app_warn(&app, "Warning 6."); /* five are all that anybody can mind */
    for (int i = 1; i < 6; i++) {
        snprintf(words, sizeof words, "Warning %d.", i);
        headless_assert_reads(words);
        assert_true(headless_click(closing));
        pass(0);
    }
    assert_null(target_find(&app, closing));
}

/* What was warned of is well again: that warning goes, another stays. */
TEST(a_warning_that_is_withdrawn_goes)
{
    begin();
    app_warn(&app, "It cannot be saved.");
    app_warn(&app, "A file is missing.");
    app_notice(&app, "It cannot be kept.");
    toast_withdraw(&app, "It cannot be saved.");
    toast_withdraw(&app, "It cannot be kept."); /* which is no warning */
    pass(0);
    assert_true(headless_reads("It cannot be kept."));
    toast_clear(&app); /* notices alone */
    pass(0);
    assert_true(headless_reads("A file is missing."));
    assert_true(headless_click(closing));
    pass(0);
    assert_null(target_find(&app, closing));
}

/* What worked is no news any more where the next thing failed, or the player went elsewhere. */
TEST(a_notice_is_overtaken)
{
    begin();
    app_notice(&app, "It is kept.");
    pass(0);
    assert_true(headless_reads("It is kept."));
    app_warn(&app, "It cannot be kept.");
    pass(0);
    assert_true(headless_reads("It cannot be kept.") && !headless_reads("It is kept."));
    assert_true(headless_click(closing));
    app_notice(&app, "It is kept.");
    pass(0);
    assert_true(headless_reads("It is kept."));
    assert_true(headless_click("button:about"));
    assert_true(headless_is_at("about"));
    assert_false(headless_reads("It is kept."));
}

/* Of what leads to the next scene it is told there. */
TEST(a_notice_that_nobody_saw_comes_along)
{
    begin();
    app.input.acted = true;
    app_notice(&app, "It is kept.");
    app_go(&app, scene_about(NULL, &app));
    pass(0);
    assert_true(headless_reads("It is kept."));
}
