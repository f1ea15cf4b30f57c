/*
 * tigers_layout.c: see tigers_layout.h. Numbers are units of a window 800 high.
 */
#include "sdl/table/tigers/tigers_layout.h"

enum { SIDE = 264, COLUMNS = 6, ROWS = 5 };

static const float DUMMY_W = 40, ROW_W = 48, INDICATOR_W = 52;

void tigers_layout_open(struct table_layout *l, const struct ruleset *rules, const int16_t *options,
                        int seats)
{
    float extra = l->h - 800, left = l->plate[TABLE_OWN].x, centre = l->w / 2 - 312;
    float tray_h = ROWS * table_layout_pile_pitch(DUMMY_W) + 14;

    (void)rules;
    (void)options;
    (void)seats;
    l->row = rect_make(centre - 8, 345 + .42f * extra, 640, 90);
    l->dummy_label = rect_make(left, 228 + .3f * extra, 256, 24);
    l->pile[TABLE_DUMMY] = rect_make(left, 254 + .3f * extra, 256, tray_h);
    l->pile_w[TABLE_DUMMY] = DUMMY_W;
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
    return pile == TABLE_DUMMY ? dummy_pile(l, place, count) : table_layout_rows(l, pile, place, sideways);
}

struct rect tigers_layout_stack(const struct table_layout *l, int stack)
{
    return rect_make(l->wall.x + 6 + (float)stack * l->stack_w, l->wall.y - 1, l->stack_w,
                     l->stack_w * 1.93f);
}

struct rect tigers_layout_row(const struct table_layout *l, int place)
{
    return table_layout_tile(l->row.x + 8 + (float)place * ROW_W + .5f, l->row.y + 8, ROW_W, 1.5f);
}

struct rect tigers_layout_indicator(const struct table_layout *l, int which)
{
    static const float places[3] = {20, 80, SIDE - 20 - 52};
    struct rect tray = l->indicators;

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
    return rect_make(l->row.x + (float)which * 216, l->wall.y - 84, 208, 222);
}
