/*
 * four_picture.c: see four_picture.h.
 */
#include "sdl/table/four/four_picture.h"

#include "base/bits.h"
#include "sdl/table/four/four_layout.h"

int four_picture_replaced(const struct table *table)
{
    int count = 0;

    for (int seat = 0; seat < table->seats; seat++)
        count += bits_count(table->flowers[seat]);
    return count - table->stage.batch;
}

int four_picture_dead_end(const struct table *table)
{
    if (!table->rules->dead_wall)
        return -1;
    return table_layout_stacks(table->rules, table->options) + table->rules->dead_wall / 2 - 1;
}

static void add_flowers(struct picture *picture, const struct table_layout *layout, const struct table *table,
                        int near)
{
    for (int seat = 0; seat < table->seats; seat++) {
        int side = picture_side(table, near, seat), index = 0;
        for (int flower = 0; flower < TILE_RED_FIVE - TILE_FLOWER; flower++)
            if (table->flowers[seat] >> flower & 1)
                picture_add(picture, PICTURE_KEY(PLACE_FLOWER, flower, 0), (uint8_t)(TILE_FLOWER + flower),
                            POSE_LYING, four_layout_flower(layout, side, index++));
    }
}

void four_picture_add(struct picture *picture, const struct table_layout *layout, const struct view *view,
                      int near)
{
    const struct table *table = &view->table;

    if (table->round == 0)
        return;
    for (int i = 0; i < layout->dead_stacks; i++) {
        int stack = layout->stacks + i;
        picture_add(picture, PICTURE_KEY(PLACE_STACK, stack, 0), TILE_HIDDEN,
                    four_layout_stack_pose(layout, stack, false), four_layout_stack(layout, stack));
    }
    four_picture_sort(picture, 0);
    add_flowers(picture, layout, table, near);
}

void four_picture_sort(struct picture *picture, int from)
{
    for (int i = from + 1; i < picture->count; i++) {
        struct sprite sprite = picture->list[i];
        int at = i;
        for (; at > from && picture->list[at - 1].rect.y > sprite.rect.y + .01f; at--)
            picture->list[at] = picture->list[at - 1];
        picture->list[at] = sprite;
    }
}
