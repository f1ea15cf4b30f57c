/*
 * features.h: what the network that judges Dueling Tigers is told of a position.
 *
 * The position is one that a move of the seat has led to: the hand it then
 * holds, what the move was, and all that lies open. The two suits in play
 * are told as the own main suit and the other one.
 */
#ifndef AI_FEATURES_H
#define AI_FEATURES_H

#include "ai/net/net_file.h"
#include "ai/tigers/estimate/danger.h"
#include "ai/tigers/estimate/hand_value.h"

/* What has just been done. */
enum deed {
    DEED_DISCARD,          /* a tile thrown; with Riichi or not */
    DEED_PASS_DISCARD,     /* the other's discard let pass */
    DEED_PASS_OWN_DUMMY,   /* a dummy discard that the seat itself drew */
    DEED_PASS_OTHER_DUMMY, /* one that the other drew */
    DEED_PASS_REVEALED,
    DEED_PASS_KONG, /* an added kong not robbed */
    DEED_REVEAL,    /* a dummy action begun */
    DEED_DRAW,
    DEED_KONG_CLOSED,
    DEED_KONG_OPEN,
    DEED_KONG_ADDED,
    DEED_TREASURE, /* turned up */
    DEED_NO_TREASURE,
    DEEDS
};

enum {
    KINDS_PLAYED = 25, /* kinds in play */
    FAR = 7            /* a shanten number that is not told apart from greater ones */
};

/*
 * The list of inputs: where they begin, how many they are, and what is told there. The places come from it,
 * and the sum of it stands in the network's file: whoever tells something else, or the same in other units,
 * changes the words here too, and the build asks for a network that has learned it (src/tools/embed_net.c).
 *
 * Inputs that are 0 or 1 come in groups of one for each kind in play, and of one for each value of a number.
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

#define FEATURE_PLACE(name, count, told) name, name##_LAST = (name) + (count)-1,

/* Where the inputs stand. */
enum { FEATURE_FLAGS(FEATURE_PLACE) FEATURE_SPARSE };
enum { FEATURE_NUMBERS(FEATURE_PLACE) FEATURE_DENSE };

#undef FEATURE_PLACE

/* Sorts of positions: by shanten number, closed and open. */
enum { FEATURE_SORTS = 2 * (FAR + 1) };

/* The same list, for the network's file. */
extern const struct net_inputs feature_inputs;

/* What all positions of one decision share. */
struct features {
    const struct situation *situation;
    const struct danger *danger;
    uint8_t place[TILE_KINDS]; /* where a kind stands among those in play, or TILE_NONE */
    tile_set barred;           /* kinds discarded or let pass */
};

/* The situation and the danger must outlive it. */
void features_init(struct features *features, const struct situation *situation, const struct danger *danger);

/* Tells what all positions of the decision have in common. */
void features_encode_table(const struct features *features, struct net_input *input);

/* Tells of the hand that is held after a deed, besides that. `thrown` is the kind thrown, or the one given
 * away otherwise (an added kong's), or TILE_NONE; `riichi` says that it is declared or stands. */
void features_encode_hand(const struct features *features, const struct holding *holding, enum deed deed,
                          uint8_t thrown, bool riichi, struct net_input *input);

#endif
