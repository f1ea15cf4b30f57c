/*
 * forecast_play.h: hard's moves by a forecast network, at the tables where it plays better than the mode's
 * own estimate.
 */
#ifndef AI_FORECAST_PLAY_H
#define AI_FORECAST_PLAY_H

#include "ai/forecast/forecast_rank.h"
#include "ai/reason.h"

/* Returns the player whose network hard uses for the viewer's decision: all moves in One Suit and, with
 * unusual options, in Classic, and guesses in Tenpai Duel. NULL if there is none. Static. */
const struct forecast_player *forecast_player_of(const struct view *view);

/* Calculates, before a guess, the chance, of AI_ONE, that the declared hand waits for each kind. */
void forecast_ask_waits(const struct forecast_player *player, const struct view *view,
                        int32_t chances[TILE_KINDS]);

/* The move by the mode's own estimate, and its reason. */
struct estimate {
    struct move move;
    struct reason why;
};

/* Returns a legal move for the viewer by the player's network; `stop` as in ai_think. Guesses and namings
 * have their own reasons. For other moves the reason is that of `estimate` if its move is the same, otherwise
 * how much more is expected than from it; unchanged if `estimate` is NULL. */
struct move forecast_play(const struct forecast_player *player, const struct view *view,
                          const struct ai_stop *stop, const struct estimate *estimate, struct reason *reason);

#endif
