/*
 * layout.c: geometry shared by all scenes (layout.h).
 */
#include "sdl/paint/layout.h"

#include <math.h>

enum { DESIGN_WIDTH = 1280, WIDTH_MIN = 1240, DESIGN_HEIGHT = 800, CENTRE_WIDTH = 624, SIDE_WIDTH = 264 };

/* Units that the smallest text has at most: for more there is no room beside what it stands with. Where that
 * comes from a small unit and not from large letters, it is less. */
static const float most_units = 22.2f, most_small = 17.5f;

/* The smallest text at a part of the scale, before it is held to what is legible. */
static float least_at(float least, float part)
{
    return part < 1 ? least * part : least * (1 + 0.55f * (part - 1));
}

/* The part of the full size nearest to a scale at which the smallest text is legible and has room. */
static float part_of(int scale, float u, float least, float legible)
{
    float smallest = fminf(fmaxf(legible / u / most_small, 0.8f), 1);
    float largest = fminf(fmaxf(1 + (most_units * u / least - 1) / 0.55f, 0.8f), 1.5f);
    return fminf(fmaxf((float)scale / 100, smallest), largest);
}

/* A side that is stretched to `times` its length: at least `least`, and not more than twice that unless it is
 * longer itself. */
static int stretched(int side, float times, int least)
{
    int most = side > 2 * least ? side : 2 * least;
    float long_side = roundf((float)side * times);
    return (int)fmaxf(fminf(long_side, (float)most), (float)least);
}

bool layout_fit(int *width, int *height)
{
    int w = *width > 1 ? *width : 1, h = *height > 1 ? *height : 1;
    float times = fmaxf((float)LAYOUT_WIDTH_MIN / (float)w, (float)LAYOUT_HEIGHT_MIN / (float)h);
    *width = times > 1 ? stretched(w, times, LAYOUT_WIDTH_MIN) : w;
    *height = times > 1 ? stretched(h, times, LAYOUT_HEIGHT_MIN) : h;
    return times > 1;
}

struct layout layout_make(int width, int height, int scale)
{
    struct layout layout = {.width = width, .height = height, .side = SIDE_WIDTH, .frame = 12};
    float u = fminf((float)height / DESIGN_HEIGHT, (float)width / WIDTH_MIN);
    float least = u >= 1 ? 14.0f : fmaxf(fminf(most_small * u, 13), 12);
    layout.plain = least;
    layout.legible = u >= 1 ? 14.0f : 12.0f;
    float part = part_of(scale, u, least, layout.legible);
    layout.least = fmaxf(least_at(least, part), layout.legible);
    layout.grown = fmaxf(part, 1);
    u *= fminf(part, 1);
    layout.u = u;
    layout.wide = (float)width / u;
    layout.high = (float)height / u;
    layout.margin = fmaxf(32 + (layout.wide - DESIGN_WIDTH) * 0.16f, 24);
    layout.left = layout.margin;
    layout.right = layout.wide - layout.margin - SIDE_WIDTH;
    layout.centre = layout.wide / 2 - (float)CENTRE_WIDTH / 2;
    return layout;
}

bool layout_lower(struct layout *layout)
{
    if (layout->grown <= 1)
        return false;
    layout->grown = fmaxf(layout->grown - 0.05f, 1);
    layout->least = fmaxf(least_at(layout->plain, layout->grown), layout->legible);
    return true;
}

struct rect layout_rect(const struct layout *layout, float x, float y, float w, float h)
{
    float x0 = roundf(x * layout->u), y0 = roundf(y * layout->u);
    float x1 = roundf((x + w) * layout->u), y1 = roundf((y + h) * layout->u);
    return rect_make(x0, y0, x1 - x0, y1 - y0);
}

struct rect layout_middle(const struct layout *layout, float dx, float dy, float w, float h)
{
    return layout_rect(layout, (layout->wide - w) / 2 + dx, (layout->high - h) / 2 + dy, w, h);
}

size_t layout_pixels(const struct layout *layout)
{
    return (size_t)layout->width * (size_t)layout->height;
}

struct rect rect_make(float x, float y, float w, float h)
{
    struct rect rect = {x, y, w, h};
    return rect;
}

struct rect rect_inset(struct rect rect, float dx, float dy)
{
    return rect_make(rect.x + dx, rect.y + dy, rect.w - 2 * dx, rect.h - 2 * dy);
}

struct rect rect_moved(struct rect rect, float dx, float dy)
{
    return rect_make(rect.x + dx, rect.y + dy, rect.w, rect.h);
}

bool rect_contains(struct rect rect, float x, float y)
{
    return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h;
}

struct rect rect_between(struct rect a, struct rect b, float t)
{
    return rect_make(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.w + (b.w - a.w) * t,
                     a.h + (b.h - a.h) * t);
}

struct rect rect_column(struct rect rect, int index, int count, float gap)
{
    float w = (rect.w - gap * (float)(count - 1)) / (float)count;
    float x0 = roundf(rect.x + (float)index * (w + gap)), x1 = roundf(rect.x + (float)index * (w + gap) + w);
    return rect_make(x0, rect.y, x1 - x0, rect.h);
}

struct rect rect_row(struct rect rect, int index, int count, float gap)
{
    float h = (rect.h - gap * (float)(count - 1)) / (float)count;
    float y0 = roundf(rect.y + (float)index * (h + gap)), y1 = roundf(rect.y + (float)index * (h + gap) + h);
    return rect_make(rect.x, y0, rect.w, y1 - y0);
}
