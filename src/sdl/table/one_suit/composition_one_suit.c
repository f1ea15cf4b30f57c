/*
 * composition_one_suit.c: the table of a small game (One Suit); see composition.h.
 */
#include "sdl/table/layout/composition.h"
#include "sdl/table/one_suit/naming_actions.h"
#include "sdl/table/one_suit/naming_input.h"
#include "sdl/table/one_suit/one_suit_draw.h"
#include "sdl/table/one_suit/one_suit_layout.h"

const struct composition composition_one_suit = {
    .open = one_suit_layout_open,
    .hand = one_suit_layout_hand,
    .other = one_suit_layout_other,
    .pile = one_suit_layout_pile,
    .meld = one_suit_layout_meld,
    .draw_trays = one_suit_draw_trays,
    .draw_middle = one_suit_draw_middle,
    .draw_cards = one_suit_draw_cards,
    .begin = naming_begin,
    .update = naming_update,
    .activate = naming_activate,
    .key = naming_key,
    .pass_by_click = true,
    .turn_actions = naming_turn_actions,
    .claim_actions = naming_claim_actions,
};
