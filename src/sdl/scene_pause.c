/*
 * scene_pause.c: the menu over the table or a result.
 *
 * The match is saved after every move, so leaving loses nothing. Undo and redo go through the session; the
 * scene below looks at it anew when this one closes.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app.h"
#include "sdl/audio.h"
#include "sdl/scenes.h"
#include "sdl/theme.h"
#include "sdl/widgets.h"

enum { PAUSE_BUTTONS = 7 };

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(scene);
}

/* Why moves cannot be taken back here, or NULL if they can. */
static const char *no_undo(const struct app *app, bool possible, const char *nothing)
{
    if (!session_setup(app->session)->practice)
        return "Only in practice matches";
    return possible ? NULL : nothing;
}

static void draw_buttons(struct app *app, struct rect panel, float top)
{
    float u = app->layout.u, pad = roundf(28 * u), gap = roundf(10 * u), high = roundf(54 * u), y = top;
    float half = roundf((panel.w - 2 * pad - gap) / 2), whole = panel.w - 2 * pad, x = panel.x + pad;
    const char *undo = no_undo(app, session_can_undo(app->session), "Nothing to take back");
    const char *redo = no_undo(app, session_can_redo(app->session), "Nothing was taken back");
    const char *again = no_undo(app, true, NULL);
    const struct button buttons[PAUSE_BUTTONS] = {
        {.id = "button:continue",
         .label = "Continue",
         .key_label = "Esc",
         .key = SDLK_ESCAPE,
         .look = BUTTON_PRIMARY},
        {.id = "button:undo",
         .label = "Undo",
         .sub = undo,
         .key_label = undo ? NULL : "U",
         .key = SDLK_u,
         .look = undo ? BUTTON_OFF : BUTTON_SECONDARY},
        {.id = "button:redo",
         .label = "Redo",
         .sub = redo,
         .key_label = redo ? NULL : "Y",
         .key = SDLK_y,
         .look = redo ? BUTTON_OFF : BUTTON_SECONDARY},
        {.id = "button:restart",
         .label = "Begin this deal again",
         .sub = again,
         .key_label = again ? NULL : "D",
         .key = SDLK_d,
         .look = again ? BUTTON_OFF : BUTTON_SECONDARY},
        {.id = "button:rules", .label = "Rules", .key_label = "R", .key = SDLK_r, .look = BUTTON_SECONDARY},
        {.id = "button:settings",
         .label = "Settings",
         .key_label = "S",
         .key = SDLK_s,
         .look = BUTTON_SECONDARY},
        {.id = "button:title",
         .label = app->data[0] ? "Save and go to the title" : "Go to the title",
         .key_label = "T",
         .key = SDLK_t,
         .look = BUTTON_SECONDARY},
    };
    for (int i = 0; i < PAUSE_BUTTONS; i++) {
        bool left = i == 1 || i == 4, right = i == 2 || i == 5;
        widget_button(app, rect_make(right ? x + half + gap : x, y, left || right ? half : whole, high),
                      &buttons[i]);
        if (!left)
            y += high + gap;
    }
}

/* The number of the deal, with a button that copies it. */
static void draw_deal(struct app *app, struct rect panel)
{
    float u = app->layout.u, side = roundf(fmaxf(32 * u, 26)), y = panel.y + panel.h - roundf(24 * u) - side;
    char words[64];
    snprintf(words, sizeof words, "Deal number %llu", (unsigned long long)session_deal_seed(app->session));
    struct type type = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    type_draw_fit(app, type, panel.x + 30 * u, y + side / 2 + type_cap_height(app, type) / 2,
                  panel.w - 70 * u - side, words);
    widget_icon_button(app, rect_make(panel.x + panel.w - roundf(28 * u) - side, y, side, side),
                       "button:copy", "icons/copy", SDLK_c);
}

static void draw(struct scene *scene, struct app *app)
{
    const struct layout *l = &app->layout;
    static struct view view; /* large */
    char words[64];
    struct rect panel = layout_middle(l, 0, 0, 460, 500);
    float u = l->u;
    struct box_style body = {.radius = 16,
                             .top = 0x0d3231fau,
                             .bottom = 0x082223fau,
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS, 150),
                             .stroke_width = 1.4f,
                             .shadow = COLOUR_SHADOW};
    (void)scene;
    session_view(app->session, SEAT_NONE, &view);
    snprintf(words, sizeof words, "%s. Round %d of %d", view.table.rules->name, SDL_max(view.table.round, 1),
             view.table.rounds);
    draw_veil(app, 0x03100f9cu);
    draw_box(app, panel, &body);
    type_draw(app, type_make(TYPE_SERIF, 34, COLOUR_IVORY, TYPE_LEFT), panel.x + 28 * u, panel.y + 56 * u,
              "Pause");
    type_draw(app, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), panel.x + 30 * u,
              panel.y + 82 * u, words);
    draw_buttons(app, panel, panel.y + roundf(104 * u));
    draw_deal(app, panel);
}

static void copy_seed(struct app *app)
{
    char words[32];
    snprintf(words, sizeof words, "%llu", (unsigned long long)session_deal_seed(app->session));
    if (SDL_SetClipboardText(words) == 0)
        app_notice(app, "Deal number %s is copied. Enter it in a new match to play the same tiles.", words);
}

static struct scene *restart(struct scene *under, struct app *app, bool yes)
{
    /* `under` is the pause; its own scene below is the table */
    if (!yes)
        return under;
    if (!session_restart_deal(app->session))
        app_notice(app, "This deal cannot be begun again.");
    return under->under;
}

static struct scene *ask_restart(struct scene *scene, struct app *app)
{
    struct question question = {.title = "Begin this deal again?",
                                .text = "All moves since the deal are taken back, your opponent's too.",
                                .yes = "Begin again",
                                .no = "Back",
                                .answer = restart};
    return scene_question(app, scene, &question);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    if (strcmp(id, "button:undo") != 0 && strcmp(id, "button:redo") != 0)
        audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:continue") == 0)
        return scene->under;
    if (strcmp(id, "button:undo") == 0 || strcmp(id, "button:redo") == 0) {
        bool done = id[7] == 'u' ? session_undo(app->session) : session_redo(app->session);
        audio_play(app, done ? SOUND_UNDO : SOUND_REFUSE);
        return done ? scene->under : scene;
    }
    if (strcmp(id, "button:restart") == 0)
        return ask_restart(scene, app);
    if (strcmp(id, "button:rules") == 0)
        return scene_rules(app, scene, 0);
    if (strcmp(id, "button:settings") == 0)
        return scene_settings(app, scene);
    if (strcmp(id, "button:copy") == 0)
        copy_seed(app);
    return strcmp(id, "button:title") == 0 ? scene_title(app) : scene;
}

static const struct scene_class pause_class = {
    .name = "pause", .leave = leave, .draw = draw, .activate = activate};

struct scene *scene_pause(struct app *app, struct scene *under)
{
    struct scene *scene = calloc(1, sizeof *scene);
    CHECK(scene && under && app->session);
    scene->class = &pause_class;
    scene->under = under;
    return scene;
}
