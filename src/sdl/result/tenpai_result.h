/*
 * tenpai_result.h: the result of a hand that is paid from a pot: han and fu line
 * by line, what was added to them, or why nobody won.
 */
#ifndef SDL_TENPAI_RESULT_H
#define SDL_TENPAI_RESULT_H

#include "sdl/result/result_draw.h"

/* Fills what the result needs of the moment before its last move; shows no hand that rests hidden. */
void tenpai_result_prepare(struct result_scene *result, const struct session *session);

/* The whole screen with its buttons. */
void tenpai_result_draw(struct result_scene *result, struct app *app);

#endif
