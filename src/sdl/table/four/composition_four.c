/*
 * composition_four.c: the table of four (Pattern Mahjong, Classic Mahjong); see composition.h.
 */
#include "sdl/table/four/four_break.h"
#include "sdl/table/four/four_draw.h"
#include "sdl/table/four/four_layout.h"
#include "sdl/table/four/four_sprites.h"
#include "sdl/table/layout/composition.h"

const struct composition composition_four = {
    .open = four_layout_open,
    .follow = four_break_follow,
    .other = four_layout_other,
    .pile = four_layout_pile,
    .stack = four_layout_stack,
    .meld = four_layout_meld,
    .lying = four_layout_lying,
    .down = four_layout_down,
    .standing = four_layout_standing,
    .stack_pose = four_layout_stack_pose,
    .from_their_left = true,
    .add_first = four_sprites_add,
    .sort = four_sprites_sort,
    .replaced = four_sprites_replaced,
    .dead_end = four_sprites_dead_end,
    .swift = true,
    .draw_trays = four_draw_trays,
    .draw_middle = four_draw_middle,
    .say = four_break_say,
};
