/*
 * failure.c: see failure.h.
 */
#include "sdl/system/failure.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <unistd.h>
#endif

#include "base/check.h"
#include "base/streams.h"
#include "base/text.h"
#include "base/tr.h"

enum { SENTENCE = 400, COLUMNS = 64, RESERVE = 4 << 20 /* bytes, enough for a box and its words */ };

/* True if what goes to stderr can be read: redirected in a terminal, it is where somebody wanted it. */
static bool has_terminal(void)
{
#ifdef _WIN32
    return _fileno(stderr) >= 0; /* a windowed program that was not started from a console has none */
#else
    return isatty(STDIN_FILENO) || isatty(STDOUT_FILENO) || isatty(STDERR_FILENO);
#endif
}

/* A display that nobody sees was asked for. */
static bool is_unseen(void)
{
    const char *driver = getenv("SDL_VIDEODRIVER");
    return driver && (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0);
}

/* A box is as wide as its longest line: blanks become ends of lines. */
static void wrap(char *text)
{
    char *blank = NULL, *start = text;
    for (char *at = text; *at; at++) {
        if (*at == ' ')
            blank = at;
        if (at - start < COLUMNS || !blank)
            continue;
        *blank = '\n';
        start = blank + 1;
        blank = NULL;
    }
}

/* After the program's name a sentence begins small; alone in a box it does not. */
static void show_box(const char *sentence)
{
    char text[SENTENCE];
    snprintf(text, sizeof text, "%s", sentence);
    text_raise(text);
    wrap(text);
    SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, tr("Dueling Tigers"), text, NULL);
}

static void (*last_words)(char *out, size_t size);
static void *reserve;

static void tell_memory(void)
{
    char sentence[SENTENCE];
    free(reserve);
    reserve = NULL;
    last_words(sentence, sizeof sentence);
    failure_say(sentence, 0, false);
}

void failure_on_memory(void (*words)(char *out, size_t size))
{
    free(reserve);
    reserve = words ? malloc(RESERVE) : NULL;
    last_words = words;
    check_memory_told_by(words ? tell_memory : NULL);
}

int failure_say(const char *sentence, int status, bool headless)
{
    char cleaned[SENTENCE];
    snprintf(cleaned, sizeof cleaned, "%s", sentence);
    text_clean(cleaned, '?');
    streams_say("dueling-tigers: %s", cleaned);
    if (!headless && !getenv("TIGERS_NO_BOX") && !has_terminal() && !is_unseen())
        show_box(cleaned);
    return status;
}
