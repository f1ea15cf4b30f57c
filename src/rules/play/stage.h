/*
 * stage.h: Stage B of Tenpai Duel: guesses against drawn tiles.
 *
 * Private to the engine. Begins when a declaration stands; ends with a win, a
 * right guess, or the wall.
 */
#ifndef RULES_STAGE_H
#define RULES_STAGE_H

#include "rules/play/game.h"

/* The declaration stands: a Riichi pays its bet, and the defender is asked for the first guess. */
void stage_begin(struct game *game, struct events *events);

/* The defender named two kinds: the round ends, or tiles are turned until the attacker wins or is asked. */
void stage_guess(struct game *game, struct move move, struct events *events);

/* The attacker makes a closed kong of the tile just turned, or passes. */
void stage_answer(struct game *game, struct move move, struct events *events);

#endif
