/*
 * stage.h: Stage B of Tenpai Duel: guesses and turned tiles.
 *
 * Private to the rules engine. It begins when a declaration stands and ends with a win, a right guess or an
 * empty wall.
 */
#ifndef RULES_STAGE_H
#define RULES_STAGE_H

#include "rules/play/game.h"

/* The declaration stands: a Riichi pays its bet, and the defender must make the first guess. */
void stage_begin(struct game *game, struct events *events);

/* The defender has guessed two kinds: the round ends, or tiles are turned until the attacker wins or is
 * asked. */
void stage_guess(struct game *game, struct move move, struct events *events);

/* The attacker makes a closed kong with the turned tile, or passes. */
void stage_answer(struct game *game, struct move move, struct events *events);

#endif
