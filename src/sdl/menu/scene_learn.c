/*
 * scene_learn.c: what there is to learn from, as a panel over the title: the lessons with what is done of
 * them, the rule book of every mode, the trainers, decisions to be found again.
 */
#include <math.h>
#include <stdio.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/tutorial/learning.h"
#include "sdl/ui/widgets.h"

enum {
    WIDTH = 1120,
    HEIGHT = 644,
    LEFT = 690,
    HEIGHT_LESSONS = 890,
    ROW = 44,
    HEAD = 34,
    BUTTON = 56,
    DUE = 74
};

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

static struct scene *open_lesson(struct scene *scene, struct app *app, int lesson)
{
    const struct learn *learn = (const struct learn *)scene;
    const struct lesson_mark *mark = lesson_progress_of(&learn->progress, lessons[lesson]->id);
    return scene_lesson(app, lesson, mark ? mark->step : 0);
}

/* The lesson's number, or a check once it is done; those of other modes have no order and are only led to. */
static void draw_number(struct painter *painter, struct rect place, const char *number, bool done, bool begun)
{
    float r = place.h / 2, x = place.x + r, y = place.y + r;
    struct type type = type_limited(
        painter, type_make(TYPE_SANS_BOLD, SIZE_SMALL, begun ? COLOUR_PROMPT : COLOUR_QUIET, TYPE_CENTRE),
        1.1f);

    if (!done) {
        draw_disc(painter, x, y, r, begun ? 1.8f : 1.2f,
                  begun ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_WHITE, 90));
        if (number[0])
            text_typed(painter, type, place, number);
        else
            draw_svg(painter, "icons/chevron-right", place_inset(painter, place, 7, 7), type.colour);
        return;
    }
    draw_disc(painter, x, y, r, 0, COLOUR_BRASS_MID);
    draw_svg(painter, "icons/check", place_inset(painter, place, 6, 6), COLOUR_BRASS_TEXT);
}

static void draw_lesson(const struct learn *learn, struct app *app, int which, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct lesson *lesson = lessons[which];
    const struct lesson_mark *mark = lesson_progress_of(&learn->progress, lesson->id);
    struct pen pen = pen_in(painter, row);
    char id[INPUT_ID];
    snprintf(id, sizeof id, "lesson:%s", lesson->id);
    bool hot = input_is_hot(app, id);
    if (hot)
        draw_wash(painter, row, 8, COLOUR_ALPHA(COLOUR_WHITE, 18));
    widget_target(app, id, row, 0, 0, 8);
    target_does_at(app, open_lesson, which);
    pen_pad(&pen, 8, (row.h / pen.u - 28) / 2);
    draw_number(painter, pen_left(&pen, 28), which < LESSONS_FIRST_GAME ? TR_SAID("{1}", which + 1) : "",
                mark && mark->done, mark && mark->step > 0);
    pen_left(&pen, 12);
    text_draw(painter, TEXT_STEP | (hot ? TEXT_LIT : 0), pen.room, tr(lesson->name));
}

/* Some lessons in two columns, the first half on the left; upright in one. */
static void draw_lessons(const struct learn *learn, struct app *app, int from, int count, struct pen *pen)
{
    int columns = app->painter.layout.shape == LAYOUT_UPRIGHT ? 1 : 2, rows = (count + columns - 1) / columns;
    struct pen both = pen_in(pen->painter, pen_top(pen, (float)(rows * ROW)));
    for (int i = 0; i < count; i++) {
        struct pen column = pen_in(pen->painter, pen_column(&both, i / rows, columns, 12));
        draw_lesson(learn, app, from + i, pen_row(&column, i % rows, rows, 0));
    }
}

/* Draws where to begin, or to go on. */
static void draw_first(const struct learn *learn, struct app *app, struct rect place)
{
    const struct lesson *next = learn->next < 0 ? NULL : lessons[learn->next];
    char label[120], sub[120];
    if (!next) {
        tr_say(label, sizeof label, tr("First game complete"));
        tr_say(sub, sizeof sub, tr("Play it again"));
    } else if (learn->step > 0) {
        tr_say(label, sizeof label, tr("Continue: {1}"), tr(next->name));
        tr_say(sub, sizeof sub, tr("From step {1} of {2}"), learn->step + 1, next->count);
    } else {
        tr_say(label, sizeof label, learn->next ? tr("Next lesson: {1}") : tr("Start: {1}"), tr(next->name));
        tr_say(sub, sizeof sub, "{1}", tr(next->about));
    }
    struct button button = button_make("button:lessons", label, sub, tr("Enter"), SDLK_RETURN);
    button.look = BUTTON_PRIMARY;
    button.does_at = open_lesson;
    button.index = next ? learn->next : 0;
    widget_button(app, place, &button);
}

/* --- the rest -------------------------------------------------------------------------------------- */

static void draw_head(struct pen *pen, const char *words)
{
    struct type type = type_limited(pen->painter, text_type(TEXT_LABEL | TEXT_BRASS), 1.2f);
    pen_type(pen, type, 0, 20, 0, words);
    pen_top(pen, HEAD);
}

static struct scene *open_book(struct scene *scene, struct app *app, int mode)
{
    return scene_rules(app, scene, scene_modes[mode], 0);
}

/* Draws them one below the other, each lower than usual where `below` units must stay free below them. */
static void draw_books(struct app *app, struct pen *pen, float below)
{
    float room = (pen->room.h / pen->u - below) / (float)scene_mode_count();
    float step = layout_is_phone(&app->painter.layout) ? BUTTON : fminf(BUTTON, room);
    for (int i = 0; scene_modes[i]; i++) {
        char id[INPUT_ID], key[2] = {(char)('1' + i), '\0'};
        snprintf(id, sizeof id, "rules:%s", scene_modes[i]->id);
        struct button book = button_make(id, tr(scene_modes[i]->name), NULL, key, SDLK_1 + i);
        book.does_at = open_book;
        book.index = i;
        widget_button(app, pen_top(pen, step - 8), &book);
        pen_top(pen, 8);
    }
}

/* The trainers and the scorer, where there is room beside each other; a real table's score; what is due. */
static void draw_practice(const struct learn *learn, struct app *app, struct pen *pen)
{
    static scene_action *const opens[] = {scene_trainers, scene_scorer, scene_keeper, scene_puzzles};
    struct button buttons[] = {button_make("button:trainers", tr("Trainers"), NULL, "T", SDLK_t),
                               button_make("button:scorer", tr("Scorer"), NULL, "S", SDLK_s),
                               button_make("button:keeper", tr("At a real table"), NULL, "K", SDLK_k),
                               button_make("button:puzzles", tr("Find it yourself"),
                                           TR_SAID(tr_many("{1} decision to revisit today",
                                                           "{1} decisions to revisit today", learn->puzzles),
                                                   learn->puzzles),
                                           "F", SDLK_f)};
    int beside = layout_is_phone(&app->painter.layout) ? 1 : 2, count = 3 + (learn->puzzles > 0);
    for (int i = 0; i < count; i++)
        buttons[i].does = opens[i];
    for (int i = 0; i < count; i += i ? 1 : beside) {
        widget_button_row(app, pen_top(pen, i == 3 ? 66 : 48), 8 * pen->u, &buttons[i], i ? 1 : beside);
        pen_top(pen, 8);
    }
}

static void draw(struct scene *scene, struct app *app)
{
    const struct learn *learn = (const struct learn *)scene;
    bool upright = app->painter.layout.shape == LAYOUT_UPRIGHT, phone = layout_is_phone(&app->painter.layout);
    float high = (upright ? HEIGHT_LESSONS + 630 : HEIGHT) + (phone ? 56 : 0);
    struct pen right = widget_overlay(app, window_middle(app, WIDTH, high), tr("Learn"), true);
    pen_top(&right, 26);
    float wide = phone ? .6f * right.room.w / right.u : LEFT;
    struct pen left = pen_in(right.painter, pen_aside(&right, wide, HEIGHT_LESSONS));
    pen_aside(&right, 28, 0);
    if (!upright)
        draw_fill(right.painter, pen_part(&right, -14, 8, fmaxf(1, 1 / right.u), right.room.h / right.u - 16),
                  COLOUR_RULE);
    pen_aside(&right, 14, 0);
    draw_head(&left, tr("Lessons: your first game"));
    draw_first(learn, app, pen_top(&left, 66));
    pen_top(&left, 12);
    draw_lessons(learn, app, 0, LESSONS_FIRST_GAME, &left);
    pen_top(&left, 12);
    draw_head(&left, tr("What’s different in the other modes"));
    draw_lessons(learn, app, LESSONS_FIRST_GAME, LESSONS - LESSONS_FIRST_GAME, &left);
    draw_head(&right, tr("Rule books"));
    draw_books(app, &right, 10 + HEAD + 2 * BUTTON + (learn->puzzles > 0 ? DUE : 0));
    pen_top(&right, 10);
    draw_head(&right, tr("Practice"));
    draw_practice(learn, app, &right);
}

static const struct scene_class learn_class = {
    .name = "learn", .phone = true, .clicks = true, .enter = enter, .draw = draw};

struct scene *scene_learn(struct scene *under, struct app *app)
{
    struct learn *learn = SCENE_NEW(struct learn, &learn_class, under);
    (void)app;
    CHECK(under);
    return &learn->scene;
}

/* With decisions that are to be found again. */
struct scene *scene_learn_due(struct app *app, struct scene *under)
{
    struct learn *learn = (struct learn *)scene_learn(under, app);
    learn->example = true;
    learn->puzzles = 3;
    return &learn->scene;
}
