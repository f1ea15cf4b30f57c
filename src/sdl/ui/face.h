/*
 * face.h: the faces of the people (ai/people.h), and the tigers of the players, drawn by us, in round frames.
 */
#ifndef SDL_FACE_H
#define SDL_FACE_H

#include "ai/ai.h"
#include "sdl/art/painter.h"
#include "session/record.h"

/* True if who plays there is one of the people and has a face. */
bool face_is(const struct player *player);

/* Draws the face of one of the people into a square. */
void face_draw(struct painter *painter, enum ai_level who, struct rect rect);

/* The same of one of the eight by their number from the weakest; dark in a dashed ring while they are not
 * `open`. */
void road_face_draw(struct painter *painter, int stop, struct rect rect, bool open);

/* Draws who sits on a seat into a square: the face of one of the people, the tiger of a person or program
 * (the first in an amber coat, the others in a white, a jade, an ink one), or the wind seal of any other
 * computer. `wind` is TILE_EAST to TILE_NORTH; the seal is brass if it is on turn. Returns false if it is the
 * seal. */
bool face_draw_player(struct painter *painter, const struct player *players, int seat, struct rect rect,
                      int wind, bool brass);

/* The same, with a small wind seal at the foot of a face; in place of a small tiger, the seal alone. */
void face_draw_seat(struct painter *painter, const struct player *players, int seat, struct rect rect,
                    int wind, bool brass);

#endif
