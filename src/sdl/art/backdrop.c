/*
 * backdrop.c: felt, lamp, weave, walnut frame (backdrop.h).
 *
 * Every pixel is computed in floats and rounded with a little noise, so slow gradients show no bands.
 */
#include "sdl/art/backdrop.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/mark.h"
#include "sdl/art/crew.h"
#include "sdl/art/painter.h"
#include "sdl/art/paths.h"
#include "sdl/paint/bitmap.h"
#include "sdl/paint/blend.h"
#include "sdl/paint/cache.h"
#include "sdl/paint/canvas.h"

enum {
    FRAME_UNITS = 34, /* within which the frame and its shade reach */
    BAND = 32         /* rows painted as one piece of work */
};

struct colour {
    float r, g, b;
};

struct felt_colours;

/* What painting one picture needs. */
struct paint {
    int width, height;
    bool framed;
    float u, dark; /* dark: 0 on the plain table */
    float weave;   /* a pixel in threads of the weave */
    const struct felt_colours *felt;
    struct bitmap *bitmap;
};

/* The plain table, and dim ones with the light behind a title. */
struct backdrop {
    struct cache *pictures;
    SDL_Thread *thread; /* that paints one ahead, or NULL */
    struct paint early; /* what it paints */
    struct bitmap *made;
};

static const struct felt_colours {
    const char *label;
    struct colour centre, middle, edge;
    struct colour dim; /* what the edge becomes where the table is dim */
    float shade;       /* how dark it gets away from the lamp */
} felts[FELT_COUNT + 1] = {
    {N_("Teal"), {0x19, 0x4c, 0x46}, {0x15, 0x43, 0x3f}, {0x0b, 0x2a, 0x2b}, {0x06, 0x18, 0x19}, 0.27f},
    {N_("Wine"), {0x70, 0x2c, 0x39}, {0x54, 0x1f, 0x2c}, {0x2b, 0x0f, 0x18}, {0x19, 0x09, 0x0e}, 0.27f},
    {N_("Night"), {0x2a, 0x40, 0x69}, {0x22, 0x35, 0x59}, {0x10, 0x1a, 0x30}, {0x09, 0x0f, 0x1c}, 0.27f},
    {N_("Linen"), {0xd2, 0xd9, 0xc4}, {0xc2, 0xcc, 0xb3}, {0xa9, 0xb6, 0x9c}, {0xd9, 0xdd, 0xcd}, 0.10f},
    {"",
     {0x06, 0x12, 0x12},
     {0x04, 0x0c, 0x0c},
     {0x01, 0x04, 0x04},
     {0x00, 0x02, 0x02},
     0.27f}, /* of high contrast */
};

enum palette felt_palette(enum felt felt, bool high_contrast)
{
    if (high_contrast)
        return PALETTE_CONTRAST;
    return felt == FELT_LINEN ? PALETTE_DAY : PALETTE_EVENING;
}

const char *felt_label(enum felt felt)
{
    return felts[felt].label;
}

static inline struct colour blend(struct colour a, struct colour b, float t)
{
    struct colour out = {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
    return out;
}

static inline float least(float a, float b)
{
    return a < b ? a : b;
}

static inline float most(float a, float b)
{
    return a > b ? a : b;
}

static inline float clamp01(float x)
{
    return least(most(x, 0), 1);
}

static inline float length(float x, float y)
{
    return sqrtf(x * x + y * y);
}

/* Noise of 0 to 1 that belongs to a place. */
static inline float noise_at(int x, int y)
{
    uint32_t h = (uint32_t)x * 374761393u + (uint32_t)y * 668265263u;
    h = (h ^ h >> 13) * 1274126177u;
    return (float)(int)((h ^ h >> 16) & 0xffff) * (1 / 65535.0f);
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

/*
 * The felt under the lamp. Without a branch, as most of the picture is this: four pixels are computed at a
 * time.
 */
static inline struct colour felt_at(const struct paint *paint, int x, int y)
{
    static const struct colour warm = {255, 223, 158}, black = {0, 0, 0}, white = {255, 255, 255};
    const struct felt_colours *felt = paint->felt;
    float px = ((float)x + 0.5f) / (float)paint->width, py = ((float)y + 0.5f) / (float)paint->height;
    float d = clamp01(length(px - 0.46f, py - 0.44f) / 0.78f),
          l = clamp01(length(px - 0.5f, py - 0.42f) / 0.6f);
    float cell = 2 * paint->u, down = (float)y / cell;
    int wx = (int)((float)x / cell) & 1, wy = (int)down & 1;
    float low = down - (float)(int)down < 0.5f ? 0.05f : 0;
    float lit = 0.11f - 0.06f * least(l * (1 / 0.55f), 1) - felt->shade * most((l - 0.55f) * (1 / 0.45f), 0);
    struct colour out = blend(felt->centre, felt->middle, least(d * 2, 1));
    out = blend(out, felt->edge, most(d * 2 - 1, 0));
    out = blend(out, white, wx == wy ? 0.022f : 0);
    out = blend(out, black, wx == wy ? 0 : low);
    out = blend(out, warm, most(lit, 0));
    return blend(out, black, most(-lit, 0));
}

/* The title's darker table, with a warm light high in the middle. */
static inline struct colour dim_at(const struct paint *paint, int x, int y, struct colour felt)
{
    static const struct colour warm = {255, 217, 147};
    float rx = paint->weave * (2 / 560.0f), ry = paint->weave * (2 / 290.0f);
    float d = length(((float)x - (float)paint->width * 0.5f) * rx, ((float)y - 180 * paint->u) * ry);
    felt = blend(felt, paint->felt->dim, paint->dark);
    return blend(felt, warm, 0.20f * most(1 - d, 0));
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
    return length(most(qx, 0), most(qy, 0)) + least(most(qx, qy), 0) - radius * u;
}

/* On and near the frame. */
static struct colour pixel_at(const struct paint *paint, int x, int y)
{
    static const struct colour black = {0, 0, 0}, brass = {0xd9, 0xa9, 0x4f};
    float u = paint->u, d = from_felt(paint, x, y, 12, 10), line, ring = d / (3.3f * u);
    struct colour out;
    if (d > 1)
        out = wood_at(paint, x, y);
    else
        out = felt_at(paint, x, y);
    if (paint->dark > 0 && d <= 1)
        out = dim_at(paint, x, y, out);
    if (ring * ring < 8) /* the frame's shade on both sides of the edge */
        out = blend(out, black, 0.5f * expf(-ring * ring));
    if (d > -4 * u && d < 4 * u) {
        line = fabsf(from_felt(paint, x, y, 10.5f, 11) + 0.6f * u) - 0.6f * u;
        out = blend(out, brass, 0.62f * clamp01(0.5f - line));
    }
    return out;
}

static inline uint32_t round_off(struct colour c, int x, int y)
{
    float n = noise_at(x, y);
    return 0xff000000u | (uint32_t)(int)least(c.r + n, 255) << 16 | (uint32_t)(int)least(c.g + n, 255) << 8 |
           (uint32_t)(int)least(c.b + n, 255);
}

/* The felt far from the frame, from `from` to before `to`. */
static void paint_felt(const struct paint *paint, int y, int from, int to, uint32_t *row)
{
    const struct paint here = *paint; /* which the row cannot be part of */
    for (int x = from; x < to; x++)
        row[x] = round_off(felt_at(&here, x, y), x, y);
}

static void paint_dim(const struct paint *paint, int y, int from, int to, uint32_t *row)
{
    const struct paint here = *paint;
    for (int x = from; x < to; x++)
        row[x] = round_off(dim_at(&here, x, y, felt_at(&here, x, y)), x, y);
}

static void paint_frame(const struct paint *paint, int y, int from, int to, uint32_t *row)
{
    for (int x = from; x < to; x++)
        row[x] = round_off(pixel_at(paint, x, y), x, y);
}

static void paint_row(const struct paint *paint, int y)
{
    int frame = paint->framed ? (int)ceilf(FRAME_UNITS * paint->u) : 0, end = paint->width - frame;
    uint32_t *row = paint->bitmap->colours + (size_t)y * (size_t)paint->width;
    if (y < frame || y >= paint->height - frame || end < frame) {
        paint_frame(paint, y, 0, paint->width, row);
        return;
    }
    paint_frame(paint, y, 0, frame, row);
    (paint->dark > 0 ? paint_dim : paint_felt)(paint, y, frame, end, row);
    paint_frame(paint, y, end, paint->width, row);
}

static void paint_band(void *context, int i)
{
    const struct paint *paint = context;
    for (int y = i * BAND; y < paint->height && y < (i + 1) * BAND; y++)
        paint_row(paint, y);
}

static void paint_here(void (*work)(void *context, int i), void *context, int count)
{
    for (int i = 0; i < count; i++)
        work(context, i);
}

static struct bitmap *paint_picture(struct paint *paint, canvas_share *share)
{
    paint->bitmap = bitmap_new(paint->width, paint->height);
    if (!paint->bitmap)
        return NULL;
    share(paint_band, paint, (paint->height + BAND - 1) / BAND);
    paint->bitmap->opaque = true;
    return paint->bitmap;
}

static int paint_early(void *data)
{
    struct backdrop *backdrop = data;
    backdrop->made = paint_picture(&backdrop->early, paint_here);
    return 0;
}

/* Returns what was painted early, once it is done; NULL if nothing was. The caller owns it. */
static struct bitmap *take_early(struct backdrop *backdrop)
{
    struct bitmap *made;
    if (!backdrop->thread)
        return NULL;
    SDL_WaitThread(backdrop->thread, NULL);
    made = backdrop->made;
    backdrop->thread = NULL;
    backdrop->made = NULL;
    return made;
}

static const struct felt_colours *felt_of(const struct look *look)
{
    return &felts[look->palette == PALETTE_CONTRAST ? FELT_COUNT : look->felt % FELT_COUNT];
}

static struct paint paint_of(const struct painter *painter, const struct layout *layout, int dark)
{
    struct paint paint = {.width = layout->width,
                          .height = layout->height,
                          .framed = layout->frame > 0,
                          .u = layout->u,
                          .dark = (float)dark / 100,
                          .weave = 1 / (2 * layout->u),
                          .felt = felt_of(&painter->look)};
    return paint;
}

void backdrop_prepare(struct painter *painter, const struct layout *layout, int dark)
{
    struct backdrop *backdrop = painter->backdrop;
    bitmap_free(take_early(backdrop));
    backdrop->early = paint_of(painter, layout, dark);
    backdrop->thread = SDL_CreateThread(paint_early, "backdrop", backdrop);
}

/* The picture painted early, if it is this one, or one painted now. */
static struct bitmap *picture_of(struct backdrop *backdrop, struct paint *paint)
{
    const struct paint *early = &backdrop->early;
    struct bitmap *made = take_early(backdrop);
    if (made && early->width == paint->width && early->height == paint->height &&
        early->felt == paint->felt && early->u >= paint->u && early->u <= paint->u &&
        early->dark >= paint->dark && early->dark <= paint->dark)
        return made;
    bitmap_free(made);
    return paint_picture(paint, crew_share);
}

/* Two coats of stripes, from the left and the right edge, pressed into the title's felt: never onto the
 * frame. */
static void press_coats(const struct layout *layout, struct bitmap *picture)
{
    static const char *const names[] = {"assets/title/coat-left.svg", "assets/title/coat-right.svg"};
    int edge = (int)ceilf(13 * layout->u), wide = (int)(640 * layout->u), high = (int)(800 * layout->u);
    for (int side = 0; side < 2 && picture; side++) {
        struct bitmap *coat = bitmap_from_surface(paths_load_svg(names[side], wide, high));
        int left = side ? picture->w - wide : 0, top = (picture->h - high) / 2;
        int from = side ? 0 : edge, to = side ? wide - edge : wide;
        for (int y = SDL_max(edge - top, 0); coat && y < coat->h && y + top < picture->h - edge; y++)
            blend_row(picture->colours + (size_t)(y + top) * (size_t)picture->w + left + from,
                      coat->colours + (size_t)y * (size_t)coat->w + from, SDL_min(to, coat->w) - from);
        bitmap_free(coat);
    }
}

void backdrop_init(struct painter *painter)
{
    painter->backdrop = calloc(1, sizeof *painter->backdrop);
    CHECK_MEMORY(painter->backdrop);
    painter->backdrop->pictures = cache_new();
}

void backdrop_deinit(struct painter *painter)
{
    if (!painter->backdrop)
        return;
    bitmap_free(take_early(painter->backdrop));
    cache_free(painter->backdrop->pictures);
    free(painter->backdrop);
    painter->backdrop = NULL;
}

void backdrop_reset(struct painter *painter)
{
    cache_clear(painter->backdrop->pictures, layout_pixels(&painter->layout) * 5); /* one, and not two */
}

void backdrop_frame_done(struct painter *painter)
{
    cache_frame_done(painter->backdrop->pictures);
}

void backdrop_draw_dim(struct painter *painter, int dark)
{
    if (painter->unseen)
        return;
    struct cache *pictures = painter->backdrop->pictures;
    struct paint paint = paint_of(painter, &painter->layout, dark);
    struct cached *found = cache_find(pictures, &dark, sizeof dark);
    if (!found) {
        cache_make_room(pictures);
        struct bitmap *picture = picture_of(painter->backdrop, &paint);
        if (dark == BACKDROP_TITLE && painter->look.palette != PALETTE_CONTRAST)
            press_coats(&painter->layout, picture);
        found = cache_add(pictures, &dark, sizeof dark, picture, 0, 0);
    }
    canvas_copy(painter->canvas, found->bitmap,
                rect_make(0, 0, (float)painter->layout.width, (float)painter->layout.height),
                painter_shaded(painter, 0xffffffffu));
}

void backdrop_draw(struct painter *painter)
{
    backdrop_draw_dim(painter, 0);
}
