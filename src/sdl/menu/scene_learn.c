/*
 * scene_learn.c: what there is to learn from, as a panel over the title: the lessons with what is done of
 * them, the rule book of every mode, the trainers, decisions to be found again.
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
#include "sdl/tutorial/learning.h"
#include "sdl/ui/widgets.h"

enum { WIDTH = 1120, HIGH = 644, PAD = 28, LEFT = 690, TOP = 84, ROW = 44, HEAD = 34 };

struct learn {
    struct scene scene;
    struct lesson_progress progress;
    int next, step; /* the lesson to go on with, or -1, and where */
    int puzzles;    /* decisions that are to be found again today */
    bool example;
};

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct learn *learn = (struct learn *)scene;

    (void)again;
    learning_load(app, &learn->progress);
    learn->next = learning_next(&learn->progress, &learn->step);
    if (!learn->example)
        learn->puzzles = scene_puzzles_due(app);
}

/* --- the lessons ----------------------------------------------------------------------------------- */

/* The lesson's number, or a check once it is done. */
static void draw_number(struct painter *painter, struct rect place, const char *number, bool done, bool begun)
{
    float r = place.h / 2, x = place.x + r, y = place.y + r, u = painter->layout.u;
    struct type type = type_limited(
        painter, type_make(TYPE_SANS_BOLD, SIZE_SMALL, begun ? COLOUR_PROMPT : COLOUR_QUIET, TYPE_CENTRE),
        1.1f);

    if (!done) {
        draw_disc(painter, x, y, r, begun ? 1.8f : 1.2f,
                  begun ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_WHITE, 90));
        type_draw(painter, type, x, y + type_cap_height(painter, type) / 2, number);
        return;
    }
    draw_disc(painter, x, y, r, 0, COLOUR_BRASS_MID);
    draw_svg(painter, "icons/check", rect_inset(place, 6 * u, 6 * u), COLOUR_BRASS_TEXT);
}

static void draw_lesson(const struct learn *learn, struct app *app, int which, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct lesson *lesson = lessons[which];
    const struct lesson_mark *mark = lesson_progress_of(&learn->progress, lesson->id);
    float u = painter->layout.u, side = roundf(28 * u), x = row.x + 8 * u;
    char id[INPUT_ID], number[16] = "";
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_TEXT, COLOUR_IVORY, TYPE_LEFT);

    snprintf(id, sizeof id, "lesson:%s", lesson->id);
    if (which < LESSONS_FIRST_GAME)
        snprintf(number, sizeof number, "%d", which + 1);
    if (input_is_hot(app, id)) {
        struct box_style light = {
            .radius = 8, .top = COLOUR_ALPHA(COLOUR_WHITE, 18), .bottom = COLOUR_ALPHA(COLOUR_WHITE, 18)};
        draw_box(painter, row, &light);
        type.colour = COLOUR_PROMPT;
    }
    draw_number(painter, rect_make(roundf(x), roundf(row.y + (row.h - side) / 2), side, side), number,
                mark && mark->done, mark && mark->step > 0);
    type_draw_fit(painter, type, x + side + 12 * u,
                  roundf(row.y + row.h / 2 + type_cap_height(painter, type) / 2),
                  row.x + row.w - x - side - 18 * u, tr(lesson->name));
    target_add(app, id, row, 0, 0);
    widget_ring(app, id, row, 8);
}

/* Some lessons in two columns, the first half on the left, from y on; returns where they end. */
static float draw_lessons(const struct learn *learn, struct app *app, int from, int count, struct rect column,
                          float y)
{
    float u = app->painter.layout.u, gap = 12 * u, w = floorf((column.w - gap) / 2), h = roundf(ROW * u);
    int rows = (count + 1) / 2;

    for (int i = 0; i < count; i++)
        draw_lesson(learn, app, from + i,
                    rect_make(column.x + (float)(i / rows) * (w + gap), y + (float)(i % rows) * h, w, h));
    return y + (float)rows * h;
}

/* Where to begin, or to go on. */
static void draw_first(const struct learn *learn, struct app *app, struct rect place)
{
    char label[96], sub[120];
    struct button button = {
        .id = "button:lessons", .label = label, .sub = sub, .key_label = tr("Enter"), .key = SDLK_RETURN};

    button.look = BUTTON_PRIMARY;
    if (learn->next < 0) {
        tr_say(label, sizeof label, tr("First game complete"));
        tr_say(sub, sizeof sub, tr("Play it again"));
    } else if (learn->step > 0) {
        tr_say(label, sizeof label, tr("Continue: {1}"), tr(lessons[learn->next]->name));
        tr_say(sub, sizeof sub, tr("From step {1} of {2}"), learn->step + 1, lessons[learn->next]->count);
    } else {
        tr_say(label, sizeof label, learn->next ? tr("Next lesson: {1}") : tr("Start: {1}"),
               tr(lessons[learn->next]->name));
        tr_say(sub, sizeof sub, "{1}", tr(lessons[learn->next]->about));
    }
    widget_button(app, place, &button);
}

/* --- the rest -------------------------------------------------------------------------------------- */

static float draw_head(struct painter *painter, float x, float y, const char *words)
{
    float u = painter->layout.u;
    type_draw(painter,
              type_limited(painter, type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_BRASS, TYPE_LEFT), 1.2f), x,
              y + 20 * u, words);
    return y + HEAD * u;
}

static float draw_books(struct app *app, struct rect column, float y)
{
    float u = app->painter.layout.u, h = roundf(48 * u), gap = roundf(8 * u);

    for (int i = 0; scene_modes[i]; i++, y += h + gap) {
        char id[INPUT_ID], key[2] = {(char)('1' + i), '\0'};
        snprintf(id, sizeof id, "rules:%s", scene_modes[i]->id);
        struct button book = {.id = id,
                              .label = tr(scene_modes[i]->name),
                              .key = SDLK_1 + i,
                              .key_label = key,
                              .look = BUTTON_SECONDARY};
        widget_button(app, rect_make(column.x, y, column.w, h), &book);
    }
    return y;
}

/* The trainers, the scorer and what is due, from y on; where that is, the others make room. */
static void draw_practice(const struct learn *learn, struct app *app, struct rect column, float y)
{
    char due[80];
    float u = app->painter.layout.u;
    const struct button buttons[] = {{.id = "button:trainers",
                                      .label = tr("Trainers"),
                                      .sub = learn->puzzles ? NULL : tr("Endless questions"),
                                      .key = SDLK_t,
                                      .key_label = "T",
                                      .look = BUTTON_SECONDARY},
                                     {.id = "button:scorer",
                                      .label = tr("Scorer"),
                                      .sub = learn->puzzles ? NULL : tr("What is a hand worth?"),
                                      .key = SDLK_s,
                                      .key_label = "S",
                                      .look = BUTTON_SECONDARY},
                                     {.id = "button:puzzles",
                                      .label = tr("Find it yourself"),
                                      .sub = due,
                                      .key = SDLK_f,
                                      .key_label = "F",
                                      .look = BUTTON_SECONDARY}};
    float high = roundf(66 * u), low = learn->puzzles ? roundf(48 * u) : high;
    float step = low + roundf((learn->puzzles ? 8 : 10) * u);
    tr_say(due, sizeof due,
           tr_many("{1} decision to revisit today", "{1} decisions to revisit today", learn->puzzles),
           learn->puzzles);
    for (int i = 0; i < 2; i++)
        widget_button(app, rect_make(column.x, y + (float)i * step, column.w, low), &buttons[i]);
    if (learn->puzzles)
        widget_button(app, rect_make(column.x, y + 2 * step, column.w, high), &buttons[2]);
}

static void draw_right(const struct learn *learn, struct app *app, struct rect column)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    float y = draw_head(painter, column.x, column.y, tr("Rule books"));

    y = draw_head(painter, column.x, draw_books(app, column, y) + 14 * u, tr("Practice"));
    draw_practice(learn, app, column, y);
}

static void draw_left(const struct learn *learn, struct app *app, struct rect column)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    float y = draw_head(painter, column.x, column.y, tr("Lessons: your first game"));

    draw_first(learn, app, rect_make(column.x, y, column.w, roundf(66 * u)));
    y = draw_lessons(learn, app, 0, LESSONS_FIRST_GAME, column, y + roundf(78 * u));
    y = draw_head(painter, column.x, y + 12 * u, tr("What’s different in the other modes"));
    draw_lessons(learn, app, LESSONS_FIRST_GAME, LESSONS - LESSONS_FIRST_GAME, column, y);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct learn *learn = (const struct learn *)scene;
    float u = painter->layout.u, pad = roundf(PAD * u), side = roundf(34 * u), top = roundf(TOP * u);
    struct rect panel = layout_middle(&painter->layout, 0, 0, WIDTH, HIGH);
    struct box_style body = {.radius = 16,
                             .top = COLOUR_OVERLAY_HIGH,
                             .bottom = COLOUR_OVERLAY_LOW,
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                             .stroke_width = 1.5f,
                             .shadow = COLOUR_SHADOW};
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 156));
    draw_box(painter, panel, &body);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PANEL, COLOUR_IVORY, TYPE_LEFT), panel.x + pad,
              panel.y + 56 * u, tr("Learn"));
    widget_icon_button(app, rect_make(panel.x + panel.w - pad - side, panel.y + roundf(24 * u), side, side),
                       "button:back", "icons/close", SDLK_ESCAPE);
    float left = roundf(LEFT * u), x = panel.x + pad + left + pad;
    draw_left(learn, app, rect_make(panel.x + pad, panel.y + top, left, panel.h - top));
    draw_fill(painter, rect_make(x - pad / 2, panel.y + top + 8 * u, fmaxf(1, u), panel.h - top - 40 * u),
              COLOUR_RULE);
    draw_right(learn, app,
               rect_make(x + pad / 2, panel.y + top, panel.x + panel.w - pad - x - pad / 2, panel.h - top));
}

/* --- what is clicked ------------------------------------------------------------------------------- */

static struct scene *open_lesson(const struct learn *learn, struct app *app, int lesson)
{
    const struct lesson_mark *mark = lesson_progress_of(&learn->progress, lessons[lesson]->id);
    return scene_lesson(app, lesson, mark ? mark->step : 0);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    const struct learn *learn = (const struct learn *)scene;
    const char *mode = target_after(id, "rules"), *name = target_after(id, "lesson");
    const struct ruleset *rules = mode ? scene_mode_find(mode) : NULL;
    int lesson = name ? lesson_find(name) : -1;

    audio_play(app, SOUND_BUTTON);
    if (rules)
        return scene_rules(app, scene, rules, 0);
    if (strcmp(id, "button:lessons") == 0)
        lesson = learn->next < 0 ? 0 : learn->next;
    if (lesson >= 0)
        return open_lesson(learn, app, lesson);
    if (strcmp(id, "button:trainers") == 0)
        return scene_trainers(app);
    if (strcmp(id, "button:puzzles") == 0)
        return scene_puzzles(app, scene);
    return strcmp(id, "button:scorer") == 0 ? scene_scorer(app) : scene->under;
}

static const struct scene_class learn_class = {
    .name = "learn", .enter = enter, .draw = draw, .activate = activate};

struct scene *scene_learn(struct app *app, struct scene *under)
{
    struct learn *learn = SCENE_NEW(struct learn, &learn_class, under);
    (void)app;
    CHECK(under);
    return &learn->scene;
}

/* With decisions that are to be found again. */
struct scene *scene_learn_due(struct app *app, struct scene *under)
{
    struct learn *learn = (struct learn *)scene_learn(app, under);
    learn->example = true;
    learn->puzzles = 3;
    return &learn->scene;
}
