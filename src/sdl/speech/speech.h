/*
 * speech.h: the voice, and what it said, so that it can be repeated.
 */
#ifndef SDL_SPEECH_H
#define SDL_SPEECH_H

#include <stdbool.h>

#include "base/text.h"

struct voice;

enum { SPEECH_PAST = 8 /* keys whose sentences can be repeated */ };

struct speech {
    struct voice *voice;           /* NULL: speech is off, and the functions below say nothing */
    int rate;                      /* its speed, 0 to VOICE_MAX */
    unsigned said;                 /* how many sentences it was given */
    double until;                  /* when all that it was given will have been said, seconds: a guess */
    struct text news;              /* what has happened since the last key, which an arrow leaves */
    double news_from, news_until;  /* when the voice says it */
    struct text last;              /* what was said since the last key */
    struct text past[SPEECH_PAST]; /* what was said after each key before, the newest first */
    struct text name;              /* of what got the focus since */
    int back;                      /* how often the repeat key was pressed in a row */
    bool over;                     /* a key was pressed: the next sentence begins a new `last` */
};

/* Says a sentence and keeps it. `interrupt`: at once, in place of what is being said. */
void speech_say(struct speech *speech, const char *sentence, bool interrupt);

/* Says and keeps what has happened: speech_pass does not cut it. */
void speech_tell(struct speech *speech, const char *sentence);

/* Says the name of what has the focus: what was said before can still be repeated. */
void speech_say_name(struct speech *speech, const char *name, bool interrupt);

/* Says a sentence that isn't kept. */
void speech_say_aside(struct speech *speech, const char *sentence, bool interrupt);

/* True if that was said since the last key, and so was not cut off. */
bool speech_has_said(const struct speech *speech, const char *sentence);

/* Says what was said last; called again without a key between, what was said before that, and so on. */
void speech_repeat(struct speech *speech);

/* Stops the voice, as a key does. What was said stays, to be repeated. Needs a voice. */
void speech_silence(struct speech *speech);

/* The same by an arrow: ends what is asked, but what has happened is said to its end. A second arrow ends
 * that too. */
void speech_pass(struct speech *speech);

/* True while the voice has something to say, as far as can be guessed. */
bool speech_is_busy(const struct speech *speech);

/* Drops all that could be repeated, and frees it. */
void speech_forget(struct speech *speech);

#endif
