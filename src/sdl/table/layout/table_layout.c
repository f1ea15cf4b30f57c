/*
 * table_layout.c: the table's grid. The numbers are units; the columns are a
 * side of 264, a centre of 624 and a side of 264, the rows those of a window
 * 800 high, spread when there is more height.
 */
#include "sdl/table/layout/table_layout.h"

#include <math.h>

#include "sdl/table/layout/composition.h"

enum { SIDE = 264, PLATE_W = 216, PLATE_H = 72, COLUMNS = 6, PLAYER_ROWS = 3, LONG_ROW = 10, LARGE_ROWS = 2 };
enum { WALL_STACKS = 30, STACKS_IN = 6 /* from the edges of its tray */ };

/* Over the own tiles: as much as one is lifted by, with its rim. */
enum { LIFTED = 21 };

static const float HAND_W = 66, HAND_GAP = 18, OTHER_W = 46, OTHER_GAP = 8, OPEN_W = 42, PILE_W = 41,
                   STACK_W = 19, MELD_W = 50, OTHER_MELD_W = 40, MELD_GAP = 10, LARGE_TRAY_W = 612,
                   LARGE_MELD_W = 66, LARGE_OTHER_MELD_W = 46;

struct rect table_layout_tile(float x, float y, float pitch, float seam)
{
    float w = pitch - seam;
    return rect_make(x, y, w, w * TILE_HIGH);
}

float table_layout_pile_pitch(float w)
{
    return w * TILE_HIGH - 4.5f;
}

float table_layout_widest(struct rect tray, int columns, int rows, float more)
{
    float cover = TILE_HIGH - table_layout_pile_pitch(1); /* a row covers that of the one above it */
    float wide = (tray.w - 2 * TABLE_TRAY_X) / ((float)columns + more);
    float high = (tray.h - TABLE_TRAY_Y - 2 + (float)(rows - 1) * cover) / ((float)rows * TILE_HIGH);

    return wide < high ? wide : high;
}

void table_layout_whole_stacks(struct table_layout *l, int count, float width)
{
    float right = l->wall.x + l->wall.w, half_a_thousandth = .0005f;

    l->stack_w = floorf(width * l->u + half_a_thousandth) / l->u;
    l->wall.x += (float)count * (width - l->stack_w);
    l->wall.x = ceilf((l->wall.x + STACKS_IN) * l->u - half_a_thousandth) / l->u - STACKS_IN;
    l->wall.w = right - l->wall.x;
}

static void layout_centre(struct table_layout *l, float cx, float extra)
{
    float left = cx - 312, tray_h = PLAYER_ROWS * table_layout_pile_pitch(PILE_W) + 12;

    l->pile[TABLE_OTHER] = rect_make(cx - 138, 92 + .12f * extra, 276, tray_h);
    l->wall_count = rect_make(left, 287 + .30f * extra, 46, 48);
    l->wall = rect_make(left + 54, 287 + .30f * extra, WALL_STACKS * STACK_W + 2 * STACKS_IN, 48);
    table_layout_whole_stacks(l, WALL_STACKS, STACK_W);
    l->prompt = rect_make(left, 440 + .54f * extra, 624, 28);
    l->pile[TABLE_OWN] = rect_make(cx - 138, 472 + .66f * extra, 276, tray_h);
    for (int side = 0; side < 2; side++) {
        struct rect tray = l->pile[side];
        l->reach[side] = rect_make(tray.x + tray.w, tray.y, 4 * PILE_W + 8, tray.h);
        if (!l->large)
            continue;
        l->wide[side] = true;
        l->pile[side] = rect_make(cx - LARGE_TRAY_W / 2, tray.y, LARGE_TRAY_W, tray.h);
        l->reach[side] = rect_make(cx + LARGE_TRAY_W / 2, tray.y, 0, tray.h);
    }
}

static void layout_left(struct table_layout *l, float left, float extra)
{
    l->plate[TABLE_OTHER] = rect_make(left, 22, PLATE_W, PLATE_H);
    l->riichi[TABLE_OTHER] = rect_make(left, 112, PLATE_W, 42);
    l->toggles = rect_make(left, 159, 256, 32);
    l->log = rect_make(left, 577 + .66f * extra, l->large ? l->w / 2 - LARGE_TRAY_W / 2 - 4 - left : 430, 66);
    l->riichi[TABLE_OWN] = rect_make(left, 654 + extra, PLATE_W, 42);
    l->plate[TABLE_OWN] = rect_make(left, 704 + extra, PLATE_W, PLATE_H);
}

static void layout_right(struct table_layout *l, float left, float extra)
{
    l->menu = rect_make(left, 28, 38, 38);
    l->help = rect_make(left + 46, 28, 38, 38);
    l->heading = rect_make(left + 92, 20, SIDE - 92, 58);
    l->indicators = rect_make(left, 98 + .1f * extra, SIDE, 126);
    l->waits = rect_make(left, 242 + .3f * extra, SIDE, 148);
    for (int i = 0; i < TABLE_ACTIONS; i++)
        l->actions[i] = rect_make(left, 398 + .6f * extra + i * 66, SIDE, 61); /* above a lifted tile */
}

/* The own hand, which ends where the melds do. */
static void layout_hand(struct table_layout *l, float margin, float extra)
{
    float left = margin + 234, low = l->actions[TABLE_ACTIONS - 1].y + l->actions[TABLE_ACTIONS - 1].h;

    l->hand_w = HAND_W;
    if (l->large) {
        left = margin + PLATE_W + 10;
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

void table_layout_init(struct table_layout *l, const struct layout *layout, const struct ruleset *rules,
                       const int16_t *options, int seats)
{
    int16_t own[OPTION_MAX];

    ruleset_defaults(rules, own);
    options = options ? options : own;
    *l = (struct table_layout){.composition = composition_of(rules),
                               .pile_w = {PILE_W, PILE_W},
                               .large = layout->large,
                               .log_lines = TABLE_LOG_LINES};
    l->stacks = l->per_rank = table_layout_stacks(rules, options);
    l->u = layout->u;
    l->w = layout->wide;
    l->h = layout->high;
    float extra = l->h - 800, margin = layout->margin, cx = l->w / 2;
    layout_centre(l, cx, extra);
    layout_left(l, margin, extra);
    layout_right(l, l->w - margin - SIDE, extra);
    l->other = rect_make(margin + PLATE_W + 10, 16, l->menu.x - margin - PLATE_W - 18, 70);
    l->melds_right = l->w - margin;
    layout_hand(l, margin, extra);
    l->melds_bottom = 786 + extra;
    if (l->composition->open)
        l->composition->open(l, rules, options, seats);
}

void table_layout_follow(struct table_layout *l, const struct table *table, int near)
{
    if (l->composition->follow)
        l->composition->follow(l, table, near);
}

struct rect table_layout_hand(const struct table_layout *l, int place, bool apart)
{
    if (l->composition->hand)
        return l->composition->hand(l, place, apart);
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

/* The row and column of a tile in a player's pile: three rows of six, then the rows are lengthened from
 * the last one up. */
static void player_cell(int place, int *row, int *column)
{
    int full = PLAYER_ROWS * COLUMNS, more = LONG_ROW - COLUMNS;

    if (place < full) {
        *row = place / COLUMNS;
        *column = place % COLUMNS;
        return;
    }
    place -= full;
    *row = PLAYER_ROWS - 1 - place / more;
    *column = COLUMNS + place % more;
    if (*row >= 0)
        return;
    /* More than thirty cannot be; still, they stay in the tray, on the last place. */
    *row = 0;
    *column = LONG_ROW - 1;
}

/* The tiles of a pile in long rows: two, in the end three. */
static float wide_tile(struct rect tray, int count)
{
    return table_layout_widest(tray, LONG_ROW, count > LARGE_ROWS * LONG_ROW ? PLAYER_ROWS : LARGE_ROWS,
                               TILE_RATIO - 1);
}

static void pile_cell(const struct table_layout *l, int pile, int place, int *row, int *column)
{
    if (!l->wide[pile]) {
        player_cell(place, row, column);
        return;
    }
    if (place >= PLAYER_ROWS * LONG_ROW) /* cannot be, as above */
        place = PLAYER_ROWS * LONG_ROW - 1;
    *row = place / LONG_ROW;
    *column = place % LONG_ROW;
}

struct rect table_layout_pile(const struct table_layout *l, int pile, int place, int count, int sideways)
{
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
    float pitch = l->wide[pile] ? wide_tile(tray, count) : l->pile_w[pile];
    float x = tray.x + TABLE_TRAY_X + column * pitch;
    float y = tray.y + TABLE_TRAY_Y + row * table_layout_pile_pitch(pitch);
    float w = pitch - 1;
    if (row == turned_row && column > turned_column)
        x += pitch * (TILE_RATIO - 1);
    if (place == sideways)
        return rect_make(x, y + pitch * (TILE_RATIO - 1) * .6f, w * TILE_RATIO, w * (1 + TILE_THICK));
    return table_layout_tile(x, y, pitch, 1);
}

struct rect table_layout_stack(const struct table_layout *l, int stack)
{
    if (l->composition->stack)
        return l->composition->stack(l, stack);
    int rank = stack / l->per_rank, place = stack % l->per_rank;
    float high = l->stack_w * 1.93f;

    return rect_make(l->wall.x + STACKS_IN + (float)place * l->stack_w,
                     l->wall.y + 6 + (float)rank * (high + 5), l->stack_w, high);
}

/* The width of a meld for tiles of width 1. */
static float meld_width(const struct meld *meld)
{
    switch (meld->kind) {
    case MELD_KONG_CLOSED:
        return 4;
    case MELD_KONG_OPEN:
        return 3 + TILE_RATIO;
    default:
        return 2 + TILE_RATIO;
    }
}

/* The tile width with which all melds of a side fit beside its hand; the usual one but for many kongs. */
static float meld_tile(const struct table_layout *l, int side, const struct meld *melds, int count)
{
    int concealed = 13 - 3 * count;
    float most = side == TABLE_OWN ? MELD_W : OTHER_MELD_W, widths = 0, room;

    if (l->large)
        most = side == TABLE_OWN ? LARGE_MELD_W : LARGE_OTHER_MELD_W;
    for (int i = 0; i < count; i++)
        widths += meld_width(&melds[i]);
    if (side == TABLE_OWN)
        room = l->melds_right - (l->hand.x + (concealed + 1) * l->hand_w + HAND_GAP) - (l->large ? 14 : 8);
    else
        room = other_x(l, concealed, true) - l->other.x - 8;
    float fits = (room - (count - 1) * MELD_GAP) / widths;
    return fits < most ? fits : most;
}

/* A tile of a meld whose left edge is `x`; `bottom` is where all lie. */
static struct rect meld_place(const struct meld *meld, int turned, int index, float x, float bottom, float w)
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
    if (l->composition->meld)
        return l->composition->meld(l, side, melds, count, owner, which, index);
    return table_layout_meld_row(l, side, 2, melds, count, owner, which, index);
}

struct rect table_layout_meld_row(const struct table_layout *l, int side, int seats, const struct meld *melds,
                                  int count, int owner, int which, int index)
{
    float w = meld_tile(l, side, melds, count);
    float x = side == TABLE_OWN ? l->melds_right : l->other.x;

    /* Ours are laid from the right edge inwards, the other's from their right edge, our left. */
    for (int i = 0; i < (side == TABLE_OWN ? which + 1 : which); i++) {
        float step = meld_width(&melds[i]) * w + (i > 0 || side == TABLE_OTHER ? MELD_GAP : 0);
        x += side == TABLE_OWN ? -step : step;
    }
    float bottom = side == TABLE_OWN ? l->melds_bottom : l->other.y + l->other.h;
    uint8_t tiles[4];
    int turned;
    meld_laid(&melds[which], owner, seats, tiles, &turned);
    return meld_place(&melds[which], turned, index, x, bottom, w);
}

enum pose table_layout_lying(const struct table_layout *l, int side, bool turned)
{
    return l->composition->lying ? l->composition->lying(side, turned) : turned ? POSE_SIDEWAYS : POSE_LYING;
}

enum pose table_layout_down(const struct table_layout *l, int side)
{
    return l->composition->down ? l->composition->down(side) : POSE_DOWN;
}

enum pose table_layout_standing(const struct table_layout *l, int side)
{
    return l->composition->standing ? l->composition->standing(side) : POSE_REAR;
}

enum pose table_layout_stack_pose(const struct table_layout *l, int stack, bool single)
{
    if (l->composition->stack_pose)
        return l->composition->stack_pose(l, stack, single);
    return single ? POSE_SINGLE : POSE_STACK;
}

struct rect table_layout_wait(const struct table_layout *l, int which, int count)
{
    float w = count <= 2 ? 46 : count <= 4 ? 38 : 30, step = count <= 2 ? 122 : (SIDE - 30) / (float)count;

    return table_layout_tile(l->waits.x + 18 + which * step, l->waits.y + 44, w, 0);
}

bool rect_overlaps(struct rect a, struct rect b)
{
    const float hair = .05f;
    return a.x + a.w > b.x + hair && b.x + b.w > a.x + hair && a.y + a.h > b.y + hair &&
           b.y + b.h > a.y + hair;
}

bool rect_holds(struct rect outer, struct rect inner)
{
    const float hair = .05f;
    return inner.x >= outer.x - hair && inner.y >= outer.y - hair &&
           inner.x + inner.w <= outer.x + outer.w + hair && inner.y + inner.h <= outer.y + outer.h + hair;
}

struct rect rect_grow(struct rect b, float by)
{
    return rect_make(b.x - by, b.y - by, b.w + 2 * by, b.h + 2 * by);
}
