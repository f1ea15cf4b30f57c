/*
 * voice_mac.c: the voice of macOS (voice.h), by the system's own `say`, a child for each sentence.
 *
 * Sentences wait in a line: the next is begun when the child of the one before has ended, which is looked
 * after whenever something is said, and by a thread of its own between.
 */
#include "sdl/system/voice.h"

#ifdef __APPLE__

#include <SDL.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/check.h"
#include "base/tr.h"

enum {
    LINE = 400 /* sentences that wait at most: all of a screen */,
    SENTENCE = 1024,
    PLAIN = 180 /* words a minute */,
    STEP = 24,
    LOOK = 40, /* ms */
    MOMENT = 5,
    PATIENCE = 200 /* ms for a child to end when asked, and again when killed */
};

#ifndef SAY
#define SAY "/usr/bin/say"
#endif

extern char **environ;

struct line {
    SDL_mutex *lock;
    SDL_Thread *thread;
    pid_t child; /* who speaks, or 0 */
    int waiting, rate;
    bool ends;
    char list[LINE][SENTENCE];
};

/* The child of one sentence. It goes in by a pipe: no word of it is an option or a command. */
static pid_t begin(const char *sentence, int rate)
{
    char speed[12];
    char *const argv[] = {SAY, "-r", speed, "-f", "-", NULL};
    posix_spawn_file_actions_t actions;
    pid_t child = 0;
    int ends[2];
    snprintf(speed, sizeof speed, "%d", rate);
    if (pipe(ends) != 0)
        return 0;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0);
    posix_spawn_file_actions_addclose(&actions, ends[1]);
    if (posix_spawn(&child, argv[0], &actions, NULL, argv, environ) != 0)
        child = 0;
    posix_spawn_file_actions_destroy(&actions);
    close(ends[0]);
    if (child && write(ends[1], sentence, strlen(sentence)) < 0) /* far less than a pipe holds */
        kill(child, SIGTERM);
    close(ends[1]);
    return child;
}

/* Begins the next if nobody speaks; under the lock. */
static void go_on(struct line *line)
{
    if (line->child && waitpid(line->child, NULL, WNOHANG) == line->child)
        line->child = 0;
    if (line->child || !line->waiting)
        return;
    line->child = begin(line->list[0], line->rate);
    memmove(line->list[0], line->list[1], sizeof line->list - sizeof line->list[0]);
    line->waiting--;
}

static int watch(void *context)
{
    struct line *line = context;
    for (bool ends = false; !ends; SDL_Delay(LOOK)) {
        SDL_LockMutex(line->lock);
        go_on(line);
        ends = line->ends;
        SDL_UnlockMutex(line->lock);
    }
    return 0;
}

/* Nobody waits for a child that does not end. */
static void end(pid_t child)
{
    kill(child, SIGTERM);
    for (int waited = 0; waitpid(child, NULL, WNOHANG) == 0 && waited < 2 * PATIENCE; waited += MOMENT) {
        if (waited == PATIENCE)
            kill(child, SIGKILL);
        SDL_Delay(MOMENT);
    }
}

static void hush(struct line *line)
{
    line->waiting = 0;
    if (line->child)
        end(line->child);
    line->child = 0;
}

static void *open_mac(const char *file, struct error *error)
{
    struct line *line = calloc(1, sizeof *line);
    (void)file;
    CHECK_MEMORY(line);
    if (access(SAY, X_OK) != 0) {
        error_say(error, tr("There is no voice: the command say is missing."));
        free(line);
        return NULL;
    }
    signal(SIGPIPE, SIG_IGN); /* a child that ended early is no reason to end too */
    line->rate = PLAIN;
    line->lock = SDL_CreateMutex();
    line->thread = SDL_CreateThread(watch, "voice", line);
    return line;
}

static bool stop_mac(void *context)
{
    struct line *line = context;
    SDL_LockMutex(line->lock);
    hush(line);
    SDL_UnlockMutex(line->lock);
    return true;
}

static void close_mac(void *context)
{
    struct line *line = context;
    SDL_LockMutex(line->lock);
    hush(line);
    line->ends = true;
    SDL_UnlockMutex(line->lock);
    SDL_WaitThread(line->thread, NULL);
    SDL_DestroyMutex(line->lock);
    free(line);
}

static void say_mac(void *context, const char *sentence, bool interrupt)
{
    struct line *line = context;
    SDL_LockMutex(line->lock);
    if (interrupt)
        hush(line);
    if (line->waiting < LINE)
        SDL_utf8strlcpy(line->list[line->waiting++], sentence, SENTENCE);
    go_on(line);
    SDL_UnlockMutex(line->lock);
}

/* Volume and voice are those of the system's own settings: `say` takes no other. */
static void wish_mac(void *context, const struct voice_wish *wish)
{
    struct line *line = context;
    line->rate = PLAIN + STEP * (wish->rate - VOICE_MAX / 2);
}

const struct voice_kind voice_mac = {
    .name = "say", .open = open_mac, .close = close_mac, .wish = wish_mac, .say = say_mac, .stop = stop_mac};

#endif
