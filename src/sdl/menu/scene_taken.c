/*
 * scene_taken.c: another window has the data folder: wait for it, play here without saving, or leave.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/system/page.h"
#include "sdl/ui/widgets.h"

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct button buttons[] = {{.id = "button:again",
                                      .label = tr("Try again"),
                                      .sub = tr("Once the other window is closed"),
                                      .key_label = tr("Enter"),
                                      .key = SDLK_RETURN,
                                      .look = BUTTON_PRIMARY},
                                     {.id = "button:look",
                                      .label = tr("Go on without saving"),
                                      .sub = tr("Look around and play; nothing is written"),
                                      .key_label = "G",
                                      .key = SDLK_g,
                                      .look = BUTTON_SECONDARY},
                                     {.id = "button:quit",
                                      .label = tr("Quit"),
                                      .key_label = tr("Esc"),
                                      .key = SDLK_ESCAPE,
                                      .look = BUTTON_SECONDARY}};
    int count =
        (int)(sizeof buttons / sizeof *buttons) - (PAGE_HERE ? 1 : 0); /* a page is closed, not left */
    float u = painter->layout.u, pad = roundf(30 * u);
    struct rect panel = layout_middle(&painter->layout, 0, 70, 560, 436);
    struct rect emblem = rect_make(panel.x + panel.w / 2 - 90 * u, panel.y - 200 * u, 180 * u, 180 * u);
    struct box_style body = {.radius = 16,
                             .top = COLOUR_OVERLAY_HIGH,
                             .bottom = COLOUR_OVERLAY_LOW,
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                             .stroke_width = 1.5f,
                             .shadow = COLOUR_SHADOW};
    (void)scene;
    backdrop_draw_dim(painter, BACKDROP_TITLE);
    draw_svg(painter, "emblem", emblem, 0);
    draw_box(painter, panel, &body);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_COUNT, COLOUR_IVORY, TYPE_LEFT), panel.x + pad,
                  panel.y + 54 * u, panel.w - 2 * pad, tr("Already open in another window"));
    type_draw_wrapped(painter, type_make(TYPE_SANS, SIZE_TEXT, COLOUR_TEXT, TYPE_LEFT), panel.x + pad,
                      panel.y + 90 * u, panel.w - 2 * pad, 24, 4,
                      tr("Your matches and settings belong to that window as long as it is open, so that "
                         "neither undoes what the other saved."));
    struct rect column = rect_make(panel.x + pad, panel.y + roundf(160 * u), panel.w - 2 * pad,
                                   panel.h - roundf(160 * u + 26 * u));
    for (int i = 0; i < count; i++)
        widget_button(app, rect_row(column, i, count, roundf(12 * u)), &buttons[i]);
}

/* Reads all anew; what the settings change is applied, as the window has been open for a while. */
static struct scene *try_again(struct scene *scene, struct app *app)
{
    struct settings before = app->shown;
    app_load(app);
    if (app->taken) {
        audio_play(app, SOUND_REFUSE);
        app_notice(app, tr("It is still open in another window."));
        return scene;
    }
    app->shown = before;
    app_settings_changed(app);
    return app->first_start ? scene_welcome(app) : scene_title(app);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:again") == 0)
        return try_again(scene, app);
    if (strcmp(id, "button:look") == 0)
        return scene_title(app);
    app->quit = true;
    return scene;
}

static const struct scene_class taken_class = {.name = "taken", .draw = draw, .activate = activate};

struct scene *scene_taken(struct app *app)
{
    struct scene *scene = calloc(1, sizeof *scene);
    (void)app;
    CHECK(scene);
    scene->class = &taken_class;
    return scene;
}
