/*
 * forecast_rank.h: the viewer's moves, ordered by the network's values.
 *
 * If the best move is a discard, discards close to it also get a look at the next draw:
 * the network's value of a hand has an error, and the mean over many draws a smaller one.
 */
#ifndef AI_FORECAST_RANK_H
#define AI_FORECAST_RANK_H

#include "ai/ai.h"
#include "ai/forecast/forecast.h"

/* A network that plays, and its inputs. */
struct forecast_player {
    const struct net *net;
    const struct feature_set *feature_set; /* it was trained with */
};

/* A move and its expected results; chances are of AI_ONE. */
struct ranked {
    struct move move;
    uint8_t then;        /* after a claimed set: the tile to discard; otherwise TILE_NONE */
    int32_t value;       /* orders moves: the seat's points minus the mean of the others', AI_ONE a point */
    int32_t wins, loses; /* that the seat wins, that another does */
    int32_t given;       /* that the move deals in */
};

/* Ranks the moves of a view for which forecast_can is true, the best first; equivalent moves appear once.
 * Returns how many; 0 if `stop` (may be NULL) asked to stop. */
int forecast_rank(const struct forecast_player *player, const struct view *view, const struct ai_stop *stop,
                  struct ranked list[MOVE_MAX]);

#endif
