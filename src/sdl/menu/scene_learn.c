/*
 * scene_learn.c: what there is to learn from, as a panel over the title: the rule book of every mode, the
 * trainer.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/theme.h"
#include "sdl/ui/widgets.h"

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(scene);
}

static int mode_count(void)
{
    int count = 0;
    while (scene_modes[count])
        count++;
    return count;
}

static void draw_books(struct app *app, struct rect column)
{
    int count = mode_count() + 1;
    float gap = 10 * app->painter.layout.u;
    struct button trainer = {.id = "button:trainer",
                             .label = tr("Trainer: name what a hand waits for"),
                             .key = SDLK_t,
                             .look = BUTTON_SECONDARY};
    for (int i = 0; i < count - 1; i++) {
        char id[INPUT_ID], words[80];
        snprintf(id, sizeof id, "rules:%s", scene_modes[i]->id);
        tr_say(words, sizeof words, tr("How {1} is played"), tr(scene_modes[i]->name));
        struct button book = {.id = id,
                              .label = words,
                              .key = i ? SDLK_1 + i : SDLK_RETURN,
                              .key_label = i ? NULL : tr("Enter"),
                              .look = i ? BUTTON_SECONDARY : BUTTON_PRIMARY};
        widget_button(app, rect_row(column, i, count, gap), &book);
    }
    widget_button(app, rect_row(column, count - 1, count, gap), &trainer);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, pad = roundf(28 * u), side = roundf(34 * u);
    struct rect panel = layout_middle(&painter->layout, 0, 0, 520, 500);
    struct box_style body = {.radius = 16,
                             .top = COLOUR_OVERLAY_HIGH,
                             .bottom = COLOUR_OVERLAY_LOW,
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                             .stroke_width = 1.5f,
                             .shadow = COLOUR_SHADOW};
    (void)scene;
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 156));
    draw_box(painter, panel, &body);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PANEL, COLOUR_IVORY, TYPE_LEFT), panel.x + pad,
              panel.y + 56 * u, tr("Learn"));
    widget_icon_button(app, rect_make(panel.x + panel.w - pad - side, panel.y + roundf(24 * u), side, side),
                       "button:back", "icons/close", SDLK_ESCAPE);
    draw_books(app, rect_make(panel.x + pad, panel.y + roundf(82 * u), panel.w - 2 * pad,
                              panel.h - roundf(82 * u + 26 * u)));
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    const struct ruleset *rules = strncmp(id, "rules:", 6) == 0 ? scene_mode_find(id + 6) : NULL;
    audio_play(app, SOUND_BUTTON);
    if (rules)
        return scene_rules(app, scene, rules, 0);
    return strcmp(id, "button:trainer") == 0 ? scene_trainers(app) : scene->under;
}

static const struct scene_class learn_class = {
    .name = "learn", .leave = leave, .draw = draw, .activate = activate};

struct scene *scene_learn(struct app *app, struct scene *under)
{
    struct scene *scene = calloc(1, sizeof *scene);
    (void)app;
    CHECK(scene && under);
    scene->class = &learn_class;
    scene->under = under;
    return scene;
}
