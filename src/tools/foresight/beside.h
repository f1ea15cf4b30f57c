/*
 * beside.h: what a network foresees, heard beside what hard judges: to try whether both know more than
 * either.
 */
#ifndef TOOLS_BESIDE_H
#define TOOLS_BESIDE_H

#include "ai/foresight/foresight_rank.h"

/* True at tables where hard judges single moves in points: Dueling Tigers and tables of four. */
bool beside_can(const struct outlook *outlook);

/* A legal move for the viewer at such a table, the oracle's figures counting `part` and hard's 100. */
struct move beside_choose(const struct foresight_player *player, const struct oracle *oracle, int part,
                          const struct view *view, struct rng *rng);

#endif
