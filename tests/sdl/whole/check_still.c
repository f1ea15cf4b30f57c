/*
 * check_still.c: with reduced motion nothing travels: in no scene, while it opens, while it is pointed at and
 * while the computer plays, does a picture or a word lie a bit further in each of three frames. What changes
 * is there at once, or fades.
 *
 * Looked at is the list of what is drawn: whatever is there once in a frame and once in the frame before.
 * Without the setting the same measure finds much that moves.
 */
#include "sdl/whole/scene_check.h"

#include <math.h>
#include <stdlib.h>

#include "rules/play/ruleset.h"
#include "sdl/paint/canvas.h"

enum { ITEMS = 8192, IN_A_ROW = 3, FRAME = 2 /* ms */ };

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

static void look(void)
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
        travels++;
        if (!app.settings.reduced_motion)
            continue;
        char where[60];
        snprintf(where, sizeof where, "something of %gx%g", now[i].rect.w, now[i].rect.h);
        snprintf(where + strlen(where), sizeof where - strlen(where), " at %g,%g", now[i].rect.x,
                 now[i].rect.y);
        scene_fault(where, "travels");
    }
}

static void run(const char *what, int steps)
{
    for (int i = 0; i < steps; i++) {
        loop_step(&app);
        loop_draw(&app, false);
        look();
        if (strstr(what, "review"))
            SDL_Delay(FRAME); /* what is judged meanwhile comes bit by bit */
    }
}

static void begin(void)
{
    app.painter.unseen = false; /* what is drawn is noted */
    travels = count = count_before = 0;
}

/* Lets the scene come, and points at some of what is there. */
static void watch(const char *name)
{
    begin();
    run(name, 2 * APP_STEPS);
    for (int i = 0; i < 12 && i < app.targets.count; i++) {
        headless_mouse(SDL_MOUSEMOTION, app.targets.list[i * app.targets.count / 12].rect);
        count = count_before = 0; /* the pointer itself */
        run(name, 12);
    }
    app.painter.unseen = true;
}

static void watch_play(const char *rules, bool reduced, int seconds)
{
    scene_open("title", SCENE_AS_PLAYED);
    app.settings.reduced_motion = reduced;
    app.command_line.autoplay = true;
    app.command_line.rules = rules;
    app_go(&app, scene_autoplay(&app));
    begin();
    run(rules, seconds * APP_STEPS);
}

/* What moves is seen; and no round moves. */
static void proof(void)
{
    scene_open("dice", SCENE_AS_PLAYED);
    app.settings.reduced_motion = false;
    watch("dice");
    assert_true(travels > 0);
    watch_play("dueling-tigers", false, 20);
    assert_true(travels > 50);
    for (int i = 0; ruleset_list[i]; i++) {
        watch_play(ruleset_list[i]->id, true, 60);
        assert_int_equal(travels, 0);
    }
}

static bool skips(const char *scene)
{
    return !strcmp(scene, "replay"); /* it plays */
}

const struct scene_check check_still = {.name = "still",
                                        .opening = SCENE_AS_PLAYED,
                                        .leaves_another = true,
                                        .skips = skips,
                                        .look = watch,
                                        .proof = proof};
