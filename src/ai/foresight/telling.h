/*
 * telling.h: a decision, put into the flags that a network is told (outlook.h).
 *
 * What lies open is told once, then what each move would lead to: the hand held after it, the move,
 * its tile. Suits are told in the order of the tiles that the seat holds of them, numbers from the end where
 * fewer are held, the winds from the seat's own on, dragons by the tiles held: what
 * comes to the same is told alike, and learned once.
 */
#ifndef AI_TELLING_H
#define AI_TELLING_H

#include "ai/foresight/outlook.h"
#include "ai/holding.h"
#include "rules/play/view.h"

/* What the seat has just done. */
enum foresight_deed {
    FORESIGHT_DISCARD,
    FORESIGHT_DISCARD_RIICHI, /* in a Riichi declared before */
    FORESIGHT_DECLARE_RIICHI, /* with this discard */
    FORESIGHT_DECLARE_TENPAI,
    FORESIGHT_PUNG, /* claimed, and then a tile discarded */
    FORESIGHT_CHOW,
    FORESIGHT_LAY_DOWN,
    FORESIGHT_KONG_CLOSED,
    FORESIGHT_KONG_ADDED,
    FORESIGHT_KONG_OPEN,
    FORESIGHT_PASS,
    FORESIGHT_GUESS = 16, /* what a declared hand waits for */
    FORESIGHT_DEEDS
};

/* What can be said of the tile of a move whatever kind it is. */
enum foresight_trait {
    TRAIT_DISCARDED, /* by each other */
    TRAIT_SAFE =
        TRAIT_DISCARDED + OUTLOOK_RIVALS,        /* each other discarded it, or let it pass with this hand */
    TRAIT_SIDED = TRAIT_SAFE + OUTLOOK_RIVALS,   /* each other discarded what lies three to its sides */
    TRAIT_UNSEEN = TRAIT_SIDED + OUTLOOK_RIVALS, /* copies unseen: none, 1, 2, 3 */
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
struct told_rival {
    uint8_t seat;
    bool declared;      /* Riichi or tenpai */
    tile_set discarded; /* kinds */
    tile_set since;     /* kinds that lay down since their hand last changed */
};

/* A decision. */
struct telling {
    const struct outlook *outlook;
    const struct view *view;
    int at[TOLD_GROUPS];       /* where each group begins */
    uint8_t place[TILE_KINDS]; /* where a kind is told, or TILE_NONE */
    uint8_t suits[3];          /* the suits in the order they are told; SUIT_NONE where there are fewer */
    bool turned;               /* numbers are told from the other end */
    uint8_t copies[TILE_KINDS], unseen[TILE_KINDS];
    tile_set piles, discarded; /* kinds in any pile, in the own one */
    tile_set barred;           /* kinds discarded or let pass */
    tile_set safe;             /* kinds that nobody who declared can win on */
    tile_set counted;          /* kinds of the indicators' numbers, or dora */
    uint8_t dora[TILE_KINDS];  /* how often each kind is one of them */
    int rivals;
    struct told_rival rival[OUTLOOK_RIVALS];
    int count;
    uint16_t flags[OUTLOOK_TABLE_MAX]; /* what lies open */
};

/* What a move leads to. */
struct led_to {
    enum foresight_deed deed;
    struct holding held; /* after it */
    uint8_t tile;        /* of the move, or TILE_NONE */
    bool declared;       /* Riichi is declared or stands */
};

/* Tells what lies open to a seat that is asked and holds tiles. The view must outlive it. */
void telling_init(struct telling *telling, const struct outlook *outlook, const struct view *view);

/* Tells what a move leads to; returns how many flags were written. */
int telling_hand(const struct telling *telling, const struct led_to *led_to,
                 uint16_t flags[OUTLOOK_HAND_MAX]);

/* The traits of a tile that the seat might give away: bit n for trait n. */
uint32_t telling_traits(const struct telling *telling, uint8_t tile);

#endif
