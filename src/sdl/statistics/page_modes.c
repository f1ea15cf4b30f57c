/*
 * page_modes.c: the modes beside each other, a row each. A click on the name of one opens its figures.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sdl/app/scenes.h"
#include "sdl/art/theme.h"
#include "sdl/statistics/statistics_scene.h"
#include "words/words.h"

/* Where the columns stand, as shares of the panel's width. */
static const float at_matches = 0.205f, at_bar = 0.225f, at_rounds = 0.41f, at_dealt = 0.685f,
                   at_mean = 0.80f, at_best = 0.83f;
static const float bar_wide = 0.165f;

static const uint32_t NEITHER = COLOUR_ALPHA(COLOUR_WHITE, 46);

static void draw_heads(struct painter *painter, struct rect panel, float y)
{
    struct type left = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), right = left;
    right.align = TYPE_RIGHT;
    type_draw_fit(painter, left, panel.x + at_bar * panel.w, y, bar_wide * panel.w, tr("Matches"));
    type_draw_fit(painter, left, panel.x + at_rounds * panel.w, y, bar_wide * panel.w, tr("Rounds"));
    type_draw_fit(painter, right, panel.x + at_dealt * panel.w, y, 0.1f * panel.w, tr("Dealt in"));
    type_draw_fit(painter, right, panel.x + at_mean * panel.w, y, 0.11f * panel.w, tr("Points a win"));
    type_draw_fit(painter, left, panel.x + at_best * panel.w, y, (1 - at_best) * panel.w, tr("Dearest hand"));
}

/* The bars of a row with their words below. */
static void draw_bars(struct statistics_scene *scene, struct app *app, int mode, struct rect row)
{
    const struct statistics *sum = &scene->modes[mode];
    struct painter *painter = &app->painter;
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float u = painter->layout.u, middle = row.y + row.h / 2, h = roundf(8 * u);
    float low = middle + 10 * u + type_cap_height(painter, sub);
    int lost = sum->matches - sum->won - sum->tied,
        none = sum->rounds - sum->ends[ROUND_WON] - sum->ends[ROUND_LOST];
    struct share matches[] = {{sum->won, COLOUR_BRASS, tr("won")},
                              {sum->tied, NEITHER, tr("tied")},
                              {lost, COLOUR_LOST, tr("lost")}};
    struct share rounds[] = {{sum->ends[ROUND_WON], COLOUR_BRASS, tr("won")},
                             {none, NEITHER, tr("without a winner")},
                             {sum->ends[ROUND_LOST], COLOUR_LOST, tr("lost")}};
    char id[INPUT_ID], words[96];
    float x = row.x + at_bar * row.w, next = row.x + at_rounds * row.w, wide = roundf(bar_wide * row.w);
    snprintf(id, sizeof id, "bar:matches-%d", mode);
    statistics_bar(scene, app, id, rect_make(roundf(x), roundf(middle - 8 * u), wide, h), tr("Matches"),
                   matches, 3);
    snprintf(id, sizeof id, "bar:rounds-%d", mode);
    statistics_bar(scene, app, id, rect_make(roundf(next), roundf(middle - 8 * u), wide, h), tr("Rounds"),
                   rounds, 3);
    tr_say(words, sizeof words, tr("{1} of {2} won"), sum->won, sum->matches);
    type_draw_fit(painter, sub, x, low, wide, words);
    tr_say(words, sizeof words, tr("{1} of {2} won"), sum->ends[ROUND_WON], sum->rounds);
    type_draw_fit(painter, sub, next, low, wide, words);
}

/* The dearest hand of a mode: its points and its dearest pattern. */
static void draw_best(struct statistics_scene *scene, struct painter *painter, const struct ruleset *rules,
                      struct rect row)
{
    struct selection selection = {rules, NULL};
    struct won_hand best;
    struct type name = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float u = painter->layout.u, x = row.x + at_best * row.w, room = row.x + row.w - x - 8 * u,
          middle = row.y + row.h / 2;
    char points[WORDS_AMOUNT], words[64];
    if (!statistics_hands(&scene->journal, &selection, HANDS_DEAREST, NULL, &best, 1))
        return;
    words_points(best.hand->value, points, sizeof points);
    tr_say(words, sizeof words, tr_many("{1} point", "{1} points", best.hand->value), points);
    const struct tally_line *dearest = NULL;
    for (int i = 0; i < best.hand->line_count; i++)
        if (!dearest || best.hand->lines[i].points > dearest->points)
            dearest = &best.hand->lines[i];
    if (!dearest || rules->declares_risk) {
        type_draw_fit(painter, name, x, middle + type_cap_height(painter, name) / 2, room, words);
        return;
    }
    type_draw_fit(painter, name, x, middle - 4 * u, room,
                  tr(match_tally_pattern(rules, dearest->place)->name));
    type_draw_fit(painter, sub, x, middle + 10 * u + type_cap_height(painter, sub), room, words);
}

static void draw_numbers(struct statistics_scene *scene, struct painter *painter, int mode, struct rect row)
{
    const struct statistics *sum = &scene->modes[mode];
    struct type number = type_make(TYPE_SERIF, SIZE_CARD, COLOUR_IVORY, TYPE_RIGHT);
    float y = row.y + row.h / 2 + type_cap_height(painter, number) / 2;
    char words[WORDS_AMOUNT];
    snprintf(words, sizeof words, "%d", sum->matches);
    type_draw(painter, number, row.x + at_matches * row.w, y, words);
    statistics_share(sum->dealt_in, sum->rounds, words, sizeof words);
    type_draw(painter, number, row.x + at_dealt * row.w, y, words);
    statistics_mean(sum->points_won, sum->ends[ROUND_WON], words, sizeof words);
    type_draw(painter, number, row.x + at_mean * row.w, y, words);
}

static void draw_row(struct statistics_scene *scene, struct app *app, int mode, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct statistics *sum = &scene->modes[mode];
    float u = painter->layout.u;
    struct type name =
        type_make(TYPE_SERIF, SIZE_PLATE, sum->matches ? COLOUR_IVORY : COLOUR_FAINT, TYPE_LEFT);
    struct box_style light = {
        .radius = 8, .top = COLOUR_ALPHA(COLOUR_WHITE, 18), .bottom = COLOUR_ALPHA(COLOUR_WHITE, 18)};
    char id[INPUT_ID];
    snprintf(id, sizeof id, "row:%d", mode);
    float y = row.y + row.h / 2 + type_cap_height(painter, name) / 2;
    draw_line(painter, row.x, row.y, row.x + row.w, row.y, 1, COLOUR_RULE);
    if (sum->matches && input_is_hot(app, id))
        draw_box(painter, rect_inset(row, -6 * u, 3 * u), &light);
    type_draw_fit(painter, name, row.x, y, (at_matches - 0.045f) * row.w, tr(scene_modes[mode]->name));
    /* what is left of the bars: these tell something of their own */
    struct rect touched = row;
    touched.w = roundf((at_bar - 0.01f) * row.w);
    target_add(app, id, touched, sum->matches ? 0 : TARGET_OFF, 0);
    if (!sum->matches) {
        type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_FAINT, TYPE_LEFT), row.x + at_bar * row.w,
                  y, tr("no match yet"));
        return;
    }
    widget_ring(app, id, rect_inset(touched, -6 * u, 3 * u), 8);
    draw_numbers(scene, painter, mode, row);
    draw_bars(scene, app, mode, row);
    draw_best(scene, painter, scene_modes[mode], row);
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    float u = app->painter.layout.u, head = roundf(34 * u);
    int count = 0;
    while (count < STATISTICS_MODES && scene_modes[count])
        count++;
    float high = floorf(fminf((panel.h - head) / (float)count, 104 * u));
    draw_heads(&app->painter, panel, panel.y + 16 * u);
    for (int i = 0; i < count; i++)
        draw_row(scene, app, i, rect_make(panel.x, panel.y + head + high * (float)i, panel.w, high));
}

static void activate(struct statistics_scene *scene, struct app *app, const char *id)
{
    if (strncmp(id, "row:", 4) != 0)
        return;
    scene->mode = atoi(id + 4);
    scene->chosen = -1;
    statistics_changed(scene, app);
    statistics_go_to(scene, app, 0);
}

const struct statistics_page statistics_modes = {TR("Modes"), "statistics-modes", false, draw, activate};
