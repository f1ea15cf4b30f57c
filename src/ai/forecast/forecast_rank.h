/*
 * forecast_rank.h: the viewer's moves in the order of what is expected of them.
 *
 * The network answers for what each move leads to. Of discards that stand near the best, where the best
 * is one, what the next draw makes of them is looked at besides (forecast_ahead.h): what the network says
 * of a hand is off by chance, and the mean over the tiles that may come is less so.
 */
#ifndef AI_FORECAST_RANK_H
#define AI_FORECAST_RANK_H

#include "ai/ai.h"
#include "ai/forecast/forecast.h"

/* How a player plays by what a network answers. */
struct forecast_player {
    const struct net *net;
    const struct feature_set *feature_set; /* it was fitted to */
};

/* A move and what is expected after it; chances are of AI_ONE. */
struct ranked {
    struct move move;
    uint8_t then; /* of a claimed set: the tile discarded with it, or TILE_NONE */
    int32_t
        value; /* by which moves are ordered: the own points less the mean of the others', AI_ONE a point */
    int32_t wins, loses; /* that the seat wins, or another */
    int32_t given;       /* that the tile of the move is won on */
};

/* Ranks the moves of a view of which forecast_can is true, the best first; what comes to the same stands
 * once. Returns how many; 0 if `stop` (may be NULL) asked for it before that was done. */
int forecast_rank(const struct forecast_player *player, const struct view *view, const struct ai_stop *stop,
                  struct ranked list[MOVE_MAX]);

#endif
