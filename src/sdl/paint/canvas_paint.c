/*
 * canvas_paint.c: painting one thing of the list (canvas_paint.h).
 *
 * Every pixel is computed from its own place, never from where the area begins: painting in parts must give
 * the same as painting at once.
 */
#include "sdl/paint/canvas_paint.h"

#include <math.h>

#include "sdl/paint/bitmap.h"
#include "sdl/paint/blend.h"

enum {
    FINE = 4 /* the side of the raster within a pixel, for coverage */,
    ONE = 256 /* of a weight */,
    COLUMNS = 128
};

struct area area_common(struct area a, struct area b)
{
    int left = a.x > b.x ? a.x : b.x, top = a.y > b.y ? a.y : b.y;
    int right = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
    int bottom = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
    struct area area = {left, top, right - left, bottom - top};
    return area;
}

static uint32_t *pixel_at(const struct canvas_target *target, int x, int y)
{
    return target->pixels + (size_t)y * (size_t)target->stride + x;
}

static void paint_fill(const struct canvas_target *target, const struct canvas_item *item, struct area area)
{
    for (int y = area.y; y < area.y + area.h; y++)
        blend_row_fill(pixel_at(target, area.x, y), item->colour, area.w);
}

static void paint_copy(const struct canvas_target *target, const struct canvas_item *item, struct area area)
{
    const struct bitmap *from = item->bitmap;
    int dx = area.x - (int)item->to.x, dy = area.y - (int)item->to.y;
    for (int row = 0; row < area.h; row++) {
        uint32_t *under = pixel_at(target, area.x, area.y + row);
        size_t at = (size_t)(dy + row) * (size_t)from->w + (size_t)dx;
        if (from->mask)
            blend_row_mask(under, from->mask + at, item->colour, area.w);
        else if (item->colour != 0xffffffffu)
            blend_row_tinted(under, from->colours + at, item->colour, area.w);
        else
            blend_row(under, from->colours + at, area.w);
    }
}

static uint32_t value_at(const struct bitmap *from, int x, int y)
{
    size_t at = (size_t)y * (size_t)from->w + (size_t)x;
    return from->mask ? from->mask[at] * 0x01010101u : from->colours[at];
}

/* The value at (x, y), clear outside. */
static uint32_t value_or_clear(const struct bitmap *from, int x, int y)
{
    return x < 0 || y < 0 || x >= from->w || y >= from->h ? 0 : value_at(from, x, y);
}

static int clamped(int x, int most)
{
    return x < 0 ? 0 : x > most ? most : x;
}

/* Where a sample lies between two pixels of a row or column. */
struct sample {
    int at;
    uint32_t part; /* of 256, towards the next */
};

static struct sample sample_at(float place)
{
    float whole = floorf(place);
    struct sample sample = {(int)whole, (uint32_t)((place - whole) * ONE)};
    return sample;
}

static void lay(uint32_t *under, uint32_t value, uint32_t colour)
{
    if (value)
        *under = blend_over(*under, colour == 0xffffffffu ? value : blend_times(value, colour));
}

/* Some columns of a bitmap that is scaled. Rows of it are scaled across once, and then down for each row of
 * pixels. */
struct strip {
    const struct bitmap *from;
    int count; /* of columns */
    struct sample samples[COLUMNS];
    struct {
        int row; /* of the bitmap, or -1 */
        union {
            uint32_t colours[COLUMNS];
            uint8_t mask[COLUMNS], bytes[COLUMNS * 4];
        } values;
    } lines[2]; /* a row, and the next */
};

static void scale_across(const struct strip *strip, int row, uint32_t *colours, uint8_t *mask)
{
    for (int i = 0; i < strip->count; i++) {
        int most = strip->from->w - 1;
        struct sample x = strip->samples[i];
        size_t first = (size_t)row * (size_t)strip->from->w, left = first + (size_t)clamped(x.at, most);
        size_t right = first + (size_t)clamped(x.at + 1, most);
        if (strip->from->mask)
            mask[i] = blend_byte_between(strip->from->mask[left], strip->from->mask[right], x.part);
        else
            colours[i] = blend_between(strip->from->colours[left], strip->from->colours[right], x.part);
    }
}

static const uint8_t *line_of(struct strip *strip, int row)
{
    row = clamped(row, strip->from->h - 1);
    if (strip->lines[row & 1].row != row)
        scale_across(strip, row, strip->lines[row & 1].values.colours, strip->lines[row & 1].values.mask);
    strip->lines[row & 1].row = row;
    return strip->lines[row & 1].values.bytes;
}

static void paint_strip_row(uint32_t *under, const struct canvas_item *item, struct strip *strip,
                            struct sample y)
{
    union {
        uint32_t colours[COLUMNS];
        uint8_t bytes[COLUMNS * 4];
    } values;
    const uint8_t *upper = line_of(strip, y.at), *lower = line_of(strip, y.at + 1);
    int bytes = strip->from->mask ? strip->count : 4 * strip->count;
    for (int i = 0; i < bytes; i++)
        values.bytes[i] = blend_byte_between(upper[i], lower[i], y.part);
    if (strip->from->mask)
        blend_row_mask(under, values.bytes, item->colour, strip->count);
    else if (item->colour == 0xffffffffu)
        blend_row(under, values.colours, strip->count);
    else
        blend_row_tinted(under, values.colours, item->colour, strip->count);
}

static void paint_scaled(const struct canvas_target *target, const struct canvas_item *item, struct area area)
{
    float fx = (float)item->bitmap->w / item->to.w, fy = (float)item->bitmap->h / item->to.h;
    for (int x = area.x; x < area.x + area.w; x += COLUMNS) {
        struct strip strip;
        strip.from = item->bitmap;
        strip.count = area.x + area.w - x < COLUMNS ? area.x + area.w - x : COLUMNS;
        strip.lines[0].row = strip.lines[1].row = -1;
        for (int i = 0; i < strip.count; i++)
            strip.samples[i] = sample_at(((float)(x + i) + 0.5f - item->to.x) * fx - 0.5f);
        for (int y = area.y; y < area.y + area.h; y++)
            paint_strip_row(pixel_at(target, x, y), item, &strip,
                            sample_at(((float)y + 0.5f - item->to.y) * fy - 0.5f));
    }
}

static void paint_quickly(const struct canvas_target *target, const struct canvas_item *item,
                          struct area area)
{
    const struct bitmap *from = item->bitmap;
    float fx = (float)from->w / item->to.w, fy = (float)from->h / item->to.h;
    for (int y = area.y; y < area.y + area.h; y++) {
        int row = clamped((int)(((float)y + 0.5f - item->to.y) * fy), from->h - 1);
        uint32_t *under = pixel_at(target, area.x, y);
        for (int x = area.x; x < area.x + area.w; x++) {
            int column = clamped((int)(((float)x + 0.5f - item->to.x) * fx), from->w - 1);
            lay(under++, value_at(from, column, row), item->colour);
        }
    }
}

static uint32_t value_turned(const struct bitmap *from, struct sample x, struct sample y)
{
    if (x.at < -1 || y.at < -1 || x.at >= from->w || y.at >= from->h)
        return 0;
    return blend_between(
        blend_between(value_or_clear(from, x.at, y.at), value_or_clear(from, x.at + 1, y.at), x.part),
        blend_between(value_or_clear(from, x.at, y.at + 1), value_or_clear(from, x.at + 1, y.at + 1), x.part),
        y.part);
}

static void paint_turned(const struct canvas_target *target, const struct canvas_item *item, struct area area)
{
    float angle = item->degrees * 0.0174532925f, c = cosf(angle), s = sinf(angle);
    float cx = item->to.x + item->to.w / 2, cy = item->to.y + item->to.h / 2;
    float fx = (float)item->bitmap->w / item->to.w, fy = (float)item->bitmap->h / item->to.h;
    for (int y = area.y; y < area.y + area.h; y++) {
        uint32_t *under = pixel_at(target, area.x, y);
        float dy = (float)y + 0.5f - cy;
        for (int x = area.x; x < area.x + area.w; x++) {
            float dx = (float)x + 0.5f - cx;
            struct sample across = sample_at((dx * c + dy * s + item->to.w / 2) * fx - 0.5f);
            struct sample down = sample_at((dy * c - dx * s + item->to.h / 2) * fy - 0.5f);
            lay(under++, value_turned(item->bitmap, across, down), item->colour);
        }
    }
}

/* Returns how many points of the fine raster in the pixel lie in the triangle. */
static uint32_t tip_coverage(const struct rect *to, int x, int y)
{
    uint32_t count = 0;
    for (int i = 0; i < FINE * FINE; i++) {
        float px = (float)x + ((float)(i % FINE) + 0.5f) / FINE - (to->x + to->w / 2);
        float py = (float)y + ((float)(i / FINE) + 0.5f) / FINE - to->y;
        count += py >= 0 && py < to->h && fabsf(px) <= to->w / 2 * py / to->h;
    }
    return count * 255 / (FINE * FINE);
}

static void paint_tip(const struct canvas_target *target, const struct canvas_item *item, struct area area)
{
    for (int y = area.y; y < area.y + area.h; y++)
        for (int x = area.x; x < area.x + area.w; x++)
            lay(pixel_at(target, x, y), tip_coverage(&item->to, x, y) * 0x01010101u, item->colour);
}

void canvas_paint_item(const struct canvas_target *target, const struct canvas_item *item, struct area area)
{
    static void (*const painters[])(const struct canvas_target *, const struct canvas_item *, struct area) = {
        [CANVAS_FILL] = paint_fill,         [CANVAS_COPY] = paint_copy,     [CANVAS_SCALED] = paint_scaled,
        [CANVAS_STRETCHED] = paint_quickly, [CANVAS_TURNED] = paint_turned, [CANVAS_TIP] = paint_tip,
    };
    painters[item->kind](target, item, area);
}
