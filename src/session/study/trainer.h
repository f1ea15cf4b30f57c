/*
 * trainer.h: endless hands of one suit whose waits are to be named.
 *
 * The hands follow from a seed. They are mixed so that every number of waits
 * comes often, the many among them more often than chance deals them, and now
 * and then a hand that is one tile short of waiting, to which "no wait" is the
 * answer. What a wait is follows One Suit (docs/rules/one-suit.md "Declaring a win"): a kind of
 * which the hand holds all four is none, seven different pairs win with 13.
 *
 * Numbers of the suit are kept as bits: bit n - 1 stands for number n.
 */
#ifndef SESSION_TRAINER_H
#define SESSION_TRAINER_H

#include "base/rng.h"
#include "rules/hand/shape.h"

enum { TRAINER_SIZES = 4, TRAINER_TILES = 13, TRAINER_NUMBERS = 9 };

/* How many tiles a hand of each size has: 4, 7, 10, 13. */
extern const int trainer_sizes[TRAINER_SIZES];

struct trainer {
    struct rng rng;
    int size;       /* place in trainer_sizes */
    enum suit suit; /* SUIT_NONE: every hand may be of another suit */
};

struct trainer_hand {
    uint8_t size;                 /* place in trainer_sizes */
    uint8_t suit;                 /* enum suit, one of the three */
    uint8_t tiles[TRAINER_TILES]; /* in the order they were dealt */
    uint16_t waits;
};

/* What was right and wrong about the numbers named; the three have no number in common. */
struct trainer_verdict {
    uint16_t right, missed, wrong;
};

/* To a hand that is not ready: discard one tile and draw another, and it would wait for these. */
struct trainer_exchange {
    uint8_t out, in; /* kinds */
    uint16_t waits;
};

/* Begins the sequence that belongs to `seed`. `size` is a place in trainer_sizes. */
void trainer_init(struct trainer *trainer, uint64_t seed, int size, enum suit suit);

/* Deals the next hand. */
void trainer_next(struct trainer *trainer, struct trainer_hand *out);

/* How many tiles it has. */
int trainer_count(const struct trainer_hand *hand);

/* The same tiles counted. */
struct hand trainer_counts(const struct trainer_hand *hand);

/* The numbers `tiles` (3n+1 of one suit, at most 13) wait for; the shanten number into `*shanten` (may be
 * NULL). */
uint16_t trainer_waits(const uint8_t *tiles, int count, int *shanten);

/* Compares what was named with the waits. */
struct trainer_verdict trainer_judge(uint16_t waits, uint16_t named);

/* True if nothing was missed and nothing wrong. */
bool trainer_is_right(const struct trainer_verdict *verdict);

/* How `kind` completes the concealed tiles beside `count` closed kongs: one reading, melds first, the set
 * that holds the new tile marked. False if it does not complete them. */
bool trainer_read(const struct hand *hand, const struct meld *melds, int count, uint8_t kind,
                  struct reading *out);

/* The exchange after which a hand that is one tile short would wait for the most; false if the hand waits
 * already or is farther away. */
bool trainer_find_exchange(const struct trainer_hand *hand, struct trainer_exchange *out);

#endif
