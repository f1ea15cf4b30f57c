/*
 * tigers_layout.c: see tigers_layout.h. Numbers are units of a window 800 high.
 */
#include "sdl/table/tigers/tigers_layout.h"

#include <math.h>

#include "rules/play/table.h"

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
    float w = (l->row.w - 2 * ROW_PAD) / DUMMY_MAX, top = fminf(ROW_PAD, (l->row.h - w * TILE_HIGH) / 2);

    return table_layout_tile(l->row.x + ROW_PAD + (float)place * w + .5f, l->row.y + top, w, 1.5f);
}

struct rect tigers_layout_indicator(const struct table_layout *l, int which)
{
    static const float places[3] = {20, 80, SIDE - 20 - 52}, large[3] = {16, 78, SIDE - 16 - 58};
    struct rect tray = l->indicators;

    if (l->large)
        return table_layout_tile(tray.x + large[which], tray.y + 7, LARGE_INDICATOR_W, 0);
    return table_layout_tile(tray.x + places[which], tray.y + 12, INDICATOR_W, 0);
}

struct rect tigers_layout_three(const struct table_layout *l, int which)
{
    struct rect tray = l->pile[TABLE_OWN];
    float w = 76, gap = 8;

    return table_layout_tile(tray.x + tray.w / 2 - 1.5f * w - gap + (float)which * (w + gap), tray.y + 34, w,
                             0);
}

struct rect tigers_layout_remove(const struct table_layout *l, int which)
{
    return rect_make(l->w / 2 - 320 + (float)which * 216, l->wall.y - 84, 208, 222);
}

/* --- which tiles lie there --------------------------------------------------------------------------- */

void tigers_sprites_row(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                        int near)
{
    const struct table *table = &view->table;

    (void)near;
    if (table->round == 0)
        return;
    for (int place = 0; place < table->rules->dummy && place < DUMMY_MAX; place++) {
        uint8_t tile = table->dummy.row[place];
        if (place == table->offer.place && sprites_was_won_on(table, WIN_REVEALED))
            continue;
        if (tile != TILE_NONE)
            sprites_add(sprites, SPRITE_KEY(PLACE_ROW, place, 0), tile,
                        tile == TILE_HIDDEN ? POSE_DOWN : POSE_LYING, tigers_layout_row(layout, place));
    }
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
}
