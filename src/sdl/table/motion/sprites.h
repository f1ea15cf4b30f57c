/*
 * sprites.h: which tiles the table shows, and where.
 *
 * A picture is made from a view alone, so it can hold nothing that the viewer
 * may not know. Every tile in it has a key that stays the same while the tile
 * stays where it is; the animation (anim.h) matches two pictures by their keys.
 */
#ifndef SDL_SPRITES_H
#define SDL_SPRITES_H

#include "rules/play/view.h"
#include "sdl/art/atlas.h"
#include "sdl/table/layout/table_layout.h"

/* Where a tile is; a key is a place with two small numbers. */
enum place {
    PLACE_STACK,     /* a: stack */
    PLACE_ROW,       /* a: place in the dummy's row */
    PLACE_DISCARD,   /* a: index in the table's list */
    PLACE_INDICATOR, /* a: 0, 1, or 2 for the treasure */
    PLACE_THREE,     /* a: candidate */
    PLACE_MELD,      /* a: side * 8 + meld, b: tile */
    PLACE_OWN,       /* a: tile, b: which of equal ones */
    PLACE_OTHER,     /* a: place from their left end */
    PLACE_WIN,       /* the tile of another that won, beside the winner's hand */
    PLACE_DORA,      /* a: place in the dead wall, b: 0 the indicator, 1 the tile below */
    PLACE_RACK,      /* a: kind in the defender's second set */
    PLACE_GUESS,     /* a: number of the guess */
    PLACE_FLOWER     /* a: 0 to 3 flowers, 4 to 7 seasons */
};

#define SPRITE_KEY(place, a, b) ((uint32_t)(place) << 16 | (uint32_t)(a) << 8 | (uint32_t)(b))
#define SPRITE_PLACE(key)       ((key) >> 16)
#define SPRITE_A(key)           ((key) >> 8 & 0xff)
#define SPRITE_B(key)           ((key)&0xff)

struct sprite {
    uint32_t key;
    struct rect rect; /* units, thickness included */
    uint8_t tile;     /* TILE_HIDDEN: only its back is known */
    uint8_t pose;     /* enum pose */
    float turn;       /* turning over: 0 flat, 1 edge on */
    bool over;        /* ... and it is past its edge: the other side comes to be seen */
    float lift;       /* units above the table while it moves */
    float tilt;       /* degrees it is turned by clockwise while it flies */
    float rest;       /* while its size changes: the width of the upright tile at the nearer end of the way */
    float alpha;
};

enum { SPRITES_MAX = 320 };

struct sprites {
    int count;
    struct sprite list[SPRITES_MAX]; /* in drawing order */
};

/* The tiles of the view, seen from seat `near` (the viewer, or any seat for an onlooker). */
void sprites_make(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                  int near);

/* Adds a tile to it and returns it. */
struct sprite *sprites_add(struct sprites *sprites, uint32_t key, uint8_t tile, enum pose pose,
                           struct rect rect);

/* True if the round was won on another's tile of that source, which then lies beside the winner's hand. A
 * robbed tile stays where it was. */
bool sprites_was_won_on(const struct table *table, enum win_source source);

/* The sprite with that key, or NULL. */
const struct sprite *sprites_find(const struct sprites *sprites, uint32_t key);

/* Lists the tiles of the player's own hand from left to right; returns how many. A drawn tile is last, and
 * `*apart` is true then. */
int sprites_hand(const struct table_layout *layout, const struct view *view, uint8_t tiles[HAND_MAX],
                 bool *apart);

/* The key of the player's tile at `place` of the hand as it stands on the table; `*tile` gets it. */
uint32_t sprites_hand_key(const struct table_layout *layout, const struct view *view, int place,
                          uint8_t *tile);

/* The stack that is drawn from, and the last one, from which replacements come; -1 if the wall is empty. */
int sprites_first_stack(const struct table *table);
int sprites_last_stack(const struct table *table);

/* The side of the table a seat has: TABLE_OWN for `near`, TABLE_OTHER, or TABLE_THIRD: of three together the
 * last in turn, else who sits the round out (then another has the near side). Four are numbered in turn. */
int sprites_side(const struct table *table, int near, int seat);

/* The seat that has a side. */
int sprites_seat(const struct table *table, int near, int side);

#endif
