/*
 * scene_statistics.c: what the kept matches come to, a row a mode.
 *
 * The figures are counted from the records (session/study/statistics.h), one record a step, newest first, so that
 * the screen is there at once. Nothing is stored, nothing leaves the machine.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/ui/widgets.h"
#include "session/keep.h"
#include "session/study/statistics.h"
#include "words/words.h"

enum { MODES_MOST = 8, ROW = 84, HEAD = 70 };

struct counting {
    struct scene scene;
    struct kept *kept;
    int count, read, left_out; /* records; how many were looked at; which do not count */
    struct statistics tallies[MODES_MOST];
};

static const uint32_t LOST = COLOUR_LOST, NO_WINNER = COLOUR_ALPHA(COLOUR_WHITE, 46);

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(((struct counting *)scene)->kept);
    free(scene);
}

static int mode_of(const struct ruleset *rules)
{
    for (int i = 0; i < MODES_MOST && scene_modes[i]; i++)
        if (scene_modes[i] == rules)
            return i;
    return -1;
}

static void read_next(struct counting *counting, const struct app *app)
{
    const struct kept *kept = &counting->kept[counting->read++];
    int mode = mode_of(kept->rules);
    struct record record;

    if (mode < 0 || !keep_read(matches_records(app), kept->name, &record, NULL)) {
        counting->left_out++;
        return;
    }
    counting->left_out += !statistics_add(&counting->tallies[mode], &record);
    record_deinit(&record);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct counting *counting = (struct counting *)scene;
    (void)dt;
    if (counting->read < counting->count) {
        read_next(counting, app);
        app_animate(app);
    }
    return scene;
}

/* Where the columns stand, in units from the panel's left. */
enum { AT_MATCHES = 250, AT_RECORD = 300, AT_BAR = 452, BAR = 220, AT_MEAN = 800, AT_BEST = 836 };

static void draw_bar(struct painter *painter, const struct statistics *tally, struct rect bar)
{
    float rounds = (float)tally->rounds, won = bar.w * (float)tally->rounds_won / rounds;
    float lost = bar.w * (float)tally->rounds_lost / rounds;

    draw_fill(painter, bar, NO_WINNER);
    draw_fill(painter, rect_make(bar.x, bar.y, won, bar.h), COLOUR_BRASS);
    draw_fill(painter, rect_make(bar.x + bar.w - lost, bar.y, lost, bar.h), LOST);
}

static void draw_figures(struct painter *painter, const struct statistics *tally, float x, float y)
{
    struct type number = type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_RIGHT);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float u = painter->layout.u, apart = type_leading(painter, sub, 19);
    float lower = fmaxf(16 * u, type_cap_height(painter, sub) + 3 * u); /* clear of the bar */
    char words[96], points[24];

    snprintf(words, sizeof words, "%d", tally->matches);
    type_draw(painter, number, x + AT_MATCHES * u, y + 9 * u, words);
    tr_say(words, sizeof words, tr("{1} won"), tally->won);
    type_draw(painter, sub, x + AT_RECORD * u, y + lower - apart, words);
    int lost = tally->matches - tally->won - tally->tied;
    tr_say(words, sizeof words, tally->tied ? tr("{1} lost, {2} tied") : tr("{1} lost"), lost, tally->tied);
    type_draw_fit(painter, sub, x + AT_RECORD * u, y + lower, (AT_BAR - AT_RECORD - 12) * u, words);
    if (!tally->rounds)
        return;
    draw_bar(painter, tally, rect_make(x + AT_BAR * u, roundf(y - 11 * u), BAR * u, roundf(8 * u)));
    tr_say(words, sizeof words, tr("{1} of {2} won, {3} lost"), tally->rounds_won, tally->rounds,
           tally->rounds_lost);
    type_draw_fit(painter, sub, x + AT_BAR * u, y + lower, (BAR + 16) * u, words);
    if (!tally->rounds_won)
        return;
    words_points((int)((tally->points + tally->rounds_won / 2) / tally->rounds_won), points, sizeof points);
    type_draw(painter, number, x + AT_MEAN * u, y + 9 * u, points);
}

static void draw_best(struct painter *painter, const struct statistics *tally, float x, float y, float room)
{
    float u = painter->layout.u;
    char points[24], words[48];

    if (tally->best <= 0)
        return;
    words_points(tally->best, points, sizeof points);
    tr_say(words, sizeof words, tr_many("{1} point", "{1} points", tally->best), points);
    struct type name = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float cap = type_cap_height(painter, name);
    float apart = fmaxf(19 * u, cap * 0.5f + type_cap_height(painter, sub) + 3 * u);
    if (!tally->best_name[0]) {
        type_draw_fit(painter, name, x, y + cap / 2, room, words);
        return;
    }
    type_draw_fit(painter, name, x, y + 18 * u - apart, room, tally->best_name);
    type_draw_fit(painter, sub, x, y + 18 * u, room, words);
}

static void draw_heads(struct painter *painter, float x, float y, float room)
{
    struct type left = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), right = left;
    float u = painter->layout.u;

    right.align = TYPE_RIGHT;
    type_draw(painter, right, x + AT_MATCHES * u, y, tr("Matches"));
    type_draw(painter, left, x + AT_BAR * u, y, tr("Rounds"));
    type_draw(painter, right, x + AT_MEAN * u, y, tr("Points a win"));
    type_draw_fit(painter, left, x + AT_BEST * u, y, room - AT_BEST * u, tr("Dearest hand"));
}

static void draw_rows(struct painter *painter, const struct counting *counting, struct rect panel)
{
    float u = painter->layout.u, x = panel.x + 24 * u, room = panel.w - 48 * u;

    draw_heads(painter, x, panel.y + 38 * u, room);
    for (int i = 0; i < MODES_MOST && scene_modes[i]; i++) {
        const struct statistics *tally = &counting->tallies[i];
        float y = panel.y + (HEAD + ROW * ((float)i + .5f)) * u;
        uint32_t colour = tally->matches ? COLOUR_IVORY : COLOUR_FAINT;
        draw_line(painter, x, y - ROW / 2 * u, x + room, y - ROW / 2 * u, 1, COLOUR_RULE);
        type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_PLATE, colour, TYPE_LEFT), x, y + 8 * u, 180 * u,
                      tr(scene_modes[i]->name));
        if (!tally->matches) {
            type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_FAINT, TYPE_LEFT), x + AT_RECORD * u,
                      y + 6 * u, tr("no match yet"));
            continue;
        }
        draw_figures(painter, tally, x, y);
        draw_best(painter, tally, x + AT_BEST * u, y, room - AT_BEST * u);
    }
}

static void describe(const struct counting *counting, char *out, size_t size)
{
    int counted = counting->read - counting->left_out;

    if (!counting->count)
        tr_say(out, size, tr("No match is kept yet"));
    else if (counting->read < counting->count)
        tr_say(out, size, tr("Reading match {1} of {2}"), counting->read + 1, counting->count);
    else if (counting->left_out)
        tr_say(out, size, tr("{1} of {2} kept matches count: not practice, nor two persons at one screen"),
               counted, counting->count);
    else
        tr_say(out, size,
               tr_many("Counted from the match that is kept", "Counted from the {1} matches kept", counted),
               counted);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct counting *counting = (const struct counting *)scene;
    const struct layout *l = &painter->layout;
    float wide = 1130, x = (l->wide - wide) / 2;
    struct rect panel = layout_rect(l, x, 136 + (l->high - 800) / 3, wide, HEAD + 5 * ROW + 16);
    char words[112];

    describe(counting, words, sizeof words);
    backdrop_draw_dim(painter, 34);
    widget_screen_head(app, tr("Statistics"), words);
    draw_panel(painter, panel);
    draw_rows(painter, counting, panel);
    type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_CENTRE), l->wide / 2 * l->u,
              panel.y + panel.h + 34 * l->u,
              tr("Counted here from your own records, the last 200. Nothing leaves this machine."));
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    (void)scene;
    (void)id;
    audio_play(app, SOUND_BUTTON);
    return scene_title(app);
}

static const struct scene_class statistics_class = {
    .name = "statistics", .leave = leave, .update = update, .draw = draw, .activate = activate};

struct scene *scene_statistics(struct app *app)
{
    struct counting *counting = calloc(1, sizeof *counting);

    CHECK(counting);
    counting->kept = calloc(KEEP_MOST, sizeof *counting->kept);
    CHECK(counting->kept);
    counting->scene.class = &statistics_class;
    counting->count = keep_list(matches_records(app), counting->kept, KEEP_MOST);
    return &counting->scene;
}
