/*
 * stock.h: what is left of a mode's tiles while a hand is laid out, so that none is laid out that cannot be.
 */
#ifndef SESSION_STOCK_H
#define SESSION_STOCK_H

#include "rules/play/ruleset.h"
#include "session/scorer/fault.h"

struct stock {
    const struct ruleset *rules;
    uint8_t copies[TILE_KINDS]; /* in the set at all */
    uint8_t left[TILE_KINDS];
    bool has_reds; /* one five of each suit is red */
    uint8_t reds;  /* bit s: the red five of suit s was used */
};

/* A whole set of the mode with those options, less the suit `removed`, or of the suit `only` alone
 * (SUIT_NONE: none). */
void stock_init(struct stock *stock, const struct ruleset *rules, const int16_t *options, int removed,
                int only);

/* False if the mode's set has no such tile at all. */
bool stock_has(const struct stock *stock, uint8_t tile, struct fault *error);

/* Takes a tile out; false if the mode has no such tile or no copy of it is left. */
bool stock_use(struct stock *stock, uint8_t tile, struct fault *error);

/* Where a mode is played with one suit, leaves that of the tiles used in the set; false if two were used. */
bool stock_settle_suit(struct stock *stock, struct fault *error);

/* In a mode that takes a suit out the tiles may be of two suits at most. */
bool stock_check_suits(const struct stock *stock, struct fault *error);

/* Whether the mode lets such a meld be laid out. `meld` has its kind and tile. */
bool stock_check_claim(const struct stock *stock, const struct meld *meld, struct fault *error);

#endif
