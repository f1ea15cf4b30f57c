/*
 * four_result.h: the result of a round of four: the hand with every pattern and
 * those their series cover, who pays whom, or four hands where nobody won.
 */
#ifndef SDL_FOUR_RESULT_H
#define SDL_FOUR_RESULT_H

#include "sdl/result/result_draw.h"

/* The whole screen with its buttons; where several have won, "button:winner" goes to the next. */
void four_result_draw(struct result_scene *result, struct app *app);

/* Shows the hand of the winner after the one shown. */
void four_result_next_winner(struct result_scene *result);

/* What a seat did for the result: "wins", "discarded 5 dots", "pays"; "" for nothing. */
void four_result_role(const struct result_scene *result, int seat, char *out, size_t size);

/* Why another pays than whose tile it was, or why all do; false if nobody is liable for the hand shown. */
bool four_result_liable(const struct result_scene *result, char *out, size_t size);

/* "In the next round Lin is East", or "" after the last. */
void four_result_next(const struct result_scene *result, bool over, char *out, size_t size);

#endif
