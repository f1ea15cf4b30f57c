/*
 * legal.h: the only authority on what a seat may do, and why it may not.
 *
 * All answers depend only on what the seat itself knows.
 */
#ifndef RULES_LEGAL_H
#define RULES_LEGAL_H

#include "rules/play/table.h"

/* Writes the legal moves of a seat in a fixed order (by kind of move, then tile order) and returns how many;
 * 0 if it is not asked. All guesses, and all namings of waits, are represented by one move without tiles. */
int legal_moves(const struct table *table, const struct own *own, int seat, struct move moves[MOVE_MAX]);

/* True if the move is legal. If not, `why` (may be NULL) gets the rule, the tile and the turn. */
bool legal_check(const struct table *table, const struct own *own, struct move move, struct refusal *why);

/* True if the seat could win on a tile of that kind from another player, considering furiten and the
 * minimum. */
bool legal_can_win_on(const struct table *table, const struct own *own, int seat, uint8_t tile,
                      enum win_source source, struct refusal *why);

/* True if the 3n+2 tiles, including `tile`, are complete and reach the mode's minimum. */
bool legal_hand_wins(const struct table *table, const struct hand *hand, int seat, uint8_t tile,
                     enum win_source source);

/* True if furiten stops the seat from winning on another player's tile of that kind; `why` gets the furiten
 * rule, the tile and since when. */
bool legal_furiten(const struct table *table, const struct own *own, int seat, uint8_t kind,
                   struct refusal *why);

/* Returns the kinds that `no_swap_calls` of struct ruleset forbids to discard after a claim of that kind: the
 * same, and the other end of the run that begins at `lowest` (TILE_NONE for a pung). */
tile_set legal_swapped(uint8_t claimed, uint8_t lowest);

/* True if a Riichi with this discard could win by self-draw only; `why` gets the reason. */
bool legal_riichi_warning(const struct table *table, const struct own *own, int seat, uint8_t discard,
                          struct refusal *why);

#endif
