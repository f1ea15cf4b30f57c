/*
 * puzzle_scene.h: "Find it yourself": a dear decision as a position on the table, its answer hidden.
 */
#ifndef SDL_PUZZLE_SCENE_H
#define SDL_PUZZLE_SCENE_H

#include "sdl/app/scene.h"
#include "session/study/puzzles.h"

/* Asks `count` of the puzzles, by their places, one after the other, over a scene to which it returns. The
 * puzzles are the scene's from now on. */
struct scene *scene_puzzle(struct scene *under, struct puzzles *puzzles, const int places[], int count);

/* The day by the player's clock. */
int puzzle_today(void);

#endif
