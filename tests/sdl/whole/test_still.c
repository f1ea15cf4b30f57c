/*
 * test_still.c: with reduced motion nothing travels: in no scene, while it opens, while it is pointed at and
 * while the computer plays, does a picture or a word lie a bit further in each of three frames. What changes
 * is there at once, or fades.
 *
 * Looked at is the list of what is drawn: whatever is there once in a frame and once in the frame before.
 * Without the setting the same measure finds much that moves.
 * Tier: ci
 * Sanitize: no
 * Teacher: quick
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "rules/play/ruleset.h"
#include "sdl/headless.h"
#include "sdl/paint/canvas.h"

enum { ITEMS = 8192, IN_A_ROW = 3, FRAME = 20 };

static struct item {
    uint64_t id;
    struct rect rect;
    int moved; /* frames in a row */
    bool once;
} now[ITEMS], before[ITEMS];
static int count, count_before, travels;

static int by_id(const void *a, const void *b)
{
    uint64_t x = ((const struct item *)a)->id, y = ((const struct item *)b)->id;
    return (x > y) - (x < y);
}

static struct item *last_place(uint64_t id)
{
    struct item key = {.id = id};
    return bsearch(&key, before, (size_t)count_before, sizeof *before, by_id);
}

static void take(void)
{
    const struct canvas *canvas = app.painter.canvas;
    memcpy(before, now, sizeof now);
    count_before = count;
    count = 0;
    for (int i = 0; i < canvas_count(canvas) && count < ITEMS; i++) {
        struct item item = {.once = true};
        item.id = canvas_noted(canvas, i, &item.rect);
        if (item.id)
            now[count++] = item;
    }
    qsort(now, (size_t)count, sizeof *now, by_id);
    int kept = 0;
    for (int i = 0; i < count; i++) { /* what is there several times cannot be followed */
        if ((i > 0 && now[i].id == now[i - 1].id) || (i + 1 < count && now[i].id == now[i + 1].id))
            continue;
        now[kept++] = now[i];
    }
    count = kept;
}

static void look(const char *what)
{
    take();
    for (int i = 0; i < count; i++) {
        const struct item *last = last_place(now[i].id);
        if (!last)
            continue;
        float way = hypotf(now[i].rect.x - last->rect.x, now[i].rect.y - last->rect.y);
        bool moved = way > 0.5f || fabsf(now[i].rect.w - last->rect.w) > 0.5f ||
                     fabsf(now[i].rect.h - last->rect.h) > 0.5f;
        now[i].moved = moved ? last->moved + 1 : 0;
        if (now[i].moved != IN_A_ROW)
            continue;
        if (app.settings.reduced_motion)
            printf("%s: something of %gx%g travels at %g,%g\n", what, now[i].rect.w, now[i].rect.h,
                   now[i].rect.x, now[i].rect.y);
        travels++;
    }
}

static void run(const char *what, int steps)
{
    for (int i = 0; i < steps; i++) {
        loop_step(&app);
        loop_draw(&app, false);
        look(what);
        if (strstr(what, "review"))
            SDL_Delay(FRAME); /* what is judged meanwhile comes bit by bit */
    }
}

static void open(bool reduced)
{
    headless_open(1280, 800, SPEED_NORMAL);
    app.settings.reduced_motion = reduced;
    app.input.x = app.input.y = -10000;
    count = count_before = 0;
}

/* Opens a scene, lets it come, and points at some of what is there. */
static void watch_scene(const char *name, bool reduced)
{
    open(reduced);
    struct scene *scene = scene_by_name(&app, name);
    assert_non_null(scene);
    app_go(&app, scene);
    run(name, 2 * APP_STEPS);
    for (int i = 0; i < 12 && i < app.targets.count; i++) {
        headless_mouse(SDL_MOUSEMOTION, app.targets.list[i * app.targets.count / 12].rect);
        count = count_before = 0; /* the pointer itself */
        run(name, 12);
    }
    headless_close();
}

static void watch_play(const char *rules, bool reduced, int seconds)
{
    open(reduced);
    app.command_line.autoplay = true;
    app.command_line.rules = rules;
    app_go(&app, scene_autoplay(&app));
    run(rules, seconds * APP_STEPS);
    headless_close();
}

static void the_measure_sees_what_moves(void **state)
{
    (void)state;
    travels = 0;
    watch_scene("dice", false);
    assert_true(travels > 0);
    travels = 0;
    watch_play("dueling-tigers", false, 20);
    assert_true(travels > 50);
}

static void no_scene_moves(void **state)
{
    const char *only = getenv("STILL_SCENE");
    const struct scene_entry *entry;
    (void)state;
    travels = 0;
    for (int i = 0; (entry = scene_entry_at(i)); i++)
        if (strcmp(entry->name, "replay") != 0 && (!only || strstr(entry->name, only)))
            watch_scene(entry->name, true);
    assert_int_equal(travels, 0);
}

static void no_round_moves(void **state)
{
    (void)state;
    travels = 0;
    for (int i = 0; ruleset_list[i]; i++)
        watch_play(ruleset_list[i]->id, true, 60);
    assert_int_equal(travels, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_measure_sees_what_moves),
        cmocka_unit_test(no_round_moves),
        cmocka_unit_test(no_scene_moves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
