/*
 * four_layout.c: see four_layout.h. Numbers are units of a window 800 high.
 *
 * Side 1 to 3 are laid out on a line of their own: `along` from the side's own
 * left, `across` from its edge of the table towards the middle.
 */
#include "sdl/table/four/four_layout.h"

#include <math.h>

#include "base/rng.h"
#include "sdl/table/layout/phone_layout.h"

enum {
    SIDE = 264,
    PLATE_W = 216,
    PLATE_H = 72,
    COLUMNS = 6,
    ROWS = 3,
    RING_WIDTH = 15,
    RING_HIGH = 10,
    WALL_LONG = 17, /* stacks of a side of the true wall, which is longer than there is room for */
    PILE_W = 35,
    ABOVE_W = 38,
    RING = 226,
    PAD = 5,
    GAP = 5,
    LANE = 46,
    LANE_GAP = 8
};

static const float END_W = 30, OPEN_W = 30, ABOVE_OPEN_W = 36, MELD_W = 32, ABOVE_MELD_W = 34, MELD_GAP = 8,
                   DRAWN_GAP = 8, STACK_W = 15, FLOWER_W = 26, SEAL = 30, LARGE_LANE = 60, LARGE_ABOVE = 66,
                   LARGE_PILE_W = 80, LARGE_MELD_W = 43, LARGE_ABOVE_W = 43, LARGE_END_W = 36;

/* With large tiles the piles lie like the vanes of a wheel, each along one side of a square. */
enum { MANY_COLUMNS = 8, MANY_ROWS = 4, LIFTED = 24, PROMPT_H = 31 };

/* How far apart the rows of a pile are, for tiles of width 1: above and below, and at the sides. */
#define ROW_PITCH    (TILE_RATIO + .06f)
#define COLUMN_PITCH (TILE_RATIO + .03f)

static float row_pitch(int side)
{
    return side == FOUR_BELOW || side == FOUR_ABOVE ? ROW_PITCH : COLUMN_PITCH;
}

/* Returns how deep so many rows of such tiles are. */
static float rows_depth(int side, int rows)
{
    float thick = side == FOUR_BELOW || side == FOUR_ABOVE ? TILE_THICK : 0;

    return (float)(rows - 1) * row_pitch(side) + TILE_RATIO + thick;
}

/* How deep the trays are, from the ring outwards, and where the ring begins. */
#define HIGH   (PILE_W * ((ROWS - 1) * ROW_PITCH + TILE_RATIO + TILE_THICK) + 2 * PAD)
#define DEEP   (PILE_W * ((ROWS - 1) * COLUMN_PITCH + TILE_RATIO) + 2 * PAD)
#define HALF   (RING / 2.0f)
#define RING_Y (80 + HIGH + GAP)
#define EDGE   (HALF + GAP + DEEP + LANE_GAP)

static const struct table_part parts[] = {
    {PART(wall), FROM_MIDDLE, -HALF, RING_Y, RING, RING, .5f, 0},
    {PART(wall_count), FROM_MIDDLE, -27, RING_Y + HALF - 26, 54, 48, .5f, 0},
    {PART(pile[FOUR_BELOW]), FROM_MIDDLE, -HALF, RING_Y + RING + GAP, RING, HIGH, .5f, 0},
    {PART(pile[FOUR_RIGHT]), FROM_MIDDLE, HALF + GAP, RING_Y, DEEP, RING, .5f, 0},
    {PART(pile[FOUR_ABOVE]), FROM_MIDDLE, -HALF, 80, RING, HIGH, .5f, 0},
    {PART(pile[FOUR_LEFT]), FROM_MIDDLE, -HALF - GAP - DEEP, RING_Y, DEEP, RING, .5f, 0},
    {PART(reach[FOUR_BELOW]), FROM_MIDDLE, HALF, RING_Y + RING + GAP, GAP + DEEP, HIGH, .5f, 0},
    {PART(reach[FOUR_RIGHT]), FROM_MIDDLE, HALF + GAP, 80, DEEP, HIGH + GAP, .5f, 0},
    {PART(reach[FOUR_ABOVE]), FROM_MIDDLE, -HALF - GAP - DEEP, 80, GAP + DEEP, HIGH, .5f, 0},
    {PART(reach[FOUR_LEFT]), FROM_MIDDLE, -HALF - GAP - DEEP, RING_Y + RING, DEEP, GAP + HIGH, .5f, 0},
    {PART(lane[FOUR_RIGHT]), FROM_MIDDLE, EDGE, 84, LANE, 576, 0, 1},
    {PART(lane[FOUR_ABOVE]), FROM_MIDDLE, -EDGE - LANE, 20, 2 * (EDGE + LANE), ABOVE_W * 1.39f, 0, 0},
    {PART(lane[FOUR_LEFT]), FROM_MIDDLE, -EDGE - LANE, 84, LANE, 576, 0, 1},
    {PART(prompt), FROM_MIDDLE, -270, RING_Y + RING + GAP + HIGH + 3, 540, PROMPT_H, .7f, 0},
    {PART(plate[FOUR_ABOVE]), FROM_LEFT, 0, 22, PLATE_W, PLATE_H, 0, 0},
    {PART(plate[FOUR_LEFT]), FROM_LEFT, 0, 296, PLATE_W, PLATE_H, .45f, 0},
    {PART(plate[FOUR_RIGHT]), FROM_RIGHT, SIDE - PLATE_W, 98, PLATE_W, PLATE_H, .1f, 0},
    {PART(flowers[FOUR_BELOW]), FROM_LEFT, 0, 654, PLATE_W, 42, 1, 0},
    {PART(flowers[FOUR_RIGHT]), FROM_RIGHT, SIDE - PLATE_W, 178, PLATE_W, 42, .1f, 0},
    {PART(flowers[FOUR_ABOVE]), FROM_LEFT, 0, 102, PLATE_W, 42, 0, 0},
    {PART(flowers[FOUR_LEFT]), FROM_LEFT, 0, 376, PLATE_W, 42, .45f, 0},
    {PART(log), FROM_LEFT, 0, 507, SIDE, 136, .7f, 0},
};

/* A side's hand begins where it looks centered with thirteen tiles and one drawn, and grows to its right. */
static void open_hands(struct table_layout *l)
{
    float half = (14 * END_W + DRAWN_GAP) / 2;

    l->hand_at[FOUR_RIGHT] = l->hand_at[FOUR_LEFT] = l->lane[FOUR_LEFT].h / 2 - half;
    l->hand_at[FOUR_ABOVE] = l->lane[FOUR_ABOVE].w / 2 - 6.5f * ABOVE_W;
}

/* Wider ones beside the columns; a hand begins at their end and leaves all the rest to melds. */
static void open_large_lanes(struct table_layout *l, float extra)
{
    float top = 20 + LARGE_ABOVE + 4, bottom = fminf(656 + extra, l->hand.y - LIFTED),
          edge = l->left + SIDE + 4;

    l->lane[FOUR_RIGHT] = rect_make(l->w - edge - LARGE_LANE, top, LARGE_LANE, bottom - top);
    l->lane[FOUR_LEFT] = rect_make(edge, top, LARGE_LANE, bottom - top);
    l->lane[FOUR_ABOVE] = rect_make(edge, 20, l->w - 2 * edge, LARGE_ABOVE);
    for (int side = FOUR_RIGHT; side < FOUR_SIDES; side++)
        l->hand_at[side] = LANE_GAP;
}

/* Each pile begins in a corner of the square between the lanes and ends before the next one; what they leave
 * in the middle has the wall's count. */
static void open_large_piles(struct table_layout *l)
{
    float left = l->lane[FOUR_LEFT].x + LARGE_LANE + LANE_GAP, top = l->lane[FOUR_LEFT].y;
    float low = l->hand.y - LIFTED - PROMPT_H, deep = rows_depth(FOUR_ABOVE, ROWS),
          wide = rows_depth(FOUR_LEFT, ROWS);
    float w = fminf((l->w - 2 * left - 4 * PAD - GAP) / (COLUMNS + wide),
                    (low - top - 4 * PAD - GAP) / (COLUMNS + deep));

    w = fminf(w, LARGE_PILE_W);
    float length = COLUMNS * w + 2 * PAD, high = deep * w + 2 * PAD, side = wide * w + 2 * PAD;
    float x = l->w / 2 - (length + side + GAP) / 2, y = (top + low - length - high - GAP) / 2;
    l->pile[FOUR_BELOW] = rect_make(x, y + length + GAP, length, high);
    l->pile[FOUR_RIGHT] = rect_make(x + length + GAP, y + high + GAP, side, length);
    l->pile[FOUR_ABOVE] = rect_make(x + side + GAP, y, length, high);
    l->pile[FOUR_LEFT] = rect_make(x, y, side, length);
    for (int i = 0; i < FOUR_SIDES; i++) {
        l->pile_w[i] = w;
        l->reach[i] = l->pile[i];
    }
    struct rect hole = rect_make(x + side + GAP, y + high + GAP, length - side - GAP, length - high - GAP);
    l->wall = rect_inset(hole, 2, 2);
    l->wall_count = rect_make(hole.x + hole.w / 2 - 27, hole.y + (hole.h - 48) / 2, 54, 48);
}

static void open_large(struct table_layout *l, float extra)
{
    open_large_lanes(l, extra);
    open_large_piles(l);
    l->stacks = l->dead_stacks = 0; /* there is no room for a wall that would be seen */
    float between = l->w - 2 * (l->lane[FOUR_LEFT].x + LARGE_LANE + 4), wide = fminf(between, 540);
    l->prompt = rect_make((l->w - wide) / 2, l->hand.y - LIFTED - PROMPT_H + 2, wide, PROMPT_H);
}

void four_layout_open(struct table_layout *l, const struct ruleset *rules, const int16_t *options, int seats)
{
    (void)options;
    (void)seats;
    four_layout_build(l, l->stacks, rules->dead_wall / 2);
}

void four_layout_build(struct table_layout *l, int stacks, int dead)
{
    l->ring = 2 * (RING_WIDTH + RING_HIGH);
    l->stacks = stacks;
    l->dead_stacks = dead;
    l->per_rank = stacks;
    l->stack_w = table_layout_whole(l, STACK_W);
    l->log_lines = FOUR_LOG_LINES;
    for (int side = 0; side < FOUR_SIDES; side++)
        l->pile_w[side] = PILE_W;
    table_layout_place(l, parts, PARTS_COUNT(parts));
    open_hands(l);
    if (l->large)
        open_large(l, l->h - 800);
    l->other = l->lane[FOUR_ABOVE];
    l->actions[TABLE_PLACE_HALF] = l->actions[0];
    l->actions[0].w = l->actions[TABLE_PLACE_HALF].w = (SIDE - 8) / 2.0f;
    l->actions[TABLE_PLACE_HALF].x += l->actions[0].w + 8;
}

void four_layout_open_phone(struct table_layout *l, const struct ruleset *rules, const int16_t *options,
                            int seats)
{
    (void)rules;
    (void)options;
    phone_layout_open(l, TABLE_PLACES);
    phone_layout_cells(l, seats);
    l->dead_stacks = 0;
}

/* The face of a tile in a side's lane, which is `long` along it and `deep` across, at so much from the lane's
 * beginning and from the edge of the table; its thickness shows below it. */
static struct rect lane_tile(const struct table_layout *l, int side, float along, float across, float length,
                             float deep, float w)
{
    struct rect lane = l->lane[side];
    float thick = w * TILE_THICK, right = lane.x + lane.w, bottom = lane.y + lane.h;

    switch (side) {
    case FOUR_RIGHT:
        return rect_make(right - across - deep, bottom - along - length, deep, length + thick);
    case FOUR_ABOVE:
        return rect_make(right - along - length, lane.y + across, length, deep + thick);
    default:
        return rect_make(lane.x + across, lane.y + along, deep, length + thick);
    }
}

/* Returns how long a tile of a side's hand is along its lane. */
static float hand_pitch(const struct table_layout *l, int side)
{
    if (l->large)
        return side == FOUR_ABOVE ? LARGE_ABOVE_W : LARGE_END_W;
    return side == FOUR_ABOVE ? ABOVE_W : END_W;
}

/* The same where it lies open. */
static float open_pitch(const struct table_layout *l, int side)
{
    if (l->large)
        return hand_pitch(l, side);
    return side == FOUR_ABOVE ? ABOVE_OPEN_W : OPEN_W;
}

struct rect four_layout_other(const struct table_layout *l, int side, int place, bool apart, bool open)
{
    float pitch = hand_pitch(l, side),
          along = l->hand_at[side] + (float)place * pitch + (apart ? DRAWN_GAP : 0);

    if (open) {
        float w = open_pitch(l, side);
        return lane_tile(l, side, along + (pitch - w) / 2, 0, w - 1, (w - 1) * TILE_RATIO, w - 1);
    }
    struct rect box = lane_tile(l, side, along, 0, pitch - 1, 0, 0);
    const struct pose_shape *shape = pose_shape(four_layout_standing(side));
    if (side == FOUR_RIGHT)
        box.x -= (pitch - 1) * shape->wide;
    box.w = (pitch - 1) * shape->wide;
    box.h = (pitch - 1) * shape->high;
    return box;
}

/* How the tiles of a pile lie in its tray. */
struct heap {
    float w;     /* of a tile */
    float inset; /* of the first one from the tray's beginning */
    int row, column;
};

static struct heap heap_of(const struct table_layout *l, int side, int place, int count)
{
    struct heap heap = {.w = l->pile_w[side], .inset = (RING - COLUMNS * PILE_W) / 2};
    bool many = count > ROWS * COLUMNS || place >= ROWS * COLUMNS;
    int columns = many ? MANY_COLUMNS : COLUMNS, most = MANY_ROWS * MANY_COLUMNS - 1;

    if (!l->large) {
        table_layout_cell(place, &heap.row, &heap.column);
        return heap;
    }
    heap.inset = PAD;
    if (many)
        heap.w *= fminf((float)COLUMNS / MANY_COLUMNS, rows_depth(side, ROWS) / rows_depth(side, MANY_ROWS));
    place = place > most ? most : place;
    heap.row = place / columns;
    heap.column = place % columns;
    return heap;
}

struct rect four_layout_pile(const struct table_layout *l, int side, int place, int count, int sideways)
{
    (void)sideways;
    struct rect tray = l->pile[side];
    struct heap heap = heap_of(l, side, place, count);
    float w = heap.w - 1, high = w * TILE_RATIO, thick = w * TILE_THICK;
    float along = heap.inset + (float)heap.column * heap.w,
          out = PAD + (float)heap.row * row_pitch(side) * heap.w;

    switch (side) {
    case FOUR_BELOW:
        return rect_make(tray.x + along, tray.y + out, w, high + thick);
    case FOUR_RIGHT:
        return rect_make(tray.x + out, tray.y + tray.h - along - heap.w - thick / 2, high, w + thick);
    case FOUR_ABOVE:
        return rect_make(tray.x + tray.w - along - heap.w, tray.y + tray.h - out - high - thick, w,
                         high + thick);
    default:
        return rect_make(tray.x + tray.w - out - high, tray.y + along - thick / 2, high, w + thick);
    }
}

/* The tile width with which a side's melds fit beside its hand; the usual one but for many kongs. */
static float meld_tile(const struct table_layout *l, int side, const struct meld *melds, int count)
{
    float most = l->large ? LARGE_MELD_W : side == FOUR_ABOVE ? ABOVE_MELD_W : MELD_W, lengths = 0;
    float lane = side == FOUR_ABOVE ? l->lane[side].w : l->lane[side].h;
    float hand = l->hand_at[side] + (float)(14 - 3 * count) * hand_pitch(l, side) + DRAWN_GAP;

    for (int i = 0; i < count; i++)
        lengths += table_layout_meld_width(&melds[i]);
    float fits = (lane - hand - 2 * MELD_GAP - (float)(count - 1) * MELD_GAP) / lengths;
    return fits < most ? fits : most;
}

struct rect four_layout_meld(const struct table_layout *l, int side, const struct meld *melds, int count,
                             int owner, int which, int index)
{
    if (side == TABLE_OWN)
        return table_layout_meld_row(l, side, melds, count, owner, which, index);
    float w = meld_tile(l, side, melds, count),
          along = side == FOUR_ABOVE ? l->lane[side].w : l->lane[side].h;
    const struct meld *meld = &melds[which];
    uint8_t tiles[4];
    int turned;

    /* The first lies at the side's right end, the others on its left. */
    for (int i = 0; i <= which; i++)
        along -= table_layout_meld_width(&melds[i]) * w + (i > 0 ? MELD_GAP : 0);
    meld_laid(meld, owner, FOUR_SIDES, tiles, &turned);
    float t = w - 1;
    if (meld->kind == MELD_KONG_ADDED && index == 3)
        return lane_tile(l, side, along + (float)turned * w, .5f * w, t * TILE_RATIO, t, t);
    if (turned >= 0 && index > turned)
        along += w * (TILE_RATIO - 1);
    along += (float)index * w;
    if (index == turned)
        return lane_tile(l, side, along, 0, t * TILE_RATIO, t, t);
    return lane_tile(l, side, along, 0, t, t * TILE_RATIO, t);
}

/* The place in the ring, clockwise from its right end below; the last place is before that again. */
static int ring_place(const struct table_layout *l, int stack)
{
    int gap = l->dead_stacks > 0, used = l->stacks + l->dead_stacks + gap;

    return (l->broken + l->ring - used + stack + (stack >= l->stacks) * gap) % l->ring;
}

/* The place of the ring where it is broken so many stacks from the right end of a side's wall. */
static int break_place(int side, int count)
{
    static const int begins[FOUR_SIDES] = {[FOUR_LEFT] = RING_WIDTH,
                                           [FOUR_ABOVE] = RING_WIDTH + RING_HIGH,
                                           [FOUR_RIGHT] = 2 * RING_WIDTH + RING_HIGH};
    int length = side == FOUR_BELOW || side == FOUR_ABOVE ? RING_WIDTH : RING_HIGH;

    return begins[side] + (count * length + WALL_LONG / 2) / WALL_LONG;
}

static bool is_at_side(int place)
{
    return (place >= RING_WIDTH && place < RING_WIDTH + RING_HIGH) || place >= 2 * RING_WIDTH + RING_HIGH;
}

struct rect four_layout_stack(const struct table_layout *l, int stack)
{
    if (l->large) /* none is shown: where tiles come from */
        return rect_make(l->wall.x + (l->wall.w - STACK_W) / 2, l->wall.y + l->wall.h / 2, STACK_W, STACK_W);
    int place = ring_place(l, stack);
    const struct pose_shape *shape = pose_shape(is_at_side(place) ? POSE_STACK_SIDE : POSE_STACK);
    float w = l->stack_w, wide = w * shape->wide, high = w * shape->high, bottom = l->wall.y + l->wall.h;
    float row = table_layout_whole(l, l->wall.x + (l->wall.w - RING_WIDTH * w) / 2);
    float deep = w * pose_shape(POSE_STACK)->high, room = l->wall.h - 2 * deep - .42f * w;
    float step = table_layout_whole(l, room / RING_HIGH),
          top = l->wall.y + deep + (room - RING_HIGH * step) / 2;

    if (place < RING_WIDTH)
        return rect_make(row + (float)(RING_WIDTH - 1 - place) * w, bottom - high, wide, high);
    place -= RING_WIDTH;
    if (place < RING_HIGH)
        return rect_make(l->wall.x + .5f, top + (float)(RING_HIGH - 1 - place) * step, wide, high);
    place -= RING_HIGH;
    if (place < RING_WIDTH)
        return rect_make(row + (float)place * w, l->wall.y, wide, high);
    return rect_make(l->wall.x + l->wall.w - .5f - wide, top + (float)(place - RING_WIDTH) * step, wide,
                     high);
}

enum pose four_layout_stack_pose(const struct table_layout *l, int stack, bool single)
{
    if (!l->large && is_at_side(ring_place(l, stack)))
        return single ? POSE_SINGLE_SIDE : POSE_STACK_SIDE;
    return single ? POSE_SINGLE : POSE_STACK;
}

struct rect four_layout_flower(const struct table_layout *l, int side, int index)
{
    struct rect row = l->flowers[side];

    if (l->shape != LAYOUT_DESK) {
        float w = fminf(row.h / TILE_HIGH, 17);
        return table_layout_tile(row.x + row.w - (float)(index + 1) * w, row.y, w, 1);
    }
    return rect_make(row.x + 4 + (float)index * FLOWER_W, row.y + 1, FLOWER_W - 1,
                     (FLOWER_W - 1) * TILE_HIGH);
}

struct rect four_layout_seal(const struct table_layout *l, int side)
{
    float cx = l->wall.x + l->wall.w / 2, cy = l->wall.y + l->wall.h / 2;
    float dx = l->wall.w / 2 - 24 - SEAL / 2, dy = l->wall.h / 2 - 36 - SEAL / 2;

    cx += side == FOUR_RIGHT ? dx : side == FOUR_LEFT ? -dx : 0;
    cy += side == FOUR_BELOW ? dy : side == FOUR_ABOVE ? -dy : 0;
    return rect_make(cx - SEAL / 2, cy - SEAL / 2, SEAL, SEAL);
}

enum pose four_layout_lying(int side, bool turned)
{
    static const enum pose poses[FOUR_SIDES + 1] = {POSE_LYING, POSE_SIDEWAYS, POSE_INVERTED, POSE_CLOCKWISE,
                                                    POSE_LYING};
    return poses[side + turned];
}

enum pose four_layout_down(int side)
{
    return side == FOUR_LEFT || side == FOUR_RIGHT ? POSE_FLAT : POSE_DOWN;
}

enum pose four_layout_standing(int side)
{
    static const enum pose poses[FOUR_SIDES] = {POSE_STANDING, POSE_RIGHT, POSE_REAR, POSE_LEFT};
    return poses[side];
}

/* --- where the wall is broken ------------------------------------------------------------------------- */

enum { BREAK_STREAM = 0xb4ea };

struct wall_break four_break_throw(uint64_t seed, const struct table *table)
{
    struct wall_break broken = {.sums = {0}};
    struct rng rng;

    rng_init(&rng, rng_derive(rng_derive(seed, BREAK_STREAM), table->round));
    for (int i = 0; i < BREAK_THROWS * BREAK_DICE; i++) {
        uint8_t face = (uint8_t)(1 + rng_below(&rng, DIE_SIDES));
        broken.faces[i / BREAK_DICE][i % BREAK_DICE] = face;
        broken.sums[i / BREAK_DICE] += face;
    }
    broken.seat = (table->dealer + broken.sums[0] - 1) % table->seats;
    return broken;
}

void four_break_follow(struct table_layout *layout, const struct table *table, int near)
{
    if (!table->rules->breaks_wall || layout->large || layout->shape != LAYOUT_DESK)
        return;
    struct wall_break broken = {.seat = table->dealer}; /* without dice: the dealer's right end */
    if (layout->dice)
        broken = four_break_throw(layout->seed, table);
    layout->broken = break_place(sprites_side(table, near, broken.seat), broken.sums[BREAK_THROWS - 1]);
}
