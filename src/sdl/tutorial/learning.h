/*
 * learning.h: which lessons the player has been through, as the window keeps it: a small file of the data
 * folder.
 */
#ifndef SDL_LEARNING_H
#define SDL_LEARNING_H

#include "session/study/lesson_progress.h"
#include "words/lessons/lesson.h"

struct app;

/* Reads it; nothing is known where nothing can be kept. The player is told if the file cannot be read. */
void learning_load(struct app *app, struct lesson_progress *progress);

/* Notes where the lesson stands: at its end it is done. */
void learning_note(struct app *app, const struct lesson *lesson, int step);

/* The lesson to go on with: the one that was left in the middle, else the first of the first game that is not
 * done; `*step` gets where. -1: all of the first game is done. */
int learning_next(const struct lesson_progress *progress, int *step);

#endif
