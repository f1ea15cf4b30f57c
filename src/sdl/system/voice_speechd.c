/*
 * voice_speechd.c: speech-dispatcher (voice.h).
 *
 * Its library is loaded at run time, so that the game is built and runs without it. The few functions are
 * those of libspeechd 2, whose numbers stand here, as its header need not be there either.
 */
#include "sdl/system/voice.h"

#if !defined(_WIN32) && !defined(__APPLE__) && !defined(__EMSCRIPTEN__)

#include <SDL.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"

enum { SPD_MODE_THREADED = 1, SPD_MESSAGE = 2 /* the priority that waits for its turn */, SPD_FULL = 100 };
enum {
    LINE = 400 /* sentences that wait at most: all of a screen */,
    SENTENCE = 1024,
    PATIENCE = 500 /* ms */,
    GREETING = 3000,
    AGAIN = 1000 /* ms between two tries to reach a service that has ended */
};

/* --- the library -------------------------------------------------------------------------------- */

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

/* --- the thread --------------------------------------------------------------------------------- */

/* A service that hangs must not make the game hang, so a thread of its own talks to it, from the greeting
 * on. */
struct talk {
    struct library library;
    SDL_mutex *lock; /* on all below */
    SDL_cond *more;
    SDL_Thread *thread;
    bool greeted; /* the service has answered, or there is none */
    bool left;    /* nobody waits for that, or for the end, any more: the thread clears up */
    bool hush, wished, ends, ended;
    struct voice_wish wish;
    char language[16];
    int waiting;
    char list[LINE][SENTENCE];
};

/* 0 to VOICE_MAX as -100 to 100. */
static int hundreds(int value)
{
    return (2 * value - VOICE_MAX) * SPD_FULL / VOICE_MAX;
}

static void apply(const struct library *library, const struct voice_wish *wish)
{
    if (!library->connection)
        return;
    library->rate(library->connection, hundreds(wish->rate));
    library->volume(library->connection, hundreds(wish->volume));
    library->language(library->connection, wish->language);
}

/* What is to be done next, taken over under the lock. */
struct task {
    bool hush, wished, ends;
    struct voice_wish wish;
    char language[16], sentence[SENTENCE];
};

static void take(struct talk *talk, struct task *task)
{
    SDL_LockMutex(talk->lock);
    while (!talk->hush && !talk->wished && !talk->ends && !talk->waiting)
        SDL_CondWait(talk->more, talk->lock);
    *task = (struct task){.hush = talk->hush, .wished = talk->wished, .ends = talk->ends, .wish = talk->wish};
    memcpy(task->language, talk->language, sizeof task->language);
    if (talk->waiting && !talk->ends) {
        memcpy(task->sentence, talk->list[0], SENTENCE);
        memmove(talk->list[0], talk->list[1], sizeof talk->list - sizeof talk->list[0]);
        talk->waiting--;
    }
    talk->hush = talk->wished = false;
    SDL_UnlockMutex(talk->lock);
}

static void free_talk(struct talk *talk)
{
    SDL_DestroyCond(talk->more);
    SDL_DestroyMutex(talk->lock);
    if (talk->library.handle)
        SDL_UnloadObject(talk->library.handle);
    free(talk);
}

/* Greets the service, for as long as that takes. False if there is nobody to talk to, or for: then the talk
 * may be gone. */
static bool greet(struct talk *talk)
{
    struct library *library = &talk->library;
    void *connection = library->open("dueling-tigers", "main", NULL, SPD_MODE_THREADED);
    SDL_LockMutex(talk->lock);
    library->connection = connection;
    talk->greeted = true;
    bool left = talk->left;
    SDL_CondSignal(talk->more);
    SDL_UnlockMutex(talk->lock);
    if (!left)
        return connection != NULL;
    if (connection)
        library->close(connection);
    free_talk(talk);
    return false;
}

/* The service has ended, or is another one by now: a new connection, by which it is started where that can
 * be. True if there is one. */
static bool greet_again(struct library *library, Uint64 *next)
{
    Uint64 now = SDL_GetTicks64();
    if (now < *next)
        return false;
    *next = now + AGAIN;
    if (library->connection)
        library->close(library->connection);
    library->connection = library->open("dueling-tigers", "main", NULL, SPD_MODE_THREADED);
    return library->connection != NULL;
}

static bool say(const struct library *library, const char *sentence)
{
    return library->connection && library->say(library->connection, SPD_MESSAGE, sentence) >= 0;
}

static int talk_on(void *context)
{
    struct talk *talk = context;
    struct library *library = &talk->library;
    struct task task = {.ends = false};
    bool wished = false;
    Uint64 next = 0;
    if (!greet(talk))
        return 0;
    while (!task.ends) {
        take(talk, &task);
        if ((task.hush || task.ends) && library->connection)
            library->cancel(library->connection);
        task.wish.language = task.language;
        wished = wished || task.wished;
        if (task.wished && !task.ends)
            apply(library, &task.wish);
        if (!task.sentence[0] || say(library, task.sentence) || !greet_again(library, &next))
            continue;
        if (wished)
            apply(library, &task.wish);
        say(library, task.sentence);
    }
    if (library->connection)
        library->close(library->connection);
    SDL_LockMutex(talk->lock);
    talk->ended = true;
    bool left = talk->left;
    SDL_CondSignal(talk->more);
    SDL_UnlockMutex(talk->lock);
    if (left)
        free_talk(talk);
    return 0;
}

/* --- the back end ------------------------------------------------------------------------------- */

/* Waits for the service's answer, but not for ever; true if it came and there is a connection. Else the talk
 * is gone, or goes when the answer comes. */
static bool wait_for_greeting(struct talk *talk)
{
    Uint64 end = SDL_GetTicks64() + GREETING;
    SDL_LockMutex(talk->lock);
    for (Uint64 now = SDL_GetTicks64(); !talk->greeted && now < end; now = SDL_GetTicks64())
        SDL_CondWaitTimeout(talk->more, talk->lock, (Uint32)(end - now));
    bool greeted = talk->greeted, connected = talk->library.connection != NULL;
    SDL_Thread *thread = talk->thread;
    talk->left = !greeted;
    SDL_UnlockMutex(talk->lock);
    if (!greeted) {
        SDL_DetachThread(thread); /* the talk may be gone */
    } else if (!connected) {
        SDL_WaitThread(thread, NULL);
        free_talk(talk);
    }
    return connected;
}

static void *open_speechd(const char *file, struct error *error)
{
    struct talk *talk = calloc(1, sizeof *talk);
    (void)file;
    CHECK_MEMORY(talk);
    signal(SIGPIPE, SIG_IGN); /* a service that ends is no reason to end too */
    talk->lock = SDL_CreateMutex();
    talk->more = SDL_CreateCond();
    CHECK_MEMORY(talk->lock && talk->more);
    if (!load_all(&talk->library)) {
        error_say(error, tr("There is no voice: install speech-dispatcher to hear the game."));
        free_talk(talk);
        return NULL;
    }
    talk->thread = SDL_CreateThread(talk_on, "voice", talk);
    CHECK_MEMORY(talk->thread);
    if (wait_for_greeting(talk))
        return talk;
    error_say(error, tr("The speech service of this system, speech-dispatcher, doesn’t respond."));
    return NULL;
}

/* A thread that hangs with its service is left, to end with it or with the program. */
static void close_speechd(void *context)
{
    struct talk *talk = context;
    SDL_LockMutex(talk->lock);
    talk->ends = true;
    SDL_CondSignal(talk->more);
    if (!talk->ended)
        SDL_CondWaitTimeout(talk->more, talk->lock, PATIENCE);
    bool ended = talk->ended;
    SDL_Thread *thread = talk->thread;
    talk->left = !ended;
    SDL_UnlockMutex(talk->lock);
    if (!ended) {
        SDL_DetachThread(thread); /* the talk may be gone */
        return;
    }
    SDL_WaitThread(thread, NULL);
    free_talk(talk);
}

static void wish_speechd(void *context, const struct voice_wish *wish)
{
    struct talk *talk = context;
    SDL_LockMutex(talk->lock);
    talk->wish = *wish;
    SDL_strlcpy(talk->language, wish->language, sizeof talk->language);
    for (char *at = talk->language; *at; at++)
        *at = *at == '_' ? '-' : *at;
    talk->wished = true;
    SDL_CondSignal(talk->more);
    SDL_UnlockMutex(talk->lock);
}

static void say_speechd(void *context, const char *sentence, bool interrupt)
{
    struct talk *talk = context;
    SDL_LockMutex(talk->lock);
    talk->hush |= interrupt;
    if (interrupt)
        talk->waiting = 0;
    if (sentence[0] && talk->waiting < LINE)
        SDL_utf8strlcpy(talk->list[talk->waiting++], sentence, SENTENCE);
    SDL_CondSignal(talk->more);
    SDL_UnlockMutex(talk->lock);
}

static bool stop_speechd(void *context)
{
    say_speechd(context, "", true);
    return true;
}

const struct voice_kind voice_speechd = {.name = "speechd",
                                         .open = open_speechd,
                                         .close = close_speechd,
                                         .wish = wish_speechd,
                                         .say = say_speechd,
                                         .stop = stop_speechd};

#endif
