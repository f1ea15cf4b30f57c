/* surroundings.c: see surroundings.h. */
#include "sdl/venue/surroundings.h"

#include <math.h>
#include <stdint.h>

#include "sdl/paint/blend.h"

void surroundings_paint(struct surroundings *around, SDL_Surface *painted)
{
    if (!around->picture)
        around->picture = venue_paint((enum venue)around->place, painted->w, painted->h, &around->room);
    SDL_BlitSurface(around->picture, NULL, painted, NULL);
}

static uint32_t *row_of(const SDL_Surface *surface, int y)
{
    return (uint32_t *)(void *)((Uint8 *)surface->pixels + (size_t)y * (size_t)surface->pitch);
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
