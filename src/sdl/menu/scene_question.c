/*
 * scene_question.c: a question over another scene (scenes.h).
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/theme.h"
#include "sdl/ui/widgets.h"

struct asking {
    struct scene scene;
    struct question question;
};

static void draw_buttons(struct app *app, const struct question *question, struct rect box)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, h = roundf(52 * u), gap = roundf(14 * u);
    struct button yes = {.id = "button:yes",
                         .label = question->yes,
                         .key_label = tr("Enter"),
                         .key = SDLK_RETURN,
                         .look = BUTTON_PRIMARY};
    struct button no = {.id = "button:no",
                        .label = question->no,
                        .key_label = tr("Esc"),
                        .key = SDLK_ESCAPE,
                        .look = BUTTON_SECONDARY};
    if (question->costs) { /* Enter, pressed in haste, must not be what costs */
        yes = (struct button){.id = "button:yes",
                              .label = question->yes,
                              .key_label = "Y",
                              .key = SDLK_y,
                              .look = BUTTON_SECONDARY};
        no.key_label = tr("Enter");
        no.key = SDLK_RETURN;
        no.look = BUTTON_PRIMARY;
    }
    float w = fmaxf(190 * u, widget_button_width(painter, &yes)), most = (box.w - 60 * u - gap) / 2;
    if (question->no)
        w = fmaxf(w, widget_button_width(painter, &no));
    w = floorf(fminf(w, most));
    float y = box.y + box.h - h - roundf(26 * u), x = box.x + box.w - roundf(30 * u) - w;
    if (question->no)
        widget_button(app, question->costs ? rect_make(x, y, w, h) : rect_make(x - w - gap, y, w, h), &no);
    widget_button(app, question->costs ? rect_make(x - w - gap, y, w, h) : rect_make(x, y, w, h), &yes);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct question *question = &((struct asking *)scene)->question;
    const struct layout *l = &painter->layout;
    float u = l->u, width = 560 * u;
    struct type text = type_make(TYPE_SANS, SIZE_TEXT, COLOUR_TEXT, TYPE_LEFT);
    int lines = type_count_lines(painter, text, width - 60 * u, question->text);
    float high = 172 + (float)lines * type_leading(painter, text, 24) / u;
    struct rect box = layout_middle(l, 0, -20, 560, high);
    struct box_style body = {.radius = 16,
                             .top = COLOUR_OVERLAY_HIGH,
                             .bottom = COLOUR_OVERLAY_LOW,
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                             .stroke_width = 1.5f,
                             .shadow = COLOUR_SHADOW};
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 168));
    draw_box(painter, box, &body);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_COUNT, COLOUR_IVORY, TYPE_LEFT), box.x + 30 * u,
                  box.y + 52 * u, box.w - 60 * u, question->title);
    type_draw_wrapped(painter, text, box.x + 30 * u, box.y + 88 * u, box.w - 60 * u, 24, 9, question->text);
    draw_buttons(app, question, box);
}

static struct scene *answer(struct scene *scene, struct app *app, bool yes)
{
    struct asking *asking = (struct asking *)scene;
    audio_play(app, SOUND_BUTTON);
    return asking->question.answer ? asking->question.answer(scene->under, app, yes) : scene->under;
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    return answer(scene, app, strcmp(id, "button:yes") == 0);
}

/* Esc means no, also where there is only one button. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    return key->code == SDLK_ESCAPE ? answer(scene, app, false) : NULL;
}

static const struct scene_class question_class = {
    .name = "question", .draw = draw, .activate = activate, .key = key};

struct scene *scene_question(struct app *app, struct scene *under, const struct question *question)
{
    struct asking *asking = SCENE_NEW(struct asking, &question_class, under);
    CHECK(under);
    asking->question = *question;
    audio_play(app, SOUND_WARNING);
    return &asking->scene;
}
