/*
 * tool_monkey.c: somebody who knows nothing of the game, before every scene of the gallery and in windows of
 * all sizes: `tool_monkey [EVENTS] [SEED] [VISIT]`. Keys, mouse, wheel, fingers, pads, words, compositions,
 * the clipboard, sizes, lost focus and time come by chance. Each visit to a scene is of a seed of its own,
 * and is said before it begins, so that the last line tells which one ended the program: VISIT begins there.
 * Nothing is written or opened outside.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#ifndef _WIN32
#include <unistd.h>
#endif

#include "net/lost.h"
#include "sdl/app/speaker.h"
#include "sdl/real_window.h"
#include "support/system.h"

enum { VISIT = 1000 /* events */, PATIENCE = 300 /* seconds until a visit hangs */, CLOSE = 40 /* pixels */ };

static struct rng rng;
static bool held;

/* Nothing is opened outside. */
int SDL_OpenURL(const char *url)
{
    return url ? 0 : -1;
}

static int below(int bound)
{
    return (int)rng_below(&rng, (uint32_t)bound);
}

/* --- what a monkey does --- */

static void send(SDL_Event *event)
{
    loop_handle(&app, event);
    app.quit = false;
}

static void press_key(void)
{
    static const SDL_Keycode keys[] = {
        SDLK_RETURN, SDLK_ESCAPE,   SDLK_SPACE, SDLK_TAB,    SDLK_LEFT,     SDLK_RIGHT,  SDLK_UP,
        SDLK_DOWN,   SDLK_HOME,     SDLK_END,   SDLK_PAGEUP, SDLK_PAGEDOWN, SDLK_DELETE, SDLK_BACKSPACE,
        SDLK_INSERT, SDLK_F1,       SDLK_F2,    SDLK_F5,     SDLK_F7,       SDLK_F8,     SDLK_F11,
        SDLK_COMMA,  SDLK_KP_ENTER, SDLK_KP_5,  SDLK_LSHIFT, SDLK_UNKNOWN};
    static const Uint16 beside[] = {KMOD_NONE,  KMOD_NONE, KMOD_NONE, KMOD_LSHIFT,
                                    KMOD_LCTRL, KMOD_LALT, KMOD_LGUI, KMOD_LCTRL | KMOD_LSHIFT};
    SDL_Event event = {.type = below(8) ? SDL_KEYDOWN : SDL_KEYUP};
    int count = sizeof keys / sizeof *keys, which = below(count + 36);
    event.key.keysym.sym = which < count        ? keys[which]
                           : which < count + 26 ? SDLK_a + which - count
                                                : SDLK_0 + which - count - 26;
    event.key.keysym.mod = beside[below(sizeof beside / sizeof *beside)];
    event.key.repeat = !below(6);
    send(&event);
}

static void write_words(void)
{
    static const char *const words[] = {"a",
                                        "7",
                                        "1234567890",
                                        "m",
                                        "é",
                                        "e\xcc\x81",
                                        "田",
                                        "\xf0\x9f\x87\xa9\xf0\x9f\x87\xaa",
                                        "123m456p11z",
                                        " ",
                                        "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa7",
                                        "\"",
                                        "%s{1}"};
    const char *text = words[below(sizeof words / sizeof *words)];
    SDL_Event event = {.type = below(4) ? SDL_TEXTINPUT : SDL_TEXTEDITING};
    if (event.type == SDL_TEXTINPUT)
        SDL_strlcpy(event.text.text, text, sizeof event.text.text);
    else
        SDL_strlcpy(event.edit.text, below(2) ? text : "", sizeof event.edit.text);
    send(&event);
}

/* Somewhere in the window, or on something that can be met. */
static void aim(int *x, int *y)
{
    int w, h;
    SDL_GetWindowSize(app.window, &w, &h);
    *x = below(w + CLOSE) - CLOSE / 2;
    *y = below(h + CLOSE) - CLOSE / 2;
    if (!app.targets.count || !below(4) || !app.painter.layout.width)
        return;
    struct rect rect = app.targets.list[below(app.targets.count)].rect;
    *x = (int)((rect.x + rect.w * (float)below(100) / 100) * (float)w / (float)app.painter.layout.width);
    *y = (int)((rect.y + rect.h * (float)below(100) / 100) * (float)h / (float)app.painter.layout.height);
}

static void move_mouse(void)
{
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    aim(&event.motion.x, &event.motion.y);
    send(&event);
}

static void click(void)
{
    SDL_Event event = {.type = held ? SDL_MOUSEBUTTONUP : SDL_MOUSEBUTTONDOWN};
    aim(&event.button.x, &event.button.y);
    if (held && below(3)) { /* where it was pressed */
        event.button.x = (int)app.input.press_x;
        event.button.y = (int)app.input.press_y;
    }
    event.button.button = below(8) ? SDL_BUTTON_LEFT : (Uint8)(1 + below(5));
    event.button.clicks = (Uint8)(1 + below(3));
    held = !held && below(20);
    send(&event);
}

static void touch(void)
{
    SDL_Event event = {.type = SDL_FINGERDOWN + (Uint32)below(3)};
    int x, y, w, h;
    aim(&x, &y);
    SDL_GetWindowSize(app.window, &w, &h);
    event.tfinger.fingerId = below(3);
    event.tfinger.x = (float)x / (float)w;
    event.tfinger.y = (float)y / (float)h;
    send(&event);
}

static void turn_wheel(void)
{
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.preciseY = (float)(below(2001) - 1000) / (below(2) ? 10 : 500);
    send(&event);
}

static void use_pad(void)
{
    SDL_Event event = {.type = below(2) ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERAXISMOTION};
    if (event.type == SDL_CONTROLLERBUTTONDOWN) {
        event.cbutton.button = (Uint8)below(SDL_CONTROLLER_BUTTON_MAX);
        event.cbutton.which = below(3);
    } else {
        event.caxis.axis = (Uint8)below(SDL_CONTROLLER_AXIS_MAX);
        event.caxis.value = (Sint16)(below(65536) - 32768);
        event.caxis.which = below(3);
    }
    if (!below(30)) {
        event = (SDL_Event){.type = SDL_CONTROLLERDEVICEREMOVED};
        event.cdevice.which = below(3);
    }
    send(&event);
}

static void resize(void)
{
    static const int sizes[][2] = {{1, 1},     {40, 3000},  {200, 200}, {320, 240},   {640, 480},
                                   {800, 600}, {1280, 800}, {1, 700},   {1920, 1080}, {3000, 90}};
    int which = below(14), w = 1 + below(1600), h = 1 + below(1000);
    if (which < 10) {
        w = sizes[which][0];
        h = sizes[which][1];
    }
    if (!below(3000))
        w = h = 8000;
    SDL_SetWindowSize(app.window, w, h);
    real_window_hear();
    app.quit = false;
    if (below(2))
        app.screen.resize.until = 0.001; /* it has rested */
}

static void do_to_window(void)
{
    static const Uint8 kinds[] = {SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_FOCUS_GAINED,
                                  SDL_WINDOWEVENT_MINIMIZED,  SDL_WINDOWEVENT_RESTORED,
                                  SDL_WINDOWEVENT_LEAVE,      SDL_WINDOWEVENT_EXPOSED,
                                  SDL_WINDOWEVENT_HIDDEN,     SDL_WINDOWEVENT_SHOWN};
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = kinds[below(sizeof kinds)];
    send(&event);
}

static void copy_something(void)
{
    static const char *const texts[] = {"",
                                        "42",
                                        "18446744073709551615",
                                        "Zoë",
                                        "123m456p789s11z",
                                        "copy\nfile:///nowhere/at%20all.tigers\n",
                                        "a\nb\tc\x01\x7f",
                                        "\xff\xfe\x80",
                                        "\xf0\x9f\x87\xa9\xf0\x9f\x87",
                                        "# tigers record 1\nnonsense",
                                        "```\nfile://localhost/etc/hostname\n```"};
    SDL_SetClipboardText(texts[below(sizeof texts / sizeof *texts)]);
}

static void drop_something(void)
{
    static const char *const names[] = {SOURCE_DIR "/tests/golden/ruin.tigers", SOURCE_DIR "/README.md",
                                        "/nowhere", SOURCE_DIR, ""};
    SDL_Event begin = {.type = SDL_DROPBEGIN}, file = {.type = SDL_DROPFILE},
              end = {.type = SDL_DROPCOMPLETE};
    send(&begin);
    file.drop.file = SDL_strdup(names[below(sizeof names / sizeof *names)]);
    send(&file);
    send(&end);
}

static void pass_time(void)
{
    for (int i = below(below(10) ? 4 : 60); i >= 0 && !app.quit; i--)
        loop_step(&app);
    loop_draw(&app, !app.painter.unseen);
    speaker_step(&app);
}

static void do_something(void)
{
    static const struct {
        int often;
        void (*thing)(void);
    } things[] = {{220, press_key},    {240, move_mouse},   {200, click},      {70, touch},
                  {40, turn_wheel},    {50, use_pad},       {50, write_words}, {6, do_to_window},
                  {4, copy_something}, {1, drop_something}, {6, resize},       {110, pass_time}};
    int all = 0, which = 0;
    for (size_t i = 0; i < sizeof things / sizeof *things; i++)
        all += things[i].often;
    for (all = below(all); all >= things[which].often; which++)
        all -= things[which].often;
    things[which].thing();
}

/* --- visits --- */

static int scene_count(void)
{
    int count = 0;
    while (scene_entry_at(count))
        count++;
    return count;
}

static void prefer_something(void)
{
    settings_defaults(&app.settings);
    struct settings *settings = &app.settings;
    bool *const switches[] = {&settings->reduced_motion, &settings->show_danger, &settings->confirm_discard,
                              &settings->show_waits,     &settings->large_tiles, &settings->high_contrast,
                              &settings->mark_drawn};
    for (size_t i = 0; i < sizeof switches / sizeof *switches; i++)
        *switches[i] = below(2);
    settings->scan = !below(12);
    settings->scan_pace = 3 + below(20);
    settings->scale = 80 + below(121);
    settings->speed = below(3) ? SPEED_OFF : below(SPEED_COUNT);
    settings->felt = below(4);
    app.command_line.speed = settings->speed;
}

static void speak_something(void)
{
    static const char *const codes[] = {"en", "de", "es", "fr", "ja", "zh_CN", "zh_TW", "pseudo"};
    struct error why;
    app.command_line.language = codes[below(3) ? 0 : below(sizeof codes / sizeof *codes)];
    assert_true(app_speak(&app, &why));
    app.command_line.language = NULL;
    app.shown = app.settings;
}

/* What hangs is ended by a signal. */
static void begin_patience(void)
{
#ifndef _WIN32
    alarm(PATIENCE);
#endif
}

static long visit(uint64_t seed, long number, long events)
{
    rng_init(&rng, rng_derive(seed, (uint64_t)number));
    const char *name = scene_entry_at(below(scene_count()))->name;
    printf("visit %ld: %s\n", number, name);
    fflush(stdout);
    begin_patience();
    prefer_something();
    speak_something();
    rng_init(&app.cosmetic_rng, rng_next(&rng));
    held = false;
    struct scene *scene = scene_by_name(&app, name);
    assert_non_null(scene);
    app.settings.practice = below(2);
    app.painter.unseen = below(20) != 0; /* to paint takes most of the time */
    app_go(&app, scene);
    resize();
    long done = 0;
    for (; done < VISIT && done < events; done++)
        do_something();
    app_close_scenes(&app);
    if (app.company)
        app.company->leave(&app); /* it hears the session */
    session_free(app.session);
    app.session = NULL;
    saves_close(&app.saves);
    toast_clear(&app);
    return done;
}

static long wanted = 20000, first = 1;
static uint64_t chosen = 1;

static void it_lives_through_everything(void **state)
{
    long done = 0, number = first;
    (void)state;
    real_window_open(1280, 800, NULL);
    example_kept = headless_kept;
    input_init(&app);
    app.command_line.speech = "/dev/null";
    speaker_init(&app);
    SDL_SetWindowMinimumSize(app.window, 1, 1);
    app.command_line.replay = SOURCE_DIR "/tests/golden/tenpai-guesses.tigers";
    for (; done < wanted; number++)
        done += visit(chosen, number, wanted - done);
    printf("%ld events in %ld visits of seed %llu\n", done, number - first, (unsigned long long)chosen);
    input_deinit(&app);
    speaker_deinit(&app);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(it_lives_through_everything)};
    system_set("SDL_VIDEODRIVER", "dummy");
    system_set("SDL_AUDIODRIVER", "dummy");
    if (argc > 1)
        wanted = strtol(argv[1], NULL, 10);
    if (argc > 2)
        chosen = strtoull(argv[2], NULL, 10);
    if (argc > 3)
        first = strtol(argv[3], NULL, 10);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
