/*
 * shape.h: how far a hand is from complete, what helps it, how it reads.
 *
 * All three know the limits: a kind of which no copy can come any more (four
 * in hand and melds, or none in the mode's set) is never counted as a help.
 * Shanten is the number of tiles that must still be exchanged to be one tile
 * from complete: -1 complete, 0 tenpai.
 */
#ifndef RULES_SHAPE_H
#define RULES_SHAPE_H

#include "rules/hand/hand.h"
#include "rules/hand/meld.h"

enum {
    FORM_STANDARD = 1,         /* sets and a pair */
    FORM_SEVEN_PAIRS = 2,      /* seven different pairs */
    FORM_THIRTEEN_ORPHANS = 4, /* every terminal and honor, one of them twice */
    FORM_SEVEN_PAIRS_ANY = 8   /* seven pairs, four alike may be two of them */
};

enum { SHANTEN_NEVER = 99 }; /* no allowed form can be reached */

struct shape {
    uint8_t counts[TILE_KINDS]; /* the concealed tiles */
    uint8_t limits[TILE_KINDS]; /* how many of a kind the concealed part may hold at most */
    uint8_t sets;               /* sets still to be formed from them, 0 to 4, besides the pair */
    uint8_t forms;              /* FORM_* bits; those that cannot apply are passed over */
};

/* The shape of concealed tiles beside `count` melds in a set with `copies` of each of the 34 kinds,
 * for whole hands of 3 * sets + 1 tiles (sets is 4 but for the small games). */
void shape_init(struct shape *shape, const struct hand *hand, const struct meld *melds, int count,
                const uint8_t *copies, int sets, unsigned forms);

/* The shanten number over the allowed forms, or SHANTEN_NEVER. For 3n+2 tiles it is that after the best
 * discard. */
int shape_shanten(const struct shape *shape);

/* The kinds of which one more brings the hand of 3n+1 tiles a step nearer (for tenpai: completes it), and a
 * further copy can exist; the shanten number into `*shanten` (may be NULL). */
tile_set shape_useful(const struct shape *shape, int *shanten);

/* The kinds of which one less leaves the hand of 3n+2 tiles at that shanten number or nearer. */
tile_set shape_discards(const struct shape *shape, int shanten);

/* The waits: the kinds of which one more completes the hand of 3n+1 tiles, 0 if it is not tenpai. They are
 * what shape_useful says of a tenpai hand, found more quickly beside melds. */
tile_set shape_waits(const struct shape *shape);

/* True if the 3n+2 tiles are complete. */
bool shape_is_complete(const struct shape *shape);

/* The same for counts beside melds, with `sets` sets still to be formed and the forms that then apply. */
bool shape_counts_complete(const uint8_t counts[TILE_KINDS], int sets, unsigned forms);

/* The kinds of which one less may leave the 3n+2 tiles tenpai: all that do, and those that would if four of
 * each kind could be had. */
tile_set shape_tenpai_discards(const uint8_t counts[TILE_KINDS], int sets, unsigned forms);

enum set_kind { SET_RUN, SET_PUNG, SET_KONG, SET_PAIR, SET_ORPHANS };

struct set {
    uint8_t kind;   /* enum set_kind */
    uint8_t tile;   /* kind, the lowest of a run */
    bool concealed; /* no tile of it came from another (a closed kong, or own tiles only) */
    bool exposed;   /* laid out as an open meld */
    bool wins;      /* holds the winning tile */
};

/* One way to read a complete hand: melds first, as they were made, then the concealed sets, the pair last.
 * What patterns ask of the sets is gathered besides. */
struct reading {
    uint8_t form; /* the FORM_* it has */
    uint8_t count;
    struct set sets[7];
    uint8_t run_count;
    uint8_t pung_count;      /* kongs are pungs here */
    uint8_t kong_count;      /* of them */
    uint8_t concealed_pungs; /* of them, closed kongs included */
    uint8_t equal_runs;      /* pairs of equal runs */
    tile_set kinds;          /* all kinds held, melds included */
    tile_set runs;           /* the lowest kinds of the runs */
    tile_set pungs;          /* the kinds of pungs and kongs */
    tile_set pairs;          /* the kind of the pair, or of all seven */
};

enum { READING_MAX = 64 };

/* All ways to read a complete hand, one for each set the winning tile may stand in. `counts` are the
 * concealed tiles with the winning one; `by_other` says that the winning tile was not the winner's own
 * draw (then the set it completes is not concealed). Returns how many were written. */
int reading_list(const uint8_t counts[TILE_KINDS], const struct meld *melds, int melds_count,
                 uint8_t winning_tile, bool by_other, unsigned forms, struct reading out[READING_MAX]);

#endif
