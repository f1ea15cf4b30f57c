/*
 * test_audio.c: what is heard, and what a player is told when nothing can be: no sound device, none any more,
 * another one; files that are missing or cut off. The linker puts ours in the place of some calls, so that
 * devices are as a test wants them and hours of rest are short.
 * Wraps: SDL_GetNumAudioDevices SDL_CondWaitTimeout SDL_CreateThread SDL_GetTicks64
 * Wraps: Mix_OpenAudio Mix_Quit Mix_PlayChannel Mix_PlayChannelTimed Mix_SetPanning file_read
 */
#include "support/test.h"
#include <math.h>

#include "base/disk.h"
#include "base/file.h"
#include "sdl/app/audio.h"
#include "sdl/art/paths.h"
#include "sdl/headless.h"
#include "sdl/hearing.h"
#include "support/match.h"
#include "support/system.h"

enum {
    NOTED = 64,
    PIECES = 4,
    VOICES = 2 /* channels of calls in words */,
    TENSION = VOICES /* the channel of the last tiles */
};

/* --- the system as a test wants it --------------------------------------------------------------------- */

static struct {
    SDL_atomic_t devices;             /* -1: as many as there are */
    SDL_atomic_t asked;               /* how often that was wanted to be known */
    SDL_atomic_t clock;               /* ms; 0: as it is */
    SDL_atomic_t opened, quits;       /* how often */
    SDL_atomic_t held;                /* opening takes as long as it is set */
    SDL_atomic_t frequency, channels; /* of the device, or 0 */
    SDL_atomic_t rest;                /* ms that the sounds' thread waits at most; 0: as it wants */
    SDL_atomic_t no_thread;
    SDL_atomic_t reads; /* sounds read so far, and their names */
    char read[NOTED][MATCH_PATH];
    SDL_atomic_t plays; /* effects and calls begun so far */
    struct play {
        int channel, loudness, left, right; /* 0 to 255 at each ear */
        double seconds;
        const Mix_Chunk *chunk;
    } played[NOTED];
    int left, right; /* of the one to begin */
} machine;

int __real_SDL_GetNumAudioDevices(int recording);
int __wrap_SDL_GetNumAudioDevices(int recording)
{
    int devices = SDL_AtomicGet(&machine.devices);
    SDL_AtomicAdd(&machine.asked, 1);
    return devices < 0 ? __real_SDL_GetNumAudioDevices(recording) : devices;
}

int __real_Mix_OpenAudio(int frequency, Uint16 format, int channels, int chunk);
int __wrap_Mix_OpenAudio(int frequency, Uint16 format, int channels, int chunk)
{
    int own = SDL_AtomicGet(&machine.frequency), ways = SDL_AtomicGet(&machine.channels);
    SDL_AtomicAdd(&machine.opened, 1);
    while (SDL_AtomicGet(&machine.held))
        SDL_Delay(1);
    return __real_Mix_OpenAudio(own ? own : frequency, format, ways ? ways : channels, chunk);
}

void __real_Mix_Quit(void);
void __wrap_Mix_Quit(void)
{
    __real_Mix_Quit();
    SDL_AtomicAdd(&machine.quits, 1);
}

Uint64 __real_SDL_GetTicks64(void);
Uint64 __wrap_SDL_GetTicks64(void)
{
    int clock = SDL_AtomicGet(&machine.clock);
    return clock ? (Uint64)clock : __real_SDL_GetTicks64();
}

int __real_SDL_CondWaitTimeout(SDL_cond *cond, SDL_mutex *mutex, Uint32 ms);
int __wrap_SDL_CondWaitTimeout(SDL_cond *cond, SDL_mutex *mutex, Uint32 ms)
{
    int rest = SDL_AtomicGet(&machine.rest);
    if (ms < 1000) /* at the end, where a slow machine is no server that hangs */
        return __real_SDL_CondWaitTimeout(cond, mutex, SDL_AtomicGet(&machine.held) ? ms : 60000);
    return __real_SDL_CondWaitTimeout(cond, mutex, rest ? (Uint32)rest : ms);
}

SDL_Thread *__real_SDL_CreateThread(SDL_ThreadFunction does, const char *name, void *data);
SDL_Thread *__wrap_SDL_CreateThread(SDL_ThreadFunction does, const char *name, void *data)
{
    if (!SDL_AtomicGet(&machine.no_thread))
        return __real_SDL_CreateThread(does, name, data);
    SDL_SetError("there are too many threads");
    return NULL;
}

char *__real_file_read(const char *path, size_t *size, struct error *error);
char *__wrap_file_read(const char *path, size_t *size, struct error *error)
{
    int at = strstr(path, "sounds/") ? SDL_AtomicAdd(&machine.reads, 1) : NOTED;
    if (at < NOTED)
        SDL_strlcpy(machine.read[at], strstr(path, "sounds/") + 7, MATCH_PATH);
    return __real_file_read(path, size, error);
}

static void note_play(int channel, const Mix_Chunk *chunk)
{
    int frequency = 1, channels = 1, at = SDL_AtomicGet(&machine.plays);
    Uint16 format;
    Mix_QuerySpec(&frequency, &format, &channels);
    if (at < NOTED)
        machine.played[at] = (struct play){.channel = channel,
                                           .loudness = channel < 0 ? -1 : Mix_Volume(channel, -1),
                                           .left = machine.left,
                                           .right = machine.right,
                                           .seconds = (double)chunk->alen / 2 / channels / frequency,
                                           .chunk = chunk};
    SDL_AtomicAdd(&machine.plays, 1);
}

int __real_Mix_SetPanning(int channel, Uint8 left, Uint8 right);
int __wrap_Mix_SetPanning(int channel, Uint8 left, Uint8 right)
{
    machine.left = left;
    machine.right = right;
    return __real_Mix_SetPanning(channel, left, right);
}

#ifdef Mix_PlayChannel /* a macro of older mixers */
int __real_Mix_PlayChannelTimed(int channel, Mix_Chunk *chunk, int loops, int ticks);
int __wrap_Mix_PlayChannelTimed(int channel, Mix_Chunk *chunk, int loops, int ticks)
{
    int got = __real_Mix_PlayChannelTimed(channel, chunk, loops, ticks);
    note_play(got, chunk);
    return got;
}
#else
int __real_Mix_PlayChannel(int channel, Mix_Chunk *chunk, int loops);
int __wrap_Mix_PlayChannel(int channel, Mix_Chunk *chunk, int loops)
{
    int got = __real_Mix_PlayChannel(channel, chunk, loops);
    note_play(got, chunk);
    return got;
}
#endif

/* --- the program --- */

static char folder[MATCH_PATH];
static char told[100]; /* the first file that was complained of */

static void note_told(void *to, const char *name)
{
    (void)to;
    SDL_strlcpy(told, name, sizeof told);
}

/* The program without a picture, as far as sounds are concerned. */
static void open_program(void)
{
    memset(&machine, 0, sizeof machine);
    SDL_AtomicSet(&machine.devices, -1);
    system_set("SDL_AUDIODRIVER", "dummy");
    memset(&app, 0, sizeof app);
    SDL_SetMainReady();
    SDL_Init(SDL_INIT_TIMER | SDL_INIT_EVENTS);
    settings_defaults(&app.settings);
    app.settings.music = 0;
}

static void close_program(void)
{
    audio_deinit(&app);
    SDL_Quit();
    system_set("TIGERS_ASSETS", NULL);
}

/* Into a folder that has nothing else; or its first half alone. */
static void put_sound(const char *name, bool whole)
{
    char from[MATCH_PATH], to[2 * MATCH_PATH];
    size_t size;
    snprintf(from, sizeof from, SOURCE_DIR "/assets/sounds/%s", name);
    snprintf(to, sizeof to, "%s/assets/sounds/%s", folder, name);
    char *data = file_read(from, &size, NULL);
    assert_non_null(data);
    assert_true(file_write(to, data, whole ? size : size / 2, NULL));
    free(data);
    SDL_AtomicSet(&machine.reads, 0);
}

static void begin_folder(void)
{
    static const char *const folders[] = {"assets", "assets/sounds", "assets/sounds/voices",
                                          "assets/sounds/voices/en"};
    char inside[2 * MATCH_PATH];
    match_folder(folder);
    for (int i = 0; i < 4; i++) {
        snprintf(inside, sizeof inside, "%s/%s", folder, folders[i]);
        assert_true(disk_make_folder(inside));
    }
    system_set("TIGERS_ASSETS", folder);
}

static int wanted; /* effects, or pieces */

static bool are_played(void)
{
    return SDL_AtomicGet(&machine.plays) >= wanted;
}

/* Fails unless that many effects and calls are played, since the program began. */
static void assert_played(int count)
{
    wanted = count;
    assert_true(comes(are_played));
}

static bool is_closed(void)
{
    return !device_is_open();
}

static bool something_is_sent(void)
{
    SDL_PumpEvents();
    return SDL_HasEvent(SDL_USEREVENT);
}

/* Takes what the thread has sent, as the loop does. */
static void take_events(void)
{
    SDL_Event event;
    while (SDL_PollEvent(&event))
        if (event.type == SDL_USEREVENT)
            loop_handle(&app, &event);
}

/* True if that file was the number `at` to be read. */
static bool read_was(int at, const char *name)
{
    return SDL_AtomicGet(&machine.reads) > at && strcmp(machine.read[at], name) == 0;
}

/* --- what is wrong with files --- */

/* This comes first: of all that is missing in a run of the program only the first is told in the window. */
TEST(a_sound_that_is_cut_off_is_told_once_and_others_play)
{
    open_program();
    begin_folder();
    put_sound("refuse.wav", false);
    put_sound("shuffle.ogg", true);
    paths_tell(note_told, NULL);
    audio_init(&app);
    audio_play(&app, SOUND_REFUSE);
    assert_true(comes(something_is_sent));
    assert_string_equal(told, ""); /* not from the sounds' thread */
    take_events();
    assert_string_equal(told, "assets/sounds/refuse.wav");
    audio_play(&app, SOUND_REFUSE);
    audio_play(&app, SOUND_SHUFFLE);
    assert_played(1);
    assert_false(something_is_sent());
    assert_int_equal(SDL_AtomicGet(&machine.reads), 2); /* what is broken is not read again */
    paths_tell(NULL, NULL);
    close_program();
    match_remove_folder(folder);
}

TEST(without_music_there_are_effects)
{
    open_program();
    begin_folder();
    put_sound("shuffle.ogg", true);
    app.settings.music = 5;
    audio_init(&app);
    assert_true(comes(something_is_sent));
    take_events();
    audio_play(&app, SOUND_SHUFFLE);
    assert_played(1);
    assert_false(Mix_PlayingMusic());
    audio_apply(&app); /* as after each change of the settings: it is not looked for again */
    close_program();
    assert_false(SDL_WasInit(SDL_INIT_AUDIO));
    assert_int_equal(SDL_AtomicGet(&machine.reads), 1);
    match_remove_folder(folder);
}

/* A call in words of which there is no recording is the sound that was there before the words. */
TEST(a_call_without_its_recording_is_a_sound)
{
    open_program();
    begin_folder();
    put_sound("call-pung.ogg", true);
    put_sound("voices/en/chow-low.ogg", true);
    audio_init(&app);
    audio_call(&app, SOUND_CALL_PUNG, "en/pung-low", AUDIO_HERE);
    assert_played(1);
    assert_true(read_was(0, "call-pung.ogg"));
    audio_call(&app, SOUND_CALL_CHOW, "en/chow-low", AUDIO_HERE);
    audio_call(&app, SOUND_CALL_CHOW, "en/chow-low", AUDIO_HERE);
    close_program();
    assert_true(read_was(1, "voices/en/chow-low.ogg"));
    assert_int_equal(SDL_AtomicGet(&machine.reads), 2); /* once said, it is known */
    match_remove_folder(folder);
}

/* --- devices --- */

static void assert_silence_is_told_once(void)
{
    headless_open(960, 600, SPEED_OFF);
    app_go(&app, scene_title(&app));
    audio_init(&app);
    audio_play(&app, SOUND_BUTTON);
    assert_true(comes(something_is_sent));
    take_events();
    headless_assert_reads("No sound: ");
    toast_clear(&app);
    audio_play(&app, SOUND_BUTTON);
    app.settings.music = 5;
    audio_apply(&app);
    audio_deinit(&app); /* which ends when all of it was followed */
    assert_false(something_is_sent());
    headless_close();
}

TEST(without_a_driver_it_is_told_once_that_there_is_no_sound)
{
    open_program();
    SDL_Quit();
    system_set("SDL_AUDIODRIVER", "no such driver");
    assert_silence_is_told_once();
}

TEST(so_it_is_without_a_device)
{
    open_program();
    SDL_Quit();
    SDL_AtomicSet(&machine.devices, 0);
    assert_silence_is_told_once();
    assert_int_equal(SDL_AtomicGet(&machine.opened), 0); /* some drivers complain at length */
}

/* A device that is not there yet, or is another program's: it was asked for in vain, and told. */
static void begin_in_vain(void)
{
    open_program();
    SDL_AtomicSet(&machine.devices, 0);
    SDL_AtomicSet(&machine.clock, 1000);
    audio_init(&app);
    audio_play(&app, SOUND_BUTTON);
    assert_true(comes(something_is_sent));
    take_events();
    assert_false(SDL_WasInit(SDL_INIT_AUDIO));
}

TEST(a_device_that_comes_later_is_heard)
{
    begin_in_vain();
    SDL_AtomicSet(&machine.clock, 12000);
    audio_play(&app, SOUND_BUTTON); /* in vain again, which nobody is told */
    SDL_AtomicSet(&machine.devices, -1);
    SDL_AtomicSet(&machine.clock, 23000);
    audio_play(&app, SOUND_BUTTON);
    assert_played(1);
    assert_false(something_is_sent());
    close_program();
    assert_false(SDL_WasInit(SDL_INIT_AUDIO));
}

/* Some drivers complain at length. */
TEST(it_is_not_asked_for_at_every_sound)
{
    begin_in_vain();
    SDL_AtomicSet(&machine.clock, 5000);
    for (int i = 0; i < 20; i++)
        audio_play(&app, SOUND_BUTTON);
    audio_apply(&app); /* as after a change of other settings */
    audio_deinit(&app);
    assert_int_equal(SDL_AtomicGet(&machine.asked), 1);
    close_program();
}

/* A player who hears nothing tries what there is to be tried. */
TEST(it_is_asked_for_at_once_when_a_volume_changes)
{
    for (int mutes = 0; mutes < 2; mutes++) {
        begin_in_vain();
        SDL_AtomicSet(&machine.devices, -1);
        if (mutes) {
            app.settings.muted = true;
            audio_apply(&app);
            app.settings.muted = false;
        } else {
            app.settings.sound++;
        }
        audio_apply(&app);
        audio_play(&app, SOUND_BUTTON);
        assert_played(1);
        close_program();
    }
}

/* The system gives no thread to the sounds: the game is played in silence. */
TEST(without_a_thread_the_game_is_silent)
{
    open_program();
    SDL_AtomicSet(&machine.no_thread, 1);
    app.settings.music = 5;
    audio_init(&app);
    audio_play(&app, SOUND_BUTTON);
    audio_apply(&app);
    audio_turn(&app);
    audio_complain(&app);
    assert_int_equal(SDL_AtomicGet(&machine.opened), 0);
    close_program();
}

/* Another device than before may want another format: what was read for the old one would sound too high. */
TEST(after_a_rest_another_device_plays_at_the_same_pace)
{
    open_program();
    audio_init(&app);
    for (int i = 0; i < 2; i++) {
        audio_play(&app, SOUND_BUTTON);
        assert_played(i + 1);
        SDL_AtomicSet(&machine.rest, 10);
        audio_apply(&app);
        assert_true(comes(is_closed)); /* nothing sounds for a while */
        SDL_AtomicSet(&machine.rest, 0);
        SDL_AtomicSet(&machine.frequency, 22050);
        SDL_AtomicSet(&machine.channels, 1);
    }
    assert_int_equal(SDL_AtomicGet(&machine.opened), 2);
    assert_true(machine.played[0].seconds > 0.01);
    assert_true(fabs(machine.played[0].seconds - machine.played[1].seconds) < 0.01);
    close_program();
}

/* What plays is no silence, what is turned off is. */
TEST(music_keeps_the_device)
{
    open_program();
    app.settings.music = 5;
    audio_init(&app);
    assert_true(comes(music_plays));
    SDL_AtomicSet(&machine.rest, 5);
    audio_apply(&app);
    SDL_Delay(100); /* many rests */
    assert_true(music_plays());
    app.settings.muted = true;
    audio_apply(&app);
    assert_true(comes(is_closed));
    app.settings.muted = false;
    audio_apply(&app);
    assert_true(comes(music_plays));
    assert_int_equal(SDL_AtomicGet(&machine.opened), 2);
    close_program();
}

/* --- what is heard --- */

static bool pieces_are_read(void)
{
    return SDL_AtomicGet(&machine.reads) >= wanted && music_plays();
}

static void assert_pieces_read(int count)
{
    wanted = count;
    assert_true(comes(pieces_are_read));
}

TEST(the_pieces_take_turns)
{
    open_program();
    app.settings.music = 5;
    audio_init(&app);
    for (int i = 0; i <= PIECES; i++) {
        assert_pieces_read(i + 1);
        Mix_HaltMusic(); /* the end of it, as for who listens */
    }
    for (int i = 0; i < PIECES; i++)
        for (int k = 0; k < i; k++)
            assert_string_not_equal(machine.read[i], machine.read[k]);
    assert_string_equal(machine.read[0], machine.read[PIECES]);
    close_program();
}

/* In a place around the table the piece that was chosen for it plays, and then again. */
TEST(a_place_has_its_own_piece)
{
    open_program();
    app.settings.music = 5;
    app.settings.place = 1;
    app.settings.tunes[1] = 2; /* the second of them */
    audio_init(&app);
    for (int i = 0; i < 2; i++) {
        assert_pieces_read(i + 1);
        assert_string_equal(machine.read[i], "music/pond.ogg");
        Mix_HaltMusic();
    }
    close_program();
}

/* --- loudness --- */

TEST(each_volume_is_for_its_own)
{
    open_program();
    app.settings.sound = 10;
    app.settings.voice = 5;
    audio_init(&app);
    audio_play(&app, SOUND_BUTTON);
    audio_call(&app, SOUND_CALL_PUNG, "en/pung-low", AUDIO_HERE);
    assert_played(2);
    assert_true(machine.played[0].channel >= VOICES && machine.played[1].channel < VOICES);
    assert_int_equal(machine.played[0].loudness, MIX_MAX_VOLUME);
    assert_true(machine.played[1].loudness > 0 && machine.played[1].loudness < MIX_MAX_VOLUME);
    app.settings.sound = 1;
    app.settings.voice = 10;
    audio_apply(&app);
    audio_play(&app, SOUND_BUTTON);
    audio_call(&app, SOUND_CALL_PUNG, "en/pung-low", AUDIO_HERE);
    assert_played(4);
    assert_true(machine.played[2].loudness > 0);
    assert_true(machine.played[2].loudness < machine.played[1].loudness);
    assert_int_equal(machine.played[3].loudness, MIX_MAX_VOLUME);
    close_program();
}

TEST(what_is_turned_down_to_nothing_is_not_played)
{
    open_program();
    app.settings.sound = app.settings.voice = 0;
    audio_init(&app);
    audio_play(&app, SOUND_BUTTON);
    audio_call(&app, SOUND_CALL_PUNG, "en/pung-low", AUDIO_HERE);
    app.settings.sound = app.settings.voice = app.settings.music = 5;
    app.settings.muted = true;
    audio_apply(&app);
    audio_play(&app, SOUND_BUTTON);
    audio_call(&app, SOUND_CALL_PUNG, "en/pung-low", AUDIO_HERE);
    close_program();
    assert_int_equal(SDL_AtomicGet(&machine.opened), 0); /* not even a device is asked for */
}

static bool is_quiet(void)
{
    return Mix_Volume(TENSION + 1, -1) == 0 && Mix_Volume(0, -1) == 0;
}

/* When you mute the game, a sound that is playing stops. */
TEST(muting_ends_what_sounds)
{
    open_program();
    audio_init(&app);
    audio_play(&app, SOUND_SHUFFLE);
    assert_played(1);
    app.settings.muted = true;
    audio_apply(&app);
    assert_true(comes(is_quiet));
    close_program();
}

/* --- many sounds --- */

/* The tone rises with each pattern that is counted, as far as there are tones. */
TEST(points_rise_to_the_last_tone)
{
    static const int steps[] = {0, 3, 7, 20};
    static const char *const names[] = {"point-1.ogg", "point-4.ogg", "point-8.ogg"};
    open_program();
    audio_init(&app);
    for (int i = 0; i < 4; i++)
        audio_play_step(&app, SOUND_POINT, steps[i]);
    assert_played(4);
    close_program();
    for (int i = 0; i < 3; i++)
        assert_true(read_was(i, names[i]));
    assert_int_equal(SDL_AtomicGet(&machine.reads), 3); /* above the last one it is played again */
}

/* The points differ by their chunks, as nothing bends them. */
TEST(variants_come_at_random_and_never_twice_together)
{
    open_program();
    audio_init(&app);
    for (int i = 0; i < NOTED; i++) {
        audio_play(&app, SOUND_POINT);
        assert_played(i + 1);
        Mix_HaltChannel(-1);
    }
    close_program();
    assert_int_equal(SDL_AtomicGet(&machine.reads), 8); /* all are heard */
    int turns = 0;
    for (int i = 8; i < NOTED; i++) {
        assert_ptr_not_equal(machine.played[i].chunk, machine.played[i - 1].chunk);
        turns += machine.played[i].chunk == machine.played[i - 8].chunk;
    }
    assert_true(turns < NOTED / 2);
}

/* By 3 % at most, and no tone that the music may play too. */
TEST(wood_is_a_little_higher_or_lower_each_time)
{
    double lowest = 10, highest = 0;
    open_program();
    audio_init(&app);
    for (int i = 0; i < 40; i++) {
        audio_play(&app, i < 20 ? SOUND_DUMMY : SOUND_TREASURE);
        assert_played(i + 1);
        Mix_HaltChannel(-1);
    }
    close_program();
    for (int i = 0; i < 20; i++) {
        lowest = fmin(lowest, machine.played[i].seconds);
        highest = fmax(highest, machine.played[i].seconds);
    }
    assert_true(highest > 1.01 * lowest && highest < 1.065 * lowest);
    for (int i = 21; i < 40; i++)
        assert_ptr_equal(machine.played[i].chunk, machine.played[20].chunk);
}

/* 3 dB in all, and a fifth of the way to a side. */
TEST(another_player_is_softer_and_aside)
{
    open_program();
    audio_init(&app);
    audio_play(&app, SOUND_DISCARD);
    for (int place = AUDIO_LEFT; place <= AUDIO_ACROSS; place++) {
        audio_play_from(&app, SOUND_DISCARD, (enum audio_place)place);
        audio_call(&app, SOUND_CALL_PUNG, "en/pung-low", (enum audio_place)place);
    }
    assert_played(7);
    close_program();
    assert_int_equal(machine.played[0].left, 255);
    assert_int_equal(machine.played[0].right, 255);
    for (int i = 1; i < 7; i++) {
        double left = machine.played[i].left / 255., right = machine.played[i].right / 255.;
        double aside = atan2(right, left) / atan2(1, 1) - 1; /* -1 to 1, if the power stays */
        assert_true(fabs(10 * log10((left * left + right * right) / 2) + 3) < .1);
        assert_true(fabs(aside - (i < 3 ? -.2 : i < 5 ? .2 : 0)) < .01);
    }
}

static bool tension_plays(void)
{
    return device_is_open() && Mix_Playing(TENSION) && Mix_FadingChannel(TENSION) != MIX_FADING_OUT;
}

static bool tension_is_over(void)
{
    return !Mix_Playing(TENSION);
}

TEST(the_last_tiles_are_heard_with_the_music)
{
    open_program();
    audio_init(&app);
    audio_tension(&app, true);
    audio_play(&app, SOUND_BUTTON);
    assert_played(1);
    assert_true(tension_is_over()); /* music is off */
    app.settings.music = 5;
    audio_apply(&app);
    assert_true(comes(tension_plays));
    audio_play(&app, SOUND_BUTTON);
    assert_played(2);
    assert_true(tension_plays() && machine.played[1].channel > TENSION);
    audio_tension(&app, false);
    assert_true(comes(tension_is_over));
    audio_tension(&app, true);
    assert_true(comes(tension_plays));
    app.settings.muted = true;
    audio_apply(&app);
    assert_true(comes(tension_is_over));
    close_program();
}

/* A device that takes long to open: what nobody could tell apart any more is left out, and the game goes on.
 */
TEST(while_a_device_opens_few_sounds_wait)
{
    open_program();
    SDL_AtomicSet(&machine.held, 1);
    audio_init(&app);
    for (int i = 0; i < 100; i++)
        audio_play(&app, SOUND_TILE);
    SDL_AtomicSet(&machine.held, 0);
    close_program();
    assert_true(SDL_AtomicGet(&machine.plays) > 0 && SDL_AtomicGet(&machine.plays) < 100);
}

/* More recordings than are kept: the first is read again when it comes again, and is heard. */
TEST(all_recordings_are_heard_however_many)
{
    static const char *const voices[] = {"en", "de", "fr"}, *const words[] = {"chow", "kong", "pung"},
                             *const kinds[] = {"low", "high"};
    char name[32];
    int count = 0;
    open_program();
    audio_init(&app);
    for (int again = 0; again < 2; again++)
        for (int i = 0; i < 18; i++) {
            snprintf(name, sizeof name, "%s/%s-%s", voices[i / 6], words[i % 3], kinds[i / 3 % 2]);
            audio_call(&app, SOUND_CALL_PUNG, name, AUDIO_HERE);
            assert_played(++count);
            assert_true(machine.played[count - 1].channel < VOICES);
        }
    close_program();
}

/* As when PulseAudio is stopped: the game ends all the same. */
TEST(a_sound_server_that_never_answers_is_not_waited_for)
{
    open_program();
    SDL_AtomicSet(&machine.held, 1);
    audio_init(&app);
    audio_play(&app, SOUND_TILE);
    while (!SDL_AtomicGet(&machine.opened))
        SDL_Delay(1);
    assert_false(audio_deinit(&app)); /* and returns */
    assert_null(app.audio);
    SDL_AtomicSet(&machine.held, 0);
    while (!SDL_AtomicGet(&machine.quits)) /* the thread ends with the server */
        SDL_Delay(1);
    close_program();
}
