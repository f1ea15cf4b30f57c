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
static void draw_number(const struct result_scene *result, const struct pen *pen)
{
    const struct table *table = &result->view.table;
    bool all = result_all_shown(result), pot = table->rules->start_pot;
    int number = 0;
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
    float wide = pen_type(pen, type, 0, 92, 0, unit) / pen->u;
    type.size = pot ? SIZE_POINTS_LONG : SIZE_POINTS;
    pen_type(pen, type, wide + 12, 94, 0, words);
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

    result_headline(result, words, sizeof words);
    struct pen head = pen_in(painter, pen_top(pen, 44));
    pen_type(&head, title, 0, 34, 0, words);
    result_subtitle(result, words, sizeof words);
    pen_write(pen, TEXT_PROSE | TEXT_QUIET, 21, 3, words);
    if (result_human(result, words, sizeof words)) {
        pen_top(pen, 4);
        pen_write(pen, TEXT_SLANTED | TEXT_LIT, 22, 3, words);
    }
    if (result->won) {
        head.room = pen_top(pen, 84);
        draw_flowers(result, painter, head.room.x, head.room.y + 34 * pen->u);
        head.room.y -= roundf(26 * pen->u);
        draw_number(result, &head);
    }
}

void result_draw_head(const struct result_scene *result, const struct pen *pen)
{
    float room = !result->won ? RESULT_WIDTH : result->view.table.rules->start_pot ? 830 : 880;
    float u = pen->u, below = 74 + widget_below_title(pen->painter) / u;
    struct type title = type_make(TYPE_SERIF, SIZE_TITLE, result_headline_colour(result), TYPE_LEFT),
                human = type_make(TYPE_SERIF_ITALIC, SIZE_LABEL, COLOUR_PROMPT, TYPE_LEFT);
    char words[160];

    result_headline(result, words, sizeof words);
    pen_type(pen, title, 0, 74, room, words);
    result_subtitle(result, words, sizeof words);
    float wide = pen_text(pen, TEXT_PROSE | TEXT_QUIET, 0, below, 0, words) / u + 24;
    if (result_human(result, words, sizeof words))
        wide += pen_type(pen, human, wide, below, room - wide - (result->won ? 100 : 0), words) / u + 24;
    if (!result->won)
        return;
    draw_flowers(result, pen->painter, pen->room.x + wide * u, pen->room.y + 84 * u);
    draw_number(result, pen);
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

/* A line of the panel of what counted, whose baseline is `y`. */
static void draw_counted_line(const struct result_scene *result, struct app *app, const struct pen *pen,
                              int index, float y, float step)
{
    const struct score_line *line = &result->score.lines[index];
    bool han = result->view.table.rules->has_stages, narrow = is_narrow(pen);
    float size = step < 26 ? 16 : step < 34 || han || narrow ? 19 : 22, u = pen->u;
    unsigned quiet = TEXT_BODY | TEXT_QUIET | TEXT_EXPLAINED;
    struct type type = type_make(TYPE_SERIF, size, COLOUR_IVORY, TYPE_LEFT);
    char words[200];

    tr_say(words, sizeof words, han ? tr("{1} han") : "{1}", line->points);
    struct type amount = han ? text_type(TEXT_BODY | TEXT_QUIET | TEXT_RIGHT)
                             : type_make(TYPE_SERIF, size + 2, COLOUR_IVORY, TYPE_RIGHT);
    float room = pen->room.w / u - 10 - pen_type(pen, amount, 0, y, 0, words) / u;
    snprintf(words, sizeof words, "%s", tr(line->pattern->name));
    if (!strcmp(line->pattern->id, "treasure"))
        tr_say(words, sizeof words, tr("Treasure {1}"), result->win.treasure);
    pen_type(pen, type, 0, y, han || narrow ? room : 222, words);
    if (han)
        return;
    say_why(result, app, line, narrow ? pen->room.w : 312 * u, words, sizeof words);
    if (narrow)
        pen_text(pen, quiet, 0, y + 21, 0, words);
    else if (step > 36 && type_count_lines(pen->painter, text_type(quiet), 312 * u, words) > 1)
        type_draw_wrapped(pen->painter, text_type(quiet), pen->room.x + 236 * u, pen->room.y + (y - 9) * u,
                          312 * u, 18, 2, words);
    else
        pen_text(pen, quiet, 236, y, 312, words);
}

/* A pattern that the hand has as well, and which one stands for it. */
static void draw_covered_line(const struct result_scene *result, const struct pen *pen, int index, float y)
{
    const struct covered_line *line = &result->score.covered[index];
    struct type name = type_make(TYPE_SERIF, SIZE_TEXT, COLOUR_FAINT, TYPE_LEFT);
    bool narrow = is_narrow(pen);

    pen_type(pen, name, 0, y, 222, tr(line->pattern->name));
    pen_text(pen, TEXT_BODY | TEXT_FAINT, narrow ? 0 : 236, narrow ? y + 21 : y, narrow ? 0 : 345,
             TR_SAID(tr("covered by {1}"), tr(line->by->name)));
    name.align = TYPE_RIGHT;
    pen_type(pen, name, 0, y, 0, "–");
}

/* Says that the hand has no pattern, where none is needed. */
static void draw_plain_hand(const struct pen *pen)
{
    struct pen text = *pen;

    pen_text(pen, TEXT_COUNT | TEXT_CENTRE, 0, 92, 0, tr("A plain hand"));
    pen_pad(&text, is_narrow(pen) ? 0 : 56, 108);
    pen_write(&text, TEXT_PROSE | TEXT_QUIET | TEXT_CENTRE | TEXT_EXPLAINED, 25, is_narrow(pen) ? 6 : 3,
              tr("It is complete but has none of the patterns. It ends the round and stops the other "
                 "player from winning, but is worth nothing."));
}

/* The total and what is said of it, from `y` on. */
static void draw_sum(const struct result_scene *result, const struct pen *pen, float y)
{
    struct result_sum sum = {.count = 0};
    unsigned quiet = TEXT_BODY | TEXT_QUIET | TEXT_EXPLAINED;
    float u = pen->u, line = y + 60, high = result_counted_high(result, pen->painter);

    draw_line(pen->painter, pen->room.x, pen->room.y + y * u, pen->room.x + pen->room.w, pen->room.y + y * u,
              1.6f, COLOUR_BRASS);
    if (!result_all_shown(result))
        return;
    result->mode->sum(result, &sum);
    pen_text(pen, TEXT_CARD | TEXT_BRASS, 0, y + 30, 0, sum.label);
    pen_text(pen, TEXT_COUNT | TEXT_BRASS | TEXT_RIGHT, 0, y + 32, 0, sum.amount);
    for (int i = 0; i < sum.count && line < high - 10; i++) {
        const char *words = sum.notes[i].words;
        float amount = pen_text(pen, TEXT_NAME | TEXT_RIGHT, 0, line, 0, sum.notes[i].amount);
        float room = pen->room.w - amount - (amount > 0 ? 16 * u : 0);
        bool one = type_has_room(pen->painter, text_type(quiet), room, 1, words);
        line -= one ? 0 : 6;
        int lines = type_draw_wrapped(pen->painter, text_type(quiet), pen->room.x, pen->room.y + line * u,
                                      room, 17, one ? 1 : 2, words);
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
    struct pen pen = pen_in(&app->painter, panel);
    int lines = result->score.line_count, rows = lines + result->score.covered_count;
    bool phone = layout_is_phone(&pen.painter->layout);
    float foot =
        result_counted_high(result, pen.painter) - 50 - (phone ? 38 : 24) * (float)result->mode->notes;
    float most = phone ? 52 : result->view.table.rules->has_stages ? 34 : 50;
    float step = rows > 1 ? fminf(most, (foot - 52) / (float)(rows - 1)) : most, first = rows > 4 ? 36 : 44;

    draw_panel(pen.painter, panel);
    draw_outline(pen.painter, panel, 14, 1, COLOUR_ALPHA(COLOUR_BRASS_DIM, 90));
    pen_pad(&pen, 24, 0);
    struct pen list = pen;
    if (!lines && !result->score.points)
        draw_plain_hand(&pen);
    if (result->mode->draw_second && !phone)
        result->mode->draw_second(result, &list, foot);
    for (int i = 0; i < result_lines_shown(result); i++) {
        float y = first + step * (float)i;
        struct pen below = list;
        draw_counted_line(result, app, &list, i, y, step);
        pen_top(&below, y + (is_narrow(&pen) ? 31 : step * .34f));
        if (step > 30 && most > 34 && i + 1 < rows)
            pen_rule(&below);
    }
    for (int i = 0; i < result->score.covered_count && result_all_shown(result); i++)
        draw_covered_line(result, &pen, i, first + step * (float)(lines + i));
    draw_sum(result, &pen, foot);
}
