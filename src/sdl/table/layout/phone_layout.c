/*
 * phone_layout.c: see phone_layout.h.
 */
#include "sdl/table/layout/phone_layout.h"

#include <math.h>

#include "sdl/table/layout/composition.h"

enum { BAR = 46, HAND_TILES = 14, HAND_COLUMNS = 7, LIFTED = 12, PROMPT_H = 26, SIDE_W = 140 };
enum { HELD_COLUMNS = 5, HELD_BUTTON = 64, HELD_FIELD = 96, HELD_STRIP = 20 };
enum {
    STRIP_H = 36,
    STRIP_FLAT_H = 28,
    CELL_HEAD = 24,
    CELL_LANE = 27,
    CELL_COLUMNS = 8,
    PILE_PAD_X = 5,
    PILE_PAD_Y = 4
};

static const float HAND_WIDE = 54, HAND_FLAT_WIDE = 52, DRAWN_GAP = 6, OTHER_MELD_W = 24, MELD_GAP = 7,
                   PILE_W = 25, STACK_W = 15, CELL_BACK_W = 6, CELL_MELD_W = 17, HELD_WIDE = 70,
                   HELD_LAST_W = 88, HELD_MELD_W = 46;

static bool is_flat(const struct table_layout *l)
{
    return l->shape == LAYOUT_FLAT;
}

/* Returns how many tiles of the hand stand in a row; how many rows there are. */
static int hand_columns(const struct table_layout *l)
{
    return is_flat(l) ? HAND_TILES : l->held ? HELD_COLUMNS : HAND_COLUMNS;
}

static int hand_rows(const struct table_layout *l)
{
    return (HAND_TILES + hand_columns(l) - 1) / hand_columns(l);
}

/* --- places ------------------------------------------------------------------------------------- */

/* The widest tiles of a hand that leaves the buttons, and upright a small field above them, their room. */
static float held_most(const struct table_layout *l)
{
    float rest = BAR + 2 * HELD_BUTTON + LIFTED + 3 * PHONE_GAP;
    if (!is_flat(l))
        rest += HELD_FIELD + PROMPT_H + 3 * PHONE_GAP;
    float rows = (float)hand_rows(l), overlap = TILE_HIGH - PILE_PITCH(1);
    return fminf(HELD_WIDE, ((l->h - rest) + (rows - 1) * overlap) / (rows * TILE_HIGH));
}

/* The hand at the bottom: as large as its rows have room, but it leaves the rest of a low window enough. */
static void open_hand(struct table_layout *l)
{
    float wide = l->w - 2 * (is_flat(l) ? PHONE_GAP : PHONE_EDGE) - DRAWN_GAP;
    float most = is_flat(l) ? fminf(HAND_FLAT_WIDE, (l->h - 236) / TILE_HIGH) : HAND_WIDE;

    if (l->held)
        most = held_most(l);
    l->hand_w = fminf(wide / (float)hand_columns(l), fmaxf(most, PHONE_TARGET + .5f));
    float high = PILE_ROWS(l->hand_w, hand_rows(l));
    float width = (float)hand_columns(l) * l->hand_w + DRAWN_GAP;
    l->hand = rect_make((l->w - width) / 2, l->h - PHONE_GAP - high, width, high);
    l->melds_right = l->hand.x + l->hand.w;
    l->melds_bottom = l->hand.y + l->hand.h;
}

/* Upright: the prompt above the buttons, which begin there, and the field above it. */
static void open_above(struct table_layout *l, float y)
{
    float wide = l->w - 2 * PHONE_EDGE;

    l->prompt = rect_make(PHONE_EDGE, y - PROMPT_H - PHONE_GAP, wide, PROMPT_H);
    l->field = rect_make(PHONE_EDGE, BAR + PHONE_GAP, wide, l->prompt.y - BAR - 2 * PHONE_GAP);
}

/* Flat: the field, left of the buttons, which begin there. */
static void open_beside(struct table_layout *l, float x)
{
    l->field = rect_make(PHONE_EDGE, BAR + 2, x - 2 * PHONE_EDGE, l->hand.y - LIFTED - BAR);
}

/* Of two places in a row each has half of it. */
static void halve_actions(struct table_layout *l, int places, float gap)
{
    for (int i = 0; i < 2 && places > TABLE_ACTIONS; i++) {
        struct rect whole = l->actions[2 * i];
        l->actions[2 * i] = rect_column(whole, 0, 2, gap);
        l->actions[TABLE_PLACE_HALF + i] = rect_column(whole, 1, 2, gap);
    }
}

/* Two rows of large ones above the hand, flat at the right, and left of them the last discard. */
static void open_actions_held(struct table_layout *l, int places)
{
    float wide = !is_flat(l) ? l->w - 2 * PHONE_EDGE : l->w < 720 ? 300 : 382;
    float high = 2 * HELD_BUTTON + PHONE_GAP, w = places > TABLE_ACTIONS ? HELD_LAST_W - 10 : HELD_LAST_W;
    struct rect zone = rect_make(l->w - PHONE_EDGE - wide, l->hand.y - LIFTED - high, wide, high);

    l->last = table_layout_tile(zone.x, zone.y, w, 1);
    l->last.y += high - l->last.h;
    struct rect grid = rect_make(zone.x + w + PHONE_GAP, zone.y, zone.w - w - PHONE_GAP, zone.h);
    for (int i = 0; i < TABLE_ACTIONS; i++)
        l->actions[i] = rect_column(rect_row(grid, i / 2, 2, PHONE_GAP), i % 2, 2, PHONE_GAP);
    halve_actions(l, places, PHONE_GAP);
    if (is_flat(l))
        open_beside(l, zone.x);
    else
        open_above(l, zone.y);
}

/* A grid of buttons above the hand. */
static void open_actions_upright(struct table_layout *l, int places)
{
    static const int order[][TABLE_PLACES] = {{0, 1, 2, 3},
                                              {0, TABLE_PLACE_HALF, 1, 2, TABLE_PLACE_HALF_WIN, 3}};
    int columns = places / 2;
    float high = l->h < 640 ? PHONE_TARGET : l->h < 720 ? 52 : 58, low = l->hand.y - LIFTED;
    struct rect grid = rect_make(PHONE_EDGE, low - 2 * high - PHONE_GAP, l->w - 2 * PHONE_EDGE, 0);

    grid.h = low - grid.y;
    for (int i = 0; i < places; i++)
        l->actions[order[columns - 2][i]] =
            rect_column(rect_row(grid, i / columns, 2, PHONE_GAP), i % columns, columns, 6);
    open_above(l, grid.y);
}

/* A column of them at the right. */
static void open_actions_flat(struct table_layout *l, int places)
{
    float wide = l->w < 720 ? 120 : SIDE_W;
    struct rect column = rect_make(l->w - PHONE_EDGE - wide, BAR + 2, wide, l->hand.y - LIFTED - BAR);

    for (int i = 0; i < TABLE_ACTIONS; i++)
        l->actions[i] = rect_row(column, i, TABLE_ACTIONS, 2);
    halve_actions(l, places, 2);
    open_beside(l, column.x);
}

void phone_layout_open(struct table_layout *l, int places)
{
    l->menu = rect_make(l->w - PHONE_GAP - PHONE_TARGET, 2, PHONE_TARGET, PHONE_TARGET);
    l->hint = rect_moved(l->menu, -PHONE_TARGET - PHONE_GAP, 0);
    open_hand(l);
    if (l->held)
        open_actions_held(l, places);
    else if (is_flat(l))
        open_actions_flat(l, places);
    else
        open_actions_upright(l, places);
    for (int side = 0; side < TABLE_SIDES; side++)
        l->pile_w[side] = l->held ? fminf(PILE_W, l->field.h / 6) : PILE_W;
    l->stack_w = STACK_W;
    l->per_rank = l->stacks;
    l->unmarked = false;
}

/* The wall's count with the stack that is drawn from, `x` from the left. */
static void open_wall(struct table_layout *l, float x)
{
    l->wall = rect_make(x, 8, STACK_W + 2, STACK_W * 1.93f);
    l->wall_count = rect_make(x + l->wall.w, 1, 38, BAR);
}

void phone_layout_two(struct table_layout *l)
{
    float wide = is_flat(l) ? 132 : fminf((l->hint.x - PHONE_EDGE - 58 - 2 * PHONE_GAP) / 2, 132);
    float right = l->hint.x - wide - PHONE_GAP, high = l->held      ? HELD_STRIP
                                                       : is_flat(l) ? STRIP_FLAT_H
                                                                    : STRIP_H;

    l->plate[TABLE_OTHER] = rect_make(PHONE_EDGE, 1, wide, PHONE_TARGET);
    l->plate[TABLE_OWN] = rect_make(right, 1, wide, PHONE_TARGET);
    l->plate[TABLE_THIRD] = l->plate[TABLE_OTHER];
    for (int side = 0; side < 2; side++)
        l->riichi[side] = rect_make(l->plate[side].x + 40, BAR - 5, wide - 44, 6);
    open_wall(l, is_flat(l) ? right - 60 : PHONE_EDGE + wide + PHONE_GAP);
    if (is_flat(l))
        l->prompt = rect_make(PHONE_EDGE + wide + 6, 12, l->wall.x - PHONE_EDGE - wide - 12, PROMPT_H);
    l->other = l->lane[TABLE_OTHER] = rect_make(l->field.x, l->field.y, l->field.w, high);
    l->other_w = l->held ? 12 : is_flat(l) ? 16 : 20;
    l->field.y += high + PHONE_GAP;
    l->field.h -= high + PHONE_GAP;
}

void phone_layout_piles(struct table_layout *l, struct rect part)
{
    for (int side = 0; side < 2; side++)
        l->pile[side] = rect_column(part, 1 - side, 2, PHONE_GAP);
}

static void open_cell(struct table_layout *l, int side, struct rect cell)
{
    float low = fminf(CELL_LANE, cell.h / 5);

    l->plate[side] = rect_make(cell.x, cell.y, cell.w, CELL_HEAD);
    l->lane[side] = rect_make(cell.x, cell.y + CELL_HEAD, cell.w, low);
    l->pile[side] = rect_make(cell.x, cell.y + CELL_HEAD + low + 1, cell.w, cell.h - CELL_HEAD - low - 1);
    l->flowers[side] = l->lane[side];
    l->pile_w[side] =
        fminf((cell.w - 2 * PILE_PAD_X) / (l->held ? HELD_COLUMNS : CELL_COLUMNS), l->pile_w[side]);
}

void phone_layout_cells(struct table_layout *l, int seats)
{
    static const int upright[TABLE_SIDES] = {2, 3, 1, 0}; /* left and across above, then self and right */
    bool row = is_flat(l) || l->held;
    int columns = row ? seats : 2, rows = (seats + columns - 1) / columns;

    l->heading = rect_make(PHONE_EDGE, 0, is_flat(l) ? 150 : 170, BAR);
    open_wall(l, l->heading.x + l->heading.w + 10);
    if (is_flat(l)) {
        float x = l->wall_count.x + l->wall_count.w + 8;
        l->prompt = rect_make(x, 12, l->hint.x - x - 8, PROMPT_H);
    }
    for (int side = 0; side < seats; side++) {
        int at = row ? (side + seats - 1) % seats : seats == 3 ? (side + 2) % 3 : upright[side];
        struct rect cells = rect_row(l->field, at / columns, rows, PHONE_GAP);
        open_cell(l, side,
                  seats % 2 && at == seats - 1 && !row ? cells
                                                       : rect_column(cells, at % columns, columns, 6));
    }
    l->other = l->lane[TABLE_OTHER];
    l->other_w = row ? CELL_BACK_W / 2 : CELL_BACK_W;
}

/* The part of the place from `top` to the first of the rects below that, or that lie across it. */
static struct rect part_below(struct rect place, const struct rect *clear, int count, float top, float air)
{
    float low = place.y + place.h, hair = .5f;

    place.y = fmaxf(place.y, top);
    for (int i = 0; i < count; i++) {
        bool beside = clear[i].x >= place.x + place.w || clear[i].x + clear[i].w <= place.x;
        if (!beside && clear[i].y + clear[i].h + air > place.y + hair)
            low = fminf(low, clear[i].y - air);
    }
    place.h = low - place.y;
    return place;
}

struct rect phone_layout_clear(struct rect place, const struct rect *clear, int count, float high, float u)
{
    float air = PHONE_CLEAR * u;
    struct rect best = part_below(place, clear, count, place.y, air);

    for (int i = 0; i < count; i++) {
        struct rect part = part_below(place, clear, count, clear[i].y + clear[i].h + air, air);
        bool has_room = best.h >= high;
        if (part.h >= high ? !has_room || part.y < best.y : !has_room && part.h > best.h)
            best = part;
    }
    return best;
}

/* --- tiles -------------------------------------------------------------------------------------- */

struct rect phone_layout_hand(const struct table_layout *l, int place, bool apart)
{
    int columns = hand_columns(l);

    return table_layout_tile(l->hand.x + (float)(place % columns) * l->hand_w + (apart ? DRAWN_GAP : 0),
                             l->hand.y + (float)(place / columns) * PILE_PITCH(l->hand_w), l->hand_w, 1.5f);
}

struct rect phone_layout_other(const struct table_layout *l, int side, int place, bool apart, bool open)
{
    struct rect lane = l->lane[side];
    bool cell = l->plate[side].h < BAR - 6;
    float right = lane.x + lane.w - (cell ? 36 : 0), y = lane.y + 2, w = l->other_w;

    if (cell && !open && !l->held)
        y = lane.y - CELL_HEAD + 8;
    if (open)
        w = fminf(fminf(lane.w / (HAND_TILES + 1), lane.h / TILE_HIGH), OTHER_MELD_W);
    float x = right - (float)(place + 1) * w - (apart ? 0 : 4);
    if (open)
        return table_layout_tile(x, lane.y, w, 1);
    return rect_make(x, y, w - 1, (w - 1) * (1.22f + TILE_THICK));
}

struct rect phone_layout_pile(const struct table_layout *l, int pile, int place, int count, int sideways)
{
    struct rect tray = l->pile[pile];
    float w = fminf(l->pile_w[pile], (tray.h - 2 * PILE_PAD_Y) / TILE_HIGH);
    float more = TILE_RATIO - 1, high = w * TILE_HIGH, pitch = PILE_PITCH(w);
    float room = tray.h - 2 * PILE_PAD_Y - high;
    bool cell = l->plate[TABLE_OWN].h < BAR - 6; /* where nobody lays a tile sideways */
    int columns = (int)((tray.w - 2 * PILE_PAD_X - (cell ? 0 : more * w)) / w + .01f);
    columns = columns < 1 ? 1 : columns;
    int rows = (count + columns - 1) / columns, row = place / columns, column = place % columns;

    if (rows > 1 && pitch * (float)(rows - 1) > room) /* the rows move together rather than leave the tray */
        pitch = fmaxf(room, 0) / (float)(rows - 1);
    float x = tray.x + PILE_PAD_X + (float)column * w, y = tray.y + PILE_PAD_Y + (float)row * pitch;
    if (sideways >= 0 && sideways / columns == row && sideways < place)
        x += w * more;
    if (place == sideways)
        return rect_make(x, y + w * more * .6f, (w - 1) * TILE_RATIO, (w - 1) * (1 + TILE_THICK));
    return table_layout_tile(x, y, w, 1);
}

/* All stand at one place, as there is no room for a wall: where tiles come from. */
struct rect phone_layout_stack(const struct table_layout *l, int stack)
{
    (void)stack;
    return rect_make(l->wall.x, l->wall.y, l->stack_w, l->stack_w * 1.93f);
}

/* Where melds of a side lie: a row from its left end, or its right end for the player's. */
struct meld_row {
    float start, room, most, bottom;
    int first, last; /* the melds in it */
};

/* The first three of the player's stand at the end of the lowest row, the fourth at that of the one above. */
static struct meld_row own_row(const struct table_layout *l, int count, int which)
{
    bool upper = !is_flat(l) && which == 3;
    int above = hand_columns(l) * (hand_rows(l) - 1 - upper), concealed = HAND_TILES - 3 * count;
    int beside = concealed > above ? concealed - above : 0;
    struct meld_row row = {.start = l->melds_right,
                           .most = l->held      ? HELD_MELD_W
                                   : is_flat(l) ? 40
                                                : 33,
                           .bottom = l->melds_bottom - (upper ? PILE_PITCH(l->hand_w) : 0),
                           .first = upper ? 3 : 0,
                           .last = is_flat(l) || upper || count < 4 ? count - 1 : 2};

    row.room = l->hand.w - (float)beside * l->hand_w - 10;
    return row;
}

static struct meld_row other_row(const struct table_layout *l, int side, int count)
{
    struct rect lane = l->lane[side];
    bool cell = l->plate[side].h < BAR - 6;
    float backs = cell ? 0 : (float)(HAND_TILES - 3 * count) * l->other_w + MELD_GAP;

    return (struct meld_row){.start = lane.x,
                             .room = lane.w - backs,
                             .most = fminf(cell ? CELL_MELD_W : OTHER_MELD_W, lane.h / TILE_HIGH),
                             .bottom = lane.y + lane.h - 1,
                             .last = count - 1};
}

struct rect phone_layout_meld(const struct table_layout *l, int side, const struct meld *melds, int count,
                              int owner, int which, int index)
{
    struct meld_row row = side == TABLE_OWN ? own_row(l, count, which) : other_row(l, side, count);
    float widths = 0, before = 0, gaps = (float)(row.last - row.first) * MELD_GAP;
    uint8_t tiles[4];
    int turned;

    for (int i = row.first; i <= row.last; i++)
        widths += table_layout_meld_width(&melds[i]);
    float w = fminf((row.room - gaps) / widths, row.most);
    for (int i = row.first; i < which; i++)
        before += table_layout_meld_width(&melds[i]) * w + MELD_GAP;
    meld_laid(&melds[which], owner, l->composition->seats, tiles, &turned);
    float own = row.start - before - table_layout_meld_width(&melds[which]) * w;
    float x = side == TABLE_OWN ? own : row.start + before;
    return table_layout_meld_tile(&melds[which], turned, index, x, row.bottom, w);
}
