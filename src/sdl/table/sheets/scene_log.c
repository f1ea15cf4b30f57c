/*
 * scene_log.c: the whole log of the match over the table: every round, turn by
 * turn, as the seat at the screen may know it.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/art/atlas.h"
#include "sdl/art/theme.h"
#include "sdl/table/sheets/table_panel.h"
#include "words/match_log.h"

enum { ROW = 30, ROUND_ROW = 52, TILE_AT = 78 };

struct log_scene {
    struct scene scene;
    struct table_panel panel;
    struct words words;
    struct match_log_line *lines;
    int count;
    bool at_end; /* it opens at the newest line */
};

static struct log_scene *of(struct scene *scene)
{
    return (struct log_scene *)scene;
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(of(scene)->lines);
    free(scene);
}

static float row_height(const struct match_log_line *line)
{
    return line->kind == MATCH_LOG_ROUND ? ROUND_ROW : ROW;
}

static float content_height(const struct log_scene *log, float u)
{
    float sum = 0;

    for (int i = 0; i < log->count; i++)
        sum += row_height(&log->lines[i]) * u;
    return sum;
}

/* "Turn 7" stands once, at the first line of the turn, with a rule above. */
static void draw_turn(struct painter *painter, const struct match_log_line *line, struct rect row)
{
    float u = painter->layout.u;
    char words[16];

    if (line->kind != MATCH_LOG_TURN || !line->turn)
        return;
    draw_line(painter, row.x, row.y, row.x + row.w - 16 * u, row.y, 1, COLOUR_RULE);
    tr_say(words, sizeof words, tr("Turn {1}"), line->turn);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_FAINT, TYPE_LEFT), row.x, row.y + 20 * u,
                  (TILE_AT - 8) * u, words);
}

static void draw_line_of(struct log_scene *log, struct app *app, const struct match_log_line *line,
                         struct rect row)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, text = row.x + 112 * u;
    bool you = line->seat != SEAT_NONE && line->seat == log->words.you;

    if (line->kind == MATCH_LOG_ROUND) {
        type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_LEFT), row.x,
                      row.y + 36 * u, row.w - 20 * u, line->text);
        return;
    }
    draw_turn(painter, line, row);
    if (line->tile != TILE_NONE)
        atlas_draw(painter, POSE_LYING, line->tile, roundf(row.x + TILE_AT * u), roundf(row.y + 2 * u),
                   atlas_width(painter, 17), 0);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_BODY, you ? COLOUR_IVORY : COLOUR_QUIET, TYPE_LEFT),
                  text, row.y + 20 * u, row.x + row.w - 20 * u - text, line->text);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct log_scene *log = of(scene);
    struct table_panel *panel = &log->panel;
    float u = painter->layout.u;

    panel->content = fmaxf(content_height(log, 1), 8 * ROW);
    table_panel_draw(app, panel, 0);
    panel->scroll.content = content_height(log, u);
    if (log->at_end)
        panel->scroll.at = fmaxf(panel->scroll.content - panel->body.h, 0);
    log->at_end = false;
    float y = panel->body.y - widget_scroll_begin(painter, panel->body, &panel->scroll);
    for (int i = 0; i < log->count; i++) {
        float h = row_height(&log->lines[i]) * u;
        if (y + h > panel->body.y && y < panel->body.y + panel->body.h)
            draw_line_of(log, app, &log->lines[i], rect_make(panel->body.x, roundf(y), panel->body.w, h));
        y += h;
    }
    widget_scroll_end(painter, panel->body, &panel->scroll);
    if (!log->count)
        type_draw(painter, type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT), panel->body.x,
                  panel->body.y + 24 * u, tr("Nothing has happened yet."));
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct log_scene *log = of(scene);

    audio_play(app, SOUND_BUTTON);
    if (!strcmp(id, "button:sheet"))
        return scene_sheet(app, scene->under, log->panel.session, log->panel.viewer, log->panel.pending);
    return scene->under;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    bool closed;

    if (key->code == SDLK_g)
        return scene->under;
    if (!table_panel_key(app, &of(scene)->panel, key, ROW * app->painter.layout.u, &closed))
        return NULL;
    return closed ? scene->under : scene;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    widget_scroll_wheel(app, &of(scene)->panel.scroll, of(scene)->panel.body, lines);
}

static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    (void)app;
    return table_panel_is_beside(&of(scene)->panel, x, y) ? scene->under : scene;
}

static const struct scene_class log_class = {.name = "log",
                                             .leave = leave,
                                             .draw = draw,
                                             .activate = activate,
                                             .key = key,
                                             .wheel = wheel,
                                             .click = click};

struct scene *scene_log(struct app *app, struct scene *under, const struct session *session, int viewer,
                        int pending)
{
    struct log_scene *log = calloc(1, sizeof *log);

    CHECK(log && under && session);
    log->scene.class = &log_class;
    log->scene.under = under;
    log->panel = (struct table_panel){.session = session,
                                      .viewer = viewer,
                                      .pending = pending,
                                      .wide = 640,
                                      .title = tr("The log"),
                                      .other = tr("Score sheet"),
                                      .other_id = "button:sheet",
                                      .other_key = SDLK_s,
                                      .other_cap = "S"};
    words_init(&log->words, session_setup(session));
    log->count = match_log_make(session, &log->words, viewer, pending, &log->lines);
    log->at_end = true;
    audio_play(app, SOUND_BUTTON);
    return &log->scene;
}
