/*
 * page_time.c: the matches in their order: the points of each with a moving mean, and how each ended.
 *
 * Where all modes are chosen, whose points do not compare, the curve is the share of matches won instead.
 */
#include <math.h>

#include "sdl/statistics/statistics_scene.h"
#include "words/words.h"

enum { MEAN_OF = 10 /* matches in the moving mean */ };

/* The matches chosen, the newest PLOT_MAX of them, with a value for each. */
struct series {
    int count;
    const struct match_tally *matches[PLOT_MAX];
    float values[PLOT_MAX], means[PLOT_MAX];
};

static void gather(struct statistics_scene *scene, struct series *series)
{
    const struct journal *journal = &scene->counting.journal;
    struct selection selection = statistics_selection(scene);
    int from = journal->count;
    for (int room = PLOT_MAX; from > 0 && room > 0;)
        room -= statistics_selects(journal, &selection, &journal->matches[--from]);
    series->count = 0;
    for (int i = from; i < journal->count; i++)
        if (statistics_selects(journal, &selection, &journal->matches[i]))
            series->matches[series->count++] = &journal->matches[i];
}

static float points_of(const struct match_tally *match)
{
    return (float)(match->scores[match->seat] - match->start);
}

/* The values of the matches and the mean of each with those before it, MEAN_OF in all. */
static void estimate(struct series *series, bool points)
{
    for (int i = 0; i < series->count; i++)
        series->values[i] = points                                         ? points_of(series->matches[i])
                            : statistics_match_end(series->matches[i]) > 0 ? 100
                                                                           : 0;
    for (int i = 0; i < series->count; i++) {
        int from = SDL_max(i - MEAN_OF + 1, 0);
        float sum = 0;
        for (int j = from; j <= i; j++)
            sum += series->values[j];
        series->means[i] = sum / (float)(i - from + 1);
    }
}

static void tell(struct statistics_scene *scene, const struct plot *plot, const struct series *series,
                 int place, bool points)
{
    static const char *const ends[] = {N_("lost"), N_("tied"), N_("won")};
    const struct match_tally *match = series->matches[place];
    char own[WORDS_AMOUNT], mean[WORDS_AMOUNT], date[DAY_DATE];
    const char *end = tr(ends[statistics_match_end(match) + 1]);
    float x = plot_x(plot, place);
    int won = (int)points_of(match);
    statistics_date(match->name, date);
    words_points(won, own, sizeof own);
    statistics_mean(lroundf(series->means[place] * 1000), 1000, mean, sizeof mean);
    statistics_tip(scene, rect_make(x - 1, plot->area.y, 2, plot->area.h * 0.5f),
                   TR_SAID(tr("Match {1}, {2}"), place + 1, date),
                   points ? TR_SAID(tr_many("{1} point, {2}. Average so far: {3}",
                                            "{1} points, {2}. Average so far: {3}", won),
                                    own, end, mean)
                          : TR_SAID(tr_many("{1}, {2} point, {3}. Won of the last ten so far: {4}%",
                                            "{1}, {2} points, {3}. Won of the last ten so far: {4}%", won),
                                    tr(match->rules->name), own, end, mean));
}

/* Draws how each match ended, a strip below the curve: a won one is as high as the strip, a tie its middle, a
 * lost one its foot, so that it is seen without colours. */
static void draw_ends(struct painter *painter, const struct plot *plot, const struct series *series, float y,
                      float h)
{
    static const uint32_t colours[] = {COLOUR_LOST, COLOUR_ALPHA(COLOUR_WHITE, 90), COLOUR_BRASS};
    float foot = roundf(h / 3);
    const struct rect parts[] = {{0, h - foot, 0, foot}, {0, foot, 0, h - 2 * foot}, {0, 0, 0, h}};
    float w = plot->area.w / (float)plot->count;
    for (int i = 0; i < series->count; i++) {
        float left = roundf(plot->area.x + w * (float)i), right = roundf(plot->area.x + w * (float)(i + 1));
        int end = statistics_match_end(series->matches[i]) + 1;
        if (right > left)
            draw_fill(painter,
                      rect_make(left, y + parts[end].y, right - left - (w > 5 ? 1 : 0), parts[end].h),
                      colours[end]);
    }
}

static void draw_pointed(struct painter *painter, const struct plot *plot, const struct series *series,
                         int place)
{
    float u = painter->layout.u, x = roundf(plot_x(plot, place));
    draw_line(painter, x, plot->area.y, x, plot->area.y + plot->area.h, 1, COLOUR_ALPHA(COLOUR_IVORY, 110));
    draw_disc(painter, x, plot_y(plot, series->means[place]), 5 * u, 0, COLOUR_BRASS_HIGH);
    draw_disc(painter, x, plot_y(plot, series->values[place]), 4 * u, 0, COLOUR_IVORY);
}

static void draw_labels(struct painter *painter, const struct plot *plot)
{
    int step = (int)plot_step(plot->count, 8);
    for (int at = plot->count >= step ? step : 1; at <= plot->count; at += step)
        plot_label(painter, plot, at - 1, TR_SAID("{1}", at));
}

/* Draws what the lines and colours are, from the right. */
static void draw_key(struct painter *painter, struct rect rect, bool points)
{
    const struct {
        uint32_t colour;
        const char *words;
    } keys[] = {{COLOUR_LOST, tr("lost, in the strip below")},
                {COLOUR_BRASS, tr("average of the last ten")},
                {COLOUR_ALPHA(COLOUR_IVORY, 130), tr("each match")}};
    struct pen pen = pen_in(painter, rect);
    float high = type_cap_height(painter, text_type(TEXT_NOTE));
    pen.room = pen_top(&pen, high / pen.u);
    for (int i = 0; i < 2 + points; i++) {
        pen_right(&pen, text_draw(painter, TEXT_NOTE | TEXT_RIGHT, pen.room, keys[i].words) / pen.u + 6);
        struct rect line = pen_right(&pen, 16);
        line.y += roundf((i ? line.h : 2 * line.h) / 2 - 1.5f * pen.u); /* low, as in the strip */
        line.h = roundf(3 * pen.u);
        draw_fill(painter, line, keys[i].colour);
        pen_right(&pen, 22);
    }
}

static void draw_series(struct statistics_scene *scene, struct app *app, struct rect rect,
                        const struct series *series, bool points)
{
    float least = 0, most = points ? 1 : 100, u = app->painter.layout.u, strip = roundf(12 * u);
    for (int i = 0; i < series->count; i++) {
        least = fminf(least, series->values[i]);
        most = fmaxf(most, series->values[i]);
    }
    struct plot plot = plot_begin(&app->painter, rect, least, most, series->count, strip + roundf(5 * u),
                                  points ? tr("Points of the match") : tr("Matches won, in percent"),
                                  tr("Matches, in the order they started"));
    draw_labels(&app->painter, &plot);
    if (points)
        plot_curve(&app->painter, &plot, series->values, 1.4f, COLOUR_ALPHA(COLOUR_IVORY, 130));
    plot_curve(&app->painter, &plot, series->means, 3, COLOUR_BRASS);
    draw_ends(&app->painter, &plot, series, plot.area.y + plot.area.h + roundf(4 * u), strip);
    draw_key(&app->painter, rect, points);
    int pointed = plot_pointed(app, &plot, "match");
    if (pointed < 0)
        return;
    draw_pointed(&app->painter, &plot, series, pointed);
    tell(scene, &plot, series, pointed, points);
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    static struct series series; /* large */
    bool points = statistics_mode(scene) != NULL;
    gather(scene, &series);
    if (series.count < 2) {
        statistics_say(&app->painter, panel, tr("A curve needs two matches"),
                       tr("Their points appear here in the order they started."));
        return;
    }
    estimate(&series, points);
    draw_series(scene, app, panel, &series, points);
}

const struct statistics_page statistics_time = {N_("Over time"), "statistics-time", true, draw};
