/*
 * legal.h: the one authority on what a seat may do, and why it may not.
 *
 * Both answers are functions of what the seat itself knows.
 */
#ifndef RULES_LEGAL_H
#define RULES_LEGAL_H

#include "rules/play/table.h"

/* The legal moves of a seat in a fixed order (moves by kind, tiles in order), written to `moves`; 0 if
 * it is not asked. Guesses and named waits stand once, as a move without tiles, for all of their kind. */
int legal_moves(const struct table *table, const struct own *own, int seat, struct move moves[MOVE_MAX]);

/* True if the move may be made. If not, `why` (NULL: nobody asks) names the rule, the tile and when. */
bool legal_check(const struct table *table, const struct own *own, struct move move, struct refusal *why);

/* True if the seat could win on a tile of that kind from another (furiten and the minimum considered). */
bool legal_can_win_on(const struct table *table, const struct own *own, int seat, uint8_t tile,
                      enum win_source source, struct refusal *why);

/* True if the 3n+2 tiles, `tile` the last of them, are complete and reach the mode's minimum. */
bool legal_hand_wins(const struct table *table, const struct hand *hand, int seat, uint8_t tile,
                     enum win_source source);

/* Why the seat cannot win on another's tile of that kind: the furiten rule, the tile, since when. False
 * if no furiten stands in the way. */
bool legal_furiten(const struct table *table, const struct own *own, int seat, uint8_t kind,
                   struct refusal *why);

/* Why a Riichi with this discard could win only by an own draw; false if it could win otherwise too. */
bool legal_riichi_warning(const struct table *table, const struct own *own, int seat, uint8_t discard,
                          struct refusal *why);

#endif
