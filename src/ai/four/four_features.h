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
#include "ai/four/four_value.h"
#include "ai/net/net_file.h"

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
    FOUR_FOE_SPARSE = TILE_KINDS + FOUR_RUN_KINDS + TILE_KINDS + 5 + 8
};

/*
 * The list of inputs in the order they are told, how many they are and what they say. The sum of it stands in
 * the networks' files: whoever tells something else, or the same in other units, changes the words here too,
 * and the build asks for networks that have learned it (src/tools/embed_net.c).
 */
#define FOUR_FLAGS(INPUT)                                                                                    \
    INPUT(4 * TILE_KINDS, "tiles unseen, by kind: 1, 2, 3 or 4")                                             \
    INPUT(TILE_KINDS, "kinds the seat itself discarded")                                                     \
    INPUT(FOUR_RIVALS *FOUR_FOE_SPARSE,                                                                      \
          "each rival in the order of play: kinds thrown, melds as runs and by kind, melds,"                 \
          " discards since the hand changed")                                                                \
    INPUT(24, "tiles in the wall, by fours")                                                                 \
    INPUT(3, "own flowers of the own number")                                                                \
    INPUT(2, "no own flower; all four of a sort")                                                            \
    INPUT(4, "the round's wind, counted from the own one")                                                   \
    INPUT(1, "the seat is dealer")                                                                           \
    INPUT(4 * TILE_KINDS, "tiles held, by kind: 1, 2, 3 or 4")                                               \
    INPUT(FOUR_RUN_KINDS + TILE_KINDS, "own melds as runs and by kind")                                      \
    INPUT(TILE_KINDS, "own kongs")                                                                           \
    INPUT(5, "own open melds")                                                                               \
    INPUT(8, "own pairs")                                                                                    \
    INPUT(TILE_KINDS, "kind given away by the move")                                                         \
    INPUT(TILE_KINDS, "kind let go or kept by the move")                                                     \
    INPUT(FOUR_DEEDS, "the deed: discard, pass, kong closed, open, added")                                   \
    INPUT(FOUR_AIMS *FOUR_DISTANCES,                                                                         \
          "tiles missing by each aim: sets; with honors the first suit, second, third; the"                  \
          " first suit alone, second; middle tiles; pungs, of a suit and honors, of ends and"                \
          " honors; ends in all sets; pairs; orphans; a straight; the same run, the same pung"               \
          " in all suits")                                                                                   \
    INPUT(TILE_KINDS, "kinds useful for sets")                                                               \
    INPUT(12, "tiles to win on, by twos: thrown, drawn")                                                     \
    INPUT(3 * FOUR_RIVALS,                                                                                   \
          "the tile given, by each rival: safe, thrown by the rival, feeds nothing that wins")

#define FOUR_NUMBERS(INPUT)                                                                                  \
    INPUT(7 * FOUR_RIVALS,                                                                                   \
          "each rival: tiles thrown of each suit and of honors /4, readiness, value by the usual"            \
          " one, how much they collect the first suit")                                                      \
    INPUT(8, "turns /8, deny /8, tiles unseen /64, discards /32, hazard *8, that in four turns *8,"          \
             " own turns /8, wall /32")                                                                      \
    INPUT(FOUR_AIMS, "useful tiles by each aim: sets /32, others /16")                                       \
    INPUT(2, "useful tiles for sets such as can be punged /8, chowed /16")                                   \
    INPUT(4, "thrown, then drawn: tiles to win on /8, what they pay in the mean /32")                        \
    INPUT(4 * FOUR_RIVALS,                                                                                   \
          "the tile given, by each rival: chance *32, cost, safe tiles held /4, how much the rival"          \
          " collects its suit")                                                                              \
    INPUT(3, "the tile given: all costs, unseen /2, chance *32")                                             \
    INPUT(9, "reckoned: value less cost /16, value /16, chance *4, gain /64, gain by chance /16,"            \
             " missing /4, useful /16, rate *4, cost /4")

/* NOLINTNEXTLINE(bugprone-macro-parentheses): it is a term of a sum */
#define FOUR_PLUS(count, words) +(count)

enum { FOUR_SPARSE = 0 FOUR_FLAGS(FOUR_PLUS), FOUR_DENSE = 0 FOUR_NUMBERS(FOUR_PLUS) };

#undef FOUR_PLUS

/* The same list, for the networks' files. */
extern const struct net_inputs four_inputs;

/* What all positions of one decision share. */
struct four_features {
    const struct four_situation *situation;
    const struct four_danger *danger;
    uint8_t place[TILE_KINDS]; /* where a kind stands when told */
    uint8_t suits[3];          /* that of most own tiles first */
    uint8_t plan_count;
    uint8_t aims[FOUR_AIM_PLANS]; /* which aim a plan is for */
    struct four_plan plans[FOUR_AIM_PLANS];
    struct net_input table; /* what no move changes */
    int base, dense;        /* inputs told by then */
};

/* The situation and the danger must outlive it. `turn` tells the same table in other words: bit 0 with the
 * numbers from 9 down, bits 1 and 2 how far the dragons are shifted; 0 is as good as any. */
void four_features_init(struct four_features *features, const struct four_situation *situation,
                        const struct four_danger *danger, unsigned turn);

/* What is found out of a hand once, however it is told. */
struct four_facts {
    struct four_plan_reach aims[FOUR_AIMS]; /* the nearest plan of every aim */
    int tiles[2];                           /* tiles a tenpai hand wins on: thrown, drawn */
    int64_t points[2];                      /* what they pay together */
    struct four_value hand;                 /* by normal's estimate */
    int cost;                               /* of the danger of the tile thrown */
};

/* Finds out about a hand, by plans listed for the tiles before the deed; `gives` is the kind that another may
 * win on or TILE_NONE, `draws` how many draws are to come besides the usual ones. */
void four_facts_find(const struct four_features *features, const struct four_plans *plans,
                     const struct holding *holding, uint8_t gives, int draws, struct four_facts *facts);

/* Tells of the hand that is held after a deed. `tile` is the kind thrown, let go or added to a kong, or
 * TILE_NONE. */
void four_features_encode(const struct four_features *features, const struct holding *holding,
                          const struct four_facts *facts, enum four_deed deed, uint8_t tile,
                          struct net_input *input);

#endif
