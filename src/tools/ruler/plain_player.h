/*
 * plain_player.h: a player of Dueling Tigers written by hand, unlike those of src/ai.
 *
 * It throws the tile after which the hand is nearest to complete and, of those,
 * after which most unseen tiles help. A pung must bring it nearer, and be of
 * dragons or its own wind while the hand is closed. It declares Riichi only where
 * a wait is live: one is unseen, and none lies where it would bar the Riichi from
 * winning on a discard. While the other is in Riichi and it is not tenpai itself,
 * it throws safe tiles as long as it has any. It knows no points otherwise, uses
 * no judgement of src/ai, and leaves nothing to chance.
 */
#ifndef TOOLS_RULER_PLAIN_PLAYER_H
#define TOOLS_RULER_PLAIN_PLAYER_H

#include "rules/play/view.h"

/* A legal move for the viewer, who is asked. */
struct move plain_player_choose(const struct view *view);

#endif
