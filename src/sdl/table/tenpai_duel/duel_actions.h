/*
 * duel_actions.h: worded buttons of modes with chows, declared tenpai and
 * guesses; each enters what the ruleset allows and nothing else.
 */
#ifndef SDL_DUEL_ACTIONS_H
#define SDL_DUEL_ACTIONS_H

#include "sdl/table/facts/actions.h"

/* Tenpai and laying down a drawn win, beside Riichi and Win. */
void duel_turn_actions(struct actions *actions, const struct view *view, const struct choice *choice);

/* Chow, beside Pung; and the choice among several runs. */
void duel_claim_actions(struct actions *actions, const struct view *view, const struct words *words);
void duel_chow_choice(struct actions *actions, const struct view *view);

/* Stage B: laying two tiles; a kong of the tile just turned. */
void duel_guess_actions(struct actions *actions, const struct view *view, const struct choice *choice);
void duel_stage_actions(struct actions *actions, const struct view *view);

/* The guess of the two kinds chosen; false if they are not two. */
bool duel_guess_move(const struct view *view, const struct choice *choice, struct move *move);

#endif
