/*
 * hearing.h: what the sounds' own thread does, for tests that wait for it.
 */
#ifndef TESTS_SDL_HEARING_H
#define TESTS_SDL_HEARING_H

#include <SDL_mixer.h>
#include <stdbool.h>

/* Waits until it is so, a minute at most. */
static inline bool comes(bool (*what)(void))
{
    for (int i = 0; i < 6000 && !what(); i++)
        SDL_Delay(10);
    return what();
}

/* While the device rests SDL_mixer has no channels to be asked about. */
static inline bool device_is_open(void)
{
    int frequency, channels;
    Uint16 format;
    return Mix_QuerySpec(&frequency, &format, &channels) != 0;
}

static inline bool effect_plays(void)
{
    return device_is_open() && Mix_Playing(-1) > 0;
}

static inline bool music_plays(void)
{
    return Mix_PlayingMusic() && !Mix_PausedMusic();
}

#endif
