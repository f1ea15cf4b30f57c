/*
 * page_modes.c: the modes beside each other, a row each, and below them the deals of the day. A click on the
 * name of a mode opens its figures.
 */
#include <math.h>

#include "sdl/app/days.h"
#include "sdl/app/scenes.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/widgets.h"
#include "words/daily/day_words.h"
#include "words/words.h"

enum { NAME, MATCHES, BAR, ROUNDS, DEALT_IN, MEAN, BEST, COLUMNS };

static const struct column columns[COLUMNS] = {
    [NAME] = {0, .16f, false, NULL, NULL},
    [MATCHES] = {.16f, .205f, true, NULL, N_("Matches")},
    [BAR] = {.225f, .39f, false, N_("Matches"), NULL},
    [ROUNDS] = {.41f, .575f, false, N_("Rounds"), NULL},
    [DEALT_IN] = {.585f, .685f, true, N_("Dealt in"), NULL},
    [MEAN] = {.69f, .80f, true, N_("Points/win"), NULL},
    [BEST] = {.83f, .995f, false, N_("Best hand"), NULL},
};

static struct rect cell(struct rect row, int column)
{
    return statistics_cell(row, &columns[column]);
}

/* The name at the left of a row, or that there is nothing to show. */
static void draw_name(struct painter *painter, struct rect row, const char *name, const char *none)
{
    draw_line(painter, row.x, row.y, row.x + row.w, row.y, 1, COLOUR_RULE);
    text_draw(painter, TEXT_PLATE | (none ? TEXT_FAINT : 0), cell(row, NAME), name);
    if (none)
        text_draw(painter, TEXT_NOTE | TEXT_FAINT, cell(row, BAR), none);
}

/* The most valuable hand of a mode: its points and its most valuable pattern. */
static void draw_best(struct statistics_scene *scene, struct painter *painter, const struct ruleset *rules,
                      struct rect row)
{
    struct selection selection = {rules, NULL};
    struct won_hand best;
    char words[64];
    if (!statistics_hands(&scene->counting.journal, &selection, HANDS_BEST, NULL, &best, 1))
        return;
    words_worth(best.hand->value, words, sizeof words);
    const struct tally_line *top = NULL;
    for (int i = 0; i < best.hand->line_count; i++)
        if (!top || best.hand->lines[i].points > top->points)
            top = &best.hand->lines[i];
    if (!top || rules->declares_risk)
        text_figure(painter, TEXT_NAME, cell(row, BEST), tr("Best hand"), words);
    else
        text_pair(painter, cell(row, BEST), TEXT_NAME, tr(match_tally_pattern(rules, top->place)->name),
                  TEXT_NOTE, words);
}

static void draw_figures(struct statistics_scene *scene, struct app *app, int mode, struct rect row)
{
    const struct statistics *sum = &scene->modes[mode];
    const char *won = tr("{1} of {2} won");
    char words[WORDS_AMOUNT];
    struct thirds matches =
        statistics_matches(sum, TARGET_ID("bar:matches", mode), tr(scene_modes[mode]->name));
    struct thirds rounds = statistics_rounds(sum->ends[ROUND_WON], sum->ends[ROUND_LOST], sum->rounds,
                                             TARGET_ID("bar:rounds", mode));
    matches.words = TR_SAID(won, sum->won, sum->matches);
    rounds.words = TR_SAID(won, rounds.won, rounds.whole);
    statistics_thirds(scene, app, cell(row, BAR), &matches);
    statistics_thirds(scene, app, cell(row, ROUNDS), &rounds);
    statistics_figure(&app->painter, TEXT_CARD, row, &columns[MATCHES], TR_SAID("{1}", sum->matches));
    statistics_share(sum->dealt_in, sum->rounds, words, sizeof words);
    statistics_figure(&app->painter, TEXT_CARD, row, &columns[DEALT_IN], words);
    statistics_mean(sum->points_won, sum->ends[ROUND_WON], words, sizeof words);
    statistics_figure(&app->painter, TEXT_CARD, row, &columns[MEAN], words);
}

static struct scene *choose(struct scene *top, struct app *app, int mode)
{
    struct statistics_scene *scene = (struct statistics_scene *)top;
    scene->mode = mode;
    scene->chosen = -1;
    statistics_changed(scene, app);
    statistics_go_to(scene, app, 0);
    return top;
}

static void draw_row(struct statistics_scene *scene, struct app *app, int mode, struct rect row)
{
    struct painter *painter = &app->painter;
    const char *id = TARGET_ID("row", mode);
    bool any = scene->modes[mode].matches;
    struct rect touched = row; /* but for the bars, which tell something of their own */
    touched.w = roundf(.215f * row.w);
    if (any && input_is_hot(app, id))
        draw_wash(painter, place_inset(painter, row, -6, 3), 8, COLOUR_ALPHA(COLOUR_WHITE, 18));
    draw_name(painter, row, tr(scene_modes[mode]->name), any ? NULL : tr("no match yet"));
    target_add(app, id, touched, any ? 0 : TARGET_OFF, 0);
    target_does_at(app, choose, mode);
    if (!any)
        return;
    widget_ring(app, id, place_inset(painter, touched, -6, 3), 8);
    draw_figures(scene, app, mode, row);
    draw_best(scene, painter, scene_modes[mode], row);
}

/* Draws what the deals of the day brought, and who plays them in comparison. */
static void draw_days(struct statistics_scene *scene, struct app *app, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct day_sum *sum = &scene->days;
    const char *other = words_day_other(days_today());
    char own[WORDS_AMOUNT], hard[WORDS_AMOUNT];
    draw_name(painter, row, tr("Deal of the day"), sum->days ? NULL : tr("no days yet"));
    if (!sum->days)
        return;
    struct thirds days = {
        "bar:days",    tr("Deal of the day"),
        NULL,          TR_SAID(tr("{1} of {2} better than {3}"), sum->ahead, sum->compared, other),
        sum->ahead,    sum->compared - sum->ahead - sum->level,
        sum->compared, {TR_SAID(tr("more than {1}"), other), tr("as many"), tr("fewer")}};
    struct thirds rounds =
        statistics_rounds(sum->won, sum->lost, sum->won + sum->lost + sum->neither, "bar:day-rounds");
    rounds.words = TR_SAID(tr("{1} of {2} won"), rounds.won, rounds.whole);
    statistics_figure(painter, TEXT_CARD, row, &columns[MATCHES], TR_SAID("{1}", sum->days));
    statistics_thirds(scene, app, cell(row, BAR), &days);
    statistics_thirds(scene, app, cell(row, ROUNDS), &rounds);
    statistics_mean(sum->points, sum->days, own, sizeof own);
    statistics_mean(sum->by_hard, sum->compared, hard, sizeof hard);
    text_pair(painter, statistics_cell(row, &(struct column){.from = .625f, .to = 1}), TEXT_NAME,
              TR_SAID(tr("{1} points ahead per day, {3} {2}"), own, hard, other), TEXT_NOTE,
              TR_SAID(tr("Day streak: {1}, best {2}"), scene->day_streak, scene->day_longest));
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    struct pen pen = pen_in(&app->painter, panel);
    int count = scene_mode_count();
    statistics_heads(pen.painter, statistics_head_row(&pen, 34), columns, COLUMNS);
    float high = floorf(fminf(pen.room.h / (float)(count + 1), 104 * pen.u)) / pen.u;
    for (int i = 0; i < count; i++)
        draw_row(scene, app, i, pen_top(&pen, high));
    draw_days(scene, app, pen_top(&pen, high));
}

const struct statistics_page statistics_modes = {N_("Modes"), "statistics-modes", false, draw};
