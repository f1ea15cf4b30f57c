/*
 * scene_win.c: a win at the table. The felt darkens, the winning hand comes to the middle set by set, its
 * patterns are counted one by one, and only then the points move. A click or key goes on to the result at
 * once.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/audio.h"
#include "sdl/result/win_draw.h"

static struct win_scene *of(struct scene *scene)
{
    return (struct win_scene *)scene;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct win_scene *win = of(scene);

    if (again)
        return;
    result_begin(&win->result, win->table->session);
    win->warm = win->result.words.you == SEAT_NONE || win->result.words.you == win->result.winner;
    win->rare = result_rare(&win->result, win->name, sizeof win->name);
    win_plan(win);
    win_find_tiles(win, app);
    win->table->lifted_out = true;
    win->table->unpaid = 1;
    app_animate(app);
}

static bool passes(float before, float now, float at)
{
    return before < at && now >= at;
}

static void sound(const struct win_scene *win, struct app *app, float before, float now)
{
    const struct win_times *times = &win->times;
    int counted = win_lines_at(win, before);

    for (int set = 0; set < win->result.score.reading.count; set++)
        if (passes(before, now, times->sets + times->set_step * (float)set))
            audio_play(app, SOUND_TILE);
    for (; counted < win_lines_at(win, now); counted++)
        audio_play_step(app, SOUND_POINT, counted);
    if (passes(before, now, times->total))
        audio_play(app, win->warm ? SOUND_WIN : SOUND_LOSS);
    if (win->rare && passes(before, now, times->stamp))
        audio_play(app, SOUND_STAMP);
}

/* On to the result; a guide says in words at the table what it comes to. */
static struct scene *go_on(const struct win_scene *win, struct app *app)
{
    return win->table->guide ? &win->table->scene : scene_result_counted(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct win_scene *win = of(scene);
    float speed = app_duration(app, 1000), before = win->time;

    if (speed <= 0)
        return go_on(win, app);
    win->time += dt / speed;
    sound(win, app, before, win->time);
    win->table->unpaid = 1 - win_paid_at(win, win->time);
    app_animate(app);
    return win->time >= win->times.end ? go_on(win, app) : scene;
}

static void draw(struct scene *scene, struct app *app)
{
    win_draw(of(scene), app);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    bool goes_on = pressed->code == SDLK_RETURN || pressed->code == SDLK_KP_ENTER ||
                   pressed->code == SDLK_SPACE || pressed->code == SDLK_ESCAPE;
    return goes_on ? go_on(of(scene), app) : NULL;
}

static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    (void)x;
    (void)y;
    return go_on(of(scene), app);
}

/* The table has said who wins; what the hand comes to is said once, by the result that follows. */
static void speak(struct scene *scene, struct app *app, enum speak what)
{
    if (what != SPEAK_COMES)
        result_speak(&of(scene)->result, app, what);
}

static const struct scene_class win_class = {.name = "win",
                                             .speak = speak,
                                             .enter = enter,
                                             .update = update,
                                             .draw = draw,
                                             .key = key,
                                             .click = click};

struct scene *scene_win(struct app *app, struct table_scene *table)
{
    struct win_scene *win = calloc(1, sizeof *win);

    (void)app;
    CHECK_MEMORY(win);
    win->scene.class = &win_class;
    win->scene.under = &table->scene;
    win->table = table;
    return &win->scene;
}
