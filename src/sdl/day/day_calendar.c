/* day_calendar.c: the days of a month, each with what was made of its deal; see scene_day.h. */
#include <math.h>

#include "base/tr.h"
#include "sdl/day/scene_day.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "words/daily/day_words.h"

enum { WEEK = 7, WEEKS = 6, PAD = 20, STREAKS = 40 /* units between the two figures */ };

/* The marks of a day, told apart by their shape. */
enum mark { MARK_NONE, MARK_LEFT, MARK_BEHIND, MARK_LEVEL, MARK_AHEAD };

static enum mark mark_of(const struct day_entry *entry)
{
    if (!entry)
        return MARK_NONE;
    if (!entry->done)
        return MARK_LEFT;
    if (!entry->compared) /* it is being worked out (scene_day.c) */
        return MARK_NONE;
    int ahead = day_total(&entry->own) - day_total(&entry->hard);
    return ahead > 0 ? MARK_AHEAD : ahead < 0 ? MARK_BEHIND : MARK_LEVEL;
}

static void draw_mark(struct painter *painter, enum mark mark, float x, float y, float radius)
{
    float u = painter->layout.u;
    if (mark == MARK_AHEAD)
        draw_disc(painter, x, y, radius, 0, COLOUR_BRASS_MID);
    else if (mark == MARK_LEVEL)
        draw_disc(painter, x, y, radius, 3, COLOUR_BRASS);
    else if (mark == MARK_BEHIND)
        draw_disc(painter, x, y, radius, 1.6f, COLOUR_COOL);
    else if (mark == MARK_LEFT)
        draw_disc(painter, x, y + radius - 1.5f * u, 2.6f * u, 0, COLOUR_COOL);
}

static void draw_day(struct day_scene *scene, struct app *app, int number, struct rect cell)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, x = roundf(cell.x + cell.w / 2), y = roundf(cell.y + cell.h / 2);
    float radius = roundf(fminf(cell.w, cell.h) / 2 - 4 * u);
    enum mark mark = mark_of(day_book_find(scene->book, number));
    bool playable = day_scene_may_play(scene, number);
    struct rect box = place_inset(painter, cell, 1.5f, 1.5f);

    const char *id = TARGET_ID("date", number);
    if (playable && input_is_hot(app, id))
        draw_wash(painter, box, 8, COLOUR_ALPHA(COLOUR_WHITE, 24));
    draw_mark(painter, mark, x, y, radius);
    if (number == scene->shown)
        draw_outline(painter, box, 8, 2, COLOUR_BRASS);
    uint32_t colour = mark == MARK_AHEAD       ? COLOUR_BRASS_TEXT
                      : number == scene->today ? COLOUR_PROMPT
                      : playable               ? COLOUR_IVORY
                                               : COLOUR_FAINT;
    struct type type = type_limited(
        painter,
        type_make(number == scene->today ? TYPE_SANS_BOLD : TYPE_SANS_MEDIUM, SIZE_BODY, colour, TYPE_CENTRE),
        1.2f);
    type_draw(painter, type, x, y + roundf(type_cap_height(painter, type) / 2),
              TR_SAID("{1}", date_of(number).day));
    if (!playable)
        return;
    widget_target(app, id, box, number == scene->shown ? TARGET_FIRST : 0, 0, 8);
    target_does_at(app, day_show, number);
}

/* "November 2026" between two arrows; there is nothing before the deals kept nor after today. */
static void draw_month(const struct day_scene *scene, struct app *app, struct pen pen)
{
    int year = scene->month / 12, month = scene->month % 12 + 1;
    int first = date_number((struct date){year, month, 1}), last = first + date_month_days(year, month) - 1;
    struct rect earlier = pen_left(&pen, 36), later = pen_right(&pen, 36);
    char words[48];

    words_month(year, month, words, sizeof words);
    pen_pad(&pen, 10, 0);
    text_draw(pen.painter, TEXT_PLATE | TEXT_CENTRE, pen.room, words);
    if (first > scene->today - DAY_KEPT) {
        widget_icon_button(app, earlier, "button:earlier", "icons/chevron-left", 0);
        target_does_at(app, day_turn_months, -1);
    }
    if (last < scene->today) {
        widget_icon_button(app, later, "button:later", "icons/chevron-right", 0);
        target_does_at(app, day_turn_months, 1);
    }
}

static void draw_legend(int today, struct pen pen)
{
    static const enum mark marks[] = {MARK_AHEAD, MARK_LEVEL, MARK_BEHIND, MARK_LEFT};
    const char *const words[] = {TR_SAID(tr("more than {1}"), words_day_other(today)), tr("as many"),
                                 tr("fewer"), tr("not finished")};
    float step = type_leading(pen.painter, text_type(TEXT_NOTE), 24) / pen.u, longest[2] = {0};
    for (int i = 0; i < 4; i++)
        longest[i % 2] = fmaxf(longest[i % 2], text_units(pen.painter, TEXT_NOTE, words[i]));
    /* below the two figures, or as wide as the longer words of each column need it */
    float wide = pen.room.w / pen.u, column = (pen_column(&pen, 1, 2, STREAKS).x - pen.room.x) / pen.u;
    if (34 + longest[0] > column || 24 + longest[1] > wide - column)
        column = 38 + (wide - 64) * longest[0] / (longest[0] + longest[1]);
    for (int i = 0; i < 4; i++) {
        struct pen cell = pen_in(pen.painter, pen_part(&pen, i % 2 ? column : 0, (float)(i / 2) * step,
                                                       i % 2 ? wide - column : column - 10, step));
        struct rect mark = pen_left(&cell, 14);
        pen_left(&cell, 10);
        draw_mark(pen.painter, marks[i], mark.x + mark.w / 2, roundf(mark.y + mark.h / 2),
                  marks[i] == MARK_LEFT ? mark.w / 9 : mark.w / 2);
        text_draw(pen.painter, TEXT_NOTE, cell.room, words[i]);
    }
}

/* Two figures side by side below the days: the days in a row now, and the most ever. */
static void draw_streaks(const struct day_scene *scene, const struct pen *pen)
{
    const int counts[] = {day_book_streak(scene->book, scene->today), day_book_longest(scene->book)};
    const char *const words[] = {tr("day streak"), tr("best so far")};
    for (int i = 0; i < 2; i++) {
        struct pen half = pen_in(pen->painter, pen_column(pen, i, 2, STREAKS));
        float wide = pen_text(&half, TEXT_WORTH | TEXT_IVORY, 0, 48, 0, TR_SAID("{1}", counts[i])) / half.u;
        pen_text(&half, TEXT_NOTE, wide + 8, 48, 0, words[i]);
    }
}

void day_calendar_draw(struct day_scene *scene, struct app *app, struct rect panel)
{
    struct pen pen = pen_in(&app->painter, panel), foot, head;
    struct type small = type_limited(pen.painter, text_type(TEXT_NOTE | TEXT_CENTRE), 1.2f);
    int year = scene->month / 12, month = scene->month % 12 + 1;
    int first = date_number((struct date){year, month, 1}), from = first - date_weekday(first);

    draw_panel(pen.painter, panel);
    pen_pad(&pen, PAD, 0);
    foot = pen_in(pen.painter, pen_bottom(&pen, 138));
    pen_top(&pen, 16);
    draw_month(scene, app, pen_in(pen.painter, pen_top(&pen, 36)));
    head = pen_in(pen.painter, pen_top(&pen, 40));
    for (int i = 0; i < WEEK; i++) {
        struct pen name = pen_in(pen.painter, pen_column(&head, i, WEEK, 0));
        pen_type(&name, small, 0, 30, 0, words_weekday(i));
    }
    float high = floorf(fminf(pen.room.h / WEEKS, pen.room.w / WEEK));
    for (int i = 0; i < date_month_days(year, month); i++) {
        int place = first + i - from;
        struct rect cell = pen_column(&pen, place % WEEK, WEEK, 0);
        draw_day(scene, app, first + i,
                 rect_make(cell.x, cell.y + high * (float)(place / WEEK), cell.w, high));
    }
    draw_streaks(scene, &foot);
    pen_top(&foot, 6);
    pen_rule(&foot);
    pen_top(&foot, 65);
    draw_legend(scene->today, foot);
}
