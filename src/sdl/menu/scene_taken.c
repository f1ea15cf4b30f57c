/*
 * scene_taken.c: another window has the data folder: wait for it, look and play here without saving, play as
 * another player in a folder of their own, or leave.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/system/page.h"
#include "sdl/ui/pick.h"
#include "sdl/ui/widgets.h"

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct button buttons[] = {{.id = "button:again",
                                      .label = tr("Try again"),
                                      .sub = tr("After closing the other window"),
                                      .key_label = tr("Enter"),
                                      .key = SDLK_RETURN,
                                      .look = BUTTON_PRIMARY},
                                     {.id = "button:look",
                                      .label = tr("Continue without saving"),
                                      .sub = tr("Look around and play, but nothing is saved"),
                                      .key_label = "G",
                                      .key = SDLK_g,
                                      .look = BUTTON_SECONDARY},
                                     {.id = "button:another",
                                      .label = tr("Play as another player"),
                                      .sub = tr("With their own matches and settings"),
                                      .key_label = "P",
                                      .key = SDLK_p,
                                      .look = BUTTON_SECONDARY},
                                     {.id = "button:quit",
                                      .label = tr("Quit"),
                                      .key_label = tr("Esc"),
                                      .key = SDLK_ESCAPE,
                                      .look = BUTTON_SECONDARY}};
    int count =
        (int)(sizeof buttons / sizeof *buttons) -
        (PAGE_HERE ? 2 : 0); /* a page is closed, not left, and its players' files are kept together */
    float u = painter->layout.u, pad = roundf(30 * u);
    struct rect panel = layout_middle(&painter->layout, 0, 92, 560, (float)(166 + 86 * count));
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
    struct type text = type_make(TYPE_SANS, SIZE_TEXT, COLOUR_TEXT, TYPE_LEFT);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_LEFT), panel.x + pad,
                  panel.y + 52 * u, panel.w - 2 * pad, tr("Already open in another window"));
    int lines = type_draw_wrapped(painter, text, panel.x + pad, panel.y + 88 * u, panel.w - 2 * pad, 24, 4,
                                  tr("That window keeps your matches and settings while it is open, so that "
                                     "neither window overwrites what the other has saved."));
    float top = fmaxf(roundf(88 * u + type_leading(painter, text, 24) * (float)lines), roundf(152 * u));
    struct rect column =
        rect_make(panel.x + pad, panel.y + top, panel.w - 2 * pad, panel.h - top - roundf(26 * u));
    for (int i = 0; i < count; i++)
        widget_button(app, rect_row(column, i, count, roundf(12 * u)), &buttons[i]);
}

static struct scene *try_again(struct scene *scene, struct app *app)
{
    app_load_anew(app);
    if (app->taken) {
        audio_play(app, SOUND_REFUSE);
        app_notice(app, tr("It is still open in the other window."));
        return scene;
    }
    return app->first_start ? scene_welcome(app) : scene_title(app);
}

/* --- another player --------------------------------------------------------------------------------------
 */

/* The players who have a folder of their own beside the one that is taken, by their places; returns how many.
 */
static int list_others(const struct app *app, int places[PROFILES_MAX])
{
    int count = 0;
    for (int i = 0; i < app->profiles.count; i++)
        if (i != app->profiles.chosen)
            places[count++] = i;
    return count;
}

static int add_player(struct app *app)
{
    struct error why;
    char name[PLAYER_NAME];
    tr_say(name, sizeof name, tr("Player {1}"), app->profiles.count + 1);
    int number = profiles_begin(app->base, &app->settings, name, &why);
    if (!number)
        app_warn(app, tr("Couldn’t add a player: {1}"), why.message);
    return number;
}

static struct scene *take_another(struct scene *under, struct app *app, int index)
{
    int places[PROFILES_MAX], count = list_others(app, places);
    int number = index < count ? app->profiles.numbers[places[index]] : add_player(app);
    struct scene *next = number ? app_take_profile(app, number) : NULL;
    return next ? next : under;
}

static struct scene *ask_another(struct scene *scene, struct app *app)
{
    struct pick pick = {.answer = take_another, .chosen = -1};
    const struct profiles *profiles = &app->profiles;
    int places[PROFILES_MAX], count = list_others(app, places);
    SDL_strlcpy(pick.title, tr("Who’s playing?"), sizeof pick.title);
    for (int i = 0; i < count; i++) {
        const char *name = profiles->names[places[i]];
        bool open = matches_are_open(app, profiles->numbers[places[i]]);
        pick_add(&pick, name[0] ? name : tr("No name"), open ? tr("Open in another window") : NULL)->off =
            open;
    }
    if (profiles->count < PROFILES_MAX)
        pick_add(&pick, tr("Add a player"),
                 tr("They get their own folder; you can change the name in the settings"));
    return scene_pick(app, scene, &pick);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:again") == 0)
        return try_again(scene, app);
    if (strcmp(id, "button:another") == 0)
        return ask_another(scene, app);
    if (strcmp(id, "button:look") == 0)
        return scene_title(app);
    app->quit = true;
    return scene;
}

static const struct scene_class taken_class = {.name = "taken", .draw = draw, .activate = activate};

struct scene *scene_taken(struct app *app)
{
    (void)app;
    return SCENE_NEW(struct scene, &taken_class, NULL);
}
