/* face.c: see face.h. */
#include "sdl/ui/face.h"

#include <math.h>
#include <stdio.h>

#include "ai/people.h"
#include "sdl/art/draw.h"

bool face_is(const struct player *player)
{
    return player->kind == PLAYER_COMPUTER && person_is((enum ai_level)player->level);
}

void face_draw(struct painter *painter, enum ai_level who, struct rect rect)
{
    char path[32];
    snprintf(path, sizeof path, "people/%s", person_at(who)->id);
    draw_svg(painter, path, rect, 0);
}

void road_face_draw(struct painter *painter, int stop, struct rect rect, bool open)
{
    struct box_style ring = {.radius = rect.w / 2 / painter->layout.u,
                             .stroke = COLOUR_ALPHA(COLOUR_IVORY, 150),
                             .stroke_width = 1.6f,
                             .dashed = true};
    if (!open)
        painter->shade = 0xb0b4b400u;
    painter->gray = !open;
    face_draw(painter, (enum ai_level)(AI_PERSON + stop), rect);
    painter->shade = 0;
    painter->gray = false;
    if (!open)
        draw_box(painter, rect_inset(rect, -2, -2), &ring);
}

bool face_draw_player(struct painter *painter, const struct player *players, int seat, struct rect rect,
                      int wind, bool brass)
{
    static const char *const tigers[SEAT_MAX] = {"people/player-amber", "people/player-white",
                                                 "people/player-jade", "people/player-ink"};
    const struct player *player = &players[seat];
    bool computer = player->kind == PLAYER_COMPUTER, face = !computer || face_is(player);
    int coat = 0;

    for (int before = 0; before < seat; before++)
        coat += players[before].kind != PLAYER_COMPUTER;
    if (!face)
        draw_seal(painter, rect, wind, brass);
    else if (computer)
        face_draw(painter, (enum ai_level)player->level, rect);
    else
        draw_svg(painter, tigers[coat], rect, 0);
    return face;
}

void face_draw_seat(struct painter *painter, const struct player *players, int seat, struct rect rect,
                    int wind, bool brass)
{
    enum { SMALL = 30 }; /* units: their wind says more to a person than their face does */
    float side = roundf(rect.w * .48f), out = roundf(rect.w * .06f);
    if (players[seat].kind != PLAYER_COMPUTER && rect.w < SMALL * painter->layout.u)
        draw_seal(painter, rect, wind, brass);
    else if (face_draw_player(painter, players, seat, rect, wind, brass))
        draw_seal(painter, rect_make(rect.x + rect.w - side + out, rect.y + rect.h - side + out, side, side),
                  wind, brass);
}
