/*
 * forecast_play.h: playing by what a network foresees: hard, at the tables whose network plays better than
 * whoever estimates there.
 */
#ifndef AI_FORECAST_PLAY_H
#define AI_FORECAST_PLAY_H

#include "ai/forecast/forecast_rank.h"
#include "ai/reason.h"

/* The player whose network hard asks at the viewer's table, for all moves in One Suit and, with other than
 * the usual options, in Classic, for guesses in Tenpai Duel, and who can make the decision it is asked for;
 * NULL where there is none. Static. */
const struct forecast_player *forecast_player_of(const struct view *view);

/* The chance, of AI_ONE, that the declared hand waits for each kind, by the player's network; before a guess.
 */
void forecast_ask_waits(const struct forecast_player *player, const struct view *view,
                        int32_t chances[TILE_KINDS]);

/* What somebody who estimates would do, and why. */
struct estimate {
    struct move move;
    struct reason why;
};

/* A legal move for the viewer by what the player's network answers; see ai_think for `stop`. Why into
 * `reason`: of a guess and of waits named their own; else, where the move estimated is the same, for that
 * reason, or how much more is expected than of that; nothing where `estimated` is NULL. */
struct move forecast_play(const struct forecast_player *player, const struct view *view,
                          const struct ai_stop *stop, const struct estimate *estimate, struct reason *reason);

#endif
