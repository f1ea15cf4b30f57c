/*
 * audio.c: effects, voices and music (audio.h).
 *
 * What the program wants lies in `wish`, under the lock. Everything else belongs to the thread, and only the
 * thread calls the mixer: in a browser's page, which has no threads, the loop does what the thread would. It
 * never does so while it holds the lock, as the mixer calls back holding its own.
 */
#include "sdl/app/audio.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/streams.h"
#include "sdl/app/app.h"
#include "sdl/art/paths.h"
#include "sdl/sound/sounds.h"
#include "sdl/system/page.h"

enum {
    PATIENCE = 500, /* ms for a sound server to answer at the end */
    CHANNELS = 16,
    VOICES = 2 /* of the channels: for calls in words */,
    TENSION = VOICES /* the channel of SOUND_LAST_TILES */,
    RESERVED,
    MUSIC_PIECES = 4,
    LOUDEST = 10,
    LOOPS = 2 /* of a piece, before the next one */,
    FADE = 900 /* ms */,
    TENSION_COMES = 4000 /* ms */,
    WAITING = 32 /* sounds at most, until the thread has taken them */,
    REST = 5000 /* ms without a sound until the device is closed */,
    AGAIN = 10000 /* ms until one is asked for again that could not be opened */
};

/* What the program wants, and what it is to be told. */
struct wish {
    bool quit, music, tension;
    int tune;   /* 0: all pieces in turn, else the one before that number */
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
    struct wish wish;         /* under the lock, as the next ones */
    bool news;                /* in `wish`, or about the music */
    bool piece_ended;         /* of its own */
    char broken[SOUNDS_NAME]; /* the file to complain of, or "" */
    char silent[SOUNDS_NAME]; /* why there is no sound at all, or "": there is, or it was said */
    bool ended;               /* the thread, but for its last step */
    bool left;                /* nobody waits for the thread, which frees all of this */

    bool open;
    bool failed; /* ... and it is not to be asked for before `failed_at`, in ms, is long past */
    Uint64 failed_at;
    bool told; /* that there is none */
    struct sounds sounds;
    Mix_Chunk *bent[CHANNELS]; /* what each plays or has played, if it was made for that */
    int voice;                 /* the channel next in turn */
    Mix_Music *music;
    int piece, tune; /* which it is; what was wished when it began */
    bool no_music;   /* the files are missing */
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

/* Leaves a complaint in `place` (broken, silent) for the main thread, which can show it. */
static void complain(struct audio *audio, char place[SOUNDS_NAME], const char *words)
{
    SDL_Event event = {.type = SDL_USEREVENT};
    SDL_LockMutex(audio->lock);
    SDL_strlcpy(place, words, SOUNDS_NAME);
    SDL_UnlockMutex(audio->lock);
    SDL_PushEvent(&event);
}

void audio_complain(struct app *app)
{
    struct audio *audio = app->audio;
    char name[SOUNDS_NAME], reason[SOUNDS_NAME];
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

static audio_watcher *watching; /* or NULL */
static struct audio *finishing; /* whose music it is; the mixer passes no context */

/* Ends a change of the wish or of what goes with it, which began with the lock. */
static void tell(struct audio *audio)
{
    audio->news = true;
    SDL_CondSignal(audio->changed);
    SDL_UnlockMutex(audio->lock);
}

/* Called by the mixer's own thread. */
static void on_music_finished(void)
{
    struct audio *audio = finishing;
    SDL_LockMutex(audio->lock);
    audio->piece_ended = true;
    tell(audio);
}

/* False with SDL's reason. */
static bool ask_device(char reason[SOUNDS_NAME])
{
    bool begun = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    bool opened = begun && has_device() && Mix_OpenAudio(44100, AUDIO_S16SYS, 2, 1024) == 0;
    SDL_strlcpy(reason, SDL_GetError(), SOUNDS_NAME);
    if (begun && !opened)
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    return opened;
}

/* One that fails may be another program's for a while, or not be plugged in yet. */
static bool open_device(struct audio *audio)
{
    char reason[SOUNDS_NAME];
    if (audio->open || (audio->failed && SDL_GetTicks64() < audio->failed_at + AGAIN))
        return audio->open;
    audio->failed = !ask_device(reason);
    audio->failed_at = SDL_GetTicks64();
    if (audio->failed && !audio->told) {
        audio->told = true;
        streams_say("dueling-tigers: no sound: %s", reason);
        complain(audio, audio->silent, reason);
    }
    if (audio->failed)
        return false;
    Mix_AllocateChannels(CHANNELS);
    Mix_ReserveChannels(RESERVED);
    sounds_check_format(&audio->sounds);
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

/* The ears come first, so that nothing of it is heard elsewhere. */
static void begin(int channel, Mix_Chunk *chunk, enum audio_place place)
{
    Mix_HaltChannel(channel);
    Mix_SetPanning(channel, ears[place].left, ears[place].right);
    Mix_PlayChannel(channel, chunk, 0);
}

static bool say(struct audio *audio, const char *name, enum audio_place place)
{
    Mix_Chunk *chunk = name[0] ? sounds_recording(&audio->sounds, name) : NULL;
    if (!chunk)
        return false;
    begin(audio->voice, chunk, place);
    audio->voice = (audio->voice + 1) % VOICES;
    return true;
}

static void start_music(struct audio *audio, int tune)
{
    char path[PATHS_MAX];
    const char *name;
    if (tune)
        audio->piece = tune - 1;
    name = pieces[audio->piece];
    if (audio->music || audio->no_music || !page_has(PAGE_REST))
        return;
    if (sounds_find(&audio->sounds, name, path))
        audio->music = Mix_LoadMUS(path);
    if (!audio->music) {
        audio->no_music = true;
        SDL_strlcpy(audio->sounds.missing, name, sizeof audio->sounds.missing);
        return;
    }
    Mix_FadeInMusic(audio->music, tune ? -1 : LOOPS, FADE);
    audio->tune = tune;
}

static void follow_music(struct audio *audio, const struct wish *wish, bool ended)
{
    Mix_VolumeMusic(wish->music_loudness);
    if (ended) {
        drop_music(audio);
        audio->piece = (audio->piece + 1) % MUSIC_PIECES;
    }
    if (wish->tune && wish->tune == audio->piece + 1)
        audio->tune = wish->tune; /* it plays already */
    if (audio->music && wish->music && wish->tune != audio->tune && Mix_FadingMusic() != MIX_FADING_OUT &&
        !Mix_FadeOutMusic(FADE))
        drop_music(audio);
    if (wish->music)
        start_music(audio, wish->tune);
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
        Mix_Chunk *chunk = sounds_effect(&audio->sounds, SOUND_LAST_TILES, 0);
        Mix_HaltChannel(TENSION);
        Mix_Volume(TENSION, wish->music_loudness);
        if (chunk)
            Mix_FadeInChannel(TENSION, chunk, -1, TENSION_COMES);
    } else if (wish->tension && Mix_FadingChannel(TENSION) == MIX_NO_FADING)
        Mix_Volume(TENSION, wish->music_loudness);
    if (!wish->tension && audio->sounds.effects[SOUND_LAST_TILES].chunks[0] && !Mix_Playing(TENSION))
        sounds_forget(&audio->sounds, SOUND_LAST_TILES, 0); /* it is large, and for a few turns of a match */
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

static void play(struct audio *audio, enum sound sound, int step, enum audio_place place)
{
    Mix_Chunk *chunk = sounds_effect(&audio->sounds, sound, sounds_variant(&audio->sounds, sound, step));
    int channel = idle_channel();
    if (!chunk || channel < 0)
        return;
    if (is_knock(sound)) {
        Mix_FreeChunk(audio->bent[channel]);
        audio->bent[channel] = sounds_bend(&audio->sounds, chunk);
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
    if (audio->sounds.missing[0])
        complain(audio, audio->broken, audio->sounds.missing);
    audio->sounds.missing[0] = '\0';
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
    sounds_free(&audio->sounds);
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
    wish->tune = settings->tunes[settings->place];
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

void audio_watch(audio_watcher *watcher)
{
    watching = watcher;
}

void audio_play(struct app *app, enum sound sound)
{
    audio_play_from(app, sound, AUDIO_HERE);
}

void audio_play_from(struct app *app, enum sound sound, enum audio_place place)
{
    if (watching)
        watching(sound);
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
    if (watching)
        watching(sound);
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
    rng_init(&audio->sounds.rng, rng_next(&app->cosmetic_rng));
    audio->piece = (int)rng_below(&audio->sounds.rng, MUSIC_PIECES);
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
    if (!audio)
        return true;
    if (audio->thread && !end_thread(audio))
        return false;
    free_audio(audio);
    return true;
}
