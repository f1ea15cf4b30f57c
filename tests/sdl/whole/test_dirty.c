/*
 * test_dirty.c: what the window shows is always the whole picture: after every
 * frame of random play through the real scenes, painting everything again
 * changes no pixel.
 */
#include "support/test.h"

#include "sdl/app/scenes.h"
#include "sdl/headless.h"
#include "sdl/paint/canvas.h"

enum { FRAMES = 110, WIDTH = 960, HEIGHT = 600 };

static struct rng rng;
static Uint32 before[WIDTH * HEIGHT];

static int below(int count)
{
    return (int)rng_below(&rng, (uint32_t)count);
}

static void assert_picture_is_whole(void)
{
    size_t bytes = sizeof before;

    assert_int_equal(app.picture->pitch, WIDTH * 4);
    memcpy(before, app.picture->pixels, bytes);
    canvas_forget(app.painter.canvas);
    window_show(&app);
    assert_memory_equal(before, app.picture->pixels, bytes);
}

static void touch_something(void)
{
    struct rect anywhere = rect_make((float)below(WIDTH), (float)below(HEIGHT), 0, 0);
    const struct target *target = app.targets.count ? &app.targets.list[below(app.targets.count)] : NULL;

    switch (below(8)) {
    case 0:
        headless_mouse(SDL_MOUSEMOTION, anywhere);
        break;
    case 1:
        headless_key(below(2) ? SDLK_TAB : SDLK_RIGHT);
        break;
    case 2: /* held, and let go somewhere else */
        headless_mouse(SDL_MOUSEBUTTONDOWN, target ? target->rect : anywhere);
        headless_mouse(SDL_MOUSEMOTION, anywhere);
        loop_draw(&app, true);
        headless_mouse(SDL_MOUSEBUTTONUP, anywhere);
        break;
    default:
        if (target && strcmp(target->id, "button:quit") != 0)
            headless_click(target->id);
    }
}

static void play(const char *scene, const char *rules)
{
    headless_open(WIDTH, HEIGHT, SPEED_FAST);
    app.command_line.rules = rules;
    app.command_line.has_seed = true;
    app.command_line.seed = 3;
    app_go(&app, scene_by_name(&app, scene));
    for (int frame = 0; frame < FRAMES && !app.quit; frame++) {
        if (below(6) == 0)
            touch_something();
        loop_step(&app);
        loop_draw(&app, true);
        assert_picture_is_whole();
    }
}

TEST(the_table)
{
    play("table", "dueling-tigers");
}

TEST(tenpai_duel)
{
    play("duel-turn", "tenpai-duel");
}

TEST(the_title_and_what_it_leads_to)
{
    play("title", NULL);
}

TEST(the_rules)
{
    play("rules", "one-suit");
}

static int begin(void **state)
{
    (void)state;
    rng_init(&rng, 99);
    return 0;
}

TEST_GROUP(begin, NULL)
