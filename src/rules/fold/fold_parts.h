/*
 * fold_parts.h: how each event changes a view: the parts of event_apply.c.
 *
 * Private to this folder. Nothing here uses struct game: the only source is the events. Seats are 0 to the
 * table's seats - 1, or SEAT_NONE if an event has none. Every event is as the viewer was sent it.
 */
#ifndef RULES_FOLD_PARTS_H
#define RULES_FOLD_PARTS_H

#include "rules/play/view.h"

/* --- the tiles of a hand (fold_hand.c) ------------------------------------------------------------ */

/* Returns the viewer's own tiles if this is their seat, otherwise NULL. */
struct own *fold_own(struct view *view, int seat);

/* Removes `count` unnamed tiles from a hand. */
void fold_shrink(struct table *table, int seat, int count);

/* Removes one particular tile from a hand; from another player's hand it is hidden. */
void fold_drop(struct view *view, int seat, uint8_t tile);

/* Moves `count` tiles of a kind from a hand to a meld. */
void fold_take(struct view *view, int seat, uint8_t kind, int count);

/* Adds a tile to a hand. A flower is held until its own event lays it out, but does not count as part of the
 * hand. */
void fold_hold(struct view *view, int seat, uint8_t tile);

/* The seat has drawn this turn, which ends any furiten that lasts only until then. */
void fold_note_draw(struct view *view, int seat);

/* --- an offer, and its end if nobody takes it (fold_offer.c) ------------------------------------- */

/* Puts a tile on the current seat's discard pile, with the flags of a discard. */
void fold_lay(struct table *table, uint8_t tile, unsigned flags);

/* Offers the event's tile to the others; `place` is that of struct offer. */
void fold_offer(struct table *table, const struct event *event, enum win_source source, int place);

/* In modes where a win is declared at the player's own risk, starts the naming of waits when the wall is
 * empty. */
void fold_name_at_the_end(struct table *table);

/* Starts the draw of a seat's turn. */
void fold_begin_turn(struct table *table, int seat);

/* Asks the defender to guess. */
void fold_begin_guess(struct table *table);

/* Makes the viewer furiten by a win they could have declared on the offer but did not. */
void fold_let_go(struct view *view);

/* Ends an offer that nobody took. */
void fold_lapse(struct view *view);

/* The attacker declines the turned tile, which goes to the pile aside. */
void fold_lay_aside(struct view *view);

/* --- one function an event, named for it ---------------------------------------------------------- */

/* Claims and melds (fold_sets.c). */
void fold_chow(struct view *view, const struct event *event);
void fold_pung(struct view *view, const struct event *event);
void fold_kong(struct view *view, const struct event *event);

/* A turn (fold_turn.c). A dealt flower never counted as a tile of the hand. A declaration of Riichi or
 * tenpai is followed by its discard. */
void fold_draw(struct view *view, const struct event *event);
void fold_replacement(struct view *view, const struct event *event);
void fold_flower(struct view *view, const struct event *event);
void fold_declaration(struct view *view, const struct event *event);
void fold_discard(struct view *view, const struct event *event);
void fold_lay_down(struct view *view, const struct event *event);
void fold_kong_offered(struct view *view, const struct event *event);
void fold_guess(struct table *table, const struct event *event);
void fold_turn(struct view *view, const struct event *event);

/* Tiles turned up outside the hands (fold_open.c). */
void fold_reveal(struct table *table, const struct event *event);
void fold_dummy_discard(struct table *table, const struct event *event);
void fold_keep(struct view *view, const struct event *event);
void fold_treasure(struct table *table, const struct event *event);
void fold_remove(struct table *table, const struct event *event);
void fold_dora(struct table *table, const struct event *event);

/* The end (fold_end.c). Of several winners, the event of the first comes first. */
void fold_declare(struct table *table, const struct event *event);
void fold_name(struct table *table, const struct event *event);
void fold_win(struct table *table, const struct event *event);
void fold_round_end(struct view *view);

#endif
