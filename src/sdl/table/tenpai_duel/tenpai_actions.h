/*
 * tenpai_actions.h: worded buttons of declared tenpai, of laying a win down and of guesses (Tenpai Duel).
 */
#ifndef SDL_TENPAI_ACTIONS_H
#define SDL_TENPAI_ACTIONS_H

#include "sdl/table/facts/actions.h"

/* As the hooks of struct composition: tenpai and laying down a drawn win, beside Riichi and Win; Stage B:
 * laying two tiles, a kong of the tile just turned. */
void tenpai_turn_actions(struct actions *actions, const struct view *view, const struct words *words,
                         const struct choice *choice);
void tenpai_phase_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice);

/* The guess of the two kinds chosen; false if they are not two. */
bool tenpai_guess_move(const struct view *view, const struct choice *choice, struct move *move);

#endif
