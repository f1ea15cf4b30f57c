/*
 * test_pointer.c: what can be clicked says so under the pointer. The pointer goes over every target of every
 * scene: the picture must change near it while it is on, and be the old one to the pixel when it has gone.
 *
 * Time passes as in the window: only while the program asks for it. A scene at rest gets no step but by the
 * pointer itself.
 * Tier: ci
 * Sanitize: no
 * Teacher: quick
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>

#include "sdl/app/scenes.h"
#include "sdl/headless.h"
#include "sdl/paint/canvas.h"

enum {
    WIDTH = 1280,
    HEIGHT = 800,
    PATIENCE = 30 * APP_STEPS, /* a win is shown for seven seconds before its result */
    SHORT = 90,                /* steps */
    NEAR = 40                  /* pixels */
};

static Uint32 before[WIDTH * HEIGHT];
static struct targets seen; /* the targets before the pointer came */
static int faults;
static bool
    ticking; /* a clock runs in the scene: it never rests, and only the targets themselves are looked at */

/* Lets all come to rest that moves. */
static void rest(void)
{
    for (int i = 0; app.animating || app.dirty; i++) {
        if (i == SHORT && ticking)
            return;
        if (i == PATIENCE)
            fail_msg("%s does not come to rest with the pointer at %g, %g (%s): %s, word %d, wakes %g",
                     app.top->alias ? app.top->alias : app.top->class->name, (double)app.input.x,
                     (double)app.input.y, app.input.hot, app.animating ? "moves" : "is drawn again",
                     app.terms.hot, app.wake_at);
        if (app.animating)
            loop_step(&app);
        loop_draw(&app, true);
    }
}

static void point(float x, float y)
{
    SDL_Event event = {.type = SDL_MOUSEMOTION};

    event.motion.x = (int)x;
    event.motion.y = (int)y;
    input_event(&app, &event);
    rest();
}

static void point_away(void)
{
    point(-10000, -10000);
}

static const Uint32 *pixels(void)
{
    assert_int_equal(app.picture->pitch, WIDTH * 4);
    return app.picture->pixels;
}

/* True if the picture is another than before, within so many pixels of the target. */
static bool differs(struct rect rect, int within)
{
    int left = SDL_max((int)rect.x - within, 0), right = SDL_min((int)(rect.x + rect.w) + within, WIDTH);
    int top = SDL_max((int)rect.y - within, 0), bottom = SDL_min((int)(rect.y + rect.h) + within, HEIGHT);

    for (int y = top; y < bottom; y++)
        if (memcmp(&pixels()[y * WIDTH + left], &before[y * WIDTH + left],
                   (size_t)(right - left) * sizeof *before) != 0)
            return true;
    return false;
}

/* A place on the target where no other lies above it. */
static bool free_place(const struct target *target, float *x, float *y)
{
    static const float shares[] = {.5f, .15f, .85f};

    for (int i = 0; i < 9; i++) {
        *x = floorf(target->rect.x + target->rect.w * shares[i % 3]);
        *y = floorf(target->rect.y + target->rect.h * shares[i / 3]);
        const struct target *top = target_at(&app, *x + .5f, *y + .5f);
        if (top && !strcmp(top->id, target->id))
            return true;
    }
    return false;
}

static void fault(const char *scene, const char *id, const char *what)
{
    print_error("%s: %s %s\n", scene, id, what);
    faults++;
}

/* A review is looked through on a thread, as is what came of a result by chance; they wake by themselves till
 * that is done. */
static bool has_thread(void)
{
    return headless_is_at("review") || headless_is_at("match-review") || headless_is_at("result") ||
           headless_is_at("verdict") || headless_is_at("match-result");
}

static void wait_for_threads(void)
{
    rest();
    while (has_thread() && app.wake_at >= 0) {
        SDL_Delay(2);
        loop_step(&app);
        loop_draw(&app, true);
        rest();
    }
}

/* Points at each target of the scene on the screen; returns how many there are. */
static int point_at_all(const char *name)
{
    int enabled = 0;

    wait_for_threads();
    seen = app.targets;
    memcpy(before, pixels(), sizeof before);
    for (int i = 0; i < seen.count; i++) {
        const struct target *target = &seen.list[i];
        float x, y;
        if (target->flags & TARGET_OFF)
            continue;
        enabled++;
        if (!free_place(target, &x, &y)) {
            fault(name, target->id, "lies below others wherever one points");
            continue;
        }
        point(x, y);
        if (strcmp(app.input.hot, target->id) != 0)
            fault(name, target->id, "is not what is pointed at there");
        if (!differs(target->rect, ticking ? 0 : NEAR))
            fault(name, target->id, "shows nothing under the pointer");
        point_away();
        if (differs(target->rect, ticking ? 0 : WIDTH))
            fault(name, target->id, "leaves something behind when the pointer has gone");
    }
    return enabled;
}

static void visit(const char *name)
{
    ticking = !strcmp(name, "trainer-play") || (!strncmp(name, "drill-", 6) && strstr(name, "-play"));
    headless_open(WIDTH, HEIGHT, SPEED_NORMAL);
    app.settings.reduced_motion = true; /* so that what glows does not breathe */
    app.input.x = app.input.y = -10000;
    if (ticking)
        app.command_line.screenshot = ""; /* no question is late, however slow the machine */
    app.command_line.replay = SOURCE_DIR "/tests/golden/robbed-kong.tigers";
    struct scene *scene = scene_by_name(&app, name);
    assert_non_null(scene);
    app_go(&app, scene);
    app.entered = 1;
    if (!point_at_all(name))
        fail_msg("%s: nothing can be clicked", name);
    headless_close();
}

static void every_scene(void **state)
{
    const char *only = getenv("POINTER_SCENE");
    const struct scene_entry *entry;

    (void)state;
    faults = 0;
    for (int i = 0; (entry = scene_entry_at(i)); i++)
        if (!only || strstr(entry->name, only))
            visit(entry->name);
    assert_int_equal(faults, 0);
}

/* Without reduced motion: an own tile rises in steps, all asked for by the pointer alone. */
static void a_tile_of_a_table_at_rest_lifts(void **state)
{
    (void)state;
    ticking = false;
    headless_open(WIDTH, HEIGHT, SPEED_NORMAL);
    app.input.x = app.input.y = -10000;
    app_go(&app, scene_by_name(&app, "table-discard"));
    app.entered = 1;
    rest();
    const struct target *tile = headless_find("hand:");
    assert_non_null(tile);
    struct rect rect = tile->rect;
    point(rect.x + rect.w / 2, rect.y + rect.h / 2);
    assert_true(headless_table()->lifts[0] > 10);
    assert_true(headless_table()->choice.hover < TILE_COUNT);
    point_away();
    assert_true(headless_table()->lifts[0] < 1);
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tile_of_a_table_at_rest_lifts),
        cmocka_unit_test(every_scene),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
