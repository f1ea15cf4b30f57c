/*
 * check_pointer.c: what can be clicked says so under the pointer. The pointer goes over every target of every
 * scene: the picture must change near it while it is on, and be the old one to the pixel when it has gone.
 *
 * Time passes as in the window: only while the program asks for it. A scene at rest gets no step but by the
 * pointer itself.
 */
#include "sdl/whole/scene_check.h"

enum {
    PATIENCE = 30 * APP_STEPS, /* a win is shown for seven seconds before its result */
    SHORT = 90,                /* steps */
    NEAR = 40                  /* pixels */
};

static Uint32 before[SCENE_WIDTH * SCENE_HEIGHT];
static struct targets seen; /* the targets before the pointer came */
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
                     app.terms.tips.word, app.wake_at);
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
    headless_rest(); /* whatever it tells is told at once here */
    rest();
}

static void point_away(void)
{
    point(-10000, -10000);
}

static const Uint32 *pixels(void)
{
    assert_int_equal(app.picture->pitch, SCENE_WIDTH * 4);
    return app.picture->pixels;
}

/* True if the picture is another than before, within so many pixels of the target. */
static bool differs(struct rect rect, int within)
{
    int left = SDL_max((int)rect.x - within, 0),
        right = SDL_min((int)(rect.x + rect.w) + within, SCENE_WIDTH);
    int top = SDL_max((int)rect.y - within, 0),
        bottom = SDL_min((int)(rect.y + rect.h) + within, SCENE_HEIGHT);

    for (int y = top; y < bottom; y++)
        if (memcmp(&pixels()[y * SCENE_WIDTH + left], &before[y * SCENE_WIDTH + left],
                   (size_t)(right - left) * sizeof *before) != 0)
            return true;
    return false;
}

/* A place on the target where no other lies above it. */
static bool free_place(const struct target *target, float *x, float *y)
{
    static const float shares[] = {.5f, .15f, .85f}, bar = .97f; /* of a list full of rows: its bar */

    for (int i = 0; i < 10; i++) {
        *x = floorf(target->rect.x + target->rect.w * (i < 9 ? shares[i % 3] : bar));
        *y = floorf(target->rect.y + target->rect.h * (i < 9 ? shares[i / 3] : shares[0]));
        const struct target *top = target_at(&app, *x + .5f, *y + .5f);
        if (top && !strcmp(top->id, target->id))
            return true;
    }
    return false;
}

/* A thread computes a review, and the luck of a result; these scenes wake on their own until it is done. */
static bool has_thread(void)
{
    return headless_is_at("review") || headless_is_at("match-review") || headless_is_at("result") ||
           headless_is_at("verdict") || headless_is_at("match-result") || headless_is_at("scorer");
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
static int point_at_all(void)
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
            scene_fault(target->id, "lies below others wherever one points");
            continue;
        }
        point(x, y);
        if (strcmp(app.input.hot, target->id) != 0)
            scene_fault(target->id, "is not what is pointed at there");
        if (!differs(target->rect, ticking ? 0 : NEAR))
            scene_fault(target->id, "shows nothing under the pointer");
        point_away();
        if (differs(target->rect, ticking ? 0 : SCENE_WIDTH))
            scene_fault(target->id, "leaves something behind when the pointer has gone");
    }
    return enabled;
}

/* Where a clock runs no question is late, however slow the machine. */
static void look(const char *scene)
{
    ticking = !strcmp(scene, "trainer-play") || (!strncmp(scene, "drill-", 6) && strstr(scene, "-play"));
    app.command_line.screenshot = ticking ? "" : NULL;
    if (ticking)
        app_go(&app, scene_by_name(&app, scene));
    app.painter.unseen = false;
    app.loop.entered = 1;
    point_away();
    if (!point_at_all())
        fail_msg("%s: nothing can be clicked", scene);
}

/* Without reduced motion: an own tile rises in steps, all asked for by the pointer alone. */
static void a_tile_of_a_table_at_rest_lifts(void)
{
    ticking = false;
    scene_open("table-discard", SCENE_AS_PLAYED);
    app.settings.reduced_motion = false;
    app.painter.unseen = false;
    app.loop.entered = 1;
    rest();
    const struct target *tile = headless_find("hand:");
    assert_non_null(tile);
    struct rect rect = tile->rect;
    point(rect.x + rect.w / 2, rect.y + rect.h / 2);
    assert_true(headless_table()->lifts[0] > 10);
    assert_true(headless_table()->choice.hover < TILE_COUNT);
    point_away();
    assert_true(headless_table()->lifts[0] < 1);
}

const struct scene_check check_pointer = {.name = "pointer",
                                          .opening = SCENE_AS_PLAYED,
                                          .leaves_another = true,
                                          .look = look,
                                          .proof = a_tile_of_a_table_at_rest_lifts};
