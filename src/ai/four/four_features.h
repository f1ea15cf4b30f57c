/*
 * four_features.h: what the network that judges a table of four is told of a position.
 *
 * The position is one that a move of the seat has led to: the hand it then
 * holds, what the move was, and all that lies open. Suits are told by how many
 * tiles of each the seat has, winds by whose they are, the others' seats by
 * their turn after the own one; so positions that are alike look alike.
 */
#ifndef AI_FOUR_FEATURES_H
#define AI_FOUR_FEATURES_H

#include "ai/four/four_danger.h"
#include "ai/four/four_worth.h"
#include "ai/net/net.h"

/* What has just been done. */
enum four_deed {
    FOUR_DEED_DISCARD,
    FOUR_DEED_PASS, /* a tile on offer let go */
    FOUR_DEED_KONG_CLOSED,
    FOUR_DEED_KONG_OPEN,
    FOUR_DEED_KONG_ADDED,
    FOUR_DEEDS
};

enum {
    FOUR_TURNS_TOLD = 6, /* ways to tell the same table */
    FOUR_AIMS = 16,      /* sorts of hands the distance is told of */
    FOUR_AIM_PLANS = 40, /* plans for them */
    FOUR_DISTANCES = 10,
    FOUR_RUN_KINDS = 27, /* kinds a run is told by: its lowest */
    FOUR_FOE_SPARSE = TILE_KINDS + FOUR_RUN_KINDS + TILE_KINDS + 5 + 8,
    FOUR_SPARSE = 4 * TILE_KINDS + TILE_KINDS + FOUR_FOES * FOUR_FOE_SPARSE + 24 + 3 + 2 + 4 + 1 +
                  4 * TILE_KINDS + FOUR_RUN_KINDS + 2 * TILE_KINDS + 5 + 2 * TILE_KINDS + FOUR_DEEDS +
                  FOUR_AIMS * FOUR_DISTANCES + 3 * FOUR_FOES + 8 + 6 + 6 + TILE_KINDS,
    FOUR_DENSE_TABLE = 8 + 7 * FOUR_FOES,
    FOUR_DENSE = FOUR_DENSE_TABLE + FOUR_AIMS + 2 + 4 + 4 * FOUR_FOES + 3 + 9
};

/* What all positions of one decision share. */
struct four_outlook {
    const struct sight *sight;
    const struct four_danger *danger;
    uint8_t place[TILE_KINDS]; /* where a kind stands when told */
    uint8_t suits[3];          /* that of most own tiles first */
    uint8_t plan_count;
    uint8_t aims[FOUR_AIM_PLANS]; /* which aim a plan is for */
    struct four_plan plans[FOUR_AIM_PLANS];
    struct net_input table; /* what no move changes */
    int base, dense;        /* inputs told by then */
};

/* The sight and the danger must outlive it. `turn` tells the same table in other words: bit 0 with the
 * numbers from 9 down, bits 1 and 2 how far the dragons are shifted; 0 is as good as any. */
void four_outlook_init(struct four_outlook *outlook, const struct sight *sight,
                       const struct four_danger *danger, unsigned turn);

/* What is found out of a hand once, however it is told. */
struct four_facts {
    struct plan_reach aims[FOUR_AIMS]; /* the nearest plan of every aim */
    int tiles[2];                      /* tiles a tenpai hand wins on: thrown, drawn */
    int64_t points[2];                 /* what they pay together */
    struct four_worth worth;           /* by normal's reckoning */
    int cost;                          /* of the danger of the tile thrown */
};

/* Finds out about a hand, by plans listed for the tiles before the deed; `gives` is the kind that another may
 * win on or TILE_NONE, `draws` how many draws are to come besides the usual ones. */
void four_facts_find(const struct four_outlook *outlook, const struct four_plans *plans,
                     const struct holding *holding, uint8_t gives, int draws, struct four_facts *facts);

/* Tells of the hand that is held after a deed. `tile` is the kind thrown, let go or added to a kong, or
 * TILE_NONE. */
void four_outlook_tell(const struct four_outlook *outlook, const struct holding *holding,
                       const struct four_facts *facts, enum four_deed deed, uint8_t tile,
                       struct net_input *input);

#endif
