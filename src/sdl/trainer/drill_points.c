/*
 * drill_points.c: the trainer of points: a winning hand and how it was won, points or patterns to choose
 * from, and after the answer what counts and why.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/art/draw.h"
#include "sdl/art/figure.h"
#include "sdl/art/theme.h"
#include "sdl/trainer/drilling.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"
#include "sdl/ui/win_figure.h"
#include "words/drill/drill_words.h"
#include "words/pattern_words.h"
#include "words/result_words.h"
#include "words/scorer/win_words.h"

enum { COLUMNS_POINTS = 2, COLUMNS_NAMES = 3, ROWS = 3 };

static const float TRAY = 132, FACTS = 420, GAP = 14 /* units */;

static bool names(const struct drilling *drilling)
{
    return drilling->training.record.choices[DRILL_POINTS].names;
}

static void deal(struct drilling *drilling)
{
    drilling->marked = 0;
    points_question_deal(&drilling->points, drilling->rules, &drilling->rng);
}

static enum drill_click choose(struct drilling *drilling, struct app *app, const char *id)
{
    (void)app;
    if (target_after(id, "pattern"))
        drilling->marked ^= 1u << target_number(id, "pattern");
    return drill_choose(drilling, id, "choice");
}

static bool is_right(const struct drilling *drilling)
{
    return names(drilling) ? drilling->marked == drilling->points.counts
                           : drilling->chosen == drilling->points.right;
}

static bool is_ready(const struct drilling *drilling)
{
    return names(drilling) && drilling->marked;
}

static void say(const struct drilling *drilling, char *out, size_t size)
{
    drill_points_words(&drilling->points, names(drilling) ? POINTS_CHOICES : drilling->chosen, out, size);
}

static void tell(const struct drilling *drilling, char *out, size_t size)
{
    tr_say(out, size,
           names(drilling) ? tr("{1}: name every pattern that counts") : tr("{1}: choose its points"),
           tr(drilling->rules->name));
}

/* --- choosing what is asked ---------------------------------------------------------------------------- */

static float draw_choices(struct app *app, const struct drill_choice *choice, struct rect panel,
                          struct rect row)
{
    const char *const answers[] = {tr("Its points"), tr("Its patterns")};
    (void)panel;
    row_choice(app, row, "answer", tr("Answer with"), NULL, answers, 2, choice->names, true);
    return row.y + row.h;
}

static void set(struct drill_choice *choice, const char *id)
{
    if (target_after(id, "answer"))
        choice->names = target_number(id, "answer") == 1;
}

/* --- drawing ------------------------------------------------------------------------------------------ */

static void draw_hand(const struct drilling *drilling, struct painter *painter, struct rect tray)
{
    char figure[WIN_FIGURE];
    float u = painter->layout.u, room = tray.w - 40 * u, w = floorf(fminf(58 * u, (tray.h - 28 * u) / 1.51f));
    figure_win(&drilling->points.win, figure);
    float wide = figure_width(figure, room, w),
          high = figure_draw(painter, figure, 0, 0, room, w, true) - 4 * u;
    draw_tray(painter, tray, 26);
    figure_draw(painter, figure, roundf(tray.x + (tray.w - wide) / 2), roundf(tray.y + (tray.h - high) / 2),
                room, w, false);
}

/* All of it in one line, or in up to three; returns how many. */
static int draw_fact(struct painter *painter, struct type type, float x, float y, float wide,
                     const char *words)
{
    if (!type_has_room(painter, type, wide, 1, words))
        return SDL_min(type_draw_wrapped(painter, type, x, y, wide, 20, 3, words), 3);
    type_draw_fit(painter, type, x, y, wide, words);
    return 1;
}

/* The facts in two columns; returns the baseline of the last. */
static float draw_facts(const struct drilling *drilling, struct painter *painter, struct rect panel)
{
    const struct points_question *question = &drilling->points;
    struct win_fact facts[WIN_FACTS];
    float u = painter->layout.u, top = widget_panel(painter, panel, tr("How it was won")), column = 124 * u;
    struct type name = type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT);
    struct type words = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT);
    int count = win_facts(question->rules, question->options, &question->win, facts);
    float leading = type_leading(painter, words, 27), y = top + leading * .8f;
    for (int i = 0; i < count; i++, y += leading) {
        type_draw_fit(painter, name, panel.x + 16 * u, y, column - 10 * u, facts[i].name);
        int lines = draw_fact(painter, words, panel.x + 16 * u + column, y, panel.w - 32 * u - column,
                              facts[i].words);
        y += (float)(lines - 1) * type_leading(painter, words, 20);
    }
    return y;
}

static void draw_points(const struct drilling *drilling, struct app *app, struct rect rect)
{
    float gap = roundf(GAP * app->painter.layout.u);
    for (int i = 0; i < POINTS_CHOICES; i++) {
        struct rect row = rect_row(rect, i / COLUMNS_POINTS, ROWS, gap);
        char id[INPUT_ID], label[64], key[2] = {(char)('1' + i), 0};
        snprintf(id, sizeof id, "choice:%d", i);
        drill_points_choice(&drilling->points, i, label, sizeof label);
        struct button button = {
            .id = id, .label = label, .key_label = key, .key = SDLK_1 + i, .look = BUTTON_SECONDARY};
        widget_button(app, rect_column(row, i % COLUMNS_POINTS, COLUMNS_POINTS, gap), &button);
    }
}

static void draw_names(const struct drilling *drilling, struct app *app, struct rect rect)
{
    const struct points_question *question = &drilling->points;
    float gap = roundf(GAP * app->painter.layout.u);
    for (int i = 0; i < question->offered_count; i++) {
        struct rect row = rect_row(rect, i / COLUMNS_NAMES, ROWS, gap);
        char id[INPUT_ID], key[2] = {(char)('1' + i), 0};
        bool marked = drilling->marked >> i & 1;
        snprintf(id, sizeof id, "pattern:%d", i);
        struct button button = {.id = id,
                                .label = tr(question->offered[i]->name),
                                .sub = tr(question->offered[i]->what),
                                .key_label = key,
                                .key = SDLK_1 + i,
                                .icon = marked ? "icons/check" : NULL,
                                .look = BUTTON_SECONDARY,
                                .glow = marked};
        widget_button(app, rect_column(row, i % COLUMNS_NAMES, COLUMNS_NAMES, gap), &button);
    }
}

static void draw_question(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, gap = roundf(GAP * u), tray = roundf(TRAY * u);
    float top = rect.y + tray + gap, high = rect.h - tray - gap;
    float facts = roundf((names(drilling) ? .75f : 1) * FACTS * u);
    draw_hand(drilling, painter, rect_make(rect.x, rect.y, rect.w, tray));
    high = names(drilling) ? high : fminf(high, (3 * 84 + 2 * GAP) * u);
    draw_facts(drilling, painter, rect_make(rect.x, top, facts, high));
    struct rect choices = rect_make(rect.x + facts + gap, top, rect.w - facts - gap, high);
    (names(drilling) ? draw_names : draw_points)(drilling, app, choices);
}

/* --- the verdict -------------------------------------------------------------------------------------- */

/* A pattern: its name, why it counts or does not, and its points. */
struct row_words {
    enum drill_mark mark;
    const char *name;
    char why[160], points[24];
};

static void draw_row(struct app *app, struct rect row, const struct row_words *words)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, x = drill_draw_row(app, row, words->mark), right = row.x + row.w - 18 * u;
    struct type name = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type why = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    struct type points = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_BRASS, TYPE_RIGHT);
    if (words->mark == DRILL_PLAIN)
        x = row.x + 18 * u;
    float middle = row.y + row.h / 2, cap = type_cap_height(painter, name);
    float leading = fmaxf(cap * .62f + type_cap_height(painter, why) + 5 * u, 18 * u);
    float first = roundf(middle + cap - (cap + leading) / 2), room = right - 90 * u - x;
    type_draw_fit(painter, name, x, first, room, words->name);
    type_draw_fit(painter, why, x, first + leading, room, words->why);
    type_draw(painter, points, right, middle + type_cap_height(painter, points) / 2, words->points);
}

static int offered_at(const struct points_question *question, const struct pattern *pattern)
{
    for (int i = 0; i < question->offered_count; i++)
        if (question->offered[i] == pattern)
            return i;
    return 0;
}

/* All rows: what counts, then what was named and does not; returns how many. */
static int fill_rows(const struct drilling *drilling, struct row_words rows[POINTS_LINES + PATTERNS_OFFERED])
{
    const struct points_question *question = &drilling->points;
    int count = 0;
    for (int i = 0; i < question->score.line_count; i++) {
        const struct score_line *line = &question->score.lines[i];
        struct row_words *row = &rows[count++];
        bool named = drilling->marked >> offered_at(question, line->pattern) & 1;
        row->mark = !names(drilling) ? DRILL_PLAIN : named ? DRILL_RIGHT : DRILL_MISSED;
        row->name = tr(line->pattern->name);
        words_pattern_own(line, &question->win, &question->score.reading, row->why, sizeof row->why);
        win_line_words(question->rules, line, row->points, sizeof row->points);
    }
    for (int i = 0; i < question->offered_count && names(drilling); i++) {
        if (question->counts >> i & 1 || !(drilling->marked >> i & 1))
            continue;
        struct row_words *row = &rows[count++];
        row->mark = DRILL_WRONG;
        row->name = tr(question->offered[i]->name);
        row->points[0] = '\0';
        drill_uncounted_words(question, question->offered[i], row->why, sizeof row->why);
    }
    return count;
}

/* The fu of a riichi hand, item by item. */
static void draw_fu(const struct drilling *drilling, struct painter *painter, struct rect panel, float y)
{
    const struct points_question *question = &drilling->points;
    struct fu_line lines[FU_LINES_MAX];
    struct type name = type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT);
    struct type figure = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_RIGHT);
    float u = painter->layout.u, leading = type_leading(painter, name, 24);
    int count = riichi_fu_lines(&question->win, &question->score, lines);
    for (int i = 0; i < count && y + leading < panel.y + panel.h - 6 * u; i++, y += leading) {
        char words[64];
        if (i == 0)
            draw_line(painter, panel.x + 16 * u, y - leading * .8f, panel.x + panel.w - 16 * u,
                      y - leading * .8f, 1, COLOUR_RULE);
        result_fu(&lines[i], words, sizeof words);
        type_draw_fit(painter, name, panel.x + 16 * u, y + leading * .3f, panel.w - 110 * u, words);
        tr_say(words, sizeof words, tr("{1} fu"), lines[i].fu);
        type_draw(painter, figure, panel.x + panel.w - 18 * u, y + leading * .3f, words);
    }
}

static void draw_verdict(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct painter *painter = &app->painter;
    struct row_words rows[POINTS_LINES + PATTERNS_OFFERED];
    int count = fill_rows(drilling, rows);
    float u = painter->layout.u, gap = roundf(GAP * u), tray = roundf(104 * u), facts = roundf(FACTS * u);
    float top = rect.y + tray + gap, high = rect.h - tray - gap, room = rect.w - facts - gap;
    float each = floorf(fminf(64 * u, high / (float)count)), between = roundf(6 * u);
    struct rect panel = rect_make(rect.x + room + gap, top, facts, high);
    draw_hand(drilling, painter, rect_make(rect.x, rect.y, rect.w, tray));
    for (int i = 0; i < count; i++)
        draw_row(app, rect_make(rect.x, top + each * (float)i, room, each - between), &rows[i]);
    float y = draw_facts(drilling, painter, panel);
    if (drilling->rules->has_stages)
        draw_fu(drilling, painter, panel, y + 6 * u);
}

static void example(struct drilling *drilling)
{
    const struct points_question *question = &drilling->points;
    drilling->chosen = (uint8_t)(question->right == 0);
    drilling->marked = question->counts & (question->counts - 1);         /* one is missed */
    drilling->marked |= ~question->counts & (question->counts + 1) & 511; /* and one is wrong */
}

const struct drill_face drill_points_face = {.deal = deal,
                                             .choose = choose,
                                             .is_right = is_right,
                                             .draw_question = draw_question,
                                             .draw_verdict = draw_verdict,
                                             .say = say,
                                             .tell = tell,
                                             .draw_choices = draw_choices,
                                             .set = set,
                                             .is_ready = is_ready,
                                             .example = example};
