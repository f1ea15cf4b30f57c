/*
 * scene_curtain.c: the curtain of the hot seat. Below it the table shows what
 * an onlooker sees; it goes up when the person named on it says so.
 */
#include <stdlib.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/widgets.h"

enum {
    HASTE =
        350 /* ms in which a key or a click is not meant for it: it lets nobody look who sits there still */
};

struct curtain {
    struct scene scene;
    int seat;
    Uint64 since; /* SDL_GetTicks64 */
};

/* What the person is called to: a turn, or a claim. */
static void call(const struct table *table, const char *name, char *out, size_t size)
{
    switch ((enum phase)table->phase) {
    case PHASE_CLAIM:
        tr_say(out, size,
               table->rules->declares_risk ? tr("{1}, declare a win or pass")
                                           : tr("{1}, you may claim a tile"),
               name);
        break;
    case PHASE_NAME:
        tr_say(out, size, tr("{1}, name your waits"), name);
        break;
    case PHASE_REMOVE:
        tr_say(out, size, tr("{1}, you are East: choose a suit"), name);
        break;
    case PHASE_KEEP:
        tr_say(out, size, tr("{1}, you are East: choose the bonus numbers"), name);
        break;
    case PHASE_GUESS:
        tr_say(out, size, tr("{1}, it’s your turn to guess"), name);
        break;
    default:
        tr_say(out, size, tr("{1}, it’s your turn"), name);
        break;
    }
}

/* Where every discard has its cover, the words after one are the same whether it can be claimed or not. */
void scene_curtain_words(const struct scene *scene, const struct app *app, char *out, size_t size)
{
    const struct table_scene *below = (const struct table_scene *)scene->under;
    int seat = ((const struct curtain *)scene)->seat;
    const char *name = session_setup(below->session)->players[seat].name;
    struct view view;

    session_view(below->session, SEAT_NONE, &view);
    bool claim = view.table.phase == PHASE_CLAIM && table_cover_is_on(below, app);
    if (below->cover.holds || claim)
        tr_say(out, size, tr("{1}, over to you"), name);
    else
        call(&view.table, name, out, size);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct curtain *curtain = (struct curtain *)scene;
    struct session *session = ((const struct table_scene *)scene->under)->session;
    const struct setup *setup = session_setup(session);
    struct rect panel = layout_middle(&painter->layout, 0, 0, 620, 300);
    float u = painter->layout.u, cx = panel.x + panel.w / 2;
    char words[240];
    struct view view;

    session_view(session, SEAT_NONE, &view);
    int other = table_next(&view.table, curtain->seat);
    draw_veil(painter, COLOUR_ALPHA(COLOUR_VEIL, 153));
    draw_panel_brass(painter, panel, false);
    draw_panel(painter, panel);
    uint8_t wind = table_wind(&view.table, curtain->seat);
    struct rect seal = {cx - 32 * u, panel.y + 26 * u, 64 * u, 64 * u};
    draw_seal(painter, seal, wind, true);
    scene_curtain_words(scene, app, words, sizeof words);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_SCORE, COLOUR_IVORY, TYPE_CENTRE), cx,
                  panel.y + 138 * u, panel.w - 60 * u, words);
    if (setup->seats > 2)
        tr_say(words, sizeof words, tr("Everyone else, please look away. The tiles are covered."));
    else
        tr_say(words, sizeof words, tr("{1}, please look away. The tiles are covered."),
               setup->players[other].name);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_CENTRE), cx, panel.y + 172 * u,
                  panel.w - 40 * u, words);
    tr_say(words, sizeof words, tr("I’m {1}"), setup->players[curtain->seat].name);
    struct button button = button_make("button:ready", words, NULL, tr("Enter"), SDLK_RETURN);
    button.look = BUTTON_PRIMARY;
    button.glow = true;
    struct rect place = {cx - 150 * u, panel.y + 210 * u, 300 * u, 60 * u};
    widget_button(app, place, &button);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    const struct curtain *curtain = (const struct curtain *)scene;

    (void)id;
    if (!app->command_line.headless && !app->trace && SDL_GetTicks64() - curtain->since < HASTE)
        return scene;
    table_scene_lift_curtain(scene->under, app);
    return scene->under;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    return pressed->code == SDLK_ESCAPE ? scene_pause(app, scene) : NULL;
}

static const struct scene_class curtain_class = {
    .name = "curtain", .draw = draw, .activate = activate, .key = key};

struct scene *scene_curtain(struct app *app, struct scene *under, int seat)
{
    struct curtain *curtain = SCENE_NEW(struct curtain, &curtain_class, under);

    (void)app;
    curtain->seat = seat;
    curtain->since = SDL_GetTicks64();
    return &curtain->scene;
}
