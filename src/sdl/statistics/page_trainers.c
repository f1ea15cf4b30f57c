/*
 * page_trainers.c: what the trainers have counted, a row each: in all modes together, or in the one that is
 * chosen. The waits have a row for each size of hand.
 */
#include <math.h>
#include <stdio.h>

#include "sdl/art/theme.h"
#include "sdl/statistics/statistics_scene.h"
#include "words/drill/drill_words.h"
#include "words/problem_words.h"
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
    char words[PROBLEM_WORDS];
    drill_record_defaults(&scene->drills);
    if (scene->example)
        make_up(&scene->drills);
    /* in a headless run nothing is read, as that may set a broken file aside */
    else if (app->data[0] && !app->command_line.headless &&
             !drill_record_load(&scene->drills, app->data, &why)) {
        words_problem(&why, words, sizeof words);
        app_warn_sentence(app, words);
    }
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
                    rules ? record->tallies[drill][drill_mode(rules)] : drill_record_sum(record, drill));
    for (int i = 0; i < WAITS_SIZES && (!rules || drill_plays(DRILL_WAITS, rules)); i++) {
        struct row *row = add_row(rows, DRILL_WAITS, record->tallies[DRILL_WAITS][i]);
        tr_say(row->name, sizeof row->name, tr("The waits of {1} tiles"), waits_sizes[i]);
    }
}

/* --- drawing -------------------------------------------------------------------------------------------- */

enum { TASKS, RIGHT, STREAK, MEAN, BEST, COLUMNS };

/* Where each ends, as a share of the width, and its head. */
static const struct {
    float at;
    const char *head;
} columns[COLUMNS] = {{0.40f, TR("Questions")},
                      {0.54f, TR("Right")},
                      {0.68f, TR("Best streak")},
                      {0.84f, TR("Average time")},
                      {0.99f, TR("Best time")}};

static void say_time(int time, char *out, size_t size)
{
    char seconds[WORDS_AMOUNT];
    words_decimal((time + 50) / 100, 1, seconds, sizeof seconds);
    if (time)
        tr_say(out, size, tr("{1} s"), seconds);
    else
        snprintf(out, size, "\xe2\x80\x93");
}

static void draw_heads(struct painter *painter, struct rect panel, float y)
{
    struct type right = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT);
    for (int i = 0; i < COLUMNS; i++)
        type_draw_fit(painter, right, panel.x + columns[i].at * panel.w, y, 0.13f * panel.w,
                      tr(columns[i].head));
}

/* Its name, and below it, where rows are high, what it trains. */
static void draw_name(struct painter *painter, const struct row *from, struct rect row)
{
    struct type name =
        type_make(TYPE_SERIF, SIZE_PLATE, from->tally.hands ? COLOUR_IVORY : COLOUR_FAINT, TYPE_LEFT);
    struct type pitch = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float u = painter->layout.u, x = row.x + 8 * u, room = 0.3f * row.w, middle = row.y + row.h / 2,
          cap = type_cap_height(painter, name);
    if (row.h < 3 * type_leading(painter, pitch, 20) + cap + 20 * u) {
        type_draw_fit(painter, name, x, middle + cap / 2, room, from->name);
        return;
    }
    type_draw_fit(painter, name, x, middle - 8 * u, room, from->name);
    type_draw_wrapped(painter, pitch, x, middle + 6 * u + type_cap_height(painter, pitch), room, 20, 2,
                      from->pitch);
}

/* A figure in its column. */
static void draw_number(struct painter *painter, int column, const char *words, struct rect row)
{
    struct type number = type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_RIGHT);
    number.of = tr(columns[column].head);
    type_draw(painter, number, row.x + columns[column].at * row.w,
              row.y + row.h / 2 + type_cap_height(painter, number) / 2, words);
}

static void draw_row(struct painter *painter, const struct row *from, struct rect row)
{
    const struct trainer_tally *tally = &from->tally;
    struct type none = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_FAINT, TYPE_RIGHT);
    char words[24];
    draw_line(painter, row.x, row.y, row.x + row.w, row.y, 1, COLOUR_RULE);
    draw_name(painter, from, row);
    if (!tally->hands) {
        struct type plate = type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_RIGHT);
        type_draw(painter, none, row.x + columns[TASKS].at * row.w,
                  row.y + row.h / 2 + type_cap_height(painter, plate) / 2, tr("none yet"));
        return;
    }
    snprintf(words, sizeof words, "%d", tally->hands);
    draw_number(painter, TASKS, words, row);
    statistics_share(tally->right, tally->hands, words, sizeof words);
    draw_number(painter, RIGHT, words, row);
    snprintf(words, sizeof words, "%d", tally->best_streak);
    draw_number(painter, STREAK, words, row);
    say_time(trainer_tally_mean_time(tally), words, sizeof words);
    draw_number(painter, MEAN, words, row);
    say_time(tally->best_time, words, sizeof words);
    draw_number(painter, BEST, words, row);
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    struct rows rows = {.count = 0};
    float u = app->painter.layout.u, head = roundf(34 * u);
    add_rows(&rows, &scene->drills, statistics_mode(scene));
    draw_heads(&app->painter, panel, panel.y + 16 * u);
    float high = floorf(fminf((panel.h - head) / (float)rows.count, 112 * u));
    for (int i = 0; i < rows.count; i++)
        draw_row(&app->painter, &rows.list[i],
                 rect_make(panel.x, panel.y + head + high * (float)i, panel.w, high));
}

const struct statistics_page statistics_trainers = {TR("Trainers"), "statistics-trainers", true, draw, NULL};
