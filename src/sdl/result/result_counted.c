/*
 * result_counted.c: the head of a round's result and the panel of what counted, line by line, with what it
 * comes to (result.h).
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/art/atlas.h"
#include "sdl/result/result.h"
#include "sdl/ui/widgets.h"
#include "words/pattern_words.h"

/* Draws what has been counted so far, right of the headline. */
static void draw_number(const struct result_scene *result, struct painter *painter, float right, float y)
{
    const struct table *table = &result->view.table;
    bool all = result_all_shown(result), pot = table->rules->start_pot;
    int number = 0;
    float u = painter->layout.u;
    char words[24];

    if (!result->won || (pot && !all))
        return;
    for (int i = 0; i < result_lines_shown(result); i++)
        number += result->score.lines[i].points;
    if (all)
        number = pot ? table->result.gain[table->result.winner] : result->score.points;
    words_points(number, words, sizeof words);
    const char *unit = table->rules->counts_faan && !all ? tr("faan") : tr_many("point", "points", number);
    struct type type =
        type_make(TYPE_SERIF, SIZE_WORTH,
                  result_headline_colour(result) == COLOUR_COOL ? COLOUR_COOL : COLOUR_BRASS, TYPE_RIGHT);
    float wide = type_draw(painter, type, right, (y + 92) * u, unit) + 12 * u;
    type.size = pot ? SIZE_POINTS_LONG : SIZE_POINTS;
    type_draw(painter, type, right - wide, (y + 94) * u, words);
}

/* The winner's flowers and seasons, which may count. */
static void draw_flowers(const struct result_scene *result, struct painter *painter, float x, float y)
{
    uint8_t flowers = result->view.table.flowers[result->winner];
    float w = atlas_width(painter, 23);

    for (int i = 0; i < TILE_RED_FIVE - TILE_FLOWER; i++)
        if (flowers >> i & 1) {
            atlas_draw(painter, POSE_LYING, (uint8_t)(TILE_FLOWER + i), x, roundf(y), w, 0);
            x += w + 1;
        }
}

void result_phone_head(const struct result_scene *result, struct painter *painter, struct pen *pen)
{
    struct type title = type_make(TYPE_SERIF, SIZE_PANEL, result_headline_colour(result), TYPE_LEFT);
    char words[160];
    float u = pen->u;

    result_headline(result, words, sizeof words);
    struct pen head = pen_in(painter, pen_top(pen, 44));
    type_draw_fit(painter, title, head.room.x, head.room.y + 34 * u, head.room.w, words);
    result_subtitle(result, words, sizeof words);
    pen_write(pen, TEXT_PROSE | TEXT_QUIET, 21, 3, words);
    if (result_human(result, words, sizeof words)) {
        pen_top(pen, 4);
        pen_write(pen, TEXT_SLANTED | TEXT_LIT, 22, 3, words);
    }
    if (result->won) {
        struct rect row = pen_top(pen, 84);
        draw_flowers(result, painter, row.x, row.y + 34 * u);
        draw_number(result, painter, (row.x + row.w) / u, row.y / u - 26);
    }
}

void result_draw_head(const struct result_scene *result, struct painter *painter, float x, float y)
{
    float u = painter->layout.u;
    float room = !result->won ? RESULT_WIDTH : result->view.table.rules->start_pot ? 830 : 880;
    char words[160];

    result_headline(result, words, sizeof words);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_TITLE, result_headline_colour(result), TYPE_LEFT),
                  x * u, (y + 74) * u, room * u, words);
    result_subtitle(result, words, sizeof words);
    float wide = type_draw(painter, text_type(TEXT_PROSE | TEXT_QUIET), x * u,
                           (y + 74) * u + widget_below_title(painter), words) +
                 24 * u;
    if (result_human(result, words, sizeof words))
        wide += type_draw_fit(painter, type_make(TYPE_SERIF_ITALIC, SIZE_LABEL, COLOUR_PROMPT, TYPE_LEFT),
                              x * u + wide, (y + 74) * u + widget_below_title(painter),
                              room * u - wide - (result->won ? 100 : 0) * u, words) +
                24 * u;
    if (!result->won)
        return;
    draw_flowers(result, painter, x * u + wide, (y + 84) * u);
    draw_number(result, painter, (x + RESULT_WIDTH) * u, y);
}

/* Says why the pattern counts, with its customary name before it where that is wanted and has room. */
static void say_why(const struct result_scene *result, struct app *app, const struct score_line *line,
                    float room, char *out, size_t size)
{
    const char *customary = words_customary(result->view.table.rules, line->pattern);
    char reason[120];

    words_pattern(&result->words, result->winner, line, &result->win, &result->score.reading, reason,
                  sizeof reason);
    snprintf(out, size, "%s", reason);
    if (!customary || !app->settings.customary_names)
        return;
    tr_say(out, size, tr("{1}: {2}"), customary, reason);
    if (type_width(&app->painter, text_type(TEXT_BODY), out) > room)
        snprintf(out, size, "%s", customary);
}

/* Upright on a phone, where the reason stands below the name. */
static bool is_narrow(const struct pen *panel)
{
    return panel->painter->layout.shape == LAYOUT_UPRIGHT;
}

/* Returns where lines end, in units from the panel's left. */
static float end_of(const struct pen *panel)
{
    return is_narrow(panel) ? panel->room.w / panel->u - 24 : RESULT_PANEL - 24;
}

/* A line of the panel of what counted, whose baseline is `y`; `end`: where it ends. */
static void draw_counted_line(const struct result_scene *result, struct app *app, const struct pen *pen,
                              int index, float y, float step, float end)
{
    struct painter *painter = &app->painter;
    const struct score_line *line = &result->score.lines[index];
    bool han = result->view.table.rules->has_stages;
    float size = step < 26 ? 16 : step < 34 || han || is_narrow(pen) ? 19 : 22, u = pen->u;
    float left = pen->room.x + 24 * u, right = pen->room.x + end * u, base = pen->room.y + y * u;
    struct type type = type_make(TYPE_SERIF, size, COLOUR_IVORY, TYPE_LEFT);
    struct type quiet = text_type(TEXT_BODY | TEXT_QUIET | TEXT_EXPLAINED);
    char words[200];

    tr_say(words, sizeof words, han ? tr("{1} han") : "{1}", line->points);
    struct type amount = han ? text_type(TEXT_BODY | TEXT_QUIET | TEXT_RIGHT)
                             : type_make(TYPE_SERIF, size + 2, COLOUR_IVORY, TYPE_RIGHT);
    float room = right - left - 10 * u - type_draw(painter, amount, right, base, words);
    snprintf(words, sizeof words, "%s", tr(line->pattern->name));
    if (!strcmp(line->pattern->id, "treasure"))
        tr_say(words, sizeof words, tr("Treasure {1}"), result->win.treasure);
    bool narrow = is_narrow(pen);
    type_draw_fit(painter, type, left, base, han || narrow ? room : 222 * u, words);
    if (han)
        return;
    if (narrow) {
        say_why(result, app, line, right - left, words, sizeof words);
        type_draw_fit(painter, quiet, left, base + 21 * u, right - left, words);
        return;
    }
    say_why(result, app, line, 312 * u, words, sizeof words);
    if (step > 36 && type_count_lines(painter, quiet, 312 * u, words) > 1)
        type_draw_wrapped(painter, quiet, left + 236 * u, base - 9 * u, 312 * u, 18, 2, words);
    else
        type_draw_fit(painter, quiet, left + 236 * u, base, 312 * u, words);
}

/* A pattern that the hand has as well, and which one stands for it. */
static void draw_covered_line(const struct result_scene *result, const struct pen *pen, int index, float y)
{
    const struct covered_line *line = &result->score.covered[index];
    struct type name = type_make(TYPE_SERIF, SIZE_TEXT, COLOUR_FAINT, TYPE_LEFT);
    float u = pen->u, end = end_of(pen);
    bool narrow = is_narrow(pen);
    char words[120];

    type_draw_fit(pen->painter, name, pen->room.x + 24 * u, pen->room.y + y * u, 222 * u,
                  tr(line->pattern->name));
    tr_say(words, sizeof words, tr("covered by {1}"), tr(line->by->name));
    if (narrow)
        pen_text(pen, TEXT_BODY | TEXT_FAINT, 24, y + 21, end - 24, words);
    else
        pen_text(pen, TEXT_BODY | TEXT_FAINT, 260, y, 345, words);
    name.align = TYPE_RIGHT;
    type_draw(pen->painter, name, pen->room.x + end * u, pen->room.y + y * u, "–");
}

/* Says that the hand has no pattern, where none is needed. */
static void draw_plain_hand(const struct pen *pen)
{
    struct pen text = *pen;

    pen_text(pen, TEXT_COUNT | TEXT_CENTRE, 0, 92, 0, tr("A plain hand"));
    text.room = rect_inset(text.room, (is_narrow(pen) ? 24 : 80) * pen->u, 108 * pen->u);
    pen_write(&text, TEXT_PROSE | TEXT_QUIET | TEXT_CENTRE | TEXT_EXPLAINED, 25, is_narrow(pen) ? 6 : 3,
              tr("It is complete but has none of the patterns. It ends the round and stops the other "
                 "player from winning, but is worth nothing."));
}

/* The total and what is said of it, from `y` on. */
static void draw_sum(const struct result_scene *result, const struct pen *pen, float y)
{
    struct painter *painter = pen->painter;
    struct result_sum sum = {.count = 0};
    unsigned quiet = TEXT_BODY | TEXT_QUIET | TEXT_EXPLAINED;
    float u = pen->u, left = pen->room.x + 24 * u, line = y + 60;

    float end = end_of(pen), high = result_counted_high(result, painter);
    draw_line(painter, left, pen->room.y + y * u, pen->room.x + end * u, pen->room.y + y * u, 1.6f,
              COLOUR_BRASS);
    if (!result_all_shown(result))
        return;
    result->mode->sum(result, &sum);
    pen_text(pen, TEXT_CARD | TEXT_BRASS, 24, y + 30, 0, sum.label);
    pen_text(pen, TEXT_COUNT | TEXT_BRASS | TEXT_RIGHT, 24, y + 32, 0, sum.amount);
    for (int i = 0; i < sum.count && line < high - 10; i++) {
        const char *words = sum.notes[i].words;
        float amount = pen_text(pen, TEXT_NAME | TEXT_RIGHT, 24, line, 0, sum.notes[i].amount);
        float room = (end - 24) * u - amount - (amount > 0 ? 16 * u : 0);
        bool one = type_has_room(painter, text_type(quiet), room, 1, words);
        line -= one ? 0 : 6;
        int lines = type_draw_wrapped(painter, text_type(quiet), left, pen->room.y + line * u, room, 17,
                                      one ? 1 : 2, words);
        line += 17.f * (float)lines + (one ? 7 : 2);
    }
}

float result_counted_high(const struct result_scene *result, const struct painter *painter)
{
    int rows = result->score.line_count + result->score.covered_count;
    if (!layout_is_phone(&painter->layout))
        return RESULT_HEIGHT;
    return 52 + fmaxf(52 * (float)rows, rows ? 0 : 150) + 50 + 38 * (float)result->mode->notes;
}

/* Draws what counted, line by line, and what it comes to. */
void result_draw_counted(const struct result_scene *result, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, panel);
    int lines = result->score.line_count, rows = lines + result->score.covered_count;
    bool phone = layout_is_phone(&painter->layout);
    float end = end_of(&pen),
          foot = result_counted_high(result, painter) - 50 - (phone ? 38 : 24) * (float)result->mode->notes;
    float most = phone ? 52 : result->view.table.rules->has_stages ? 34 : 50;
    float step = rows > 1 ? fminf(most, (foot - 52) / (float)(rows - 1)) : most;
    float u = pen.u, first = rows > 4 ? 36 : 44;

    draw_panel(painter, panel);
    draw_outline(painter, panel, 14, 1, COLOUR_ALPHA(COLOUR_BRASS_DIM, 90));
    if (!lines && !result->score.points)
        draw_plain_hand(&pen);
    if (result->mode->draw_second && !phone)
        end = result->mode->draw_second(result, &pen, foot);
    for (int i = 0; i < result_lines_shown(result); i++) {
        float y = first + step * (float)i, below = panel.y + (y + (is_narrow(&pen) ? 31 : step * .34f)) * u;
        draw_counted_line(result, app, &pen, i, y, step, end);
        if (step > 30 && most > 34 && i + 1 < rows)
            draw_line(painter, panel.x + 24 * u, below, panel.x + end * u, below, 1, COLOUR_RULE);
    }
    for (int i = 0; i < result->score.covered_count && result_all_shown(result); i++)
        draw_covered_line(result, &pen, i, first + step * (float)(lines + i));
    draw_sum(result, &pen, foot);
}
