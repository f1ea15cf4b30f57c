/*
 * scorer_result.c: the right side of the scorer: how the hand was won, and what it comes to (scoring.h).
 */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "rules/modes/one_suit.h"
#include "sdl/app/app.h"
#include "sdl/art/atlas.h"
#include "sdl/art/figure.h"
#include "sdl/art/theme.h"
#include "sdl/scorer/scoring.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "sdl/ui/win_figure.h"
#include "words/pattern_words.h"
#include "words/result_words.h"
#include "words/scorer/win_words.h"

/* A column that is written from top to bottom. */
struct column {
    struct painter *painter;
    float x, y, width, u;
};

/* A cell: what it is at the left, how it stands at the right. */
static void draw_cell(struct app *app, const struct scoring_fact *fact, struct rect cell, SDL_Keycode key)
{
    struct painter *painter = &app->painter;
    bool hot = input_is_hot(app, fact->id), pressed = input_is_pressed(app, fact->id);
    float u = painter->layout.u, pad = roundf(12 * u), lower = roundf(2 * u);
    struct type name = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    struct type value = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_RIGHT);
    draw_button_body(painter, cell, BUTTON_SECONDARY, hot, pressed);
    target_add(app, fact->id, cell, 0, key);
    widget_ring(app, fact->id, cell, 10);
    float middle = cell.y + cell.h / 2 - lower + (pressed ? draw_pressed_shift(painter) : 0);
    if (!type_has_room(painter, name, cell.w - 2 * pad - 8 * u - type_width(painter, value, fact->words), 1,
                       fact->name))
        pad = roundf(5 * u);
    float both = cell.w - 2 * pad - 8 * u,
          room = fmaxf(cell.w * .5f, both - type_width(painter, value, fact->words));
    float taken = type_draw_fit(painter, name, cell.x + pad, middle + type_cap_height(painter, name) / 2,
                                room, fact->name);
    type_draw_fit(painter, value, cell.x + cell.w - pad, middle + type_cap_height(painter, value) / 2,
                  both - taken, fact->words);
}

static void draw_facts(struct app *app, const struct scoring *scoring, struct rect panel)
{
    struct painter *painter = &app->painter;
    struct scoring_fact facts[SCORING_FACTS];
    int count = scoring_facts(scoring, facts), rows = scoring_facts_rows(count);
    float u = painter->layout.u, gap = roundf(6 * u), pad = roundf(12 * u);
    float top = widget_panel(painter, panel, tr("How it was won"));
    struct rect area = rect_make(panel.x + pad, top, panel.w - 2 * pad, panel.y + panel.h - top - pad);
    draw_cell(app, &facts[0], rect_row(area, 0, rows, gap), SDLK_w);
    for (int i = 1; i < count; i++)
        draw_cell(app, &facts[i], rect_column(rect_row(area, (i + 1) / 2, rows, gap), (i + 1) % 2, 2, gap),
                  i == 1 ? SDLK_a : 0);
}

static void write(struct column *column, struct type type, float leading, int most, const char *words)
{
    float cap = type_cap_height(column->painter, type);
    int lines = type_draw_wrapped(column->painter, type, column->x, column->y + cap, column->width, leading,
                                  most, words);
    column->y += cap + type_leading(column->painter, type, leading) * (float)(lines - 1) + 10 * column->u;
}

static void write_head(struct column *column, const char *words)
{
    column->y += 8 * column->u;
    draw_line(column->painter, column->x, column->y, column->x + column->width, column->y, 1, COLOUR_RULE);
    column->y += 12 * column->u;
    write(column, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT), 24, 1, words);
}

static void write_figure(struct column *column, const char *figure, float most)
{
    float w = floorf(most * column->u);
    column->y += figure_draw(column->painter, figure, column->x, roundf(column->y), column->width, w, false);
    column->y += 4 * column->u;
}

/* A name at the left, a figure at the right, and a line of why below. */
static void write_line(struct column *column, const char *name, const char *figure, const char *why)
{
    struct painter *painter = column->painter;
    struct type left = type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT);
    struct type right = type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_BRASS, TYPE_RIGHT);
    struct type small = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float cap = type_cap_height(painter, left), u = column->u;
    column->y += cap;
    float taken = type_draw(painter, right, column->x + column->width, column->y, figure) + 12 * u;
    type_draw_fit(painter, left, column->x, column->y, column->width - taken, name);
    if (why) {
        column->y += type_cap_height(painter, small) + 8 * u;
        type_draw_fit(painter, small, column->x, column->y, column->width - taken, why);
    }
    column->y += 18 * u;
}

static void write_waits(struct column *column, const struct scoring *scoring)
{
    const struct counted *counted = &scoring->counted;
    struct painter *painter = column->painter;
    float u = column->u, w = floorf(26 * u), high = roundf(1.51f * w);
    struct type value = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT);
    struct type left = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT);
    for (int i = 0; i < counted->wait_count; i++) {
        const struct counted_wait *wait = &counted->waits[i];
        char words[64];
        float base = column->y + high / 2 + type_cap_height(painter, value) / 2;
        atlas_draw(painter, POSE_LYING, wait->tile, roundf(column->x), roundf(column->y), w - 1, 0);
        if (wait->wins && scoring->laying.now.rules->declares_risk)
            tr_say(words, sizeof words, tr("wins"));
        else if (wait->wins)
            result_value(scoring->laying.now.rules, &wait->score, words, sizeof words);
        else
            tr_say(words, sizeof words, tr("doesn’t win this way"));
        type_draw_fit(painter, value, column->x + w + 14 * u, base, column->width - w - 110 * u, words);
        tr_say(words, sizeof words, tr_many("{1} left", "{1} left", wait->left), wait->left);
        type_draw(painter, left, column->x + column->width, base, words);
        column->y += high + 6 * u;
    }
}

static void write_patterns(struct column *column, const struct scoring *scoring)
{
    const struct score *best = &scoring->counted.best;
    const struct ruleset *rules = scoring->laying.now.rules;
    for (int i = 0; i < best->line_count; i++) {
        char points[32], why[160];
        win_line_words(rules, &best->lines[i], points, sizeof points);
        words_pattern_own(&best->lines[i], &scoring->counted.win, &best->reading, why, sizeof why);
        write_line(column, tr(best->lines[i].pattern->name), points, why);
    }
    for (int i = 0; i < best->covered_count; i++) {
        char words[120];
        count_covered_words(&best->covered[i], words, sizeof words);
        write(column, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), 18, 2, words);
    }
}

static void write_fu(struct column *column, const struct scoring *scoring)
{
    struct fu_line lines[FU_LINES_MAX];
    int count = riichi_fu_lines(&scoring->counted.win, &scoring->counted.best, lines);
    struct type left = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), right = left;
    right.align = TYPE_RIGHT;
    if (count)
        write_head(column, tr("Fu"));
    for (int i = 0; i < count; i++) {
        char words[64];
        result_fu(&lines[i], words, sizeof words);
        column->y += type_cap_height(column->painter, left);
        type_draw_fit(column->painter, left, column->x, column->y, column->width - 80 * column->u, words);
        tr_say(words, sizeof words, "{1}", lines[i].fu);
        type_draw(column->painter, right, column->x + column->width, column->y, words);
        column->y += 10 * column->u;
    }
}

static void write_readings(struct column *column, const struct scoring *scoring)
{
    const struct counted *counted = &scoring->counted;
    if (counted->reading_count < 2)
        return;
    write_head(column, tr("Other readings"));
    for (int i = 1; i < counted->reading_count; i++) {
        char figure[WIN_FIGURE], value[64];
        const struct score *score = &counted->readings[i];
        figure_reading(&counted->win, &score->reading, figure);
        if (score->win)
            result_value(scoring->laying.now.rules, score, value, sizeof value);
        else
            tr_say(value, sizeof value, tr("doesn’t win this way"));
        write_figure(column, figure, 24);
        write(column, type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT), 20, 1, value);
    }
}

static void write_near(struct column *column, const struct scoring *scoring)
{
    const struct counted *counted = &scoring->counted;
    if (!counted->near_count)
        return;
    write_head(column, tr("Just missed"));
    for (int i = 0; i < counted->near_count; i++) {
        char words[COUNT_WORDS];
        count_near_words(&scoring->laying.now, &counted->near[i], words, sizeof words);
        write(column, type_make(TYPE_SANS, SIZE_BODY, COLOUR_TEXT, TYPE_LEFT), 21, 3, words);
    }
}

/* One Suit pays for the waits that are named besides. */
static void write_naming(struct column *column, const struct scoring *scoring)
{
    struct laid before = scoring->laying.now;
    struct counted waits;
    char words[COUNT_WORDS];
    struct laying laying = {.now = before};
    laying_remove(&laying, LAY_TILE, before.winning);
    counted_make(&waits, &laying.now);
    tr_say(words, sizeof words,
           tr_many("The hand was waiting for {1} kind. If you name it, the win is worth {2} points.",
                   "The hand was waiting for {1} kinds. If you name them all, the win is worth {2} points.",
                   waits.wait_count),
           waits.wait_count, ONE_SUIT_WIN + ONE_SUIT_ALL + ONE_SUIT_RIGHT * waits.wait_count);
    write(column, type_make(TYPE_SANS, SIZE_BODY, COLOUR_TEXT, TYPE_LEFT), 21, 4, words);
    for (int i = 0; i < waits.wait_count; i++)
        atlas_draw(column->painter, POSE_LYING, waits.waits[i].tile,
                   roundf(column->x + (float)i * floorf(32 * column->u)), roundf(column->y),
                   floorf(30 * column->u), 0);
    column->y += 50 * column->u;
}

static void write_win(struct column *column, const struct scoring *scoring)
{
    const struct counted *counted = &scoring->counted;
    char figure[WIN_FIGURE];
    figure_reading(&counted->win, &counted->best.reading, figure);
    column->y += 4 * column->u;
    write_figure(column, figure, 30);
    column->y += 8 * column->u;
    if (scoring->laying.now.rules->declares_risk) {
        write_naming(column, scoring);
        return;
    }
    write_patterns(column, scoring);
    if (scoring->laying.now.rules->has_stages)
        write_fu(column, scoring);
    write_readings(column, scoring);
    write_near(column, scoring);
}

static void write_all(struct column *column, const struct scoring *scoring)
{
    const struct counted *counted = &scoring->counted;
    bool wins = counted->state == COUNTED_WINS, wrong = counted->state == COUNTED_FAULT;
    char words[COUNT_WORDS];
    count_state_words(&scoring->laying.now, counted, words, sizeof words);
    write(column,
          type_make(TYPE_SERIF, wins ? SIZE_CARD : SIZE_NAME,
                    wins    ? COLOUR_PROMPT
                    : wrong ? COLOUR_WARNING
                            : COLOUR_IVORY,
                    TYPE_LEFT),
          wins ? 28 : 24, 4, words);
    column->y += 6 * column->u;
    if (counted->state == COUNTED_MISSING)
        write_waits(column, scoring);
    else if (counted->state == COUNTED_WINS || counted->state == COUNTED_NO_WIN)
        write_win(column, scoring);
    else if (counted->state == COUNTED_NOT_DONE)
        write_near(column, scoring);
}

/* Where it is told if all of it fits. */
static struct rect whole_place(const struct painter *painter, const struct scoring *scoring)
{
    float u = painter->layout.u;
    return rect_inset(scoring_places(painter, scoring).result, roundf(2 * u), roundf(8 * u));
}

static float button_side(const struct painter *painter)
{
    return roundf(34 * painter->layout.u);
}

struct rect scoring_told(const struct painter *painter, const struct scoring *scoring)
{
    struct rect place = whole_place(painter, scoring);
    if (scoring->scroll.content > place.h)
        place.h -= button_side(painter) + roundf(8 * painter->layout.u);
    return place;
}

void scoring_draw_right(struct app *app, struct scoring *scoring)
{
    struct painter *painter = &app->painter;
    struct scoring_places places = scoring_places(painter, scoring);
    float u = painter->layout.u, pad = roundf(16 * u), side = button_side(painter);
    struct rect panel = places.result, inner = scoring_told(painter, scoring);
    float whole = whole_place(painter, scoring).h;
    bool more = scoring->scroll.content > whole;
    draw_facts(app, scoring, places.facts);
    draw_panel(painter, panel);
    float up = scroll_begin(painter, inner, &scoring->scroll);
    struct column column = {painter, panel.x + pad, inner.y + roundf(8 * u) - up,
                            panel.w - 2 * pad - roundf(14 * u), u};
    float begin = column.y;
    write_all(&column, scoring);
    scoring->scroll.content = column.y - begin + 16 * u;
    scroll_end(painter, inner, &scoring->scroll);
    if (more != (scoring->scroll.content > whole)) /* known only now that it is written */
        app_dirty(app);
    if (more)
        widget_icon_button(app,
                           rect_make(panel.x + panel.w - side - roundf(16 * u),
                                     panel.y + panel.h - side - roundf(10 * u), side, side),
                           "button:more", "icons/chevron-down", 0);
}
