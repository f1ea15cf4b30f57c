/* day_picture.c: the result of a day as a picture to share, which tells nothing of its tiles; see
 * scene_day.h. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/art/backdrop.h"
#include "sdl/day/scene_day.h"
#include "sdl/paint/canvas.h"
#include "sdl/replay/exports.h"
#include "sdl/replay/studio.h"
#include "sdl/ui/flow.h"
#include "words/daily/day_words.h"

enum { WIDE = 1200, HIGH = 680 };

static void draw_head(const struct pen *pen, int day)
{
    char date[DAY_DATE];
    words_date(day, date, sizeof date);
    draw_svg(pen->painter, "emblem", pen_part(pen, 0, 44, 120, 120), 0);
    pen_type(pen, type_make(TYPE_SERIF, SIZE_CEREMONY, COLOUR_IVORY, TYPE_LEFT), 146, 110, 0,
             tr("Dueling Tigers"));
    pen_type(pen, type_make(TYPE_SERIF_ITALIC, SIZE_TERM, COLOUR_PROMPT, TYPE_LEFT), 148, 146, 0, date);
}

/* As large as the program draws it in a window of that size. */
static void draw_picture(struct day_scene *scene, struct painter *painter)
{
    struct pen pen = pen_at(painter, 60, 0, painter->layout.wide - 120, painter->layout.high - 60), card;
    backdrop_draw_dim(painter, 36);
    draw_head(&pen, scene->shown);
    pen_top(&pen, 190);
    card = pen_in(painter, pen_top(&pen, 372));
    draw_panel(painter, card.room);
    pen_pad(&card, 34, 34);
    day_done_draw(scene, painter, card.room, false);
    pen_top(&pen, 28);
    day_fan_draw(painter, scene->shown, pen.room);
}

/* The pixels of the picture, which the caller frees; NULL if there are no letters. */
static uint32_t *paint(struct day_scene *scene, const struct app *app)
{
    struct painter painter = {0};
    struct layout layout = layout_make(WIDE, HIGH, 100);
    const struct area *areas;
    struct error why;
    uint32_t *pixels = NULL;
    painter_init(&painter);
    painter_speak(&painter, app->painter.language);
    if (painter_read_fonts(&painter, &why)) {
        pixels = malloc((size_t)WIDE * HIGH * sizeof *pixels);
        CHECK_MEMORY(pixels);
        painter_resize(&painter, &layout);
        painter_set_look(&painter, &app->painter.look);
        canvas_begin(painter.canvas, WIDE, HIGH, painter_colour(&painter, COLOUR_GROUND));
        draw_picture(scene, &painter);
        struct canvas_target target = {.pixels = pixels, .w = WIDE, .h = HIGH, .stride = WIDE};
        canvas_paint(painter.canvas, &target, &areas);
    }
    painter_deinit(&painter);
    return pixels;
}

struct scene *day_save_picture(struct scene *scene, struct app *app)
{
    struct day_scene *day = (struct day_scene *)scene;
    uint32_t *pixels = paint(day, app);
    SDL_Surface *surface = pixels ? SDL_CreateRGBSurfaceWithFormatFrom(pixels, WIDE, HIGH, 32, 4 * WIDE,
                                                                       SDL_PIXELFORMAT_ARGB8888)
                                  : NULL;
    struct text png;
    char date[DATE_TEXT], name[DATE_TEXT + 16];
    struct scene *next = scene;
    date_print(day->shown, date);
    snprintf(name, sizeof name, "%s_day", date);
    if (surface && studio_png(surface, &png)) {
        next = exports_write_as(app, scene, name, ".png", png.data, png.size, N_("The file is {1}"));
        text_deinit(&png);
    }
    SDL_FreeSurface(surface);
    free(pixels);
    return next;
}
