/*
 * imagine.h: a playout whose hidden tiles are the true ones, for tests.
 */
#ifndef SUPPORT_IMAGINE_H
#define SUPPORT_IMAGINE_H

#include "ai/playout.h"
#include "rules/game.h"

/* The round a game is in, as it is, seen from a seat. `view` must outlive the playout. */
void imagine_truth(struct playout *playout, struct view *view, const struct game *game, int seat);

#endif
