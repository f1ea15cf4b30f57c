/*
 * rooms.h: the rooms of the code and which includes which.
 *
 * A room is a folder of src/ with source files in it. An arrow leads from a room to another whose header one
 * of its files includes.
 */
#ifndef SUPPORT_ROOMS_H
#define SUPPORT_ROOMS_H

#include "base/text.h"

enum { ROOMS_MAX = 96, ROOM_NAME = 48 };

struct rooms {
    int count;
    char names[ROOMS_MAX][ROOM_NAME]; /* "sdl/table/motion", sorted */
    bool arrows[ROOMS_MAX][ROOMS_MAX];
    bool reach[ROOMS_MAX][ROOMS_MAX]; /* there is a way along arrows; from a room to itself in a ring only */
};

/* Reads the rooms and arrows of a src folder. */
void rooms_read(struct rooms *rooms, const char *src);

/* Adds a page in Markdown: the drawing without the arrows that longer ways give, and the table of all arrows.
 */
void rooms_draw(const struct rooms *rooms, struct text *text);

#endif
