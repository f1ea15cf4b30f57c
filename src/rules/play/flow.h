/*
 * flow.h: the steps a game takes by itself between two choices.
 *
 * Private to game.c and game_deal.c. Every step that moves the game on ends
 * with somebody asked, a deal awaited, or the match over.
 */
#ifndef RULES_FLOW_H
#define RULES_FLOW_H

#include "rules/play/game.h"

/* Appends an event. */
void flow_report(struct events *events, enum event_kind kind, int seat, uint8_t tile, int from, int number);

/* Gives the turn to a seat in a phase and asks it. */
void flow_ask(struct game *game, enum phase phase, int seat);

/* Nobody holds a tile just drawn; nothing is left of the last round. */
void flow_clear_drawn(struct game *game);
void flow_clear_round(struct game *game);

/* Takes the next tile from the front or the back of the wall, which is not empty. */
uint8_t flow_take_wall_tile(struct game *game, bool back);

/* Takes tiles of a kind out of a hand; see hand_take. */
uint8_t flow_take_from_hand(struct game *game, int seat, uint8_t kind, int count);

/* Gives a seat a tile from the wall; a flower or season is laid out and replaced, as often as one comes.
 * False if the wall could not give one: then the round has ended as a draw. */
bool flow_draw(struct game *game, int seat, bool back, struct events *events);

/* The seat draws and is asked; or the round ends, the wall being empty. */
void flow_begin_turn(struct game *game, int seat, struct events *events);
void flow_draw_replacement(struct game *game, int seat, struct events *events);

/* Lays out a new meld; the pointer lives as long as the game. */
struct meld *flow_new_meld(struct game *game, int seat, enum meld_kind kind, uint8_t tile, uint8_t claimed,
                           int from);

/* Makes the seat's pung of that kind a kong with a tile of its hand. */
void flow_add_to_pung(struct game *game, int seat, uint8_t kind, struct events *events);

/* A kong has been made, of a claimed tile or an own one, and was not robbed: the treasure may be turned, then
 * the replacement is drawn. */
void flow_kong_stands(struct game *game, int seat, bool claimed, struct events *events);

/* Asks every seat that can claim the tile on offer; false if there is none. */
bool flow_ask_claimants(struct game *game);

/* Puts a tile on offer; if nobody can claim it the game goes on at once. */
void flow_offer_tile(struct game *game, uint8_t tile, enum win_source source, int by, int place,
                     struct events *events);

/* All who were asked have answered: the best claim takes the tile, or the game goes on. */
void flow_resolve_claims(struct game *game, struct events *events);

/* The round is over as the result says: settles, and the match may be over too. `scores`: of each winner's
 * hand, or NULL without one. */
void flow_end_round(struct game *game, const struct score scores[SEAT_MAX], struct events *events);

/* The round is a draw; where waits are named, that comes first. */
void flow_end_drawn(struct game *game, struct events *events);

/* Turns the next indicator up, where the mode has them; the first one is no event. */
void flow_turn_dora(struct game *game, struct events *events);

/* The seats of the bits in `winners` have won, `first` before the others: scores, pays, ends the round. */
void flow_end_won(struct game *game, unsigned winners, int first, uint8_t tile, enum win_source source,
                  int from, struct events *events);

#endif
