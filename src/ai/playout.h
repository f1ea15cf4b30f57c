/*
 * playout.h: a round of Dueling Tigers played to its end in the head.
 *
 * A second, slim engine for one purpose: hundreds of thousands of rounds a
 * second. It knows the rules of that one mode, takes every win, and moves by a
 * quick judgement of its own. It is made from a view, so that it holds nothing
 * the seat does not know; the hidden tiles are put in by whoever imagines
 * them. tests/ai/test_playout.c holds it to the rules: the same walls and moves
 * end the same way there and here.
 */
#ifndef AI_PLAYOUT_H
#define AI_PLAYOUT_H

#include "rules/view.h"

enum { PLAYOUT_SEATS = 2, PLAYOUT_WALL = 100 };

enum playout_step {
    STEP_KEEP,     /* the dealer chooses the indicators */
    STEP_DRAW,     /* the seat on turn draws */
    STEP_REPLACE,  /* it draws a kong's replacement */
    STEP_TURN,     /* it has a tile too many */
    STEP_OFFER,    /* a tile is on offer */
    STEP_DUMMY,    /* it takes its dummy action */
    STEP_TREASURE, /* it has made a kong and may turn the treasure up */
    STEP_OVER
};

/* One player. */
struct playout_side {
    struct shape shape; /* the concealed tiles; the limits are those of the mode */
    struct meld melds[MELD_MOST];
    uint8_t meld_count;
    uint8_t open; /* exposed melds */
    uint8_t wind;
    bool riichi;
    int8_t shanten;     /* of the 3n+1 tiles since the last discard */
    tile_set useful;    /* kinds that bring them nearer: the waits of a tenpai hand */
    tile_set discarded; /* kinds it discarded, claimed or not */
    tile_set passed;    /* kinds on which it let a win go */
};

struct senses;

/* How a round ended. */
struct playout_end {
    uint8_t winner; /* seat, or SEAT_NONE */
    uint8_t source; /* enum win_source */
    uint8_t from;   /* who gave the tile: a seat, or SEAT_DUMMY */
    int16_t points;
};

struct playout {
    struct playout_side sides[PLAYOUT_SEATS];
    const struct senses *senses[PLAYOUT_SEATS]; /* by what each judges */
    const struct ruleset *rules;
    const int16_t *options;
    uint8_t seen[TILE_KINDS];          /* copies that lie open to both */
    tile_set piles;                    /* kinds that lie in any pile */
    tile_set own_piles[PLAYOUT_SEATS]; /* kinds that lie in each player's */
    uint8_t wall[PLAYOUT_WALL];        /* the tiles of [front, back) are left */
    uint8_t front, back;
    uint8_t row[DUMMY_MOST]; /* the first `stock` are left */
    uint8_t stock;
    uint8_t left;      /* tiles of the wall that may still be drawn */
    uint8_t row_count; /* tiles of the row still face down */
    bool apart; /* each player draws from an end of the wall of his own, the dummy from the row; see below */
    uint8_t step; /* enum playout_step */
    uint8_t turn;
    uint8_t drawn;  /* the tile just drawn, TILE_NONE after a claim */
    uint8_t source; /* WIN_SELF_DRAW or WIN_REPLACEMENT, for that tile */
    struct offer offer;
    uint8_t answers[PLAYOUT_SEATS]; /* enum move_kind given to the offer, or MOVE_KINDS */
    uint8_t bonus[2];               /* numbers or 0 */
    uint8_t treasure;               /* its number, 0 without one */
    bool treasure_up;
    bool own_pile_only;
    struct playout_end end;
};

/* What the viewer cannot see, as imagined. */
struct playout_hidden {
    uint8_t hand[HAND_MOST]; /* the other's concealed tiles */
    uint8_t hand_count;
    uint8_t rest[PLAYOUT_WALL]; /* the row's face-down tiles, then the wall in drawing order */
    uint8_t rest_count;
    uint8_t treasure; /* the tile */
};

/* True if rounds of that mode can be played in the head. */
bool playout_plays(const struct ruleset *rules);

/*
 * Hidden tiles can change their places without changing any chance. With
 * `apart` each player has his own draws to come, whatever the other and the
 * dummy do. So two moves tried on the same tiles meet the same luck for longer,
 * and what they differ by is theirs.
 */

/* What a seat that is asked knows. The view must outlive the playout. */
void playout_init(struct playout *playout, const struct view *view);

/* Puts the hidden tiles in. */
void playout_place(struct playout *playout, int viewer, const struct playout_hidden *hidden);

/* Makes a move of the seat that is asked; to an offer it is that seat's answer. */
void playout_apply(struct playout *playout, const struct move *move);

/* The move a seat makes here by the quick judgement; it must be asked. */
struct move playout_choose(const struct playout *playout, int seat);

/* Makes the next step: a draw, a choice by the quick judgement, an offer's outcome. Not after the end. */
void playout_step(struct playout *playout);

/* Plays the round to its end. */
void playout_run(struct playout *playout);

#endif
