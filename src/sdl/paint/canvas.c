/*
 * canvas.c: the list of things drawn, and what of it has changed (canvas.h).
 *
 * Every square has a hash over the things that touch it, in their order. Equal hashes mean the same things in
 * the same order, and so the same pixels.
 */
#include "sdl/paint/canvas.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/paint/bitmap.h"
#include "sdl/paint/blend.h"
#include "sdl/paint/canvas_paint.h"

enum { WORTH_SHARING = 1 << 15 /* pixels */ };

struct canvas {
    int w, h;
    struct area clip;
    struct canvas_item *items;
    int count, room;

    int columns, rows; /* of squares */
    uint64_t *now, *before;
    struct area *areas; /* that have changed: room for one a square */
    struct area *bands; /* of them, each at most a square high */
    bool known;         /* the target holds what `before` tells of */
    canvas_share *share;
    struct canvas_target target; /* while painting */
};

struct canvas *canvas_new(canvas_share *share)
{
    struct canvas *canvas = calloc(1, sizeof *canvas);
    CHECK_MEMORY(canvas);
    canvas->share = share;
    return canvas;
}

void canvas_free(struct canvas *canvas)
{
    if (!canvas)
        return;
    free(canvas->items);
    free(canvas->now);
    free(canvas->before);
    free(canvas->areas);
    free(canvas->bands);
    free(canvas);
}

static void *room_for(void *old, int count, size_t size)
{
    void *out = realloc(old, (size_t)count * size);
    CHECK_MEMORY(out);
    return out;
}

static void resize(struct canvas *canvas, int w, int h)
{
    int cells;
    canvas->w = w;
    canvas->h = h;
    canvas->columns = (w + CANVAS_CELL - 1) / CANVAS_CELL;
    canvas->rows = (h + CANVAS_CELL - 1) / CANVAS_CELL;
    cells = canvas->columns * canvas->rows;
    canvas->now = room_for(canvas->now, cells, sizeof *canvas->now);
    canvas->before = room_for(canvas->before, cells, sizeof *canvas->before);
    canvas->areas = room_for(canvas->areas, cells, sizeof *canvas->areas);
    canvas->bands = room_for(canvas->bands, cells, sizeof *canvas->bands);
    canvas->known = false;
}

static struct area whole(const struct canvas *canvas)
{
    struct area area = {0, 0, canvas->w, canvas->h};
    return area;
}

void canvas_begin(struct canvas *canvas, int w, int h, uint32_t colour)
{
    CHECK(w > 0 && h > 0);
    if (w != canvas->w || h != canvas->h)
        resize(canvas, w, h);
    canvas->count = 0;
    canvas->clip = whole(canvas);
    canvas_fill(canvas, rect_make(0, 0, (float)w, (float)h), colour);
}

/* Cut to whole pixels, and back from the edges of the world where a float is no int. */
static struct area cut(struct rect rect)
{
    const float far_off = 1e6f;
    struct area area = {(int)fminf(fmaxf(rect.x, -far_off), far_off),
                        (int)fminf(fmaxf(rect.y, -far_off), far_off), (int)fminf(fmaxf(rect.w, 0), far_off),
                        (int)fminf(fmaxf(rect.h, 0), far_off)};
    return area;
}

static struct rect rect_of(struct area area)
{
    return rect_make((float)area.x, (float)area.y, (float)area.w, (float)area.h);
}

void canvas_clip(struct canvas *canvas, const struct rect *rect)
{
    canvas->clip = rect ? area_common(whole(canvas), cut(*rect)) : whole(canvas);
}

bool canvas_is_clipped(const struct canvas *canvas)
{
    struct area all = whole(canvas);
    return memcmp(&canvas->clip, &all, sizeof all) != 0;
}

struct area canvas_seen(const struct canvas *canvas, struct rect rect)
{
    struct area seen = area_common(canvas->clip, cut(rect));
    if (seen.w <= 0 || seen.h <= 0)
        seen.w = seen.h = 0;
    return seen;
}

/* Enters an item that may touch `box`, unless nothing of it shows. */
static void add(struct canvas *canvas, struct canvas_item item, struct area box)
{
    item.box = area_common(canvas->clip, box);
    if (item.box.w <= 0 || item.box.h <= 0 || item.colour >> 24 == 0)
        return;
    if (canvas->count == canvas->room) {
        canvas->room = canvas->room ? canvas->room * 2 : 256;
        canvas->items = room_for(canvas->items, canvas->room, sizeof *canvas->items);
    }
    canvas->items[canvas->count++] = item;
}

void canvas_fill(struct canvas *canvas, struct rect rect, uint32_t colour)
{
    struct canvas_item item = {.kind = CANVAS_FILL, .colour = blend_colour(colour)};
    struct area box = cut(rect);
    box.w = box.w > 1 ? box.w : 1;
    box.h = box.h > 1 ? box.h : 1;
    item.opaque = item.colour >> 24 == 255;
    item.to = rect_of(box);
    add(canvas, item, box);
}

void canvas_copy(struct canvas *canvas, const struct bitmap *bitmap, struct rect rect, uint32_t tint)
{
    struct canvas_item item = {.bitmap = bitmap, .colour = blend_colour(tint)};
    struct area box = cut(rect);
    if (!bitmap)
        return;
    item.kind = box.w == bitmap->w && box.h == bitmap->h ? CANVAS_COPY : CANVAS_SCALED;
    item.id = bitmap->id;
    item.opaque = bitmap->opaque && item.colour >> 24 == 255;
    item.to = rect_of(box);
    add(canvas, item, box);
}

void canvas_turned(struct canvas *canvas, const struct bitmap *bitmap, struct rect rect, float degrees,
                   uint32_t tint)
{
    struct canvas_item item = {.bitmap = bitmap,
                               .kind = CANVAS_TURNED,
                               .colour = blend_colour(tint),
                               .degrees = degrees,
                               .to = rect};
    float angle = degrees * 0.0174532925f, c = fabsf(cosf(angle)), s = fabsf(sinf(angle));
    float half_w = (rect.w * c + rect.h * s) / 2 + 2, half_h = (rect.w * s + rect.h * c) / 2 + 2;
    if (!bitmap)
        return;
    item.id = bitmap->id;
    add(canvas, item,
        cut(rect_make(floorf(rect.x + rect.w / 2 - half_w), floorf(rect.y + rect.h / 2 - half_h),
                      2 * half_w + 2, 2 * half_h + 2)));
}

void canvas_tip(struct canvas *canvas, struct rect rect, uint32_t colour)
{
    struct canvas_item item = {.kind = CANVAS_TIP, .colour = blend_colour(colour), .to = rect};
    add(canvas, item, cut(rect_make(floorf(rect.x), floorf(rect.y), rect.w + 2, rect.h + 2)));
}

int canvas_count(const struct canvas *canvas)
{
    return canvas->count;
}

uint64_t canvas_noted(const struct canvas *canvas, int index, struct rect *rect)
{
    CHECK(index >= 0 && index < canvas->count);
    *rect = canvas->items[index].to;
    return canvas->items[index].bitmap ? canvas->items[index].id : 0;
}

void canvas_forget(struct canvas *canvas)
{
    canvas->known = false;
}

static uint64_t mixed(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

static uint64_t hash_of(const struct canvas_item *item)
{
    uint64_t hash = mixed(item->id, (uint64_t)item->kind << 32 | item->colour), words[5];
    memcpy(words, &item->to, 16);
    memcpy(words + 2, &item->box, 16);
    words[4] = 0;
    memcpy(words + 4, &item->degrees, sizeof item->degrees);
    for (int i = 0; i < 5; i++)
        hash = mixed(hash, words[i]);
    return hash;
}

static void hash_cells(struct canvas *canvas)
{
    memset(canvas->now, 0, (size_t)canvas->columns * (size_t)canvas->rows * sizeof *canvas->now);
    for (int i = 0; i < canvas->count; i++) {
        const struct canvas_item *item = &canvas->items[i];
        struct area box = item->box;
        int left = box.x / CANVAS_CELL, right = (box.x + box.w - 1) / CANVAS_CELL;
        int top = box.y / CANVAS_CELL, bottom = (box.y + box.h - 1) / CANVAS_CELL;
        uint64_t hash = hash_of(item);
        for (int row = top; row <= bottom; row++)
            for (int column = left; column <= right; column++) {
                uint64_t *cell = &canvas->now[row * canvas->columns + column];
                *cell = mixed(*cell, hash);
            }
    }
}

/* Enters the squares from `from` to before `to` of a row, joined to the area above if that is as wide. */
static int add_run(struct area *areas, int count, int row, int from, int to)
{
    struct area run = {from * CANVAS_CELL, row * CANVAS_CELL, (to - from) * CANVAS_CELL, CANVAS_CELL};
    for (int i = count - 1; i >= 0; i--) {
        if (areas[i].x == run.x && areas[i].w == run.w && areas[i].y + areas[i].h == run.y) {
            areas[i].h += CANVAS_CELL;
            return count;
        }
    }
    areas[count] = run;
    return count + 1;
}

/* The squares that differ, as few areas as come of themselves. */
static int changed_areas(struct canvas *canvas)
{
    int count = 0;
    if (!canvas->known) {
        canvas->areas[0] = whole(canvas);
        return 1;
    }
    for (int row = 0; row < canvas->rows; row++) {
        const uint64_t *now = canvas->now + row * canvas->columns,
                       *before = canvas->before + row * canvas->columns;
        for (int column = 0, from; column < canvas->columns; column++) {
            for (from = column; column < canvas->columns && now[column] != before[column]; column++)
                ;
            if (column > from)
                count = add_run(canvas->areas, count, row, from, column);
        }
    }
    for (int i = 0; i < count; i++)
        canvas->areas[i] = area_common(canvas->areas[i], whole(canvas));
    return count;
}

static bool covers(struct area outer, struct area inner)
{
    return outer.x <= inner.x && outer.y <= inner.y && outer.x + outer.w >= inner.x + inner.w &&
           outer.y + outer.h >= inner.y + inner.h;
}

/* The uppermost thing behind which the area is hidden. */
static int first_seen(const struct canvas *canvas, struct area area)
{
    int first = canvas->count - 1;
    while (first > 0 && !(canvas->items[first].opaque && covers(canvas->items[first].box, area)))
        first--;
    return first;
}

static void paint_band(void *context, int which)
{
    const struct canvas *canvas = context;
    struct area band = canvas->bands[which];
    for (int i = first_seen(canvas, band); i < canvas->count; i++) {
        struct area part = area_common(canvas->items[i].box, band);
        if (part.w > 0 && part.h > 0)
            canvas_paint_item(&canvas->target, &canvas->items[i], part);
    }
}

/* Paints the areas in bands: the pixels of a band stay near the processor from layer to layer. */
static void paint_areas(struct canvas *canvas, int count)
{
    int bands = 0, pixels = 0;
    for (int i = 0; i < count; i++) {
        struct area area = canvas->areas[i], band = area;
        pixels += area.w * area.h;
        for (band.h = CANVAS_CELL; band.y < area.y + area.h; band.y += CANVAS_CELL)
            canvas->bands[bands++] = area_common(band, area);
    }
    if (pixels >= WORTH_SHARING)
        canvas->share(paint_band, canvas, bands);
    else
        for (int i = 0; i < bands; i++)
            paint_band(canvas, i);
}

/* The picture as large as a target of another size, for the moments until one of that size is drawn. */
static void paint_stretched(struct canvas *canvas, const struct canvas_target *target)
{
    float fx = (float)target->w / (float)canvas->w, fy = (float)target->h / (float)canvas->h;
    struct area all = {0, 0, target->w, target->h};
    for (int i = first_seen(canvas, whole(canvas)); i < canvas->count; i++) {
        struct canvas_item item = canvas->items[i];
        struct area box = item.box;
        item.box.x = (int)floorf((float)box.x * fx);
        item.box.y = (int)floorf((float)box.y * fy);
        item.box.w = (int)ceilf((float)(box.x + box.w) * fx) - item.box.x;
        item.box.h = (int)ceilf((float)(box.y + box.h) * fy) - item.box.y;
        item.to = rect_make(item.to.x * fx, item.to.y * fy, item.to.w * fx, item.to.h * fy);
        if (item.kind == CANVAS_COPY || item.kind == CANVAS_SCALED)
            item.kind = CANVAS_STRETCHED;
        item.box = area_common(item.box, all);
        if (item.box.w > 0 && item.box.h > 0)
            canvas_paint_item(target, &item, item.box);
    }
    canvas->known = false;
    canvas->areas[0] = all;
}

int canvas_paint(struct canvas *canvas, const struct canvas_target *target, const struct area **areas)
{
    uint64_t *spare = canvas->before;
    int count;
    *areas = canvas->areas;
    if (target->w != canvas->w || target->h != canvas->h) {
        paint_stretched(canvas, target);
        return 1;
    }
    hash_cells(canvas);
    count = changed_areas(canvas);
    canvas->target = *target;
    paint_areas(canvas, count);
    canvas->before = canvas->now;
    canvas->now = spare;
    canvas->known = true;
    return count;
}
