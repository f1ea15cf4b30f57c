/*
 * scene_log.c: the whole log of the match over the table: every round, turn by
 * turn, as the seat at the screen may know it.
 */
#include <math.h>
#include <stdlib.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/art/atlas.h"
#include "sdl/art/theme.h"
#include "sdl/table/sheets/table_panel.h"
#include "words/match_log.h"

enum { ROW = 30, ROUND_ROW = 52, TILE_AT = 108 };

/* The log's rows are lines. */
static const struct match_log_line *lines_of(const struct table_panel *log)
{
    return log->rows;
}

static float row_height(const struct match_log_line *line)
{
    return line->kind == MATCH_LOG_ROUND ? ROUND_ROW : ROW;
}

static float content_height(const struct table_panel *log, float u)
{
    float sum = 0;

    for (int i = 0; i < log->count; i++)
        sum += row_height(&lines_of(log)[i]) * u;
    return sum;
}

/* Draws whose turn it is at the first line of the turn, with a rule above. */
static void draw_turn(struct painter *painter, const struct match_log_line *line, struct rect row)
{
    float u = painter->layout.u;

    if (!line->turn[0])
        return;
    draw_line(painter, row.x, row.y, row.x + row.w - 16 * u, row.y, 1, COLOUR_RULE);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_FAINT, TYPE_LEFT), row.x, row.y + 20 * u,
                  (TILE_AT - 8) * u, line->turn);
}

static void draw_line_of(struct table_panel *log, struct painter *painter, const struct match_log_line *line,
                         struct rect row)
{
    float u = painter->layout.u, text = row.x + (TILE_AT + 34) * u;
    bool you = line->seat != SEAT_NONE && line->seat == log->words.you;

    if (line->kind == MATCH_LOG_ROUND) {
        type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_LEFT), row.x,
                      row.y + 36 * u, row.w - 20 * u, line->text);
        return;
    }
    draw_turn(painter, line, row);
    if (line->tile != TILE_NONE)
        atlas_draw(painter, POSE_LYING, line->tile, roundf(row.x + TILE_AT * u), roundf(row.y + 2 * u),
                   atlas_width(painter, 17), ATLAS_TOLD);
    struct type type = type_make(TYPE_SANS, SIZE_BODY, you ? COLOUR_IVORY : COLOUR_QUIET, TYPE_LEFT);
    type_draw_fit(painter, type_explained(type), text, row.y + 20 * u, row.x + row.w - 20 * u - text,
                  line->text);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct table_panel *log = (struct table_panel *)scene;
    float u = painter->layout.u;

    log->content = fmaxf(content_height(log, 1), 8 * ROW);
    table_panel_draw(app, log, 0);
    float y = table_panel_begin_rows(painter, log, content_height(log, u));
    for (int i = 0; i < log->count; i++) {
        const struct match_log_line *line = &lines_of(log)[i];
        float h = row_height(line) * u;
        if (y + h > log->body.y && y < log->body.y + log->body.h)
            draw_line_of(log, painter, line, rect_make(log->body.x, roundf(y), log->body.w, h));
        y += h;
    }
    table_panel_end_rows(app, log);
    if (!log->count)
        type_draw(painter, type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT), log->body.x,
                  log->body.y + 24 * u, tr("Nothing has happened yet."));
}

static void copy(struct table_panel *log, struct app *app)
{
    struct text text = {0};

    match_log_print(lines_of(log), log->count, &text);
    if (app_copy(app, text_string(&text)))
        app_notice(app, tr("Log copied."));
    text_deinit(&text);
}

/* Writes its lines, in the language of the screen. */
static void tell(struct table_panel *log)
{
    struct match_log_line *lines;

    free(log->rows);
    log->title = tr("Log");
    log->other = tr("Score sheet");
    log->count = match_log_make(log->session, &log->words, log->viewer, log->pending, &lines);
    log->rows = lines;
}

static void reword(struct scene *scene, struct app *app)
{
    struct table_panel *log = (struct table_panel *)scene;

    (void)app;
    words_init(&log->words, session_setup(log->session));
    tell(log);
}

static const struct scene_class log_class = {.name = "log",
                                             .phone = true,
                                             .leave = table_panel_leave,
                                             .reword = reword,
                                             .draw = draw,
                                             .key = table_panel_key,
                                             .drag = table_panel_drag,
                                             .wheel = table_panel_wheel,
                                             .click = table_panel_click};

struct scene *scene_log(struct app *app, struct scene *under, const struct session *session, int viewer,
                        int pending)
{
    struct table_panel *log = calloc(1, sizeof *log);

    CHECK_MEMORY(log);
    *log = (struct table_panel){.wide = 680,
                                .row = ROW,
                                .key = SDLK_g,
                                .copy = copy,
                                .other_id = "button:sheet",
                                .other_key = SDLK_s,
                                .other_cap = "S",
                                .other_scene = scene_sheet};
    table_panel_init(log, &log_class, under, session, viewer, pending);
    tell(log);
    audio_play(app, SOUND_BUTTON);
    return &log->scene;
}
