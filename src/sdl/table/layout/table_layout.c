/*
 * table_layout.c: see table_layout.h. The numbers are units: the columns are a side of 264, a centre of 624
 * and a side of 264; the rows are those of a window 800 high, spread when there is more height.
 */
#include "sdl/table/layout/table_layout.h"

#include <math.h>
#include <string.h>

#include "sdl/table/layout/composition.h"
#include "sdl/table/layout/phone_layout.h"

enum {
    SIDE = 264,
    PLATE_W = 216,
    PLATE_H = 72,
    COLUMNS = 6,
    PLAYER_ROWS = 3,
    LONG_ROW = 10,
    LARGE_ROWS = 2,
    PILE_W = 41,
    STACK_W = 19
};
enum { WALL_STACKS = 30, STACKS_IN = 6 /* from the edges of its tray */ };

/* Over the player's tiles: as much as one is lifted by, with its rim. */
enum { LIFTED = 21 };

static const float HAND_W = 66, HAND_GAP = 18, OTHER_W = 46, OTHER_GAP = 8, OPEN_W = 42, MELD_W = 50,
                   OTHER_MELD_W = 40, MELD_GAP = 10, LARGE_TRAY_W = 612, LARGE_MELD_W = 66,
                   LARGE_OTHER_MELD_W = 46;

static const float HALF_A_THOUSANDTH = .0005f; /* of a pixel */

const struct composition *composition_of(const struct ruleset *rules)
{
    if (rules->dummy)
        return &composition_tigers;
    if (rules->declares_risk)
        return &composition_one_suit;
    return rules->seats_least > 3 ? &composition_four : &composition_tenpai_duel;
}

struct rect table_layout_tile(float x, float y, float pitch, float seam)
{
    float w = pitch - seam;
    return rect_make(x, y, w, w * TILE_HIGH);
}

float table_layout_widest(struct rect tray, int columns, int rows, float more)
{
    float cover = TILE_HIGH - PILE_PITCH(1); /* a row covers that of the one above it */
    float wide = (tray.w - 2 * TABLE_TRAY_X) / ((float)columns + more);
    float high = (tray.h - TABLE_TRAY_Y - 2 + (float)(rows - 1) * cover) / ((float)rows * TILE_HIGH);

    return wide < high ? wide : high;
}

float table_layout_whole(const struct table_layout *l, float units)
{
    return floorf(units * l->u + HALF_A_THOUSANDTH) / l->u;
}

void table_layout_whole_stacks(struct table_layout *l, int count, float width)
{
    float right = l->wall.x + l->wall.w;

    l->stack_w = table_layout_whole(l, width);
    l->wall.x += (float)count * (width - l->stack_w);
    l->wall.x = ceilf((l->wall.x + STACKS_IN) * l->u - HALF_A_THOUSANDTH) / l->u - STACKS_IN;
    l->wall.w = right - l->wall.x;
}

void table_layout_place(struct table_layout *l, const struct table_part *parts, int count)
{
    const float anchors[] = {[FROM_LEFT] = l->left, [FROM_MIDDLE] = l->w / 2, [FROM_RIGHT] = l->right};
    float extra = l->h - 800;

    for (const struct table_part *part = parts; part < parts + count; part++)
        *(struct rect *)((char *)l + part->part) =
            rect_make(anchors[part->anchor] + part->x, part->y + part->grows * extra, part->w,
                      part->h + part->taller * extra);
}

#define TRAY_H          (PLAYER_ROWS * PILE_PITCH(PILE_W) + 12)
#define ACTION_Y(place) (398 + 66 * (place))

/* On every table; the buttons end above a lifted tile. */
static const struct table_part parts[] = {
    {PART(plate[TABLE_OTHER]), FROM_LEFT, 0, 22, PLATE_W, PLATE_H, 0, 0},
    {PART(riichi[TABLE_OTHER]), FROM_LEFT, 0, 112, PLATE_W, 42, 0, 0},
    {PART(toggles), FROM_LEFT, 0, 159, 256, 32, 0, 0},
    {PART(log), FROM_LEFT, 0, 577, 430, 66, .66f, 0},
    {PART(riichi[TABLE_OWN]), FROM_LEFT, 0, 654, PLATE_W, 42, 1, 0},
    {PART(plate[TABLE_OWN]), FROM_LEFT, 0, 704, PLATE_W, PLATE_H, 1, 0},
    {PART(pile[TABLE_OTHER]), FROM_MIDDLE, -138, 92, 276, TRAY_H, .12f, 0},
    {PART(wall_count), FROM_MIDDLE, -312, 287, 46, 48, .3f, 0},
    {PART(wall), FROM_MIDDLE, -258, 287, WALL_STACKS *STACK_W + 2 * STACKS_IN, 48, .3f, 0},
    {PART(prompt), FROM_MIDDLE, -312, 440, 624, 28, .54f, 0},
    {PART(pile[TABLE_OWN]), FROM_MIDDLE, -138, 472, 276, TRAY_H, .66f, 0},
    {PART(menu), FROM_RIGHT, 0, 28, 38, 38, 0, 0},
    {PART(help), FROM_RIGHT, 46, 28, 38, 38, 0, 0},
    {PART(heading), FROM_RIGHT, 92, 20, SIDE - 92, 58, 0, 0},
    {PART(indicators), FROM_RIGHT, 0, 98, SIDE, 126, .1f, 0},
    {PART(waits), FROM_RIGHT, 0, 242, SIDE, 148, .3f, 0},
    {PART(actions[0]), FROM_RIGHT, 0, ACTION_Y(0), SIDE, 61, .6f, 0},
    {PART(actions[1]), FROM_RIGHT, 0, ACTION_Y(1), SIDE, 61, .6f, 0},
    {PART(actions[2]), FROM_RIGHT, 0, ACTION_Y(2), SIDE, 61, .6f, 0},
    {PART(actions[3]), FROM_RIGHT, 0, ACTION_Y(3), SIDE, 61, .6f, 0},
};

/* The trays of both players' piles, and how far their rows may be lengthened: with large tiles a tray has
 * room for all of them. */
static void open_piles(struct table_layout *l)
{
    for (int side = 0; side < 2; side++) {
        struct rect *tray = &l->pile[side];
        l->wide[side] = l->large;
        if (l->large)
            *tray = rect_make((l->w - LARGE_TRAY_W) / 2, tray->y, LARGE_TRAY_W, tray->h);
        l->reach[side] = rect_make(tray->x + tray->w, tray->y, l->large ? 0 : 4 * PILE_W + 8, tray->h);
    }
    if (l->large)
        l->log.w = l->pile[TABLE_OWN].x - 4 - l->left;
}

/* Places the player's own hand, which ends where the melds do. */
static void open_hand(struct table_layout *l, float extra)
{
    float left = l->left + 234, low = l->actions[TABLE_ACTIONS - 1].y + l->actions[TABLE_ACTIONS - 1].h;

    l->hand_w = HAND_W;
    if (l->large) {
        left = l->left + PLATE_W + 10;
        low = fmaxf(low, l->pile[TABLE_OWN].y + l->pile[TABLE_OWN].h) + LIFTED;
        l->hand_w = fminf((l->melds_right - left - HAND_GAP) / 14, (784 + extra - low) / TILE_HIGH);
    }
    l->hand = rect_make(left, 784 - l->hand_w * TILE_HIGH + extra, 14 * l->hand_w + HAND_GAP,
                        l->hand_w * TILE_HIGH);
}

int table_layout_stacks(const struct ruleset *rules, const int16_t *options)
{
    int tiles = 0, hand = ruleset_has(rules, OPTION_SIZE) ? 4 : 3 * rules->sets + 1;

    if (composition_of(rules)->stacks)
        return composition_of(rules)->stacks;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        tiles += rules->copies[kind];
    if (ruleset_has(rules, OPTION_SUIT))
        tiles /= 3;
    if (ruleset_plays_flowers(rules, options))
        tiles += TILE_RED_FIVE - TILE_FLOWER;
    return (tiles - rules->dead_wall - rules->seats_least * hand + 1) / 2;
}

/* The parts of every table in a window of a desk. */
static void open_desk(struct table_layout *l, float margin)
{
    l->left = margin;
    l->right = l->w - l->left - SIDE;
    table_layout_place(l, parts, PARTS_COUNT(parts));
    table_layout_whole_stacks(l, WALL_STACKS, STACK_W);
    open_piles(l);
    l->other = rect_make(l->left + PLATE_W + 10, 16, l->right - l->left - PLATE_W - 18, 70);
    l->melds_right = l->right + SIDE;
    float extra = l->h - 800;
    open_hand(l, extra);
    l->melds_bottom = 786 + extra;
}

void table_layout_init(struct table_layout *l, const struct layout *layout, const struct ruleset *rules,
                       const int16_t *options, int seats)
{
    int16_t own[OPTION_MAX];
    const struct composition *composition = composition_of(rules);
    bool phone = layout_is_phone(layout);

    ruleset_defaults(rules, own);
    options = options ? options : own;
    *l = (struct table_layout){.composition = composition,
                               .pile_w = {PILE_W, PILE_W},
                               .large = layout->large && !phone,
                               .shape = layout->shape,
                               .held = layout->held && phone,
                               .log_lines = TABLE_LOG_LINES};
    l->stacks = l->per_rank = table_layout_stacks(rules, options);
    l->u = layout->u;
    l->w = layout->wide;
    l->h = layout->high;
    if (!phone)
        open_desk(l, layout->margin);
    if (phone)
        composition->open_phone(l, rules, options, seats);
    else if (composition->open)
        composition->open(l, rules, options, seats);
}

void table_layout_follow(struct table_layout *l, const struct table *table, int near)
{
    if (l->composition->follow)
        l->composition->follow(l, table, near);
}

struct rect table_layout_hand(const struct table_layout *l, int place, bool apart)
{
    if (l->shape != LAYOUT_DESK)
        return phone_layout_hand(l, place, apart);
    return table_layout_tile(l->hand.x + place * l->hand_w + (apart ? HAND_GAP : 0), l->hand.y, l->hand_w,
                             1.5f);
}

/* The left edge of the other's tile: their hand ends at a fixed place on our right, as ours begins at one. */
static float other_x(const struct table_layout *l, int place, bool apart)
{
    return l->w / 2 + 6.5f * OTHER_W - (float)(place + 1) * OTHER_W - (apart ? OTHER_GAP : 0);
}

struct rect table_layout_other(const struct table_layout *l, int side, int place, bool apart, bool open)
{
    if (side == TABLE_OWN)
        return table_layout_hand(l, place, apart);
    if (l->shape != LAYOUT_DESK)
        return phone_layout_other(l, side, place, apart, open);
    if (l->composition->other)
        return l->composition->other(l, side, place, apart, open);
    struct rect standing = rect_make(other_x(l, place, apart), 20, OTHER_W - 1, 0);
    standing.h = standing.w * (1.22f + TILE_THICK);
    return open ? table_layout_tile(standing.x + (OTHER_W - OPEN_W) / 2, 20, OPEN_W, 1) : standing;
}

bool table_layout_pile_is_long(int count)
{
    return count > PLAYER_ROWS * COLUMNS;
}

void table_layout_cell(int place, int *row, int *column)
{
    int full = PLAYER_ROWS * COLUMNS, more = LONG_ROW - COLUMNS, most = PLAYER_ROWS * LONG_ROW - 1;

    if (place < full) {
        *row = place / COLUMNS;
        *column = place % COLUMNS;
        return;
    }
    place = (place > most ? most : place) - full; /* more cannot be; still, they stay on the table */
    *row = PLAYER_ROWS - 1 - place / more;
    *column = COLUMNS + place % more;
}

/* The tiles of a pile in long rows: two, in the end three. */
static float width_tile(struct rect tray, int count)
{
    return table_layout_widest(tray, LONG_ROW, count > LARGE_ROWS * LONG_ROW ? PLAYER_ROWS : LARGE_ROWS,
                               TILE_RATIO - 1);
}

static void pile_cell(const struct table_layout *l, int pile, int place, int *row, int *column)
{
    if (!l->wide[pile]) {
        table_layout_cell(place, row, column);
        return;
    }
    if (place >= PLAYER_ROWS * LONG_ROW) /* cannot be, as above */
        place = PLAYER_ROWS * LONG_ROW - 1;
    *row = place / LONG_ROW;
    *column = place % LONG_ROW;
}

struct rect table_layout_pile(const struct table_layout *l, int pile, int place, int count, int sideways)
{
    if (l->shape != LAYOUT_DESK)
        return phone_layout_pile(l, pile, place, count, sideways);
    return l->composition->pile ? l->composition->pile(l, pile, place, count, sideways)
                                : table_layout_rows(l, pile, place, count, sideways);
}

struct rect table_layout_rows(const struct table_layout *l, int pile, int place, int count, int sideways)
{
    struct rect tray = l->pile[pile];
    int row, column, turned_row = -1, turned_column = -1;
    pile_cell(l, pile, place, &row, &column);
    if (sideways >= 0)
        pile_cell(l, pile, sideways, &turned_row, &turned_column);
    float pitch = l->wide[pile] ? width_tile(tray, count) : l->pile_w[pile];
    float x = tray.x + TABLE_TRAY_X + column * pitch;
    float y = tray.y + TABLE_TRAY_Y + row * PILE_PITCH(pitch);
    float w = pitch - 1;
    if (row == turned_row && column > turned_column)
        x += pitch * (TILE_RATIO - 1);
    if (place == sideways)
        return rect_make(x, y + pitch * (TILE_RATIO - 1) * .6f, w * TILE_RATIO, w * (1 + TILE_THICK));
    return table_layout_tile(x, y, pitch, 1);
}

struct rect table_layout_stack(const struct table_layout *l, int stack)
{
    if (l->shape != LAYOUT_DESK)
        return phone_layout_stack(l, stack);
    if (l->composition->stack)
        return l->composition->stack(l, stack);
    int rank = stack / l->per_rank, place = stack % l->per_rank;
    float high = l->stack_w * 1.93f;

    return rect_make(l->wall.x + STACKS_IN + (float)place * l->stack_w,
                     l->wall.y + 6 + (float)rank * (high + 5), l->stack_w, high);
}

float table_layout_meld_width(const struct meld *meld)
{
    if (meld->kind == MELD_KONG_CLOSED)
        return 4;
    return (meld->kind == MELD_KONG_OPEN ? 3 : 2) + TILE_RATIO;
}

/* The tile width with which all melds of a side fit beside its hand; the usual one but for many kongs. */
static float meld_tile(const struct table_layout *l, int side, const struct meld *melds, int count)
{
    int concealed = 13 - 3 * count;
    float most = side == TABLE_OWN ? MELD_W : OTHER_MELD_W, widths = 0, room;

    if (l->large)
        most = side == TABLE_OWN ? LARGE_MELD_W : LARGE_OTHER_MELD_W;
    for (int i = 0; i < count; i++)
        widths += table_layout_meld_width(&melds[i]);
    if (side == TABLE_OWN)
        room = l->melds_right - (l->hand.x + (concealed + 1) * l->hand_w + HAND_GAP) - (l->large ? 14 : 8);
    else
        room = other_x(l, concealed, true) - l->other.x - 8;
    float fits = (room - (count - 1) * MELD_GAP) / widths;
    return fits < most ? fits : most;
}

struct rect table_layout_meld_tile(const struct meld *meld, int turned, int index, float x, float bottom,
                                   float w)
{
    bool added = meld->kind == MELD_KONG_ADDED && index == 3;
    float flat_h = (w - 1) * (1 + TILE_THICK);

    if (added)
        return rect_make(x + turned * w, bottom - flat_h - .55f * w, (w - 1) * TILE_RATIO, flat_h);
    if (turned >= 0 && index > turned)
        x += w * (TILE_RATIO - 1);
    if (index == turned)
        return rect_make(x + index * w, bottom - flat_h, (w - 1) * TILE_RATIO, flat_h);
    return rect_make(x + index * w, bottom - (w - 1) * TILE_HIGH, w - 1, (w - 1) * TILE_HIGH);
}

struct rect table_layout_meld(const struct table_layout *l, int side, const struct meld *melds, int count,
                              int owner, int which, int index)
{
    if (l->shape != LAYOUT_DESK)
        return phone_layout_meld(l, side, melds, count, owner, which, index);
    if (l->composition->meld)
        return l->composition->meld(l, side, melds, count, owner, which, index);
    return table_layout_meld_row(l, side, melds, count, owner, which, index);
}

struct rect table_layout_meld_row(const struct table_layout *l, int side, const struct meld *melds, int count,
                                  int owner, int which, int index)
{
    float w = meld_tile(l, side, melds, count);
    float x = side == TABLE_OWN ? l->melds_right : l->other.x;

    /* Ours are laid from the right edge inwards, the other's from their right edge, our left. */
    for (int i = 0; i < (side == TABLE_OWN ? which + 1 : which); i++) {
        float step = table_layout_meld_width(&melds[i]) * w + (i > 0 || side == TABLE_OTHER ? MELD_GAP : 0);
        x += side == TABLE_OWN ? -step : step;
    }
    float bottom = side == TABLE_OWN ? l->melds_bottom : l->other.y + l->other.h;
    uint8_t tiles[4];
    int turned;
    meld_laid(&melds[which], owner, l->composition->seats, tiles, &turned);
    return table_layout_meld_tile(&melds[which], turned, index, x, bottom, w);
}

enum pose table_layout_lying(const struct table_layout *l, int side, bool turned)
{
    return l->composition->lying && l->shape == LAYOUT_DESK ? l->composition->lying(side, turned)
           : turned                                         ? POSE_SIDEWAYS
                                                            : POSE_LYING;
}

enum pose table_layout_down(const struct table_layout *l, int side)
{
    return l->composition->down && l->shape == LAYOUT_DESK ? l->composition->down(side) : POSE_DOWN;
}

enum pose table_layout_standing(const struct table_layout *l, int side)
{
    return l->composition->standing && l->shape == LAYOUT_DESK ? l->composition->standing(side) : POSE_REAR;
}

enum pose table_layout_stack_pose(const struct table_layout *l, int stack, bool single)
{
    if (l->composition->stack_pose && l->shape == LAYOUT_DESK)
        return l->composition->stack_pose(l, stack, single);
    return single ? POSE_SINGLE : POSE_STACK;
}

bool table_layout_from_their_left(const struct table_layout *l)
{
    return l->composition->from_their_left && l->shape == LAYOUT_DESK;
}

struct rect table_layout_wait(const struct table_layout *l, int which, int count)
{
    float w = count <= 2 ? 46 : count <= 4 ? 38 : 30, step = count <= 2 ? 122 : (SIDE - 30) / (float)count;

    return table_layout_tile(l->waits.x + 18 + which * step, l->waits.y + 44, w, 0);
}

/* --- the order of the player's tiles ------------------------------------------------------------ */

/* The place of a tile among the first `count`, or -1. */
static int find_tile(const uint8_t *tiles, int count, uint8_t tile)
{
    for (int i = 0; i < count; i++)
        if (tiles[i] == tile)
            return i;
    return -1;
}

/* Takes a tile from its place and puts it in at another; those between close up. */
static void shift(uint8_t *tiles, int from, int to)
{
    uint8_t tile = tiles[from];

    if (from < to)
        memmove(tiles + from, tiles + from + 1, (size_t)(to - from));
    else
        memmove(tiles + to + 1, tiles + to, (size_t)(from - to));
    tiles[to] = tile;
}

void hand_order_apply(const struct hand_order *order, uint8_t *tiles, int count)
{
    int placed = 0;

    for (int i = 0; i < order->count; i++) {
        int at = find_tile(tiles + placed, count - placed, order->tiles[i]);
        if (at >= 0)
            shift(tiles, placed + at, placed), placed++;
    }
}

void hand_order_set(struct hand_order *order, const uint8_t *tiles, int count)
{
    order->count = count < HAND_MAX ? count : HAND_MAX;
    memcpy(order->tiles, tiles, (size_t)order->count);
}

void hand_order_move(struct hand_order *order, int from, int to)
{
    if (from >= 0 && to >= 0 && from < order->count && to < order->count)
        shift(order->tiles, from, to);
}
