/*
 * keys.c: see keys.h.
 */
#include "sdl/devices/keys.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "session/settings.h"

int keys_count(void)
{
    static int count;
    while (keys_actions[count].id)
        count++;
    _Static_assert((int)KEYS_MAX <= (int)SETTINGS_KEYS, "SETTINGS_KEYS");
    CHECK(count <= KEYS_MAX);
    return count;
}

int keys_find(const char *id)
{
    for (int i = 0; i < keys_count(); i++)
        if (strcmp(keys_actions[i].id, id) == 0)
            return i;
    return -1;
}

const char *keys_section_name(enum keys_section section)
{
    static const char *const names[KEYS_SECTIONS] = {N_("Everywhere"),          N_("At the table"),
                                                     N_("Spoken at the table"), N_("Results"),
                                                     N_("Title and menus"),     N_("Records and trainers")};
    return names[section];
}

void keys_defaults(struct keys *keys)
{
    for (int i = 0; i < keys_count(); i++)
        keys->now[i] = keys_actions[i].key;
}

/* --- the settings ------------------------------------------------------------------------------- */

/* What is held down beside a key, in the file. */
static const struct {
    const char *name;
    SDL_Keycode held;
} with[] = {{"ctrl+", KEYS_CTRL}, {"shift+", KEYS_SHIFT}};

enum { WITH = sizeof with / sizeof *with };

static SDL_Keycode parse(const char *name)
{
    SDL_Keycode held = 0, key;
    for (int i = 0; i < WITH; i++) {
        size_t length = strlen(with[i].name);
        if (strncmp(name, with[i].name, length) != 0)
            continue;
        name += length;
        held |= with[i].held;
    }
    key = SDL_GetKeyFromName(name);
    return key ? key | held : 0;
}

static void print(SDL_Keycode key, char *out, size_t size)
{
    snprintf(out, size, "%s%s%s", key & KEYS_CTRL ? with[0].name : "", key & KEYS_SHIFT ? with[1].name : "",
             SDL_GetKeyName(key & ~KEYS_HELD));
}

void keys_read(struct keys *keys, const struct settings *settings)
{
    keys_defaults(keys);
    for (int i = 0; i < SETTINGS_KEYS && settings->keys[i].action[0]; i++) {
        int action = keys_find(settings->keys[i].action);
        SDL_Keycode key = parse(settings->keys[i].key);
        if (action >= 0 && key && !keys_is_fixed(key))
            keys->now[action] = key;
    }
}

void keys_write(const struct keys *keys, struct settings *settings)
{
    int count = 0;
    memset(settings->keys, 0, sizeof settings->keys);
    for (int i = 0; i < keys_count(); i++) {
        if (keys->now[i] == keys_actions[i].key)
            continue;
        struct key_choice *choice = &settings->keys[count++];
        snprintf(choice->action, sizeof choice->action, "%s", keys_actions[i].id);
        print(keys->now[i], choice->key, sizeof choice->key);
    }
}

/* --- where an action holds ---------------------------------------------------------------------- */

static bool is_named(const char *names, const char *name, size_t length)
{
    for (const char *at = names; *at; at += strspn(at, ",")) {
        size_t size = strcspn(at, ",");
        if (size == length && strncmp(at, name, length) == 0)
            return true;
        at += size;
    }
    return false;
}

static bool holds_in(const struct keys_action *action, const char *scene)
{
    return !action->scenes || is_named(action->scenes, scene, strlen(scene));
}

/* True if there is a scene where both hold. */
static bool meet(const struct keys_action *a, const struct keys_action *b)
{
    if (!a->scenes || !b->scenes)
        return (!a->scenes || a->scenes[0]) && (!b->scenes || b->scenes[0]);
    for (const char *at = a->scenes; *at; at += strspn(at, ",")) {
        size_t size = strcspn(at, ",");
        if (is_named(b->scenes, at, size))
            return true;
        at += size;
    }
    return false;
}

bool keys_is_fixed(SDL_Keycode key)
{
    static const SDL_Keycode fixed[] = {SDLK_UP,     SDLK_DOWN,     SDLK_LEFT,   SDLK_RIGHT,
                                        SDLK_RETURN, SDLK_KP_ENTER, SDLK_ESCAPE, SDLK_TAB};
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        if (fixed[i] == (key & ~KEYS_SHIFT))
            return true;
    return false;
}

static bool is_default(const char *scene, SDL_Keycode key)
{
    for (int i = 0; i < keys_count(); i++)
        if (keys_actions[i].key == key && holds_in(&keys_actions[i], scene))
            return true;
    return false;
}

bool keys_is_asked(const struct keys *keys, const char *scene, SDL_Keycode key)
{
    for (int i = 0; i < keys_count(); i++)
        if (holds_in(&keys_actions[i], scene) &&
            ((keys->now[i] & ~KEYS_HELD) == key || (keys_actions[i].key & ~KEYS_HELD) == key))
            return true;
    return false;
}

/* The digits stand as on keyboards, 0 behind 9. */
static SDL_Keycode digit_at(int place)
{
    return SDLK_0 + (place + 1) % 10;
}

#if defined(__APPLE__) || defined(__EMSCRIPTEN__) /* a Mac has no Num Lock, and no browser tells of it */
enum { ALWAYS_DIGITS = 1 };
#else
enum { ALWAYS_DIGITS = 0 };
#endif

/* A key of the keypad's digits, 0 behind 9. */
static SDL_Keycode keypad_at(int place, Uint16 modifiers)
{
    static const SDL_Keycode without[] = {SDLK_END,   SDLK_DOWN, SDLK_PAGEDOWN, SDLK_LEFT,   SDLK_CLEAR,
                                          SDLK_RIGHT, SDLK_HOME, SDLK_UP,       SDLK_PAGEUP, SDLK_INSERT};
    return ALWAYS_DIGITS || modifiers & KMOD_NUM ? digit_at(place) : without[place];
}

SDL_Keycode keys_elsewhere(const SDL_Keysym *pressed)
{
    const SDL_Keycode dotless_i = 0x131; /* on Turkish keyboards, whose key says I */
    SDL_Keycode sign = pressed->sym;
    int at = (int)pressed->scancode;
    bool letter = sign >= SDLK_a && sign <= SDLK_z, digit = sign >= SDLK_0 && sign <= SDLK_9;
    if (sign >= SDLK_KP_1 && sign <= SDLK_KP_0)
        return keypad_at((int)(sign - SDLK_KP_1), pressed->mod);
    if (at >= SDL_SCANCODE_1 && at <= SDL_SCANCODE_0 && !letter && !digit)
        return digit_at(at - SDL_SCANCODE_1);
    if (sign == dotless_i)
        return SDLK_i;
    if (at >= SDL_SCANCODE_A && at <= SDL_SCANCODE_Z && sign > SDLK_DELETE) {
        SDL_Keycode there = SDLK_a + (at - SDL_SCANCODE_A);
        bool has_both = SDL_GetScancodeFromKey(there) != SDL_SCANCODE_UNKNOWN;
        return has_both ? sign : there;
    }
    return sign;
}

/* With Shift, where nothing is asked for so: what it means without; still with Shift, unless that is another
 * action's. */
static SDL_Keycode meaning_without_shift(const struct keys *keys, const char *scene, SDL_Keycode pressed)
{
    SDL_Keycode plain = keys_meaning(keys, scene, pressed & ~KEYS_SHIFT);
    return plain && !is_default(scene, plain | KEYS_SHIFT) ? plain | KEYS_SHIFT : plain;
}

/* The action that has the key in the scene, or -1: one that was given it before one that has it from the
 * beginning, which may be newer than the player's choice. */
static int action_with(const struct keys *keys, const char *scene, SDL_Keycode key)
{
    int found = -1;
    for (int i = 0; i < keys_count(); i++) {
        if (keys->now[i] != key || !holds_in(&keys_actions[i], scene))
            continue;
        if (keys_actions[i].key != key)
            return i;
        found = found < 0 ? i : found;
    }
    return found;
}

SDL_Keycode keys_meaning(const struct keys *keys, const char *scene, SDL_Keycode pressed)
{
    if (keys_is_fixed(pressed))
        return pressed;
    int action = action_with(keys, scene, pressed);
    if (action >= 0)
        return keys_actions[action].key;
    bool moved = is_default(scene, pressed);
    if (!moved && pressed & KEYS_SHIFT)
        return meaning_without_shift(keys, scene, pressed);
    return moved ? 0 : pressed;
}

SDL_Keycode keys_in_force(const struct keys *keys, const char *scene, SDL_Keycode key)
{
    for (int i = 0; i < keys_count(); i++)
        if (keys_actions[i].key == key && holds_in(&keys_actions[i], scene))
            return keys->now[i];
    return key;
}

/* --- changing ----------------------------------------------------------------------------------- */

int keys_conflict(const struct keys *keys, int action, SDL_Keycode key)
{
    for (int i = 0; i < keys_count(); i++)
        if (i != action && keys->now[i] == key && meet(&keys_actions[i], &keys_actions[action]))
            return i;
    return -1;
}

/* The action gets the other one of two keys, and so does an action that would share it now, and so on: what
 * holds everywhere may find it taken on screens that the first has nothing to do with. */
static void exchange(struct keys *keys, int action, SDL_Keycode one, SDL_Keycode two, bool *done)
{
    SDL_Keycode key = keys->now[action] == one ? two : one;
    done[action] = true;
    keys->now[action] = key;
    for (int i = 0; i < keys_count(); i++)
        if (!done[i] && keys->now[i] == key && meet(&keys_actions[i], &keys_actions[action]))
            exchange(keys, i, one, two, done);
}

void keys_swap(struct keys *keys, int action, SDL_Keycode key)
{
    bool done[KEYS_MAX] = {false};
    if (keys->now[action] != key)
        exchange(keys, action, keys->now[action], key, done);
}

/* --- what caps say ------------------------------------------------------------------------------ */

struct named_key {
    SDL_Keycode key;
    const char *name;
};

static const struct named_key named_keys[] = {
    {SDLK_RETURN, N_("Enter")},
    {SDLK_ESCAPE, N_("Esc")},
    {SDLK_SPACE, N_("Space")},
    {SDLK_TAB, N_("Tab")},
    {SDLK_DELETE, N_("Del")},
    {SDLK_BACKSPACE, N_("Bksp")},
    {SDLK_BACKSPACE, N_("Backspace")},
    {SDLK_LEFT, "←"},
    {SDLK_RIGHT, "→"},
    {SDLK_UP, "↑"},
    {SDLK_DOWN, "↓"},
    {SDLK_PAGEUP, N_("PgUp")},
    {SDLK_PAGEDOWN, N_("PgDn")},
    {SDLK_HOME, N_("Home")},
    {SDLK_END, N_("End")},
};

static const char *name_of(SDL_Keycode key)
{
    for (size_t i = 0; i < sizeof named_keys / sizeof *named_keys; i++)
        if (named_keys[i].key == key)
            return tr(named_keys[i].name);
    return SDL_GetKeyName(key);
}

void keys_say(SDL_Keycode key, char *out)
{
    const char *name = name_of(key & ~KEYS_HELD);
    if ((key & KEYS_HELD) == KEYS_HELD)
        tr_say(out, KEYS_WORDS, tr("Ctrl+Shift+{1}"), name);
    else if (key & KEYS_CTRL)
        tr_say(out, KEYS_WORDS, tr("Ctrl+{1}"), name);
    else if (key & KEYS_SHIFT)
        tr_say(out, KEYS_WORDS, tr("Shift+{1}"), name);
    else
        snprintf(out, KEYS_WORDS, "%s", name);
}

SDL_Keycode keys_said(const char *words)
{
    for (size_t i = 0; i < sizeof named_keys / sizeof *named_keys; i++)
        if (strcmp(tr(named_keys[i].name), words) == 0)
            return named_keys[i].key;
    return parse(words);
}
