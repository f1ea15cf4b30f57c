/*
 * every_scene.h: all scenes of the gallery open at a time, so that each match is played once, and each
 * backdrop painted once, for tests that draw every one in many sizes, languages or looks.
 */
#ifndef TESTS_SDL_EVERY_SCENE_H
#define TESTS_SDL_EVERY_SCENE_H

#include "sdl/app/scenes.h"
#include "sdl/headless.h"

enum { EVERY_SCENE_MAX = 400, EVERY_SCENE_STEPS = 12 };

static struct every_scene {
    const char *name;
    struct scene *scene;
    struct session *session;
    struct company *company; /* those it is played with, or NULL */
} every_scene[EVERY_SCENE_MAX];
static int every_scene_count;

/* Lets what opens by and by be there whole, such as a result that is counted. A clock that runs never rests.
 */
static inline void every_scene_settle(void)
{
    for (int i = 0; i < EVERY_SCENE_STEPS && (app.animating || !i); i++)
        loop_step(&app);
}

/* Makes the scene with that place in the list the one that is drawn. */
static inline void every_scene_show(int which)
{
    app.top = every_scene[which].scene;
    app.session = every_scene[which].session;
    app.company = every_scene[which].company;
}

static inline void every_scene_hide(void)
{
    app.top = NULL;
    app.session = NULL;
    app.company = NULL;
}

/* Opens the one with that place in the list. */
static inline void every_scene_begin(int which)
{
    struct every_scene *every = &every_scene[which];
    app.settings.said[0] = '\0'; /* the eight say the same each time */
    app_go(&app, scene_by_name(&app, every->name));
    assert_non_null(app.top);
    every_scene_settle();
    every->scene = app.top;
    every->session = app.session;
    every->company = app.company;
    every_scene_hide();
}

/* Which part of all scenes every_scene_open opens, of how many. */
static int every_scene_part = 1, every_scene_parts = 1;

/* Opens those whose names hold `only` (NULL: all) in a window in memory. */
static inline void every_scene_open(int width, int height, const char *only)
{
    const struct scene_entry *entry;
    headless_open(width, height, SPEED_OFF);
    app.command_line.screenshot = "none"; /* tables stand still */
    app.command_line.replay = SOURCE_DIR "/tests/golden/tenpai-guesses.tigers";
    for (int i = 0; (entry = scene_entry_at(i)); i++) {
        if ((only && !strstr(entry->name, only)) || i % every_scene_parts != every_scene_part - 1)
            continue;
        assert_true(every_scene_count < EVERY_SCENE_MAX);
        every_scene[every_scene_count].name = entry->name;
        every_scene_begin(every_scene_count++);
    }
}

/* The one that is shown is closed. */
static inline void every_scene_end(void)
{
    app_close_scenes(&app);
    if (app.company)
        app.company->leave(&app); /* it hears the session */
    session_free(app.session);
    app.session = NULL;
}

static inline void every_scene_close(void)
{
    for (; every_scene_count > 0; every_scene_count--) {
        every_scene_show(every_scene_count - 1);
        every_scene_end();
    }
    headless_close();
}

/* Another window and another scale of the interface. */
static inline void every_scene_resize(int width, int height, int scale)
{
    SDL_FreeSurface(app.picture);
    app.picture = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    app.settings.scale = scale;
    window_measure(&app);
}

/* Scenes that make words when they are opened, and over which nobody can change the language. */
static inline bool every_scene_keeps_words(const char *name)
{
    static const char *const parts[] = {"-sheet",  "-log",  "import", "languages",     "question",
                                        "options", "fault", "aside",  "day-under-way", "friend-undo"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strstr(name, parts[i]))
            return true;
    return false;
}

/* Everything is said in another language: its code, or "pseudo". */
static inline void every_scene_speak(const char *code)
{
    struct error why;
    app.command_line.language = code;
    if (!app_speak(&app, &why))
        fail_msg("%s", why.message);
    for (int i = 0; i < every_scene_count; i++) {
        every_scene_show(i);
        if (every_scene_keeps_words(every_scene[i].name)) {
            every_scene_end();
            every_scene_begin(i);
            continue;
        }
        for (struct scene *scene = app.top; scene; scene = scene->under)
            if (scene->class->reword)
                scene->class->reword(scene, &app);
    }
    every_scene_hide();
}

#endif
