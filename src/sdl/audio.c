/*
 * audio.c: effects and music (audio.h).
 */
#include "sdl/audio.h"

#include <SDL_mixer.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"
#include "sdl/app.h"
#include "sdl/paths.h"

enum {
    VARIANTS = 3,
    CHANNELS = 16,
    MUSIC_PIECES = 2,
    LOUDEST = 10,
    LOOPS = 2 /* of a piece, before the next one */,
    FADE = 900 /* ms */
};

struct audio {
    bool ready;
    struct {
        Mix_Chunk *chunks[VARIANTS];
        bool tried[VARIANTS];
        int next;
    } effects[SOUND_COUNT];
    Mix_Music *music;
    int piece;
    bool no_music; /* the files are missing */
};

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
    [SOUND_CALL_CHOW] = {"call-chow", 1, "wav"},
    [SOUND_CALL_PUNG] = {"call-pung", 1, "wav"},
    [SOUND_CALL_KONG] = {"call-kong", 1, "wav"},
    [SOUND_CALL_RIICHI] = {"call-riichi", 1, "wav"},
    [SOUND_CALL_WIN] = {"call-win", 1, "wav"},
    [SOUND_CALL_PASS] = {"call-pass", 1, "wav"},
    [SOUND_TREASURE] = {"treasure", 1, "ogg"},
    [SOUND_POINT] = {"point", 1, "wav"},
    [SOUND_WIN] = {"win", 1, "ogg"},
    [SOUND_LOSS] = {"loss", 1, "ogg"},
    [SOUND_DRAW_ROUND] = {"draw-round", 1, "ogg"},
    [SOUND_MATCH_WIN] = {"match-win", 1, "ogg"},
    [SOUND_MATCH_LOSS] = {"match-loss", 1, "ogg"},
    [SOUND_HOVER] = {"hover", 1, "wav"},
    [SOUND_BUTTON] = {"button", 1, "wav"},
    [SOUND_REFUSE] = {"refuse", 1, "wav"},
    [SOUND_WARNING] = {"warning", 1, "wav"},
    [SOUND_UNDO] = {"undo", 1, "wav"},
};

static const char *const pieces[MUSIC_PIECES] = {"assets/sounds/music/lantern.ogg",
                                                 "assets/sounds/music/evening.ogg"};

/* Asked first, as some drivers complain at length about a device that is not there. */
static bool has_device(void)
{
    if (SDL_GetNumAudioDevices(0) != 0)
        return true;
    SDL_SetError("there is no sound device");
    return false;
}

/* Called by the mixer's own thread: the loop goes on to the next piece. */
static void on_music_finished(void)
{
    SDL_Event event = {.type = SDL_USEREVENT};
    SDL_PushEvent(&event);
}

void audio_init(struct app *app)
{
    app->audio = calloc(1, sizeof *app->audio);
    CHECK(app->audio);
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0 || !has_device() ||
        Mix_OpenAudio(44100, AUDIO_S16SYS, 2, 1024) != 0) {
        fprintf(stderr, "dueling-tigers: no sound: %s\n", SDL_GetError());
        return;
    }
    app->audio->ready = true;
    Mix_AllocateChannels(CHANNELS);
    Mix_HookMusicFinished(on_music_finished);
    audio_apply(app);
}

void audio_deinit(struct app *app)
{
    struct audio *audio = app->audio;
    if (!audio)
        return;
    if (audio->ready) {
        Mix_HookMusicFinished(NULL);
        Mix_HaltChannel(-1);
        Mix_HaltMusic();
        for (int i = 0; i < SOUND_COUNT; i++)
            for (int k = 0; k < VARIANTS; k++)
                Mix_FreeChunk(audio->effects[i].chunks[k]);
        Mix_FreeMusic(audio->music);
        Mix_CloseAudio();
    }
    Mix_Quit();
    free(audio);
    app->audio = NULL;
}

static Mix_Chunk *chunk_of(struct app *app, enum sound sound, int variant)
{
    struct audio *audio = app->audio;
    char name[80], path[APP_PATH];
    if (audio->effects[sound].tried[variant])
        return audio->effects[sound].chunks[variant];
    audio->effects[sound].tried[variant] = true;
    if (effects[sound].variants > 1)
        snprintf(name, sizeof name, "assets/sounds/%s-%d.%s", effects[sound].file, variant + 1,
                 effects[sound].ending);
    else
        snprintf(name, sizeof name, "assets/sounds/%s.%s", effects[sound].file, effects[sound].ending);
    if (paths_find(name, path, sizeof path))
        audio->effects[sound].chunks[variant] = Mix_LoadWAV(path);
    if (!audio->effects[sound].chunks[variant])
        paths_complain(app, name, "is missing or cannot be played");
    return audio->effects[sound].chunks[variant];
}

void audio_play(struct app *app, enum sound sound)
{
    struct audio *audio = app->audio;
    Mix_Chunk *chunk;
    int variant;
    if (!audio || !audio->ready || app->settings.muted || app->settings.sound == 0)
        return;
    variant = audio->effects[sound].next;
    audio->effects[sound].next = (variant + 1) % effects[sound].variants;
    chunk = chunk_of(app, sound, variant);
    if (chunk)
        Mix_PlayChannel(-1, chunk, 0);
}

/* Loudness is heard by ratios: the square makes the steps even. */
static int volume_of(int value)
{
    return MIX_MAX_VOLUME * value * value / (LOUDEST * LOUDEST);
}

static void start_music(struct app *app)
{
    struct audio *audio = app->audio;
    char path[APP_PATH];
    const char *name = pieces[audio->piece];
    if (audio->music || audio->no_music)
        return;
    if (paths_find(name, path, sizeof path))
        audio->music = Mix_LoadMUS(path);
    if (!audio->music) {
        audio->no_music = true;
        paths_complain(app, name, "is missing or cannot be played");
        return;
    }
    Mix_FadeInMusic(audio->music, LOOPS, FADE);
}

void audio_next_piece(struct app *app)
{
    struct audio *audio = app->audio;
    if (!audio || !audio->ready)
        return;
    Mix_FreeMusic(audio->music);
    audio->music = NULL;
    audio->piece = (audio->piece + 1) % MUSIC_PIECES;
    audio_apply(app);
}

void audio_apply(struct app *app)
{
    struct audio *audio = app->audio;
    bool music = !app->settings.muted && app->settings.music > 0;
    if (!audio || !audio->ready)
        return;
    Mix_Volume(-1, app->settings.muted ? 0 : volume_of(app->settings.sound));
    Mix_VolumeMusic(volume_of(app->settings.music) * 3 / 4);
    if (music)
        start_music(app);
    if (audio->music && music != (Mix_PausedMusic() == 0)) {
        if (music)
            Mix_ResumeMusic();
        else
            Mix_PauseMusic();
    }
}
