/*
 * composition_tigers.c: the table with a dummy (Dueling Tigers); see composition.h.
 */
#include "sdl/table/layout/composition.h"
#include "sdl/table/tigers/tigers_actions.h"
#include "sdl/table/tigers/tigers_draw.h"
#include "sdl/table/tigers/tigers_input.h"
#include "sdl/table/tigers/tigers_layout.h"
#include "sdl/table/tigers/tigers_sprites.h"

const struct composition composition_tigers = {
    .open = tigers_layout_open,
    .stacks = 30,
    .pile = tigers_layout_pile,
    .stack = tigers_layout_stack,
    .add_first = tigers_sprites_row,
    .add_aside = tigers_sprites_aside,
    .draw_trays = tigers_draw_trays,
    .draw_middle = tigers_draw_middle,
    .draw_under = tigers_draw_under,
    .draw_over = tigers_draw_over,
    .draw_cards = tigers_draw_cards,
    .mark = tigers_mark,
    .add_targets = tigers_add_targets,
    .activate = tigers_activate,
    .key = tigers_key,
    .phase_actions = tigers_phase_actions,
};
