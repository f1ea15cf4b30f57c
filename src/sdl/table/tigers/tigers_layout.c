/*
 * tigers_layout.c: see tigers_layout.h. Numbers are units of a window 800 high.
 */
#include "sdl/table/tigers/tigers_layout.h"

#include <math.h>

#include "rules/play/table.h"
#include "sdl/table/layout/phone_layout.h"

enum { SIDE = 264, COLUMNS = 6, ROWS = 5, ROW_PAD = 8, ROW_GAP = 6, DUMMY_W = 40 };

static const float INDICATOR_W = 52, LARGE_INDICATOR_W = 58, LARGE_ROW_W = 55;

static const struct table_part parts[] = {
    {PART(row), FROM_MIDDLE, -320, 345, 640, 90, .42f, 0},
    {PART(dummy_label), FROM_LEFT, 0, 228, 256, 24, .3f, 0},
    {PART(pile[TABLE_DUMMY]), FROM_LEFT, 0, 254, 256, ROWS *PILE_PITCH(DUMMY_W) + 14, .3f, 0},
};

void tigers_layout_open(struct table_layout *l, const struct ruleset *rules, const int16_t *options,
                        int seats)
{
    (void)rules;
    (void)options;
    (void)seats;
    table_layout_place(l, parts, PARTS_COUNT(parts));
    if (l->large) { /* from one column to the other */
        float most = l->right - l->left - SIDE - 2 * ROW_GAP;
        l->row.w = fminf(most, DUMMY_MAX * LARGE_ROW_W + 2 * ROW_PAD);
        l->row.x = (l->w - l->row.w) / 2;
    }
    l->pile_w[TABLE_DUMMY] = DUMMY_W;
}

/* --- on a phone --------------------------------------------------------------------------------- */

enum { PHONE_PAD = 4, PHONE_INDICATORS = 4 };

static const float PHONE_ROW_W = 34, PHONE_INDICATOR_W = 26, HELD_ROW_W = 20;

/* While a television shows the table: the row with the indicators beside it, below them the piles. */
static void open_held(struct table_layout *l)
{
    float w = DUMMY_MAX * HELD_ROW_W + 2 * PHONE_PAD, high = HELD_ROW_W * TILE_HIGH + 2 * PHONE_PAD;
    struct rect piles =
        rect_make(l->field.x, l->field.y + high + PHONE_GAP, l->field.w, l->field.h - high - PHONE_GAP);

    l->row = rect_make(l->field.x, l->field.y, w, high);
    l->indicators = rect_make(l->row.x + w + PHONE_GAP, l->row.y, l->field.w - w - PHONE_GAP, high);
    for (int side = 0; side < TABLE_PILES; side++) /* the player's at the right, as else */
        l->pile[side] = rect_column(piles, (side + 2) % TABLE_PILES, TABLE_PILES, PHONE_GAP);
}

/* Both piles, below them the row, then the dummy's discards with the indicators beside them. Lying flat,
 * these stand right of the rest. */
void tigers_layout_open_phone(struct table_layout *l, const struct ruleset *rules, const int16_t *options,
                              int seats)
{
    (void)rules;
    (void)options;
    (void)seats;
    phone_layout_open(l, TABLE_ACTIONS);
    phone_layout_two(l);
    if (l->held) {
        open_held(l);
        return;
    }
    bool flat = l->shape == LAYOUT_FLAT;
    struct rect rest = l->field;
    float indicators = PHONE_INDICATORS * (PHONE_INDICATOR_W + 2) + 2 * PHONE_PAD;

    if (flat)
        rest.w = fminf(DUMMY_MAX * PHONE_ROW_W + 2 * PHONE_PAD, .68f * rest.w);
    float w = fminf((rest.w - 2 * PHONE_PAD) / DUMMY_MAX, PHONE_ROW_W), high = w * TILE_HIGH + 2 * PHONE_PAD;
    float left = rest.h - high - PHONE_GAP, aside = flat ? 0 : roundf((left - PHONE_GAP) * .42f);
    float top = flat ? left : left - aside - PHONE_GAP;

    phone_layout_piles(l, rect_make(rest.x, rest.y, rest.w, top));
    l->row = rect_make(rest.x, rest.y + top + PHONE_GAP, rest.w, high);
    struct rect dummy = rect_make(rest.x, l->row.y + high + PHONE_GAP, rest.w, aside);
    if (flat)
        dummy = rect_make(rest.x + rest.w + PHONE_GAP, rest.y, l->field.w - rest.w - PHONE_GAP, rest.h);
    l->pile[TABLE_DUMMY] = l->indicators = dummy;
    if (flat) {
        l->indicators.h = PHONE_INDICATOR_W * TILE_HIGH + 28;
        l->pile[TABLE_DUMMY].h -= l->indicators.h + PHONE_GAP;
        l->indicators.y += l->pile[TABLE_DUMMY].h + PHONE_GAP;
    } else {
        l->indicators.w = indicators;
        l->pile[TABLE_DUMMY].w -= indicators + PHONE_GAP;
        l->indicators.x += l->pile[TABLE_DUMMY].w + PHONE_GAP;
    }
}

/* While it is to be chosen from, the row grows over the dummy's discards. */
void tigers_layout_follow(struct table_layout *l, const struct table *table, int near)
{
    l->grown = l->shape != LAYOUT_DESK && !l->held && table->phase == PHASE_DUMMY && table->turn == near;
    if (!l->grown)
        return;
    float wide = l->field.w - 2 * PHONE_PAD;
    int columns = wide / DUMMY_MAX >= PHONE_TARGET ? DUMMY_MAX : (DUMMY_MAX + 1) / 2;
    int rows = (DUMMY_MAX + columns - 1) / columns;
    float w = fminf(wide / (float)columns, l->hand_w), high = PILE_ROWS(w, rows) + 2 * PHONE_PAD;
    float low = l->field.y + l->field.h;

    l->row = rect_make(l->field.x, fminf(l->row.y, low - high), l->field.w, high);
    l->grown_columns = columns;
    l->grown_w = w;
}

bool tigers_layout_covers(const struct table_layout *l, struct rect place)
{
    return l->grown && place.y + place.h > l->row.y && place.y < l->row.y + l->row.h;
}

static struct rect grown_row(const struct table_layout *l, int place)
{
    int columns = l->grown_columns, row = place / columns, first = row * columns;
    int count = DUMMY_MAX - first < columns ? DUMMY_MAX - first : columns;
    float x = l->row.x + (l->row.w - (float)count * l->grown_w) / 2;

    return table_layout_tile(x + (float)(place - first) * l->grown_w,
                             l->row.y + PHONE_PAD + (float)row * PILE_PITCH(l->grown_w), l->grown_w, 1.5f);
}

static struct rect phone_indicator(const struct table_layout *l, int which)
{
    float w = fminf(PHONE_INDICATOR_W, (l->indicators.w - 2 * PHONE_PAD) / PHONE_INDICATORS - 2);

    w = fminf(w, (l->indicators.h - 2 * PHONE_PAD) / TILE_HIGH);
    return table_layout_tile(l->indicators.x + PHONE_PAD + 1 + (float)which * (w + 2),
                             l->indicators.y + PHONE_PAD, w, 0);
}

/* --- on a desk ---------------------------------------------------------------------------------- */

/* With large tiles: the fewer there are, the larger. */
static struct rect large_dummy_pile(const struct table_layout *l, int place, int count)
{
    struct rect tray = l->pile[TABLE_DUMMY];
    int columns = count > 12 ? 5 : 4;
    float w = table_layout_widest(tray, columns, columns - 1, 0);

    return table_layout_tile(tray.x + TABLE_TRAY_X + (float)(place % columns) * w,
                             tray.y + TABLE_TRAY_Y + (float)(place / columns) * PILE_PITCH(w), w, 1);
}

static struct rect dummy_pile(const struct table_layout *l, int place, int count)
{
    struct rect tray = l->pile[TABLE_DUMMY];
    int rows = (count + COLUMNS - 1) / COLUMNS;
    float pitch = PILE_PITCH(DUMMY_W);

    if (rows > ROWS) /* the rows move together rather than leave the tray */
        pitch = (tray.h - 10 - DUMMY_W * TILE_HIGH) / (float)(rows - 1);
    return table_layout_tile(tray.x + 8 + (float)(place % COLUMNS) * DUMMY_W,
                             tray.y + 8 + (float)(place / COLUMNS) * pitch, DUMMY_W, 1);
}

struct rect tigers_layout_pile(const struct table_layout *l, int pile, int place, int count, int sideways)
{
    if (pile != TABLE_DUMMY)
        return table_layout_rows(l, pile, place, count, sideways);
    return l->large && count <= 20 ? large_dummy_pile(l, place, count) : dummy_pile(l, place, count);
}

struct rect tigers_layout_stack(const struct table_layout *l, int stack)
{
    return rect_make(l->wall.x + 6 + (float)stack * l->stack_w, l->wall.y - 1, l->stack_w,
                     l->stack_w * 1.93f);
}

struct rect tigers_layout_row(const struct table_layout *l, int place)
{
    float pad = l->shape == LAYOUT_DESK ? ROW_PAD : PHONE_PAD;
    float w = (l->row.w - 2 * pad) / DUMMY_MAX, top = fminf(pad, (l->row.h - w * TILE_HIGH) / 2);

    if (l->grown)
        return grown_row(l, place);
    return table_layout_tile(l->row.x + pad + (float)place * w + .5f, l->row.y + top, w, 1.5f);
}

struct rect tigers_layout_indicator(const struct table_layout *l, int which)
{
    static const float places[3] = {20, 80, SIDE - 20 - 52}, large[3] = {16, 78, SIDE - 16 - 58};
    struct rect tray = l->indicators;

    if (l->shape != LAYOUT_DESK)
        return phone_indicator(l, which);
    if (l->large)
        return table_layout_tile(tray.x + large[which], tray.y + 7, LARGE_INDICATOR_W, 0);
    return table_layout_tile(tray.x + places[which], tray.y + 12, INDICATOR_W, 0);
}

struct rect tigers_layout_three(const struct table_layout *l, int which)
{
    struct rect tray = l->pile[TABLE_OWN];
    float w = 76, gap = 8;

    if (l->shape != LAYOUT_DESK) { /* over both piles */
        w = fminf(w, (tray.h - 8) / TILE_HIGH);
        tray = rect_make(l->row.x, tray.y + (tray.h - w * TILE_HIGH) / 2 - 34, l->row.w, tray.h);
    }
    return table_layout_tile(tray.x + tray.w / 2 - 1.5f * w - gap + (float)which * (w + gap), tray.y + 34, w,
                             0);
}

struct rect tigers_layout_remove(const struct table_layout *l, int which)
{
    if (l->shape != LAYOUT_DESK)
        return rect_column(rect_make(l->field.x, l->field.y + (l->field.h - fminf(l->field.h, 222)) / 2,
                                     l->field.w, fminf(l->field.h, 222)),
                           which, 3, PHONE_GAP);
    return rect_make(l->w / 2 - 320 + (float)which * 216, l->wall.y - 84, 208, 222);
}

/* --- which tiles lie there --------------------------------------------------------------------------- */

static void add_row(struct sprites *sprites, const struct table_layout *layout, const struct table *table)
{
    for (int place = 0; place < table->rules->dummy && place < DUMMY_MAX; place++) {
        uint8_t tile = table->dummy.row[place];
        if (place == table->offer.place && sprites_was_won_on(table, WIN_REVEALED))
            continue;
        if (tile != TILE_NONE)
            sprites_add(sprites, SPRITE_KEY(PLACE_ROW, place, 0), tile,
                        tile == TILE_HIDDEN ? POSE_DOWN : POSE_LYING, tigers_layout_row(layout, place));
    }
}

void tigers_sprites_row(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                        int near)
{
    (void)near;
    if (view->table.round && !layout->grown)
        add_row(sprites, layout, &view->table);
}

/* The row in its size, over what it covers. */
static void add_grown_row(struct sprites *sprites, const struct table_layout *layout,
                          const struct table *table)
{
    for (int i = 0; i < sprites->count; i++) {
        uint32_t place = SPRITE_PLACE(sprites->list[i].key);
        if ((place == PLACE_DISCARD || place == PLACE_INDICATOR) &&
            tigers_layout_covers(layout, sprites->list[i].rect))
            sprites->list[i].alpha = 0;
    }
    add_row(sprites, layout, table);
}

void tigers_sprites_aside(struct sprites *sprites, const struct table_layout *layout, const struct view *view)
{
    const struct table *table = &view->table;

    for (int i = 0; i < 2; i++)
        if (table->dummy.bonus[i] != TILE_NONE)
            sprites_add(sprites, SPRITE_KEY(PLACE_INDICATOR, i, 0), table->dummy.bonus[i], POSE_LYING,
                        tigers_layout_indicator(layout, i));
    if (table->dummy.treasure != TILE_NONE)
        sprites_add(sprites, SPRITE_KEY(PLACE_INDICATOR, 2, 0), table->dummy.treasure,
                    table->dummy.treasure == TILE_HIDDEN ? POSE_DOWN : POSE_LYING,
                    tigers_layout_indicator(layout, 2));
    for (int i = 0; i < 3 && table->phase == PHASE_KEEP; i++) {
        uint8_t tile = view->own.three[i];
        sprites_add(sprites, SPRITE_KEY(PLACE_THREE, i, 0), tile == TILE_NONE ? TILE_HIDDEN : tile,
                    tile == TILE_NONE ? POSE_DOWN : POSE_LYING, tigers_layout_three(layout, i));
    }
    if (layout->grown)
        add_grown_row(sprites, layout, table);
}
