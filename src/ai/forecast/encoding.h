/*
 * encoding.h: a decision, put into the flags that a network is told (feature_set.h).
 *
 * What lies open is told once, then what each move would lead to: the hand held after it, the move,
 * its tile. Suits are told in the order of the tiles that the seat holds of them, numbers from the end where
 * fewer are held, the winds from the seat's own on, dragons by the tiles held: what
 * comes to the same is told alike, and learned once.
 */
#ifndef AI_ENCODING_H
#define AI_ENCODING_H

#include "ai/forecast/feature_set.h"
#include "ai/holding.h"
#include "rules/play/view.h"

/* What the seat has just done. */
enum forecast_deed {
    FORECAST_DISCARD,
    FORECAST_DISCARD_RIICHI, /* in a Riichi declared before */
    FORECAST_DECLARE_RIICHI, /* with this discard */
    FORECAST_DECLARE_TENPAI,
    FORECAST_PUNG, /* claimed, and then a tile discarded */
    FORECAST_CHOW,
    FORECAST_LAY_DOWN,
    FORECAST_KONG_CLOSED,
    FORECAST_KONG_ADDED,
    FORECAST_KONG_OPEN,
    FORECAST_PASS,
    FORECAST_GUESS = 16, /* what a declared hand waits for */
    FORECAST_DEEDS
};

/* What can be said of the tile of a move whatever kind it is. */
enum forecast_trait {
    TRAIT_DISCARDED, /* by each other */
    TRAIT_SAFE =
        TRAIT_DISCARDED + FEATURES_RIVALS,        /* each other discarded it, or let it pass with this hand */
    TRAIT_SIDED = TRAIT_SAFE + FEATURES_RIVALS,   /* each other discarded what lies three to its sides */
    TRAIT_UNSEEN = TRAIT_SIDED + FEATURES_RIVALS, /* copies unseen: none, 1, 2, 3 */
    TRAIT_HONOR = TRAIT_UNSEEN + 4,
    TRAIT_DRAGON,
    TRAIT_OWN_WIND,
    TRAIT_ROUND_WIND,
    TRAIT_TERMINAL,
    TRAIT_MAIN,    /* of the suit most tiles are of */
    TRAIT_COUNTED, /* a dora */
    TRAIT_RED = TRAIT_COUNTED + 2,
    TRAIT_DRAWN,
    TRAIT_PILED, /* lies in a pile */
    TRAIT_ALONE, /* no number within two of it is held */
    TRAITS
};

/* One of the others, the next in turn first. */
struct rival_features {
    uint8_t seat;
    bool declared;      /* Riichi or tenpai */
    tile_set discarded; /* kinds */
    tile_set since;     /* kinds that lay down since their hand last changed */
};

/* A decision. */
struct encoding {
    const struct feature_set *feature_set;
    const struct view *view;
    int at[FEATURE_GROUPS];    /* where each group begins */
    uint8_t place[TILE_KINDS]; /* where a kind is told, or TILE_NONE */
    uint8_t suits[3];          /* the suits in the order they are told; SUIT_NONE where there are fewer */
    uint8_t copies[TILE_KINDS], unseen[TILE_KINDS];
    tile_set piles, discarded; /* kinds in any pile, in the own one */
    tile_set barred;           /* kinds discarded or let pass */
    tile_set safe;             /* kinds that nobody who declared can win on */
    tile_set counted;          /* kinds of the indicators' numbers, or dora */
    uint8_t dora[TILE_KINDS];  /* how often each kind is one of them */
    int rivals;
    struct rival_features rival[FEATURES_RIVALS];
    int count;
    uint16_t flags[FEATURES_TABLE_MAX]; /* what lies open */
};

/* What a move leads to. */
struct led_to {
    enum forecast_deed deed;
    struct holding held; /* after it */
    uint8_t tile;        /* of the move, or TILE_NONE */
    bool declared;       /* Riichi is declared or stands */
};

/* Tells what lies open to a seat that is asked and holds tiles. The view must outlive it. */
void encoding_init(struct encoding *encoding, const struct feature_set *feature_set, const struct view *view);

/* Tells what a move leads to; returns how many flags were written. */
int encoding_hand(const struct encoding *encoding, const struct led_to *led_to,
                  uint16_t flags[FEATURES_HAND_MAX]);

/* The traits of a tile that the seat might give away: bit n for trait n. */
uint32_t encoding_traits(const struct encoding *encoding, uint8_t tile);

#endif
