/*
 * naming.h: declaring a win at your own risk and naming its waits (One Suit).
 *
 * Private to the rules engine. All players name their waits before any are shown.
 */
#ifndef RULES_NAMING_H
#define RULES_NAMING_H

#include "rules/play/game.h"

/* Asks every player for their waits, because the wall is empty. */
void naming_ask_all(struct game *game);

/* Asks the players who declared a win on the tile on offer for their waits; false if there are none. */
bool naming_ask_declarers(struct game *game, struct events *events);

/* The seat on turn declares a win on its drawn tile and must name its waits. */
void naming_declare(struct game *game, int seat, struct events *events);

/* All who were asked have named their waits: judges the hands and ends the round. */
void naming_judge(struct game *game, struct events *events);

#endif
