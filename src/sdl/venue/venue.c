/* venue.c: see venue.h. */
#include "sdl/venue/venue.h"

#include <math.h>
#include <stdint.h>

#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/painter.h"
#include "sdl/art/paths.h"
#include "sdl/paint/blend.h"
#include "sdl/paint/canvas.h"

enum { WIDE = 2000, HIGH = 1200, TABLE_HIGH = 720 /* units of a picture */ };
enum { WINDOW_WIDE = 1100, WINDOW_HIGH = 700 /* pixels: the table needs all of a smaller window */ };

static const struct {
    const char *label, *drawn, *file;
    Uint8 dark[3]; /* its color in the shade */
} places[VENUE_COUNT] = {
    {"", NULL, NULL, {0}},
    {N_("Teahouse"), "places/teahouse", "assets/places/teahouse.svg", {0x12, 0x0b, 0x06}},
    {N_("Night market"), "places/night-market", "assets/places/night-market.svg", {0x05, 0x05, 0x14}},
    {N_("Snow garden"), "places/snow-garden", "assets/places/snow-garden.svg", {0x0b, 0x18, 0x26}}};

const char *venue_label(enum venue venue)
{
    return venue == VENUE_NONE ? tr_in("place", "None") : tr(places[venue].label);
}

bool venue_room(int w, int h, SDL_Rect *room)
{
    float high = fminf((float)h * 0.93f, (float)w * 0.9f / 1.6f);
    room->h = (int)high;
    room->w = (int)(high * 1.6f);
    room->x = (w - room->w) / 2;
    room->y = (h - room->h) / 2;
    return w >= WINDOW_WIDE && h >= WINDOW_HIGH;
}

/* The radius of the table's corners, in pixels. */
static int venue_radius(const SDL_Rect *room)
{
    return room->h * 18 / TABLE_HIGH;
}

/* Loads the part of the picture that the window shows. */
static SDL_Surface *load(enum venue venue, int w, int h, const SDL_Rect *room)
{
    float part = fmaxf(fmaxf((float)room->h / TABLE_HIGH, (float)w / WIDE), (float)h / HIGH);
    struct rect seen = rect_make(0, 0, (float)w / part, (float)h / part);
    seen.x = (WIDE - seen.w) / 2;
    seen.y = (HIGH - seen.h) / 2;
    return paths_load_svg_part(places[venue].file, seen, w, h);
}

/* Returns a fixed number of 0 to 1 for each pixel, which avoids bands of color. */
static float grain(int x, int y)
{
    uint32_t h = (uint32_t)x * 374761393u + (uint32_t)y * 668265263u;
    h = (h ^ h >> 13) * 1274126177u;
    return (float)((h ^ h >> 16) & 0xffff) * (1 / 65535.0f);
}

/* Returns how far a pixel is from the table, in units: negative on it. */
static float from_table(const SDL_Rect *room, float u, int x, int y)
{
    float radius = (float)venue_radius(room), cx = (float)room->w / 2, cy = (float)room->h / 2;
    float qx = fabsf((float)(x - room->x) + 0.5f - cx) - cx + radius;
    float qy = fabsf((float)(y - room->y) + 0.5f - cy) - cy + radius;
    return (hypotf(fmaxf(qx, 0), fmaxf(qy, 0)) + fminf(fmaxf(qx, qy), 0) - radius) / u;
}

/* Returns how dark a pixel is, of 1: darker under the table's edge, most at the lower right, and toward the
 * corners. */
static float shade_at(const SDL_Rect *room, float u, int x, int y, int w, int h)
{
    int lift = (int)(7 * u);
    float near = fmaxf(from_table(room, u, x, y - lift), 0) / 26,
          close = fmaxf(from_table(room, u, x, y), 0) / 6;
    float dx = 2 * (float)x / (float)w - 1, dy = 2 * (float)y / (float)h - 1;
    float corner = fmaxf(dx * dx + dy * dy - 1, 0);
    float light =
        (1 - 0.62f * expf(-near * near)) * (1 - 0.35f * expf(-close * close)) * (1 - 0.45f * corner);
    return 1 - light;
}

static uint32_t *row_of(const SDL_Surface *surface, int y)
{
    return (uint32_t *)(void *)((Uint8 *)surface->pixels + (size_t)y * (size_t)surface->pitch);
}

static void shade_row(SDL_Surface *picture, enum venue venue, const SDL_Rect *room, int y)
{
    float u = (float)room->h / TABLE_HIGH;
    uint32_t *row = row_of(picture, y);
    int inside = y >= room->y + venue_radius(room) && y < room->y + room->h - venue_radius(room);
    for (int x = 0; x < picture->w; x++) {
        if (inside && x == room->x)
            x += room->w;
        float dark = shade_at(room, u, x, y, picture->w, picture->h), n = grain(x, y);
        uint32_t out = 0xff;
        for (int c = 0; c < 3; c++) {
            float value = (float)(row[x] >> (16 - 8 * c) & 255);
            out = out << 8 | (uint32_t)fminf(value + ((float)places[venue].dark[c] - value) * dark + n, 255);
        }
        row[x] = out;
    }
}

void venue_draw(struct painter *painter, enum venue venue, struct rect rect)
{
    float high = rect.w * HIGH / WIDE;
    canvas_clip(painter->canvas, &rect);
    draw_svg(painter, places[venue].drawn, rect_centred(rect, rect.w, high), 0);
    canvas_clip(painter->canvas, NULL);
}

SDL_Surface *venue_paint(enum venue venue, int w, int h, const SDL_Rect *room)
{
    SDL_Surface *drawn = load(venue, w, h, room);
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    const Uint8 *dark = places[venue].dark;
    if (picture)
        SDL_FillRect(picture, NULL, (Uint32)(dark[0] << 16 | dark[1] << 8 | dark[2]));
    if (picture && drawn)
        SDL_BlitSurface(drawn, NULL, picture, NULL);
    SDL_FreeSurface(drawn);
    for (int y = 0; picture && y < h; y++)
        shade_row(picture, venue, room, y);
    return picture;
}

/* --- as it is painted in a window ----------------------------------------------------------------------- */

void surroundings_paint(struct surroundings *around, SDL_Surface *painted)
{
    if (!around->picture)
        around->picture = venue_paint((enum venue)around->place, painted->w, painted->h, &around->room);
    SDL_BlitSurface(around->picture, NULL, painted, NULL);
}

/* Paints the place in the part of the area that is outside the round corner. */
static void round_corner(const struct surroundings *around, SDL_Surface *painted, SDL_Rect corner,
                         const SDL_Rect *area)
{
    float radius = (float)corner.w;
    float cx = (float)(corner.x == around->room.x ? corner.x + corner.w : corner.x);
    float cy = (float)(corner.y == around->room.y ? corner.y + corner.h : corner.y);
    SDL_Rect part;
    if (!around->picture || !SDL_IntersectRect(&corner, area, &part))
        return;
    for (int y = part.y; y < part.y + part.h; y++) {
        uint32_t *to = row_of(painted, y);
        const uint32_t *from = row_of(around->picture, y);
        for (int x = part.x; x < part.x + part.w; x++) {
            float out = hypotf((float)x + 0.5f - cx, (float)y + 0.5f - cy) - radius + 0.5f;
            to[x] = blend_between(to[x], from[x], (uint32_t)(SDL_clamp(out, 0, 1) * 256));
        }
    }
}

void surroundings_round(const struct surroundings *around, SDL_Surface *painted, const SDL_Rect *area)
{
    const SDL_Rect *room = &around->room;
    int r = venue_radius(room), right = room->x + room->w - r, low = room->y + room->h - r;
    for (int i = 0; i < 4; i++)
        round_corner(around, painted, (SDL_Rect){i & 1 ? right : room->x, i & 2 ? low : room->y, r, r}, area);
}

void surroundings_sides(const struct surroundings *around, int w, int h, SDL_Rect sides[SURROUNDINGS_SIDES])
{
    const SDL_Rect *room = &around->room;
    int right = room->x + room->w, low = room->y + room->h;
    sides[0] = (SDL_Rect){0, 0, w, room->y};
    sides[1] = (SDL_Rect){0, low, w, h - low};
    sides[2] = (SDL_Rect){0, room->y, room->x, room->h};
    sides[3] = (SDL_Rect){right, room->y, w - right, room->h};
}
