/*
 * sight.h: what a policy of Dueling Tigers is told of a view, and what it may
 * answer.
 *
 * All inputs are flags, taken from the view as it stands: tiles, piles in their
 * order, melds, Riichi, the row, options, and how far the hand is from tenpai.
 * Nothing that normal reckons is among them. The two suits in play are told as
 * the own main suit and the other one, so that which of three was taken out makes
 * no difference. Numbers counted from the other end, the dragons and the winds of
 * nobody can change places: a position can be told in SIGHT_TURNINGS ways
 * that come to the same.
 */
#ifndef TOOLS_SIGHT_H
#define TOOLS_SIGHT_H

#include "rules/play/view.h"

enum {
    SIGHT_KINDS = 25 /* kinds in play */,
    SIGHT_TURNINGS = 24,
    SIGHT_ORDER = 8 /* of the other's discards, the last ones are told in order */,
    SIGHT_FAR = 7 /* a shanten number that is not told apart from greater ones */,
    SIGHT_OPTIONS = 8,
    SIGHT_MOST = 320 /* flags of a position */
};

#define SIGHT_FLAGS(INPUT)                                                                                   \
    INPUT(SIGHT_HELD, 4 * SIGHT_KINDS)          /* tiles held, by kind: 1, 2, 3 or 4 */                      \
    INPUT(SIGHT_UNSEEN, 4 * SIGHT_KINDS)        /* tiles unseen, by kind: 1, 2, 3 or 4 */                    \
    INPUT(SIGHT_DRAWN, SIGHT_KINDS)             /* the tile just drawn */                                    \
    INPUT(SIGHT_OFFERED, SIGHT_KINDS)           /* the tile on offer */                                      \
    INPUT(SIGHT_DISCARDED, SIGHT_KINDS)         /* kinds the seat itself discarded */                        \
    INPUT(SIGHT_PASSED, SIGHT_KINDS)            /* kinds of wins let go */                                   \
    INPUT(SIGHT_PILES, SIGHT_KINDS)             /* kinds in any pile */                                      \
    INPUT(SIGHT_RIVAL, SIGHT_KINDS)             /* kinds the other discarded */                              \
    INPUT(SIGHT_DUMMY, SIGHT_KINDS)             /* kinds in the dummy's pile or open in its row */           \
    INPUT(SIGHT_MELDS, SIGHT_KINDS)             /* own melds */                                              \
    INPUT(SIGHT_RIVAL_MELDS, SIGHT_KINDS)       /* the other's melds */                                      \
    INPUT(SIGHT_RIVAL_CLOSED, SIGHT_KINDS)      /* of them closed kongs */                                   \
    INPUT(SIGHT_LAST, SIGHT_ORDER *SIGHT_KINDS) /* the other's last discards, the newest first */            \
    INPUT(SIGHT_LAST_DRAWN, SIGHT_ORDER)        /* those of them thrown as they were drawn */                \
    INPUT(SIGHT_SINCE, SIGHT_KINDS)  /* kinds that lay down since the other's hand last changed */           \
    INPUT(SIGHT_USEFUL, SIGHT_KINDS) /* kinds that bring a hand to draw nearer and can come */               \
    INPUT(SIGHT_NEAR, SIGHT_KINDS)   /* discards that keep a hand with a tile too many as near */            \
    INPUT(SIGHT_BEST, SIGHT_KINDS)   /* of them those that leave the most useful tiles */                    \
    INPUT(SIGHT_GOOD, SIGHT_KINDS)   /* of them those that leave three quarters as many */                   \
    INPUT(SIGHT_SHANTEN, SIGHT_FAR + 1)                                                                      \
    INPUT(SIGHT_PAIRS, 8) /* kinds held twice or more */                                                     \
    INPUT(SIGHT_MAIN, 15) /* tiles of the main suit and honors, melds included */                            \
    INPUT(SIGHT_BONUS, 9) /* the indicators' numbers */                                                      \
    INPUT(SIGHT_THREE, 9) /* the numbers to choose them from */                                              \
    INPUT(SIGHT_TREASURE, 9)                                                                                 \
    INPUT(SIGHT_SOURCE, 5) /* of the tile on offer: discard, own or other's dummy, row, kong */              \
    INPUT(SIGHT_RIICHI, 1)                                                                                   \
    INPUT(SIGHT_RIVAL_RIICHI, 1)                                                                             \
    INPUT(SIGHT_RIVAL_RIICHI_AGE, 8) /* own turns ago */                                                     \
    INPUT(SIGHT_EXPOSED, 5)          /* own melds */                                                         \
    INPUT(SIGHT_RIVAL_EXPOSED, 5)                                                                            \
    INPUT(SIGHT_EAST, 1)                                                                                     \
    INPUT(SIGHT_WALL, 16)   /* tiles in the wall, by fours */                                                \
    INPUT(SIGHT_ROW, 14)    /* tiles of the row face down */                                                 \
    INPUT(SIGHT_TURNS, 16)  /* own discards */                                                               \
    INPUT(SIGHT_KEPT, 8)    /* the other's discards since their hand changed */                              \
    INPUT(SIGHT_ASKED, 12)  /* the phase */                                                                  \
    INPUT(SIGHT_WORTH, 4)   /* the tile on offer: dragon, own wind, indicators' number, treasure's */        \
    INPUT(SIGHT_CLAIMED, 3) /* pung and discard leave the hand farther, as near, nearer */                   \
    INPUT(SIGHT_OPTION, SIGHT_OPTIONS) /* options that are not as usual */

/* Where the flags stand. */
#define SIGHT_PLACE(name, count) name, name##_END = name + (count)-1,
enum { SIGHT_FLAGS(SIGHT_PLACE) SIGHT_COUNT };
#undef SIGHT_PLACE

/* The answers. Moves that come to the same for the viewer, such as turning one or another tile of the row,
 * are one. */
enum {
    ACT_DISCARD = 0,
    ACT_RIICHI = ACT_DISCARD + SIGHT_KINDS,
    ACT_KONG_OWN = ACT_RIICHI + SIGHT_KINDS,
    ACT_LEAVE = ACT_KONG_OWN + SIGHT_KINDS, /* the number of the indicator that is not kept */
    ACT_PASS = ACT_LEAVE + 9,
    ACT_PUNG,
    ACT_KONG,
    ACT_WIN,
    ACT_REVEAL,
    ACT_DRAW,
    ACT_TREASURE_NO,
    ACT_TREASURE_YES,
    ACT_COUNT
};

/* What is told of a kind that may be discarded, for itself: each trait counts alike whatever kind has it. */
enum trait {
    SIGHT_TRAIT_NEAR, /* the hand stays as near */
    SIGHT_TRAIT_BEST, /* and no other leaves more useful tiles */
    SIGHT_TRAIT_GOOD, /* or three quarters as many */
    SIGHT_TRAIT_SAFE, /* the other cannot win on it: discarded it, or let it pass since their hand last
                         changed */
    SIGHT_TRAIT_SIDE, /* a number on whose other sides they discarded, so that no two-sided wait is on it */
    SIGHT_TRAIT_UNSEEN_0, /* copies unseen besides */
    SIGHT_TRAIT_UNSEEN_1,
    SIGHT_TRAIT_UNSEEN_2,
    SIGHT_TRAIT_UNSEEN_3,
    SIGHT_TRAIT_HONOR,
    SIGHT_TRAIT_DRAGON,
    SIGHT_TRAIT_OWN_WIND,
    SIGHT_TRAIT_TERMINAL,
    SIGHT_TRAIT_BONUS,
    SIGHT_TRAIT_TREASURE,
    SIGHT_TRAIT_ONE, /* held once, twice, more often */
    SIGHT_TRAIT_TWO,
    SIGHT_TRAIT_MORE,
    SIGHT_TRAIT_ALONE, /* a number without another within two of it in the hand */
    SIGHT_TRAIT_MAIN,
    SIGHT_TRAIT_DRAWN,
    SIGHT_TRAIT_WAITS_FEW, /* after it the hand is tenpai: two tiles it waits for are unseen, four, more */
    SIGHT_TRAIT_WAITS_SOME,
    SIGHT_TRAIT_WAITS_MANY,
    SIGHT_TRAIT_BARRED, /* one of the waits is among the own discards or was let pass */
    SIGHT_TRAIT_PILED,  /* one of them lies in any pile */
    SIGHT_TRAITS
};

/* A position as it is told. */
struct sight {
    int count;
    uint16_t flags[SIGHT_MOST];
    uint8_t place[TILE_KINDS];    /* where a kind is told, or TILE_NONE */
    uint8_t moves[ACT_COUNT];     /* the viewer's legal move for each answer, or MOVE_MOST */
    int choices;                  /* answers that have one */
    uint32_t traits[SIGHT_KINDS]; /* of each kind held, as it is told: bit n for trait n */
};

/* Tells the view of a seat that is asked, and holds tiles, in one of the ways. */
void sight_see(struct sight *sight, const struct view *view, int turning);

/* The answer that is this move; -1 if it is none, such as taking a suit out. */
int sight_action(const struct sight *sight, const struct view *view, struct move move);

/* Marks kinds, told as in that sight, from `at` on; returns how many flags were written, SIGHT_KINDS at
 * most. */
int sight_mark_kinds(const struct sight *sight, tile_set kinds, int at, uint16_t *flags);

#endif
