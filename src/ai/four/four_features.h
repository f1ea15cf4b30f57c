/*
 * four_features.h: the inputs of the networks that judge a table of four.
 *
 * A position is what a move of the seat leads to: the hand after it, the move, and everything visible. Suits
 * are ordered by the tiles the seat has, winds and rivals by their turn after the seat; so equivalent
 * positions get the same inputs.
 */
#ifndef AI_FOUR_FEATURES_H
#define AI_FOUR_FEATURES_H

#include "ai/four/four_danger.h"
#include "ai/four/four_value.h"
#include "ai/net/net_file.h"

/* The move that led to the position. */
enum four_deed {
    FOUR_DEED_DISCARD,
    FOUR_DEED_PASS, /* on an offered tile */
    FOUR_DEED_KONG_CLOSED,
    FOUR_DEED_KONG_OPEN,
    FOUR_DEED_KONG_ADDED,
    FOUR_DEEDS
};

enum {
    FOUR_TURNS_TOLD = 6, /* equivalent encodings of a table */
    FOUR_AIMS = 16,      /* sorts of hands with a distance */
    FOUR_AIM_PLANS = 40, /* the most plans for them */
    FOUR_DISTANCES = 10,
    FOUR_RUN_KINDS = 27, /* places of runs, by the lowest tile */
    FOUR_FOE_SPARSE = TILE_KINDS + FOUR_RUN_KINDS + TILE_KINDS + 5 + 8
};

/*
 * The list of inputs in order: the size of each group and its description. The networks' files contain the
 * hash of this list. If you change an input or its unit, change its description as well: the build then
 * requires newly trained networks (src/tools/embed_net.c).
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

/* The data that all positions of a decision share. */
struct four_features {
    const struct four_situation *situation;
    const struct four_danger *danger;
    uint8_t place[TILE_KINDS]; /* of each kind in the canonical order */
    uint8_t suits[3];          /* the one with the most tiles of the seat first */
    uint8_t plan_count;
    uint8_t aims[FOUR_AIM_PLANS]; /* the aim of each plan */
    struct four_plan plans[FOUR_AIM_PLANS];
    struct net_input table; /* the inputs that all moves share */
    int base, dense;        /* how many flags and numbers those use */
};

/* Prepares a decision. The situation and the danger must outlive `features`. `turn` selects one of the
 * equivalent encodings: bit 0 counts numbers from 9 down, bits 1 and 2 rotate the dragons. */
void four_features_init(struct four_features *features, const struct four_situation *situation,
                        const struct four_danger *danger, unsigned turn);

/* The facts about a hand that all encodings need. */
struct four_facts {
    struct four_plan_reach aims[FOUR_AIMS]; /* of the nearest plan for each aim */
    int tiles[2];                           /* unseen tiles a tenpai hand wins on: discarded, drawn */
    int64_t points[2];                      /* the sum of what they pay */
    struct four_value hand;                 /* by normal's estimate */
    int cost;                               /* of the discard's danger */
};

/* Calculates the facts of a hand with the plans listed before the move. `gives` is the kind that another
 * player can win on, or TILE_NONE; `draws` is the number of extra draws. */
void four_facts_find(const struct four_features *features, const struct four_plans *plans,
                     const struct holding *holding, uint8_t gives, int draws, struct four_facts *facts);

/* Writes all inputs of the hand after a move. `tile` is the kind discarded, passed on or added to a kong, or
 * TILE_NONE. */
void four_features_encode(const struct four_features *features, const struct holding *holding,
                          const struct four_facts *facts, enum four_deed deed, uint8_t tile,
                          struct net_input *input);

#endif
