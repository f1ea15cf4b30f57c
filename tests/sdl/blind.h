/*
 * blind.h: a player who knows only what is spoken, and presses keys.
 *
 * The program in memory speaks into a file; this player reads its lines and nothing else: no target, no
 * scene, no view. It finds its way from the title into a match of a mode, plays it by what it hears and comes
 * back to the title. If the player is lost, no key brings anything new for a long time.
 */
#ifndef TESTS_SDL_BLIND_H
#define TESTS_SDL_BLIND_H

#include <ctype.h>

#include "sdl/app/speaker.h"
#include "sdl/data_folder.h"

enum { BLIND_LINE = 1200, BLIND_LINES = 400, BLIND_TRIES = 400, BLIND_PATIENCE = 20000, BLIND_LOST = 400 };
enum { BLIND_LONG = 40000 }; /* keys of a match; most take a thousand or two */

struct blind {
    FILE *speech;
    char path[MATCH_PATH + 16];
    struct rng rng;
    int count; /* lines heard since the last key */
    char lines[BLIND_LINES][BLIND_LINE];
    long keys, heard; /* in all */
    int matches;
    bool tells; /* prints what it hears and presses */
};

static struct blind blind;

/* --- ears and fingers --- */

/* Reads what was spoken; true if there was anything. */
static inline bool blind_listen(void)
{
    char line[BLIND_LINE];
    bool any = false;

    clearerr(blind.speech);
    while (fgets(line, sizeof line, blind.speech)) {
        line[strcspn(line, "\n")] = 0;
        if (blind.count == BLIND_LINES) {
            memmove(blind.lines[0], blind.lines[1], sizeof blind.lines - sizeof blind.lines[0]);
            blind.count--;
        }
        snprintf(blind.lines[blind.count++], BLIND_LINE, "%s", line);
        if (blind.tells)
            printf("    %s\n", line);
        blind.heard++;
        any = true;
    }
    return any;
}

/* True while a computer at the table looks for its move. */
static inline bool blind_thinks(void)
{
    struct worker *worker = headless_is_at("table") ? &headless_table()->think.worker : NULL;
    return worker && worker_is_busy(worker) && !worker_is_done(worker);
}

/* The program runs on until it is quiet: nothing moves, nothing is said and nobody thinks. */
static inline void blind_wait(void)
{
    for (int quiet = 0, i = 0; quiet < 3 && i < BLIND_PATIENCE; i++) {
        bool thinks = blind_thinks();
        if (app.animating || app.wake_at >= 0)
            loop_step(&app);
        if (app.dirty)
            loop_draw(&app, false);
        speaker_step(&app);
        bool any = blind_listen();
        quiet = any || thinks || app.animating || app.dirty ? 0 : quiet + 1;
        if (thinks)
            SDL_Delay(1);
    }
}

static inline void blind_press(SDL_Keycode code, Uint16 modifiers)
{
    SDL_Event event = {.type = SDL_KEYDOWN};

    event.key.keysym.sym = code;
    event.key.keysym.mod = modifiers;
    blind.count = 0;
    blind.keys++;
    if (blind.tells)
        printf("[%s%s]\n", modifiers & KMOD_SHIFT ? "Shift " : "", SDL_GetKeyName(code));
    loop_handle(&app, &event);
    blind_wait();
}

/* The newest line that begins so, or NULL. */
static inline const char *blind_heard(const char *start)
{
    for (int i = blind.count - 1; i >= 0; i--)
        if (strncmp(blind.lines[i], start, strlen(start)) == 0)
            return blind.lines[i];
    return NULL;
}

/* The newest line that holds it, or NULL. */
static inline const char *blind_heard_in(const char *part)
{
    for (int i = blind.count - 1; i >= 0; i--)
        if (strstr(blind.lines[i], part))
            return blind.lines[i];
    return NULL;
}

static inline bool blind_chance(int one_in)
{
    return rng_below(&blind.rng, (uint32_t)one_in) == 0;
}

static inline void blind_lost(const char *where)
{
    for (int i = blind.count > 30 ? blind.count - 30 : 0; i < blind.count; i++)
        print_error("  heard: %s\n", blind.lines[i]);
    fail_msg("lost after %d matches: %s", blind.matches, where);
}

/* --- finding one's way --- */

/* Goes through what can be chosen until it hears a name that begins so; leaves the focus there. */
static inline void blind_find(const char *name)
{
    for (int i = 0; i < BLIND_TRIES; i++) {
        blind_press(SDLK_TAB, 0);
        if (blind_heard(name))
            return;
    }
    blind_lost(name);
}

static inline void blind_choose(const char *name)
{
    blind_find(name);
    blind_press(SDLK_RETURN, 0);
}

/* Every name on the screen, once round, until the first comes again. Chooses those that `wanted` likes. */
static inline void blind_set(bool (*wanted)(const char *name))
{
    char first[BLIND_LINE] = "";

    for (int i = 0; i < BLIND_TRIES; i++) {
        blind_press(SDLK_TAB, 0);
        if (!blind.count)
            continue;
        const char *name = blind.lines[blind.count - 1];
        if (strcmp(name, first) == 0)
            return;
        if (!first[0])
            snprintf(first, sizeof first, "%s", name);
        if (wanted(name) && !strstr(name, "chosen"))
            blind_press(SDLK_RETURN, 0);
    }
}

/* --- at the table --- */

/* The key before a button's label, as in "P: Pung" or among others, "P: Pung, Space: Pass."; 0 if none. */
static inline SDL_Keycode blind_key_before(const char *line, const char *label)
{
    char key[16];

    for (const char *at = strstr(line, label); at; at = strstr(at + 1, label)) {
        const char *start = at - 2;
        if (start < line || strncmp(start, ": ", 2) != 0)
            continue;
        while (start > line && strncmp(start - 1, " ", 1) != 0)
            start--;
        snprintf(key, sizeof key, "%.*s", (int)(at - 2 - start), start);
        SDL_Keycode code = !strcmp(key, "Enter") ? SDLK_RETURN : SDL_GetKeyFromName(key);
        if (code != SDLK_UNKNOWN)
            return code;
    }
    return 0;
}

static inline SDL_Keycode blind_button(const char *label)
{
    for (int i = blind.count - 1; i >= 0; i--) {
        SDL_Keycode code = blind_key_before(blind.lines[i], label);
        if (code)
            return code;
    }
    return 0;
}

/* The name of a tile is what was heard last. */
static inline bool blind_is_on_a_tile(void)
{
    static const char *const ends[] = {" dots", " dot",  " bamboo",     " characters", " character",
                                       "East",  "South", "West",        "North",       " dragon",
                                       " five", "drawn", ", face down", NULL};
    char name[BLIND_LINE];

    if (!blind.count)
        return false;
    snprintf(name, sizeof name, "%s", blind.lines[blind.count - 1]);
    if (strstr(name, ". Key "))
        *strstr(name, ". Key ") = 0;
    for (int i = 0; ends[i]; i++)
        if (strlen(name) >= strlen(ends[i]) && !strcmp(name + strlen(name) - strlen(ends[i]), ends[i]))
            return true;
    return false;
}

/* Moves the focus about until it is on a tile, and now and then further, and chooses that; false if it came
 * to none. */
static inline bool blind_pick(int way)
{
    static const SDL_Keycode ways[] = {SDLK_LEFT, SDLK_RIGHT, SDLK_DOWN, SDLK_UP};

    for (int i = 0; i < 200; i++) {
        blind_press(ways[i < 20 ? way % 2 : i < 40 ? 1 - way % 2 : (int)rng_below(&blind.rng, 4)], 0);
        if (!blind_is_on_a_tile() || !blind_chance(2))
            continue;
        blind_press(SDLK_RETURN, 0);
        return true;
    }
    return false;
}
#endif
