/*
 * audio.h: effects, voices and music.
 *
 * They have a thread of their own, so that neither reading a file nor opening the device holds up the
 * picture; a browser's page has none, and its loop calls audio_turn instead. The device is open only while
 * something sounds and some seconds longer: an open one wakes the processor all the time. Without a sound
 * device the game is silent and says so once; it asks for one again after some seconds, when something is to
 * sound, and when a volume changes. Files are read when first played; some effects have
 * variants that take turns.
 */
#ifndef SDL_AUDIO_H
#define SDL_AUDIO_H

#include <stdbool.h>

struct app;

enum sound {
    SOUND_DISCARD, /* tile on wood */
    SOUND_TILE,    /* tile on tile */
    SOUND_DRAW,    /* a tile taken from the wall */
    SOUND_SHUFFLE,
    SOUND_WALL, /* the wall is built */
    SOUND_DEAL,
    SOUND_DICE,
    SOUND_TURN,  /* a tile is turned over */
    SOUND_DUMMY, /* a tile for the dummy */
    SOUND_CALL_CHOW,
    SOUND_CALL_PUNG,
    SOUND_CALL_KONG,
    SOUND_CALL_RIICHI,
    SOUND_CALL_WIN,
    SOUND_CALL_PASS,
    SOUND_TREASURE,
    SOUND_POINT, /* one pattern counted; its steps rise */
    SOUND_STICK, /* a Riichi's stick comes down */
    SOUND_STAMP, /* the seal of a rare hand */
    SOUND_WIN,
    SOUND_LOSS,
    SOUND_DRAW_ROUND,
    SOUND_MATCH_WIN,
    SOUND_MATCH_LOSS,
    SOUND_HOVER,
    SOUND_BUTTON,
    SOUND_REFUSE, /* a click on what cannot be done */
    SOUND_WARNING,
    SOUND_UNDO,
    SOUND_COUNT
};

void audio_play(struct app *app, enum sound sound);

/* A sound that has steps, such as SOUND_POINT whose tone rises: number `step` from 0, the last for all above.
 */
void audio_play_step(struct app *app, enum sound sound, int step);

/* A call in words, at the volume of voices: the recording of that name (words/voices/voices.h). The sound
 * where it is missing. */
void audio_call(struct app *app, enum sound sound, const char *recording);

/* Follows the volumes and the mute of the settings; starts or stops the music. */
void audio_apply(struct app *app);

/* Tells of a file that was missing or broken: the loop calls it when the sounds' thread sends SDL_USEREVENT.
 */
void audio_complain(struct app *app);

/* In a page: does what is wanted since the last turn, once the browser allows sound. */
void audio_turn(struct app *app);

/* Called by the app; init after whatever else begins parts of SDL, as the thread does too. */
void audio_init(struct app *app);

/* False if the sound server does not answer within half a second: then the thread is left to end with it or
 * with the program, and SDL_Quit would wait for it. */
bool audio_deinit(struct app *app);

#endif
