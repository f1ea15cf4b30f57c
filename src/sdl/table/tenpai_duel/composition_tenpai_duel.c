/*
 * composition_tenpai_duel.c: the table of Tenpai Duel, whose second stage rearranges it; see composition.h.
 */
#include "sdl/table/layout/composition.h"
#include "sdl/table/tenpai_duel/tenpai_actions.h"
#include "sdl/table/tenpai_duel/tenpai_draw.h"
#include "sdl/table/tenpai_duel/tenpai_input.h"
#include "sdl/table/tenpai_duel/tenpai_layout.h"
#include "sdl/table/tenpai_duel/tenpai_sprites.h"

const struct composition composition_tenpai_duel = {
    .open = tenpai_layout_open,
    .follow = tenpai_layout_stage,
    .arrangement = tenpai_arrangement,
    .seen = tenpai_without_turned,
    .add_last = tenpai_sprites_add,
    .declaring = tenpai_declaring_discard,
    .hush = tenpai_hush,
    .draw_trays = tenpai_draw_trays,
    .draw_middle = tenpai_draw_middle,
    .draw_plate = tenpai_draw_plate,
    .draw_declared = tenpai_draw_declared,
    .draw_over = tenpai_draw_over,
    .mark = tenpai_mark,
    .add_targets = tenpai_add_targets,
    .activate = tenpai_activate,
    .key = tenpai_key,
    .turn_actions = tenpai_turn_actions,
    .phase_actions = tenpai_phase_actions,
};
