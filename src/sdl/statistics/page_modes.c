/*
 * page_modes.c: the modes beside each other, a row each, and below them the deals of the day. A click on the
 * name of a mode opens its figures.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sdl/app/scenes.h"
#include "sdl/art/theme.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

/* Where the columns stand, as shares of the panel's width. */
static const float at_matches = 0.205f, at_bar = 0.225f, at_rounds = 0.41f, at_dealt = 0.685f,
                   at_mean = 0.80f, at_best = 0.83f, at_means = 0.625f;
static const float bar_wide = 0.165f;

static const uint32_t NEITHER = COLOUR_ALPHA(COLOUR_WHITE, 46);

static void draw_heads(struct painter *painter, struct rect panel, float y)
{
    struct type left = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), right = left;
    right.align = TYPE_RIGHT;
    type_draw_fit(painter, left, panel.x + at_bar * panel.w, y, bar_wide * panel.w, tr("Matches"));
    type_draw_fit(painter, left, panel.x + at_rounds * panel.w, y, bar_wide * panel.w, tr("Rounds"));
    type_draw_fit(painter, right, panel.x + at_dealt * panel.w, y, 0.1f * panel.w, tr("Dealt in"));
    type_draw_fit(painter, right, panel.x + at_mean * panel.w, y, 0.11f * panel.w, tr("Points/win"));
    type_draw_fit(painter, left, panel.x + at_best * panel.w, y, (1 - at_best) * panel.w, tr("Best hand"));
}

/* What is shown of matches or rounds: their shares, and words below. */
struct bar {
    const char *id, *name;
    const char *of;             /* for the ear: whose it is, or what */
    const struct share *shares; /* three */
    const char *words;
};

static void draw_bar(struct statistics_scene *scene, struct app *app, const struct bar *bar, float at,
                     struct rect row)
{
    struct painter *painter = &app->painter;
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float u = painter->layout.u, middle = row.y + row.h / 2, x = row.x + at * row.w,
          wide = roundf(bar_wide * row.w);
    sub.of = bar->of;
    statistics_bar(scene, app, bar->id, rect_make(roundf(x), roundf(middle - 8 * u), wide, roundf(8 * u)),
                   bar->name, bar->shares, 3);
    type_draw_fit_two(painter, sub, x, middle + 10 * u + type_cap_height(painter, sub), wide, 16, false,
                      bar->words);
}

/* The bars of a mode. */
static void draw_bars(struct statistics_scene *scene, struct app *app, int mode, struct rect row)
{
    const struct statistics *sum = &scene->modes[mode];
    int lost = sum->matches - sum->won - sum->tied,
        none = sum->rounds - sum->ends[ROUND_WON] - sum->ends[ROUND_LOST];
    struct share matches[] = {{sum->won, COLOUR_BRASS, tr("won")},
                              {sum->tied, NEITHER, tr("tied")},
                              {lost, COLOUR_LOST, tr("lost")}};
    struct share rounds[] = {{sum->ends[ROUND_WON], COLOUR_BRASS, tr("won")},
                             {none, NEITHER, tr("without a winner")},
                             {sum->ends[ROUND_LOST], COLOUR_LOST, tr("lost")}};
    char id[INPUT_ID], words[96];
    snprintf(id, sizeof id, "bar:matches-%d", mode);
    tr_say(words, sizeof words, tr("{1} of {2} won"), sum->won, sum->matches);
    draw_bar(scene, app, &(struct bar){id, tr("Matches"), tr(scene_modes[mode]->name), matches, words},
             at_bar, row);
    snprintf(id, sizeof id, "bar:rounds-%d", mode);
    tr_say(words, sizeof words, tr("{1} of {2} won"), sum->ends[ROUND_WON], sum->rounds);
    draw_bar(scene, app, &(struct bar){id, tr("Rounds"), tr("Rounds"), rounds, words}, at_rounds, row);
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
    name.of = tr("Best hand");
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

static void draw_number(struct painter *painter, const char *of, float at, const char *words, struct rect row)
{
    struct type number = type_make(TYPE_SERIF, SIZE_CARD, COLOUR_IVORY, TYPE_RIGHT);
    number.of = of;
    type_draw(painter, number, row.x + at * row.w, row.y + row.h / 2 + type_cap_height(painter, number) / 2,
              words);
}

static void draw_figures(struct statistics_scene *scene, struct app *app, int mode, struct rect row)
{
    const struct statistics *sum = &scene->modes[mode];
    char words[WORDS_AMOUNT];
    snprintf(words, sizeof words, "%d", sum->matches);
    draw_number(&app->painter, tr("Matches"), at_matches, words, row);
    draw_bars(scene, app, mode, row);
    statistics_share(sum->dealt_in, sum->rounds, words, sizeof words);
    draw_number(&app->painter, tr("Dealt in"), at_dealt, words, row);
    statistics_mean(sum->points_won, sum->ends[ROUND_WON], words, sizeof words);
    draw_number(&app->painter, tr("Points/win"), at_mean, words, row);
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
    draw_figures(scene, app, mode, row);
    draw_best(scene, painter, scene_modes[mode], row);
}

/* --- the deals of the day ------------------------------------------------------------------------------- */

static void draw_day_bars(struct statistics_scene *scene, struct app *app, struct rect row)
{
    const struct day_sum *sum = &scene->days;
    struct share days[] = {{sum->ahead, COLOUR_BRASS, tr("more than Hard")},
                           {sum->level, NEITHER, tr("as many")},
                           {sum->compared - sum->ahead - sum->level, COLOUR_LOST, tr("fewer")}};
    struct share rounds[] = {{sum->won, COLOUR_BRASS, tr("won")},
                             {sum->neither, NEITHER, tr("without a winner")},
                             {sum->lost, COLOUR_LOST, tr("lost")}};
    char words[96];
    tr_say(words, sizeof words, tr("{1} of {2} better than Hard"), sum->ahead, sum->compared);
    draw_bar(scene, app, &(struct bar){"bar:days", tr("Deal of the day"), NULL, days, words}, at_bar, row);
    tr_say(words, sizeof words, tr("{1} of {2} won"), sum->won, sum->won + sum->lost + sum->neither);
    draw_bar(scene, app, &(struct bar){"bar:day-rounds", tr("Rounds"), tr("Rounds"), rounds, words},
             at_rounds, row);
}

/* What a day brought, and Hard on the same deals; the days in a row. */
static void draw_day_means(struct statistics_scene *scene, struct painter *painter, struct rect row)
{
    const struct day_sum *sum = &scene->days;
    struct type head = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float u = painter->layout.u, x = row.x + at_means * row.w, room = (1 - at_means) * row.w,
          middle = row.y + row.h / 2;
    char own[WORDS_AMOUNT], hard[WORDS_AMOUNT], words[128];
    statistics_mean(sum->points, sum->days, own, sizeof own);
    statistics_mean(sum->by_hard, sum->compared, hard, sizeof hard);
    tr_say(words, sizeof words, tr("{1} points ahead per day, Hard {2}"), own, hard);
    type_draw_fit(painter, head, x, middle - 4 * u, room, words);
    tr_say(words, sizeof words, tr("Day streak: {1}, best {2}"), scene->day_streak, scene->day_longest);
    type_draw_fit(painter, sub, x, middle + 10 * u + type_cap_height(painter, sub), room, words);
}

static void draw_days(struct statistics_scene *scene, struct app *app, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct day_sum *sum = &scene->days;
    struct type name = type_make(TYPE_SERIF, SIZE_PLATE, sum->days ? COLOUR_IVORY : COLOUR_FAINT, TYPE_LEFT);
    struct type number = type_make(TYPE_SERIF, SIZE_CARD, COLOUR_IVORY, TYPE_RIGHT);
    float middle = row.y + row.h / 2, y = middle + type_cap_height(painter, name) / 2;
    char words[16];
    draw_line(painter, row.x, row.y, row.x + row.w, row.y, 1, COLOUR_RULE);
    type_draw_fit(painter, name, row.x, y, (at_matches - 0.045f) * row.w, tr("Deal of the day"));
    if (!sum->days) {
        type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_FAINT, TYPE_LEFT), row.x + at_bar * row.w,
                  y, tr("no days yet"));
        return;
    }
    snprintf(words, sizeof words, "%d", sum->days);
    type_draw(painter, number, row.x + at_matches * row.w, middle + type_cap_height(painter, number) / 2,
              words);
    draw_day_bars(scene, app, row);
    draw_day_means(scene, painter, row);
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    float u = app->painter.layout.u, head = roundf(34 * u);
    int count = 0;
    while (count < STATISTICS_MODES && scene_modes[count])
        count++;
    float high = floorf(fminf((panel.h - head) / (float)(count + 1), 104 * u));
    draw_heads(&app->painter, panel, panel.y + 16 * u);
    for (int i = 0; i < count; i++)
        draw_row(scene, app, i, rect_make(panel.x, panel.y + head + high * (float)i, panel.w, high));
    draw_days(scene, app, rect_make(panel.x, panel.y + head + high * (float)count, panel.w, high));
}

static void activate(struct statistics_scene *scene, struct app *app, const char *id)
{
    if (!target_after(id, "row"))
        return;
    scene->mode = target_number(id, "row");
    scene->chosen = -1;
    statistics_changed(scene, app);
    statistics_go_to(scene, app, 0);
}

const struct statistics_page statistics_modes = {TR("Modes"), "statistics-modes", false, draw, activate};
