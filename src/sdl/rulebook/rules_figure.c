/* rules_figure.c: tiles and the words that belong to them; see rules_figure.h. */
#include "sdl/rulebook/rules_figure.h"
#include "sdl/ui/flow.h"

#include <math.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/art/figure.h"
#include "sdl/art/painter.h"
#include "sdl/art/type.h"

enum { BESIDE_LINES = 3, LEADING = 19 };

static struct type caption_type(void)
{
    return text_type(TEXT_NOTE);
}

/* Beside the tiles if they leave room for words, which then are no higher than three lines. */
static bool place_beside(struct painter *painter, struct rules_figure *figure, const char *caption,
                         struct rect at)
{
    struct pen pen = pen_in(painter, at);
    pen_left(&pen, figure->tiles.w / pen.u + 18);
    if (figure->tiles.w > at.w / 2 || pen.room.w / pen.u < 120)
        return false;
    figure->lines = type_count_lines(painter, caption_type(), pen.room.w, caption);
    float high = type_leading(painter, caption_type(), LEADING) * (float)figure->lines;
    figure->caption = rect_make(pen.room.x, at.y + fmaxf((figure->tiles.h - high) / 2, 0), pen.room.w, high);
    return figure->lines <= BESIDE_LINES;
}

struct rules_figure rules_figure_place(struct painter *painter, const struct rules_section *section,
                                       struct rect at)
{
    float u = painter->layout.u, leading = type_leading(painter, caption_type(), LEADING);
    bool rows = strchr(section->figure, '\n');
    struct rules_figure figure = {.tile = roundf((rows ? 38 : 42) * u), .lines = 1};
    figure.tiles = rect_make(at.x, at.y, figure_width(section->figure, at.w, figure.tile),
                             figure_draw(painter, section->figure, at.x, at.y, at.w, figure.tile, true));
    figure.high = figure.tiles.h + 16 * u;
    if (!section->caption)
        return figure;
    figure.labelled = strchr(tr(section->caption), '|');
    figure.beside = !figure.labelled && !rows && place_beside(painter, &figure, tr(section->caption), at);
    if (figure.beside) {
        figure.high = fmaxf(figure.tiles.h, figure.caption.h) + 12 * u;
        return figure;
    }
    figure.lines = figure.labelled || type_fits(painter, caption_type(), at.w, tr(section->caption)) ? 1 : 2;
    float high = leading * (float)figure.lines;
    figure.caption = rect_make(at.x, at.y + figure.tiles.h + 4 * u, at.w, high);
    figure.high = figure.tiles.h + fmaxf(40 * u, high + 12 * u);
    return figure;
}

float rules_figure_draw(struct painter *painter, const struct rules_section *section, struct rect at)
{
    struct rules_figure figure = rules_figure_place(painter, section, at);
    struct pen pen = pen_in(painter, figure.caption);
    figure_draw(painter, section->figure, at.x, at.y, at.w, figure.tile, false);
    if (figure.labelled) {
        struct type label = text_type(TEXT_NOTE | TEXT_EXPLAINED | TEXT_CENTRE);
        label = type_limited(painter, label, 1); /* as wide as a tile, or it would meet the next */
        figure_draw_labels(painter, section->figure, tr(section->caption), at.x,
                           pen_part(&pen, 0, 14, 0, 0).y, at.w, figure.tile, label);
    } else if (section->caption) {
        pen_write(&pen, TEXT_NOTE | TEXT_EXPLAINED, LEADING, figure.lines, tr(section->caption));
    }
    return figure.high;
}
