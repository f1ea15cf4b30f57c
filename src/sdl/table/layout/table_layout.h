/*
 * table_layout.h: where everything on the table lies.
 *
 * Pure geometry, without SDL. All rects are in units (layout.h), for a tile
 * the whole of it, thickness included: the window is at least 1240 units wide
 * and 800 high, and what is wider or higher goes to the margins and the space between the rows.
 *
 * Invariant: no two boxes of the layout overlap, all lie in the window, and
 * every pile keeps in its tray whatever it holds. Nothing depends on what
 * lies on the table, so nothing moves when something else appears.
 *
 * Sides: 0 is the viewer's own (below), 1 the other player's (above). With three or four hands they are
 * numbered in turn, and lie as small_layout.h and four_layout.h say.
 */
#ifndef SDL_TABLE_LAYOUT_H
#define SDL_TABLE_LAYOUT_H

#include "rules/hand/meld.h"
#include "rules/play/ruleset.h"
#include "sdl/paint/layout.h"
#include "sdl/table/layout/hand_order.h"

enum {
    TABLE_OWN,
    TABLE_OTHER,
    TABLE_DUMMY,
    TABLE_PILES,
    TABLE_THIRD = TABLE_DUMMY /* without a dummy */,
    TABLE_SIDES = 4
};
enum { TABLE_ACTIONS = 4, TABLE_LOG_LINES = 3, TABLE_STACKS = 30, TABLE_ROW = 13, TABLE_WAITS = 6 };

/* Places of worded buttons: the four, and for modes with more choices the right halves of the first and
 * third. */
enum { TABLE_PLACE_HALF = TABLE_ACTIONS, TABLE_PLACE_HALF_WIN, TABLE_PLACES };

/* A tile's face is this much higher than wide, and it is this thick. */
#define TILE_RATIO 1.34f
#define TILE_THICK 0.17f

struct table_layout {
    float u;    /* pixels a unit */
    float w, h; /* the window in units */
    struct rect plate[TABLE_SIDES];
    struct rect riichi[2];         /* the stick and the line under it */
    struct rect hand;              /* the own hand with the tile drawn */
    struct rect other;             /* the strip of the other player's hand and melds */
    struct rect pile[TABLE_SIDES]; /* the trays */
    struct rect
        reach[TABLE_SIDES]; /* where the rows of a player's pile may be lengthened, right of its tray */
    struct rect dummy_label;
    struct rect wall_count, wall;
    struct rect row; /* the dummy's */
    struct rect prompt;
    struct rect log;
    struct rect menu, help; /* the two small buttons */
    struct rect heading;
    struct rect indicators, waits;
    struct rect actions[TABLE_PLACES];
    float melds_right; /* where the own melds end */
    float melds_bottom;
    float pile_w[TABLE_SIDES]; /* the width of a tile in each pile */
    float stack_w;             /* of the wall */
    int stacks, per_rank;      /* stacks after the deal, and how many stand in a rank */
    bool open;                 /* a mode without a dummy: the wall has the middle (duel_layout.c) */
    struct rect pot;           /* what lies for the winner, in such a mode */
    bool stage;                /* Stage B: its own composition; then: */
    bool attacks;              /* the viewer attacks */
    struct rect pair, slots, rack, tally;
    float rack_w, dora_w;
    bool small;            /* few tiles: its own composition (small_layout.c); then: */
    bool three;            /* three hands */
    int hand_tiles;        /* in a hand, without one drawn */
    float hand_w, other_w; /* widths of a tile */
    struct rect field, palette, stakes;
    int log_lines;
    bool four;                     /* a table of four: its own composition (four_layout.c); then: */
    struct rect lane[TABLE_SIDES]; /* where hand and melds of side 1 to 3 lie */
    float hand_at[TABLE_SIDES];    /* where a hand begins in its lane, from the side's own left */
    struct rect flowers[TABLE_SIDES];
    int dead_stacks;
    struct rect toggles;            /* the strip of comforts (table_comfort.h) */
    const struct hand_order *order; /* how the own tiles stand; NULL: sorted */
};

/* Lays out the table of a mode with these options in a window. */
void table_layout_init(struct table_layout *table, const struct layout *layout, const struct ruleset *rules,
                       const int16_t *options);

/* How many stacks the mode's wall has after a deal, at most. */
int table_layout_stacks(const struct ruleset *rules, const int16_t *options);

/* The own tile at `place` of `count` in the hand; with `apart` the tile drawn, right of the others. */
struct rect table_layout_hand(const struct table_layout *layout, int place, bool apart);

/* The other's tile at `place` from their left (our right) end, standing; `apart`: the tile they drew. */
struct rect table_layout_other(const struct table_layout *layout, int place, bool apart);

/* The same laid open, for a hand that is shown. */
struct rect table_layout_other_open(const struct table_layout *layout, int place, bool apart);

/* Tile number `place` of `count` in a pile; `sideways` is the place of the turned Riichi tile, or -1. */
struct rect table_layout_pile(const struct table_layout *layout, int pile, int place, int count,
                              int sideways);

/* True if the pile's rows run beyond the tray into its reach. */
bool table_layout_pile_is_long(int pile, int count);

/* A place of the dummy's row, 0 to 12. */
struct rect table_layout_row(const struct table_layout *layout, int place);

/* A stack of the wall, 0 to stacks - 1 from the end that is drawn from. */
struct rect table_layout_stack(const struct table_layout *layout, int stack);

/* Tile `index` of meld number `which` of a side; `melds` are all of that side's, `count` of them, and
 * `owner` is its seat. The tile added to a pung lies on the turned one. */
struct rect table_layout_meld(const struct table_layout *layout, int side, const struct meld *melds,
                              int count, int owner, int which, int index);

/* Bonus indicator 0 or 1, or 2: the treasure. */
struct rect table_layout_indicator(const struct table_layout *layout, int which);

/* East's candidate 0 to 2, while he chooses. */
struct rect table_layout_three(const struct table_layout *layout, int which);

/* Card 0 to 2 of the suits that may be taken out. */
struct rect table_layout_remove(const struct table_layout *layout, int which);

/* Tile `which` of `count` in the waits tray. */
struct rect table_layout_wait(const struct table_layout *layout, int which, int count);

/* True if the boxes share more than a hair. */
bool rect_overlaps(struct rect a, struct rect b);

/* True if `inner` lies in `outer`. */
bool rect_holds(struct rect outer, struct rect inner);

/* The box grown by `by` on every side. */
struct rect rect_grow(struct rect box, float by);

#endif
