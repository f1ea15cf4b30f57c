/*
 * tile_art.c: painting one tile into memory (atlas.h).
 *
 * Small tiles are drawn at twice their size and reduced by area, which is smoother than the SVG
 * drawer's own edges.
 */
#include "sdl/art/atlas.h"

#include <SDL.h>
#include <math.h>
#include <string.h>

#include "rules/hand/tile.h"
#include "sdl/art/painter.h"
#include "sdl/art/paths.h"
#include "sdl/paint/box.h"

enum { SMALL = 150 /* pixels of width up to which a tile is drawn larger first */ };

static const char *const backs[] = {"amber", "jade", "ink"};

bool tile_art_has_face(enum pose pose, uint8_t tile)
{
    return pose_shape(pose)->open && tile < TILE_COUNT;
}

static SDL_Surface *blank(int w, int h)
{
    return SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
}

/* A plain tile for a missing file: ivory or the back's colour with a darker lower edge. */
static SDL_Surface *plain_body(const struct painter *painter, enum pose pose, int w, int h)
{
    static const uint32_t colours[] = {0xb9642bffu, 0x27675dffu, 0x324272ffu};
    bool ivory = pose_shape(pose)->open;
    uint32_t colour = ivory ? 0xfaf3e2ffu : colours[painter->look.back % 3];
    struct box_style style = {.radius = 10,
                              .top = colour,
                              .bottom = colour,
                              .stroke = 0x00000040u,
                              .stroke_width = 2,
                              .edge = ivory ? 0xc0a974ffu : 0xe0d1aaffu,
                              .depth = 17};
    SDL_Surface *surface = blank(w, h);
    if (surface)
        box_paint(surface->pixels, w, h, 0, &style, (float)w / (100 * pose_shape(pose)->wide));
    return surface;
}

static SDL_Surface *load_body(struct painter *painter, enum pose pose, int w, int h)
{
    char name[64];
    SDL_Surface *surface;
    SDL_snprintf(name, sizeof name, "assets/tiles/body/%s-%s.svg", pose_shape(pose)->body,
                 backs[painter->look.back % 3]);
    surface = paths_load_svg(name, w, h);
    return surface ? surface : plain_body(painter, pose, w, h);
}

/* Turned by a quarter against the clock, as a claimed tile lies; frees what it turns. */
static SDL_Surface *quarter_turn(SDL_Surface *surface)
{
    SDL_Surface *turned = blank(surface->h, surface->w);
    for (int y = 0; turned && y < turned->h; y++) {
        Uint32 *row = (Uint32 *)((Uint8 *)turned->pixels + y * turned->pitch);
        const Uint8 *from = surface->pixels;
        for (int x = 0; x < turned->w; x++)
            row[x] = *(const Uint32 *)(from + x * surface->pitch + (surface->w - 1 - y) * 4);
    }
    SDL_FreeSurface(surface);
    return turned;
}

static SDL_Surface *load_face(struct painter *painter, enum pose pose, uint8_t tile, int w)
{
    char name[64], text[3];
    SDL_Surface *surface;
    tile_print(tile, text);
    SDL_snprintf(name, sizeof name, "assets/tiles/%s/%s.svg", painter->look.faces ? "learner" : "faces",
                 text);
    surface = paths_load_svg(name, w, (int)lroundf((float)w * 1.34f));
    for (int i = 0; surface && i < pose_shape(pose)->turns; i++)
        surface = quarter_turn(surface);
    return surface;
}

/* Lays the face onto the body drawn at upright width `width`. */
static bool add_face(struct painter *painter, SDL_Surface *body, enum pose pose, uint8_t tile, int width)
{
    SDL_Surface *face = load_face(painter, pose, tile, width);
    SDL_Rect to = {0, (int)lroundf((float)width * pose_shape(pose)->top), 0, 0};
    if (!face)
        return false;
    SDL_SetSurfaceBlendMode(face, SDL_BLENDMODE_BLEND);
    SDL_BlitSurface(face, NULL, body, &to);
    SDL_FreeSurface(face);
    return true;
}

/* A copy of a body, drawn again only if it is none of the last ones. */
static SDL_Surface *copied_body(struct painter *painter, struct tile_art *art, enum pose pose, int w, int h)
{
    for (int i = 0; i < TILE_ART_BODIES; i++)
        if (art->bodies[i].surface && art->bodies[i].pose == (int)pose && art->bodies[i].w == w &&
            art->bodies[i].h == h)
            return SDL_DuplicateSurface(art->bodies[i].surface);
    SDL_Surface *surface = load_body(painter, pose, w, h);
    SDL_FreeSurface(art->bodies[art->next].surface);
    art->bodies[art->next].pose = (int)pose;
    art->bodies[art->next].w = w;
    art->bodies[art->next].h = h;
    art->bodies[art->next].surface = surface;
    art->next = (art->next + 1) % TILE_ART_BODIES;
    return surface ? SDL_DuplicateSurface(surface) : NULL;
}

void tile_art_forget(struct tile_art *art)
{
    for (int i = 0; i < TILE_ART_BODIES; i++)
        SDL_FreeSurface(art->bodies[i].surface);
    memset(art, 0, sizeof *art);
}

/* The mean of the part of `from` that pixel (x, y) of the smaller picture covers, weighted by area and alpha.
 */
static Uint32 area_mean(const SDL_Surface *from, float x0, float y0, float x1, float y1)
{
    float sum[4] = {0, 0, 0, 0}, area = 0;
    for (int y = (int)y0; (float)y < y1 && y < from->h; y++) {
        const Uint32 *row = (const Uint32 *)((const Uint8 *)from->pixels + y * from->pitch);
        float high = fminf(y1, (float)y + 1) - fmaxf(y0, (float)y);
        for (int x = (int)x0; (float)x < x1 && x < from->w; x++) {
            float part = high * (fminf(x1, (float)x + 1) - fmaxf(x0, (float)x)),
                  a = (float)(row[x] >> 24) * part;
            area += part;
            sum[0] += a;
            sum[1] += a * (float)(row[x] >> 16 & 255);
            sum[2] += a * (float)(row[x] >> 8 & 255);
            sum[3] += a * (float)(row[x] & 255);
        }
    }
    if (sum[0] <= 0)
        return 0;
    return (Uint32)(sum[0] / area + 0.5f) << 24 | (Uint32)(sum[1] / sum[0] + 0.5f) << 16 |
           (Uint32)(sum[2] / sum[0] + 0.5f) << 8 | (Uint32)(sum[3] / sum[0] + 0.5f);
}

/* The same of four pixels, two above two. */
static Uint32 mean_of_four(const Uint32 *upper, const Uint32 *lower)
{
    Uint32 four[4] = {upper[0], upper[1], lower[0], lower[1]}, a = 0, r = 0, g = 0, b = 0;
    for (int i = 0; i < 4; i++) {
        Uint32 alpha = four[i] >> 24;
        a += alpha;
        r += alpha * (four[i] >> 16 & 255);
        g += alpha * (four[i] >> 8 & 255);
        b += alpha * (four[i] & 255);
    }
    if (a == 0)
        return 0;
    return (a + 2) / 4 << 24 | (r + a / 2) / a << 16 | (g + a / 2) / a << 8 | (b + a / 2) / a;
}

static SDL_Surface *halved(SDL_Surface *from, int w, int h)
{
    SDL_Surface *out = blank(w, h);
    for (int y = 0; out && y < h; y++) {
        Uint32 *row = (Uint32 *)((Uint8 *)out->pixels + y * out->pitch);
        const Uint32 *upper = (const Uint32 *)((const Uint8 *)from->pixels + 2 * y * from->pitch);
        const Uint32 *lower = (const Uint32 *)((const Uint8 *)from->pixels + (2 * y + 1) * from->pitch);
        for (int x = 0; x < w; x++)
            row[x] = mean_of_four(upper + 2 * x, lower + 2 * x);
    }
    SDL_FreeSurface(from);
    return out;
}

static SDL_Surface *reduced(SDL_Surface *from, int w, int h)
{
    SDL_Surface *out;
    float fx = (float)from->w / (float)w, fy = (float)from->h / (float)h;
    if (from->w == w && from->h == h)
        return from;
    if (from->w == 2 * w && from->h == 2 * h)
        return halved(from, w, h);
    out = blank(w, h);
    for (int y = 0; out && y < h; y++) {
        Uint32 *row = (Uint32 *)((Uint8 *)out->pixels + y * out->pitch);
        for (int x = 0; x < w; x++)
            row[x] = area_mean(from, (float)x * fx, (float)y * fy, (float)(x + 1) * fx, (float)(y + 1) * fy);
    }
    SDL_FreeSurface(from);
    return out;
}

SDL_Surface *tile_art_make(struct painter *painter, struct tile_art *art, enum pose pose, uint8_t tile, int w,
                           int h, bool *no_face)
{
    int times = w <= SMALL ? 2 : 1;
    SDL_Surface *body = copied_body(painter, art, pose, w * times, h * times);
    *no_face = false;
    if (!body)
        return NULL;
    if (tile_art_has_face(pose, tile)) {
        int across = (int)lroundf((float)(w * times) / pose_shape(pose)->wide);
        *no_face = !add_face(painter, body, pose, tile, across);
    }
    return reduced(body, w, h);
}
