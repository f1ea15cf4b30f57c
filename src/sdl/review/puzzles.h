/*
 * puzzles.h: the player's puzzles (session/study/puzzles.h) in the data folder, and who asks them.
 */
#ifndef SDL_PUZZLES_H
#define SDL_PUZZLES_H

#include "session/study/puzzles.h"

struct app;
struct scene;

/* Reads them; a broken file is told of. Freed by puzzles_deinit. */
void puzzle_file_load(struct app *app, struct puzzles *puzzles);

/* Writes them, if there is a data folder; a failure is told. */
void puzzle_file_save(struct app *app, const struct puzzles *puzzles);

/* Makes puzzles of the marked ones of `count` verdicts of a record and asks them over a scene: returns that,
 * or the scene itself where nothing is marked. */
struct scene *puzzle_file_ask_about(struct app *app, struct scene *under, const struct record *record,
                                    int seat, const struct verdict *list, int count);

#endif
