/*
 * speechd_double.h: the library that stands in for libspeechd in tests, and what it was told.
 */
#ifndef SPEECHD_DOUBLE_H
#define SPEECHD_DOUBLE_H

#include <SDL.h>

struct speechd_double {
    SDL_atomic_t hangs;  /* the service takes the connection and does not answer, as long as it is set */
    SDL_atomic_t absent; /* there is no service */
    SDL_atomic_t speaks; /* it does not come back from a sentence, as long as it is set */
    SDL_atomic_t ended;  /* it has ended since it was opened, and is another one when it is opened again */
    SDL_atomic_t opening, closed, begun, sentences, cancelled; /* how often */
    SDL_atomic_t rate;
    char language[16]; /* to be read when `sentences` has grown, or after the end */
    char said[2048];   /* each sentence and a stroke */
};

/* The one there is. */
struct speechd_double *speechd_double(void);

/* The functions of libspeechd that the game knows. */
void *spd_open(const char *client, const char *name, const char *user, int mode);
void spd_close(void *connection);
int spd_say(void *connection, int priority, const char *text);
int spd_cancel(void *connection);
int spd_set_voice_rate(void *connection, signed int rate);
int spd_set_volume(void *connection, signed int volume);
int spd_set_language(void *connection, const char *language);

#endif
