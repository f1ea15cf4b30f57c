/*
 * real_window.h: the program in a real window, on a display that nobody sees; all else is as in headless.h.
 */
#ifndef TESTS_SDL_REAL_WINDOW_H
#define TESTS_SDL_REAL_WINDOW_H

#include "sdl/headless.h"

/* Opens it, without a scene; `set` (NULL: nothing) makes settings and command line as they have been read. */
static inline void real_window_open(int width, int height, void (*set)(void))
{
    struct error error = {0};
    headless_open(width, height, SPEED_OFF);
    SDL_FreeSurface(app.picture);
    app.picture = NULL;
    app.command_line.headless = false;
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software"); /* a graphics driver is not what is looked at */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (set)
        set();
    app.shown = app.settings;
    if (!window_open(&app, &error))
        fail_msg("%s", error.message);
    app.command_line.headless = true; /* nothing but the window is real */
    window_measure(&app);
}

/* What the display tells of it reaches the program; it is not measured yet. */
static inline void real_window_hear(void)
{
    SDL_Event event;
    while (SDL_PollEvent(&event))
        loop_handle(&app, &event);
}

/* The same, and it is. */
static inline void real_window_pass_events(void)
{
    real_window_hear();
    window_measure(&app);
}

#endif
