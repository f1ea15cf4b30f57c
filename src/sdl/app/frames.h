/*
 * frames.h: the times of every frame, written for who measures (--frames FILE); nothing happens without.
 *
 * One line a frame shown: the time of day when it was, in seconds; then in milliseconds what drawing (the
 * list), painting (the pixels) and showing (the copy to the screen) took; the number of areas and of pixels
 * painted; milliseconds since the first input that it answers, or -1; and those that the processor worked for
 * it, and since the program began.
 */
#ifndef SDL_FRAMES_H
#define SDL_FRAMES_H

struct app;
struct area;

/* In the order they come in each frame; input any time before. */
void frames_input(struct app *app);
void frames_begin(struct app *app);
void frames_drawn(struct app *app);
void frames_painted(struct app *app, const struct area *areas, int count);
void frames_shown(struct app *app);

#endif
