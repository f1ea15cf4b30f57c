/*
 * trainer_parts.c: what the screens of all trainers share: the clock, the figures, the table of a record,
 * and what lies on a table of the match (drilling.h).
 */
#include "sdl/trainer/drilling.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/streams.h"
#include "sdl/art/figure.h"
#include "sdl/paint/canvas.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/win_figure.h"
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
        pen.room = pen_part(&pen, bar.w / pen.u + 16, 0, bar.w / pen.u, bar.h / pen.u);
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

static void draw_dash(const struct pen *pen, float x)
{
    struct rect dash = pen_part(pen, x, 0, 56, 0);
    draw_line(pen->painter, dash.x, dash.y, dash.x + dash.w, dash.y, 1, COLOUR_ALPHA(COLOUR_BRASS, 140));
}

void trainer_draw_prompt(struct pen pen, const char *words)
{
    struct type type = type_make(TYPE_SERIF, SIZE_PROMPT, COLOUR_PROMPT, TYPE_CENTRE);
    float middle = pen.room.w / pen.u / 2;
    float half = pen_type(&pen, type, 0, 8, 2 * middle - 168, words) / pen.u / 2 + 28;
    draw_dash(&pen, middle - half - 56);
    draw_dash(&pen, middle + half);
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
static struct rect column_in(struct pen row, int column)
{
    pen_left(&row, 146);
    pen_right(&row, 22);
    float wide = row.room.w / row.u, from = wide * columns[column - 1].end + 6;
    return pen_part(&row, from, 0, wide * columns[column].end - from, row.room.h / row.u);
}

/* The place of the name, or of the first column's head, which has none beside it. */
static struct pen name_in(struct pen row)
{
    struct rect first = column_in(row, 1);
    pen_left(&row, 22);
    row.room.w = first.x + first.w - row.room.x;
    return row;
}

void trainer_draw_tally(struct painter *painter, const struct trainer_tally *tally, const char *label,
                        bool chosen, struct rect panel, struct rect row)
{
    struct pen pen = pen_in(painter, rect_make(panel.x, row.y, panel.w, row.h));
    bool any = tally->hands > 0;
    const char *none = "\xe2\x80\x93";
    char mean[24], best[24];
    if (chosen)
        draw_wash(painter, place_inset(painter, row, 0, 2), 9, COLOUR_ALPHA(COLOUR_WHITE, 18));
    training_time_words(trainer_tally_mean_time(tally), mean, sizeof mean);
    training_time_words(tally->best_time, best, sizeof best);
    const char *const cells[COLUMNS] = {NULL,
                                        any ? TR_SAID("{1}", tally->hands) : none,
                                        any ? TR_SAID(tr("{1}%"), words_share(tally->right, tally->hands))
                                            : none,
                                        any ? TR_SAID("{1}", tally->best_streak) : none,
                                        mean,
                                        best};
    struct pen name = name_in(pen);
    pen_right(&name, text_units(painter, TEXT_STEP, cells[1]) + 12);
    text_draw(painter, TEXT_NAME, name.room, label);
    for (int i = 1; i < COLUMNS; i++)
        text_figure(painter, TEXT_STEP | TEXT_RIGHT | (any ? 0 : TEXT_FAINT), column_in(pen, i),
                    tr(columns[i].head), cells[i]);
}

void trainer_draw_heads(struct painter *painter, struct rect row)
{
    const struct pen pen = pen_in(painter, row);
    for (int i = 1; i < COLUMNS; i++)
        text_draw(painter, TEXT_NOTE | TEXT_RIGHT, i == 1 ? name_in(pen).room : column_in(pen, i),
                  tr(columns[i].head));
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

/* --- what lies on a table ------------------------------------------------------------------------------- */

enum { FIGURE_MAX = 36 /* tiles of a figure */ };

/* Returns where the tiles of a pile begin, if only its newest can be shown. */
static int first_shown(const struct table *table, int pile)
{
    int count = 0, first = table->discard_count;
    while (first > 0 && count < FIGURE_MAX) {
        first--;
        count += (table->discards[first].flags & DISCARD_PILE) == pile;
    }
    return first;
}

void drill_pile_figure(const struct table *table, int pile, int row, char out[DRILL_PILE])
{
    int count = 0, turn = 0;
    out[0] = '\0';
    for (int i = first_shown(table, pile); i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        char text[3] = "x";
        if ((discard->flags & DISCARD_PILE) != pile)
            continue;
        if (discard->tile < TILE_COUNT)
            tile_print(discard->tile, text);
        turn = (int)strlen(out);
        snprintf(out + turn, (size_t)(DRILL_PILE - turn), "%s%s%s%s", count && count % row == 0 ? "\n" : "",
                 discard->flags & DISCARD_CLAIMED ? "~" : "", discard->flags & DISCARD_RIICHI ? "'" : "",
                 text);
        count++;
    }
}

/* A figure at the top of a place, as large as fits, its tiles at most `most` units wide; cut off. */
static void draw_figure(struct pen *pen, const char *figure, float most)
{
    struct rect at = pen->room;
    float w = floorf(most * pen->u), high;
    if (!figure[0])
        return;
    while ((high = figure_draw(pen->painter, figure, at.x, at.y, at.w, w, true)) > at.h && w > 8)
        w--;
    figure_draw(pen->painter, figure, roundf(at.x), roundf(at.y), at.w, w, false);
    pen_top(pen, high / pen->u + 6);
}

/* The panel with the seal and the name; what is left is below. */
static struct pen draw_head(struct painter *painter, const struct view *view, int seat, const char *name,
                            struct rect panel)
{
    const struct table *table = &view->table;
    struct pen pen = pen_in(painter, panel);
    bool declared = table->riichi[seat] || table->stage.attacker == seat;
    draw_panel(painter, panel);
    pen_pad(&pen, 14, 14);
    struct pen head = pen_in(painter, pen_top(&pen, 34));
    pen_top(&pen, 8);
    draw_seal(painter, pen_left(&head, 34), table_wind(table, seat), table->riichi[seat] > 0);
    pen_left(&head, 10);
    const char *words = !declared ? "" : table->riichi[seat] ? tr("Riichi") : tr("Tenpai");
    pen_right(&head,
              text_draw(painter, TEXT_MARK | TEXT_WARNING | TEXT_RIGHT, head.room, words) / pen.u + 10);
    text_draw(painter, TEXT_NAME, head.room, name);
    return pen;
}

static void melds_figure(const struct table *table, int seat, char out[WIN_FIGURE])
{
    out[0] = '\0';
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        size_t length = strlen(out);
        snprintf(out + length, WIN_FIGURE - length, "%s", i ? " " : "");
        figure_meld(&table->melds[seat][i], out, WIN_FIGURE);
    }
}

void drill_draw_seat(struct painter *painter, const struct view *view, int seat, const char *name,
                     struct rect panel)
{
    char melds[WIN_FIGURE], pile[DRILL_PILE];
    struct pen pen = draw_head(painter, view, seat, name, panel);
    melds_figure(&view->table, seat, melds);
    drill_pile_figure(&view->table, seat, panel.w > 500 * pen.u ? 18 : 10, pile);
    draw_figure(&pen, melds, 30);
    draw_figure(&pen, pile, 34);
}

/* The row, its taken places left out. */
static void row_figure(const struct dummy *dummy, char out[DRILL_PILE])
{
    out[0] = '\0';
    for (int i = 0; i < DUMMY_MAX; i++) {
        char text[3] = "x";
        size_t length = strlen(out);
        if (dummy->row[i] == TILE_NONE)
            continue;
        if (dummy->row[i] < TILE_COUNT)
            tile_print(dummy->row[i], text);
        snprintf(out + length, DRILL_PILE - length, "%s", text);
    }
}

void drill_draw_dummy(struct painter *painter, const struct view *view, struct rect panel)
{
    char row[DRILL_PILE], pile[DRILL_PILE];
    struct pen pen = pen_in(painter, panel);
    draw_panel(painter, panel);
    pen_pad(&pen, 14, 14);
    text_draw(painter, TEXT_NAME, pen_top(&pen, 34), tr("Dummy"));
    pen_top(&pen, 8);
    row_figure(&view->table.dummy, row);
    drill_pile_figure(&view->table, SEAT_DUMMY, 18, pile);
    draw_figure(&pen, row, 30);
    draw_figure(&pen, pile, 34);
}

void drill_draw_strip(struct painter *painter, const char *name, const char *figure, struct rect strip)
{
    struct pen pen = pen_in(painter, strip);
    draw_tray(painter, strip, 26);
    pen_pad(&pen, 14, 7);
    text_draw(painter, TEXT_LABEL | TEXT_QUIET, pen_left(&pen, 130), name);
    pen_left(&pen, 20);
    if (figure[0])
        pen_figure(&pen, figure, PEN_ENDLESS, false);
}
