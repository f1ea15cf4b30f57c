/*
 * draw.c: the cache of painted boxes and pictures, and the plain parts (draw.h).
 */
#include "sdl/draw.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app.h"
#include "sdl/box.h"
#include "sdl/cache.h"
#include "sdl/paths.h"

enum { DRAW_BUDGET = 96 * 1024 * 1024, LIGHT_SIZE = 256 };

struct draw {
    struct cache *boxes;
    struct cache *pictures;
    SDL_Texture *light;
};

struct box_key {
    char kind;
    int w, h;
    struct box_style style;
};

struct picture_key {
    char path[64];
    int w, h;
};

bool draw_init(struct app *app)
{
    app->draw = calloc(1, sizeof *app->draw);
    CHECK(app->draw);
    app->draw->boxes = cache_new(DRAW_BUDGET);
    app->draw->pictures = cache_new(DRAW_BUDGET / 2);
    return true;
}

void draw_deinit(struct app *app)
{
    if (!app->draw)
        return;
    cache_free(app->draw->boxes);
    cache_free(app->draw->pictures);
    if (app->draw->light)
        SDL_DestroyTexture(app->draw->light);
    free(app->draw);
    app->draw = NULL;
}

void draw_reset(struct app *app)
{
    cache_clear(app->draw->boxes);
    cache_clear(app->draw->pictures);
}

void draw_frame_done(struct app *app)
{
    cache_frame_done(app->draw->boxes);
    cache_frame_done(app->draw->pictures);
}

static Uint8 alpha_of(const struct app *app, uint32_t colour)
{
    return (Uint8)(SDL_clamp(app->alpha, 0, 1) * (float)(colour & 255) + 0.5f);
}

static SDL_FRect frect(struct rect rect)
{
    SDL_FRect out = {rect.x, rect.y, rect.w, rect.h};
    return out;
}

void draw_texture(struct app *app, SDL_Texture *texture, struct rect rect)
{
    SDL_FRect to = frect(rect);
    if (!texture)
        return;
    SDL_SetTextureAlphaMod(texture, alpha_of(app, 255));
    SDL_RenderCopyF(app->renderer, texture, NULL, &to);
}

/* A straight-alpha surface to paint into; NULL if there is no memory for it. */
static SDL_Surface *new_surface(int w, int h)
{
    return SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
}

void draw_box(struct app *app, struct rect rect, const struct box_style *style)
{
    struct box_key key;
    struct cached *found;
    memset(&key, 0, sizeof key); /* the padding is compared too */
    key.w = (int)lroundf(rect.w);
    key.h = (int)lroundf(rect.h);
    if (key.w < 1 || key.h < 1)
        return;
    memcpy(&key.style, style, sizeof key.style);
    found = cache_find(app->draw->boxes, &key, sizeof key);
    if (!found) {
        int margin = box_margin(style, app->layout.u);
        SDL_Surface *surface = new_surface(key.w + 2 * margin, key.h + 2 * margin);
        if (surface)
            box_paint(surface->pixels, key.w, key.h, margin, style, app->layout.u);
        found = cache_add(app->draw->boxes, &key, sizeof key, cache_texture(app->renderer, surface), -margin,
                          -margin);
    }
    draw_texture(app, found->texture,
                 rect_make(roundf(rect.x) + (float)found->dx, roundf(rect.y) + (float)found->dy,
                           (float)found->w, (float)found->h));
}

/* A single-coloured picture keeps its shape only. */
static void tint_surface(SDL_Surface *surface)
{
    Uint32 *pixels = surface->pixels;
    int count = surface->w * surface->h;
    for (int i = 0; i < count; i++)
        pixels[i] |= 0x00ffffffu;
}

static struct cached *picture(struct app *app, const char *path, int w, int h, bool tinted)
{
    struct picture_key key;
    struct cached *found;
    char name[80];
    memset(&key, 0, sizeof key);
    SDL_snprintf(key.path, sizeof key.path, "%s%s", tinted ? "*" : "", path);
    key.w = w;
    key.h = h;
    found = cache_find(app->draw->pictures, &key, sizeof key);
    if (found)
        return found;
    SDL_snprintf(name, sizeof name, "assets/%s.svg", path);
    SDL_Surface *surface = paths_load_svg(app, name, w, h);
    if (surface && tinted)
        tint_surface(surface);
    return cache_add(app->draw->pictures, &key, sizeof key, cache_texture(app->renderer, surface), 0, 0);
}

void draw_svg(struct app *app, const char *path, struct rect rect, uint32_t tint)
{
    int w = (int)lroundf(rect.w), h = (int)lroundf(rect.h);
    struct cached *found;
    SDL_FRect to;
    if (w < 1 || h < 1)
        return;
    found = picture(app, path, w, h, tint != 0);
    if (!found->texture)
        return;
    to.w = (float)found->w;
    to.h = (float)found->h;
    to.x = roundf(rect.x + (rect.w - to.w) / 2);
    to.y = roundf(rect.y + (rect.h - to.h) / 2);
    SDL_SetTextureColorMod(found->texture, tint ? (Uint8)(tint >> 24) : 255, tint ? (Uint8)(tint >> 16) : 255,
                           tint ? (Uint8)(tint >> 8) : 255);
    SDL_SetTextureAlphaMod(found->texture, alpha_of(app, tint ? tint : 255));
    SDL_RenderCopyF(app->renderer, found->texture, NULL, &to);
}

void draw_fill(struct app *app, struct rect rect, uint32_t colour)
{
    SDL_FRect to = frect(rect);
    SDL_SetRenderDrawColor(app->renderer, (Uint8)(colour >> 24), (Uint8)(colour >> 16), (Uint8)(colour >> 8),
                           alpha_of(app, colour));
    SDL_RenderFillRectF(app->renderer, &to);
}

void draw_line(struct app *app, float x, float y, float x2, float y2, float width, uint32_t colour)
{
    float thick = fmaxf(roundf(width * app->layout.u), 1);
    float left = fminf(x, x2), top = fminf(y, y2);
    bool level = fabsf(x2 - x) >= fabsf(y2 - y);
    struct rect rect = level ? rect_make(roundf(left), roundf(y - thick / 2), roundf(fabsf(x2 - x)), thick)
                             : rect_make(roundf(x - thick / 2), roundf(top), thick, roundf(fabsf(y2 - y)));
    draw_fill(app, rect, colour);
}

void draw_disc(struct app *app, float x, float y, float radius, float width, uint32_t colour)
{
    struct box_style style = {.radius = radius / app->layout.u};
    if (width > 0) {
        style.stroke = colour;
        style.stroke_width = width;
    } else {
        style.top = style.bottom = colour;
    }
    draw_box(app, rect_make(x - radius, y - radius, 2 * radius, 2 * radius), &style);
}

void draw_tip(struct app *app, float x, float y, float w, float h, uint32_t colour)
{
    SDL_Color c = {(Uint8)(colour >> 24), (Uint8)(colour >> 16), (Uint8)(colour >> 8), alpha_of(app, colour)};
    SDL_Vertex corners[3] = {
        {{x, y}, c, {0, 0}}, {{x + w / 2, y + h}, c, {0, 0}}, {{x - w / 2, y + h}, c, {0, 0}}};
    SDL_RenderGeometry(app->renderer, NULL, corners, 3, NULL, 0);
}

void draw_veil(struct app *app, uint32_t colour)
{
    draw_fill(app, rect_make(0, 0, (float)app->layout.width, (float)app->layout.height), colour);
}

static SDL_Texture *make_light(struct app *app)
{
    SDL_Surface *surface = new_surface(LIGHT_SIZE, LIGHT_SIZE);
    Uint32 *pixels = surface ? surface->pixels : NULL;
    for (int i = 0; pixels && i < LIGHT_SIZE * LIGHT_SIZE; i++) {
        float x = ((float)(i % LIGHT_SIZE) + 0.5f) / (LIGHT_SIZE / 2.0f) - 1;
        float y = ((float)(i / LIGHT_SIZE) + 0.5f) / (LIGHT_SIZE / 2.0f) - 1;
        float d = fminf(sqrtf(x * x + y * y), 1);
        float noise = (float)((Uint32)i * 2654435761u >> 24) / 32; /* breaks up the bands of a faint light */
        pixels[i] = 0x00ffffffu | (Uint32)(247 * (1 - d) * (1 - d) * (1 + 2 * d) + (d < 1 ? noise : 0)) << 24;
    }
    return cache_texture(app->renderer, surface);
}

void draw_light(struct app *app, float x, float y, float rx, float ry, uint32_t colour)
{
    struct draw *draw = app->draw;
    SDL_FRect to = {x - rx, y - ry, 2 * rx, 2 * ry};
    if (!draw->light)
        draw->light = make_light(app);
    if (!draw->light)
        return;
    SDL_SetTextureScaleMode(draw->light, SDL_ScaleModeLinear);
    SDL_SetTextureColorMod(draw->light, (Uint8)(colour >> 24), (Uint8)(colour >> 16), (Uint8)(colour >> 8));
    SDL_SetTextureAlphaMod(draw->light, alpha_of(app, colour));
    SDL_RenderCopyF(app->renderer, draw->light, NULL, &to);
}
