/*
 * tigers_sprites.c: see tigers_sprites.h.
 */
#include "sdl/table/tigers/tigers_sprites.h"

#include "sdl/table/tigers/tigers_layout.h"

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
