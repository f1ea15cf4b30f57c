/* random_player.h: random moves, guesses and namings. */
#ifndef AI_RANDOM_PLAYER_H
#define AI_RANDOM_PLAYER_H

#include "base/rng.h"
#include "rules/play/view.h"

/* Returns one of the viewer's legal moves, each equally likely; fills in a guess or naming at random. */
struct move random_player_move(const struct view *view, struct rng *rng);

/* Returns one of the viewer's discards, each equally likely; any legal move if there is none. */
struct move random_player_discard(const struct view *view, struct rng *rng);

#endif
