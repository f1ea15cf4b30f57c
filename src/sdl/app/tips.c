/* tips.c: see tips.h. */
#include "sdl/app/tips.h"

#include <string.h>

#include "sdl/app/app.h"
#include "sdl/app/loop.h"

static const float rests = 0.5f; /* seconds */

void tips_begin(struct app *app)
{
    app->tips.quiet = false;
    app->painter.clear.count = 0;
}

void tips_quiet(struct app *app)
{
    if (!app->input.covered)
        app->tips.quiet = true;
}

/* Another thing is under the pointer. */
static bool has_changed(const struct app *app, int word)
{
    const struct tips *tips = &app->tips;
    return tips->scene != app->top || tips->word != word || strcmp(tips->thing, app->input.hot) != 0;
}

void tips_settle(struct app *app, bool moved)
{
    struct tips *tips = &app->tips;
    const struct touch *touch = &app->input.touch;
    int word = app->input.dragging ? 0 : terms_at(app, app->input.x, app->input.y);
    if (has_changed(app, word)) {
        tips->scene = app->top;
        tips->word = word;
        SDL_strlcpy(tips->thing, app->input.hot, sizeof tips->thing);
        tips->moved = tips->closed = tips->told = false;
        app_dirty(app);
    }
    if (tips->moved || (!moved && !touch->down) || (!word && !tips->thing[0]))
        return;
    tips->moved = true;
    tips->since = loop_seconds() - (touch->tells ? (double)rests : 0); /* a finger has rested already */
    app_wake(app, rests);
}

void tips_close(struct app *app)
{
    app->tips.closed = true;
}

void tips_step(struct app *app)
{
    struct tips *tips = &app->tips;
    double left = tips->since + (double)rests - loop_seconds();
    if (!tips->moved || tips->told)
        return;
    if (left > 0) {
        app_wake(app, (float)left); /* something else woke the program before */
        return;
    }
    tips->told = true;
    app_dirty(app);
}

bool tips_open(const struct app *app)
{
    const struct tips *tips = &app->tips;
    return tips->moved && !tips->closed && !tips->quiet && loop_seconds() - tips->since >= (double)rests;
}
