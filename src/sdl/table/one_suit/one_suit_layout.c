/*
 * one_suit_layout.c: see one_suit_layout.h. Numbers are units of a window 800 high.
 */
#include "sdl/table/one_suit/one_suit_layout.h"

#include <math.h>
#include <string.h>

#include "sdl/table/layout/phone_layout.h"

enum {
    SIDE = 264,
    PLATE_W = 216,
    PLATE_H = 72,
    OWN_COLUMNS = 7,
    THIRD_COLUMNS = 6,
    STACKS = 14,
    STACK_W = 24,
    PILE_W = 48,
    THIRD_PILE_W = 46,
    ASIDE = 164 /* the hands and piles of the others from the middle, where three sit */
};

static const float HAND_GAP = 18, OTHER_GAP = 8, MELD_W = 50, OTHER_MELD_W = 40, MELD_GAP = 10, LARGEST = 92,
                   LARGE_PILE_W = 80, LARGE_MELD_W = 66, LARGE_OTHER_MELD_W = 46;

/* Between the player's hand and what is above it: as much as a tile is lifted by, with its rim. */
enum { LIFTED = 21 };

/* The fewer tiles, the larger. */
static float own_width(int tiles)
{
    return tiles <= 4 ? 92 : tiles <= 7 ? 80 : tiles <= 10 ? 67 : 66;
}

/* As high as the hand may be left of the buttons, or lower, as long as it may be below them. */
static float large_width(const struct table_layout *l, int tiles, float edge, float extra)
{
    struct rect lowest = l->actions[TABLE_ACTIONS - 1];
    float beside = fminf((lowest.x - 8 - edge - HAND_GAP) / (float)(tiles + 1), LARGEST);
    float below = fminf((l->melds_right - edge - HAND_GAP) / (float)(tiles + 1),
                        (784 + extra - lowest.y - lowest.h - LIFTED) / TILE_HIGH);

    return fminf(fmaxf(beside, below), LARGEST);
}

static float other_width(int tiles, bool three)
{
    if (three)
        return tiles <= 4 ? 52 : 39;
    return tiles <= 4 ? 58 : tiles <= 7 ? 54 : tiles <= 10 ? 50 : 46;
}

/* The middle of a side's hand and pile. */
static float middle_of(const struct table_layout *l, int side)
{
    return l->w / 2 + (!l->three || side == 0 ? 0 : side == 1 ? ASIDE : -ASIDE);
}

enum {
    WALL = STACKS * STACK_W + 12,
    PILE = OWN_COLUMNS * PILE_W + 2 * TABLE_TRAY_X,
    THIRD_PILE = THIRD_COLUMNS * THIRD_PILE_W + 2 * TABLE_TRAY_X
};

#define PILE_H       (PILE_ROWS(PILE_W, 2) + 12)
#define THIRD_PILE_H (PILE_ROWS(THIRD_PILE_W, 2) + 12)

static const struct table_part parts[] = {
    {PART(wall), FROM_MIDDLE, -WALL / 2, 300, WALL, 58, .34f, 0},
    {PART(prompt), FROM_MIDDLE, -312, 378, 624, 28, .5f, 0},
    {PART(palette), FROM_MIDDLE, -320, 414, 640, 178, .6f, 0},
    {PART(pile[0]), FROM_MIDDLE, -PILE / 2, 426, PILE, PILE_H, .62f, 0},
};

/* Of two hands and of three; who sits out has a plate. */
static const struct table_part parts_of_two[] = {
    {PART(plate[2]), FROM_LEFT, 0, 104, PLATE_W, PLATE_H, .1f, 0},
    {PART(stakes), FROM_RIGHT, 0, 104, SIDE, 186, .1f, 0},
    {PART(pile[1]), FROM_MIDDLE, -PILE / 2, 118, PILE, PILE_H, .14f, 0},
    {PART(pile[2]), FROM_MIDDLE, -PILE / 2, 118, PILE, PILE_H, .14f, 0},
};
static const struct table_part parts_of_three[] = {
    {PART(plate[1]), FROM_RIGHT, SIDE - PLATE_W, 98, PLATE_W, PLATE_H, .1f, 0},
    {PART(plate[2]), FROM_LEFT, 0, 22, PLATE_W, PLATE_H, 0, 0},
    {PART(stakes), FROM_RIGHT, 0, 190, SIDE, 186, .1f, 0},
    {PART(pile[1]), FROM_MIDDLE, ASIDE - THIRD_PILE / 2, 118, THIRD_PILE, THIRD_PILE_H, .14f, 0},
    {PART(pile[2]), FROM_MIDDLE, -ASIDE - THIRD_PILE / 2, 118, THIRD_PILE, THIRD_PILE_H, .14f, 0},
};

static void place_parts(struct table_layout *l, float extra)
{
    table_layout_place(l, parts, PARTS_COUNT(parts));
    if (l->three)
        table_layout_place(l, parts_of_three, PARTS_COUNT(parts_of_three));
    else
        table_layout_place(l, parts_of_two, PARTS_COUNT(parts_of_two));
    for (int side = 0; side < ONE_SUIT_SIDES; side++)
        l->pile_w[side] = l->three && side ? THIRD_PILE_W : PILE_W;
    float low = l->pile[0].y + l->pile[0].h + 14, top = 104 + .1f * extra;
    l->field = rect_make(l->w / 2 - 320, top, 640, low - top);
    table_layout_whole_stacks(l, STACKS, STACK_W);
    l->wall_count = rect_make(l->wall.x - 66, l->wall.y + 5, 54, 48);
    l->toggles.y = 190 + .1f * extra;
}

/* The field from top to bottom: their piles, the wall, what is asked, the player's pile. The rows of two of a
 * pile take what the rest leaves. */
static void open_large_field(struct table_layout *l, float extra)
{
    float cx = l->w / 2, top = 104 + .1f * extra, low = l->hand.y - LIFTED - 4, rest = l->wall.h + 28 + 40;
    float high = (low - top - rest) / 2;
    float own = (640.0f - 2 * TABLE_TRAY_X) / OWN_COLUMNS,
          third = (2 * (320 - ASIDE) - 2.0f * TABLE_TRAY_X) / THIRD_COLUMNS;
    float y[ONE_SUIT_SIDES] = {low - 8 - high, top + 8, top + 8};

    for (int side = 0; side < ONE_SUIT_SIDES; side++) {
        bool beside = l->three && side > 0;
        float columns = beside ? THIRD_COLUMNS : OWN_COLUMNS;
        float w = fminf(table_layout_widest(rect_make(0, 0, 1000, high), 2, 2, 0), beside ? third : own);
        w = fminf(w, LARGE_PILE_W);
        float wide = columns * w + 2 * TABLE_TRAY_X;
        l->pile_w[side] = w;
        l->pile[side] = rect_make(middle_of(l, side) - wide / 2, y[side], wide, high);
    }
    l->field = rect_make(cx - 320, top, 640, low - top);
    l->wall.y = l->wall_count.y = top + 8 + high + 8;
    l->wall_count.y += 5;
    l->prompt.y = l->wall.y + l->wall.h + 8;
    l->log.y = fminf(l->log.y, l->hand.y - l->log.h - 8);
    l->palette = rect_make(cx - 320, l->pile[0].y - 4, 640, low - l->pile[0].y + 4);
}

/* True if three hands are played. */
static bool are_three(const struct ruleset *rules, const int16_t *options, int seats)
{
    struct table table = {.rules = rules, .seats = (uint8_t)seats, .sitting = SEAT_NONE};

    memcpy(table.options, options, sizeof table.options);
    return seats > 2 && rules->sits_out(&table, 0) == SEAT_NONE;
}

void one_suit_layout_open(struct table_layout *l, const struct ruleset *rules, const int16_t *options,
                          int seats)
{
    one_suit_layout_build(l, ruleset_value(rules, options, OPTION_SIZE), are_three(rules, options, seats));
}

void one_suit_layout_open_phone(struct table_layout *l, const struct ruleset *rules, const int16_t *options,
                                int seats)
{
    l->three = are_three(rules, options, seats);
    l->hand_tiles = ruleset_value(rules, options, OPTION_SIZE);
    l->stacks = STACKS;
    phone_layout_open(l, TABLE_ACTIONS);
    l->palette = l->field;
    if (l->three) {
        phone_layout_cells(l, ONE_SUIT_SIDES);
        return;
    }
    phone_layout_two(l);
    phone_layout_piles(l, l->field);
    l->pile[TABLE_THIRD] = l->pile[TABLE_OTHER];
}

void one_suit_layout_build(struct table_layout *l, int tiles, bool three)
{
    float extra = l->h - 800, cx = l->w / 2, edge = l->left + PLATE_W + 14;

    l->three = three;
    l->hand_tiles = tiles;
    l->hand_w = l->large ? large_width(l, tiles, edge, extra) : own_width(tiles);
    l->other_w = other_width(tiles, three);
    l->stacks = l->per_rank = STACKS;
    float wide = (float)(tiles + 1) * l->hand_w + HAND_GAP, x = cx - wide / 2;
    if (l->large &&
        wide <= l->actions[0].x - 8 - edge) /* left of the buttons: it may be as high as they are */
        x = fminf(x, l->actions[0].x - 8 - wide);
    l->hand =
        rect_make(x < edge ? edge : x, 784 - l->hand_w * TILE_HIGH + extra, wide, l->hand_w * TILE_HIGH);
    for (int i = 0; i < TABLE_ACTIONS; i++)
        l->actions[i].w = SIDE;
    place_parts(l, extra);
    if (l->large)
        open_large_field(l, extra);
    l->log.w = l->field.x - l->log.x - 8;
    l->waits = rect_make(l->waits.x, l->stakes.y + l->stakes.h + 10, 0, l->waits.h);
}

struct rect one_suit_layout_other(const struct table_layout *l, int side, int place, bool apart, bool open)
{
    float w = l->other_w, x = middle_of(l, side) + (float)l->hand_tiles * w / 2 - (float)(place + 1) * w -
                              (apart ? OTHER_GAP : 0);
    struct rect standing = rect_make(x, 20, w - 1, (w - 1) * (1.22f + TILE_THICK));

    return open ? table_layout_tile(x + 2, 20, w - 4, 1) : standing;
}

struct rect one_suit_layout_pile(const struct table_layout *l, int side, int place, int count, int sideways)
{
    (void)count;
    (void)sideways;
    int columns = l->three && side > 0 ? THIRD_COLUMNS : OWN_COLUMNS, last = 2 * columns - 1;
    float w = l->pile_w[side];

    if (place > last) /* cannot be; still, it stays in the tray */
        place = last;
    return table_layout_tile(l->pile[side].x + 8 + (float)(place % columns) * w,
                             l->pile[side].y + 6 + (float)(place / columns) * PILE_PITCH(w), w, 1);
}

/* Returns where the melds of a side may lie: beside its hand. */
static float meld_room(const struct table_layout *l, int side, int count, float *start)
{
    int concealed = l->hand_tiles - 3 * count;

    if (side == 0) {
        float hand = l->hand.x + (float)(concealed + 1) * l->hand_w + HAND_GAP;
        *start = l->melds_right;
        return l->melds_right - hand - 8;
    }
    float hand = one_suit_layout_other(l, side, concealed, true, false).x;
    *start = l->three ? middle_of(l, side) - ASIDE + 8 : l->other.x;
    return hand - *start - 8;
}

struct rect one_suit_layout_meld(const struct table_layout *l, int side, const struct meld *melds, int count,
                                 int owner, int which, int index)
{
    (void)melds;
    (void)owner;
    float start, room = meld_room(l, side, count, &start);
    float w = (room - (float)(count - 1) * MELD_GAP) / (float)(4 * count);
    float most = side == 0  ? (l->large ? LARGE_MELD_W : MELD_W)
                 : l->large ? LARGE_OTHER_MELD_W
                            : OTHER_MELD_W;
    float bottom = side == 0 ? l->melds_bottom : 88;

    w = w < most ? w : most;
    float step = 4 * w + MELD_GAP;
    float x = side == 0 ? start - 4 * w - (float)which * step : start + (float)which * step;
    return rect_make(x + (float)index * w, bottom - (w - 1) * TILE_HIGH, w - 1, (w - 1) * TILE_HIGH);
}
