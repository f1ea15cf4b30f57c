/*
 * tile_facts.h: what a player can know of a tile on the table.
 *
 * All of it comes from a view, so it gives nothing away: of a tile that is face down it says only that.
 */
#ifndef SDL_TILE_FACTS_H
#define SDL_TILE_FACTS_H

#include "sdl/table/motion/sprites.h"
#include "words/words.h"

struct tile_facts {
    uint8_t kind;    /* its kind; of flowers the tile itself; TILE_NONE: face down */
    char name[80];   /* "3 bamboo: two unseen", "Face down" */
    char story[192]; /* "Lin discarded it on turn 7", or "" */
};

/* Writes what the tile is, how many of its kind are unseen, and how it got there. */
void tile_facts(const struct words *words, const struct view *view, int near, const struct sprite *sprite,
                struct tile_facts *facts);

/* True if the sprite is face up and of that kind. */
bool tile_facts_is_mate(const struct sprite *sprite, uint8_t kind);

#endif
