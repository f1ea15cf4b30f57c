/*
 * voice.h: text to speech by the system.
 *
 * A back end gets sentences, to queue or to interrupt with, and speaks asynchronously: the program never
 * waits. A system without speech isn't an error: the voice is silent and explains that once.
 *
 *     "file"      writes each sentence as a line, for tests and drivers
 *     "speechd"   speech-dispatcher (Linux, BSD); its library is loaded when it is asked for
 *     "windows"   the screen reader that runs there, NVDA or JAWS, else SAPI
 *     "say"       macOS
 *     "page"      speechSynthesis of a browser
 *     "none"      silent
 */
#ifndef SDL_VOICE_H
#define SDL_VOICE_H

#include <stdbool.h>

#include "base/error.h"

enum { VOICE_MAX = 10 /* rate and volume go from 0 to this; 5 is the system's own rate */ };

struct voice_wish {
    int rate, volume;     /* 0 to VOICE_MAX */
    const char *language; /* "en", "zh_TW": the language the sentences are in */
};

/* A back end: its hooks get the context that `open` returned. Optional hooks may be NULL. */
struct voice_kind {
    const char *name;
    /* NULL with a sentence if there is nothing to speak with. `file` is the argument of --speech,
     * which voice_file has to have. */
    void *(*open)(const char *file, struct error *error);
    void (*close)(void *context);
    void (*wish)(void *context, const struct voice_wish *wish);
    /* Speaks after what is being said; with `interrupt` in place of it. */
    void (*say)(void *context, const char *sentence, bool interrupt);
    bool (*stop)(void *context); /* false: what was given to it is said all the same */
};

extern const struct voice_kind voice_none, voice_file, voice_speechd, voice_windows, voice_mac, voice_page;

/* Those of Windows, for voice_windows alone: JAWS opens only where it runs; whether it still does. */
extern const struct voice_kind voice_jaws, voice_sapi;
bool voice_jaws_runs(void *context);

struct voice;

/* A voice by the name of its back end; NULL: the one of this system. Never fails: where there is nothing to
 * speak with it is silent and `error` says so in a sentence, else `error` is empty. The caller closes it. */
struct voice *voice_open(const char *name, const char *file, struct error *error);
void voice_close(struct voice *voice);

/* Returns the name of its back end. Static. */
const char *voice_name(const struct voice *voice);

void voice_wish(struct voice *voice, const struct voice_wish *wish);

/* Says a sentence, cleaned as text from outside (text_clean), after the queued ones; with `interrupt` instead
 * of them, immediately. */
void voice_say(struct voice *voice, const char *sentence, bool interrupt);

/* Stops speaking and empties the queue; false where nothing said can be taken back (a file). */
bool voice_stop(struct voice *voice);

#endif
