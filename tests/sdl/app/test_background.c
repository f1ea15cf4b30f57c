/*
 * test_background.c: what the game leaves to the system and to others: the screen may sleep while nobody does
 * anything, and the music rests while another window is in front, unless the player wants it on.
 */
#include "support/test.h"

#include "sdl/app/audio.h"
#include "sdl/headless.h"
#include "sdl/hearing.h"

static bool music_rests(void)
{
    return Mix_PausedMusic();
}

static void send(Uint8 kind)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = kind;
    loop_handle(&app, &event);
}

TEST(music_rests_in_the_background_unless_it_is_wanted)
{
    headless_open(960, 600, SPEED_OFF);
    app_go(&app, scene_by_name(&app, "title"));
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    assert_true(app.settings.pause_music); /* as it comes */
    app.settings.music = 5;
    audio_init(&app);
    assert_true(comes(music_plays));
    send(SDL_WINDOWEVENT_FOCUS_LOST);
    assert_true(comes(music_rests));
    send(SDL_WINDOWEVENT_FOCUS_GAINED);
    assert_true(comes(music_plays));
    app.settings.pause_music = false;
    send(SDL_WINDOWEVENT_FOCUS_LOST);
    audio_play(&app, SOUND_SHUFFLE); /* asked for later: when it sounds, the music would rest */
    assert_true(comes(effect_plays));
    assert_true(music_plays());
    audio_deinit(&app);
    headless_close();
}

/* SDL keeps the screen awake for any program with a window, unless it is told not to. */
TEST(the_screen_may_sleep)
{
    struct error error = {0};
    memset(&app, 0, sizeof app);
    settings_defaults(&app.settings);
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1); /* no other loads the system's drivers, which leak */
    SDL_SetMainReady();
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO), 0);
    assert_false(SDL_IsScreenSaverEnabled());
    if (!window_open(&app, &error))
        fail_msg("%s", error.message);
    assert_true(SDL_IsScreenSaverEnabled());
    window_close(&app);
    SDL_Quit();
}
