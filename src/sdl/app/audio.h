/*
 * audio.h: effects, voices and music.
 *
 * A separate thread reads files and opens the device, so that neither delays the picture; in a browser there
 * is no thread, and the loop calls audio_turn. The device is open only while something sounds and some
 * seconds longer, because an open one keeps waking the processor. Without a device the game is silent and
 * says so once; it tries again after some seconds, at the next sound, and when a volume changes. Files are
 * read when first played. An effect with variants plays any but the one before, and what knocks on wood is
 * each time a little higher or lower: by a random source of its own, as no match may depend on sounds.
 */
#ifndef SDL_AUDIO_H
#define SDL_AUDIO_H

#include <stdbool.h>

#include "sdl/sound/sound.h"

struct app;

/* Where a sound comes from: the player at the screen, or another one, who is softer. */
enum audio_place { AUDIO_HERE, AUDIO_LEFT, AUDIO_RIGHT, AUDIO_ACROSS };

void audio_play(struct app *app, enum sound sound);
void audio_play_from(struct app *app, enum sound sound, enum audio_place place);

/* Plays step `step`, from 0, of a sound in steps (SOUND_POINT rises); the last step for all above. */
void audio_play_step(struct app *app, enum sound sound, int step);

/* Plays the recording of a spoken call (words/voices/voices.h) at the voices' volume; `sound` if it is
 * missing. */
void audio_call(struct app *app, enum sound sound, const char *recording, enum audio_place place);

/* The wall is nearly empty, or no longer: a quiet loop comes and goes, as loud as the music. */
void audio_tension(struct app *app, bool tense);

/* Calls the watcher for every sound that is asked for, also when it is off or there is no device; NULL ends
 * that. */
typedef void audio_watcher(enum sound sound);
void audio_watch(audio_watcher *watcher);

/* Follows the volumes and the mute of the settings; starts or stops the music. */
void audio_apply(struct app *app);

/* Reports a missing or broken file. The loop calls it when the sound thread sends SDL_USEREVENT. */
void audio_complain(struct app *app);

/* In a browser: handles the requests since the last turn, once the browser allows sound. */
void audio_turn(struct app *app);

/* For the app. Call it after all other parts of SDL are initialized, because the thread initializes one too.
 */
void audio_init(struct app *app);

/* Stops the thread. False if the sound server does not answer within half a second: the thread is then
 * abandoned, and the caller must not call SDL_Quit, which would wait for it. */
bool audio_deinit(struct app *app);

#endif
