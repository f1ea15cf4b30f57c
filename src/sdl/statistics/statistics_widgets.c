/*
 * statistics_widgets.c: what the pages of statistics share: tables, bars, plots (statistics_scene.h).
 */
#include <math.h>
#include <stdio.h>

#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

void statistics_say(struct painter *painter, struct rect panel, const char *words, const char *sub)
{
    text_pair(painter, panel, TEXT_HEAD | TEXT_CENTRE, words, TEXT_PROSE | TEXT_QUIET | TEXT_CENTRE, sub);
}

void statistics_share(int part, int whole, char *out, size_t size)
{
    tr_say(out, size, whole ? tr("{1}%") : "\xe2\x80\x93", whole ? words_share(part, whole) : 0);
}

void statistics_mean(int64_t points, int count, char *out, size_t size)
{
    double mean = count ? (double)points / count : 0;
    if (!count)
        snprintf(out, size, "\xe2\x80\x93");
    else if (fabs(mean) < 99.95)
        words_decimal(lround(mean * 10), 1, out, size);
    else
        words_points((int)lround(mean), out, size);
}

void statistics_date(const char *began, char date[DAY_DATE])
{
    int day = date_parse(began);
    if (day == DATE_NONE)
        snprintf(date, DAY_DATE, "%s", began);
    else
        words_date_short(day, date, DAY_DATE);
}

bool statistics_tells(struct app *app, const char *id, struct rect rect)
{
    widget_target(app, id, rect, TARGET_INFO, 0, 6);
    return input_tells(app, id);
}

void statistics_tip(struct statistics_scene *scene, struct rect anchor, const char *name, const char *text)
{
    scene->tip.anchor = anchor;
    snprintf(scene->tip.name, sizeof scene->tip.name, "%s", name);
    snprintf(scene->tip.text, sizeof scene->tip.text, "%s", text);
}

/* --- tables --------------------------------------------------------------------------------------------- */

struct rect statistics_cell(struct rect row, const struct column *column)
{
    return rect_make(row.x + column->from * row.w, row.y, (column->to - column->from) * row.w, row.h);
}

struct rect statistics_head_row(struct pen *pen, float high)
{
    return pen_top(pen, high + 30 * (pen->painter->layout.grown - 1));
}

void statistics_heads(struct painter *painter, struct rect row, const struct column *columns, int count)
{
    struct type type = text_type(TEXT_NOTE);
    float leading = type_leading(painter, type, 16);
    for (int i = 0; i < count; i++) {
        struct rect cell = statistics_cell(row, &columns[i]);
        type.align = columns[i].right ? TYPE_RIGHT : TYPE_LEFT;
        if (columns[i].head)
            type_draw_large_two(painter, type, cell.x + (columns[i].right ? cell.w : 0),
                                row.y + row.h - leading / 2, cell.w, 16, true, tr(columns[i].head));
    }
}

void statistics_figure(struct painter *painter, unsigned text, struct rect row, const struct column *column,
                       const char *words)
{
    text_figure(painter, text | TEXT_RIGHT, statistics_cell(row, column),
                tr(column->of ? column->of : column->head), words);
}

void statistics_list(struct statistics_scene *scene, struct app *app, struct rect list, int count, float high,
                     statistics_row *draw_row)
{
    struct painter *painter = &app->painter;
    scene->listed = list;
    scene->list_rows = count;
    scene->list_row = high;
    scene->list.content = high * (float)count;
    float up = scroll_begin(painter, list, &scene->list), bar = roundf(12 * painter->layout.u);
    for (int i = 0; i < count; i++) {
        struct rect row = rect_make(list.x, list.y + high * (float)i - up, list.w - bar, high);
        if (row.y >= list.y - 1 && row.y + row.h <= list.y + list.h + 1)
            draw_row(scene, app, i, row);
    }
    scroll_end(painter, list, &scene->list);
}

/* --- bars ----------------------------------------------------------------------------------------------- */

enum { SHARES_MAX = 6 };

/* "12 won, 3 tied, 9 lost": what the shares are. */
static void say_shares(const struct share *shares, int count, char *out, size_t size)
{
    char words[SHARES_MAX][48];
    const char *list[SHARES_MAX];
    int said = 0;
    for (int i = 0; i < count; i++)
        if (shares[i].part) {
            tr_say(words[said], sizeof words[said], tr("{1} {2}"), shares[i].part, shares[i].name);
            list[said] = words[said];
            said++;
        }
    tr_list(out, size, TR_COMMA, list, said);
}

void statistics_bar(struct statistics_scene *scene, struct app *app, const char *id, struct rect bar,
                    const char *name, const struct share *shares, int count)
{
    struct painter *painter = &app->painter;
    struct rect touched = place_inset(painter, bar, 0, -6);
    char words[200];
    int whole = 0, before = 0;
    for (int i = 0; i < count; i++)
        whole += shares[i].part;
    if (!whole)
        return;
    for (int i = 0; i < count; i++) {
        float from = roundf(bar.w * (float)before / (float)whole);
        before += shares[i].part;
        float to = roundf(bar.w * (float)before / (float)whole);
        if (to > from)
            draw_fill(painter, rect_make(bar.x + from, bar.y, to - from, bar.h), shares[i].colour);
    }
    if (!statistics_tells(app, id, touched))
        return;
    draw_outline(painter, rect_inset(bar, -2, -2), 2, 1.2f, COLOUR_IVORY);
    say_shares(shares, count, words, sizeof words);
    statistics_tip(scene, touched, name, words);
}

void statistics_thirds(struct statistics_scene *scene, struct app *app, struct rect cell,
                       const struct thirds *thirds)
{
    struct painter *painter = &app->painter;
    struct type note = text_type(TEXT_NOTE);
    float u = painter->layout.u, high = roundf(8 * u), low = cell.y + cell.h / 2;
    note.of = thirds->of;
    if (thirds->words && painter->layout.grown > 1 && type_width(painter, note, thirds->words) > cell.w)
        low -= type_leading(painter, note, 16) / 2;
    struct share shares[] = {
        {thirds->won, COLOUR_BRASS, thirds->names[0]},
        {thirds->whole - thirds->won - thirds->lost, COLOUR_ALPHA(COLOUR_WHITE, 46), thirds->names[1]},
        {thirds->lost, COLOUR_LOST, thirds->names[2]}};
    statistics_bar(
        scene, app, thirds->id,
        rect_make(roundf(cell.x), roundf(low - (thirds->words ? high : high / 2)), roundf(cell.w), high),
        thirds->name, shares, 3);
    if (thirds->words)
        type_draw_large_two(painter, note, cell.x, low + 9 * u + type_cap_height(painter, note), cell.w, 16,
                            false, thirds->words);
}

struct thirds statistics_matches(const struct statistics *sum, const char *id, const char *of)
{
    return (struct thirds){.id = id,
                           .name = tr("Matches"),
                           .of = of,
                           .won = sum->won,
                           .lost = sum->matches - sum->won - sum->tied,
                           .whole = sum->matches,
                           .names = {tr("won"), tr("tied"), tr("lost")}};
}

struct thirds statistics_rounds(int won, int lost, int whole, const char *id)
{
    return (struct thirds){.id = id,
                           .name = tr("Rounds"),
                           .of = tr("Rounds"),
                           .won = won,
                           .lost = lost,
                           .whole = whole,
                           .names = {tr("won"), tr("without a winner"), tr("lost")}};
}

/* --- plots ---------------------------------------------------------------------------------------------- */

enum { LEVELS = 5 };

double plot_step(double span, int parts)
{
    double rough = fmax(span / parts, 1), power = pow(10, floor(log10(rough)));
    double times = rough / power;
    return power * (times > 5 ? 10 : times > 2 ? 5 : times > 1 ? 2 : 1);
}

float plot_y(const struct plot *plot, double value)
{
    double share = (value - plot->least) / (plot->most - plot->least);
    return plot->area.y + plot->area.h * (1 - (float)share);
}

float plot_x(const struct plot *plot, int place)
{
    return plot->area.x + plot->area.w * ((float)place + 0.5f) / (float)plot->count;
}

/* Returns how wide the words at the upright axis are. */
static float levels_width(struct painter *painter, const struct plot *plot)
{
    float wide = 0;
    char words[WORDS_AMOUNT];
    for (double at = plot->least; at <= plot->most + plot->step / 2; at += plot->step) {
        words_points((int)lround(at), words, sizeof words);
        wide = fmaxf(wide, type_width(painter, text_type(TEXT_NOTE | TEXT_RIGHT), words));
    }
    return ceilf(wide);
}

static void draw_levels(struct painter *painter, const struct plot *plot)
{
    float u = painter->layout.u, cap = type_cap_height(painter, text_type(TEXT_NOTE | TEXT_RIGHT));
    char words[WORDS_AMOUNT];
    for (double at = plot->least; at <= plot->most + plot->step / 2; at += plot->step) {
        float y = roundf(plot_y(plot, at));
        bool zero = fabs(at) < plot->step / 2;
        draw_line(painter, plot->area.x, y, plot->area.x + plot->area.w, y, 1,
                  zero ? COLOUR_ALPHA(COLOUR_WHITE, 70) : COLOUR_RULE);
        words_points((int)lround(at), words, sizeof words);
        type_draw(painter, text_type(TEXT_NOTE | TEXT_RIGHT), plot->area.x - 8 * u, roundf(y + cap / 2),
                  words);
    }
}

struct plot plot_begin(struct painter *painter, struct rect rect, double least, double most, int count,
                       float below, const char *upright, const char *level)
{
    struct type name = text_type(TEXT_NOTE);
    float u = painter->layout.u, line = type_leading(painter, name, 20), cap = type_cap_height(painter, name);
    struct plot plot = {.count = count, .below = below, .step = plot_step(fmax(most - least, 1), LEVELS)};
    plot.least = floor(least / plot.step) * plot.step;
    plot.most = fmax(ceil(most / plot.step), plot.least / plot.step + 1) * plot.step;
    float left = levels_width(painter, &plot) + 8 * u;
    plot.area = rect_make(roundf(rect.x + left), roundf(rect.y + cap + 14 * u), roundf(rect.w - left),
                          roundf(rect.h - cap - 14 * u - 2 * line - 6 * u - below));
    type_draw_fit(painter, name, rect.x, rect.y + cap, rect.w, upright);
    name.align = TYPE_CENTRE;
    type_draw_fit(painter, name, plot.area.x + plot.area.w / 2, rect.y + rect.h - 2 * u, plot.area.w, level);
    draw_levels(painter, &plot);
    return plot;
}

void plot_curve(struct painter *painter, const struct plot *plot, const float *values, float width,
                uint32_t colour)
{
    static struct point points[PLOT_MAX];
    int count = SDL_min(plot->count, PLOT_MAX);
    struct rect area = place_inset(painter, plot->area, -4, -4);
    for (int i = 0; i < count; i++)
        points[i] = (struct point){plot_x(plot, i) - area.x, plot_y(plot, values[i]) - area.y};
    draw_stroke(painter, area, points, count, width, colour);
}

/* The sides of the column at a place, on whole pixels, with a gap to the next where there is room. */
static struct rect column_of(const struct plot *plot, int place, float y, float h)
{
    float w = plot->area.w / (float)plot->count, left = roundf(plot->area.x + w * (float)place),
          right = roundf(plot->area.x + w * (float)(place + 1));
    float gap = w > 24 ? roundf(w * 0.12f) : w > 4 ? 1 : 0;
    return rect_make(left + gap, y, fmaxf(right - left - 2 * gap, 1), h);
}

void plot_column(struct painter *painter, const struct plot *plot, int place, double value, uint32_t colour)
{
    float zero = roundf(plot_y(plot, 0)), y = roundf(plot_y(plot, value));
    if (value != 0)
        draw_fill(painter, column_of(plot, place, fminf(zero, y), fmaxf(fabsf(y - zero), 1)), colour);
}

void plot_label(struct painter *painter, const struct plot *plot, int place, const char *words)
{
    struct type name = text_type(TEXT_NOTE | TEXT_CENTRE);
    float low = plot->area.y + plot->area.h + plot->below, cap = type_cap_height(painter, name);
    float x = plot_x(plot, place), half = type_width(painter, name, words) / 2,
          edge = plot->area.x + plot->area.w;
    x = fminf(x, edge - half);
    type_draw(painter, name, roundf(x), roundf(low + cap + 8 * painter->layout.u), words);
}

int plot_pointed(struct app *app, const struct plot *plot, const char *id)
{
    int slices = SDL_min(plot->count, PLOT_SLICES), pointed = -1;
    for (int i = 0; i < slices; i++) {
        float left = roundf(plot->area.x + plot->area.w * (float)i / (float)slices),
              right = roundf(plot->area.x + plot->area.w * (float)(i + 1) / (float)slices);
        if (statistics_tells(app, TARGET_ID(id, i),
                             rect_make(left, plot->area.y, right - left, plot->area.h)))
            pointed = (2 * i + 1) * plot->count / (2 * slices);
    }
    return pointed;
}
