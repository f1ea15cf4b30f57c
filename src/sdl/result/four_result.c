/*
 * four_result.c: see four_result.h.
 */
#include "sdl/result/four_result.h"

#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/ui/undo.h"
#include "sdl/ui/widgets.h"
#include "words/pattern_words.h"

enum { CONTENT = 1184, LEFT_W = 640, PANEL_H = 336, LINES_TOP = 34, LINES_ROOM = 214 };

static int lines_shown(const struct result_scene *result)
{
    int lines = result->shown - result->score.reading.count;
    return lines < 0 ? 0 : lines > result->score.line_count ? result->score.line_count : lines;
}

static bool total_shown(const struct result_scene *result)
{
    return result->shown >= result_parts(result);
}

static struct type sans(uint32_t colour, enum type_align align)
{
    return type_make(TYPE_SANS, SIZE_BODY, colour, align);
}

static int count_winners(const struct result *result)
{
    int count = 0;

    for (int seat = 0; seat < SEAT_MAX; seat++)
        count += result->winners >> seat & 1;
    return count;
}

void four_result_next_winner(struct result_scene *result)
{
    const struct table *table = &result->view.table;

    do
        result->winner = (result->winner + 1) % table->seats;
    while (!(table->result.winners >> result->winner & 1));
    view_result_of(&result->view, result->winner, &result->win, &result->score);
}

/* --- head ------------------------------------------------------------------------------------------ */

/* What has been counted so far: patterns, then the value they come to. */
static void draw_number(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    bool faan = result->view.table.rules->counts_faan && !total_shown(result);
    int number = 0;
    float u = painter->layout.u;
    char words[24];

    for (int i = 0; i < lines_shown(result); i++)
        number += result->score.lines[i].points;
    if (total_shown(result))
        number = result->score.points;
    const char *unit = faan ? tr("faan") : tr_many("point", "points", number);
    words_points(number, words, sizeof words);
    float width =
        type_draw(painter,
                  type_make(TYPE_SERIF, SIZE_WORTH,
                            result_number_colour(&result->words, &result->view.table.result), TYPE_RIGHT),
                  (x + CONTENT) * u, (y + 92) * u, unit);
    type_draw(painter,
              type_make(TYPE_SERIF, SIZE_POINTS,
                        result_number_colour(&result->words, &result->view.table.result), TYPE_RIGHT),
              (x + CONTENT) * u - width - 12 * u, (y + 94) * u, words);
}

/* The winner's flowers and seasons, which may count. */
static void draw_flowers(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    uint8_t flowers = result->view.table.flowers[result->winner];
    float w = atlas_width(painter, 23);

    for (int i = 0; i < TILE_RED_FIVE - TILE_FLOWER; i++)
        if (flowers >> i & 1) {
            atlas_draw(painter, POSE_LYING, (uint8_t)(TILE_FLOWER + i), x, roundf(y), w, 0);
            x += w + 1;
        }
}

static void draw_head(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u;
    const char *wind = result->won ? words_tile(table_wind(table, result->winner)) : "";
    char words[160], progress[48];

    words_headline(&result->words, table, words, sizeof words);
    type_draw_fit(painter,
                  type_make(TYPE_SERIF, SIZE_TITLE,
                            result_headline_colour(&result->words, &result->view.table.result), TYPE_LEFT),
                  x * u, (y + 74) * u, (result->won ? 880 : CONTENT) * u, words);
    words_progress(table, progress, sizeof progress);
    if (!result->won) {
        tr_say(words, sizeof words, tr("{1}. No points change hands"), progress);
    } else if (count_winners(&table->result) > 1 && result->winner == result->words.you) {
        tr_say(words, sizeof words, tr("{1}. Your hand, {2}"), progress, wind);
    } else if (count_winners(&table->result) > 1) {
        tr_say(words, sizeof words, tr("{1}. {2}’s hand, {3}"), progress,
               words_name(&result->words, result->winner), wind);
    } else {
        tr_say(words, sizeof words, tr("{1}, {2}, on turn {3}"), progress, wind,
               result_turn(table, result->winner));
    }
    undo_mark_practice(result->session, words, sizeof words);
    float width = type_draw(painter, type_make(TYPE_SANS, SIZE_TEXT, COLOUR_QUIET, TYPE_LEFT), x * u,
                            (y + 74) * u + widget_below_title(painter), words);
    if (!result->won)
        return;
    draw_flowers(result, app, x * u + width + 24 * u, (y + 84) * u);
    draw_number(result, app, x, y);
}

/* --- patterns -------------------------------------------------------------------------------------- */

/* Why the pattern counts, with its customary name before it where that is wanted and has room. */
static void describe(const struct result_scene *result, struct app *app, const struct score_line *line,
                     float room, struct type type, char *out, size_t size)
{
    const char *customary = words_customary(result->view.table.rules, line->pattern);
    char reason[120];

    words_pattern(&result->words, result->winner, line, &result->win, &result->score.reading, reason,
                  sizeof reason);
    snprintf(out, size, "%s", reason);
    if (!customary || !app->settings.customary_names)
        return;
    tr_say(out, size, tr("{1}: {2}"), customary, reason);
    if (type_width(&app->painter, type, out) > room)
        snprintf(out, size, "%s", customary);
}

static void draw_pattern(struct result_scene *result, struct app *app, int index, float x, float y,
                         float step)
{
    struct painter *painter = &app->painter;
    const struct score_line *line = &result->score.lines[index];
    struct type quiet = type_explained(sans(COLOUR_QUIET, TYPE_LEFT));
    float u = painter->layout.u, size = step < 24 ? 16 : step < 32 ? 18 : 21;
    char words[200];

    type_draw_fit(painter, type_make(TYPE_SERIF, size, COLOUR_IVORY, TYPE_LEFT), (x + 24) * u, y * u, 222 * u,
                  tr(line->pattern->name));
    describe(result, app, line, 312 * u, quiet, words, sizeof words);
    if (step > 36 && type_count_lines(painter, quiet, 312 * u, words) > 1)
        type_draw_wrapped(painter, quiet, (x + 260) * u, (y - 9) * u, 312 * u, 18, 2, words);
    else
        type_draw_fit(painter, quiet, (x + 260) * u, y * u, 312 * u, words);
    snprintf(words, sizeof words, "%d", line->points);
    type_draw(painter, type_make(TYPE_SERIF, size + 2, COLOUR_IVORY, TYPE_RIGHT), (x + 616) * u, y * u,
              words);
}

/* A pattern that the hand has as well, and which one stands for it. */
static void draw_covered(struct result_scene *result, struct app *app, int index, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct covered_line *line = &result->score.covered[index];
    float u = painter->layout.u;
    char words[120];

    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_TEXT, COLOUR_FAINT, TYPE_LEFT), (x + 24) * u, y * u,
                  222 * u, tr(line->pattern->name));
    tr_say(words, sizeof words, tr("covered by {1}"), tr(line->by->name));
    type_draw_fit(painter, sans(COLOUR_FAINT, TYPE_LEFT), (x + 260) * u, y * u, 345 * u, words);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_TEXT, COLOUR_FAINT, TYPE_RIGHT), (x + 616) * u, y * u, "–");
}

static void say_total(const struct result_scene *result, char *out, size_t size)
{
    const struct score *score = &result->score;
    int sum = 0;

    for (int i = 0; i < score->line_count; i++)
        sum += score->lines[i].points;
    if (result->view.table.rules->counts_faan)
        tr_say(out, size, sum > score->faan ? tr("{1} faan, the limit: {2}") : tr("{1} faan: {2}"),
               score->faan, score->points);
    else
        snprintf(out, size, "%d", score->points);
}

static void draw_total(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct score *score = &result->score;
    float u = painter->layout.u;
    int sum = 0;
    char words[160] = "";

    draw_line(painter, (x + 24) * u, (y + 262) * u, (x + 616) * u, (y + 262) * u, 1.6f, COLOUR_BRASS);
    if (!total_shown(result))
        return;
    for (int i = 0; i < score->line_count; i++)
        sum += score->lines[i].points;
    type_draw(painter, type_make(TYPE_SERIF, SIZE_CARD, COLOUR_BRASS, TYPE_LEFT), (x + 24) * u, (y + 292) * u,
              tr("Total"));
    say_total(result, words, sizeof words);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_COUNT, COLOUR_BRASS, TYPE_RIGHT), (x + 616) * u,
              (y + 294) * u, words);
    words[0] = '\0';
    if (!score->line_count)
        tr_say(words, sizeof words, tr("A hand without a pattern is worth {1}."), score->points);
    else if (!result->view.table.rules->counts_faan && sum > score->points)
        tr_say(words, sizeof words, tr("The patterns add up to {1}; the cap is {2}."), sum, score->points);
    type_draw_fit(painter, sans(COLOUR_QUIET, TYPE_LEFT), (x + 24) * u, (y + 320) * u, 592 * u, words);
}

static void draw_patterns(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    int lines = result->score.line_count, rows = lines + result->score.covered_count;
    float step = rows > 5 ? (float)LINES_ROOM / (float)(rows - 1) : 46;
    float u = painter->layout.u, first = y + LINES_TOP + (rows > 5 ? 0 : 8);

    draw_panel(painter, layout_rect(&painter->layout, x, y, LEFT_W, PANEL_H));
    draw_outline(painter, layout_rect(&painter->layout, x, y, LEFT_W, PANEL_H), 14, 1,
                 COLOUR_ALPHA(COLOUR_BRASS_DIM, 90));
    for (int i = 0; i < lines_shown(result); i++) {
        float base = first + (float)i * step;
        draw_pattern(result, app, i, x, base, step);
        if (step > 26 && i + 1 < rows)
            draw_line(painter, (x + 24) * u, (base + step * .34f) * u, (x + 616) * u,
                      (base + step * .34f) * u, 1, COLOUR_RULE);
    }
    for (int i = 0; i < result->score.covered_count && total_shown(result); i++)
        draw_covered(result, app, i, x, first + (float)(lines + i) * step);
    draw_total(result, app, x, y);
}

/* --- payments -------------------------------------------------------------------------------------- */

static const char *change_head(const struct table *table)
{
    return table->rules->calls_rounds ? tr("this round") : tr("this hand");
}

static void draw_payment(struct result_scene *result, struct app *app, int seat, float x, float y, float wide)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    bool winner = table->result.winners >> seat & 1;
    int gain = table->result.gain[seat];
    float u = painter->layout.u;
    char words[80], points[24];

    result_draw_who(app, result->session, seat, layout_rect(&painter->layout, x, y, 46, 46),
                    table_wind(table, seat), winner);
    words_points(gain < 0 ? -gain : gain, points, sizeof points);
    snprintf(words, sizeof words, "%s%s", gain > 0 ? "+" : gain < 0 ? "−" : "", points);
    struct type change = type_make(TYPE_SERIF, SIZE_HEAD,
                                   gain > 0 ? COLOUR_BRASS
                                   : gain   ? COLOUR_WARNING
                                            : COLOUR_QUIET,
                                   TYPE_RIGHT),
                total = type_make(TYPE_SERIF, SIZE_COUNT, COLOUR_IVORY, TYPE_RIGHT);
    change.of = change_head(table);
    float room = (x + wide - 96) * u - type_draw(painter, change, (x + wide - 96) * u, (y + 33) * u, words) -
                 (x + 60 + 12) * u;
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT), (x + 60) * u,
                  (y + 20) * u, fminf(room, 220 * u), words_plate_name(&result->words, seat));
    four_result_role(result, seat, words, sizeof words);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), (x + 60) * u,
                  (y + 41) * u, fminf(room, 230 * u), words);
    words_points(table->scores[seat], points, sizeof points);
    total.of = tr_in("column", "total");
    type_draw(painter, total, (x + wide) * u, (y + 34) * u, points);
}

static void draw_payments(struct result_scene *result, struct app *app, float x, float y, float wide)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u;
    char words[200];

    draw_panel(painter, layout_rect(&painter->layout, x, y, wide, PANEL_H));
    struct type head = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT);
    type_draw(painter, head, (x + wide - 24 - 96) * u, (y + 26) * u, change_head(table));
    type_draw(painter, head, (x + wide - 24) * u, (y + 26) * u, tr_in("column", "total"));
    for (int i = 0; i < table->seats; i++) {
        int seat = (result->near + i) % table->seats;
        draw_payment(result, app, seat, x + 24, y + 38 + (float)i * 62, wide - 48);
    }
    if (four_result_liable(result, words, sizeof words))
        type_draw_wrapped(painter, type_explained(type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT)),
                          (x + 24) * u, (y + 304) * u, (wide - 48) * u, 19, 2, words);
}

/* --- foot ------------------------------------------------------------------------------------------ */

static void draw_progress(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    bool over = session_is_over(result->session);
    float u = painter->layout.u, dot = 0;
    char words[96];

    for (int i = 0; i < table->rounds; i++, dot += 22)
        draw_disc(painter, (x + 8 + dot) * u, y * u, 6 * u, i < table->round ? 0 : 1.6f, COLOUR_BRASS);
    if (table->rounds) {
        int left = over ? 0 : table->rounds - table->round;
        tr_say(words, sizeof words, tr("{1} played, {2} to go"), words_number(table->round),
               left ? words_number(left) : tr_text(tr("none")));
        dot += 16;
    } else {
        tr_say(words, sizeof words, tr("The deal has passed {1} of {2} times"), table->deals_passed,
               table->seats * table_option(table, OPTION_WINDS));
    }
    struct type quiet = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float left = (x + dot) * u, right = (x + CONTENT) * u;
    left += type_draw(painter, quiet, left, (y + 5) * u, words);
    four_result_next(result, over, words, sizeof words);
    quiet.align = TYPE_RIGHT;
    right -= type_draw(painter, quiet, right, (y + 5) * u, words);
    result_draw_scorer(result, app, y, left, right);
}

static void draw_winner_button(struct result_scene *result, struct app *app, float x, float y)
{
    const struct table *table = &result->view.table;
    int next = result->winner;
    char label[48];

    if (count_winners(&table->result) < 2)
        return;
    do
        next = (next + 1) % table->seats;
    while (!(table->result.winners >> next & 1));
    if (next == result->words.you)
        tr_say(label, sizeof label, tr("Your hand"));
    else
        tr_say(label, sizeof label, tr("{1}’s hand"), words_name(&result->words, next));
    struct button button = {.id = "button:winner",
                            .label = label,
                            .sub = tr("Won on the same tile"),
                            .key_label = "H",
                            .key = SDLK_h,
                            .look = BUTTON_SECONDARY};
    widget_button(app, layout_rect(&app->painter.layout, x + 320, y, 248, 58), &button);
}

void four_result_draw(struct result_scene *result, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float x = result_left(painter), y = result_top(painter);

    backdrop_draw_dim(painter, 34);
    draw_head(result, app, x, y);
    if (result->won) {
        result_draw_sets(result, app, y + 136);
        draw_patterns(result, app, x, y + 296);
        draw_payments(result, app, x + 664, y + 296, 520);
        draw_winner_button(result, app, x, y + 650);
    }
    for (int i = 0; i < table->seats && !result->won; i++) {
        struct rect panel =
            layout_rect(&painter->layout, x + (float)(i % 2) * 604, y + 136 + (float)(i / 2) * 254, 580, 238);
        result_draw_seat(result, app, panel, (result->near + i) % table->seats);
    }
    draw_progress(result, app, x, result_foot(painter));
    result_draw_buttons(result, app, x, y + 650);
    result_draw_luck(result, app, x, y + LUCK_TOP);
}
