/*
 * win_figure.h: hands and melds as figures (sdl/art/figure.h).
 */
#ifndef SDL_WIN_FIGURE_H
#define SDL_WIN_FIGURE_H

#include "rules/play/score.h"

enum { WIN_FIGURE = 160 /* bytes */ };

/* A meld with its claimed tile turned; a closed kong with its outer tiles face down. Appends to `out`. */
void figure_meld(const struct meld *meld, char *out, size_t size);

/* A finished hand: the concealed tiles in order, then the winning one, rimmed, then the melds. */
void figure_win(const struct win *win, char out[WIN_FIGURE]);

/* The reading of a finished hand, set by set; the set with the winning tile has it rimmed. */
void figure_reading(const struct win *win, const struct reading *reading, char out[WIN_FIGURE]);

#endif
