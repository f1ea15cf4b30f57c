/*
 * scene_question.c: a question over another scene (scenes.h).
 */
#include <math.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/ui/widgets.h"

struct asking {
    struct scene scene;
    struct question question;
};

static struct scene *answer(struct scene *scene, struct app *app, int yes)
{
    struct asking *asking = (struct asking *)scene;
    return asking->question.answer ? asking->question.answer(scene->under, app, yes) : scene->under;
}

static void draw_buttons(struct app *app, const struct question *question, struct pen row)
{
    struct button yes = button_make("button:yes", question->yes, NULL, tr("Enter"), SDLK_RETURN);
    struct button no = button_make("button:no", question->no, NULL, tr("Esc"), SDLK_ESCAPE);
    if (question->costs) { /* Enter, pressed in haste, must not be what costs */
        yes = button_make("button:yes", question->yes, NULL, "Y", SDLK_y);
        no = button_make("button:no", question->no, NULL, tr("Enter"), SDLK_RETURN);
    }
    yes.does_at = no.does_at = answer;
    yes.index = true;
    float wide = fmaxf(190 * row.u, widget_button_width(row.painter, &yes));
    if (question->no)
        wide = fmaxf(wide, widget_button_width(row.painter, &no));
    wide = floorf(fminf(wide, (row.room.w - 14 * row.u) / 2)) / row.u;
    (question->costs ? &no : &yes)->look = BUTTON_PRIMARY;
    struct rect right = pen_right(&row, wide);
    pen_right(&row, 14);
    struct rect left = pen_right(&row, wide);
    if (question->no)
        widget_button(app, question->costs ? right : left, &no);
    widget_button(app, question->costs ? left : right, &yes);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct question *question = &((struct asking *)scene)->question;
    struct type text = text_type(TEXT_PROSE);
    float u = painter->layout.u,
          lines = (float)type_count_lines(painter, text, fminf(504, painter->layout.wide - 68) * u,
                                          question->text);
    float high = 172 + lines * type_leading(painter, text, 24) / u;
    struct pen pen =
        widget_overlay(app, layout_middle(&painter->layout, 0, -20, 560, high), question->title, false);
    pen_top(&pen, 11);
    pen_write(&pen, TEXT_PROSE, 24, 9, question->text);
    draw_buttons(app, question, pen_in(painter, pen_bottom(&pen, 52)));
}

/* Esc means no, also where there is only one button. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    if (key->code != SDLK_ESCAPE)
        return NULL;
    audio_play(app, SOUND_BUTTON);
    return answer(scene, app, false);
}

static const struct scene_class question_class = {
    .name = "question", .phone = true, .clicks = true, .draw = draw, .key = key};

struct scene *scene_question(struct app *app, struct scene *under, const struct question *question)
{
    struct asking *asking = SCENE_NEW(struct asking, &question_class, under);
    CHECK(under);
    asking->question = *question;
    audio_play(app, SOUND_WARNING);
    return &asking->scene;
}
