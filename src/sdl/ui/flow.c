/*
 * flow.c: pens (flow.h).
 */
#include "sdl/ui/flow.h"

#include <math.h>

#include "sdl/art/figure.h"

static const struct style {
    enum type_font font;
    float size;
    uint32_t colour;
} styles[TEXT_STYLES] = {
    [TEXT_PANEL] = {TYPE_SERIF, SIZE_PANEL, COLOUR_IVORY},
    [TEXT_AMOUNT] = {TYPE_SERIF, SIZE_AMOUNT, COLOUR_IVORY},
    [TEXT_COUNT] = {TYPE_SERIF, SIZE_COUNT, COLOUR_IVORY},
    [TEXT_WORTH] = {TYPE_SERIF, SIZE_WORTH, COLOUR_PROMPT},
    [TEXT_HEAD] = {TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY},
    [TEXT_CARD] = {TYPE_SERIF, SIZE_CARD, COLOUR_IVORY},
    [TEXT_PLATE] = {TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY},
    [TEXT_TERM] = {TYPE_SERIF, SIZE_TERM, COLOUR_IVORY},
    [TEXT_NAME] = {TYPE_SERIF, SIZE_NAME, COLOUR_IVORY},
    [TEXT_LABEL] = {TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY},
    [TEXT_SLANTED] = {TYPE_SERIF_ITALIC, SIZE_TEXT, COLOUR_FAINT},
    [TEXT_PROSE] = {TYPE_SANS, SIZE_TEXT, COLOUR_TEXT},
    [TEXT_BODY] = {TYPE_SANS, SIZE_BODY, COLOUR_TEXT},
    [TEXT_LINE] = {TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY},
    [TEXT_STEP] = {TYPE_SANS_MEDIUM, SIZE_TEXT, COLOUR_IVORY},
    [TEXT_MARK] = {TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_BRASS},
    [TEXT_NOTE] = {TYPE_SANS, SIZE_SMALL, COLOUR_QUIET},
};

struct type text_type(unsigned text)
{
    static const uint32_t colours[16] = {0,
                                         COLOUR_IVORY,
                                         COLOUR_QUIET,
                                         COLOUR_FAINT,
                                         COLOUR_PROMPT,
                                         COLOUR_BRASS,
                                         COLOUR_WARNING,
                                         COLOUR_GOOD,
                                         COLOUR_OFF,
                                         COLOUR_OFF_REASON};
    const struct style *style = &styles[text & 255];
    uint32_t colour = colours[text / TEXT_IVORY & 15];
    struct type type = type_make(style->font, style->size, colour ? colour : style->colour,
                                 (enum type_align)(text / TEXT_CENTRE & 3));
    return text & TEXT_EXPLAINED ? type_explained(type) : type;
}

struct rect place_inset(const struct painter *painter, struct rect rect, float wide, float high)
{
    return rect_inset(rect, roundf(wide * painter->layout.u), roundf(high * painter->layout.u));
}

/* --- words in a rect ------------------------------------------------------------------------------------ */

/* Returns where a line begins that stands `x` from its side of a rect. */
static float begin_of(struct type type, struct rect rect, float x)
{
    return type.align == TYPE_LEFT    ? rect.x + x
           : type.align == TYPE_RIGHT ? rect.x + rect.w - x
                                      : rect.x + rect.w / 2 + x;
}

float text_typed(struct painter *painter, struct type type, struct rect rect, const char *words)
{
    return type_draw_fit(painter, type, begin_of(type, rect, 0),
                         rect.y + rect.h / 2 + type_cap_height(painter, type) / 2, rect.w, words);
}

float text_figure(struct painter *painter, unsigned text, struct rect rect, const char *of, const char *words)
{
    struct type type = text_type(text);
    type.of = of;
    return text_typed(painter, type, rect, words);
}

float text_draw(struct painter *painter, unsigned text, struct rect rect, const char *words)
{
    return text_typed(painter, text_type(text), rect, words);
}

float text_units(struct painter *painter, unsigned text, const char *words)
{
    return ceilf(type_width(painter, text_type(text), words)) / painter->layout.u;
}

void text_pair(struct painter *painter, struct rect rect, unsigned upper, const char *words, unsigned lower,
               const char *below)
{
    struct type first = text_type(upper), second = text_type(lower);
    float high = type_cap_height(painter, first), low = type_cap_height(painter, second);
    float leading = type_leading(painter, second, 0), room = rect.h - high - low - 4 * painter->layout.u;
    bool two = leading + .5f * high <= room && !type_has_room(painter, second, rect.w, 1, below);
    leading = two ? leading : 0;
    float gap = fmaxf(fminf(.9f * high, room - leading), .5f * high);
    float y = roundf(rect.y + (rect.h - high - gap - low - leading) / 2 + high);
    type_draw_fit(painter, first, begin_of(first, rect, 0), y, rect.w, words);
    if (two)
        type_draw_wrapped(painter, second, begin_of(second, rect, 0), y + gap + low, rect.w, 0, 2, below);
    else
        type_draw_fit(painter, second, begin_of(second, rect, 0), y + gap + low, rect.w, below);
}

/* --- pens ----------------------------------------------------------------------------------------------- */

struct pen pen_in(struct painter *painter, struct rect place)
{
    return (struct pen){painter, place, painter->layout.u};
}

struct pen pen_at(struct painter *painter, float x, float y, float w, float h)
{
    return pen_in(painter, layout_rect(&painter->layout, x, y, w, h));
}

struct pen pen_all(struct painter *painter)
{
    return pen_at(painter, 0, 0, painter->layout.wide, painter->layout.high);
}

struct rect pen_top(struct pen *pen, float high)
{
    struct rect part = pen->room;
    part.h = fminf(roundf(high * pen->u), part.h);
    pen->room.y += part.h;
    pen->room.h -= part.h;
    return part;
}

struct rect pen_bottom(struct pen *pen, float high)
{
    struct rect part = pen->room;
    part.h = fminf(roundf(high * pen->u), part.h);
    pen->room.h -= part.h;
    part.y += pen->room.h;
    return part;
}

struct rect pen_left(struct pen *pen, float wide)
{
    struct rect part = pen->room;
    part.w = fminf(roundf(wide * pen->u), part.w);
    pen->room.x += part.w;
    pen->room.w -= part.w;
    return part;
}

struct rect pen_right(struct pen *pen, float wide)
{
    struct rect part = pen->room;
    part.w = fminf(roundf(wide * pen->u), part.w);
    pen->room.w -= part.w;
    part.x += pen->room.w;
    return part;
}

struct rect pen_aside(struct pen *pen, float wide, float high)
{
    return pen->painter->layout.shape == LAYOUT_UPRIGHT ? pen_top(pen, high) : pen_left(pen, wide);
}

void pen_pad(struct pen *pen, float wide, float high)
{
    pen->room = place_inset(pen->painter, pen->room, wide, high);
}

struct rect pen_column(const struct pen *pen, int i, int count, float gap)
{
    return rect_column(pen->room, i, count, roundf(gap * pen->u));
}

struct rect pen_row(const struct pen *pen, int i, int count, float gap)
{
    return rect_row(pen->room, i, count, roundf(gap * pen->u));
}

struct rect pen_part(const struct pen *pen, float x, float y, float w, float h)
{
    return rect_moved(layout_rect(&pen->painter->layout, x, y, w, h), pen->room.x, pen->room.y);
}

struct rect pen_middle(const struct pen *pen, float wide, float high)
{
    return rect_centred(pen->room, roundf(wide * pen->u), roundf(high * pen->u));
}

float pen_type(const struct pen *pen, struct type type, float x, float y, float wide, const char *words)
{
    float room = wide > 0                    ? wide * pen->u
                 : type.align == TYPE_CENTRE ? pen->room.w
                                             : pen->room.w - x * pen->u;
    return type_draw_fit(pen->painter, type, begin_of(type, pen->room, x * pen->u), pen->room.y + y * pen->u,
                         room, words);
}

float pen_text(const struct pen *pen, unsigned text, float x, float y, float wide, const char *words)
{
    return pen_type(pen, text_type(text), x, y, wide, words);
}

float pen_line(struct pen *pen, unsigned text, float gap, const char *words)
{
    float high = type_cap_height(pen->painter, text_type(text)) / pen->u;
    float wide = pen_text(pen, text, 0, high, 0, words);
    pen_top(pen, high + gap);
    return wide;
}

void pen_write(struct pen *pen, unsigned text, float leading, int most, const char *words)
{
    struct type type = text_type(text);
    float step = type_leading(pen->painter, type, leading);
    int lines = type_draw_wrapped(pen->painter, type, begin_of(type, pen->room, 0), pen->room.y + step * .8f,
                                  pen->room.w, leading, most, words);
    pen_top(pen, step * (float)SDL_min(lines, most) / pen->u);
}

void pen_tile(const struct pen *pen, enum pose pose, uint8_t tile, float x, float y, float w, unsigned flags)
{
    atlas_draw(pen->painter, pose, tile, roundf(pen->room.x + x * pen->u), roundf(pen->room.y + y * pen->u),
               atlas_width(pen->painter, w), flags);
}

struct rect pen_tiles(const struct pen *pen, enum pose pose, int count, float most, float *w)
{
    float wide, high;
    atlas_size(pose, 100, &wide, &high);
    *w = floorf(fminf(fminf(most * pen->u, pen->room.w / (float)count), pen->room.h * 100 / high));
    atlas_size(pose, *w, &wide, &high);
    return rect_centred(pen->room, *w * (float)count, high);
}

void pen_figure(const struct pen *pen, const char *figure, float most, bool middle)
{
    float w = floorf(fminf(most * pen->u, pen->room.h / 1.51f)), wide = pen->room.w;
    float high = figure_draw(pen->painter, figure, 0, 0, wide, w, true) - 4 * pen->u; /* below the last row */
    struct rect at = rect_centred(pen->room, middle ? figure_width(figure, wide, w) : wide, high);
    figure_draw(pen->painter, figure, at.x, at.y, wide, w, false);
}

void pen_rule(const struct pen *pen)
{
    draw_line(pen->painter, pen->room.x, pen->room.y, pen->room.x + pen->room.w, pen->room.y, 1, COLOUR_RULE);
}
