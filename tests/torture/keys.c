/*
 * keys.c: a library that is loaded before SDL (LD_PRELOAD) and plays the window program by keys, without a
 * display: those named in TORTURE_KEYS, one after the other, then the window is closed. A name is one of
 * SDL_GetKeyFromName; "Right*5" is pressed five times, "Play*40" are so many keys by chance that play at a
 * table, "Storm*200" so many that go anywhere.
 *
 * The program's clock is ours meanwhile: each turn of its loop takes a sixtieth of a second, however long it
 * took. So two runs go the same way as far as threads let them. A window that does not close ends the
 * program, unless TORTURE_ENDLESS is set. Each second of that clock its time is written to the file that
 * TORTURE_CLOCK names, if it is set, in seconds.
 */
#define _GNU_SOURCE

#include <SDL.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SECOND = 60 /* turns */, TURNS_A_KEY = 14, TURNS_AT_FIRST = 40, TURNS_MAX = 40000, PERIOD = 1000000 };

static const char *const play[] = {"Return", "Space", "Right", "Return", "D", "1", "W", "Y", "Left", "P"};
static const char *const storm[] = {"Return", "Return", "Space", "Right", "Left", "Up", "Down", "Tab",
                                    "Escape", "Y",      "W",     "P",     "D",    "U",  "H",    "1",
                                    "2",      "3",      "N",     "I",     "L",    "S",  "R",    "T"};

static const char *at;
static int again, wait = TURNS_AT_FIRST;
static char name[32];
static unsigned long turns, seed = 1;

static unsigned roll(unsigned below)
{
    seed = seed * 6364136223846793005ul + 1442695040888963407ul;
    return (unsigned)(seed >> 33) % below;
}

/* The next name of the list into `name`; false at its end. */
static bool next_name(void)
{
    if (again > 0) {
        again--;
        return true;
    }
    at += strspn(at, " ");
    size_t length = strcspn(at, " *");
    if (!length)
        return false;
    snprintf(name, sizeof name, "%.*s", (int)length, at);
    at += length;
    if (*at == '*')
        again = (int)strtol(at + 1, (char **)&at, 10) - 1;
    return true;
}

static const char *choose_key(void)
{
    if (strcmp(name, "Play") == 0)
        return play[roll(sizeof play / sizeof *play)];
    return strcmp(name, "Storm") == 0 ? storm[roll(sizeof storm / sizeof *storm)] : name;
}

static int press(SDL_Event *event)
{
    const char *key = choose_key();
    memset(event, 0, sizeof *event);
    event->type = SDL_KEYDOWN;
    event->key.keysym.sym = SDL_GetKeyFromName(key);
    if (event->key.keysym.sym == SDLK_UNKNOWN) {
        fprintf(stderr, "keys: there is no key %s\n", key);
        abort();
    }
    return 1;
}

static void tell_time(void)
{
    static int file = -2;
    char text[32];
    const char *path = file == -2 ? getenv("TORTURE_CLOCK") : NULL;
    if (file == -2)
        file = path ? open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0644) : -1;
    int size = snprintf(text, sizeof text, "%lu\n", turns / SECOND);
    if (file >= 0 && pwrite(file, text, (size_t)size, 0) != size)
        abort();
}

int SDL_PollEvent(SDL_Event *event)
{
    static int (*real)(SDL_Event *);
    if (!real)
        *(void **)&real = dlsym(RTLD_NEXT, "SDL_PollEvent");
    if (real(event) || !event)
        return !event ? 0 : 1;
    if (!at) {
        at = getenv("TORTURE_KEYS");
        at = at ? at : "";
    }
    if (++turns > TURNS_MAX && !getenv("TORTURE_ENDLESS"))
        abort();
    if (turns % SECOND == 0)
        tell_time();
    if (wait-- > 0)
        return 0;
    wait = TURNS_A_KEY;
    if (next_name())
        return press(event);
    event->type = SDL_QUIT;
    return 1;
}

int SDL_WaitEventTimeout(SDL_Event *event, int milliseconds)
{
    (void)event;
    if (milliseconds > 0)
        usleep(300); /* for what other threads do */
    return 0;
}

Uint64 SDL_GetPerformanceCounter(void)
{
    return (turns + 1) * (PERIOD / SECOND + 1);
}

Uint64 SDL_GetPerformanceFrequency(void)
{
    return PERIOD;
}
