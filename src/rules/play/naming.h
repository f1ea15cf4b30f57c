/*
 * naming.h: declaring a win at one's own risk and naming its waits (One Suit).
 *
 * Private to the engine. All who name do so before any of it is shown.
 */
#ifndef RULES_NAMING_H
#define RULES_NAMING_H

#include "rules/play/game.h"

/* The wall is out: every player is asked to name its waits. */
void naming_ask_all(struct game *game);

/* Asks those who declared on the tile on offer for their waits; false if nobody declared. */
bool naming_ask_declarers(struct game *game, struct events *events);

/* The seat on turn declares on its own draw, and is asked for its waits. */
void naming_declare(struct game *game, int seat, struct events *events);

/* One seat names its waits; once all have, the hands are judged and the round ends. */
void naming_answer(struct game *game, struct move move, struct events *events);

#endif
