/*
 * feature_set.h: the inputs of the forecast networks, for each table.
 *
 * All inputs are flags, in groups with one flag for each kind in play or for each value of a number. All
 * tables have the same list of groups; a group that a table doesn't need is empty there. Each network's file
 * contains the hash of the list (ai/net/net_file.h): a change of the inputs requires newly trained networks.
 *
 * Kinds are in the canonical order of encoding.h. `K` is the number of kinds in play, `R` the most rivals,
 * `O` the number of their last discards that are encoded in order; `C`, `S` and `F` are 1 if the table has
 * chows, stages and flowers, otherwise 0.
 */
#ifndef AI_FEATURE_SET_H
#define AI_FEATURE_SET_H

#include <stdbool.h>

#include "ai/net/net_file.h"

enum {
    FEATURES_RIVALS = 3,      /* the most rivals at a table */
    FEATURES_FAR = 8,         /* shanten numbers with their own flag */
    FEATURES_DEEDS = 20,      /* space for enum forecast_deed */
    FEATURES_TRAITS = 32,     /* space for enum forecast_trait */
    FEATURES_TABLE_MAX = 272, /* the most flags that all moves of a decision share */
    FEATURES_HAND_MAX = 112   /* the most flags of the position after a move */
};

#define FEATURES_GROUPS(G, K, R, O, C, S, F)                                                                 \
    G(UNSEEN, 4 * (K), "tiles unseen, by kind: 1, 2, 3 or 4")                                                \
    G(DISCARDED, (K), "kinds the seat itself discarded")                                                     \
    G(PASSED, (K), "kinds of wins let go")                                                                   \
    G(PILES, (K), "kinds in any pile")                                                                       \
    G(RIVAL, (K) * (R), "kinds each other discarded")                                                        \
    G(RIVAL_LAST, (K) * (R) * (O), "their last discards, the newest first")                                  \
    G(RIVAL_DRAWN, (R) * (O), "those of them thrown as they were drawn")                                     \
    G(RIVAL_SINCE, (K) * (R), "kinds that lay down since their hand last changed")                           \
    G(RIVAL_PUNGS, (K) * (R), "their pungs and kongs")                                                       \
    G(RIVAL_RUNS, (K) * (R) * (C), "their claimed runs, by the lowest kind")                                 \
    G(RIVAL_KONGS, 5 * (R), "their closed kongs: how many")                                                  \
    G(RIVAL_EXPOSED, 5 * (R), "their open melds: how many")                                                  \
    G(RIVAL_KEPT, 8 * (R), "their discards since their hand last changed")                                   \
    G(RIVAL_READY, (R), "declared Riichi or tenpai")                                                         \
    G(RIVAL_AGE, 8 * (R), "own turns since they did")                                                        \
    G(RIVAL_FLOWERS, 9 * (R) * (F), "their flowers: how many")                                               \
    G(RIVAL_HERE, (R), "that seat plays")                                                                    \
    G(OWN_FLOWERS, 9 * (F), "own flowers: how many")                                                         \
    G(OWN_READY, 1, "own Riichi or tenpai declared")                                                         \
    G(GUESSED, (K) * (S), "kinds guessed")                                                                   \
    G(DORA, 2 * (K) * (S), "kinds that are dora once, more often")                                           \
    G(STAKES, 12 * (S), "bets that lie, up to 4; counters, up to 6")                                         \
    G(OFFERED, (K), "kind of the tile on offer")                                                             \
    G(SOURCE, 6, "of it: discard, kong at 4, none at 5")                                                     \
    G(OFFERED_BY, (R), "whose it is")                                                                        \
    G(WIND, 4, "own wind")                                                                                   \
    G(ROUND_WIND, 4, "the round's wind")                                                                     \
    G(WALL, 28, "tiles in the wall, by fours")                                                               \
    G(TURNS, 20, "own discards")                                                                             \
    G(OPTION, 48, "options that are not as usual: four flags each, by their value")                          \
    G(DEED, FEATURES_DEEDS, "the move")                                                                      \
    G(MOVED, (K), "kind of its tile")                                                                        \
    G(TRAIT, FEATURES_TRAITS, "what is to be said of that kind, alike for all")                              \
    G(HELD, 4 * (K), "tiles held after it, by kind: 1, 2, 3 or 4")                                           \
    G(PUNGS, (K), "own pungs and kongs")                                                                     \
    G(RUNS, (K) * (C), "own claimed runs, by the lowest kind")                                               \
    G(EXPOSED, 5, "own open melds: how many")                                                                \
    G(KONGS, 5, "own kongs: how many")                                                                       \
    G(SHANTEN, FEATURES_FAR, "shanten")                                                                      \
    G(USEFUL, (K), "kinds that bring the hand nearer and are unseen")                                        \
    G(TILES, 48, "such tiles: tenpai by ones, a step before by twos, farther by threes")                     \
    G(PAIRS, 8, "kinds held twice or more")                                                                  \
    G(TRIPLETS, 5, "kinds held three times or laid out so")                                                  \
    G(SUITS, 45, "tiles of each suit, melds included")                                                       \
    G(HONORS, 15, "honors, melds included")                                                                  \
    G(SEVEN_PAIRS, FEATURES_FAR, "shanten to seven pairs")                                                   \
    G(FLUSH, FEATURES_FAR, "shanten in the main suit and honors")                                            \
    G(POINTS, 16, "mean points of the waits, in parts of what a usual win has, the last: none pays")         \
    G(BARRED, 1, "a wait was discarded or let pass")                                                         \
    G(PILED, 1, "a wait lies in a pile")                                                                     \
    G(NEXT, 12, "a step before tenpai: the mean tiles of the waits it can come to")                          \
    G(SAFE_HELD, 8, "tiles held that nobody who declared can win on")                                        \
    G(COUNTED_HELD, 8 * (S), "tiles held that are dora or red fives")

/* The groups by name. */
#define FEATURES_NAME(name, count, words) FEATURE_##name,
enum feature_group { FEATURES_GROUPS(FEATURES_NAME, 0, 0, 0, 0, 0, 0) FEATURE_GROUPS };
#undef FEATURES_NAME

/* The inputs and units of a table's network. */
struct feature_set {
    const char *name; /* of the network's file in assets/nets */
    int kinds, rivals, order;
    int unit;    /* points for an output of 1 */
    int quarter; /* a quarter of the points of a usual hand: the unit of the waits' points */
    bool stages; /* a hand is declared first, then won by self-draw */
    struct net_inputs inputs;
};

/* The networks' outputs. */
enum {
    FORECAST_GAIN,  /* the seat's points minus the mean of the others', in the feature set's unit */
    FORECAST_WINS,  /* the seat wins, as a logit */
    FORECAST_LOSES, /* another player wins, as a logit */
    FORECAST_GIVEN, /* the move deals in, as a logit */
    FORECAST_READY, /* each rival is tenpai, as a logit */
    FORECAST_WAITS =
        FORECAST_READY +
        FEATURES_RIVALS /* each rival waits for each kind, as a logit; all kinds of the first rival first */
};

extern const struct feature_set feature_set_tenpai, feature_set_one_suit, feature_set_classic;

#endif
