/*
 * sounds.c: see sounds.h.
 */
#include "sdl/sound/sounds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "sdl/art/integrity.h"
#include "sdl/art/paths.h"
#include "sdl/system/page.h"

enum { BEND = 30 /* thousandths of its pitch that a sound may be higher or lower */ };

/* The files of an effect under assets/sounds: one, or numbered variants. */
static const struct effect {
    const char *file;
    int variants;
    const char *ending;
} effects[SOUND_COUNT] = {
    [SOUND_DISCARD] = {"discard", 3, "wav"},
    [SOUND_TILE] = {"tile", 3, "wav"},
    [SOUND_DRAW] = {"draw", 2, "wav"},
    [SOUND_SHUFFLE] = {"shuffle", 1, "ogg"},
    [SOUND_WALL] = {"wall", 1, "wav"},
    [SOUND_DEAL] = {"deal", 1, "wav"},
    [SOUND_DICE] = {"dice", 1, "wav"},
    [SOUND_TURN] = {"turn", 1, "wav"},
    [SOUND_DUMMY] = {"dummy", 1, "wav"},
    [SOUND_CALL_CHOW] = {"call-chow", 1, "ogg"},
    [SOUND_CALL_PUNG] = {"call-pung", 1, "ogg"},
    [SOUND_CALL_KONG] = {"call-kong", 1, "ogg"},
    [SOUND_CALL_RIICHI] = {"call-riichi", 1, "ogg"},
    [SOUND_CALL_WIN] = {"call-win", 1, "ogg"},
    [SOUND_CALL_PASS] = {"call-pass", 1, "ogg"},
    [SOUND_TREASURE] = {"treasure", 1, "ogg"},
    [SOUND_POINT] = {"point", 8, "ogg"},
    [SOUND_STICK] = {"stick", 1, "wav"},
    [SOUND_STAMP] = {"stamp", 1, "ogg"},
    [SOUND_WIN] = {"win", 1, "ogg"},
    [SOUND_LOSS] = {"loss", 1, "ogg"},
    [SOUND_DRAW_ROUND] = {"draw-round", 1, "ogg"},
    [SOUND_MATCH_WIN] = {"match-win", 1, "ogg"},
    [SOUND_MATCH_LOSS] = {"match-loss", 1, "ogg"},
    [SOUND_HOVER] = {"hover", 1, "wav"},
    [SOUND_BUTTON] = {"button", 1, "wav"},
    [SOUND_REFUSE] = {"refuse", 1, "wav"},
    [SOUND_WARNING] = {"warning", 1, "ogg"},
    [SOUND_UNDO] = {"undo", 1, "ogg"},
    [SOUND_LAST_TILES] = {"last-tiles", 1, "ogg"},
};

void sounds_forget(struct sounds *sounds, enum sound sound, int variant)
{
    Mix_FreeChunk(sounds->effects[sound].chunks[variant]);
    sounds->effects[sound].chunks[variant] = NULL;
    sounds->effects[sound].tried[variant] = false;
}

void sounds_free(struct sounds *sounds)
{
    for (int i = 0; i < SOUND_COUNT; i++)
        for (int k = 0; k < SOUNDS_VARIANTS; k++)
            sounds_forget(sounds, (enum sound)i, k);
    for (int i = 0; i < SOUNDS_RECORDINGS; i++)
        Mix_FreeChunk(sounds->recordings[i].chunk);
    memset(sounds->recordings, 0, sizeof sounds->recordings);
}

void sounds_check_format(struct sounds *sounds)
{
    int frequency = 0, channels = 0;
    Uint16 format;
    Mix_QuerySpec(&frequency, &format, &channels);
    if (frequency != sounds->frequency || channels != sounds->channels)
        sounds_free(sounds);
    sounds->frequency = frequency;
    sounds->channels = channels;
}

bool sounds_find(struct sounds *sounds, const char *name, char path[PATHS_MAX])
{
    size_t size;
    char *data = paths_find(name, path, PATHS_MAX) ? file_read(path, &size, NULL) : NULL;
    bool whole = data && intact_sound(data, size);
    free(data);
    if (!whole)
        SDL_strlcpy(sounds->missing, name, sizeof sounds->missing);
    return whole;
}

static Mix_Chunk *load(struct sounds *sounds, const char *name)
{
    char path[PATHS_MAX];
    Mix_Chunk *chunk = sounds_find(sounds, name, path) ? Mix_LoadWAV(path) : NULL;
    if (!chunk)
        SDL_strlcpy(sounds->missing, name, sizeof sounds->missing);
    return chunk;
}

Mix_Chunk *sounds_effect(struct sounds *sounds, enum sound sound, int variant)
{
    char name[SOUNDS_NAME];
    if (sounds->effects[sound].tried[variant])
        return sounds->effects[sound].chunks[variant];
    if (!page_has(PAGE_EFFECTS))
        return NULL;
    sounds->effects[sound].tried[variant] = true;
    if (effects[sound].variants > 1)
        snprintf(name, sizeof name, "assets/sounds/%s-%d.%s", effects[sound].file, variant + 1,
                 effects[sound].ending);
    else
        snprintf(name, sizeof name, "assets/sounds/%s.%s", effects[sound].file, effects[sound].ending);
    sounds->effects[sound].chunks[variant] = load(sounds, name);
    return sounds->effects[sound].chunks[variant];
}

Mix_Chunk *sounds_recording(struct sounds *sounds, const char *name)
{
    char file[SOUNDS_NAME];
    for (int i = 0; i < SOUNDS_RECORDINGS; i++)
        if (strcmp(sounds->recordings[i].name, name) == 0)
            return sounds->recordings[i].chunk;
    if (!page_has(PAGE_REST))
        return NULL;
    struct recording *recording = &sounds->recordings[sounds->oldest];
    sounds->oldest = (sounds->oldest + 1) % SOUNDS_RECORDINGS;
    Mix_FreeChunk(recording->chunk);
    snprintf(file, sizeof file, "assets/sounds/voices/%s.ogg", name);
    recording->chunk = load(sounds, file);
    SDL_strlcpy(recording->name, name, sizeof recording->name);
    return recording->chunk;
}

Mix_Chunk *sounds_bend(struct sounds *sounds, const Mix_Chunk *chunk)
{
    int channels = sounds->channels, count = (int)chunk->alen / (int)sizeof(Sint16) / channels;
    int step = 1000 - BEND + (int)rng_below(&sounds->rng, 2 * BEND + 1), bent = (count - 1) * 1000 / step;
    const Sint16 *from = (const Sint16 *)(const void *)chunk->abuf;
    Sint16 *to = bent > 0 ? SDL_malloc((size_t)(bent * channels) * sizeof *to) : NULL;
    for (int i = 0; to && i < bent * channels; i++) {
        int at = i / channels * step, near = at / 1000 * channels + i % channels, part = at % 1000;
        to[i] = (Sint16)((from[near] * (1000 - part) + from[near + channels] * part) / 1000);
    }
    Mix_Chunk *copy = to ? Mix_QuickLoad_RAW((Uint8 *)to, (Uint32)(bent * channels) * sizeof *to) : NULL;
    if (copy)
        copy->allocated = 1; /* Mix_FreeChunk frees the samples too */
    else
        SDL_free(to);
    return copy;
}

int sounds_variant(struct sounds *sounds, enum sound sound, int step)
{
    int count = effects[sound].variants, *last = &sounds->effects[sound].last;
    if (step >= 0)
        *last = SDL_min(step, count - 1);
    else
        *last = count < 2 ? 0 : (*last + 1 + (int)rng_below(&sounds->rng, (uint32_t)count - 1)) % count;
    return *last;
}
