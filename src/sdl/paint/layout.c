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

#define PLACE_LEGIBLE 0.89f /* the unit of a table in a place, in a window whose own unit is a pixel */

/* A side that is stretched to `times` its length: at least `least`, and not more than twice that unless it is
 * longer itself. */
static int stretched(int side, float times, int least)
{
    int most = side > 2 * least ? side : 2 * least;
    float long_side = roundf((float)side * times);
    return (int)fmaxf(fminf(long_side, (float)most), (float)least);
}

enum { PHONE_EDGES = 12 };
enum { TARGET_DESK = 24 /* pixels */, TARGET_PHONE = 44, TARGET_SHEET = 32 /* points */ };
enum { SHEET_W = 1066, SHEET_H = 688 /* points: a unit is less than one, but buttons are large enough */ };
enum { UPRIGHT_H = 600, FLAT_W = 640, FLAT_H = 312, PHONE_SIDE = 640, PHONE_HIGH = 480 };

enum layout_shape layout_shape_of(float width, float height)
{
    if (width < PHONE_SIDE && width <= height)
        return LAYOUT_UPRIGHT;
    return height < PHONE_HIGH && 3 * width > 4 * height ? LAYOUT_FLAT : LAYOUT_DESK;
}

bool layout_is_phone(const struct layout *layout)
{
    return layout->shape != LAYOUT_DESK;
}

bool layout_fit(int *width, int *height, float density, bool desk)
{
    static const int least[][2] = {[LAYOUT_DESK] = {LAYOUT_WIDTH_MIN, LAYOUT_HEIGHT_MIN},
                                   [LAYOUT_UPRIGHT] = {LAYOUT_PHONE_WIDTH, UPRIGHT_H},
                                   [LAYOUT_FLAT] = {FLAT_W, FLAT_H}};
    int w = *width > 1 ? *width : 1, h = *height > 1 ? *height : 1;
    enum layout_shape shape = layout_shape_of((float)w / density, (float)h / density);
    if (desk && shape != LAYOUT_DESK) {
        *width = (int)fmaxf((float)w, SHEET_W * density);
        *height = (int)fmaxf((float)h, SHEET_H * density);
        return true;
    }
    float part = shape == LAYOUT_DESK ? 1 : density;
    int least_w = (int)((float)least[shape][0] * part), least_h = (int)((float)least[shape][1] * part);
    float times = fmaxf((float)least_w / (float)w, (float)least_h / (float)h);
    *width = times > 1 ? stretched(w, times, least_w) : w;
    *height = times > 1 ? stretched(h, times, least_h) : h;
    return times > 1;
}

/* A phone's: a unit is a point. */
static void fit_phone(struct layout *layout, int scale)
{
    float part = fminf(fmaxf((float)scale / 100, 1), 1.5f);

    layout->u = layout->density;
    layout->target = TARGET_PHONE * layout->density;
    layout->frame = 0;
    layout->plain = 14 * layout->density;
    layout->legible = 13 * layout->density;
    layout->least = least_at(layout->plain, part);
    layout->grown = part;
    layout->wide = (float)layout->width / layout->u;
    layout->high = (float)layout->height / layout->u;
    layout->margin = 10;
    layout->left = layout->margin;
    layout->side = fminf(SIDE_WIDTH, layout->wide - 2 * layout->margin);
    layout->right = layout->wide - layout->margin - layout->side;
    layout->centre = layout->margin;
}

static void fit_desk(struct layout *layout, int scale)
{
    float u = fminf((float)layout->height / DESIGN_HEIGHT, (float)layout->width / WIDTH_MIN);
    bool large = u >= 1 || (layout->place && u >= PLACE_LEGIBLE);
    float least = large ? 14.0f : fmaxf(fminf(most_small * u, 13), 12);
    layout->plain = least;
    layout->legible = large ? 14.0f : 12.0f;
    layout->target = TARGET_DESK;
    float part = part_of(scale, u, least, layout->legible);
    layout->least = fmaxf(least_at(least, part), layout->legible);
    layout->grown = fmaxf(part, 1);
    u *= fminf(part, 1);
    layout->u = u;
    layout->wide = (float)layout->width / u;
    layout->high = (float)layout->height / u;
    layout->margin = fmaxf(32 + (layout->wide - DESIGN_WIDTH) * 0.16f, 24);
    layout->left = layout->margin;
    layout->right = layout->wide - layout->margin - SIDE_WIDTH;
    layout->centre = layout->wide / 2 - (float)CENTRE_WIDTH / 2;
}

struct layout layout_dense(int width, int height, int scale, float density, bool desk)
{
    struct layout layout = {.width = width,
                            .height = height,
                            .side = SIDE_WIDTH,
                            .frame = 12,
                            .density = density,
                            .shape = LAYOUT_DESK};
    if (!desk)
        layout.shape = layout_shape_of((float)width / density, (float)height / density);
    if (layout_is_phone(&layout))
        fit_phone(&layout, scale);
    else
        fit_desk(&layout, scale);
    return layout;
}

void layout_make_place(struct layout *layout, int scale)
{
    layout->place = true;
    fit_desk(layout, scale);
}

void layout_make_sheet(struct layout *layout, int scale)
{
    layout->sheet = true;
    layout->plain = layout->legible = 13 * layout->density;
    layout->least = least_at(layout->plain, fmaxf((float)scale / 100, 1));
    layout->target = TARGET_SHEET * layout->density;
}

void layout_make_higher(struct layout *layout, int height)
{
    layout->sheet = height > layout->height;
    layout->height = layout->sheet ? height : layout->height;
}

struct layout layout_make(int width, int height, int scale)
{
    return layout_dense(width, height, scale, 1, false);
}

struct layout layout_scaled(const struct layout *layout, int scale)
{
    int seen = (int)lroundf(layout->high * layout->u);
    struct layout scaled =
        layout_dense(layout->width, seen, scale, layout->density, !layout_is_phone(layout));
    scaled.large = layout->large;
    if (layout_is_phone(layout))
        layout_make_higher(&scaled, layout->height);
    else if (layout->sheet)
        layout_make_sheet(&scaled, scale);
    if (layout->place)
        layout_make_place(&scaled, scale);
    return scaled;
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
    if (layout_is_phone(layout)) { /* no wider or higher than that has room */
        w = fminf(w, layout->wide - PHONE_EDGES);
        h = fminf(h, layout->high - PHONE_EDGES);
    }
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

struct rect rect_centred(struct rect rect, float w, float h)
{
    return rect_make(roundf(rect.x + (rect.w - w) / 2), roundf(rect.y + (rect.h - h) / 2), w, h);
}

struct rect rect_moved(struct rect rect, float dx, float dy)
{
    return rect_make(rect.x + dx, rect.y + dy, rect.w, rect.h);
}

bool rect_contains(struct rect rect, float x, float y)
{
    return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h;
}

bool rect_overlap(struct rect a, struct rect b, float hair)
{
    return fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x) > hair &&
           fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y) > hair;
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
