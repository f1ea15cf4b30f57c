/*
 * frames.c: the times of every frame, for --frames FILE (loop.h).
 *
 * One line a frame shown: the time of day when it was, in seconds; then in milliseconds what drawing (the
 * list), painting (the pixels) and showing (the copy to the screen) took; the number of areas and of pixels
 * painted; milliseconds since the first input that it answers, or -1; and those that the processor worked for
 * it, and since the program began.
 */
#include "base/clock.h"
#include "sdl/app/app.h"
#include "sdl/app/loop.h"
#include "sdl/paint/canvas.h"

/* One for the program: what is measured is the program. */
static struct {
    double input; /* when the first unanswered one came; 0: none */
    double begun, drawn, painted;
    double worked; /* by the processor until the beginning, in seconds */
    int areas;
    long pixels;
} frame;

void frames_input(struct app *app)
{
    if (app->frames && frame.input <= 0)
        frame.input = loop_seconds();
}

void frames_begin(struct app *app)
{
    if (!app->frames)
        return;
    frame.begun = loop_seconds();
    frame.worked = clock_worked();
}

void frames_drawn(struct app *app)
{
    if (app->frames)
        frame.drawn = loop_seconds();
}

void frames_painted(struct app *app, const struct area *areas, int count)
{
    if (!app->frames)
        return;
    frame.painted = loop_seconds();
    frame.areas = count;
    frame.pixels = 0;
    for (int i = 0; i < count; i++)
        frame.pixels += (long)areas[i].w * areas[i].h;
}

void frames_shown(struct app *app)
{
    if (!app->frames)
        return;
    int64_t day = clock_today();
    double now = loop_seconds(), worked = clock_worked();
    fprintf(app->frames, "%lld.%06ld %.3f %.3f %.3f %d %ld %.3f %.3f %.1f\n", (long long)(day / 1000000),
            (long)(day % 1000000), (frame.drawn - frame.begun) * 1e3, (frame.painted - frame.drawn) * 1e3,
            (now - frame.painted) * 1e3, frame.areas, frame.pixels,
            frame.input > 0 ? (now - frame.input) * 1e3 : -1.0, (worked - frame.worked) * 1e3, worked * 1e3);
    fflush(app->frames);
    frame.input = 0;
}
