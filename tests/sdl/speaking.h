/*
 * speaking.h: a scene that is spoken into a file, for tests that listen to it.
 */
#ifndef TESTS_SDL_SPEAKING_H
#define TESTS_SDL_SPEAKING_H

#include <stdlib.h>

#include "base/file.h"
#include "sdl/app/speaker.h"
#include "sdl/headless.h"
#include "support/match.h"

static char folder[MATCH_PATH], path[MATCH_PATH + 16];
static size_t read_so_far;

/* The program that is open is spoken into a file of its own from now on, a scene of it once it is gone to. */
static inline void begin_speaking(void)
{
    app.painter.unseen = true; /* what is written is heard all the same */
    match_folder(folder);
    snprintf(path, sizeof path, "%s/speech.txt", folder);
    app.command_line.speech = path;
    read_so_far = 0;
    speaker_init(&app);
}

static inline void speak_scene(struct scene *scene)
{
    assert_non_null(scene);
    app_go(&app, scene);
    headless_steps(3);
    speaker_step(&app);
}

static inline void open_speaking(const char *scene)
{
    headless_open(1280, 800, SPEED_OFF);
    app.settings.reduced_motion = true;
    app.command_line.replay = SOURCE_DIR "/tests/golden/robbed-kong.tigers";
    begin_speaking();
    speak_scene(scene_by_name(&app, scene));
}

static inline void close_speaking(void)
{
    speaker_deinit(&app);
    headless_close();
    match_remove_folder(folder);
}

/* What was said since it was asked last; valid until it is asked again. */
static inline const char *heard(void)
{
    static char *said;
    struct error why;
    for (int i = 0; i < 3; i++) {
        headless_step();
        speaker_step(&app);
    }
    free(said);
    said = file_read(path, NULL, &why);
    assert_non_null(said);
    size_t size = strlen(said);
    memmove(said, said + read_so_far, size - read_so_far + 1);
    read_so_far = size;
    return said;
}

static inline void assert_heard(const char *part)
{
    const char *said = heard();
    if (!strstr(said, part))
        fail_msg("\"%s\" was not said, but: %s", part, said);
}

static inline void press(SDL_Keycode code, Uint16 modifiers)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    event.key.keysym.mod = modifiers;
    loop_handle(&app, &event);
}

#endif
