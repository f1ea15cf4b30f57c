/*
 * dropping.h: files dropped on the window, for tests that do so.
 */
#ifndef TESTS_SDL_DROPPING_H
#define TESTS_SDL_DROPPING_H

#include "sdl/headless.h"

static inline void send(Uint32 type, const char *path)
{
    SDL_Event event = {.type = type};
    event.drop.file = path ? SDL_strdup(path) : NULL;
    loop_handle(&app, &event);
    loop_draw(&app, false);
}

static inline void drop(const char *const *paths, int count)
{
    send(SDL_DROPBEGIN, NULL);
    for (int i = 0; i < count; i++)
        send(SDL_DROPFILE, paths[i]);
    send(SDL_DROPCOMPLETE, NULL);
}

static inline void drop_one(const char *path)
{
    drop(&path, 1);
}

static inline const char *alias(void)
{
    return app.top->alias ? app.top->alias : app.top->class->name;
}

#endif
