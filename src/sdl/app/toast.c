/*
 * toast.c: sentences shown at the top of the window for some seconds (toast.h).
 */
#include "sdl/app/toast.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"

enum { WAITING = 5, SENTENCE = 360 };

struct toast {
    int count;
    char sentences[WAITING][SENTENCE]; /* the first one is shown */
    double until;                      /* real time; 0: not yet shown */
};

static const float fade = 0.25f, least = 3.5f, per_character = 0.05f;

void toast_init(struct app *app)
{
    app->toast = calloc(1, sizeof *app->toast);
    CHECK(app->toast);
}

void toast_deinit(struct app *app)
{
    free(app->toast);
    app->toast = NULL;
}

void toast_add(struct app *app, const char *sentence)
{
    struct toast *toast = app->toast;
    for (int i = 0; i < toast->count; i++)
        if (strncmp(toast->sentences[i], sentence, SENTENCE - 1) == 0)
            return;
    if (toast->count == WAITING)
        return;
    SDL_strlcpy(toast->sentences[toast->count++], sentence, SENTENCE);
}

void toast_clear(struct app *app)
{
    app->toast->count = 0;
    app->toast->until = 0;
}

static double seconds(void)
{
    return (double)SDL_GetTicks64() / 1000;
}

void toast_update(struct app *app, float dt)
{
    struct toast *toast = app->toast;
    double now = seconds();
    (void)dt;
    if (toast->count == 0 || toast->until == 0)
        return;
    if (now >= toast->until) {
        toast->count--;
        memmove(toast->sentences[0], toast->sentences[1], sizeof toast->sentences[0] * (WAITING - 1));
        toast->until = 0;
        app_dirty(app);
    } else if (now > toast->until - (double)fade) {
        app_animate(app);
    } else {
        app_wake(app, (float)(toast->until - now) - fade);
    }
}

void toast_draw(struct app *app)
{
    struct painter *painter = &app->painter;
    struct toast *toast = app->toast;
    float u = painter->layout.u, width, h;
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_CENTRE);
    struct box_style style = {.radius = 12,
                              .top = COLOUR_ALPHA(COLOUR_CARD, 245),
                              .bottom = COLOUR_ALPHA(COLOUR_PANEL, 245),
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, 150),
                              .stroke_width = 1.2f,
                              .shadow = COLOUR_SHADOW};
    const char *sentence = toast->sentences[0];
    if (toast->count == 0)
        return;
    if (toast->until == 0) {
        toast->until = seconds() + (double)(least + per_character * (float)strlen(sentence));
        app_wake(app, 0);
    }
    if (!app_reduced(app))
        painter->alpha = SDL_clamp((float)(toast->until - seconds()) / fade, 0, 1);
    width = fminf(type_width(painter, type, sentence), 620 * u);
    int lines = type_count_lines(painter, type, width + 1, sentence);
    float leading = type_leading(painter, type, 21);
    h = roundf(24 * u + leading * (float)lines);
    struct rect box = rect_make(roundf(((float)painter->layout.width - width) / 2 - 22 * u), roundf(24 * u),
                                roundf(width + 44 * u), h);
    draw_box(painter, box, &style);
    type_draw_wrapped(painter, type, box.x + box.w / 2, roundf(box.y + 12 * u + leading * 0.74f), width + 1,
                      21, 4, sentence);
    painter->alpha = 1;
}
