/*
 * voice_speechd.c: speech-dispatcher (voice.h).
 *
 * Its library is loaded at run time, so that the game is built and runs without it. The few functions are
 * those of libspeechd 2, whose numbers stand here, as its header need not be there either.
 */
#include "sdl/system/voice.h"

#if !defined(_WIN32) && !defined(__APPLE__) && !defined(__EMSCRIPTEN__)

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"

enum { SPD_MODE_THREADED = 1, SPD_MESSAGE = 2 /* the priority that waits for its turn */, SPD_FULL = 100 };

struct library {
    void *handle, *connection;
    void *(*open)(const char *client, const char *name, const char *user, int mode);
    void (*close)(void *connection);
    int (*say)(void *connection, int priority, const char *text);
    int (*cancel)(void *connection);
    int (*rate)(void *connection, signed int rate);
    int (*volume)(void *connection, signed int volume);
    int (*language)(void *connection, const char *language);
};

/* A function of the library into a pointer to one, which C does not convert from an object's. */
static bool load(void *handle, const char *name, void *into)
{
    void *found = SDL_LoadFunction(handle, name);
    memcpy(into, &found, sizeof found);
    return found != NULL;
}

static bool load_all(struct library *library)
{
    void *handle = library->handle = SDL_LoadObject("libspeechd.so.2");
    return handle && load(handle, "spd_open", &library->open) && load(handle, "spd_close", &library->close) &&
           load(handle, "spd_say", &library->say) && load(handle, "spd_cancel", &library->cancel) &&
           load(handle, "spd_set_voice_rate", &library->rate) &&
           load(handle, "spd_set_volume", &library->volume) &&
           load(handle, "spd_set_language", &library->language);
}

static void close_speechd(void *context)
{
    struct library *library = context;
    if (library->connection)
        library->close(library->connection);
    if (library->handle)
        SDL_UnloadObject(library->handle);
    free(library);
}

static void *open_speechd(const char *file, struct error *why)
{
    struct library *library = calloc(1, sizeof *library);
    (void)file;
    CHECK(library);
    bool loaded = load_all(library);
    if (loaded)
        library->connection = library->open("dueling-tigers", "main", NULL, SPD_MODE_THREADED);
    if (library->connection)
        return library;
    error_say(why, loaded
                       ? tr("The speech service of this system, speech-dispatcher, does not answer.")
                       : tr("There is nothing to speak with: install speech-dispatcher to hear the game."));
    close_speechd(library);
    return NULL;
}

/* 0 to VOICE_MOST as -100 to 100. */
static int hundreds(int value)
{
    return (2 * value - VOICE_MOST) * SPD_FULL / VOICE_MOST;
}

static void wish_speechd(void *context, const struct voice_wish *wish)
{
    const struct library *library = context;
    char language[16];
    SDL_strlcpy(language, wish->language, sizeof language);
    for (char *at = language; *at; at++)
        *at = *at == '_' ? '-' : *at;
    library->rate(library->connection, hundreds(wish->rate));
    library->volume(library->connection, hundreds(wish->volume));
    library->language(library->connection, language);
}

static void stop_speechd(void *context)
{
    const struct library *library = context;
    library->cancel(library->connection);
}

static void say_speechd(void *context, const char *sentence, bool interrupt)
{
    const struct library *library = context;
    if (interrupt)
        library->cancel(library->connection);
    library->say(library->connection, SPD_MESSAGE, sentence);
}

const struct voice_kind voice_speechd = {.name = "speechd",
                                         .open = open_speechd,
                                         .close = close_speechd,
                                         .wish = wish_speechd,
                                         .say = say_speechd,
                                         .stop = stop_speechd};

#endif
