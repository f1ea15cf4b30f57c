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
 * numbered in turn, and lie as one_suit_layout.h and four_layout.h say.
 */
#ifndef SDL_TABLE_LAYOUT_H
#define SDL_TABLE_LAYOUT_H

#include "rules/hand/hand.h"
#include "rules/hand/meld.h"
#include "rules/play/ruleset.h"
#include "sdl/art/atlas.h"
#include "sdl/paint/layout.h"

struct composition;
struct table;

enum {
    TABLE_OWN,
    TABLE_OTHER,
    TABLE_DUMMY,
    TABLE_PILES,
    TABLE_THIRD = TABLE_DUMMY /* without a dummy */,
    TABLE_SIDES = 4
};
enum { TABLE_TRAY_X = 8, TABLE_TRAY_Y = 6 };
enum { TABLE_ACTIONS = 4, TABLE_LOG_LINES = 3 };

/* Places of worded buttons: the four, and for modes with more choices the right halves of the first and
 * third. */
enum { TABLE_PLACE_HALF = TABLE_ACTIONS, TABLE_PLACE_HALF_WIN, TABLE_PLACES };

/* A tile's face is this much higher than wide, and it is this thick. */
#define TILE_RATIO 1.34f
#define TILE_THICK 0.17f
#define TILE_HIGH  (TILE_RATIO + TILE_THICK) /* of a tile with its thickness, for a width of 1 */

/* The order in which a player's own tiles stand when they are not sorted. It is a wish, not a list of what is
 * held: tiles of the hand that it names stand in its order, all others follow as they are sorted. So it fits
 * any hand at any moment of an animation, and no rule knows of it. */
struct hand_order {
    int count;
    uint8_t tiles[HAND_MAX];
};

struct table_layout {
    const struct composition *composition; /* of the mode's table */
    float u;                               /* pixels a unit */
    float w, h;                            /* the window in units */
    enum layout_shape shape;
    float left, right; /* where the side columns begin */

    /* On every table; a width of 0 means that it is not there. */
    struct rect plate[TABLE_SIDES];
    struct rect riichi[2];         /* the stick and the line under it */
    struct rect hand;              /* the player's hand with the tile drawn */
    struct rect other;             /* the strip of the other player's hand and melds */
    struct rect pile[TABLE_SIDES]; /* the trays */
    struct rect
        reach[TABLE_SIDES]; /* where the rows of a player's pile may be lengthened, right of its tray */
    struct rect wall_count, wall;
    struct rect prompt;
    struct rect log;
    struct rect menu, help; /* the two small buttons */
    struct rect hint;       /* the hint's, where it doesn't stand at the end of the prompt */
    struct rect heading;
    struct rect waits;
    struct rect actions[TABLE_PLACES];
    struct rect toggles;    /* the strip of comforts (table_auto_play.c) */
    bool large;             /* tiles are as large as there is room for, by a setting */
    bool wide[TABLE_SIDES]; /* ... and the rows of this pile as long as its tray, which holds all of it */
    float hand_w;           /* the width of a tile of the player's hand */
    float slot_w;           /* on a phone: of the tiles guessed and turned */
    bool held;              /* ... a television shows the table: it is small here, the rest large, */
    struct rect last;       /* ... the last discard too, which lies there */
    float melds_right;      /* where the player's own melds end */
    float melds_bottom;
    float pile_w[TABLE_SIDES]; /* the width of a tile in each pile */
    float stack_w;             /* of the wall */
    int stacks, per_rank;      /* stacks after the deal, and how many stand in a rank */
    int dead_stacks;           /* of a dead wall, in line with it */
    int log_lines;
    bool unmarked;                  /* nobody looks for the last discard: it is not marked */
    const struct hand_order *order; /* how the player's tiles stand; NULL: sorted */

    /* Where indicators lie, and what else a composition has; the files of its folder use them. */
    struct rect indicators;
    struct rect dummy_label, row;              /* Dueling Tigers: the dummy's */
    struct rect pot, pair, slots, rack, tally; /* Tenpai Duel: what lies for the winner; of Stage B */
    bool stage, attacks;                       /* ... it is Stage B; the viewer attacks */
    float rack_w, dora_w;
    struct rect field;           /* One Suit; on a phone what a composition divides */
    struct rect palette, stakes; /* One Suit */
    bool grown; /* on a phone: the row of tiles that are chosen from is large, in so many columns */
    int grown_columns;
    float grown_w;
    bool three;                    /* ... three hands */
    int hand_tiles;                /* ... in a hand, without one drawn */
    float other_w;                 /* ... the width of another's tile */
    struct rect lane[TABLE_SIDES]; /* a table of four: where hand and melds of side 1 to 3 lie */
    float hand_at[TABLE_SIDES];    /* ... where a hand begins in its lane, from the side's own left */
    struct rect flowers[TABLE_SIDES];
    int ring;      /* ... how many stacks have room in its wall */
    int broken;    /* ... how many of them, from our right end on, the place where it is broken is */
    bool dice;     /* ... that place is thrown for */
    uint64_t seed; /* ... and the dice come of it */
    int dealt; /* stacks that are still shown though they have been dealt: the wall is just being broken */
};

/* The x of a part is counted from the left column's left edge, from the middle of the window, or from the
 * right column's left edge. */
enum table_anchor { FROM_LEFT, FROM_MIDDLE, FROM_RIGHT };

/* One rect of the layout in a window of 800 units' height. In a higher one it lies lower by the share `grows`
 * of the height that is added, and is higher itself by the share `taller`. */
struct table_part {
    size_t part; /* PART(its name in struct table_layout) */
    enum table_anchor anchor;
    float x, y, w, h;
    float grows, taller;
};

#define PART(name)        offsetof(struct table_layout, name)
#define PARTS_COUNT(list) ((int)(sizeof(list) / sizeof *(list)))

/* How far apart the rows of a pile of tiles are that are `w` wide; how high `rows` of them are. */
#define PILE_PITCH(w)      ((w)*TILE_HIGH - 4.5f)
#define PILE_ROWS(w, rows) (((rows)-1) * PILE_PITCH(w) + (w)*TILE_HIGH)

/* Gives these parts their places; the size of the window and the columns must be known. */
void table_layout_place(struct table_layout *layout, const struct table_part *parts, int count);

/* Lays out the table of a mode with these options (NULL: its own) for so many seats in a window. */
void table_layout_init(struct table_layout *table, const struct layout *layout, const struct ruleset *rules,
                       const int16_t *options, int seats);

/* Fits it to what is going on, as seen from seat `near` (a stage may rearrange the table). */
void table_layout_follow(struct table_layout *layout, const struct table *table, int near);

/* Returns how many stacks the mode's wall has after a deal, at most. */
int table_layout_stacks(const struct ruleset *rules, const int16_t *options);

/* The tile at `place` in the player's own hand; with `apart` the drawn tile, to the right of the others. */
struct rect table_layout_hand(const struct table_layout *layout, int place, bool apart);

/* A side's tile at `place` from our right (or from their left, see struct composition), standing or laid
 * `open`; `apart`: the tile they drew. */
struct rect table_layout_other(const struct table_layout *layout, int side, int place, bool apart, bool open);

/* Tile number `place` of `count` in a pile; `sideways` is the place of the turned Riichi tile, or -1. */
struct rect table_layout_pile(const struct table_layout *layout, int pile, int place, int count,
                              int sideways);

/* The same in three rows of six within the tray, which are then lengthened into its reach; with large tiles
 * in two long rows, which become three of smaller tiles. */
struct rect table_layout_rows(const struct table_layout *layout, int pile, int place, int count,
                              int sideways);

/* The width of the largest tiles of which so many columns and rows have room in a tray, beside `more` parts
 * of a tile in each row; they begin TABLE_TRAY_X, TABLE_TRAY_Y from its corner. */
float table_layout_widest(struct rect tray, int columns, int rows, float more);

/* The row and column of tile number `place` in those three rows. */
void table_layout_cell(int place, int *row, int *column);

/* True if those rows of `count` tiles run beyond the tray. */
bool table_layout_pile_is_long(int count);

/* Returns the units rounded down to whole pixels, so that all in a row are equally far apart. */
float table_layout_whole(const struct table_layout *layout, float units);

/* Gives the stacks of a wall that width in whole pixels. The wall's tray, which has room for `count` side by
 * side, keeps its right edge. */
void table_layout_whole_stacks(struct table_layout *layout, int count, float width);

/* A stack of the wall, 0 to stacks - 1 from the end that is drawn from. */
struct rect table_layout_stack(const struct table_layout *layout, int stack);

/* Tile `index` of meld number `which` of a side; `melds` are all of that side's, `count` of them, and
 * `owner` is its seat. The tile added to a pung lies on the turned one. */
struct rect table_layout_meld(const struct table_layout *layout, int side, const struct meld *melds,
                              int count, int owner, int which, int index);

/* The same for melds that lie in a row beside the hand. */
struct rect table_layout_meld_row(const struct table_layout *layout, int side, const struct meld *melds,
                                  int count, int owner, int which, int index);

/* The width of a meld for tiles of width 1; its tile `index` for tiles of width `w`, if its left edge is `x`
 * and all stand on `bottom`. */
float table_layout_meld_width(const struct meld *meld);
struct rect table_layout_meld_tile(const struct meld *meld, int turned, int index, float x, float bottom,
                                   float w);

/* Returns how a tile of a side lies face up (`turned` by a quarter) or down, and how it stands; a stack of
 * the wall, of which only one tile may be left (`single`). */
enum pose table_layout_lying(const struct table_layout *layout, int side, bool turned);
enum pose table_layout_down(const struct table_layout *layout, int side);
enum pose table_layout_standing(const struct table_layout *layout, int side);
enum pose table_layout_stack_pose(const struct table_layout *layout, int stack, bool single);

/* True if others' tiles are numbered from their own left, not from our left as they lie open. */
bool table_layout_from_their_left(const struct table_layout *layout);

/* A standing or lying tile of that pitch: a `seam` narrower, so that neighbours show one. */
struct rect table_layout_tile(float x, float y, float pitch, float seam);

/* Tile `which` of `count` in the waits tray. */
struct rect table_layout_wait(const struct table_layout *layout, int which, int count);

/* Brings `count` tiles into the order. */
void hand_order_apply(const struct hand_order *order, uint8_t *tiles, int count);

/* The order becomes that of these tiles. */
void hand_order_set(struct hand_order *order, const uint8_t *tiles, int count);

/* The tile at place `from` is put where place `to` was; both below `count`. */
void hand_order_move(struct hand_order *order, int from, int to);

#endif
