/*
 * plot.c: see plot.h.
 */
#include "sdl/statistics/plot.h"

#include <math.h>

#include "sdl/statistics/statistics_scene.h"
#include "words/words.h"

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
