/*
 * flow.h: the automatic steps of a game between two choices.
 *
 * Private to the files here that move a game on. Every step that moves the game on ends when a seat must
 * choose, a deal is due or the match is over.
 */
#ifndef RULES_FLOW_H
#define RULES_FLOW_H

#include "rules/play/game.h"

/* Appends an event. */
void flow_report(struct events *events, enum event_kind kind, int seat, uint8_t tile, int from, int number);

/* Gives the turn to a seat in a phase and asks it. */
void flow_ask(struct game *game, enum phase phase, int seat);

/* Resets the drawn tile, and the hidden tiles and answers of the last round. */
void flow_clear_drawn(struct game *game);
void flow_clear_round(struct game *game);

/* Takes the next tile from the front or the back of the wall, which must not be empty. */
uint8_t flow_take_wall_tile(struct game *game, bool back);

/* Moves a tile from a seat's hand to a pile, with the flags of struct discard. */
void flow_lay(struct game *game, int seat, uint8_t tile, unsigned flags);

/* Gives a seat a tile from the wall; every flower or season is laid out and replaced. Returns false if the
 * wall is empty: then the round has ended as a draw. */
bool flow_draw(struct game *game, int seat, bool back, struct events *events);

/* The seat draws and must choose, or the round ends because the wall is empty. */
void flow_begin_turn(struct game *game, int seat, struct events *events);
void flow_draw_replacement(struct game *game, int seat, struct events *events);

/* Lays out a closed kong of four tiles in the hand. */
void flow_close_kong(struct game *game, int seat, uint8_t kind, struct events *events);

/* Turns the seat's pung of that kind into a kong with a tile from its hand. */
void flow_add_to_pung(struct game *game, int seat, uint8_t kind, struct events *events);

/* Continues after a kong that was not robbed, `claimed` or made of the seat's own tiles: the treasure may be
 * revealed, then the replacement is drawn. */
void flow_kong_stands(struct game *game, int seat, bool claimed, struct events *events);

/* Asks every seat that can claim the tile on offer; returns false if there is none. */
bool flow_ask_claimants(struct game *game);

/* Offers a tile; if nobody can claim it, the game continues at once. */
void flow_offer_tile(struct game *game, uint8_t tile, enum win_source source, int by, int place,
                     struct events *events);

/* All asked seats have answered: the best claim takes the tile, or the game continues. */
void flow_resolve_claims(struct game *game, struct events *events);

/* Ends the round with the table's result: settles, and ends the match if it is over. `scores` has each
 * winner's score, or is NULL if there is none. */
void flow_end_round(struct game *game, const struct score scores[SEAT_MAX], struct events *events);

/* Ends the round as a draw, after the naming of waits in modes that have it. */
void flow_end_drawn(struct game *game, struct events *events);

/* Reveals the next indicator in modes with dora; the first one causes no event. */
void flow_turn_dora(struct game *game, struct events *events);

/* Scores and pays the seats in the bit set `winners`, `first` before the others, and ends the round. */
void flow_end_won(struct game *game, unsigned winners, int first, uint8_t tile, enum win_source source,
                  int from, struct events *events);

#endif
