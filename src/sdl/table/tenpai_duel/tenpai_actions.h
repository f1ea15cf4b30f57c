/*
 * tenpai_actions.h: what a player can do in Tenpai Duel, as buttons, keys and tiles of the second set.
 */
#ifndef SDL_TENPAI_ACTIONS_H
#define SDL_TENPAI_ACTIONS_H

#include "sdl/table/scene_table.h"

/* As hooks of struct composition: tenpai and laying down a drawn win, beside Riichi and Win; in Stage B the
 * guess of two tiles, and a kong of the tile just turned. */
void tenpai_turn_actions(struct actions *actions, const struct view *view, const struct words *words,
                         const struct choice *choice);
void tenpai_phase_actions(struct actions *actions, const struct view *view, const struct words *words,
                          const struct choice *choice);

/* As a hook: Enter lays the guess, Backspace puts all of it back. False if the key does nothing here. */
bool tenpai_key(struct table_scene *table, struct app *app, const struct scene_key *key);

/* As the action of a target: the tile of that kind is chosen for the guess, or put back. Returns the scene.
 */
struct scene *tenpai_choose_guess(struct scene *scene, struct app *app, int kind);

#endif
