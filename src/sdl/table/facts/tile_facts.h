/*
 * tile_facts.h: what is to be known of a tile that lies on the table.
 *
 * All of it comes from a view, so it tells nothing that the viewer may not
 * know: of a tile that lies face down there is only that it lies face down.
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

/* What the tile is, how many of its kind are unseen, and how it came to lie there. */
void tile_facts(const struct words *words, const struct view *view, int near, const struct sprite *sprite,
                struct tile_facts *facts);

/* "none unseen", "two unseen"; "out of this match" where its suit was taken out. */
void tile_facts_count(const struct view *view, uint8_t kind, char *out, size_t size);

/* True if the tile of a picture lies open and is of that kind. */
bool tile_facts_is_mate(const struct sprite *sprite, uint8_t kind);

#endif
