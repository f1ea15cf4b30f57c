/*
 * trainer_parts.c: see trainer_parts.h.
 */
#include "sdl/trainer/trainer_parts.h"

#include <math.h>
#include <stdio.h>

#include "base/streams.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/art/draw.h"
#include "sdl/art/painter.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/paint/canvas.h"
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
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_TEXT, COLOUR_IVORY, TYPE_LEFT);
    float u = painter->layout.u, base = bar.y + bar.h / 2 + type_cap_height(painter, type) / 2;
    char words[32], taken[16];
    bool warn = trainer_clock_is_short(clock);
    if (clock->timed) {
        draw_bar(painter, bar, (float)(left / clock->limit), warn);
        tr_say(words, sizeof words, tr("{1} s"), (int)ceil(left));
        type.colour = warn ? COLOUR_WARNING : COLOUR_IVORY;
        type_draw(painter, type, bar.x + bar.w + 16 * u, base, words);
        return;
    }
    int seconds = (int)clock->elapsed;
    snprintf(taken, sizeof taken, "%d:%02d", seconds / 60, seconds % 60);
    tr_say(words, sizeof words, tr("Untimed, {1}"), taken);
    type.align = TYPE_CENTRE;
    type.colour = COLOUR_QUIET;
    type_draw(painter, type, bar.x + bar.w / 2, base, words);
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
    char figures[3][24];
    float u = painter->layout.u;
    struct type label = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    struct type figure = type_make(TYPE_SERIF, SIZE_COUNT, COLOUR_IVORY, TYPE_LEFT);
    snprintf(figures[0], sizeof figures[0], "%d", tally->streak);
    snprintf(figures[1], sizeof figures[1], "%d", tally->best_streak);
    tr_say(figures[2], sizeof figures[2], answered ? tr("{1} of {2}") : "–", rightly, answered);
    float x = rect.x;
    for (int i = 0; i < 3; i++) {
        type_draw(painter, figure, x, rect.y + 34 * u, figures[i]);
        x += fmaxf(130 * u, type_draw(painter, label, x, rect.y + 60 * u, tr(labels[i])) + 26 * u);
    }
}

/* The columns of figures, the last two of which have longer heads. The first is the name's, at the left. */
static const struct {
    const char *head;
    float end; /* of the room beside the name */
} columns[COLUMNS] = {
    {"", 0},        {N_("Asked"), .18f}, {N_("Right"), .37f}, {N_("Streak"), .55f}, {N_("Average"), .78f},
    {N_("Best"), 1}};

/* The right edge of a column. */
static float column_at(struct rect panel, float u, int column)
{
    return panel.x + panel.w - 22 * u - (panel.w - 150 * u) * (1 - columns[column].end);
}

void trainer_draw_tally(struct painter *painter, const struct trainer_tally *tally, const char *label,
                        bool chosen, struct rect panel, struct rect row)
{
    char cells[COLUMNS][24];
    float u = painter->layout.u, y = row.y + row.h / 2;
    bool any = tally->hands > 0;
    struct box_style light = {
        .radius = 9, .top = COLOUR_ALPHA(COLOUR_WHITE, 18), .bottom = COLOUR_ALPHA(COLOUR_WHITE, 18)};
    if (chosen)
        draw_box(painter, rect_inset(row, 0, 2 * u), &light);
    snprintf(cells[1], sizeof cells[1], any ? "%d" : "\xe2\x80\x93", tally->hands);
    if (any)
        tr_say(cells[2], sizeof cells[2], tr("{1}%"), words_share(tally->right, tally->hands));
    else
        snprintf(cells[2], sizeof cells[2], "\xe2\x80\x93");
    snprintf(cells[3], sizeof cells[3], any ? "%d" : "\xe2\x80\x93", tally->best_streak);
    training_time_words(trainer_tally_mean_time(tally), cells[4], sizeof cells[4]);
    training_time_words(tally->best_time, cells[5], sizeof cells[5]);
    struct type name = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type first = type_make(TYPE_SANS_MEDIUM, 16, 0, TYPE_RIGHT);
    float room = column_at(panel, u, 1) - type_width(painter, first, cells[1]) - panel.x - 34 * u;
    type_draw_fit(painter, name, panel.x + 22 * u, y + type_cap_height(painter, name) / 2, room, label);
    for (int i = 1; i < COLUMNS; i++) {
        struct type type = type_make(i == 3 ? TYPE_SANS_BOLD : TYPE_SANS_MEDIUM, 16,
                                     any ? COLOUR_IVORY : COLOUR_FAINT, TYPE_RIGHT);
        type.of = tr(columns[i].head);
        type_draw_fit(painter, type, column_at(panel, u, i), y + type_cap_height(painter, type) / 2,
                      column_at(panel, u, i) - column_at(panel, u, i - 1) - 6 * u, cells[i]);
    }
}

void trainer_draw_heads(struct painter *painter, struct rect panel, float y)
{
    float u = painter->layout.u;
    struct type head = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT);
    for (int i = 1; i < COLUMNS; i++) {
        float from = i > 1 ? column_at(panel, u, i - 1) + 12 * u : panel.x + 22 * u; /* no name beside it */
        type_draw_fit(painter, head, column_at(panel, u, i), y, column_at(panel, u, i) - from,
                      tr(columns[i].head));
    }
}

void trainer_draw_explained(struct painter *painter, struct rect panel, float y, const char *head,
                            const char *text, int lines)
{
    float u = painter->layout.u, x = panel.x + 22 * u, first = y + 60 * u;
    struct type body = type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT);
    int most = 1 + (int)((panel.y + panel.h - 10 * u - first) / type_leading(painter, body, 22));
    draw_line(painter, x, y, panel.x + panel.w - 22 * u, y, 1, COLOUR_RULE);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT), x, y + 32 * u, head);
    type_draw_wrapped(painter, type_explained(body), x, first, panel.w - 44 * u, 22,
                      SDL_clamp(most, 1, lines), text);
}
