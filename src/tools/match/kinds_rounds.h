/*
 * kinds_rounds.h: rounds of different kinds of players: for each seat a level or one of the people is drawn.
 */
#ifndef TOOLS_KINDS_ROUNDS_H
#define TOOLS_KINDS_ROUNDS_H

#include "session/session.h"

/* Called before each move with the view it is made from, and at the round's end, without a move. */
typedef void kinds_watch(void *self, const struct session *session, const struct view *view,
                         const struct move *move);

/* Plays one round; the same seed plays the same. */
void kinds_round(const struct ruleset *rules, uint64_t seed, kinds_watch *seen, void *self);

/* Plays so many rounds, each of a seed of its own. */
void kinds_rounds(const struct ruleset *rules, int rounds, uint64_t seed, kinds_watch *seen, void *self);

#endif
