/*
 * shape.h: how far a hand is from complete, which tiles help it, and its readings.
 *
 * All functions respect limits: a kind with no further copy (four in hand and melds, or none in the mode's
 * set) never counts as help. Shanten is the number of tiles that must still be exchanged until the hand is
 * one tile from complete: -1 is complete, 0 is tenpai.
 */
#ifndef RULES_SHAPE_H
#define RULES_SHAPE_H

#include "rules/hand/hand.h"
#include "rules/hand/meld.h"

enum {
    FORM_STANDARD = 1,         /* sets and a pair */
    FORM_SEVEN_PAIRS = 2,      /* seven different pairs */
    FORM_THIRTEEN_ORPHANS = 4, /* every terminal and honor, one of them twice */
    FORM_SEVEN_PAIRS_ANY = 8   /* seven pairs; four of a kind may be two of them */
};

enum { SHANTEN_NEVER = 99 }; /* no allowed form is possible */

struct shape {
    uint8_t counts[TILE_KINDS]; /* the concealed tiles */
    uint8_t limits[TILE_KINDS]; /* the most tiles of a kind the concealed part may hold */
    uint8_t sets;               /* sets still to be formed, 0 to 4, in addition to the pair */
    uint8_t forms;              /* FORM_* bits; forms that cannot apply are ignored */
};

/* Makes the shape of a hand with `count` melds, in a mode with `copies` of each of the 34 kinds and whole
 * hands of 3 * sets + 1 tiles (`sets` is 4 except in the small games). */
void shape_init(struct shape *shape, const struct hand *hand, const struct meld *melds, int count,
                const uint8_t *copies, int sets, unsigned forms);

/* Returns the lowest shanten number of the allowed forms, or SHANTEN_NEVER. For 3n+2 tiles it is that after
 * the best discard. */
int shape_shanten(const struct shape *shape);

/* Returns the kinds that bring a hand of 3n+1 tiles one step nearer (from tenpai: complete it) and of which
 * a further copy can exist. Writes the shanten number into `*shanten` (may be NULL). */
tile_set shape_useful(const struct shape *shape, int *shanten);

/* Returns the kinds whose discard leaves a hand of 3n+2 tiles at that shanten number or lower. */
tile_set shape_discards(const struct shape *shape, int shanten);

/* Returns the waits: the kinds that complete a hand of 3n+1 tiles, 0 if it is not tenpai. The same as
 * shape_useful for a tenpai hand, but faster with melds. */
tile_set shape_waits(const struct shape *shape);

/* True if the 3n+2 tiles are complete. */
bool shape_is_complete(const struct shape *shape);

/* The same for bare counts, with `sets` sets still to be formed and the forms that then apply. */
bool shape_counts_complete(const uint8_t counts[TILE_KINDS], int sets, unsigned forms);

/* Returns the kinds whose discard may leave the 3n+2 tiles tenpai: all that do, and those that would if
 * there were four of every kind. */
tile_set shape_tenpai_discards(const uint8_t counts[TILE_KINDS], int sets, unsigned forms);

enum set_kind { SET_RUN, SET_PUNG, SET_KONG, SET_PAIR, SET_ORPHANS };

struct set {
    uint8_t kind;   /* enum set_kind */
    uint8_t tile;   /* kind, the lowest of a run */
    bool concealed; /* no tile came from another player */
    bool exposed;   /* laid out as an open meld */
    bool wins;      /* contains the winning tile */
};

/* One way to read a complete hand: melds first, in the order they were made, then the concealed sets, the
 * pair last. It also collects the facts that patterns ask for. */
struct reading {
    uint8_t form; /* its FORM_* */
    uint8_t count;
    struct set sets[7];
    uint8_t run_count;
    uint8_t pung_count;      /* including kongs */
    uint8_t kong_count;      /* how many of them are kongs */
    uint8_t concealed_pungs; /* how many of them are concealed, including closed kongs */
    uint8_t equal_runs;      /* pairs of equal runs */
    tile_set kinds;          /* all kinds held, including melds */
    tile_set runs;           /* the lowest kinds of the runs */
    tile_set pungs;          /* the kinds of pungs and kongs */
    tile_set pairs;          /* the kind of the pair, or of all seven */
};

enum { READING_MAX = 64 };

/* Writes all ways to read a complete hand, one for each set that may contain the winning tile; returns how
 * many. `counts` are the concealed tiles including the winning one. `by_other` means that the winner did not
 * draw the winning tile; then the set it completes is not concealed. */
int reading_list(const uint8_t counts[TILE_KINDS], const struct meld *melds, int melds_count,
                 uint8_t winning_tile, bool by_other, unsigned forms, struct reading out[READING_MAX]);

#endif
