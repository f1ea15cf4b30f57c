/*
 * box.c: painting a box or a line into memory (box.h).
 *
 * Edges come from the signed distance to the rounded rect, so they are smooth at every size. A blurred box
 * is the product of two blurred edges, which is exact up to the rounding of its corners. A line covers a
 * pixel by how near its middle is to it.
 */
#include "sdl/paint/box.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/check.h"

/* The two parts of the contact shadow, in units: blur, offset, strength (the light hangs above, a little
 * left). */
static const struct shadow_part {
    float blur, dx, dy, strength;
} shadow_parts[2] = {{1.6f, 1, 3, 0.62f}, {6, 3, 9, 0.42f}};

struct paint {
    float r, g, b, a; /* straight, 0 to 1 */
};

static struct paint paint_of(uint32_t colour)
{
    struct paint paint = {(float)(colour >> 24) / 255, (float)(colour >> 16 & 255) / 255,
                          (float)(colour >> 8 & 255) / 255, (float)(colour & 255) / 255};
    return paint;
}

static struct paint mix(struct paint a, struct paint b, float t)
{
    struct paint out = {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t,
                        a.a + (b.a - a.a) * t};
    return out;
}

/* Lays `top` over `*under` with that coverage. */
static void over(struct paint *under, struct paint top, float coverage)
{
    float a = top.a * coverage, rest = under->a * (1 - a), sum = a + rest;
    if (a <= 0)
        return;
    under->r = (top.r * a + under->r * rest) / sum;
    under->g = (top.g * a + under->g * rest) / sum;
    under->b = (top.b * a + under->b * rest) / sum;
    under->a = sum;
}

static float clamp01(float x)
{
    return x < 0 ? 0 : x > 1 ? 1 : x;
}

enum { DITHER = 4 /* columns after which it repeats */ };

/* 0 to 1, to be added before cutting off: an ordered dither, so that slow gradients show no steps. */
static float dither(int x, int y)
{
    static const unsigned char bayer[4][4] = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};
    return ((float)bayer[y & 3][x & 3] + 0.5f) / 16;
}

static uint32_t pack(struct paint paint, int x, int y)
{
    float noise = dither(x, y);
    uint32_t a = (uint32_t)(clamp01(paint.a) * 255 + (paint.a > 0.996f ? 0 : noise));
    uint32_t r = (uint32_t)(clamp01(paint.r) * 254.99f + noise),
             g = (uint32_t)(clamp01(paint.g) * 254.99f + noise),
             b = (uint32_t)(clamp01(paint.b) * 254.99f + noise);
    return (a > 255 ? 255 : a) << 24 | (r > 255 ? 255 : r) << 16 | (g > 255 ? 255 : g) << 8 |
           (b > 255 ? 255 : b);
}

/* Distance from the middle of a pixel to the rounded rect 0, 0, w, h: negative inside. */
static float distance(float x, float y, float w, float h, float r)
{
    float qx = fabsf(x - w / 2) - (w / 2 - r), qy = fabsf(y - h / 2) - (h / 2 - r);
    float ox = fmaxf(qx, 0), oy = fmaxf(qy, 0);
    if (ox == 0 || oy == 0)
        return fmaxf(qx, qy) - r;
    return sqrtf(ox * ox + oy * oy) - r;
}

/* Returns how wide along the outline, clockwise from the upper left, a point tight it is. */
static float along(float x, float y, float w, float h, float r)
{
    const float quarter = 1.57079633f;
    float sx = w - 2 * r, sy = h - 2 * r, arc = quarter * r;
    bool left = x<r, right = x> w - r, top = y<r, bottom = y> h - r;
    if (top && right)
        return sx + r * atan2f(x - (w - r), r - y);
    if (bottom && right)
        return sx + arc + sy + r * atan2f(y - (h - r), x - (w - r));
    if (bottom && left)
        return 2 * sx + 2 * arc + sy + r * atan2f(r - x, y - (h - r));
    if (top && left)
        return 2 * sx + 3 * arc + 2 * sy + r * atan2f(r - y, r - x);
    if (fminf(y, h - y) < fminf(x, w - x))
        return y < h / 2 ? x - r : sx + 2 * arc + sy + (w - r - x);
    return x > w / 2 ? sx + arc + (y - r) : 2 * sx + 3 * arc + sy + (h - r - y);
}

/* Fills a profile of `count` pixels: a stretch from `from` to `to`, blurred by `blur` pixels. */
static void blur_edge(float *out, int count, float from, float to, float blur)
{
    float k = 1 / (fmaxf(blur, 0.2f) * 1.41421356f);
    for (int i = 0; i < count; i++) {
        float x = (float)i + 0.5f;
        out[i] = 0.5f * (erff((x - from) * k) - erff((x - to) * k));
    }
}

/* A blurred box as two profiles. */
struct blurred {
    float *across, *down;
};

static struct blurred blurred_make(int w, int h, int margin, float dx, float dy, float blur)
{
    int width = w + 2 * margin, height = h + 2 * margin;
    float m = (float)margin;
    struct blurred out = {malloc((size_t)width * sizeof(float)), malloc((size_t)height * sizeof(float))};
    CHECK_MEMORY(out.across && out.down);
    blur_edge(out.across, width, m + dx, m + dx + (float)w, blur);
    blur_edge(out.down, height, m + dy, m + dy + (float)h, blur);
    return out;
}

static void blurred_free(struct blurred *blurred)
{
    free(blurred->across);
    free(blurred->down);
}

int box_margin(const struct box_style *style, float u)
{
    float need = 1;
    if (style->shadow)
        need = fmaxf(need, 9 + 2.6f * 6);
    if (style->glow)
        need = fmaxf(need, 2.6f * style->glow_size);
    if (style->light)
        need = fmaxf(need, 2);
    return (int)ceilf(need * fmaxf(u, 1.0f / 64));
}

void box_paint_shadow(uint8_t *mask, int w, int h, int margin, float u, float lift)
{
    int width = w + 2 * margin, height = h + 2 * margin;
    struct blurred parts[2];
    for (int i = 0; i < 2; i++) {
        const struct shadow_part *part = &shadow_parts[i];
        parts[i] = blurred_make(w, h, margin, part->dx * u + lift * 0.2f, part->dy * u + lift * 0.8f,
                                part->blur * u + lift * 0.25f);
    }
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            float a = shadow_parts[0].strength * parts[0].across[x] * parts[0].down[y];
            float b = shadow_parts[1].strength * parts[1].across[x] * parts[1].down[y];
            mask[y * width + x] = (uint8_t)((1 - (1 - a) * (1 - b)) * 255 + dither(x, y));
        }
    }
    blurred_free(&parts[0]);
    blurred_free(&parts[1]);
}

/* What one painting needs again and again. */
struct job {
    const struct box_style *style;
    int w, h, margin;
    float u, radius, depth;
    struct paint top, middle, bottom, stroke, edge, shine, dark, light, shadow, glow;
    struct blurred tight, wide, halo;
};

static struct paint fill_at(const struct job *job, float t)
{
    if (!job->style->middle)
        return mix(job->top, job->bottom, t);
    return t < 0.5f ? mix(job->top, job->middle, t * 2) : mix(job->middle, job->bottom, t * 2 - 1);
}

static float stroke_coverage(const struct job *job, float x, float y, float body, float d)
{
    float width = job->style->stroke_width * job->u, ring = fabsf(d + width / 2) - width / 2;
    float coverage = clamp01(0.5f - ring) * fminf(width, 1);
    if (job->style->dashed && coverage > 0) {
        float at = fmodf(along(x, y, (float)job->w, body, job->radius) + 1000 * 9 * job->u, 9 * job->u);
        coverage *= clamp01(0.5f + 5 * job->u / 2 - fabsf(at - 5 * job->u / 2));
    }
    return coverage;
}

/* A level line of `width` pixels at `at`, from corner to corner. */
static float line_coverage(const struct job *job, float x, float y, float at, float width)
{
    float ends = fminf(x - job->radius, (float)job->w - job->radius - x) + 0.5f;
    return clamp01(ends) * clamp01(width / 2 + 0.5f - fabsf(y - at)) * fminf(width, 1);
}

static struct paint paint_at(const struct job *job, int column, int row)
{
    const struct box_style *style = job->style;
    float x = (float)(column - job->margin) + 0.5f, y = (float)(row - job->margin) + 0.5f;
    float w = (float)job->w, h = (float)job->h, body = h - job->depth, u = job->u;
    float d = distance(x, y, w, body, job->radius);
    struct paint fill = fill_at(job, clamp01(y / body)), out = {0, 0, 0, 0};
    bool hidden = d <= -0.5f && fill.a >= 1; /* what lies below the fill */
    if (style->shadow && !hidden) {
        over(&out, job->shadow, shadow_parts[1].strength * job->wide.across[column] * job->wide.down[row]);
        over(&out, job->shadow, shadow_parts[0].strength * job->tight.across[column] * job->tight.down[row]);
    }
    if (style->glow && !hidden) {
        bool hollow = style->stroke && !style->top && !style->bottom; /* what it surrounds must stay clear */
        over(&out, job->glow,
             job->halo.across[column] * job->halo.down[row] * (hollow ? clamp01(d + 0.5f) : 1));
    }
    if (job->depth > 0 && !hidden)
        over(&out, job->edge, clamp01(0.5f - distance(x, y, w, h, job->radius)));
    over(&out, fill, clamp01(0.5f - d));
    if (style->stroke && d < 1 && d > -style->stroke_width * u - 1)
        over(&out, job->stroke, stroke_coverage(job, x, y, body, d));
    if (style->shine)
        over(&out, job->shine, line_coverage(job, x, y, 1.5f * u, 1.4f * u));
    if (style->dark)
        over(&out, job->dark, line_coverage(job, x, y, 0.7f * u, 1.6f * u));
    if (style->light)
        over(&out, job->light, line_coverage(job, x, y, h + 0.3f * u, 1.2f * u));
    return out;
}

/* Finds the columns between which paint_at is the same for a whole row, clear of corners, outline and
 * shadows; from == to: none. */
static void level_columns(const struct job *job, int row, int *from, int *to)
{
    const struct box_style *style = job->style;
    float y = (float)(row - job->margin) + 0.5f, body = (float)job->h - job->depth;
    float half =
        (float)job->w / 2 - job->radius - 1 + fminf(0, job->radius - style->stroke_width * job->u - 2);
    bool seen_through = fill_at(job, clamp01(y / body)).a < 1 || y < 1 || y > body - 1;
    *from = *to = 0;
    if (half < 1 || style->dashed || ((style->shadow || style->glow) && seen_through))
        return;
    *from = job->margin + (int)ceilf((float)job->w / 2 - half);
    *to = job->margin + (int)floorf((float)job->w / 2 + half);
}

static void paint_row(const struct job *job, uint32_t *pixels, int row)
{
    int from, to, width = job->w + 2 * job->margin;
    level_columns(job, row, &from, &to);
    for (int x = 0; x < width; x++) {
        bool same = x >= from + DITHER && x < to;
        pixels[x] = same ? pixels[x - DITHER] : pack(paint_at(job, x, row), x, row);
    }
}

static void job_blurs(struct job *job)
{
    const struct shadow_part *tight = &shadow_parts[0], *wide = &shadow_parts[1];
    float u = job->u;
    job->tight = blurred_make(job->w, job->h, job->margin, tight->dx * u, tight->dy * u, tight->blur * u);
    job->wide = blurred_make(job->w, job->h, job->margin, wide->dx * u, wide->dy * u, wide->blur * u);
    job->halo = blurred_make(job->w, job->h, job->margin, 0, 0, fmaxf(job->style->glow_size, 0.1f) * u);
}

void box_paint(uint32_t *pixels, int w, int h, int margin, const struct box_style *style, float u)
{
    struct job job = {.style = style, .w = w, .h = h, .margin = margin, .u = u};
    int width = w + 2 * margin, height = h + 2 * margin;
    job.depth = roundf(style->depth * u);
    job.radius = fminf(style->radius * u, fminf((float)w, (float)h - job.depth) / 2);
    job.top = paint_of(style->top);
    job.middle = paint_of(style->middle);
    job.bottom = paint_of(style->bottom);
    job.stroke = paint_of(style->stroke);
    job.edge = paint_of(style->edge);
    job.shine = paint_of(style->shine);
    job.dark = paint_of(style->dark);
    job.light = paint_of(style->light);
    job.shadow = paint_of(style->shadow);
    job.glow = paint_of(style->glow);
    job_blurs(&job);
    for (int y = 0; y < height; y++)
        paint_row(&job, pixels + (size_t)y * (size_t)width, y);
    blurred_free(&job.tight);
    blurred_free(&job.wide);
    blurred_free(&job.halo);
}

/* --- a line --------------------------------------------------------------------------------------------- */

/* The distance from x, y to the piece of line between two points. */
static float distance_to_line(float x, float y, struct point a, struct point b)
{
    float dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
    float along = length > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / length : 0;
    along = fminf(fmaxf(along, 0), 1);
    return hypotf(x - a.x - along * dx, y - a.y - along * dy);
}

static int clamp(float value, int most)
{
    return (int)fminf(fmaxf(value, 0), (float)most);
}

static void cover(uint8_t *pixel, float share)
{
    uint8_t value = (uint8_t)(fminf(fmaxf(share, 0), 1) * 255 + 0.5f);
    if (value > *pixel)
        *pixel = value;
}

static void paint_piece(uint8_t *mask, int w, int h, struct point a, struct point b, float width)
{
    float reach = width / 2 + 1;
    int left = clamp(floorf(fminf(a.x, b.x) - reach), w), right = clamp(ceilf(fmaxf(a.x, b.x) + reach), w);
    int top = clamp(floorf(fminf(a.y, b.y) - reach), h), low = clamp(ceilf(fmaxf(a.y, b.y) + reach), h);
    for (int y = top; y < low; y++)
        for (int x = left; x < right; x++)
            cover(&mask[y * w + x],
                  width / 2 + 0.5f - distance_to_line((float)x + 0.5f, (float)y + 0.5f, a, b));
}

void stroke_paint(uint8_t *mask, int w, int h, const struct point *points, int count, float width)
{
    for (int i = 0; i < count; i++)
        paint_piece(mask, w, h, points[i > 0 ? i - 1 : 0], points[i], width);
}
