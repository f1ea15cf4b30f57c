/*
 * sounds.h: sounds that are read from files and kept. Only the thread of audio.c uses them.
 */
#ifndef SDL_SOUNDS_H
#define SDL_SOUNDS_H

#include <SDL_mixer.h>
#include <stdbool.h>

#include "base/rng.h"
#include "sdl/art/paths.h"
#include "sdl/sound/sound.h"
#include "words/voices/voices.h"

enum { SOUNDS_VARIANTS = 8, SOUNDS_RECORDINGS = 16 /* kept: enough for a match */, SOUNDS_NAME = 80 };

/* Chunks have the format that the device had when they were read. All zero except `rng`: nothing is read. */
struct sounds {
    struct {
        Mix_Chunk *chunks[SOUNDS_VARIANTS];
        bool tried[SOUNDS_VARIANTS];
        int last;
    } effects[SOUND_COUNT];
    struct recording {
        char name[VOICES_NAME];
        Mix_Chunk *chunk; /* NULL: it can't be read */
    } recordings[SOUNDS_RECORDINGS];
    int oldest;                /* the recording that a new one replaces next */
    char missing[SOUNDS_NAME]; /* the last file that was missing or broken, or "" */
    int frequency, channels;
    struct rng rng; /* for variants and pitches */
};

/* Returns a variant of the effect, or a recorded call; NULL if it is missing, or a page doesn't have it yet.
 * They are owned by `sounds`. */
Mix_Chunk *sounds_effect(struct sounds *sounds, enum sound sound, int variant);
Mix_Chunk *sounds_recording(struct sounds *sounds, const char *name);

/* Returns the variant that is step `step`, the last one for all above; -1: a random one, but not the one
 * before. */
int sounds_variant(struct sounds *sounds, enum sound sound, int step);

/* Returns a copy at a slightly different pitch, because the mixer can't change it; NULL if there is no
 * memory. The caller frees it. */
Mix_Chunk *sounds_bend(struct sounds *sounds, const Mix_Chunk *chunk);

/* Sets the path of a sound's file; false if it is missing or not whole. */
bool sounds_find(struct sounds *sounds, const char *name, char path[PATHS_MAX]);

/* Drop all sounds if the device's format has changed; one effect; everything. */
void sounds_check_format(struct sounds *sounds);
void sounds_forget(struct sounds *sounds, enum sound sound, int variant);
void sounds_free(struct sounds *sounds);

#endif
