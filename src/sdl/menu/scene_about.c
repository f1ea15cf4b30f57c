/*
 * scene_about.c: what this is, who may use it how, what it is made with.
 */
#include <math.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/ui/widgets.h"

static const struct paragraph {
    const char *head, *text;
} paragraphs[] = {
    {TR("The game"), TR("Mahjong for two players and a hand that nobody plays. Everything you see and hear "
                        "was drawn and synthesised for it. It keeps to itself: nothing is sent anywhere, and "
                        "your matches and settings stay in your own folder.")},
    {TR("Licences"), TR("The program is free software under the MIT licence. Tiles, table, icons, sounds and "
                        "music are given to the public (CC0 1.0): take them for anything.")},
    {TR("Typefaces"),
     TR("EB Garamond by Georg Duffner and Octavio Pardo, Inter by Rasmus Andersson. The characters on the "
        "tiles are outlines of LXGW WenKai. All three are under the SIL Open Font License 1.1.")},
    {TR("Made with"), TR("SDL 2 with its image, ttf and mixer libraries (zlib licence), FreeType, cJSON "
                         "(MIT) and inih (BSD). Their licences lie beside the program.")},
};
enum { PARAGRAPHS = sizeof paragraphs / sizeof *paragraphs };

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(scene);
}

/* The letters of the paragraphs, no larger than all of them have room for. */
static struct type fitting_text(struct painter *painter, float width, float high)
{
    struct type text = type_make(TYPE_SANS, SIZE_TEXT, COLOUR_TEXT, TYPE_LEFT);
    float used = (float)PARAGRAPHS * 54 * painter->layout.u;
    for (int i = 0; i < PARAGRAPHS; i++)
        used += type_leading(painter, text, 24) *
                (float)type_count_lines(painter, text, width, tr(paragraphs[i].text));
    return type_squeezed(painter, text, used, high);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    float u = l->u, x = l->margin + 16;
    struct rect panel = layout_rect(l, x, 136, l->wide - 2 * x, 520);
    struct type head = type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_LEFT);
    float y = panel.y + roundf(52 * u), column = roundf(360 * u), left = panel.x + column + 28 * u;
    float width = panel.x + panel.w - 48 * u - left;
    struct type text = fitting_text(painter, width, panel.y + panel.h - y);
    struct rect emblem =
        rect_make(panel.x + roundf(56 * u), panel.y + roundf(66 * u), roundf(270 * u), roundf(270 * u));
    char version[40];
    (void)scene;
    tr_say(version, sizeof version, tr("Version {1}"), TIGERS_VERSION);
    backdrop_draw_dim(painter, 34);
    widget_screen_head(app, tr("About"), NULL);
    draw_panel(painter, panel);
    draw_svg(painter, "emblem", emblem, 0);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PANEL, COLOUR_IVORY, TYPE_CENTRE), emblem.x + emblem.w / 2,
              emblem.y + emblem.h + 64 * u, tr("Dueling Tigers"));
    type_draw(painter, type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_CENTRE), emblem.x + emblem.w / 2,
              emblem.y + emblem.h + 94 * u, version);
    for (int i = 0; i < PARAGRAPHS; i++) {
        type_draw(painter, head, left, y, tr(paragraphs[i].head));
        y += roundf(30 * u);
        int lines = type_draw_wrapped(painter, text, left, y, width, 24, 9, tr(paragraphs[i].text));
        y += type_leading(painter, text, 24) * (float)lines + roundf(24 * u);
    }
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    (void)scene;
    (void)id;
    audio_play(app, SOUND_BUTTON);
    return scene_title(app);
}

static const struct scene_class about_class = {
    .name = "about", .leave = leave, .draw = draw, .activate = activate};

struct scene *scene_about(struct app *app)
{
    struct scene *scene = calloc(1, sizeof *scene);
    (void)app;
    CHECK(scene);
    scene->class = &about_class;
    return scene;
}
