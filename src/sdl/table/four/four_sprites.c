/*
 * four_sprites.c: see four_sprites.h.
 */
#include "sdl/table/four/four_sprites.h"

#include "base/bits.h"
#include "sdl/table/four/four_layout.h"

int four_sprites_replaced(const struct table *table)
{
    int count = 0;

    for (int seat = 0; seat < table->seats; seat++)
        count += bits_count(table->flowers[seat]);
    return count - table->stage.batch;
}

int four_sprites_dead_end(const struct table *table)
{
    if (!table->rules->dead_wall)
        return -1;
    return table_layout_stacks(table->rules, table->options) + table->rules->dead_wall / 2 - 1;
}

static void add_flowers(struct sprites *sprites, const struct table_layout *layout, const struct table *table,
                        int near)
{
    for (int seat = 0; seat < table->seats; seat++) {
        int side = sprites_side(table, near, seat), index = 0;
        for (int flower = 0; flower < TILE_RED_FIVE - TILE_FLOWER; flower++)
            if (table->flowers[seat] >> flower & 1)
                sprites_add(sprites, SPRITE_KEY(PLACE_FLOWER, flower, 0), (uint8_t)(TILE_FLOWER + flower),
                            POSE_LYING, four_layout_flower(layout, side, index++));
    }
}

void four_sprites_add(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                      int near)
{
    const struct table *table = &view->table;

    if (table->round == 0)
        return;
    for (int i = 0; i < layout->dead_stacks; i++) {
        int stack = layout->stacks + i;
        sprites_add(sprites, SPRITE_KEY(PLACE_STACK, stack, 0), TILE_HIDDEN,
                    four_layout_stack_pose(layout, stack, false), four_layout_stack(layout, stack));
    }
    four_sprites_sort(sprites, 0);
    add_flowers(sprites, layout, table, near);
}

void four_sprites_sort(struct sprites *sprites, int from)
{
    for (int i = from + 1; i < sprites->count; i++) {
        struct sprite sprite = sprites->list[i];
        int at = i;
        for (; at > from && sprites->list[at - 1].rect.y > sprite.rect.y + .01f; at--)
            sprites->list[at] = sprites->list[at - 1];
        sprites->list[at] = sprite;
    }
}
