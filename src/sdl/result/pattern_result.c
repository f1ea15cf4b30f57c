/*
 * pattern_result.c: the results of modes that add up patterns (result.h): at a table of two the other's hand,
 * at a table of four who pays whom.
 */
#include <stdio.h>

#include "base/tr.h"
#include "sdl/result/result.h"

/* A note that is there if it says something. */
static void add_note(struct result_sum *sum, bool there)
{
    sum->count += there;
}

static int sum_of_lines(const struct score *score)
{
    int sum = 0;

    for (int i = 0; i < score->line_count; i++)
        sum += score->lines[i].points;
    return sum;
}

/* --- two ---------------------------------------------------------------------------------------------- */

static void sum_of_two(const struct result_scene *result, struct result_sum *sum)
{
    const struct table *table = &result->view.table;

    tr_say(sum->label, sizeof sum->label, tr("Total"));
    words_points(result->score.points, sum->amount, sizeof sum->amount);
    add_note(sum, result_close(&result->words, &result->view, &result->win, &result->score,
                               sum->notes[0].words, sizeof sum->notes[0].words));
    tr_say(sum->notes[sum->count].words, sizeof sum->notes[0].words,
           tr("The loser pays what they have left."));
    add_note(sum, table->result.gain[table->result.winner] != result->score.points);
}

static void draw_other(struct result_scene *result, struct app *app, struct rect panel)
{
    result_draw_seat(result, app, panel, table_next(&result->view.table, result->winner));
}

static void draw_both(struct result_scene *result, struct app *app, float x, float y)
{
    const struct layout *layout = &app->painter.layout;
    float wide = result_width(&app->painter), high = layout->shape == LAYOUT_UPRIGHT ? 242 : 188;

    for (int i = 0; i < 2; i++)
        result_draw_seat(result, app, layout_rect(layout, x, y + 136 + (float)i * (high + 14), wide, high),
                         (result->near + i) % 2);
    result_draw_aside(result, app, layout_rect(layout, x, y + 164 + 2 * high, wide, 100));
}

const struct result_mode two_result = {.open_step = .16f,
                                       .open_length = .26f,
                                       .line_step = .14f,
                                       .total_step = .25f,
                                       .notes = 2,
                                       .sum = sum_of_two,
                                       .draw_beside = draw_other,
                                       .draw_unwon = draw_both};

/* --- four --------------------------------------------------------------------------------------------- */

/* Says why the winner gets more than the hand is worth; nothing where several win or one is liable. */
static void say_payment(const struct table *table, int points, char *out, size_t size)
{
    const struct result *result = &table->result;
    int winner = result->winner, times = points > 0 ? result->gain[winner] / points : 0;
    bool drawn = result->source == WIN_SELF_DRAW || result->source == WIN_REPLACEMENT;
    if (result->winners != 1u << winner || result->liable[winner] != SEAT_NONE ||
        result->gain[winner] != times * points)
        return;
    if (drawn)
        tr_say(out, size, tr("Each of the others pays this."));
    else if (result->gain[result->from] == -result->gain[winner] && times == 2)
        tr_say(out, size, tr("The discarder pays this twice."));
    else if (result->gain[result->from] == -result->gain[winner] && times == 3)
        tr_say(out, size, tr("The discarder pays this three times."));
}

static void sum_of_four(const struct result_scene *result, struct result_sum *sum)
{
    const struct score *score = &result->score;
    bool faan = result->view.table.rules->counts_faan;
    int added = sum_of_lines(score);
    char *note = sum->notes[0].words;

    tr_say(sum->label, sizeof sum->label, tr("Total"));
    if (faan)
        tr_say(sum->amount, sizeof sum->amount,
               added > score->faan ? tr("{1} faan, the limit: {2}") : tr("{1} faan: {2}"), score->faan,
               score->points);
    else
        snprintf(sum->amount, sizeof sum->amount, "%d", score->points);
    if (!score->line_count)
        tr_say(note, sizeof sum->notes[0].words, tr("A hand without a pattern is worth {1}."), score->points);
    else if (!faan && added > score->points)
        tr_say(note, sizeof sum->notes[0].words, tr("The patterns add up to {1}; the cap is {2}."), added,
               score->points);
    else
        say_payment(&result->view.table, score->points, note, sizeof sum->notes[0].words);
    add_note(sum, note[0]);
}

static void draw_payment(const struct result_scene *result, struct app *app, int seat, struct rect row,
                         const char *change_head)
{
    enum { TOTAL = 96, TEXT = 60 };
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    int gain = table->result.gain[seat];
    struct pen pen = pen_in(painter, row);
    float u = pen.u;
    struct type change = type_make(TYPE_SERIF, SIZE_HEAD,
                                   gain > 0 ? COLOUR_BRASS
                                   : gain   ? COLOUR_WARNING
                                            : COLOUR_QUIET,
                                   TYPE_RIGHT),
                total = text_type(TEXT_COUNT | TEXT_RIGHT);
    char words[80], points[24];

    result_draw_who(result, app, seat, rect_make(row.x, row.y, roundf(46 * u), roundf(46 * u)),
                    table->result.winners >> seat & 1);
    words_points(gain < 0 ? -gain : gain, points, sizeof points);
    snprintf(words, sizeof words, "%s%s", gain > 0 ? "+" : gain < 0 ? "−" : "", points);
    change.of = change_head;
    total.of = tr_in("column", "total");
    float right = row.x + row.w - TOTAL * u;
    float room = row.w / u - TOTAL - TEXT - 12 - type_draw(painter, change, right, row.y + 33 * u, words) / u;
    pen_text(&pen, TEXT_NAME, TEXT, 20, fminf(room, 220), words_plate_name(&result->words, seat));
    result_role(result, seat, words, sizeof words);
    pen_text(&pen, TEXT_NOTE, TEXT, 41, fminf(room, 230), words);
    words_points(table->scores[seat], points, sizeof points);
    type_draw(painter, total, row.x + row.w, row.y + 34 * u, points);
}

static void draw_payments(struct result_scene *result, struct app *app, struct rect panel)
{
    const struct table *table = &result->view.table;
    const char *change_head = table->rules->calls_rounds ? tr("this round") : tr("this hand");
    struct pen pen = pen_in(&app->painter, panel);
    char words[200];

    draw_panel(pen.painter, panel);
    pen_pad(&pen, 24, 0);
    pen_text(&pen, TEXT_NOTE | TEXT_RIGHT, 96, 26, 0, change_head);
    pen_text(&pen, TEXT_NOTE | TEXT_RIGHT, 0, 26, 0, tr_in("column", "total"));
    pen_top(&pen, 38);
    for (int i = 0; i < table->seats; i++)
        draw_payment(result, app, (result->near + i) % table->seats, pen_top(&pen, 62), change_head);
    pen_top(&pen, 4);
    if (result_liable(result, words, sizeof words))
        pen_write(&pen, TEXT_NOTE | TEXT_EXPLAINED, 19, 2, words);
}

static void draw_four(struct result_scene *result, struct app *app, float x, float y)
{
    const struct layout *layout = &app->painter.layout;
    for (int i = 0; i < result->view.table.seats; i++) {
        struct rect panel =
            layout->shape == LAYOUT_UPRIGHT
                ? layout_rect(layout, x, y + 136 + 254 * (float)i, result_width(&app->painter), 242)
                : layout_rect(&app->painter.layout,
                              x + (float)(i % 2) * (result_width(&app->painter) + 24) / 2,
                              y + 136 + (float)(i / 2) * 254, (result_width(&app->painter) - 24) / 2, 238);
        result_draw_seat(result, app, panel, (result->near + i) % result->view.table.seats);
    }
}

const struct result_mode four_result = {.open_step = .16f,
                                        .open_length = .26f,
                                        .line_step = .14f,
                                        .total_step = .25f,
                                        .notes = 1,
                                        .sum = sum_of_four,
                                        .draw_beside = draw_payments,
                                        .draw_unwon = draw_four};
