/* stock.h: the tiles of a mode's set that are left while a hand is entered in the scorer. */
#ifndef SESSION_STOCK_H
#define SESSION_STOCK_H

#include "rules/play/ruleset.h"
#include "session/scorer/fault.h"

struct stock {
    const struct ruleset *rules;
    uint8_t copies[TILE_KINDS]; /* in the whole set */
    uint8_t left[TILE_KINDS];
    bool has_reds; /* one five of each suit is red */
    uint8_t reds;  /* bit s: the red five of suit s has been used */
};

/* Makes the whole set of the mode with those options, without the suit `removed`, or with the suit `only`
 * alone (SUIT_NONE: does not apply). */
void stock_init(struct stock *stock, const struct ruleset *rules, const int16_t *options, int removed,
                int only);

/* False with the fault if the mode's set does not have this tile. */
bool stock_has(const struct stock *stock, uint8_t tile, struct fault *error);

/* Takes a tile out; false with the fault if the mode does not have it or no copy is left. */
bool stock_use(struct stock *stock, uint8_t tile, struct fault *error);

/* In a mode with one suit, keeps only the suit of the tiles used so far; false with the fault if two were
 * used. */
bool stock_settle_suit(struct stock *stock, struct fault *error);

/* In a mode that removes a suit, false with the fault if three suits are used. */
bool stock_check_suits(const struct stock *stock, struct fault *error);

/* True if the mode allows this meld to be laid out; only its kind and tile matter. */
bool stock_check_claim(const struct stock *stock, const struct meld *meld, struct fault *error);

#endif
