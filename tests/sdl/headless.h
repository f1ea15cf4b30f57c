/*
 * headless.h: the window program in memory, for tests: its real scenes, stepped
 * by hand and clicked by SDL's own mouse events.
 */
#ifndef TESTS_SDL_HEADLESS_H
#define TESTS_SDL_HEADLESS_H

#include <stdio.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/app/input.h"
#include "sdl/app/loop.h"
#include "sdl/app/scenes.h"
#include "sdl/app/toast.h"
#include "sdl/app/window.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/draw.h"
#include "sdl/art/type.h"
#include "sdl/gallery/example.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/widgets.h"
#include "support/match.h"

#ifdef HEADLESS_SHARED /* among several files, of which one has it */
extern struct app app;
#else
static struct app app;
#endif

/* The kept match of an example (tests/data/examples), unless the settings would change who plays in it. */
static inline struct session *headless_kept(const char *name)
{
    static struct settings usual;
    char path[512];
    struct record record;
    struct problem why = {0};

    settings_defaults(&usual);
    if (memcmp(usual.names, app.settings.names, sizeof usual.names) != 0 || app.settings.practice ||
        memcmp(&usual.opponent, &app.settings.opponent, sizeof usual.opponent) != 0)
        return NULL;
    snprintf(path, sizeof path, SOURCE_DIR "/tests/data/examples/%s.tigers", name);
    if (!record_read(&record, path, &why))
        return NULL;
    struct session *session = session_from_record(&record);
    session_go_to(session, session_length(session));
    record_deinit(&record);
    return session;
}

static inline void headless_close(void)
{
    if (!app.toast)
        return;
    app_close_scenes(&app);
    if (app.company)
        app.company->leave(&app);
    session_free(app.session);
    app.session = NULL;
    saves_close(&app.saves);
    painter_deinit(&app.painter);
    toast_deinit(&app);
    window_close(&app);
    SDL_Quit();
}

/* Opens it again: whatever is open is closed before, and this one at the end at the latest. */
static inline void headless_open(int width, int height, int speed)
{
    static bool closes;
    struct error why = {0};

    headless_close();
    if (!closes)
        atexit(headless_close);
    closes = true;
    memset(&app, 0, sizeof app);
    example_kept = headless_kept;
    app.command_line.headless = true;
    app.command_line.width = width;
    app.command_line.height = height;
    app.command_line.speed = speed;
    app.wake_at = -1;
    SDL_SetMainReady();
    SDL_Init(SDL_INIT_TIMER | SDL_INIT_EVENTS);
    settings_defaults(&app.settings);
    toast_init(&app);
    painter_init(&app.painter);
    rng_init(&app.cosmetic_rng, 1);
    if (!window_open(&app, &why) || !painter_read_fonts(&app.painter, &why))
        fail_msg("%s", why.message);
    window_measure(&app);
}

/* What SDL tells comes to the scene, at once. */
static inline void headless_event(SDL_Event event)
{
    input_event(&app, &event);
    loop_draw(&app, false);
}

/* A button of a pad goes down. */
static inline void headless_button(SDL_GameControllerButton button)
{
    SDL_Event event = {.type = SDL_CONTROLLERBUTTONDOWN};
    event.cbutton.button = (Uint8)button;
    headless_event(event);
}

/* Words are typed. */
static inline void headless_type(const char *words)
{
    SDL_Event event = {.type = SDL_TEXTINPUT};
    SDL_strlcpy(event.text.text, words, sizeof event.text.text);
    headless_event(event);
}

/* A finger at the middle of a rect, as SDL tells of it. */
static inline SDL_Event headless_finger(Uint32 type, struct rect rect, SDL_FingerID id)
{
    SDL_Event event = {.type = type};
    event.tfinger.fingerId = id;
    event.tfinger.x = (rect.x + rect.w / 2) / (float)app.painter.layout.width;
    event.tfinger.y = (rect.y + rect.h / 2) / (float)app.painter.layout.height;
    return event;
}

/* The mouse at the middle of a rect, at once. */
static inline void headless_mouse_now(Uint32 type, struct rect rect)
{
    SDL_Event event = {0};
    int x = (int)(rect.x + rect.w / 2), y = (int)(rect.y + rect.h / 2);

    event.type = type;
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = x;
        event.motion.y = y;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = x;
        event.button.y = y;
    }
    headless_event(event);
}

/* The same, but pressed only when what lies there is no news: nobody clicks on what has come less than 150 ms
 * ago, or 300 on a phone, and means it. */
static inline void headless_mouse(Uint32 type, struct rect rect)
{
    for (int i = 0; type == SDL_MOUSEBUTTONDOWN && i < 20; i++) {
        if (!target_is_fresh(&app, rect.x + rect.w / 2, rect.y + rect.h / 2))
            break;
        loop_step(&app);
        loop_draw(&app, false);
    }
    headless_mouse_now(type, rect);
}

/* The pointer has rested where it is for long enough: the tip of what lies there is due. */
static inline void headless_rest(void)
{
    app.terms.tips.since = loop_seconds() - 1;
    loop_draw(&app, false);
}

/* Moves the mouse to the middle of a target, presses and lets go; false if there is no such enabled target.
 */
static inline bool headless_click(const char *id)
{
    const struct target *target = target_find(&app, id);

    if (!target || target->flags & TARGET_OFF)
        return false;
    struct rect rect = target->rect;
    headless_mouse(SDL_MOUSEMOTION, rect);
    headless_mouse(SDL_MOUSEBUTTONDOWN, rect);
    headless_mouse(SDL_MOUSEBUTTONUP, rect);
    return true;
}

static inline void headless_key_with(SDL_Keycode code, Uint16 modifiers)
{
    SDL_Event event = {.type = SDL_KEYDOWN};

    event.key.keysym.sym = code;
    event.key.keysym.mod = modifiers;
    headless_event(event);
}

static inline void headless_key(SDL_Keycode code)
{
    headless_key_with(code, KMOD_NONE);
}

/* The first enabled target whose id begins so, or NULL. */
static inline const struct target *headless_find(const char *start)
{
    for (int i = 0; i < app.targets.count; i++)
        if (!strncmp(app.targets.list[i].id, start, strlen(start)) &&
            !(app.targets.list[i].flags & TARGET_OFF))
            return &app.targets.list[i];
    return NULL;
}

/* Clicks the first target that is there of these beginnings of ids; false if none is. */
static inline bool headless_click_one(const char *const *starts)
{
    for (; *starts; starts++) {
        const struct target *target = headless_find(*starts);
        char id[INPUT_ID];
        if (!target)
            continue;
        snprintf(id, sizeof id, "%s", target->id);
        return headless_click(id);
    }
    return false;
}

/* Draws the picture, and the watcher sees its words. */
static inline void headless_watch(type_watcher *watcher, void *to)
{
    type_watch(&app.painter, watcher, to);
    loop_draw(&app, false);
    type_watch(&app.painter, NULL, NULL);
}

static inline void headless_hear(void *to, const struct type_seen *seen)
{
    struct text *words = (struct text *)to;
    text_add(words, "%s ", seen->words);
}

/* Returns how often these words stand on the screen, one after the other; blanks around them part them from
 * others. */
static inline int headless_count(const char *words)
{
    struct text all = {0};
    int count = 0;
    text_add(&all, " ");
    headless_watch(headless_hear, &all);
    for (const char *at = text_string(&all); (at = strstr(at, words)); at++)
        count++;
    text_deinit(&all);
    return count;
}

static inline bool headless_reads(const char *words)
{
    return headless_count(words) > 0;
}

/* Fails unless they do. */
static inline void headless_assert_reads(const char *words)
{
    if (!headless_reads(words))
        fail_msg("\"%s\" is not on the screen", words);
}

/* The lines of the screen that hold some words, or have no others: how many, their smallest letters, and
 * whether one is cut; the color and the place of the last of them. */
struct headless_lines {
    const char *words;
    bool alone;
    int count;
    float pixels;
    bool cut;
    uint32_t colour;
    struct rect rect;
};

static inline void headless_note_line(void *to, const struct type_seen *seen)
{
    struct headless_lines *lines = (struct headless_lines *)to;
    if (lines->alone ? strcmp(seen->whole, lines->words) != 0 : !strstr(seen->whole, lines->words))
        return;
    lines->pixels = lines->count++ ? SDL_min(lines->pixels, seen->pixels) : seen->pixels;
    lines->cut |= seen->cut;
    lines->colour = seen->colour;
    lines->rect = seen->rect;
}

static inline struct headless_lines headless_lines(const char *words, bool alone)
{
    struct headless_lines lines = {.words = words, .alone = alone};
    headless_watch(headless_note_line, &lines);
    return lines;
}

/* The name of the scene on top, and whether it is that one. */
static inline const char *headless_top(void)
{
    return app.top->class->name;
}

static inline bool headless_is_at(const char *scene)
{
    return !strcmp(headless_top(), scene);
}

/* One step of the program, or so many, and the picture then. */
static inline void headless_steps(int count)
{
    for (int i = 0; i < count; i++)
        loop_step(&app);
    loop_draw(&app, false);
}

static inline void headless_step(void)
{
    headless_steps(1);
}

/* The wheel turns so many lines, away from the player if positive. */
static inline void headless_wheel(float lines)
{
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.preciseY = lines;
    loop_handle(&app, &event);
    headless_step();
}

/* Steps until a scene of that name is on top. */
static inline void headless_wait_for(const char *scene)
{
    for (int i = 0; !headless_is_at(scene); i++) {
        if (i == 60 * APP_STEPS)
            fail_msg("%s does not come: %s stays", scene, headless_top());
        headless_step();
    }
}

/* Steps until a target whose id begins so is there, which a thread may bring: on a busy machine that takes
 * long. */
static inline void headless_wait_for_target(const char *start)
{
    enum { PAUSE = 2 /* ms */, PATIENCE = 600000 /* ms: the limit of a test ends it before */ };

    for (int waited = 0; !headless_find(start); waited += PAUSE) {
        if (waited >= PATIENCE)
            fail_msg("%s does not come in %s", start, headless_top());
        SDL_Delay(PAUSE);
        headless_step();
    }
}

/* Goes to a scene by its name for --scene, in a window of that size. */
static inline void headless_open_scene(const char *name, int width, int height, int speed)
{
    headless_open(width, height, speed);
    struct scene *scene = scene_by_name(&app, name);
    assert_non_null(scene);
    app_go(&app, scene);
    headless_step();
}

/* What a seat of the match sees. */
static inline struct view headless_view(int seat)
{
    struct view view;
    session_view(app.session, seat, &view);
    return view;
}

/* The table scene of the stack, or NULL. */
static inline struct table_scene *headless_table(void)
{
    for (struct scene *scene = app.top; scene; scene = scene->under)
        if (!strcmp(scene->class->name, "table"))
            return (struct table_scene *)scene;
    return NULL;
}

/* Waits until the person at the screen is asked, and plays a legal move for them, always the same one. False
 * if nobody asks them. */
static inline bool headless_move(void)
{
    struct rng rng;
    rng_init(&rng, 1);
    for (int i = 0; !(session_asked(app.session) & 1); i++) {
        if (i == 60000)
            return false;
        SDL_Delay(1); /* the computer thinks on a thread */
        headless_step();
    }
    table_scene_play(headless_table(), &app, match_choose(app.session, 0, &rng));
    headless_step();
    return true;
}

static inline void headless_setup(struct setup *setup, int first_kind, int second_kind, uint64_t seed)
{
    *setup = setup_of(ruleset_find("dueling-tigers"), seed);
    setup->players[0] = (struct player){(uint8_t)first_kind, AI_NORMAL, "Ann"};
    setup->players[1] = (struct player){(uint8_t)second_kind, AI_NORMAL, "Ben"};
}

#endif
