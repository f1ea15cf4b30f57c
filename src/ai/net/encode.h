/*
 * encode.h: what all feature encoders share, the functions that write a network's inputs.
 *
 * An encoder gives each kind of tile a place in a canonical order: the seat's longest suit first, its own
 * wind before the others'. Positions that differ only in the names of suits and winds get the same inputs.
 */
#ifndef AI_ENCODE_H
#define AI_ENCODE_H

#include "ai/net/net.h"
#include "rules/play/table.h"

/* The place where inputs are written. */
struct encoder {
    const uint8_t *place; /* of each kind in the canonical order; TILE_NONE: the kind is left out */
    uint16_t *flags;      /* the sparse inputs that are 1 */
    int *count;           /* how many they are */
    int16_t *numbers;     /* the dense inputs */
    int limit;            /* of a number, either way; NET_UNIT is 1 */
};

/* An encoder that writes into `input`, with numbers up to 32. It owns nothing. */
struct encoder encoder_into(struct net_input *input, const uint8_t *place);

/* Sets the flag `at`. */
static inline void encode_flag(const struct encoder *encoder, int at)
{
    encoder->flags[(*encoder->count)++] = (uint16_t)at;
}

/* Sets one of `count` flags from `at` on; the last one stands for all greater values. */
static inline void encode_one(const struct encoder *encoder, int at, int value, int count)
{
    encode_flag(encoder, at + (value < count ? value : count - 1));
}

/* Sets the flags of these kinds, one for each kind from `at` on. */
void encode_kinds(const struct encoder *encoder, int at, tile_set kinds);

/* Sets the flag of the number of tiles of each kind, four flags for each kind from `at` on. */
void encode_counts(const struct encoder *encoder, int at, const uint8_t counts[TILE_KINDS]);

/* Sets the flags of melds: a run's by its lowest place from `runs` on, other melds' by kind from `sets` on.
 */
void encode_melds(const struct encoder *encoder, int runs, int sets, const struct meld *melds, int count);

/* Writes the number `amount` / `unit` at `at`, cut to the encoder's limit. */
void encode_number(const struct encoder *encoder, int at, int64_t amount, int unit);

/* The suits of the kinds in play, the one with the most tiles in hand and melds first; the rest of the list
 * is SUIT_NONE. */
void encode_order_suits(const struct hand *hand, const struct meld *melds, int meld_count, tile_set in_play,
                        uint8_t suits[3]);

/* Places the numbers of these suits from 0 on, 9 down to 1 if `backward`. All other kinds get TILE_NONE. */
void encode_place_suits(uint8_t place[TILE_KINDS], const uint8_t suits[3], bool backward);

/* Places the four winds from `at` on: the seat's own, the other players' in turn, then the rest. The winds
 * must not have a place yet. */
void encode_place_winds(uint8_t place[TILE_KINDS], const struct table *table, int seat, int at);

#endif
