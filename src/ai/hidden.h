/*
 * hidden.h: what the tiles a seat cannot see may be, as they are likely to lie.
 *
 * Any arrangement of the unseen tiles is possible, but a player who has thrown
 * ten tiles does not hold thirteen random ones: hands are drawn as often as
 * players have been counted to be that near to winning at that time, seldom
 * with kinds their owner threw, hardly ever with waits he let pass.
 */
#ifndef AI_HIDDEN_H
#define AI_HIDDEN_H

#include "ai/playout.h"
#include "ai/situation.h"

struct hidden {
    const struct situation *situation;
    struct rng *rng;
    const int *weights;          /* of each shanten number of the other's hand */
    uint8_t tiles[PLAYOUT_WALL]; /* his hand, then everything else */
    int held, count;             /* tiles in his hand, tiles at all */
    struct shape shape;          /* of his hand */
    int shanten;
    tile_set seldom;  /* kinds he threw */
    tile_set passed;  /* kinds that cannot be waits of his, as far as he is known to win */
    uint8_t suit[36]; /* for the treasure */
    int suit_count;
};

/* Gets ready for the viewer of the situation, which must outlive it. */
void hidden_init(struct hidden *hidden, const struct situation *situation, struct rng *rng);

/* The next arrangement; each depends a little on the one before. */
void hidden_next(struct hidden *hidden, struct playout_hidden *out);

#endif
