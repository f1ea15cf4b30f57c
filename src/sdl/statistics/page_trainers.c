/*
 * page_trainers.c: what the trainers have counted, a row each: in all modes together, or in the one that is
 * chosen. The waits have a row for each size of hand.
 */
#include <math.h>
#include <stdio.h>

#include "sdl/statistics/statistics_scene.h"
#include "words/drill/drill_words.h"
#include "words/words.h"

enum { ROWS_MAX = DRILL_WAITS + WAITS_SIZES };

/* What a trainer has to show. */
struct row {
    char name[64];
    const char *pitch; /* what it trains, in a sentence */
    struct trainer_tally tally;
};

struct rows {
    struct row list[ROWS_MAX];
    int count;
};

/* Made-up answers, fewer of each mode than of the one before. */
static void make_up(struct drill_record *record)
{
    for (int mode = 0; mode < DRILL_PARTS; mode++)
        for (int task = 0; task < 30 - 6 * mode; task++)
            trainer_tally_add(&record->tallies[DRILL_DISCARD][mode], task % 7 != 3,
                              5200 + 110 * task + 700 * mode);
    for (int size = 0; size < WAITS_SIZES; size++)
        for (int task = 0; task < 40 - 8 * size; task++)
            trainer_tally_add(&record->tallies[DRILL_WAITS][size], task % (6 - size) != 1,
                              4000 + 3700 * size + 90 * task);
}

void statistics_read_trainers(struct statistics_scene *scene, struct app *app)
{
    struct problem why;
    drill_record_defaults(&scene->drills);
    if (scene->counting.example)
        make_up(&scene->drills);
    /* in a headless run nothing is read, as that may set a broken file aside */
    else if (app->data[0] && !app->command_line.headless &&
             !drill_record_load(&scene->drills, app->data, &why))
        app_warn_problem(app, &why);
}

static struct row *add_row(struct rows *rows, enum drill drill, struct trainer_tally tally)
{
    struct row *row = &rows->list[rows->count++];
    row->tally = tally;
    row->pitch = drill_pitch(drill);
    snprintf(row->name, sizeof row->name, "%s", drill_name(drill));
    return row;
}

/* In one mode, or what all of them (NULL) come to. */
static void add_rows(struct rows *rows, const struct drill_record *record, const struct ruleset *rules)
{
    for (enum drill drill = 0; drill < DRILL_WAITS; drill++)
        if (!rules || drill_plays(drill, rules))
            add_row(rows, drill,
                    rules ? record->tallies[drill][ruleset_place(rules)] : drill_record_sum(record, drill));
    for (int i = 0; i < WAITS_SIZES && (!rules || drill_plays(DRILL_WAITS, rules)); i++) {
        struct row *row = add_row(rows, DRILL_WAITS, record->tallies[DRILL_WAITS][i]);
        tr_say(row->name, sizeof row->name, tr("The waits of {1} tiles"), waits_sizes[i]);
    }
}

/* --- drawing -------------------------------------------------------------------------------------------- */

enum { NAME, TASKS, RIGHT, STREAK, MEAN, BEST, COLUMNS };

static const struct column columns[COLUMNS] = {
    [NAME] = {.007f, .307f, false, NULL, NULL},
    [TASKS] = {.31f, .40f, true, N_("Questions"), NULL},
    [RIGHT] = {.41f, .54f, true, N_("Right"), NULL},
    [STREAK] = {.55f, .68f, true, N_("Best streak"), NULL},
    [MEAN] = {.69f, .84f, true, N_("Average time"), NULL},
    [BEST] = {.85f, .99f, true, N_("Best time"), NULL},
};

static const char *time_of(int time, char out[WORDS_AMOUNT])
{
    char seconds[WORDS_AMOUNT];
    words_decimal((time + 50) / 100, 1, seconds, sizeof seconds);
    tr_say(out, WORDS_AMOUNT, time ? tr("{1} s") : "\xe2\x80\x93", tr_spare(seconds));
    return out;
}

/* Its name, and below it, where rows are high, what it trains. */
static void draw_name(struct painter *painter, const struct row *from, struct rect cell)
{
    unsigned name = TEXT_PLATE | (from->tally.hands ? 0 : TEXT_FAINT);
    struct type pitch = text_type(TEXT_NOTE);
    float cap = type_cap_height(painter, text_type(name)), leading = type_leading(painter, pitch, 20);
    struct pen pen = pen_in(painter, cell);
    int lines = painter->layout.grown > 1 ? 3 : 2;
    if (cell.h < (float)(lines + 1) * leading + cap + 20 * pen.u) {
        text_draw(painter, name, cell, from->name);
        return;
    }
    pen_top(&pen, cell.h / 2 / pen.u - 8 - cap / pen.u - (lines > 2 ? leading / 2 / pen.u : 0));
    pen_line(&pen, name, 2, from->name);
    pen_write(&pen, TEXT_NOTE, 20, lines, from->pitch);
}

static void draw_row(struct painter *painter, const struct row *from, struct rect row)
{
    const struct trainer_tally *tally = &from->tally;
    char mean[WORDS_AMOUNT], best[WORDS_AMOUNT], right[24];
    draw_line(painter, row.x, row.y, row.x + row.w, row.y, 1, COLOUR_RULE);
    draw_name(painter, from, statistics_cell(row, &columns[NAME]));
    if (!tally->hands) {
        text_draw(painter, TEXT_NOTE | TEXT_FAINT | TEXT_RIGHT, statistics_cell(row, &columns[TASKS]),
                  tr("none yet"));
        return;
    }
    statistics_share(tally->right, tally->hands, right, sizeof right);
    const char *const figures[COLUMNS] = {NULL,
                                          TR_SAID("{1}", tally->hands),
                                          right,
                                          TR_SAID("{1}", tally->best_streak),
                                          time_of(trainer_tally_mean_time(tally), mean),
                                          time_of(tally->best_time, best)};
    for (int i = TASKS; i < COLUMNS; i++)
        statistics_figure(painter, TEXT_PLATE, row, &columns[i], figures[i]);
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    struct rows rows = {.count = 0};
    struct pen pen = pen_in(&app->painter, panel);
    add_rows(&rows, &scene->drills, statistics_mode(scene));
    statistics_heads(pen.painter, statistics_head_row(&pen, 34), columns, COLUMNS);
    float high =
        floorf(fminf(pen.room.h / (float)rows.count, 112 * pen.painter->layout.grown * pen.u)) / pen.u;
    for (int i = 0; i < rows.count; i++)
        draw_row(pen.painter, &rows.list[i], pen_top(&pen, high));
}

const struct statistics_page statistics_trainers = {N_("Trainers"), "statistics-trainers", true, draw};
