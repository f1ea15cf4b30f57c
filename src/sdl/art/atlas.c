/*
 * atlas.c: tiles as pictures (atlas.h).
 */
#include "sdl/art/atlas.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/mark.h"
#include "rules/hand/tile.h"
#include "sdl/art/draw.h"
#include "sdl/art/painter.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/paint/bitmap.h"
#include "sdl/paint/box.h"
#include "sdl/paint/cache.h"
#include "sdl/paint/canvas.h"

enum {
    TILES = 6,
    SHADOWS = 1, /* bytes for each pixel of the output */
    LIFT_STEP = 4,
    RIM = 2,
    SORTS = 12,
    FACE_SETS = 2, /* traditional, learner's */
    SORT_MIN = 4   /* tiles of a sort drawn, for the others to be likely */
};

/* A pose in a size, and the tiles of it that were drawn (a bit each). */
struct sort {
    enum pose pose;
    int w, h;
    uint64_t made;
};

struct atlas {
    struct cache *tiles;
    struct cache *shadows;
    struct tile_art art;
    struct sort sorts[SORTS];
    int sort_count;
    float bake_time;                     /* milliseconds the last one took */
    bool baked;                          /* nothing is left to be made */
    bool no_face[FACE_SETS][TILE_COUNT]; /* the file is missing: letters are written instead */
    atlas_watcher *watcher;
    void *watching;
};

struct tile_key {
    int pose, tile, w, h, rim, faces; /* the faces as they are set: a scene may show both sets */
};

struct shadow_key {
    int w, h, lift;
};

#define SINGLE_STEP 0.42f /* how far the lower tile of a stack lies below the upper one */

static const struct pose_shape shapes[POSE_COUNT] = {
    [POSE_LYING] = {"lying", 1, 1.51f, 0, 1.34f, 0, 0, true},
    [POSE_SIDEWAYS] = {"side", 1.34f, 1.17f, 0, 1, 0, 1, true},
    [POSE_STANDING] = {"standing", 1, 1.51f, .17f, 1.34f, 0, 0, true},
    [POSE_DOWN] = {"down", 1, 1.51f, 0, 1.34f, 0, 0, false},
    [POSE_REAR] = {"rear", 1, 1.39f, .17f, 1.22f, 0, 0, false},
    [POSE_STACK] = {"stack", 1, 2.18f, 0, 1.34f, 1.76f, 0, false},
    [POSE_SINGLE] = {"stack", 1, 2.18f, SINGLE_STEP, 1.34f, 1.76f, 0, false},
    [POSE_CLOCKWISE] = {"side", 1.34f, 1.17f, 0, 1, 0, 3, true},
    [POSE_INVERTED] = {"lying", 1, 1.51f, 0, 1.34f, 0, 2, true},
    [POSE_FLAT] = {"flat", 1.34f, 1.17f, 0, 1, 0, 0, false},
    [POSE_LEFT] = {"left", .88f, 1.4f, 0, 1, 0, 0, false},
    [POSE_RIGHT] = {"right", .88f, 1.4f, 0, 1, 0, 0, false},
    [POSE_STACK_SIDE] = {"flank", 1.34f, 1.84f, 0, 1, 1.42f, 0, false},
    [POSE_SINGLE_SIDE] = {"flank", 1.34f, 1.84f, SINGLE_STEP, 1, 1.42f, 0, false},
};

const struct pose_shape *pose_shape(enum pose pose)
{
    return &shapes[pose];
}

void atlas_init(struct painter *painter)
{
    painter->atlas = calloc(1, sizeof *painter->atlas);
    CHECK_MEMORY(painter->atlas);
    painter->atlas->tiles = cache_new();
    painter->atlas->shadows = cache_new();
}

void atlas_deinit(struct painter *painter)
{
    if (!painter->atlas)
        return;
    tile_art_forget(&painter->atlas->art);
    cache_free(painter->atlas->tiles);
    cache_free(painter->atlas->shadows);
    free(painter->atlas);
    painter->atlas = NULL;
}

void atlas_reset(struct painter *painter)
{
    tile_art_forget(&painter->atlas->art);
    painter->atlas->sort_count = 0;
    cache_clear(painter->atlas->tiles, layout_pixels(&painter->layout) * TILES);
    cache_clear(painter->atlas->shadows, layout_pixels(&painter->layout) * SHADOWS);
}

void atlas_frame_done(struct painter *painter)
{
    cache_frame_done(painter->atlas->tiles);
    cache_frame_done(painter->atlas->shadows);
}

const char *atlas_back_label(int back)
{
    static const char *const labels[] = {N_("Amber"), N_("Jade"), N_("Ink")};
    return back >= 0 && back < 3 ? labels[back] : NULL;
}

const char *atlas_faces_label(int faces)
{
    static const char *const labels[] = {N_("Traditional"), N_("Learner’s")};
    return faces >= 0 && faces < 2 ? labels[faces] : NULL;
}

float atlas_width(const struct painter *painter, float units)
{
    return fmaxf(roundf(units * painter->layout.u), 4);
}

void atlas_size(enum pose pose, float w, float *width, float *height)
{
    *width = roundf(w * shapes[pose].wide);
    *height = roundf(w * shapes[pose].high);
}

static float stack_step(float w)
{
    return roundf(w * SINGLE_STEP);
}

static bool is_lower_of_stack(enum pose pose)
{
    return pose == POSE_SINGLE || pose == POSE_SINGLE_SIDE;
}

struct rect atlas_face(enum pose pose, float x, float y, float w)
{
    float width, height;
    atlas_size(pose, w, &width, &height);
    return rect_make(x, y + roundf(w * shapes[pose].top), width, roundf(w * shapes[pose].face));
}

/* The surface with `rim` clear pixels round it, so that its edges stay smooth when it is turned. */
static SDL_Surface *with_rim(SDL_Surface *surface, int rim)
{
    SDL_Rect to = {rim, rim, 0, 0};
    SDL_Surface *out;
    if (!surface || rim == 0)
        return surface;
    out = SDL_CreateRGBSurfaceWithFormat(0, surface->w + 2 * rim, surface->h + 2 * rim, 32,
                                         SDL_PIXELFORMAT_ARGB8888);
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE);
    SDL_BlitSurface(surface, NULL, out, &to);
    SDL_FreeSurface(surface);
    return out;
}

static void note_sort(struct atlas *atlas, enum pose pose, int w, int h, uint8_t tile)
{
    struct sort *sort = atlas->sorts;
    while (sort < atlas->sorts + atlas->sort_count && (sort->pose != pose || sort->w != w || sort->h != h))
        sort++;
    if (sort == atlas->sorts + SORTS)
        return;
    if (sort == atlas->sorts + atlas->sort_count) {
        *sort = (struct sort){pose, w, h, 0};
        atlas->sort_count++;
    }
    sort->made |= UINT64_C(1) << tile;
    atlas->baked = false;
}

static struct cached *picture_of(struct painter *painter, enum pose pose, uint8_t tile, int w, int h, int rim)
{
    bool no_face;
    struct tile_key key = {(int)(is_lower_of_stack(pose) ? pose - 1 : pose),
                           tile_art_has_face(pose, tile) ? tile : -1,
                           w,
                           h,
                           rim,
                           painter->look.faces};
    struct cached *found = cache_find(painter->atlas->tiles, &key, sizeof key);
    if (found)
        return found;
    SDL_Surface *surface =
        with_rim(tile_art_make(painter, &painter->atlas->art, pose, tile, w, h, &no_face), rim);
    if (no_face)
        painter->atlas->no_face[painter->look.faces][tile] = true;
    if (key.tile >= 0 && rim == 0)
        note_sort(painter->atlas, pose, w, h, tile);
    return cache_add(painter->atlas->tiles, &key, sizeof key, bitmap_from_surface(surface), 0, 0);
}

/* A tile of the sort that was not drawn yet, or TILE_KINDS. */
static int missing_tile(const struct sort *sort)
{
    int tile = 0, count = 0;
    for (uint64_t made = sort->made; made; made &= made - 1)
        count++;
    if (count < SORT_MIN)
        return TILE_KINDS;
    while (tile < TILE_KINDS && sort->made >> tile & 1)
        tile++;
    return tile;
}

bool atlas_bake(struct painter *painter, int milliseconds)
{
    struct atlas *atlas = painter->atlas;
    Uint64 before = SDL_GetPerformanceCounter();
    if (atlas->baked || (float)milliseconds <= atlas->bake_time)
        return false;
    for (int i = 0; i < atlas->sort_count; i++) {
        const struct sort *sort = &atlas->sorts[i];
        int tile = missing_tile(sort);
        if (tile == TILE_KINDS)
            continue;
        picture_of(painter, sort->pose, (uint8_t)tile, sort->w, sort->h, 0);
        atlas->bake_time =
            (float)(SDL_GetPerformanceCounter() - before) * 1000 / (float)SDL_GetPerformanceFrequency();
        return true;
    }
    tile_art_forget(&atlas->art);
    atlas->baked = true;
    return false;
}

static struct cached *shadow_of(struct painter *painter, int w, int h, float lift)
{
    struct shadow_key key = {w, h, (int)lroundf(lift / LIFT_STEP)};
    struct cached *found = cache_find(painter->atlas->shadows, &key, sizeof key);
    if (found)
        return found;
    float up = (float)(key.lift * LIFT_STEP), u = painter->layout.u;
    int margin = (int)ceilf((9 + 2.6f * 6) * u + up * 1.5f);
    struct bitmap *bitmap = bitmap_new_mask(w + 2 * margin, h + 2 * margin);
    if (bitmap)
        box_paint_shadow(bitmap->mask, w, h, margin, u, up);
    return cache_add(painter->atlas->shadows, &key, sizeof key, bitmap, -margin, -margin);
}

static float alpha_of(const struct atlas_tile *tile)
{
    return tile->alpha <= 0 ? 1 : fminf(tile->alpha, 1);
}

static const float THICKNESS = .17f; /* of a tile of width 1 */

/* Returns how high an edge stands while the tile turns, 0 to 1: the sine of the angle whose cosine is 1 -
 * turn. */
static float rising(float turn)
{
    float flat = 1 - fminf(turn, 1);
    return sqrtf(1 - flat * flat);
}

/* The width in pixels of the side that is seen while it turns. */
static float side_of(const struct atlas_tile *tile)
{
    return roundf(tile->w * THICKNESS * rising(tile->turn));
}

/* The box as it is drawn: squeezed while the tile turns over, the lower part only of a single wall tile. */
static struct rect box_of(const struct atlas_tile *tile)
{
    struct rect box = rect_make(roundf(tile->x), roundf(tile->y), 0, 0);
    atlas_size(tile->pose, tile->w, &box.w, &box.h);
    if (is_lower_of_stack(tile->pose)) {
        box.y += stack_step(tile->w);
        box.h -= stack_step(tile->w);
    }
    if (tile->turn > 0) {
        float side = side_of(tile), narrow = fmaxf(box.w * (1 - fminf(tile->turn, 1)), 1);
        float nearer = box.h * .05f * rising(tile->turn); /* its upper edge comes towards the eye */
        box.x += (box.w - narrow - side) / 2 + (tile->over ? 0 : side);
        box.y -= nearer / 2;
        box.w = narrow;
        box.h += nearer;
    }
    return box;
}

/* The width whose pictures the tile shows. */
static float picture_width(const struct atlas_tile *tile)
{
    return tile->rest > 0 ? tile->rest : tile->w;
}

static void atlas_draw_shadow(struct painter *painter, const struct atlas_tile *tile)
{
    struct rect box = box_of(tile), flat_box;
    struct atlas_tile flat = *tile;
    float before = painter->alpha;
    struct cached *shadow;
    if (tile->flags & ATLAS_NO_SHADOW || painter->unseen)
        return;
    painter->alpha *= alpha_of(tile);
    if (tile->flags & ATLAS_GLOW)
        draw_glow(painter, rect_inset(box, -3 * painter->layout.u, -3 * painter->layout.u), 9, COLOUR_GLOW,
                  6);
    flat.w = picture_width(tile);
    flat.turn = 0;
    flat_box = box_of(&flat);
    shadow = shadow_of(painter, (int)flat_box.w, (int)flat_box.h, fmaxf(tile->lift, 0));
    float fx = box.w / flat_box.w, fy = box.h / flat_box.h;
    draw_bitmap(painter, shadow->bitmap,
                rect_make(roundf(box.x) + (float)shadow->dx * fx, roundf(box.y) + (float)shadow->dy * fy,
                          (float)shadow->w * fx, (float)shadow->h * fy),
                COLOUR_SHADOW);
    painter->alpha = before;
}

/* Letters for a face whose file is missing. */
static void draw_letters(struct painter *painter, const struct atlas_tile *tile)
{
    static const uint32_t colours[] = {0x182a49ffu, 0x1f4687ffu, 0x14704affu, 0xb01f2affu, 0xb01f2affu};
    struct rect face = atlas_face(tile->pose, tile->x, tile->y, tile->w);
    struct type type = type_make(TYPE_SANS_BOLD, tile->w * 0.42f / painter->layout.u,
                                 colours[tile_suit(tile->tile)], TYPE_CENTRE);
    char text[3];
    tile_print(tile->tile, text);
    type_draw(painter, type, face.x + face.w / 2, face.y + face.h / 2 + type_cap_height(painter, type) / 2,
              text);
}

static void copy_tile(struct painter *painter, const struct atlas_tile *tile, struct rect box)
{
    enum pose pose = tile->pose;
    float width, height, part = shapes[pose].part, w = picture_width(tile);
    struct cached *picture;
    if (painter->unseen)
        return;
    atlas_size(pose, w, &width, &height);
    height = part > 0 ? roundf(w * part) : height;
    float drawn = part > 0 && tile->turn <= 0 ? roundf(tile->w * part) : box.h;
    picture = picture_of(painter, pose, tile->tile, (int)width, (int)height, 0);
    draw_bitmap(painter, picture->bitmap, rect_make(box.x, box.y, box.w, drawn),
                tile->flags & ATLAS_DIM ? 0xa8b2b2ffu : 0xffffffffu);
}

static void draw_rim(struct painter *painter, const struct atlas_tile *tile, struct rect box)
{
    struct rect face = atlas_face(tile->pose, tile->x, tile->y, tile->w);
    float least = 2 / painter->layout.u, width = fmaxf(tile->w * 0.045f / painter->layout.u, least);
    uint32_t colour = tile->flags & ATLAS_RIM_LIGHT ? COLOUR_RIM_LIGHT : COLOUR_BRASS;
    face.x = box.x;
    face.w = box.w;
    draw_outline(painter, face, tile->w * 0.1f / painter->layout.u, width, colour);
}

/* The long side of a tile that turns over: its ivory and its back's colour, and the lamp on what faces it. */
static void draw_side(struct painter *painter, const struct atlas_tile *tile, struct rect box)
{
    static const uint32_t backs[][2] = {
        {0xd9873affu, 0xa9571dffu}, {0x378a7cffu, 0x175048ffu}, {0x46598affu, 0x222f54ffu}};
    const uint32_t *back = backs[painter->look.back % 3];
    bool face = tile_art_has_face(tile->pose, tile->tile);
    float wide = side_of(tile), inset = roundf(box.h * .03f), ivory = roundf(wide * .6f);
    struct rect side =
        rect_make(tile->over ? box.x + box.w : box.x - wide, box.y + inset, wide, box.h - 2 * inset);
    struct rect near = side, far = side;
    if (wide < 1)
        return;
    near.w = face ? ivory : wide - ivory; /* the layer next to what is seen of the tile */
    far.w = wide - near.w;
    near.x = tile->over ? side.x : side.x + far.w;
    far.x = tile->over ? side.x + near.w : side.x;
    draw_fill(painter, near, face ? 0xe9dcb9ffu : back[0]);
    draw_fill(painter, far, face ? back[1] : 0xdccba1ffu);
    draw_fill(painter, rect_make(side.x, side.y, wide, fmaxf(roundf(box.h * .02f), 1)), 0xffffff50u);
}

/* A turning tile catches the lamp: brightest just past its edge. */
static void draw_gleam(struct painter *painter, const struct atlas_tile *tile, struct rect box)
{
    float light = rising(tile->turn) * (tile->over ? 1 : .35f);
    float inset = fmaxf(box.w * .06f, 1);
    if (box.w > 3)
        draw_fill(painter, rect_inset(box, inset, box.h * .05f), 0xfff4d600u | (uint32_t)(light * 96));
}

static void atlas_draw_body(struct painter *painter, const struct atlas_tile *tile)
{
    struct rect box = box_of(tile);
    float before = painter->alpha;
    painter->alpha *= alpha_of(tile);
    if (tile->turn > 0)
        draw_side(painter, tile, box);
    if (shapes[tile->pose].part > 0 && !is_lower_of_stack(tile->pose))
        copy_tile(painter, tile, rect_moved(box, 0, stack_step(tile->w)));
    copy_tile(painter, tile, box);
    if (tile_art_has_face(tile->pose, tile->tile) &&
        painter->atlas->no_face[painter->look.faces][tile->tile] && tile->turn < 0.5f)
        draw_letters(painter, tile);
    if (tile->turn > 0)
        draw_gleam(painter, tile, box);
    else if (tile->flags & (ATLAS_RIM | ATLAS_RIM_LIGHT))
        draw_rim(painter, tile, box);
    painter->alpha = before;
}

void atlas_watch(struct painter *painter, atlas_watcher *watcher, void *to)
{
    painter->atlas->watcher = watcher;
    painter->atlas->watching = to;
}

static void tell(const struct painter *painter, const struct atlas_tile *tile)
{
    struct rect box = box_of(tile);
    struct area shown = canvas_seen(painter->canvas, box);
    bool open = shapes[tile->pose].open && tile->tile < TILE_COUNT, down = tile->pose == POSE_DOWN;
    if ((open || down) && shown.w > 0 && painter->alpha > 0 && !(tile->flags & ATLAS_TOLD))
        painter->atlas->watcher(painter->atlas->watching, open ? tile->tile : TILE_HIDDEN, box);
}

void atlas_draw_group(struct painter *painter, const struct atlas_tile *tiles, int count)
{
    for (int i = 0; i < count && painter->atlas->watcher; i++)
        tell(painter, &tiles[i]);
    for (int i = 0; i < count; i++)
        atlas_draw_shadow(painter, &tiles[i]);
    for (int i = 0; i < count; i++)
        atlas_draw_body(painter, &tiles[i]);
}

void atlas_draw(struct painter *painter, enum pose pose, uint8_t tile, float x, float y, float w,
                unsigned flags)
{
    struct atlas_tile one = {.pose = pose, .tile = tile, .x = x, .y = y, .w = w, .flags = flags};
    atlas_draw_group(painter, &one, 1);
}

void atlas_draw_turned(struct painter *painter, enum pose pose, uint8_t tile, float cx, float cy, float w,
                       float degrees)
{
    atlas_draw_turning(painter, pose, tile, cx, cy, w, degrees, 1);
}

void atlas_draw_turning(struct painter *painter, enum pose pose, uint8_t tile, float cx, float cy, float w,
                        float degrees, float share)
{
    float width, height, alpha = SDL_clamp(painter->alpha, 0, 1);
    struct cached *picture, *shadow;
    struct rect box;
    if (painter->unseen)
        return;
    atlas_size(pose, w, &width, &height);
    box = rect_make(cx - width * share / 2, cy - height / 2, width * share, height);
    shadow = shadow_of(painter, (int)width, (int)height, 0);
    canvas_turned(painter->canvas, shadow->bitmap,
                  rect_make(box.x + (float)shadow->dx * share, box.y + (float)shadow->dy,
                            (float)shadow->w * share, (float)shadow->h),
                  degrees, painter_colour(painter, COLOUR_ALPHA(COLOUR_SHADOW, 255 * alpha)));
    picture = picture_of(painter, pose, tile, (int)width, (int)height, RIM);
    canvas_turned(painter->canvas, picture->bitmap, rect_inset(box, -RIM * share, -RIM), degrees,
                  painter_shaded(painter, 0xffffff00u | (uint32_t)(alpha * 255)));
}
