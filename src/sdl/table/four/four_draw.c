/*
 * four_draw.c: see four_draw.h.
 */
#include "sdl/table/four/four_draw.h"

#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/four/four_break.h"
#include "sdl/table/four/four_layout.h"

static int pile_count(const struct table *table, int seat)
{
    uint8_t tiles[DISCARD_MAX];
    return table_pile(table, seat, tiles, DISCARD_MAX);
}

static void draw_pile_tray(struct table_scene *table, struct app *app, int side)
{
    struct painter *painter = &app->painter;
    const struct table_layout *l = &table->layout;
    const struct table *shown = &table->anim.shown.table;
    struct rect tray = l->pile[side], reach = l->reach[side];
    int seat = sprites_seat(shown, table->near, side);

    if (table_layout_pile_is_long(pile_count(shown, seat))) { /* the two lie in one line */
        float right = tray.x + tray.w > reach.x + reach.w ? tray.x + tray.w : reach.x + reach.w;
        float bottom = tray.y + tray.h > reach.y + reach.h ? tray.y + tray.h : reach.y + reach.h;
        tray.x = tray.x < reach.x ? tray.x : reach.x;
        tray.y = tray.y < reach.y ? tray.y : reach.y;
        tray.w = right - tray.x;
        tray.h = bottom - tray.y;
    }
    draw_tray(painter, table_scene_pixels(painter, tray), 15);
}

void four_draw_trays(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table_layout *l = &table->layout;

    for (int side = 0; side < FOUR_SIDES; side++) {
        draw_pile_tray(table, app, side);
        if (table_has_flowers(&table->anim.shown.table))
            draw_tray(painter, table_scene_pixels(painter, l->flowers[side]), 15);
    }
    draw_tray(painter, table_scene_pixels(painter, rect_grow(l->wall, 2)), 34);
}

void four_draw_middle(struct table_scene *table, struct app *app, int turn)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    const struct table_layout *l = &table->layout;
    uint8_t wind = table_round_wind(shown);
    float u = painter->layout.u;
    char words[24];

    if (shown->round == 0 || l->large) /* then the plates and the heading say it */
        return;
    if (anim_dice(&table->anim) < 1)
        turn = four_break_draw(table, app);
    for (int side = 0; side < FOUR_SIDES; side++) {
        int seat = sprites_seat(shown, table->near, side);
        draw_seal(painter, table_scene_pixels(painter, four_layout_seal(l, side)), table_wind(shown, seat),
                  seat == turn);
    }
    if (wind == TILE_NONE)
        return;
    tr_say(words, sizeof words, tr_in("wind", "{1} round"), words_tile(wind));
    type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_CENTRE),
              (l->wall_count.x + l->wall_count.w / 2) * u, (l->wall_count.y + 64) * u, words);
}
