/*
 * audio.c: effects, voices and music (audio.h).
 *
 * What the program wants lies in `wish`, under the lock. Everything else belongs to the thread, and only the
 * thread calls the mixer: in a browser's page, which has no threads, the loop does what the thread would. It
 * never does so while it holds the lock, as the mixer calls back holding its own.
 */
#include "sdl/app/audio.h"

#include <SDL_mixer.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/streams.h"
#include "sdl/app/app.h"
#include "sdl/art/integrity.h"
#include "sdl/art/paths.h"
#include "sdl/system/page.h"
#include "words/voices/voices.h"

enum {
    VARIANTS = 8,
    PATIENCE = 500, /* ms for a sound server to answer at the end */
    CHANNELS = 16,
    VOICES = 2 /* of the channels: for calls in words */,
    TENSION = VOICES /* the channel of SOUND_LAST_TILES */,
    RESERVED,
    BEND = 30 /* thousandths of its pitch that a sound may be higher or lower */,
    RECORDINGS = 16 /* kept, which are all of a match */,
    MUSIC_PIECES = 4,
    LOUDEST = 10,
    LOOPS = 2 /* of a piece, before the next one */,
    FADE = 900 /* ms */,
    TENSION_COMES = 4000 /* ms */,
    WAITING = 32 /* sounds at most, until the thread has taken them */,
    REST = 5000 /* ms without a sound until the device is closed */,
    AGAIN = 10000 /* ms until one is asked for again that could not be opened */,
    NAME = 80
};

/* What the program wants, and what it is to be told. */
struct wish {
    bool quit, music, tension;
    bool again; /* a volume has changed: a player who hears nothing tries that */
    int loudness, voice_loudness, music_loudness; /* 0 to MIX_MAX_VOLUME */
    int count;
    struct {
        enum sound sound;
        int step; /* -1: any */
        enum audio_place place;
        char recording[VOICES_NAME]; /* said in its place, or "" */
    } sounds[WAITING];
};

struct audio {
    SDL_Thread *thread; /* NULL in a page */
    bool works;
    bool rest; /* of a page: music has arrived */
    SDL_mutex *lock;
    SDL_cond *changed;
    struct wish wish;  /* under the lock, as the next ones */
    bool news;         /* in `wish`, or about the music */
    bool piece_ended;  /* of its own */
    char broken[NAME]; /* the file to complain of, or "" */
    char silent[NAME]; /* why there is no sound at all, or "": there is, or it was said */
    bool ended;        /* the thread, but for its last step */
    bool left;         /* nobody waits for the thread, which frees all of this */

    bool open;
    bool failed; /* ... and it is not to be asked for before `failed_at`, in ms, is long past */
    Uint64 failed_at;
    bool told; /* that there is none */
    struct {
        Mix_Chunk *chunks[VARIANTS];
        bool tried[VARIANTS];
        int last;
    } effects[SOUND_COUNT];
    Mix_Chunk *bent[CHANNELS]; /* what each plays or has played, if it was made for that */
    struct recording {
        char name[VOICES_NAME];
        Mix_Chunk *chunk; /* NULL: it was tried */
    } recordings[RECORDINGS];
    int oldest; /* of them; each gives way in its turn */
    int voice;  /* the channel next in turn */
    Mix_Music *music;
    int piece;
    bool no_music; /* the files are missing */
    int frequency, channels;
    struct rng rng;
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

static const char *const pieces[MUSIC_PIECES] = {
    "assets/sounds/music/lantern.ogg", "assets/sounds/music/pond.ogg", "assets/sounds/music/evening.ogg",
    "assets/sounds/music/moon.ogg"};

/* What each ear gets, of 255. Another player's sounds lose 3 dB; a fifth of the way to a side is 2.8 dB
 * between the ears, which keeps the sum. */
static const struct {
    Uint8 left, right;
} ears[] = {[AUDIO_HERE] = {255, 255},
            [AUDIO_LEFT] = {206, 150},
            [AUDIO_RIGHT] = {150, 206},
            [AUDIO_ACROSS] = {181, 181}};

/* Asked first, as some drivers complain at length about a device that is not there. */
static bool has_device(void)
{
    if (SDL_GetNumAudioDevices(0) != 0)
        return true;
    SDL_SetError("there is no sound device");
    return false;
}

/* The main thread complains, as it can show it. */
static void send_complaint(struct audio *audio, const char *name)
{
    SDL_Event event = {.type = SDL_USEREVENT};
    SDL_LockMutex(audio->lock);
    SDL_strlcpy(audio->broken, name, sizeof audio->broken);
    SDL_UnlockMutex(audio->lock);
    SDL_PushEvent(&event);
}

/* So it is about the device. */
static void send_silence(struct audio *audio, const char *reason)
{
    SDL_Event event = {.type = SDL_USEREVENT};
    SDL_LockMutex(audio->lock);
    SDL_strlcpy(audio->silent, reason, sizeof audio->silent);
    SDL_UnlockMutex(audio->lock);
    SDL_PushEvent(&event);
}

void audio_complain(struct app *app)
{
    struct audio *audio = app->audio;
    char name[NAME], reason[NAME];
    if (!audio || !audio->lock)
        return;
    SDL_LockMutex(audio->lock);
    memcpy(name, audio->broken, sizeof name);
    memcpy(reason, audio->silent, sizeof reason);
    audio->silent[0] = '\0';
    SDL_UnlockMutex(audio->lock);
    if (name[0])
        paths_complain(name, "is missing or cannot be played");
    if (reason[0])
        app_notice(app, tr("No sound: {1}"), reason);
}

static struct audio *finishing; /* whose music it is; the mixer passes no context */

/* Called by the mixer's own thread. */
static void on_music_finished(void)
{
    struct audio *audio = finishing;
    SDL_LockMutex(audio->lock);
    audio->piece_ended = audio->news = true;
    SDL_CondSignal(audio->changed);
    SDL_UnlockMutex(audio->lock);
}

static void forget(struct audio *audio, enum sound sound, int variant)
{
    Mix_FreeChunk(audio->effects[sound].chunks[variant]);
    audio->effects[sound].chunks[variant] = NULL;
    audio->effects[sound].tried[variant] = false;
}

static void free_chunks(struct audio *audio)
{
    for (int i = 0; i < SOUND_COUNT; i++)
        for (int k = 0; k < VARIANTS; k++)
            forget(audio, (enum sound)i, k);
    for (int i = 0; i < RECORDINGS; i++)
        Mix_FreeChunk(audio->recordings[i].chunk);
    memset(audio->recordings, 0, sizeof audio->recordings);
}

/* Effects were made for the device as it was when they were read. */
static void check_format(struct audio *audio)
{
    int frequency = 0, channels = 0;
    Uint16 format;
    Mix_QuerySpec(&frequency, &format, &channels);
    if (frequency != audio->frequency || channels != audio->channels)
        free_chunks(audio);
    audio->frequency = frequency;
    audio->channels = channels;
}

/* False with SDL's reason. */
static bool ask_device(char reason[NAME])
{
    bool begun = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    bool opened = begun && has_device() && Mix_OpenAudio(44100, AUDIO_S16SYS, 2, 1024) == 0;
    SDL_strlcpy(reason, SDL_GetError(), NAME);
    if (begun && !opened)
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    return opened;
}

/* One that fails may be another program's for a while, or not be plugged in yet. */
static bool open_device(struct audio *audio)
{
    char reason[NAME];
    if (audio->open || (audio->failed && SDL_GetTicks64() < audio->failed_at + AGAIN))
        return audio->open;
    audio->failed = !ask_device(reason);
    audio->failed_at = SDL_GetTicks64();
    if (audio->failed && !audio->told) {
        audio->told = true;
        streams_say("dueling-tigers: no sound: %s", reason);
        send_silence(audio, reason);
    }
    if (audio->failed)
        return false;
    Mix_AllocateChannels(CHANNELS);
    Mix_ReserveChannels(RESERVED);
    check_format(audio);
    finishing = audio;
    Mix_HookMusicFinished(on_music_finished);
    audio->open = true;
    return true;
}

static void drop_music(struct audio *audio)
{
    Mix_HookMusicFinished(NULL);
    Mix_FreeMusic(audio->music);
    audio->music = NULL;
    Mix_HookMusicFinished(on_music_finished);
}

static void close_device(struct audio *audio)
{
    if (!audio->open)
        return;
    drop_music(audio);
    Mix_HookMusicFinished(NULL);
    Mix_HaltChannel(-1);
    Mix_CloseAudio();
    for (int i = 0; i < CHANNELS; i++)
        Mix_FreeChunk(audio->bent[i]);
    memset(audio->bent, 0, sizeof audio->bent);
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    audio->open = false;
}

/* Where a sound is that has come whole. */
static bool find_sound(const char *name, char path[APP_PATH])
{
    size_t size;
    char *data = paths_find(name, path, APP_PATH) ? file_read(path, &size, NULL) : NULL;
    bool whole = data && intact_sound(data, size);
    free(data);
    return whole;
}

static Mix_Chunk *load(struct audio *audio, const char *name)
{
    char path[APP_PATH];
    Mix_Chunk *chunk = find_sound(name, path) ? Mix_LoadWAV(path) : NULL;
    if (!chunk)
        send_complaint(audio, name);
    return chunk;
}

static Mix_Chunk *chunk_of(struct audio *audio, enum sound sound, int variant)
{
    char name[NAME];
    if (audio->effects[sound].tried[variant])
        return audio->effects[sound].chunks[variant];
    if (!page_has(PAGE_EFFECTS))
        return NULL;
    audio->effects[sound].tried[variant] = true;
    if (effects[sound].variants > 1)
        snprintf(name, sizeof name, "assets/sounds/%s-%d.%s", effects[sound].file, variant + 1,
                 effects[sound].ending);
    else
        snprintf(name, sizeof name, "assets/sounds/%s.%s", effects[sound].file, effects[sound].ending);
    audio->effects[sound].chunks[variant] = load(audio, name);
    return audio->effects[sound].chunks[variant];
}

/* NULL: it is missing, or the page has none yet. */
static Mix_Chunk *recording_of(struct audio *audio, const char *name)
{
    char file[NAME];
    for (int i = 0; i < RECORDINGS; i++)
        if (strcmp(audio->recordings[i].name, name) == 0)
            return audio->recordings[i].chunk;
    if (!page_has(PAGE_REST))
        return NULL;
    struct recording *recording = &audio->recordings[audio->oldest];
    audio->oldest = (audio->oldest + 1) % RECORDINGS;
    Mix_FreeChunk(recording->chunk);
    snprintf(file, sizeof file, "assets/sounds/voices/%s.ogg", name);
    recording->chunk = load(audio, file);
    SDL_strlcpy(recording->name, name, sizeof recording->name);
    return recording->chunk;
}

/* The ears come first, so that nothing of it is heard elsewhere. */
static void begin(int channel, Mix_Chunk *chunk, enum audio_place place)
{
    Mix_HaltChannel(channel);
    Mix_SetPanning(channel, ears[place].left, ears[place].right);
    Mix_PlayChannel(channel, chunk, 0);
}

static bool say(struct audio *audio, const char *name, enum audio_place place)
{
    Mix_Chunk *chunk = name[0] ? recording_of(audio, name) : NULL;
    if (!chunk)
        return false;
    begin(audio->voice, chunk, place);
    audio->voice = (audio->voice + 1) % VOICES;
    return true;
}

static void start_music(struct audio *audio)
{
    char path[APP_PATH];
    const char *name = pieces[audio->piece];
    if (audio->music || audio->no_music || !page_has(PAGE_REST))
        return;
    if (find_sound(name, path))
        audio->music = Mix_LoadMUS(path);
    if (!audio->music) {
        audio->no_music = true;
        send_complaint(audio, name);
        return;
    }
    Mix_FadeInMusic(audio->music, LOOPS, FADE);
}

static void follow_music(struct audio *audio, const struct wish *wish, bool ended)
{
    Mix_VolumeMusic(wish->music_loudness);
    if (ended) {
        drop_music(audio);
        audio->piece = (audio->piece + 1) % MUSIC_PIECES;
    }
    if (wish->music)
        start_music(audio);
    if (!audio->music || wish->music == (Mix_PausedMusic() == 0))
        return;
    if (wish->music)
        Mix_ResumeMusic();
    else
        Mix_PauseMusic();
}

static void follow_tension(struct audio *audio, const struct wish *wish)
{
    bool plays = Mix_Playing(TENSION), goes = Mix_FadingChannel(TENSION) == MIX_FADING_OUT;
    bool ends = !wish->tension && plays && !goes;
    if (!wish->music || (ends && !Mix_FadeOutChannel(TENSION, FADE)))
        Mix_HaltChannel(TENSION); /* the mixer doesn't fade what is still silent */
    else if (wish->tension && (!plays || goes)) {
        Mix_Chunk *chunk = chunk_of(audio, SOUND_LAST_TILES, 0);
        Mix_HaltChannel(TENSION);
        Mix_Volume(TENSION, wish->music_loudness);
        if (chunk)
            Mix_FadeInChannel(TENSION, chunk, -1, TENSION_COMES);
    } else if (wish->tension && Mix_FadingChannel(TENSION) == MIX_NO_FADING)
        Mix_Volume(TENSION, wish->music_loudness);
    if (!wish->tension && audio->effects[SOUND_LAST_TILES].chunks[0] && !Mix_Playing(TENSION))
        forget(audio, SOUND_LAST_TILES, 0); /* it is large, and for a few turns of a match */
}

/* A copy at another pitch, because the mixer can't change it; NULL if there is no memory. */
static Mix_Chunk *bend(struct audio *audio, const Mix_Chunk *chunk)
{
    int channels = audio->channels, count = (int)chunk->alen / (int)sizeof(Sint16) / channels;
    int step = 1000 - BEND + (int)rng_below(&audio->rng, 2 * BEND + 1), bent = (count - 1) * 1000 / step;
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

/* -1: so many play that one more would not be heard. */
static int idle_channel(void)
{
    for (int i = RESERVED; i < CHANNELS; i++)
        if (!Mix_Playing(i))
            return i;
    return -1;
}

/* Wood and bone: no tone that the music may play too. */
static bool is_knock(enum sound sound)
{
    return sound <= SOUND_DUMMY || sound == SOUND_STICK;
}

static int any_variant(struct audio *audio, enum sound sound)
{
    int count = effects[sound].variants, last = audio->effects[sound].last;
    return count < 2 ? 0 : (last + 1 + (int)rng_below(&audio->rng, (uint32_t)count - 1)) % count;
}

static void play(struct audio *audio, enum sound sound, int step, enum audio_place place)
{
    int variant = step >= 0 ? SDL_min(step, effects[sound].variants - 1) : any_variant(audio, sound);
    Mix_Chunk *chunk = chunk_of(audio, sound, variant);
    int channel = idle_channel();
    audio->effects[sound].last = variant;
    if (!chunk || channel < 0)
        return;
    if (is_knock(sound)) {
        Mix_FreeChunk(audio->bent[channel]);
        audio->bent[channel] = bend(audio, chunk);
        chunk = audio->bent[channel] ? audio->bent[channel] : chunk;
    }
    begin(channel, chunk, place);
}

static void follow(struct audio *audio, const struct wish *wish, bool ended)
{
    bool wanted = wish->count > 0 || (wish->music && !audio->no_music);
    audio->failed = audio->failed && !wish->again;
    if (!audio->open && !(wanted && open_device(audio)))
        return;
    for (int i = 0; i < VOICES; i++)
        Mix_Volume(i, wish->voice_loudness);
    for (int i = RESERVED; i < CHANNELS; i++)
        Mix_Volume(i, wish->loudness);
    follow_music(audio, wish, ended);
    follow_tension(audio, wish);
    for (int i = 0; i < wish->count; i++)
        if (!say(audio, wish->sounds[i].recording, wish->sounds[i].place))
            play(audio, wish->sounds[i].sound, wish->sounds[i].step, wish->sounds[i].place);
}

static bool is_silent(const struct audio *audio)
{
    return Mix_Playing(-1) == 0 && (!audio->music || !Mix_PlayingMusic() || Mix_PausedMusic());
}

/* Under the lock. */
static bool take_news(struct audio *audio, struct wish *wish, bool *ended)
{
    bool news = audio->news;
    *wish = audio->wish;
    *ended = audio->piece_ended;
    audio->wish.count = 0;
    audio->news = audio->piece_ended = audio->wish.again = false;
    return news;
}

/* Waits for news, which are then in *wish; false: nothing for so long that the device may rest. */
static bool wait_for_news(struct audio *audio, struct wish *wish, bool *ended)
{
    int waited = 0;
    bool news;
    SDL_LockMutex(audio->lock);
    while (!audio->news && waited == 0)
        waited = audio->open ? SDL_CondWaitTimeout(audio->changed, audio->lock, REST)
                             : SDL_CondWait(audio->changed, audio->lock);
    news = take_news(audio, wish, ended);
    SDL_UnlockMutex(audio->lock);
    return news;
}

void audio_turn(struct app *app)
{
    struct audio *audio = app->audio;
    struct wish wish;
    bool ended, news;
    if (!PAGE_HERE || !audio || !audio->works)
        return;
    SDL_LockMutex(audio->lock);
    audio->news |= page_has(PAGE_REST) && !audio->rest;
    audio->rest = page_has(PAGE_REST);
    if (!page_may_sound())
        audio->wish.count = 0; /* music waits, effects are over */
    news = page_may_sound() && take_news(audio, &wish, &ended);
    SDL_UnlockMutex(audio->lock);
    if (news)
        follow(audio, &wish, ended);
}

static void free_audio(struct audio *audio)
{
    SDL_DestroyCond(audio->changed);
    SDL_DestroyMutex(audio->lock);
    free(audio);
}

static int run(void *data)
{
    struct audio *audio = data;
    struct wish wish = {.quit = false};
    while (!wish.quit) {
        bool ended;
        if (wait_for_news(audio, &wish, &ended))
            follow(audio, &wish, ended);
        else if (audio->open && is_silent(audio))
            close_device(audio);
    }
    close_device(audio);
    free_chunks(audio);
    Mix_Quit();
    SDL_LockMutex(audio->lock);
    audio->ended = true;
    bool left = audio->left;
    SDL_CondSignal(audio->changed);
    SDL_UnlockMutex(audio->lock);
    if (left)
        free_audio(audio);
    return 0;
}

/* Loudness is heard by ratios: the square makes the steps even. */
static int volume_of(int value)
{
    return MIX_MAX_VOLUME * value * value / (LOUDEST * LOUDEST);
}

static void tell(struct audio *audio)
{
    audio->news = true;
    SDL_CondSignal(audio->changed);
    SDL_UnlockMutex(audio->lock);
}

void audio_apply(struct app *app)
{
    struct audio *audio = app->audio;
    const struct settings *settings = &app->settings;
    if (!audio || !audio->works)
        return;
    SDL_LockMutex(audio->lock);
    struct wish *wish = &audio->wish, before = *wish;
    wish->loudness = settings->muted ? 0 : volume_of(settings->sound);
    wish->voice_loudness = settings->muted ? 0 : volume_of(settings->voice);
    wish->music_loudness = volume_of(settings->music) * 3 / 4;
    wish->music = !settings->muted && settings->music > 0 && !(app->away && settings->pause_music);
    wish->again = wish->again || wish->loudness != before.loudness || wish->music != before.music ||
                  wish->voice_loudness != before.voice_loudness ||
                  wish->music_loudness != before.music_loudness;
    tell(audio);
}

static void want(struct app *app, enum sound sound, int step, const char *recording, enum audio_place place)
{
    struct audio *audio = app->audio;
    if (!audio || !audio->works || app->settings.muted)
        return;
    SDL_LockMutex(audio->lock);
    if (audio->wish.count < WAITING) {
        audio->wish.sounds[audio->wish.count].sound = sound;
        audio->wish.sounds[audio->wish.count].step = step;
        audio->wish.sounds[audio->wish.count].place = place;
        SDL_strlcpy(audio->wish.sounds[audio->wish.count++].recording, recording, VOICES_NAME);
    }
    tell(audio);
}

void audio_play(struct app *app, enum sound sound)
{
    audio_play_from(app, sound, AUDIO_HERE);
}

void audio_play_from(struct app *app, enum sound sound, enum audio_place place)
{
    if (app->settings.sound > 0)
        want(app, sound, -1, "", place);
}

void audio_play_step(struct app *app, enum sound sound, int step)
{
    if (app->settings.sound > 0)
        want(app, sound, step, "", AUDIO_HERE);
}

void audio_call(struct app *app, enum sound sound, const char *recording, enum audio_place place)
{
    if (app->settings.voice > 0)
        want(app, sound, -1, recording, place);
}

void audio_tension(struct app *app, bool tense)
{
    struct audio *audio = app->audio;
    if (!audio || !audio->works)
        return;
    SDL_LockMutex(audio->lock);
    audio->news |= audio->wish.tension != tense;
    audio->wish.tension = tense;
    SDL_CondSignal(audio->changed);
    SDL_UnlockMutex(audio->lock);
}

void audio_init(struct app *app)
{
    struct audio *audio = calloc(1, sizeof *audio);
    CHECK_MEMORY(audio);
    app->audio = audio;
    rng_init(&audio->rng, rng_next(&app->cosmetic_rng));
    audio->piece = (int)rng_below(&audio->rng, MUSIC_PIECES);
    audio->lock = SDL_CreateMutex();
    audio->changed = SDL_CreateCond();
    if (audio->lock && audio->changed && !PAGE_HERE)
        audio->thread = SDL_CreateThread(run, "sounds", audio);
    audio->works = audio->thread || PAGE_HERE;
    if (!audio->works)
        streams_say("dueling-tigers: no sound: %s", SDL_GetError());
    audio_apply(app);
}

/* True once the thread has ended; false: it hangs with the sound server. */
static bool end_thread(struct audio *audio)
{
    int waited = 0;
    SDL_LockMutex(audio->lock);
    audio->wish.quit = audio->news = true;
    SDL_CondSignal(audio->changed);
    while (!audio->ended && waited == 0)
        waited = SDL_CondWaitTimeout(audio->changed, audio->lock, PATIENCE);
    bool ended = audio->ended;
    SDL_Thread *thread = audio->thread;
    audio->left = !ended;
    SDL_UnlockMutex(audio->lock);
    if (ended)
        SDL_WaitThread(thread, NULL);
    else
        SDL_DetachThread(thread); /* `audio` may be gone */
    return ended;
}

bool audio_deinit(struct app *app)
{
    struct audio *audio = app->audio;
    app->audio = NULL;
    if (audio && audio->thread && !end_thread(audio))
        return false;
    if (!audio)
        return true;
    free_audio(audio);
    return true;
}
