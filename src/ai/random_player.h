/*
 * random_player.h: random answers to the questions that have no list of moves.
 */
#ifndef AI_RANDOM_PLAYER_H
#define AI_RANDOM_PLAYER_H

#include "base/rng.h"
#include "rules/play/view.h"

/* A move of the list, each equally likely; a guess or naming is filled in at random. */
struct move random_player_move(const struct view *view, struct rng *rng);

/* A discard of the list, each equally likely; any move where there is none. */
struct move random_player_discard(const struct view *view, struct rng *rng);

#endif
