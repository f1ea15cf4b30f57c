/*
 * tigers_layout.c: see tigers_layout.h. Numbers are units of a window 800 high.
 */
#include "sdl/table/tigers/tigers_layout.h"

#include <math.h>

#include "rules/play/table.h"

enum { SIDE = 264, COLUMNS = 6, ROWS = 5 };

enum { ROW_PAD = 8, ROW_GAP = 6 };

static const float DUMMY_W = 40, INDICATOR_W = 52, LARGE_INDICATOR_W = 58, LARGE_ROW_W = 55;

void tigers_layout_open(struct table_layout *l, const struct ruleset *rules, const int16_t *options,
                        int seats)
{
    float extra = l->h - 800, left = l->plate[TABLE_OWN].x, centre = l->w / 2 - 312;
    float tray_h = ROWS * table_layout_pile_pitch(DUMMY_W) + 14;

    (void)rules;
    (void)options;
    (void)seats;
    l->row = rect_make(centre - 8, 345 + .42f * extra, 640, 90);
    if (l->large) { /* from one column to the other */
        float most = l->menu.x - left - SIDE - 2 * ROW_GAP;
        l->row.w = fminf(most, DUMMY_MAX * LARGE_ROW_W + 2 * ROW_PAD);
        l->row.x = (l->w - l->row.w) / 2;
    }
    l->dummy_label = rect_make(left, 228 + .3f * extra, 256, 24);
    l->pile[TABLE_DUMMY] = rect_make(left, 254 + .3f * extra, 256, tray_h);
    l->pile_w[TABLE_DUMMY] = DUMMY_W;
}

/* With large tiles: the fewer there are, the larger. */
static struct rect large_dummy_pile(const struct table_layout *l, int place, int count)
{
    struct rect tray = l->pile[TABLE_DUMMY];
    int columns = count > 12 ? 5 : 4;
    float w = table_layout_widest(tray, columns, columns - 1, 0);

    return table_layout_tile(tray.x + TABLE_TRAY_X + (float)(place % columns) * w,
                             tray.y + TABLE_TRAY_Y + (float)(place / columns) * table_layout_pile_pitch(w), w,
                             1);
}

static struct rect dummy_pile(const struct table_layout *l, int place, int count)
{
    struct rect tray = l->pile[TABLE_DUMMY];
    int rows = (count + COLUMNS - 1) / COLUMNS;
    float pitch = table_layout_pile_pitch(DUMMY_W);

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
