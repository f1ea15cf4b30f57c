/*
 * trainer_parts.c: see trainer_parts.h.
 */
#include "sdl/trainer/trainer_parts.h"

#include <math.h>
#include <stdio.h>

#include "base/streams.h"
#include "sdl/paint/canvas.h"
#include "sdl/ui/flow.h"
#include "words/problem_words.h"
#include "words/words.h"

enum { COLUMNS = 6, LAST_SECONDS = 5 };

void trainer_warn(struct app *app, const struct problem *why)
{
    char words[PROBLEM_WORDS];
    words_problem(why, words, sizeof words);
    streams_say("dueling-tigers: %s", words);
    app_warn_sentence(app, words);
}

struct trainer_places trainer_places(const struct layout *l)
{
    float x = l->margin + 16, w = l->wide - 2 * x, column = (w - 24) / 2, high = l->high - 124 - 136;
    return (struct trainer_places){.choices = layout_rect(l, x, 136, column, high),
                                   .record = layout_rect(l, x + column + 24, 136, column, high),
                                   .start = layout_rect(l, l->wide - x - 340, l->high - 104, 340, 66)};
}

void training_time_words(int time, char *out, size_t size)
{
    int tenths = (time + 50) / 100;
    if (time <= 0)
        snprintf(out, size, "\xe2\x80\x93");
    else if (tenths < 600) {
        char seconds[WORDS_AMOUNT];
        words_decimal(tenths, 1, seconds, sizeof seconds);
        tr_say(out, size, tr("{1} s"), seconds);
    } else
        snprintf(out, size, "%d:%02d", tenths / 600, tenths / 10 % 60);
}

/* --- the clock ---------------------------------------------------------------------------------------- */

bool trainer_clock_is_short(const struct trainer_clock *clock)
{
    double left = fmax(clock->limit - clock->elapsed, 0);
    return clock->timed && left <= fmin(LAST_SECONDS, clock->limit / 4);
}

static void draw_bar(struct painter *painter, struct rect bar, float share, bool warn)
{
    struct box_style groove = {.radius = 5,
                               .top = COLOUR_ALPHA(COLOUR_SUNK, 208),
                               .bottom = COLOUR_ALPHA(COLOUR_GROOVE, 208),
                               .stroke = COLOUR_ALPHA(COLOUR_WHITE, 38),
                               .stroke_width = 1};
    struct box_style full = {.radius = 5,
                             .top = warn ? COLOUR_ALARM_HIGH : COLOUR_BRASS_HIGH,
                             .middle = warn ? COLOUR_ALARM_MID : COLOUR_BRASS_MID,
                             .bottom = warn ? COLOUR_ALARM_LOW : COLOUR_BRASS_LOW};
    struct rect clip = rect_make(bar.x, bar.y, roundf(bar.w * share), bar.h);
    draw_box(painter, bar, &groove);
    if (clip.w < 1)
        return;
    /* cut, not made narrower: a box is kept as a picture of one size */
    canvas_clip(painter->canvas, &clip);
    draw_box(painter, bar, &full);
    canvas_clip(painter->canvas, NULL);
}

void trainer_draw_clock(struct painter *painter, const struct trainer_clock *clock, struct rect bar)
{
    double left = fmax(clock->limit - clock->elapsed, 0);
    struct pen pen = pen_in(painter, bar);
    char taken[16];
    bool warn = trainer_clock_is_short(clock);
    if (clock->timed) {
        draw_bar(painter, bar, (float)(left / clock->limit), warn);
        pen.room = rect_moved(bar, bar.w + 16 * pen.u, 0);
        painter->runs = true;
        text_draw(painter, TEXT_STEP | (warn ? TEXT_WARNING : 0), pen.room,
                  TR_SAID(tr("{1} s"), (int)ceil(left)));
        painter->runs = false;
        return;
    }
    int seconds = (int)clock->elapsed;
    snprintf(taken, sizeof taken, "%d:%02d", seconds / 60, seconds % 60);
    painter->runs = true;
    text_draw(painter, TEXT_STEP | TEXT_QUIET | TEXT_CENTRE, bar, TR_SAID(tr("Untimed, {1}"), taken));
    painter->runs = false;
}

/* --- the question ------------------------------------------------------------------------------------- */

void trainer_draw_prompt(struct painter *painter, float middle, float y, float width, const char *words)
{
    struct type type = type_make(TYPE_SERIF, SIZE_PROMPT, COLOUR_PROMPT, TYPE_CENTRE);
    float u = painter->layout.u, lines = 168 * u;
    float half = type_draw_fit(painter, type, middle, y, width - lines, words) / 2 + 28 * u;
    y -= 8 * u;
    draw_line(painter, middle - half - 56 * u, y, middle - half, y, 1, COLOUR_ALPHA(COLOUR_BRASS, 140));
    draw_line(painter, middle + half, y, middle + half + 56 * u, y, 1, COLOUR_ALPHA(COLOUR_BRASS, 140));
}

/* --- figures ------------------------------------------------------------------------------------------ */

void trainer_draw_figures(struct painter *painter, const struct trainer_tally *tally, int rightly,
                          int answered, struct rect rect)
{
    static const char *const labels[] = {N_("Streak"), N_("Best streak"), N_("Right so far")};
    const char *const figures[] = {TR_SAID("{1}", tally->streak), TR_SAID("{1}", tally->best_streak),
                                   answered ? TR_SAID(tr("{1} of {2}"), rightly, answered) : "\xe2\x80\x93"};
    struct pen pen = pen_in(painter, rect);
    for (int i = 0; i < 3; i++) {
        pen_text(&pen, TEXT_COUNT, 0, 34, 0, figures[i]);
        pen_left(&pen, fmaxf(130, pen_text(&pen, TEXT_NOTE, 0, 60, 150, tr(labels[i])) / pen.u + 26));
    }
}

/* The columns of figures, the last two of which have longer heads. The first is the name's, at the left. */
static const struct {
    const char *head;
    float end; /* of the room beside the name */
} columns[COLUMNS] = {
    {"", 0},        {N_("Asked"), .18f}, {N_("Right"), .37f}, {N_("Streak"), .55f}, {N_("Average"), .78f},
    {N_("Best"), 1}};

/* The place of a column in a row of the table, from where the one before it ends. */
static struct rect column_in(struct rect row, float u, int column)
{
    float wide = row.w - 168 * u, left = row.x + row.w - 22 * u - wide;
    float from = left + wide * columns[column - 1].end + 6 * u, to = left + wide * columns[column].end;
    return rect_make(from, row.y, to - from, row.h);
}

void trainer_draw_tally(struct painter *painter, const struct trainer_tally *tally, const char *label,
                        bool chosen, struct rect panel, struct rect row)
{
    struct pen pen = pen_in(painter, rect_make(panel.x, row.y, panel.w, row.h));
    bool any = tally->hands > 0;
    const char *none = "\xe2\x80\x93";
    char mean[24], best[24];
    if (chosen)
        draw_wash(painter, rect_inset(row, 0, 2 * pen.u), 9, COLOUR_ALPHA(COLOUR_WHITE, 18));
    training_time_words(trainer_tally_mean_time(tally), mean, sizeof mean);
    training_time_words(tally->best_time, best, sizeof best);
    const char *const cells[COLUMNS] = {NULL,
                                        any ? TR_SAID("{1}", tally->hands) : none,
                                        any ? TR_SAID(tr("{1}%"), words_share(tally->right, tally->hands))
                                            : none,
                                        any ? TR_SAID("{1}", tally->best_streak) : none,
                                        mean,
                                        best};
    struct rect name = pen.room, first = column_in(pen.room, pen.u, 1);
    name.x += 22 * pen.u;
    name.w = first.x + first.w - type_width(painter, text_type(TEXT_STEP), cells[1]) - 12 * pen.u - name.x;
    text_draw(painter, TEXT_NAME, name, label);
    for (int i = 1; i < COLUMNS; i++)
        text_figure(painter, TEXT_STEP | TEXT_RIGHT | (any ? 0 : TEXT_FAINT), column_in(pen.room, pen.u, i),
                    tr(columns[i].head), cells[i]);
}

void trainer_draw_heads(struct painter *painter, struct rect row)
{
    float u = painter->layout.u;
    for (int i = 1; i < COLUMNS; i++) {
        struct rect cell = column_in(row, u, i);
        if (i == 1) { /* no name beside it */
            cell.w += cell.x - row.x - 22 * u;
            cell.x = row.x + 22 * u;
        }
        text_draw(painter, TEXT_NOTE | TEXT_RIGHT, cell, tr(columns[i].head));
    }
}

struct rect trainer_draw_explained(struct app *app, struct scroll *scroll, struct rect panel, float y,
                                   const char *head, const char *text)
{
    struct pen pen = pen_in(&app->painter, panel);
    pen_top(&pen, (y - panel.y) / pen.u);
    pen_bottom(&pen, 10);
    pen_pad(&pen, 22, 0);
    pen_rule(&pen);
    pen_text(&pen, TEXT_NAME, 0, 32, 0, head);
    pen_top(&pen, 38);
    scroll_write(app, "explained", pen.room, scroll, TEXT_BODY | TEXT_QUIET | TEXT_EXPLAINED, 22, text);
    return pen.room;
}
