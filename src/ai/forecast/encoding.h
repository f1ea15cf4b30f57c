/*
 * encoding.h: a decision as flags for a network (feature_set.h): once what is visible, then for each move the
 * hand after it, the move and its tile.
 *
 * Kinds are in a canonical order: suits by the tiles the seat holds, numbers from the end with fewer tiles,
 * winds from the seat's own on, dragons by the tiles held. So equivalent positions get the same flags.
 */
#ifndef AI_ENCODING_H
#define AI_ENCODING_H

#include "ai/forecast/feature_set.h"
#include "ai/holding.h"
#include "rules/play/view.h"

/* The move that led to the position. */
enum forecast_deed {
    FORECAST_DISCARD,
    FORECAST_DISCARD_RIICHI, /* in a Riichi declared earlier */
    FORECAST_DECLARE_RIICHI, /* with this discard */
    FORECAST_DECLARE_TENPAI,
    FORECAST_PUNG, /* claimed, with the discard after it */
    FORECAST_CHOW,
    FORECAST_LAY_DOWN,
    FORECAST_KONG_CLOSED,
    FORECAST_KONG_ADDED,
    FORECAST_KONG_OPEN,
    FORECAST_PASS,
    FORECAST_GUESS = 16, /* a guess at the waits of a declared hand */
    FORECAST_DEEDS
};

/* Traits of a move's tile that do not depend on its kind. */
enum forecast_trait {
    TRAIT_DISCARDED, /* by each rival */
    TRAIT_SAFE =
        TRAIT_DISCARDED + FEATURES_RIVALS,        /* each rival discarded it, or let it pass with this hand */
    TRAIT_SIDED = TRAIT_SAFE + FEATURES_RIVALS,   /* each rival discarded the numbers three above and below */
    TRAIT_UNSEEN = TRAIT_SIDED + FEATURES_RIVALS, /* copies unseen: none, 1, 2, 3 */
    TRAIT_HONOR = TRAIT_UNSEEN + 4,
    TRAIT_DRAGON,
    TRAIT_OWN_WIND,
    TRAIT_ROUND_WIND,
    TRAIT_TERMINAL,
    TRAIT_MAIN,    /* of the seat's longest suit */
    TRAIT_COUNTED, /* a dora */
    TRAIT_RED = TRAIT_COUNTED + 2,
    TRAIT_DRAWN,
    TRAIT_PILED, /* in a pile */
    TRAIT_ALONE, /* the seat holds no number within two of it */
    TRAITS
};

/* A rival; the next in turn is the first. */
struct rival_features {
    uint8_t seat;
    bool declared;      /* Riichi or tenpai */
    tile_set discarded; /* kinds */
    tile_set since;     /* kinds discarded since their hand last changed */
};

/* A decision. */
struct encoding {
    const struct feature_set *feature_set;
    const struct view *view;
    int at[FEATURE_GROUPS];    /* the first flag of each group */
    uint8_t place[TILE_KINDS]; /* of each kind in the canonical order, or TILE_NONE */
    uint8_t suits[3];          /* the suits in order; SUIT_NONE after the last */
    uint8_t copies[TILE_KINDS], unseen[TILE_KINDS];
    tile_set piles, discarded; /* kinds in any pile, in the seat's own */
    tile_set barred;           /* kinds the seat discarded or passed on */
    tile_set safe;             /* kinds that no declared hand can win on */
    tile_set counted;          /* kinds of the indicators' numbers, or dora */
    uint8_t dora[TILE_KINDS];  /* how many dora each kind is */
    int rivals;
    struct rival_features rival[FEATURES_RIVALS];
    int count;
    uint16_t flags[FEATURES_TABLE_MAX]; /* what is visible */
};

/* The position after a move. */
struct led_to {
    enum forecast_deed deed;
    struct holding held; /* after it */
    uint8_t tile;        /* of the move, or TILE_NONE */
    bool declared;       /* the seat is in Riichi then */
};

/* Encodes what is visible to a seat that holds tiles. The view must outlive `encoding`. */
void encoding_init(struct encoding *encoding, const struct feature_set *feature_set, const struct view *view);

/* Encodes the position after a move; returns the number of flags written. */
int encoding_hand(const struct encoding *encoding, const struct led_to *led_to,
                  uint16_t flags[FEATURES_HAND_MAX]);

/* Returns the traits of a tile that the seat could discard: bit n for trait n. */
uint32_t encoding_traits(const struct encoding *encoding, uint8_t tile);

#endif
