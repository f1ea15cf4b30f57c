/*
 * audio_files.h: sounds as they are read from files and kept. For the thread of audio.c alone.
 */
#ifndef SDL_AUDIO_FILES_H
#define SDL_AUDIO_FILES_H

#include <SDL_mixer.h>
#include <stdbool.h>

#include "base/rng.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "words/voices/voices.h"

enum { SOUNDS_VARIANTS = 8, SOUNDS_RECORDINGS = 16 /* kept, which are all of a match */, SOUNDS_NAME = 80 };

/* Chunks are made for the device as it was when they were read. All zero but `rng`: nothing is read. */
struct sounds {
    struct {
        Mix_Chunk *chunks[SOUNDS_VARIANTS];
        bool tried[SOUNDS_VARIANTS];
        int last;
    } effects[SOUND_COUNT];
    struct recording {
        char name[VOICES_NAME];
        Mix_Chunk *chunk; /* NULL: it was tried */
    } recordings[SOUNDS_RECORDINGS];
    int oldest;                /* of them; each gives way in its turn */
    char missing[SOUNDS_NAME]; /* the file that was looked for last of those missing or broken, or "" */
    int frequency, channels;
    struct rng rng; /* of variants and pitches */
};

/* Returns a variant of the effect, or a recorded call; NULL if it is missing, or a page doesn't have it yet.
 * They are owned by `sounds`. */
Mix_Chunk *sounds_effect(struct sounds *sounds, enum sound sound, int variant);
Mix_Chunk *sounds_recording(struct sounds *sounds, const char *name);

/* Returns the variant that is step `step`, the last one for all above; -1: a random one, but not the one
 * before. */
int sounds_variant(struct sounds *sounds, enum sound sound, int step);

/* Returns a copy at a pitch that is a little other, because the mixer can't change it; NULL if there is no
 * memory. The caller frees it. */
Mix_Chunk *sounds_bend(struct sounds *sounds, const Mix_Chunk *chunk);

/* Sets the path of a sound's file; false if it is missing or not whole. */
bool sounds_find(struct sounds *sounds, const char *name, char path[APP_PATH]);

/* Drops all that was read if the device's format is another than before; one effect; everything. */
void sounds_check_format(struct sounds *sounds);
void sounds_forget(struct sounds *sounds, enum sound sound, int variant);
void sounds_free(struct sounds *sounds);

#endif
