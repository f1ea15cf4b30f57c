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
    result_draw_seat(result, &app->painter, panel, table_next(&result->view.table, result->winner));
}

static void draw_both(struct result_scene *result, struct app *app, struct pen *pen)
{
    for (int i = 0; i < 2; i++) {
        bool upright = app->painter.layout.shape == LAYOUT_UPRIGHT;
        result_draw_seat(result, &app->painter, pen_top(pen, upright ? 242 : 188), (result->near + i) % 2);
        pen_top(pen, 14);
    }
    result_draw_aside(result, &app->painter, pen_top(pen, 100));
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
    const struct table *table = &result->view.table;
    int gain = table->result.gain[seat];
    struct pen pen = pen_in(&app->painter, row);
    struct type change = text_type(TEXT_HEAD | TEXT_RIGHT |
                                   (gain > 0 ? TEXT_BRASS
                                    : gain   ? TEXT_WARNING
                                             : TEXT_QUIET));
    char words[80], points[24];

    result_draw_who(result, app, seat, pen_part(&pen, 0, 0, 46, 46), table->result.winners >> seat & 1);
    words_change(gain, words, sizeof words);
    change.of = change_head;
    float room = row.w / pen.u - TOTAL - TEXT - 12 - pen_type(&pen, change, TOTAL, 33, 0, words) / pen.u;
    pen_text(&pen, TEXT_NAME, TEXT, 20, fminf(room, 220), words_plate_name(&result->words, seat));
    result_role(result, seat, words, sizeof words);
    pen_text(&pen, TEXT_NOTE, TEXT, 41, fminf(room, 230), words);
    words_points(table->scores[seat], points, sizeof points);
    struct type total = text_type(TEXT_COUNT | TEXT_RIGHT);
    total.of = tr_in("column", "total");
    pen_type(&pen, total, 0, 34, 0, points);
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

static void draw_four(struct result_scene *result, struct app *app, struct pen *pen)
{
    int seats = result->view.table.seats, columns = app->painter.layout.shape == LAYOUT_UPRIGHT ? 1 : 2;

    for (int i = 0; i < seats; i += columns) {
        struct rect row = pen_top(pen, columns > 1 ? 238 : 242);
        for (int k = 0; k < columns; k++)
            result_draw_seat(result, &app->painter, rect_column(row, k, columns, roundf(24 * pen->u)),
                             (result->near + i + k) % seats);
        pen_top(pen, columns > 1 ? 16 : 12);
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
