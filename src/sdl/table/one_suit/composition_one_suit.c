/*
 * composition_one_suit.c: the table of a small game (One Suit); see composition.h.
 */
#include "sdl/table/layout/composition.h"
#include "sdl/table/one_suit/naming_actions.h"
#include "sdl/table/one_suit/naming_input.h"
#include "sdl/table/one_suit/small_draw.h"
#include "sdl/table/one_suit/small_layout.h"

const struct composition composition_one_suit = {
    .open = small_layout_open,
    .hand = small_layout_hand,
    .other = small_layout_other,
    .pile = small_layout_pile,
    .meld = small_layout_meld,
    .draw_trays = small_draw_trays,
    .draw_middle = small_draw_middle,
    .draw_cards = small_draw_cards,
    .begin = naming_begin,
    .update = naming_update,
    .activate = naming_activate,
    .key = naming_key,
    .pass_by_click = true,
    .turn_actions = naming_turn_actions,
    .claim_actions = naming_claim_actions,
};
