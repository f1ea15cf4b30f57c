/*
 * scene_taken.c: another window has the data folder: wait for it, look and play here without saving, play as
 * another player in a folder of their own, or leave.
 */
#include <math.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/system/page.h"
#include "sdl/ui/pick.h"
#include "sdl/ui/widgets.h"

static struct scene *try_again(struct scene *scene, struct app *app)
{
    app_reload(app);
    if (app->taken) {
        audio_play(app, SOUND_REFUSE);
        app_notice(app, tr("It is still open in the other window."));
        return scene;
    }
    return app->first_start ? scene_welcome(app) : scene_title(app);
}

/* --- another player ----------------------------------------------------------------------------- */

/* The players who have a folder of their own beside the one that is taken, by their places; returns how many.
 */
static int list_others(const struct app *app, int places[PROFILES_MAX])
{
    int count = 0;
    for (int i = 0; i < app->players.list.count; i++)
        if (i != app->players.list.chosen)
            places[count++] = i;
    return count;
}

static int add_player(struct app *app)
{
    struct error why;
    char name[PLAYER_NAME];
    tr_say(name, sizeof name, tr("Player {1}"), app->players.list.count + 1);
    int number = profiles_begin(app->players.base, &app->settings, name, &why);
    if (!number)
        app_warn(app, tr("Couldn’t add a player: {1}"), why.message);
    return number;
}

static struct scene *take_another(struct scene *under, struct app *app, int index)
{
    int places[PROFILES_MAX], count = list_others(app, places);
    int number = index < count ? app->players.list.numbers[places[index]] : add_player(app);
    struct scene *next = number ? app_take_profile(app, number) : NULL;
    return next ? next : under;
}

static struct scene *ask_another(struct scene *scene, struct app *app)
{
    struct pick pick = {.answer = take_another, .chosen = -1};
    const struct profiles *profiles = &app->players.list;
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

static struct scene *quit(struct scene *scene, struct app *app)
{
    app->quit = true;
    return scene;
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct button buttons[] = {button_make("button:again", tr("Try again"),
                                           tr("After closing the other window"), tr("Enter"), SDLK_RETURN),
                               button_make("button:look", tr("Continue without saving"),
                                           tr("Look around and play, but nothing is saved"), "G", SDLK_g),
                               button_make("button:another", tr("Play as another player"),
                                           tr("With their own matches and settings"), "P", SDLK_p),
                               button_make("button:quit", tr("Quit"), NULL, tr("Esc"), SDLK_ESCAPE)};
    scene_action *const answers[] = {try_again, scene_close, ask_another, quit};
    int count =
        (int)(sizeof buttons / sizeof *buttons) -
        (PAGE_HERE ? 2 : 0); /* a page is closed, not left, and its players' files are kept together */
    struct pen pen = pen_in(painter, layout_middle(&painter->layout, 0, 92, 560, (float)(166 + 86 * count)));
    (void)scene;
    backdrop_draw_dim(painter, BACKDROP_TITLE);
    draw_svg(painter, "emblem", pen_part(&pen, (560 - 180) / 2, -200, 180, 180), 0);
    draw_overlay(painter, pen.room);
    pen_pad(&pen, 30, 26);
    text_draw(painter, TEXT_HEAD, pen_top(&pen, 34), tr("Already open in another window"));
    pen_top(&pen, 2);
    float text = pen.room.y;
    pen_write(&pen, TEXT_PROSE, 24, 4,
              tr("That window keeps your matches and settings while it is open, so that neither window "
                 "overwrites what the other has saved."));
    pen_top(&pen, fmaxf(14, 90 - (pen.room.y - text) / pen.u));
    buttons[0].look = BUTTON_PRIMARY;
    for (int i = 0; i < count; i++) {
        buttons[i].does = answers[i];
        widget_button(app, pen_row(&pen, i, count, 12), &buttons[i]);
    }
}

static const struct scene_class taken_class = {.name = "taken", .clicks = true, .draw = draw};

struct scene *scene_taken(struct app *app)
{
    (void)app;
    return SCENE_NEW(struct scene, &taken_class, NULL);
}
