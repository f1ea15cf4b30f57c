/*
 * reason.h: why a move was chosen, or what speaks for or against it: one sentence, as data.
 * words/study/reason_words.h has the words.
 */
#ifndef AI_REASON_H
#define AI_REASON_H

#include <stdint.h>

#include "ai/aim.h"
#include "rules/hand/tile.h"
#include "rules/play/move.h"

struct pattern;
struct table;

/* One for each sentence. The comment says which members it uses. */
enum reason_kind {
    REASON_NONE,
    /* Everywhere. */
    REASON_ANY_MOVE,
    REASON_ONLY_MOVE,
    REASON_WINS, /* number: 1 if that wins the match in any case */
    REASON_LETS_WIN_GO,
    REASON_LETS_KONG_GO,
    REASON_WORTH_LESS,
    REASON_NEARLY_AS_GOOD,
    REASON_AS_GOOD_AS, /* tile: of the next best discard, which hardly differs */
    REASON_FEELING,
    REASON_FITS_MIN,
    REASON_CLOSED_WORTH_MORE, /* number: 1 if it can still declare Riichi */
    REASON_CLAIM_NO_NEARER,   /* number: 1 if it would take the only pair */
    REASON_TILE_WORTH_MORE,
    REASON_OPENS_FOR_LITTLE,
    REASON_KONG_BRINGS_DRAW, /* number: 1 if the treasure may be revealed then */
    REASON_TAKES_MORE,
    REASON_STEP_FURTHER, /* tile: the best discard */
    REASON_FEWER_USEFUL, /* number, tile */
    REASON_GIVES_UP_AIM, /* aim */
    REASON_LESS_WITHOUT, /* tile */
    REASON_RIVAL_WAITS,  /* seat: the rival may wait for this */
    /* What can be seen of the best move: see plain_reason.h. */
    REASON_LONE,          /* number: others of its kind that are out */
    REASON_NO_FRIENDS,    /* nothing in the hand goes with it */
    REASON_CONNECTS_LESS, /* tile: the next best discard */
    REASON_SAFER_EQUAL,   /* tile: the next best discard */
    REASON_LESS_RISK,     /* number, second: deals in so often in 100; tile: the next best discard */
    REASON_NUMBERS_HELD,  /* number: tiles of the hand with the numbers kept */
    REASON_DEAD_SHAPE,    /* tiles: all four of each are out, and the discard needs one for a set */
    REASON_SPARE_PAIR,    /* number: pairs held */
    REASON_LEAD_ENOUGH,   /* number: points ahead in the last round */
    REASON_NO_WIN_LEFT,
    /* A beginner at Dueling Tigers. */
    REASON_FOUR_ALIKE,
    REASON_TENPAI_SO_RIICHI,
    REASON_KONG_IS_KONG,
    REASON_PUNG_IS_SET,
    REASON_NO_HELP,
    REASON_CURIOUS,
    /* Dueling Tigers: the player's turn. */
    REASON_KONG_OF_BRINGS_DRAW, /* tile */
    REASON_RIICHI,              /* number: winning tiles; second: points it adds */
    REASON_RIICHI_REVEALED,     /* what it gains most by is the dummy's row */
    REASON_RIICHI_BY_DRAW,      /* number */
    REASON_ONLY_DISCARD,
    REASON_RIICHI_RIVAL_SAFE,   /* seat, tile */
    REASON_RIICHI_RIVAL_DANGER, /* seat, tile: more dangerous */
    REASON_RIICHI_RIVAL_RISK,   /* seat */
    REASON_NEAR_RIVAL_SAFE,     /* the same for a rival close to winning */
    REASON_NEAR_RIVAL_DANGER,
    REASON_NEAR_RIVAL_RISK,
    REASON_THEY_DISCARDED,    /* seat: can't win on it for that */
    REASON_SAFE_PAIR,         /* two of such a tile */
    REASON_FEW_LEFT,          /* number: others of its kind that are out */
    REASON_FAR_OFF,           /* seat: may be waiting */
    REASON_WORTH_RISK,        /* number: points of a hand that is tenpai */
    REASON_TENPAI,            /* number: winning tiles */
    REASON_WIDER_WAIT,        /* number, second: winning tiles after this discard and after the next best */
    REASON_POINTS_NEEDED,     /* number: points to be first, in the last round */
    REASON_SLOWER_WORTH_MORE, /* number: points more than with the next best */
    REASON_KEEPS_AIM,         /* aim; number: pairs held, if seven of them are closest; 0: not counted */
    REASON_STEP_NEARER,       /* tile */
    REASON_MORE_USEFUL,       /* number, tile */
    REASON_LEAST_USE,
    REASON_BROUGHT_MORE, /* tile */
    REASON_NETWORK,      /* number: wins of 100; second: hundredths of a point */
    /* Against a discard in Dueling Tigers. */
    REASON_RIICHI_ONLY_BY_DRAW, /* number: 1 if its wait `tile` is in the discards */
    REASON_LIVE_AGAINST_RIICHI, /* seat */
    REASON_RIICHI_WINS_MORE,
    REASON_RIICHI_WORTH_LESS, /* number: tiles that would give it a better wait, 0: not more than win now */
    REASON_RIICHI_UNFREE,     /* seat: in Riichi */
    REASON_RIICHI_TOO_LATE,   /* number: tiles left in the wall */
    REASON_KONG_ROBBED,       /* seat, tile */
    REASON_KONG_BREAKS_RUN,   /* tiles: the run */
    /* Its claims. */
    REASON_OPENING_NEARER,
    REASON_CLAIM_POINTS,   /* tile, number: points of such a pung, 0: none of its own */
    REASON_PUNG_WAITS,     /* tiles */
    REASON_PUNG_NO_NEARER, /* number: 1 if it would take the only pair */
    REASON_NO_NEARER,
    REASON_KEEPS_SAFE_TILES, /* it lets a pung go, after which no discard is safe enough */
    REASON_STEP_TO_AIM,      /* aim */
    REASON_SET_NEARER,
    /* Its dummy action. */
    REASON_DRAWN_MAY_WIN,  /* number: tiles that win, seat: is far off; 0: not counted */
    REASON_DRAWN_MAY_PUNG, /* number: pairs held, 0: not counted */
    REASON_DRAWN_SPOILS,
    REASON_SHORTER_ROUND,     /* number: points ahead in the last round, 0: not ahead */
    REASON_REVEALED_WINS_TOO, /* seat: for whom it doesn't win */
    REASON_REVEALED_SAFE,     /* seat: may be waiting */
    REASON_KEEPS_PILES,
    REASON_KEEPS_WALL,        /* number: tiles left in it, 0: not counted */
    REASON_DRAWN_HELPS_RIVAL, /* seat */
    REASON_REVEALED_FREE,     /* seat: whom a drawn tile could help */
    REASON_REVEALED_INFORMS,  /* nobody is in Riichi */
    REASON_DRAWN_PROMISES,
    /* Its treasure and indicators. */
    REASON_TREASURE_HELPS_OWN,   /* number: suit tiles held, 0: not counted */
    REASON_TREASURE_HELPS_RIVAL, /* seat; number: 1 if more honors than suit tiles are held */
    REASON_NUMBERS_FIT,          /* number, second */
    REASON_NUMBERS_REACH,        /* number: tiles of the hand that can be in a set with these numbers */
    REASON_FITS_LESS,            /* number, second: tiles held with these numbers and with the best */
    REASON_REACH_LESS,           /* number, second: tiles that can be in such a set, and with the best */
    REASON_BEFORE_DEAL,
    /* Tenpai Duel. */
    REASON_MOST_USEFUL,    /* number: useful tiles, 0: not counted */
    REASON_ATTACK,         /* number: points */
    REASON_UNREAD,         /* number: winning tiles; seat: who learns nothing from the discards */
    REASON_DISCARDS_POINT, /* tile: the wait that is guessed from them; it can change */
    REASON_PROMISES_ATTACKS,
    REASON_KONG_TURNS_DORA,
    REASON_YAKU_IN_SIGHT,
    REASON_NOT_WORTH_OPENING,
    REASON_GUESS_COVERS,   /* number: hands of 100 */
    REASON_GUESS_NEIGHBOR, /* tile: the last discard, near which both kinds named are */
    REASON_GUESS_LIVE,     /* number: tiles of both kinds unseen */
    REASON_RIICHI_HAN,
    REASON_KEEPS_DORA, /* tile */
    REASON_ONE_MORE_TILE,
    /* One Suit. */
    REASON_TILES_COMPLETE,
    REASON_WAITS_FOR_NOTHING,
    REASON_KONG_COSTS_NOTHING,
    REASON_COMPLETE,      /* tile */
    REASON_NOT_COMPLETE,  /* number: points that a wrong declaration costs, `tile` then; 0: not counted */
    REASON_ALL_FOUR_HELD, /* tile: would be a wait if there were a fifth */
    REASON_KEEPS_WAITS,   /* number */
    /* Two moves compared after rounds played on: the part that decides, for one or against the other. */
    REASON_WINS_INSTEAD, /* number, second: wins in 100 rounds after this move and after the other */
    REASON_WINS_BRING_MORE,
    REASON_WINS_BRING_LESS,
    REASON_OTHERS_WIN_MORE,
    REASON_OTHERS_WIN_LESS,
    REASON_DUMMY_BRINGS_MORE,
    REASON_DUMMY_BRINGS_LESS,
    REASON_BET_LOST,         /* in Tenpai Duel, for the best move and against a Riichi */
    REASON_DRAWS_SCORE_MORE, /* in One Suit, by the waits that are named */
    REASON_DRAWS_SCORE_LESS,
    REASON_ANOTHER_WAITS,
    /* A table of four: what the hand aims at. */
    REASON_WAITS,      /* tiles, number: unseen */
    REASON_ON_THE_WAY, /* aim, number: tiles of use */
    REASON_NO_WIN_NEAR,
    REASON_NO_WIN_IN_REACH,
    REASON_SET_WAITS, /* the same after a claim */
    REASON_SET_ON_THE_WAY,
    REASON_SET_NO_WIN_NEAR,
    /* What a rival may do with a tile; the same as a reason to fold, and against a bolder discard. */
    REASON_RIVAL_GREAT_HAND, /* seat, tile */
    REASON_RIVAL_COLLECTS,   /* seat, suit */
    REASON_RIVAL_WAITS_FOR,  /* seat, tile */
    REASON_FOLDS_GREAT_HAND,
    REASON_FOLDS_COLLECTS,
    REASON_FOLDS_WAITS_FOR,
    REASON_SAFER_GREAT_HAND, /* tile: the bolder one; seat */
    REASON_SAFER_COLLECTS,   /* tile, seat, suit */
    REASON_SAFER_WAITS_FOR,  /* tile, seat */
    REASON_COLLECTS_OTHERS,  /* seat, suit: this tile is of another one */
    REASON_PAYS_FIRST,       /* seat: has discarded the same kind, and would pay */
    REASON_REACHES_MINIMUM,  /* aim, number: faan */
    REASON_HALF_FLUSH,       /* suit, number: faan */
    REASON_DIRECTION,        /* patterns: one; number: tiles away; second: its points */
    REASON_FITS_BOTH,        /* patterns: two, which the next best discard doesn't leave */
    REASON_CHOW_FAAN,        /* number: faan of the hand that the chow makes tenpai, fewer than it needs */
    REASON_ANY_WIN,          /* a claim brings a hand closer that needs no minimum */
    REASON_NO_HAND_IN_REACH,
    REASON_MINIMUM_OUT_OF_REACH, /* number: faan, 0: not counted */
    REASON_BETTER_HAND_NEAR,
    REASON_DEAD_END,
    REASON_LESS_THAN_BEST,
    /* How much more the network expects than from normal's move; second: tenths of a point. */
    REASON_MORE_THAN_THROWING, /* tile */
    REASON_MORE_THAN_RUN,
    REASON_MORE_THAN_TRIPLET,
    REASON_MORE_THAN_KONG,
    REASON_MORE_THAN_WIN,
    REASON_MORE_THAN_PASS,
    REASON_LITTLE_MORE, /* less than a tenth of a point */
    REASONS
};

struct reason {
    tile_set tiles;
    const struct pattern *patterns[2];
    int32_t number, second;
    uint8_t kind;       /* enum reason_kind */
    uint8_t tile;       /* its kind */
    uint8_t seat;       /* of the player concerned, */
    uint8_t wind;       /* and their wind, for when they have no name */
    uint16_t suit, aim; /* enum suit, enum aim: so wide that no byte is left over, for memcmp */
};

/* Returns a reason without further members. */
static inline struct reason reason_plain(enum reason_kind kind)
{
    return (struct reason){.kind = (uint8_t)kind};
}

/* Returns a reason that names a tile, or an aim. */
static inline struct reason reason_tile(enum reason_kind kind, uint8_t tile)
{
    return (struct reason){.kind = (uint8_t)kind, .tile = tile};
}

static inline struct reason reason_aim(enum reason_kind kind, enum aim aim)
{
    return (struct reason){.kind = (uint8_t)kind, .aim = aim};
}

/* Returns a reason that names a number. */
static inline struct reason reason_number(enum reason_kind kind, int number)
{
    return (struct reason){.kind = (uint8_t)kind, .number = number};
}

/* Returns the reason about the player on that seat. */
struct reason reason_about(struct reason reason, const struct table *table, int seat);

/* Returns the reason for naming these waits, or none. */
static inline struct reason reason_naming(tile_set waits)
{
    return reason_plain(waits ? REASON_TILES_COMPLETE : REASON_WAITS_FOR_NOTHING);
}

/* Returns the reason that the network expects `lead` more than from the other move, in 1/AI_ONE point;
 * REASON_FEELING if `lead` is 0 or less. */
struct reason reason_more_than(struct move other, int32_t lead);

#endif
