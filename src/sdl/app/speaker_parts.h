/*
 * speaker_parts.h: shared by speaker.c (when to speak) and speaker_screen.c (what to say).
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

enum { SPEAKER_KNOWN = 512, SPEAKER_PROMPTS = 16, SPEAKER_ROW = 48 /* tiles */ };

struct speaker {
    struct speech speech; /* its voice is NULL while speech is off */
    struct voice_wish wish;
    bool listens, looked;    /* a picture is being drawn; one was drawn and isn't processed yet */
    struct written *written; /* in the picture being drawn, or the last one */
    struct {
        int count;
        uint8_t tiles[SPEAKER_ROW];
        struct rect rect;
    } row;        /* of tiles that are being drawn beside each other */
    uint64_t sum; /* of it */
    double since; /* when it changed last, real seconds */
    bool arrived; /* another scene is on top, and wasn't read yet */
    bool changed; /* since what is written was read last */
    int known;
    uint64_t list[SPEAKER_KNOWN]; /* hashes of the texts outside targets when they were last read */
    struct text focus;            /* the spoken name of the target with the focus */
    char focus_id[INPUT_ID];
    struct scene_key taken;         /* a key that the scene took, until something comes of it; code 0: none */
    unsigned said_then;             /* ... with what had been said, */
    uint64_t sum_then;              /* ... and was written */
    char led_to[INPUT_ID];          /* id that gets the focus next and whose name was said already, or "" */
    uint8_t times[SPEAKER_PROMPTS]; /* how often each was asked */
};

/* Returns the target with the visible focus, or NULL. */
const struct target *speaker_focused(const struct app *app);

/* Returns the focused target, else the one under the pointer while that is used, else the field being edited,
 * or NULL. */
const struct target *speaker_attended(const struct app *app);

/* Replaces the contents of `out` with the target's name and key. */
void speaker_name_target(struct app *app, const struct target *target, struct text *out);

/* True if the text of the scene on top is read: it does not describe itself, or not all of it. */
bool speaker_reads(const struct app *app);

/* Reads the text outside targets: only what is new since the last time (`fresh`), or up to `most` bytes, the
 * title first. */
void speaker_read_beside(struct app *app, bool fresh, size_t most);

/* Reads the title: the largest text outside targets. */
void speaker_read_title(struct app *app);

/* Reads the whole screen: the text outside targets, then each target, disabled ones too. */
void speaker_read_all(struct app *app);

/* Says how many targets can be chosen; nothing if none. */
void speaker_say_count(struct app *app);

/* Says what Enter does here, if anything. */
void speaker_say_enter(struct app *app);

#endif
