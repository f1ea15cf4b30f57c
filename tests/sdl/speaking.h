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

static inline void open_speaking(const char *scene)
{
    headless_open(1280, 800, SPEED_OFF);
    app.settings.reduced_motion = true;
    app.painter.unseen = true; /* what is written is heard all the same */
    app.command_line.replay = SOURCE_DIR "/tests/golden/robbed-kong.tigers";
    match_folder(folder);
    snprintf(path, sizeof path, "%s/speech.txt", folder);
    app.command_line.speech = path;
    read_so_far = 0;
    speaker_init(&app);
    struct scene *first = scene_by_name(&app, scene);
    assert_non_null(first);
    app_go(&app, first);
    headless_steps(3);
    speaker_step(&app);
}

static inline void close_speaking(void)
{
    speaker_deinit(&app);
    headless_close();
    match_remove_folder(folder);
}

/* What was said since it was asked last; the caller frees it. */
static inline char *heard(void)
{
    struct error why;
    for (int i = 0; i < 3; i++) {
        headless_step();
        speaker_step(&app);
    }
    char *all = file_read(path, NULL, &why);
    assert_non_null(all);
    size_t size = strlen(all);
    memmove(all, all + read_so_far, size - read_so_far + 1);
    read_so_far = size;
    return all;
}

static inline void assert_heard(const char *part)
{
    char *said = heard();
    if (!strstr(said, part))
        fail_msg("\"%s\" was not said, but: %s", part, said);
    free(said);
}

static inline void press(SDL_Keycode code, Uint16 modifiers)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    event.key.keysym.mod = modifiers;
    loop_handle(&app, &event);
}

#endif
