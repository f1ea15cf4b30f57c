/*
 * waits_drill.h: a hand of one suit whose waits are to be named.
 *
 * The hands are mixed so that every number of waits comes often, the many among them more often than chance
 * deals them, and now and then a hand that is one tile short of waiting, to which "no wait" is the answer.
 * What a wait is follows One Suit (docs/rules/one-suit.md "Declaring a win"): a kind of
 * which the hand holds all four is none, seven different pairs win with 13.
 *
 * Numbers of the suit are kept as bits: bit n - 1 stands for number n.
 */
#ifndef SESSION_WAITS_DRILL_H
#define SESSION_WAITS_DRILL_H

#include "base/rng.h"
#include "rules/hand/shape.h"

enum { WAITS_SIZES = 4, WAITS_TILES = 13, WAITS_NUMBERS = 9 };

/* How many tiles a hand of each size has: 4, 7, 10, 13. */
extern const int waits_sizes[WAITS_SIZES];

struct waits_question {
    uint8_t size;               /* place in waits_sizes */
    uint8_t suit;               /* enum suit, one of the three */
    uint8_t tiles[WAITS_TILES]; /* in the order they were dealt */
    uint16_t waits;
};

/* What was right and wrong about the numbers named; the three have no number in common. */
struct waits_verdict {
    uint16_t right, missed, wrong;
};

/* To a hand that is not ready: discard one tile and draw another, and it would wait for these. */
struct waits_exchange {
    uint8_t out, in; /* kinds */
    uint16_t waits;
};

/* Deals a hand. `size` is a place in waits_sizes; of SUIT_NONE it may be of any suit. */
void waits_question_deal(struct waits_question *question, int size, enum suit suit, struct rng *rng);

/* How many tiles it has. */
int waits_count(const struct waits_question *hand);

/* The same tiles counted. */
struct hand waits_hand(const struct waits_question *hand);

/* The numbers `tiles` (3n+1 of one suit, at most 13) wait for; the shanten number into `*shanten` (may be
 * NULL). */
uint16_t waits_of(const uint8_t *tiles, int count, int *shanten);

/* Compares what was named with the waits. */
struct waits_verdict waits_judge(uint16_t waits, uint16_t named);

/* How `kind` completes the concealed tiles beside `count` closed kongs: one reading, melds first, the set
 * that holds the new tile marked. False if it does not complete them. */
bool waits_read(const struct hand *hand, const struct meld *melds, int count, uint8_t kind,
                struct reading *out);

/* The exchange after which a hand that is one tile short would wait for the most; false if the hand waits
 * already or is farther away. */
bool waits_find_exchange(const struct waits_question *hand, struct waits_exchange *out);

#endif
