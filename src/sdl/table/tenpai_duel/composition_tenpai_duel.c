/*
 * composition_tenpai_duel.c: the table of Tenpai Duel, whose second stage rearranges it; see composition.h.
 */
#include "sdl/table/layout/composition.h"
#include "sdl/table/tenpai_duel/duel_actions.h"
#include "sdl/table/tenpai_duel/duel_draw.h"
#include "sdl/table/tenpai_duel/duel_input.h"
#include "sdl/table/tenpai_duel/duel_layout.h"
#include "sdl/table/tenpai_duel/duel_picture.h"

const struct composition composition_tenpai_duel = {
    .open = duel_layout_open,
    .follow = duel_layout_stage,
    .arrangement = duel_arrangement,
    .seen = duel_without_turned,
    .add_last = duel_picture_add,
    .declaring = duel_declaring_discard,
    .hush = duel_hush,
    .draw_trays = duel_draw_trays,
    .draw_middle = duel_draw_middle,
    .draw_plate = duel_draw_plate,
    .draw_declared = duel_draw_declared,
    .mark = duel_mark,
    .add_targets = duel_add_targets,
    .activate = duel_activate,
    .key = duel_key,
    .turn_actions = duel_turn_actions,
    .phase_actions = duel_phase_actions,
};
