/*
 * draw.c: the cache of painted boxes and pictures, the plain parts, and the boxes that make up the house
 * style: panels, trays, buttons, key caps, seals, rings (draw.h).
 */
#include "sdl/art/draw.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/hash.h"
#include "rules/hand/tile.h"
#include "sdl/art/painter.h"
#include "sdl/art/paths.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/paint/bitmap.h"
#include "sdl/paint/box.h"
#include "sdl/paint/cache.h"
#include "sdl/paint/canvas.h"

enum {
    BOXES = 2,
    PICTURES = 1 /* bytes for each pixel of the output */,
    LIGHT_SIZE = 256,
    SHAFT_WIDE = 96,
    SHAFT_HIGH = 64
};

static const uint32_t PLAIN = 0xffffffffu; /* as a tint: a picture in its own colours */

struct draw {
    struct cache *boxes;
    struct cache *pictures;
    struct bitmap *light, *shaft;
    struct bitmap *shine; /* as it was drawn last */
};

struct box_key { /* without padding, as are the other keys: all bytes are compared */
    int w, h;
    struct box_style style;
};

struct picture_key {
    char path[64];
    int w, h;
};

void draw_init(struct painter *painter)
{
    painter->draw = calloc(1, sizeof *painter->draw);
    CHECK_MEMORY(painter->draw);
    painter->draw->boxes = cache_new();
    painter->draw->pictures = cache_new();
}

void draw_deinit(struct painter *painter)
{
    if (!painter->draw)
        return;
    cache_free(painter->draw->boxes);
    cache_free(painter->draw->pictures);
    bitmap_free(painter->draw->light);
    bitmap_free(painter->draw->shaft);
    bitmap_free(painter->draw->shine);
    free(painter->draw);
    painter->draw = NULL;
}

void draw_reset(struct painter *painter)
{
    cache_clear(painter->draw->boxes, layout_pixels(&painter->layout) * BOXES);
    cache_clear(painter->draw->pictures, layout_pixels(&painter->layout) * PICTURES);
}

void draw_frame_done(struct painter *painter)
{
    cache_frame_done(painter->draw->boxes);
    cache_frame_done(painter->draw->pictures);
}

/* Returns what the colour looks like, its alpha times painter->alpha. */
static uint32_t faded(const struct painter *painter, uint32_t colour)
{
    colour = painter_shaded(painter, painter_colour(painter, colour));
    float alpha = SDL_clamp(painter->alpha, 0, 1) * (float)(colour & 255);
    return (colour & 0xffffff00u) | (uint32_t)(alpha + 0.5f);
}

void draw_bitmap(struct painter *painter, const struct bitmap *bitmap, struct rect rect, uint32_t colour)
{
    canvas_copy(painter->canvas, bitmap, rect, faded(painter, colour));
}

/* The style in the palette's colours. */
static struct box_style coloured(const struct painter *painter, struct box_style style)
{
    uint32_t *const colours[] = {&style.top,   &style.middle, &style.bottom, &style.stroke, &style.edge,
                                 &style.shine, &style.dark,   &style.light,  &style.shadow, &style.glow};
    for (size_t i = 0; i < sizeof colours / sizeof *colours; i++)
        *colours[i] = *colours[i] & 255 ? painter_colour(painter, *colours[i]) : 0;
    return style;
}

void draw_box(struct painter *painter, struct rect rect, const struct box_style *named)
{
    struct box_key key = {(int)lroundf(rect.w), (int)lroundf(rect.h), coloured(painter, *named)};
    struct cached *found;
    if (key.w < 1 || key.h < 1 || painter->unseen)
        return;
    found = cache_find(painter->draw->boxes, &key, sizeof key);
    if (!found) {
        int margin = box_margin(&key.style, painter->layout.u);
        struct bitmap *bitmap = bitmap_new(key.w + 2 * margin, key.h + 2 * margin);
        if (bitmap) {
            box_paint(bitmap->colours, key.w, key.h, margin, &key.style, painter->layout.u);
            bitmap_finish(bitmap);
        }
        found = cache_add(painter->draw->boxes, &key, sizeof key, bitmap, -margin, -margin);
    }
    draw_bitmap(painter, found->bitmap,
                rect_make(roundf(rect.x) + (float)found->dx, roundf(rect.y) + (float)found->dy,
                          (float)found->w, (float)found->h),
                PLAIN);
}

/* Leaves the light of each pixel. */
static void make_gray(struct bitmap *bitmap)
{
    for (size_t i = 0; bitmap && i < (size_t)bitmap->w * (size_t)bitmap->h; i++) {
        uint32_t from = bitmap->colours[i],
                 light = ((from >> 16 & 255) * 54 + (from >> 8 & 255) * 183 + (from & 255) * 19) >> 8;
        bitmap->colours[i] = (from & 0xff000000u) | light << 16 | light << 8 | light;
    }
}

static struct cached *picture(struct painter *painter, const char *path, int w, int h, bool tinted)
{
    struct picture_key key = {.w = w, .h = h};
    struct cached *found;
    char name[80];
    SDL_snprintf(key.path, sizeof key.path, "%s%s", tinted ? "*" : painter->gray ? "!" : "", path);
    found = cache_find(painter->draw->pictures, &key, sizeof key);
    if (found)
        return found;
    SDL_snprintf(name, sizeof name, "assets/%s.svg", path);
    SDL_Surface *surface = paths_load_svg(name, w, h); /* a single-coloured one keeps its shape only */
    struct bitmap *bitmap = tinted ? bitmap_mask_from_surface(surface) : bitmap_from_surface(surface);
    if (painter->gray && !tinted)
        make_gray(bitmap);
    return cache_add(painter->draw->pictures, &key, sizeof key, bitmap, 0, 0);
}

void draw_svg(struct painter *painter, const char *path, struct rect rect, uint32_t tint)
{
    int w = (int)lroundf(rect.w), h = (int)lroundf(rect.h);
    struct cached *found;
    float wide, high;
    if (w < 1 || h < 1 || painter->unseen)
        return;
    found = picture(painter, path, w, h, tint != 0);
    wide = (float)found->w;
    high = (float)found->h;
    draw_bitmap(
        painter, found->bitmap,
        rect_make(roundf(rect.x + (rect.w - wide) / 2), roundf(rect.y + (rect.h - high) / 2), wide, high),
        tint ? tint : PLAIN);
}

void draw_svg_moving(struct painter *painter, const char *path, int w, int h, struct rect rect)
{
    if (!painter->unseen)
        canvas_turned(painter->canvas, picture(painter, path, w, h, false)->bitmap, rect, 0,
                      faded(painter, PLAIN));
}

void draw_fill(struct painter *painter, struct rect rect, uint32_t colour)
{
    canvas_fill(painter->canvas, rect, faded(painter, colour));
}

void draw_line(struct painter *painter, float x, float y, float x2, float y2, float width, uint32_t colour)
{
    float thick = fmaxf(roundf(width * painter->layout.u), 1);
    float left = fminf(x, x2), top = fminf(y, y2);
    bool level = fabsf(x2 - x) >= fabsf(y2 - y);
    struct rect rect = level ? rect_make(roundf(left), roundf(y - thick / 2), roundf(fabsf(x2 - x)), thick)
                             : rect_make(roundf(x - thick / 2), roundf(top), thick, roundf(fabsf(y2 - y)));
    draw_fill(painter, rect, colour);
}

void draw_disc(struct painter *painter, float x, float y, float radius, float width, uint32_t colour)
{
    struct box_style style = {.radius = radius / painter->layout.u};
    if (width > 0) {
        style.stroke = colour;
        style.stroke_width = width;
    } else {
        style.top = style.bottom = colour;
    }
    draw_box(painter, rect_make(x - radius, y - radius, 2 * radius, 2 * radius), &style);
}

void draw_tip(struct painter *painter, float x, float y, float w, float h, uint32_t colour)
{
    canvas_tip(painter->canvas, rect_make(x - w / 2, y, w, h), faded(painter, colour));
}

/* A line is found again by what it was made of, its points being told by a sum over their bytes. */
struct line_key {
    int w, h, count;
    float width;
    uint64_t points;
};

void draw_stroke(struct painter *painter, struct rect area, const struct point *points, int count,
                 float width, uint32_t colour)
{
    struct line_key key = {.w = (int)ceilf(area.w),
                           .h = (int)ceilf(area.h),
                           .count = count,
                           .width = width * painter->layout.u,
                           .points = hash_bytes(HASH_OF_NOTHING, points, (size_t)count * sizeof *points)};
    struct cached *found;
    if (key.w < 1 || key.h < 1 || painter->unseen)
        return;
    found = cache_find(painter->draw->pictures, &key, sizeof key);
    if (!found) {
        struct bitmap *bitmap = bitmap_new_mask(key.w, key.h);
        if (bitmap)
            stroke_paint(bitmap->mask, key.w, key.h, points, key.count, key.width);
        found = cache_add(painter->draw->pictures, &key, sizeof key, bitmap, 0, 0);
    }
    draw_bitmap(painter, found->bitmap,
                rect_make(roundf(area.x), roundf(area.y), (float)found->w, (float)found->h), colour);
}

void draw_veil(struct painter *painter, uint32_t colour)
{
    draw_fill(painter, rect_make(0, 0, (float)painter->layout.width, (float)painter->layout.height), colour);
}

void draw_leaf(struct painter *painter, float t)
{
    enum { LEAVES = 44 };
    static const uint32_t colours[] = {0xd8b878ffu, 0xe2603affu, 0xa9864affu, 0xf6ecd6ffu};
    float w = (float)painter->layout.width, h = (float)painter->layout.height, u = painter->layout.u;

    for (uint32_t i = 0; i < LEAVES && t > 0 && t < 1; i++) {
        uint32_t lot = (i + 1) * 2654435761u;
        float x = (float)(lot >> 8 & 1023) / 1023, late = (float)(lot >> 18 & 255) / 255 * .35f;
        float way = (t - late) / .65f, turn = sinf(way * 14 + (float)(lot & 7));
        if (way <= 0 || way >= 1)
            continue;
        uint32_t alpha = (uint32_t)(220 * fminf(1, (1 - way) * 3));
        draw_fill(painter,
                  rect_make(x * w + turn * 14 * u, way * way * h * .8f - 20 * u, (5 + 9 * fabsf(turn)) * u,
                            (6 + (float)(lot & 3)) * u),
                  (colours[i % 4] & 0xffffff00u) | alpha);
    }
}

static struct bitmap *make_light(void)
{
    struct bitmap *bitmap = bitmap_new_mask(LIGHT_SIZE, LIGHT_SIZE);
    for (int i = 0; bitmap && i < LIGHT_SIZE * LIGHT_SIZE; i++) {
        float x = ((float)(i % LIGHT_SIZE) + 0.5f) / (LIGHT_SIZE / 2.0f) - 1;
        float y = ((float)(i / LIGHT_SIZE) + 0.5f) / (LIGHT_SIZE / 2.0f) - 1;
        float d = fminf(sqrtf(x * x + y * y), 1);
        float noise = (float)((Uint32)i * 2654435761u >> 24) / 32; /* breaks up the bands of a faint light */
        bitmap->mask[i] = (uint8_t)(247 * (1 - d) * (1 - d) * (1 + 2 * d) + (d < 1 ? noise : 0));
    }
    return bitmap;
}

void draw_light(struct painter *painter, float x, float y, float rx, float ry, uint32_t colour)
{
    struct draw *draw = painter->draw;
    if (!draw->light)
        draw->light = make_light();
    draw_bitmap(painter, draw->light, rect_make(x - rx, y - ry, 2 * rx, 2 * ry), colour);
}

/* Returns how bright a band is, `x` of its width from its middle: 0 from 1 on. */
static float band(float x)
{
    float left = 1 - x * x;
    return left > 0 ? left * left : 0;
}

static struct bitmap *make_shaft(void)
{
    struct bitmap *bitmap = bitmap_new_mask(SHAFT_WIDE, SHAFT_HIGH);
    for (int i = 0; bitmap && i < SHAFT_WIDE * SHAFT_HIGH; i++) {
        float x = ((float)(i % SHAFT_WIDE) + .5f) / SHAFT_WIDE,
              y = ((float)(i / SHAFT_WIDE) + .5f) / SHAFT_HIGH;
        bitmap->mask[i] = (uint8_t)(255 * band((x - .7f + .4f * y) / .3f));
    }
    return bitmap;
}

void draw_shaft(struct painter *painter, struct rect area, float wide, float t, uint32_t colour)
{
    struct draw *draw = painter->draw;
    float w = roundf(wide * painter->layout.u);
    if (t <= 0 || t >= 1 || painter->unseen)
        return;
    if (!draw->shaft)
        draw->shaft = make_shaft();
    canvas_clip(painter->canvas, &area);
    draw_bitmap(painter, draw->shaft, rect_make(roundf(area.x - w + (area.w + w) * t), area.y, w, area.h),
                colour);
    canvas_clip(painter->canvas, NULL);
}

void draw_shine(struct painter *painter, struct rect area, float t, uint32_t colour)
{
    struct draw *draw = painter->draw;
    int side = (int)lroundf(area.w);
    float half = (float)side / 2, at = -1.4f + 2.8f * t;
    if (t <= 0 || t >= 1 || side < 1 || painter->unseen)
        return;
    bitmap_free(draw->shine);
    draw->shine = bitmap_new_mask(side, side);
    for (int i = 0; draw->shine && i < side * side; i++) {
        float x = ((float)(i % side) + .5f) / half - 1, y = ((float)(i / side) + .5f) / half - 1;
        float inside = SDL_clamp((1 - sqrtf(x * x + y * y)) * half, 0, 1);
        draw->shine->mask[i] = (uint8_t)(255 * inside * band((x + .4f * y - at) / .45f));
    }
    draw_bitmap(painter, draw->shine, rect_make(roundf(area.x), roundf(area.y), (float)side, (float)side),
                colour);
}

/* --- panels, trays, buttons, caps, seals, rings --------------------------------------------------------- */

void draw_panel(struct painter *painter, struct rect rect)
{
    draw_flat(painter, rect, 12, COLOUR_ALPHA(COLOUR_PANEL, 208), COLOUR_ALPHA(COLOUR_PANEL_LINE, 41), 1);
}

void draw_panel_brass(struct painter *painter, struct rect rect, bool glow)
{
    struct box_style style = {.radius = 12,
                              .top = COLOUR_ALPHA(COLOUR_PANEL, 208),
                              .bottom = COLOUR_ALPHA(COLOUR_PANEL, 208),
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, 242),
                              .stroke_width = 1.8f,
                              .glow = glow ? COLOUR_ALPHA(COLOUR_BRASS, 97) : 0,
                              .glow_size = 7};
    draw_box(painter, rect, &style);
}

void draw_card_body(struct painter *painter, struct rect rect, bool lit, bool hot)
{
    struct box_style style = {.radius = 14,
                              .top = hot ? COLOUR_CARD_HOT_HIGH : COLOUR_CARD,
                              .bottom = hot ? COLOUR_CARD_HOT_LOW : COLOUR_CARD_LOW,
                              .stroke = lit ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_BRASS_DIM, 96),
                              .stroke_width = lit ? 2 : 1.2f,
                              .shadow = COLOUR_SHADOW,
                              .glow = lit ? COLOUR_ALPHA(COLOUR_BRASS, hot ? 150 : 100) : 0,
                              .glow_size = 7};
    draw_box(painter, rect, &style);
}

void draw_tray(struct painter *painter, struct rect rect, int percent)
{
    uint32_t dark = COLOUR_ALPHA(COLOUR_TRAY, percent * 255 / 100);
    struct box_style style = {.radius = 12,
                              .top = dark,
                              .bottom = dark,
                              .dark = COLOUR_ALPHA(COLOUR_TRAY_DARK, 115),
                              .light = COLOUR_ALPHA(COLOUR_TRAY_LIGHT, 26)};
    draw_box(painter, rect, &style);
}

void draw_glow(struct painter *painter, struct rect rect, float radius, uint32_t colour, float size)
{
    struct box_style style = {.radius = radius, .glow = colour, .glow_size = size};
    draw_box(painter, rect, &style);
}

void draw_outline(struct painter *painter, struct rect rect, float radius, float width, uint32_t colour)
{
    struct box_style style = {.radius = radius, .stroke = colour, .stroke_width = width};
    draw_box(painter, rect, &style);
}

void draw_flat(struct painter *painter, struct rect rect, float radius, uint32_t colour, uint32_t line,
               float width)
{
    struct box_style style = {
        .radius = radius, .top = colour, .bottom = colour, .stroke = line, .stroke_width = width};
    draw_box(painter, rect, &style);
}

void draw_wash(struct painter *painter, struct rect rect, float radius, uint32_t colour)
{
    draw_flat(painter, rect, radius, colour, 0, 0);
}

void draw_overlay(struct painter *painter, struct rect rect)
{
    struct box_style style = {.radius = 16,
                              .top = COLOUR_OVERLAY_HIGH,
                              .bottom = COLOUR_OVERLAY_LOW,
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                              .stroke_width = 1.5f,
                              .shadow = COLOUR_SHADOW};
    draw_box(painter, rect, &style);
}

void draw_cloth(struct painter *painter, struct rect rect)
{
    struct box_style style = {.radius = 12, .top = COLOUR_CLOTH_HIGH, .bottom = COLOUR_CLOTH_LOW};
    draw_box(painter, rect, &style);
    draw_light(painter, rect.x + rect.w / 2, rect.y + rect.h * .44f, rect.w * .5f, rect.h * .62f,
               COLOUR_ALPHA(COLOUR_LAMP, 38));
}

void draw_focus_ring(struct painter *painter, struct rect rect, float radius)
{
    float out = roundf(4 * painter->layout.u);
    struct box_style style = {.radius = radius + 4,
                              .stroke = COLOUR_FOCUS,
                              .stroke_width = 2.4f,
                              .glow = COLOUR_ALPHA(COLOUR_GLOW, 70),
                              .glow_size = 3};
    draw_box(painter, rect_inset(rect, -out, -out), &style);
}

static struct box_style primary(bool hot, bool pressed)
{
    struct box_style style = {.radius = 10,
                              .top = hot ? COLOUR_PRIMARY_HOT_HIGH : COLOUR_BRASS_HIGH,
                              .middle = hot ? COLOUR_PRIMARY_HOT_MID : COLOUR_BRASS_MID,
                              .bottom = hot ? COLOUR_PRIMARY_HOT_LOW : COLOUR_BRASS_LOW,
                              .edge = COLOUR_BRASS_EDGE,
                              .depth = pressed ? 1 : 4,
                              .shine = COLOUR_ALPHA(COLOUR_PRIMARY_SHINE, 179),
                              .shadow = COLOUR_SHADOW};
    return style;
}

static struct box_style secondary(bool hot, bool pressed)
{
    struct box_style style = {.radius = 10,
                              .top = hot ? COLOUR_NIGHT_HOT_HIGH : COLOUR_NIGHT_HIGH,
                              .bottom = hot ? COLOUR_NIGHT_HOT_LOW : COLOUR_NIGHT_LOW,
                              .edge = COLOUR_NIGHT_EDGE,
                              .depth = pressed ? 1 : 4,
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, hot ? 220 : 140),
                              .stroke_width = 1.2f,
                              .shadow = COLOUR_SHADOW};
    return style;
}

static struct box_style off(void)
{
    struct box_style style = {.radius = 10,
                              .top = COLOUR_ALPHA(COLOUR_OFF_BODY, 184),
                              .bottom = COLOUR_ALPHA(COLOUR_OFF_BODY, 184),
                              .stroke = COLOUR_ALPHA(COLOUR_OFF_LINE, 115),
                              .stroke_width = 1.1f,
                              .dashed = true};
    return style;
}

void draw_button_body(struct painter *painter, struct rect rect, enum button_look look, bool hot,
                      bool pressed)
{
    struct box_style style = look == BUTTON_PRIMARY     ? primary(hot, pressed)
                             : look == BUTTON_SECONDARY ? secondary(hot, pressed)
                                                        : off();
    if (pressed) {
        float down = draw_pressed_shift(painter);
        rect.y += down;
        rect.h -= down;
    }
    draw_box(painter, rect, &style);
}

float draw_pressed_shift(const struct painter *painter)
{
    return fmaxf(roundf(3 * painter->layout.u), 1);
}

void draw_seal(struct painter *painter, struct rect rect, int wind, bool brass)
{
    static const char *const names[] = {"seals/east-ivory", "seals/south-ivory", "seals/west-ivory",
                                        "seals/north-ivory"};
    float u = painter->layout.u, d = rect.w / u;
    struct box_style disc = {.radius = d / 2,
                             .top = brass ? COLOUR_BRASS_HIGH : COLOUR_SEAL,
                             .middle = brass ? COLOUR_BRASS_MID : 0,
                             .bottom = brass ? COLOUR_BRASS_LOW : COLOUR_SEAL,
                             .stroke = brass ? COLOUR_BRASS : COLOUR_SEAL_LINE,
                             .stroke_width = 1.6f};
    struct box_style ring = {.radius = d / 2,
                             .stroke = COLOUR_ALPHA(brass ? COLOUR_SEAL_RING : COLOUR_SEAL_LINE, 153),
                             .stroke_width = 1};
    if (wind < TILE_EAST || wind > TILE_NORTH)
        return;
    draw_box(painter, rect, &disc);
    draw_box(painter, rect_inset(rect, roundf(4 * u), roundf(4 * u)), &ring);
    draw_svg(painter, names[wind - TILE_EAST], rect_inset(rect, roundf(rect.w * 0.2f), roundf(rect.w * 0.2f)),
             brass ? COLOUR_CAP_TEXT : COLOUR_IVORY);
}
