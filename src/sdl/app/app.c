/*
 * app.c: the window program as a whole (app.h).
 */
#include "sdl/app/app.h"

#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "base/file.h"
#include "base/streams.h"
#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/data_folder.h"
#include "sdl/app/loop.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/app/toast.h"
#include "sdl/app/window.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/crew.h"
#include "sdl/art/paths.h"
#include "sdl/system/failure.h"
#include "sdl/system/locales.h"
#include "sdl/system/page.h"
#include "session/json_memory.h"
#include "words/languages/languages.h"
#include "words/problem_words.h"

enum { EXIT_BAD = 1, EXIT_USAGE = 2, SETTLE_STEPS = 240, LARGE = 256 * 1024 /* bytes */ };

/* The settings could not be read but may be intact: they are written only after a change. */
static bool settings_stay;

void app_dirty(struct app *app)
{
    app->dirty = true;
}

void app_animate(struct app *app)
{
    app->animating = true;
    app->dirty = true;
}

void app_wake(struct app *app, float seconds)
{
    double at = loop_seconds() + (double)seconds;
    if (app->wake_at < 0 || at < app->wake_at)
        app->wake_at = at;
}

int app_speed(const struct app *app)
{
    if (app->pace)
        return app->pace - 1;
    return app->command_line.speed >= 0 ? app->command_line.speed : app->settings.speed;
}

float app_duration(const struct app *app, float milliseconds)
{
    static const float factors[SPEED_COUNT] = {1.7f, 1, 0.5f, 0};
    return milliseconds / 1000 * factors[app_speed(app)];
}

bool app_reduced(const struct app *app)
{
    return app->settings.reduced_motion;
}

void app_set_session(struct app *app, struct session *session)
{
    if (app->session != session)
        session_free(app->session);
    app->session = session;
}

/* Where the settings are written; false if nothing can be saved. */
static bool settings_path(const struct app *app, char path[APP_PATH + 16])
{
    snprintf(path, APP_PATH + 16, "%ssettings.ini", app->data);
    return app->data[0] && !app->command_line.headless;
}

void app_save_settings(struct app *app)
{
    struct error why;
    char path[APP_PATH + 16];
    if (settings_stay || !settings_path(app, path) || settings_save(&app->settings, path, &why))
        return;
    if (!app->unsaved[0])
        app_warn(app, tr("Couldn’t save the settings: {1}"), why.message);
}

static void show_look(struct app *app)
{
    const struct settings *settings = &app->settings;
    struct look look = {settings->faces, settings->back, settings->felt,
                        felt_palette((enum felt)settings->felt, settings->high_contrast)};
    painter_set_look(&app->painter, &look);
}

/* The first of the system's languages that there is. */
static const struct language *language_of_system(void)
{
    struct locale locales[LOCALES_MAX];
    int count = locales_read(locales);
    for (int i = 0; i < count; i++) {
        const struct language *language = language_for(locales[i].language, locales[i].country);
        if (language)
            return language;
    }
    return language_at(0);
}

void app_reword(struct app *app)
{
    for (struct scene *scene = app->top; scene; scene = scene->under)
        if (scene->class->reword)
            scene->class->reword(scene, app);
}

bool app_speak(struct app *app, struct error *why)
{
    const char *asked = app->command_line.language;
    const struct language *language = language_find(asked ? asked : app->settings.language);
    if (asked && !language && !strpbrk(asked, "./"))
        return error_say(why, tr("there is no language called \"{1}\""), tr_short(asked, 60));
    if (asked && !language && !(language = language_open(asked, why)))
        return false;
    if (!language)
        language = language_of_system();
    language_speak(language);
    app->painter.late = !page_has(PAGE_LETTERS);
    painter_speak(&app->painter, language->code);
    app_reword(app);
    return true;
}

/* The choice made here holds from now on, whatever the command line said. */
static void change_language(struct app *app)
{
    struct error why;
    app->command_line.language = NULL;
    app_speak(app, &why);
}

/* Lets the settings hold; true if they are not as they were. */
static bool apply_settings(struct app *app)
{
    bool changed = memcmp(&app->shown, &app->settings, sizeof app->shown) != 0;
    audio_apply(app);
    speaker_apply(app);
    window_apply(app);
    window_measure(app);
    if (changed && strcmp(app->shown.language, app->settings.language) != 0)
        change_language(app);
    if (changed)
        show_look(app);
    app->shown = app->settings;
    app_dirty(app);
    return changed;
}

void app_settings_changed(struct app *app)
{
    if (!apply_settings(app))
        return;
    settings_stay = false;
    app_save_settings(app);
}

void app_toggle_fullscreen(struct app *app)
{
    window_want_full(app, !window_is_full(app));
    app_settings_changed(app);
}

void app_toggle_mute(struct app *app)
{
    app->settings.muted = !app->settings.muted;
    app_settings_changed(app);
    char key[KEYS_WORDS];
    if (app->settings.muted)
        app_notice(app, tr("Sound off. {1} turns it on again."), input_key(app, SDLK_m, key));
    else
        app_notice(app, tr("Sound on."));
}

void app_notice_sentence(struct app *app, const char *sentence)
{
    if (app->toast)
        toast_add(app, sentence, false);
    speaker_say(app, sentence);
    app_dirty(app);
}

void app_warn_sentence(struct app *app, const char *sentence)
{
    if (app->toast)
        toast_add(app, sentence, true);
    speaker_say(app, sentence);
    app_dirty(app);
}

void app_warn_problem(struct app *app, const struct problem *why)
{
    char words[PROBLEM_WORDS];
    words_problem(why, words, sizeof words);
    app_warn_sentence(app, words);
}

bool app_copy(struct app *app, const char *text)
{
    bool taken = page_copy(text);
    if (!taken)
        app_warn(app, tr("Couldn’t copy to the clipboard: {1}"), SDL_GetError());
    return taken;
}

static bool in_stack(const struct scene *top, const struct scene *scene)
{
    for (const struct scene *at = top; at; at = at->under)
        if (at == scene)
            return true;
    return false;
}

struct scene *scene_new(size_t size, const struct scene_class *class, struct scene *under)
{
    struct scene *scene = calloc(1, size);
    CHECK_MEMORY(scene);
    scene->class = class;
    scene->under = under;
    return scene;
}

/* Frees the scene on top; the one below is on top then, if any. */
static void drop_top(struct app *app)
{
    struct scene *gone = app->top;
    app->top = gone->under;
    if (gone->class->leave)
        gone->class->leave(gone, app);
    else
        free(gone);
}

void app_close_scenes(struct app *app)
{
    while (app->top)
        drop_top(app);
}

struct scene *scene_close(struct scene *scene, struct app *app)
{
    return scene->under ? scene->under : scene_title(app);
}

void app_go(struct app *app, struct scene *next)
{
    bool again;
    if (next == app->top)
        return;
    input_change_scene(app, next);
    if (next->under && !in_stack(app->top, next->under))
        app_go(app, next->under); /* an overlay begun with the scene below it */
    while (app->top && app->top != next && app->top != next->under)
        drop_top(app);
    again = app->top == next;
    app->top = next;
    if (app->input.acted)
        toast_overtake(app);
    app->loop.entered = again ? 1 : 0;
    app->targets.count = 0; /* nothing of another scene can be chosen */
    speaker_arrive(app);
    if (next->class->enter)
        next->class->enter(next, app, again);
    app_animate(app);
}

static void tell_missing(void *to, const char *name)
{
    app_warn(to,
             tr("A game file is missing or damaged ({1}), so something plain is used instead. If the "
                "download is damaged, download it again."),
             name);
}

/* Reads the settings, and speaks their language before anything is told. */
static void load_settings(struct app *app)
{
    struct problem why;
    struct error unspoken;
    char path[APP_PATH + 16], words[PROBLEM_WORDS];
    settings_defaults(&app->settings);
    settings_stay = false;
    snprintf(path, sizeof path, "%ssettings.ini", app->folder);
    if (app->folder[0])
        app->first_start = !file_exists(path);
    bool good = !app->folder[0] || settings_load(&app->settings, path, &why);
    if (!app->command_line.language) /* which is spoken already, and holds */
        app_speak(app, &unspoken);
    if (good)
        return;
    words_problem(&why, words, sizeof words);
    streams_say("dueling-tigers: %s", words);
    app_warn_sentence(app, words);
    settings_stay = !why.aside;
}

void app_load(struct app *app)
{
    struct error why;
    bool found = data_folder_open(app, &why);
    load_settings(app);
    if (app->command_line.headless)
        app->data[0] = '\0'; /* a picture leaves nothing behind */
    matches_open(app);
    if (!app->taken) /* only one program at a time tries to write */
        data_folder_try(app, found, &why);
    show_look(app);
    app->shown = app->settings;
}

bool app_keeps_all(struct app *app, struct error *why)
{
    window_note_size(app);
    app_save_settings(app);
    const char *problem = matches_save_problem(app);
    return !problem || error_say(why, "{1}", problem);
}

void app_reload(struct app *app)
{
    struct settings before = app->shown;
    matches_close(app);
    app_load(app);
    app->shown = before;
    apply_settings(app);
}

struct scene *app_take_profile(struct app *app, int number)
{
    struct error why;
    if (!app->data[0])
        error_say(&why, tr("nothing can be saved here"));
    bool keeps = app->data[0] && app_keeps_all(app, &why);
    if (!app->taken && (!keeps || !profiles_use(app->players.base, number, &why))) {
        app_warn(app, tr("Couldn’t change the player: {1}"), why.message);
        return NULL;
    }
    app_go(app, scene_title(app)); /* what scenes write when they are left is still the former player's */
    app->players.mine = number;
    app_reload(app);
    return app_first_scene(app);
}

struct scene *app_first_scene(struct app *app)
{
    if (app->taken)
        return scene_taken(app);
    return app->first_start && !app->command_line.screenshot ? scene_welcome(app) : scene_title(app);
}

/* Where the player begins. */
static struct scene *begin_scene(struct app *app)
{
    struct scene *table = NULL;
#if defined TIGERS_JOIN && !defined TIGERS_NET /* a page: perhaps from a friend's table */
    if (!app->taken)
        table = scene_page_table(app);
#endif
    return table ? table : app_first_scene(app);
}

/* Returns what the command line asks for. */
static struct scene *asked_scene(struct app *app)
{
    struct scene *scene;
    if (app->command_line.replay)
        return scene_replay(app);
    if (app->command_line.scene) {
        scene = scene_by_name(app, app->command_line.scene);
        if (!scene) {
            struct error why;
            error_say(&why, tr("there is no scene called \"{1}\", or no position was found that shows it"),
                      tr_short(app->command_line.scene, 60));
            failure_say(why.message, EXIT_USAGE, app->command_line.headless);
        }
        return scene;
    }
    if (app->command_line.autoplay)
        return scene_autoplay(app);
    return begin_scene(app);
}

/* Lets the scene come to rest and writes its picture. */
static int take_screenshot(struct app *app)
{
    struct error why;
    for (int i = 0; i < SETTLE_STEPS && !app->quit; i++) {
        bool moving = app->animating;
        loop_step(app);
        loop_draw(app, false);
        if (i > 2 && !moving)
            break;
    }
    if (app_screenshot(app, app->command_line.screenshot, &why))
        return 0;
    return failure_say(why.message, EXIT_BAD, true);
}

static int run(struct app *app)
{
    struct scene *scene = asked_scene(app);
    if (!scene)
        return app->command_line.replay ? EXIT_BAD : EXIT_USAGE;
    app_go(app, scene);
    app->loop.entered = 1; /* what comes first is there at once */
    if (app->command_line.screenshot)
        return take_screenshot(app);
    loop_run(app);
    window_note_size(app);
    app_save_settings(app);
    return app->failed ? EXIT_BAD : 0;
}

void app_prepare(struct app *app, const struct layout *layout, int dark)
{
    if (!layout_is_phone(layout) && !app->command_line.headless && SDL_GetCPUCount() > 1)
        backdrop_prepare(&app->painter, layout, dark);
}

/* While the window opens, which is mostly waiting, what lies behind the first scene is painted. */
static void prepare(struct app *app)
{
    bool title = !app->command_line.scene && !app->command_line.replay && !app->command_line.autoplay;
    int w, h;
    window_size(app, &w, &h);
    struct layout layout = layout_make(w, h, app->settings.scale);
    app_prepare(app, &layout, title ? BACKDROP_TITLE : 0);
}

static bool init(struct app *app, struct error *why)
{
    struct painter *painter = &app->painter;
    SDL_SetMainReady();
    if (SDL_Init(SDL_INIT_TIMER | SDL_INIT_EVENTS) != 0)
        return error_say(why, tr("the program can’t start: {1}"), SDL_GetError());
    toast_init(app);
    paths_tell(tell_missing, app);
    painter_init(painter);
    settings_defaults(&app->settings);
    if (!app_speak(app, why)) /* of the command line or the system, until the settings are read */
        return false;
    app_load(app);
    rng_init(&app->cosmetic_rng, rng_entropy());
    prepare(app);
    if (!window_open(app, why) || !painter_read_fonts(painter, why))
        return false;
    window_measure(app);
    if (!app->command_line.headless) {
        input_init(app);
        audio_init(app);
        speaker_init(app);
    }
    return true;
}

static void deinit(struct app *app)
{
    if (app->window)
        SDL_HideWindow(app->window); /* what follows may take a moment */
    app_close_scenes(app);
    matches_close(app);
    input_deinit(app);
    bool silent = audio_deinit(app);
    speaker_deinit(app);
    painter_deinit(&app->painter);
    crew_end();
    paths_tell(NULL, NULL);
    toast_deinit(app);
    window_close(app);
    if (app->trace.file)
        fclose(app->trace.file);
    if (app->loop.frames)
        fclose(app->loop.frames);
    free(app->trace.last);
    if (silent)
        SDL_Quit(); /* it would wait for a sound server that does not answer */
}

static const struct app *running;

static void say_last_words(char *out, size_t size)
{
    matches_last_words(running, out, size);
}

static bool open_log(const char *path, FILE **out, struct error *why)
{
    if (path)
        *out = file_open(path, "wb"); /* the same bytes on every system */
    return !path || *out || error_say(why, tr("{1} can’t be written"), path);
}

int app_main(int argc, char **argv)
{
    static struct app app; /* large */
    struct error why;
    enum command_line_outcome outcome = command_line_read(&app.command_line, argc, argv);
    int status = 0;
    if (outcome != COMMAND_LINE_RUN)
        return outcome == COMMAND_LINE_DONE ? 0 : EXIT_USAGE;
    bool watched = app.command_line.autoplay || app.command_line.headless;
    if (app.command_line.rules && !scene_mode_find(app.command_line.rules) &&
        !(watched && ruleset_find(app.command_line.rules))) {
        error_say(&why, tr("there is no mode called \"{1}\" to be played in the window"),
                  tr_short(app.command_line.rules, 60));
        return failure_say(why.message, EXIT_USAGE, app.command_line.headless);
    }
#ifdef __GLIBC__ /* pictures go back to the system when they are freed, instead of leaving holes */
    mallopt(M_MMAP_THRESHOLD, LARGE);
#endif
    app.wake_at = -1;
    running = &app;
    json_memory_check();
    if (!app.command_line.headless)
        failure_on_memory(say_last_words);
    bool begun = open_log(app.command_line.trace, &app.trace.file, &why) &&
                 open_log(app.command_line.frames, &app.loop.frames, &why) && init(&app, &why);
    if (begun)
        status = run(&app);
    deinit(&app);
    failure_on_memory(NULL);
    return begun ? status : failure_say(why.message, EXIT_BAD, app.command_line.headless);
}
