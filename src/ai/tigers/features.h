/*
 * features.h: the inputs of the network that judges Dueling Tigers.
 *
 * A position is what a move of the seat leads to: the hand after it, the move, and everything visible. The
 * two suits in play are encoded as the seat's main suit and the other one.
 */
#ifndef AI_FEATURES_H
#define AI_FEATURES_H

#include "ai/net/net_file.h"
#include "ai/tigers/estimate/danger.h"
#include "ai/tigers/estimate/hand_value.h"

/* The move that led to the position. */
enum deed {
    DEED_DISCARD,          /* with Riichi or not */
    DEED_PASS_DISCARD,     /* on the other's discard */
    DEED_PASS_OWN_DUMMY,   /* on a dummy discard that the seat drew */
    DEED_PASS_OTHER_DUMMY, /* on one that the other player drew */
    DEED_PASS_REVEALED,
    DEED_PASS_KONG, /* on an added kong that could be robbed */
    DEED_REVEAL,    /* a dummy action starts */
    DEED_DRAW,
    DEED_KONG_CLOSED,
    DEED_KONG_OPEN,
    DEED_KONG_ADDED,
    DEED_TREASURE, /* revealed */
    DEED_NO_TREASURE,
    DEEDS
};

enum {
    KINDS_PLAYED = 25, /* kinds in play */
    FAR = 7            /* this shanten number stands for all greater ones */
};

/*
 * The list of inputs: the name of the first place of a group, the size of the group, and its description. The
 * network's file contains the hash of this list. If you change an input or its unit, change its description
 * as well: the build then requires a newly trained network (src/tools/embed_net.c).
 *
 * Flags are in groups with one flag for each kind in play, or for each value of a number.
 */
#define FEATURE_FLAGS(INPUT)                                                                                 \
    INPUT(AT_HELD, 4 * KINDS_PLAYED, "tiles held, by kind: 1, 2, 3 or 4")                                    \
    INPUT(AT_UNSEEN, 4 * KINDS_PLAYED, "tiles unseen, by kind: 1, 2, 3 or 4")                                \
    INPUT(AT_DISCARDED, KINDS_PLAYED, "kinds the seat itself discarded, that of the move too")               \
    INPUT(AT_PASSED, KINDS_PLAYED, "kinds of wins let go")                                                   \
    INPUT(AT_PILES, KINDS_PLAYED, "kinds in any pile, that of the move too")                                 \
    INPUT(AT_RIVAL, KINDS_PLAYED, "kinds the other discarded")                                               \
    INPUT(AT_MELDS, KINDS_PLAYED, "own melds, by kind")                                                      \
    INPUT(AT_RIVAL_MELDS, KINDS_PLAYED, "the other's melds, by kind")                                        \
    INPUT(AT_THROWN, KINDS_PLAYED, "kind of the tile of the move")                                           \
    INPUT(AT_SAFE, KINDS_PLAYED, "kinds the other cannot win on")                                            \
    INPUT(AT_BONUS, 9, "the indicators' numbers")                                                            \
    INPUT(AT_TREASURE, 9, "the treasure's number")                                                           \
    INPUT(AT_RIICHI, 2, "own Riichi: no, yes")                                                               \
    INPUT(AT_EXPOSED, 5, "own open melds")                                                                   \
    INPUT(AT_RIVAL_EXPOSED, 5, "the other's open melds")                                                     \
    INPUT(AT_RIVAL_COUNT, 5, "the other's melds")                                                            \
    INPUT(AT_RIVAL_RIICHI, 2, "the other's Riichi: no, yes")                                                 \
    INPUT(AT_EAST, 2, "own wind: West, East")                                                                \
    INPUT(AT_WALL, 16, "tiles in the wall, by fours")                                                        \
    INPUT(AT_ROW, 14, "tiles of the row face down")                                                          \
    INPUT(AT_TURNS, 8, "the other's discards, by threes")                                                    \
    INPUT(AT_DEED, DEEDS,                                                                                    \
          "the deed: discard; pass on a discard, own dummy's, other's dummy's, revealed, kong;"              \
          " reveal, draw; kong closed, open, added; treasure, none")                                         \
    INPUT(AT_PLANS, (FAR + 1) * PLANS, "shanten by each plan: sets, pairs, pungs, one suit, bonus, honors")  \
    INPUT(AT_SHANTEN, FAR + 1, "shanten")                                                                    \
    INPUT(AT_WAITS, KINDS_PLAYED, "kinds that bring the hand nearer and can still come")                     \
    INPUT(AT_KEPT, 8, "the other's discards since the hand changed")

#define FEATURE_NUMBERS(INPUT)                                                                               \
    INPUT(NUMBERS_PLANS, 4 * PLANS,                                                                          \
          "by each plan: useful tiles /16, such as can be punged /8, points open /4, closed /4")             \
    INPUT(NUMBERS_VALUE, 11,                                                                                 \
          "reckoned: value /2, chance *2, points /4, rate *4, useful before tenpai /16, waits"               \
          " /4, claims /8, dead; in Riichi value /2, dead, chance *2")                                       \
    INPUT(NUMBERS_DANGER, 3, "the tile of the move: chance *16, points *4, unseen /4")                       \
    INPUT(NUMBERS_TABLE, 10,                                                                                 \
          "danger of passing *16; the other's readiness, hazard *16, points /4; lost /2, hazard"             \
          " *4, turns /8, tiles unseen /32, kinds in piles /16, own turns /8")                               \
    INPUT(NUMBERS_WAITS, 4, "useful tiles: barred /8, of kinds in piles /16, kinds /8, of bonus /16")

#define FEATURE_PLACE(name, count, words) name, name##_LAST = (name) + (count)-1,

/* The places of the inputs. */
enum { FEATURE_FLAGS(FEATURE_PLACE) FEATURE_SPARSE };
enum { FEATURE_NUMBERS(FEATURE_PLACE) FEATURE_DENSE };

#undef FEATURE_PLACE

/* The sorts of positions: by shanten number, closed and open. */
enum { FEATURE_SORTS = 2 * (FAR + 1) };

/* The same list, for the network's file. */
extern const struct net_inputs feature_inputs;

/* The data that all positions of a decision share. */
struct features {
    const struct situation *situation;
    const struct danger *danger;
    uint8_t place[TILE_KINDS]; /* of each kind in the canonical order, or TILE_NONE */
    tile_set barred;           /* kinds the seat discarded or passed on */
};

/* Prepares a decision. The situation and the danger must outlive `features`. */
void features_init(struct features *features, const struct situation *situation, const struct danger *danger);

/* Writes the inputs that all positions of the decision share. */
void features_encode_table(const struct features *features, struct net_input *input);

/* Adds the inputs of the hand after a move. `thrown` is the kind discarded or added to a kong, or TILE_NONE;
 * `riichi` is true if the seat is in Riichi then. */
void features_encode_hand(const struct features *features, const struct holding *holding, enum deed deed,
                          uint8_t thrown, bool riichi, struct net_input *input);

#endif
