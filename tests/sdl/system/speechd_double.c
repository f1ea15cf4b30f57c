/*
 * speechd_double.c: stands in for libspeechd, so that a test says how the service behaves.
 */
#include <SDL.h>
#include <string.h>

#include "speechd_double.h"

static struct speechd_double state;

struct speechd_double *speechd_double(void)
{
    return &state;
}

void *spd_open(const char *client, const char *name, const char *user, int mode)
{
    (void)client;
    (void)name;
    (void)user;
    (void)mode;
    SDL_AtomicAdd(&state.opening, 1);
    while (SDL_AtomicGet(&state.hangs))
        SDL_Delay(5);
    if (SDL_AtomicGet(&state.absent))
        return NULL;
    SDL_AtomicSet(&state.ended, 0);
    return &state;
}

void spd_close(void *connection)
{
    (void)connection;
    SDL_AtomicAdd(&state.closed, 1);
}

int spd_say(void *connection, int priority, const char *text)
{
    (void)connection;
    (void)priority;
    if (SDL_AtomicGet(&state.ended))
        return -1;
    SDL_AtomicAdd(&state.begun, 1);
    while (SDL_AtomicGet(&state.speaks))
        SDL_Delay(5);
    SDL_strlcat(state.said, text, sizeof state.said);
    SDL_strlcat(state.said, "|", sizeof state.said);
    SDL_AtomicAdd(&state.sentences, 1);
    return 0;
}

int spd_cancel(void *connection)
{
    (void)connection;
    SDL_AtomicAdd(&state.cancelled, 1);
    return 0;
}

int spd_set_voice_rate(void *connection, signed int rate)
{
    (void)connection;
    SDL_AtomicSet(&state.rate, rate);
    return 0;
}

int spd_set_volume(void *connection, signed int volume)
{
    (void)connection;
    (void)volume;
    return 0;
}

int spd_set_language(void *connection, const char *language)
{
    (void)connection;
    SDL_strlcpy(state.language, language, sizeof state.language);
    return 0;
}
