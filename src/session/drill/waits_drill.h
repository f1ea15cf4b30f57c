/*
 * waits_drill.h: a question: what are the waits of a hand of one suit?
 *
 * Hands are chosen so that every number of waits comes often, many waits more often than in random deals,
 * and sometimes a hand one tile short of tenpai, for which "no wait" is right. Waits follow One Suit
 * (docs/rules/one-suit.md "Declaring a win"): a kind of which the hand holds all four isn’t a wait, and
 * seven different pairs win with 13 tiles.
 *
 * Numbers of the suit are bits: bit n - 1 is number n.
 */
#ifndef SESSION_WAITS_DRILL_H
#define SESSION_WAITS_DRILL_H

#include "base/rng.h"
#include "rules/hand/shape.h"

enum { WAITS_SIZES = 4, WAITS_TILES = 13, WAITS_NUMBERS = 9 };

/* The tiles of a hand of each size: 4, 7, 10, 13. */
extern const int waits_sizes[WAITS_SIZES];

struct waits_question {
    uint8_t size;               /* index in waits_sizes */
    uint8_t suit;               /* enum suit, one of the three */
    uint8_t tiles[WAITS_TILES]; /* in the order dealt */
    uint16_t waits;
};

/* The result of an answer; the three sets do not overlap. */
struct waits_verdict {
    uint16_t right, missed, wrong;
};

/* For a hand that is not tenpai: discarding `out` and drawing `in` gives these waits. */
struct waits_exchange {
    uint8_t out, in; /* kinds */
    uint16_t waits;
};

/* Deals a hand. `size` is an index in waits_sizes; SUIT_NONE allows any suit. */
void waits_question_deal(struct waits_question *question, int size, enum suit suit, struct rng *rng);

/* Returns the number of tiles. */
int waits_count(const struct waits_question *hand);

/* Returns the tiles as a hand. */
struct hand waits_hand(const struct waits_question *hand);

/* Returns the waits of `tiles` (3n+1 of one suit, at most 13); writes the shanten number into `*shanten`
 * (may be NULL). */
uint16_t waits_of(const uint8_t *tiles, int count, int *shanten);

/* Compares the named numbers with the waits. */
struct waits_verdict waits_judge(uint16_t waits, uint16_t named);

/* Finds a reading in which `kind` completes the concealed tiles and `count` closed kongs: melds first, the
 * set with the new tile marked. False if they are not complete. */
bool waits_read(const struct hand *hand, const struct meld *melds, int count, uint8_t kind,
                struct reading *out);

/* Finds the exchange that gives a hand one tile short of tenpai the most waits; false if it is tenpai or
 * farther away. */
bool waits_find_exchange(const struct waits_question *hand, struct waits_exchange *out);

#endif
