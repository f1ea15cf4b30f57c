/*
 * test_pick.c: a list over a scene: by keys, by the mouse, by the wheel; what is off is passed over.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/ui/pick.h"

static int answered;

static struct scene *answer(struct scene *under, struct app *here, int index)
{
    (void)here;
    answered = index;
    return under;
}

/* Items of which those in `off` cannot be chosen, a letter each: "x" is off. */
static void open_pick(const char *off)
{
    struct pick pick = {.answer = answer, .chosen = -1};
    headless_open(960, 600, SPEED_OFF);
    app_go(&app, scene_title(&app));
    snprintf(pick.title, sizeof pick.title, "Which?");
    for (int i = 0; off[i]; i++) {
        char label[24];
        snprintf(label, sizeof label, "Thing %d", i + 1);
        pick_add(&pick, label, off[i] == 'x' ? "Not now" : "")->off = off[i] == 'x';
    }
    answered = -1;
    app_go(&app, scene_pick(&app, app.top, &pick));
    headless_steps(12);
}

static void close_pick(int expected)
{
    assert_true(headless_is_at("title"));
    assert_int_equal(answered, expected);
}

TEST(arrows_pass_over_what_is_off)
{
    open_pick("-xx-x");
    headless_key(SDLK_DOWN); /* shows where one is, as nothing was lit up */
    assert_string_equal(app.input.focus, "pick:0");
    headless_key(SDLK_DOWN);
    assert_string_equal(app.input.focus, "pick:3");
    headless_key(SDLK_DOWN); /* the last is off */
    assert_string_equal(app.input.focus, "pick:3");
    headless_key(SDLK_UP);
    assert_string_equal(app.input.focus, "pick:0");
    headless_key(SDLK_UP);
    assert_string_equal(app.input.focus, "pick:0");
    headless_key(SDLK_DOWN);
    headless_key(SDLK_RETURN);
    close_pick(3);
}

TEST(what_is_off_is_not_chosen_by_a_click)
{
    open_pick("-x-");
    assert_false(headless_click("pick:1"));
    assert_true(headless_is_at("pick"));
    assert_true(headless_click("pick:2"));
    close_pick(2);
}

TEST(leaving_chooses_nothing)
{
    open_pick("---");
    headless_key(SDLK_ESCAPE);
    close_pick(-1);
}

static bool is_inside(const char *id)
{
    const struct target *target = target_find(&app, id);
    return target && target->rect.h > 1 && target->rect.y >= 0 && target->rect.y + target->rect.h <= 600;
}

/* Of more than the window holds the one that is lit up is always in it; the wheel brings the others. */
TEST(a_long_list_follows)
{
    char id[INPUT_ID];
    open_pick("------------------------------");
    assert_false(is_inside("pick:29"));
    for (int i = 0; i < 30; i++) {
        headless_key(SDLK_DOWN);
        headless_step();
        snprintf(id, sizeof id, "pick:%d", i);
        assert_string_equal(app.input.focus, id);
        assert_true(is_inside(id));
    }
    assert_false(is_inside("pick:0"));
    SDL_Event wheel = {.type = SDL_MOUSEWHEEL};
    wheel.wheel.preciseY = 1;
    for (int i = 0; i < 60; i++)
        input_event(&app, &wheel);
    headless_steps(2);
    assert_true(is_inside("pick:0"));
    assert_true(headless_click("pick:0"));
    close_pick(0);
}
