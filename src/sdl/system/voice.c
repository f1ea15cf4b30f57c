/*
 * voice.c: which back end speaks, and the two that every system has (voice.h).
 */
#include "sdl/system/voice.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/text.h"
#include "base/tr.h"

struct voice {
    const struct voice_kind *kind;
    void *context;
};

/* --- none --------------------------------------------------------------------------------------- */

static void *open_none(const char *file, struct error *why)
{
    static char nothing;
    (void)file;
    (void)why;
    return &nothing;
}

const struct voice_kind voice_none = {.name = "none", .open = open_none};

/* --- file --------------------------------------------------------------------------------------- */

static void *open_file(const char *file, struct error *why)
{
    FILE *out = strcmp(file, "-") == 0 ? stdout : file_open(file, "wb");
    if (!out)
        error_say(why, tr("{1} can’t be written"), file);
    return out;
}

static void close_file(void *context)
{
    if (context != stdout)
        fclose(context);
}

/* A reader of the file gets each line when it is spoken. */
static void say_to_file(void *context, const char *sentence, bool interrupt)
{
    (void)interrupt;
    fprintf(context, "%s\n", sentence);
    fflush(context);
}

const struct voice_kind voice_file = {
    .name = "file", .open = open_file, .close = close_file, .say = say_to_file};

/* --- the voice ---------------------------------------------------------------------------------- */

#if defined(__EMSCRIPTEN__)
static const struct voice_kind *const own = &voice_page;
#elif defined(_WIN32)
static const struct voice_kind *const own = &voice_windows;
#elif defined(__APPLE__)
static const struct voice_kind *const own = &voice_mac;
#else
static const struct voice_kind *const own = &voice_speechd;
#endif

static const struct voice_kind *kind_of(const char *name)
{
    const struct voice_kind *const kinds[] = {&voice_none, &voice_file, own, NULL};
    for (int i = 0; name && kinds[i]; i++)
        if (strcmp(kinds[i]->name, name) == 0)
            return kinds[i];
    return name ? &voice_none : own;
}

struct voice *voice_open(const char *name, const char *file, struct error *why)
{
    struct voice *voice = calloc(1, sizeof *voice);
    CHECK_MEMORY(voice);
    why->message[0] = '\0';
    voice->kind = kind_of(name);
    voice->context = voice->kind->open(file, why);
    if (!voice->context)
        *voice = (struct voice){&voice_none, NULL};
    return voice;
}

void voice_close(struct voice *voice)
{
    if (voice && voice->kind->close)
        voice->kind->close(voice->context);
    free(voice);
}

const char *voice_name(const struct voice *voice)
{
    return voice->kind->name;
}

void voice_wish(struct voice *voice, const struct voice_wish *wish)
{
    if (voice->kind->wish)
        voice->kind->wish(voice->context, wish);
}

void voice_say(struct voice *voice, const char *sentence, bool interrupt)
{
    if (!voice->kind->say || !sentence[0])
        return;
    char *cleaned = strdup(sentence); /* names come from outside, and a voice may write to the terminal */
    CHECK_MEMORY(cleaned);
    text_clean(cleaned, ' ');
    voice->kind->say(voice->context, cleaned, interrupt);
    free(cleaned);
}

bool voice_stop(struct voice *voice)
{
    return voice->kind->stop && voice->kind->stop(voice->context);
}
