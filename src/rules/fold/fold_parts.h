/*
 * fold_parts.h: the parts event_apply.c is made of: what each event changes in a view.
 *
 * Private to this folder. Nothing here knows a struct game: what is folded is what was heard. Seats are 0 to
 * the table's seats - 1, or SEAT_NONE where an event has none; every event was heard by the viewer, so its
 * fields are as they see them.
 */
#ifndef RULES_FOLD_PARTS_H
#define RULES_FOLD_PARTS_H

#include "rules/play/view.h"

/* --- the tiles of a hand (fold_hand.c) ------------------------------------------------------------ */

/* The viewer's own tiles if they sit there, else NULL. */
struct own *fold_own(struct view *view, int seat);

/* So many tiles fewer in a hand, none of them named. */
void fold_shrink(struct table *table, int seat, int count);

/* One very tile leaves a hand; a hidden one leaves another's. */
void fold_drop(struct view *view, int seat, uint8_t tile);

/* So many of a kind leave a hand for a meld. */
void fold_take(struct view *view, int seat, uint8_t kind, int count);

/* A tile comes into a hand. A flower is held until its own event lays it out, but is no part of the hand. */
void fold_hold(struct view *view, int seat, uint8_t tile);

/* The seat has drawn in this turn: what they were furiten by until then lapses. */
void fold_note_draw(struct view *view, int seat);

/* --- an offer, and that nobody takes it (fold_offer.c) -------------------------------------------- */

/* A tile comes to lie in the current seat's discards, with the flags of a discard. */
void fold_lay(struct table *table, uint8_t tile, unsigned flags);

/* The event's tile is offered to the others, from its place in the discards. */
void fold_offer(struct table *table, const struct event *event, enum win_source source, int place);

/* Where a win is declared at one's own risk and the wall gives no tile, everybody names their waits. */
void fold_name_at_the_end(struct table *table);

/* It is the seat's turn to draw. */
void fold_begin_turn(struct table *table, int seat);

/* The defender is to guess. */
void fold_begin_guess(struct table *table);

/* What the viewer could have won with and let go makes them furiten. */
void fold_let_go(struct view *view);

/* Nobody took the tile on offer. */
void fold_lapse(struct view *view);

/* The attacker lets the tile lie that was turned. */
void fold_lay_aside(struct view *view);

/* --- one function an event, named for it ---------------------------------------------------------- */

/* Claims and melds (fold_sets.c). */
void fold_chow(struct view *view, const struct event *event);
void fold_pung(struct view *view, const struct event *event);
void fold_kong(struct view *view, const struct event *event);

/* A turn (fold_turn.c). A flower that was dealt never counted as a tile of the hand; after a declaration, of
 * Riichi or tenpai, the discard follows.
 */
void fold_draw(struct view *view, const struct event *event);
void fold_replacement(struct view *view, const struct event *event);
void fold_flower(struct view *view, const struct event *event);
void fold_declaration(struct view *view, const struct event *event);
void fold_discard(struct view *view, const struct event *event);
void fold_lay_down(struct view *view, const struct event *event);
void fold_kong_offered(struct view *view, const struct event *event);
void fold_guess(struct table *table, const struct event *event);
void fold_turn(struct view *view, const struct event *event);

/* What is turned up beside the hands (fold_open.c). */
void fold_reveal(struct table *table, const struct event *event);
void fold_dummy_discard(struct table *table, const struct event *event);
void fold_keep(struct view *view, const struct event *event);
void fold_treasure(struct table *table, const struct event *event);
void fold_remove(struct table *table, const struct event *event);
void fold_dora(struct table *table, const struct event *event);

/* The end (fold_end.c). Of several winners the first is told first. */
void fold_declare(struct table *table, const struct event *event);
void fold_name(struct table *table, const struct event *event);
void fold_win(struct table *table, const struct event *event);
void fold_round_end(struct view *view);

#endif
