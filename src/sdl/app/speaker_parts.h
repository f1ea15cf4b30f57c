/*
 * speaker_parts.h: what speaker.c (when to speak) and speaker_screen.c (what the screen says) share.
 */
#ifndef SDL_SPEAKER_PARTS_H
#define SDL_SPEAKER_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"
#include "sdl/app/input.h"
#include "sdl/app/speaker.h"
#include "sdl/speech/speech.h"
#include "sdl/system/voice.h"

enum { SPEAKER_KNOWN = 512, SPEAKER_PROMPTS = 16 };

struct speaker {
    struct speech speech; /* its voice is NULL while speech is off */
    struct voice_wish wish;
    bool listens, looked;    /* a picture is being drawn; one was, and not gone through yet */
    struct written *written; /* in the picture being drawn, or the last one */
    uint64_t sum;            /* of it */
    double since;            /* when it changed last, real seconds */
    bool arrived;            /* another scene is on top, and wasn't read yet */
    bool changed;            /* since what is written was read last */
    int known;
    uint64_t list[SPEAKER_KNOWN]; /* what stood beside the targets when it was read last */
    struct text focus;            /* the name that was said of what has the focus */
    char focus_id[INPUT_ID];
    char led_to[INPUT_ID];          /* gets the focus next, and its name has been said already; "": nothing */
    uint8_t times[SPEAKER_PROMPTS]; /* how often each was asked */
};

/* What has the focus; NULL for nothing, or while no focus is shown. */
const struct target *speaker_focused(const struct app *app);

/* What has the focus, or else lies under the pointer; NULL for nothing. */
const struct target *speaker_attended(const struct app *app);

/* Puts what a target is called, with its key, in place of what `out` holds. */
void speaker_name_target(struct app *app, const struct target *target, struct text *out);

/* Reads what is written beside the targets: only what is new since the last time (`fresh`), or up to `most`
 * bytes of it, the title first. */
void speaker_read_beside(struct app *app, bool fresh, size_t most);

/* Reads the title: what is written largest beside the targets. */
void speaker_read_title(struct app *app);

/* Reads all of the screen: what is written beside the targets, and each target, with those that are off. */
void speaker_read_all(struct app *app);

/* Says how much can be chosen; nothing for none. */
void speaker_say_count(struct app *app);

/* Says what Enter does here at once, if anything. */
void speaker_say_enter(struct app *app);

#endif
