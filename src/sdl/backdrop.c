/*
 * backdrop.c: felt, lamp, weave, walnut frame (backdrop.h).
 *
 * Every pixel is computed in floats and rounded with a little noise, so slow gradients show no bands.
 */
#include "sdl/backdrop.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>

#include "base/check.h"
#include "sdl/app.h"
#include "sdl/bitmap.h"
#include "sdl/cache.h"
#include "sdl/canvas.h"

enum {
    STEPS = 1024,
    BACKDROP_BUDGET = 5 * 1024 * 1024 /* bytes; what the screen shows is kept in any case */
};

struct colour {
    float r, g, b;
};

/* The plain table, and dim ones with the light behind a title. */
struct backdrop {
    struct cache *pictures;
};

struct picture_key {
    int dim, dark; /* percent */
};

static const struct felt_colours {
    const char *label;
    struct colour centre, middle, edge;
} felts[FELT_COUNT] = {
    {"Teal", {0x22, 0x62, 0x5a}, {0x18, 0x4c, 0x47}, {0x0b, 0x2a, 0x2b}},
    {"Wine", {0x70, 0x2c, 0x39}, {0x54, 0x1f, 0x2c}, {0x2b, 0x0f, 0x18}},
    {"Night", {0x2f, 0x47, 0x73}, {0x22, 0x35, 0x59}, {0x10, 0x1a, 0x30}},
};

const char *felt_label(enum felt felt)
{
    return felts[felt].label;
}

void backdrop_init(struct app *app)
{
    app->backdrop = calloc(1, sizeof *app->backdrop);
    CHECK(app->backdrop);
    app->backdrop->pictures = cache_new(BACKDROP_BUDGET);
}

void backdrop_deinit(struct app *app)
{
    if (!app->backdrop)
        return;
    cache_free(app->backdrop->pictures);
    free(app->backdrop);
    app->backdrop = NULL;
}

void backdrop_reset(struct app *app)
{
    cache_clear(app->backdrop->pictures);
}

void backdrop_frame_done(struct app *app)
{
    cache_frame_done(app->backdrop->pictures);
}

static struct colour blend(struct colour a, struct colour b, float t)
{
    struct colour out = {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
    return out;
}

static float clamp01(float x)
{
    return x < 0 ? 0 : x > 1 ? 1 : x;
}

/* Noise of 0 to 1 that belongs to a place. */
static float noise_at(int x, int y)
{
    uint32_t h = (uint32_t)x * 374761393u + (uint32_t)y * 668265263u;
    h = (h ^ h >> 13) * 1274126177u;
    return (float)((h ^ h >> 16) & 0xffff) / 65535;
}

/* Smooth noise along a board: long in one direction. */
static float grain_at(float along, float across)
{
    float sum = 0, weight = 0.5f;
    for (int octave = 0; octave < 3; octave++) {
        int x = (int)floorf(along), y = (int)floorf(across);
        float fx = along - (float)x, fy = across - (float)y;
        float top = noise_at(x, y) * (1 - fx) + noise_at(x + 1, y) * fx;
        float low = noise_at(x, y + 1) * (1 - fx) + noise_at(x + 1, y + 1) * fx;
        sum += weight * (top * (1 - fy) + low * fy);
        along *= 2.3f;
        across *= 2.1f;
        weight *= 0.5f;
    }
    return sum;
}

/* What painting one picture needs. */
struct paint {
    int width, height;
    float u, dark;
    bool dim;
    struct colour felt[STEPS]; /* by distance from the felt's middle */
    float lamp[STEPS];         /* alpha of the lamp's light, negative: of the dark around it */
};

static void fill_ramps(struct paint *paint, const struct felt_colours *colours)
{
    for (int i = 0; i < STEPS; i++) {
        float t = (float)i / (STEPS - 1), lit;
        paint->felt[i] = t < 0.5f ? blend(colours->centre, colours->middle, t * 2)
                                  : blend(colours->middle, colours->edge, t * 2 - 1);
        lit = t < 0.55f ? 0.11f - 0.06f * t / 0.55f : 0.05f - 0.27f * (t - 0.55f) / 0.45f;
        paint->lamp[i] = lit;
    }
}

static struct colour felt_at(const struct paint *paint, int x, int y)
{
    float px = ((float)x + 0.5f) / (float)paint->width, py = ((float)y + 0.5f) / (float)paint->height;
    float d = hypotf(px - 0.46f, py - 0.44f) / 0.78f, l = hypotf(px - 0.5f, py - 0.42f) / 0.6f;
    static const struct colour warm = {255, 223, 158}, black = {0, 0, 0}, white = {255, 255, 255};
    struct colour out = paint->felt[(int)(clamp01(d) * (STEPS - 1))];
    float lit = paint->lamp[(int)(clamp01(l) * (STEPS - 1))], cell = 2 * paint->u;
    int wx = (int)((float)x / cell) & 1, wy = (int)((float)y / cell) & 1;
    if (wx == wy)
        out = blend(out, white, 0.022f);
    else if ((float)y / cell - floorf((float)y / cell) < 0.5f)
        out = blend(out, black, 0.05f);
    return lit >= 0 ? blend(out, warm, lit) : blend(out, black, -lit);
}

/* The title's darker table, with a warm light high in the middle. */
static struct colour dim_at(const struct paint *paint, int x, int y, struct colour felt)
{
    static const struct colour black = {0, 0, 0}, warm = {255, 217, 147};
    float cx = (float)paint->width / 2, cy = 180 * paint->u, rx = 560 * paint->u, ry = 290 * paint->u;
    float d = hypotf(((float)x - cx) / rx, ((float)y - cy) / ry);
    felt = blend(felt, blend(paint->felt[STEPS - 1], black, 0.42f), paint->dark);
    return d < 1 ? blend(felt, warm, 0.20f * (1 - d)) : felt;
}

static struct colour wood_at(const struct paint *paint, int x, int y)
{
    static const struct colour high = {0x5a, 0x38, 0x26}, mid = {0x40, 0x26, 0x18}, low = {0x24, 0x14, 0x0d};
    static const struct colour black = {0, 0, 0}, light = {255, 214, 160};
    float t = (float)y / (float)paint->height, u = paint->u, frame = 12 * u;
    bool level = (float)y < frame || (float)y > (float)paint->height - frame;
    float along = (level ? (float)x : (float)y) / (90 * u),
          across = (level ? (float)y : (float)x) / (2.2f * u);
    struct colour out = t < 0.5f ? blend(high, mid, t * 2) : blend(mid, low, t * 2 - 1);
    float grain = grain_at(along, across) - 0.44f;
    return grain > 0 ? blend(out, light, grain * 0.22f) : blend(out, black, -grain * 0.6f);
}

/* Distance from the felt's rounded rect, `inset` units from the window's edge: negative on the felt. */
static float from_felt(const struct paint *paint, int x, int y, float inset, float radius)
{
    float u = paint->u, w = (float)paint->width / 2, h = (float)paint->height / 2;
    float qx = fabsf((float)x + 0.5f - w) - (w - (inset + radius) * u);
    float qy = fabsf((float)y + 0.5f - h) - (h - (inset + radius) * u);
    float ox = fmaxf(qx, 0), oy = fmaxf(qy, 0);
    return hypotf(ox, oy) + fminf(fmaxf(qx, qy), 0) - radius * u;
}

static struct colour pixel_at(const struct paint *paint, int x, int y)
{
    static const struct colour black = {0, 0, 0}, brass = {0xd9, 0xa9, 0x4f};
    float u = paint->u, d = from_felt(paint, x, y, 12, 10), line, ring;
    struct colour out;
    if (d > 1)
        out = wood_at(paint, x, y);
    else
        out = felt_at(paint, x, y);
    if (paint->dim && d <= 1)
        out = dim_at(paint, x, y, out);
    if (d > -12 * u && d < 12 * u) {
        ring = d / (3.3f * u); /* the frame's shade on both sides of the edge */
        out = blend(out, black, 0.5f * expf(-ring * ring));
        line = fabsf(from_felt(paint, x, y, 10.5f, 11) + 0.6f * u) - 0.6f * u;
        out = blend(out, brass, 0.62f * clamp01(0.5f - line));
    }
    return out;
}

static Uint32 round_off(struct colour c, int x, int y)
{
    float n = noise_at(x, y);
    return 0xff000000u | (Uint32)fminf(c.r + n, 255) << 16 | (Uint32)fminf(c.g + n, 255) << 8 |
           (Uint32)fminf(c.b + n, 255);
}

static struct bitmap *paint_picture(struct app *app, bool dim, int dark)
{
    struct paint paint = {.width = app->layout.width, .height = app->layout.height, .u = app->layout.u};
    struct bitmap *bitmap = bitmap_new(paint.width, paint.height);
    paint.dim = dim;
    paint.dark = (float)dark / 100;
    fill_ramps(&paint, &felts[app->settings.felt % FELT_COUNT]);
    for (int y = 0; bitmap && y < paint.height; y++) {
        uint32_t *row = bitmap->colours + (size_t)y * (size_t)paint.width;
        for (int x = 0; x < paint.width; x++)
            row[x] = round_off(pixel_at(&paint, x, y), x, y);
    }
    if (bitmap)
        bitmap->opaque = true;
    return bitmap;
}

static void draw_picture(struct app *app, bool dim, int dark)
{
    struct cache *pictures = app->backdrop->pictures;
    struct picture_key key = {dim, dark};
    struct cached *found = cache_find(pictures, &key, sizeof key);
    if (!found)
        found = cache_add(pictures, &key, sizeof key, paint_picture(app, dim, dark), 0, 0);
    canvas_copy(app->canvas, found->bitmap,
                rect_make(0, 0, (float)app->layout.width, (float)app->layout.height), 0xffffffffu);
}

void backdrop_draw(struct app *app)
{
    draw_picture(app, false, 0);
}

void backdrop_draw_dim(struct app *app, int dark)
{
    draw_picture(app, true, dark);
}
