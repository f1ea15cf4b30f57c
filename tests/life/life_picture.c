/*
 * life_picture.c: one picture in several ways (life.h): painted cold it is the same, and so it is when all
 * that nobody at the screen may know is dealt again.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "life/life.h"
#include "sdl/app/app.h"
#include "sdl/app/loop.h"
#include "sdl/app/window.h"
#include "sdl/paint/canvas.h"
#include "sdl/table/scene_table.h"
#include "session/session_inside.h"

/* What a player gets of a moment: what can be met, what is told, and the picture if there is one. */
struct moment {
    int count;
    struct target list[TARGET_MAX];
    struct text spoken;
    size_t size;
    char *pixels;
};

static const SDL_Surface *surface_of(struct app *app)
{
    return app->window ? SDL_GetWindowSurface(app->window) : app->picture;
}

static void take_pixels(struct app *app, struct moment *moment)
{
    const SDL_Surface *surface = surface_of(app);
    moment->pixels = NULL;
    moment->size = 0;
    if (!life->pictures || !surface)
        return;
    moment->size = (size_t)surface->pitch * (size_t)surface->h;
    moment->pixels = malloc(moment->size);
    CHECK_MEMORY(moment->pixels);
    memcpy(moment->pixels, surface->pixels, moment->size);
}

static void take_moment(struct app *app, struct moment *moment)
{
    const struct scene_class *class = app->top->class;
    memset(moment, 0, sizeof *moment);
    loop_draw(app, life->pictures);
    moment->count = app->targets.count;
    memcpy(moment->list, app->targets.list, (size_t)moment->count * sizeof *moment->list);
    take_pixels(app, moment);
    life_spoken = &moment->spoken;
    if (class->speak)
        class->speak(app->top, app, true);
    life_spoken = NULL;
}

static void free_moment(struct moment *moment)
{
    text_deinit(&moment->spoken);
    free(moment->pixels);
}

static bool is_same_target(const struct target *one, const struct target *other)
{
    return !strcmp(one->id, other->id) && !memcmp(&one->rect, &other->rect, sizeof one->rect) &&
           one->flags == other->flags && one->key == other->key;
}

/* The first target that only one of them has, or NULL. */
static const char *differing_target(const struct moment *one, const struct moment *other)
{
    for (int i = 0; i < one->count || i < other->count; i++)
        if (i >= one->count || i >= other->count || !is_same_target(&one->list[i], &other->list[i]))
            return i < one->count ? one->list[i].id : other->list[i].id;
    return NULL;
}

static const char *difference(const struct moment *one, const struct moment *other)
{
    const char *target = differing_target(one, other);
    if (target)
        return target;
    if (strcmp(text_string(&one->spoken), text_string(&other->spoken)) != 0)
        return "what is told";
    return one->size == other->size && (!one->size || !memcmp(one->pixels, other->pixels, one->size))
               ? NULL
               : "the picture";
}

void life_watch_cold(struct app *app)
{
    struct moment warm, cold;
    if (!life->pictures || app->screen.resize.until > 0)
        return;
    loop_draw(app, true);
    take_pixels(app, &warm);
    canvas_forget(app->painter.canvas);
    window_show(app);
    take_pixels(app, &cold);
    bool same = warm.size == cold.size && warm.size && !memcmp(warm.pixels, cold.pixels, warm.size);
    free(warm.pixels);
    free(cold.pixels);
    life->counts.cold++;
    if (!same)
        life_fail("%s: the picture is another when all of it is painted", app->top->class->name);
}

/* The table takes its view from the match as it is now. */
static void look_again(struct table_scene *table, struct app *app)
{
    table_scene_refresh(table, app, PICTURE_JUMPS);
}

static bool is_in_play(const struct table *table)
{
    return table->phase != PHASE_DEAL && table->phase != PHASE_OVER && table->phase != PHASE_REMOVE &&
           table->result.outcome == OUTCOME_NONE;
}

static bool is_at_rest(const struct app *app, const struct table_scene *table)
{
    bool on_top = app->top == &table->scene || !strcmp(app->top->class->name, "curtain");
    return on_top && !anim_is_busy(&table->anim) && !table->cover.holds && !app->animating &&
           table->position == session_position(table->session) && table->drag_place < 0 &&
           !worker_is_busy(&table->hint.worker) && app->screen.resize.until <= 0;
}

/* Whose knowledge stays: of the person at the screen, or with a curtain down of anybody, one at a time. */
static void deal_anew(const struct app *app, const struct table_scene *table, struct game *game)
{
    struct view view;
    int seat = table->view.seat;
    if (seat == SEAT_NONE)
        seat = life_below(session_setup(app->session)->seats);
    session_view(app->session, seat, &view);
    view_guess(&view, &life->rng, game);
}

void life_watch_redealt(struct app *app)
{
    static struct moment one, other;
    struct table_scene *table = app->session ? life_table(app) : NULL;
    struct view view;
    if (!table || session_is_heard(app->session) || !is_at_rest(app, table))
        return;
    session_view(app->session, SEAT_NONE, &view);
    if (!is_in_play(&view.table))
        return;
    struct game real = app->session->game, dealt;
    deal_anew(app, table, &dealt);
    look_again(table, app);
    take_moment(app, &one);
    app->session->game = dealt;
    look_again(table, app);
    take_moment(app, &other);
    app->session->game = real;
    look_again(table, app);
    life->counts.redealt++;
    const char *what = difference(&one, &other);
    if (what)
        life_fail("%s: %s changes with tiles that are hidden", app->top->class->name, what);
    free_moment(&one);
    free_moment(&other);
}
