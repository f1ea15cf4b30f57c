/*
 * keys.h: which key does what, in the player's own way.
 *
 * Scenes know every action by the key it has from the beginning, its default. What a player presses is
 * turned into that before a scene gets it, and what a cap is to say into the key in force: so no scene knows
 * that keys can be changed. Arrows, Enter, Escape and Tab always mean what they mean, beside whatever else
 * was chosen, so that nobody can lock themselves out.
 */
#ifndef SDL_KEYS_H
#define SDL_KEYS_H

#include <SDL.h>
#include <stdbool.h>

struct settings;

enum {
    KEYS_MAX = 144,       /* actions */
    KEYS_WORDS = 24,      /* bytes of what a cap says */
    KEYS_CTRL = 1 << 29,  /* beside a key's code: together with Ctrl (Cmd on a Mac) */
    KEYS_SHIFT = 1 << 28, /* ... with Shift */
    KEYS_HELD = KEYS_CTRL | KEYS_SHIFT
};

enum keys_section {
    KEYS_EVERYWHERE,
    KEYS_TABLE,
    KEYS_EARS,
    KEYS_RESULTS,
    KEYS_MENUS,
    KEYS_RECORDS,
    KEYS_SECTIONS
};

struct keys_action {
    const char *id; /* in the settings' file: never reused */
    const char
        *scenes; /* names of scenes where it holds, between commas; NULL: in all; "": apart from them */
    enum keys_section section;
    SDL_Keycode key;  /* the default, with KEYS_CTRL or KEYS_SHIFT */
    const char *name; /* marked for translation */
};

/* All actions, those of a section together; their number. */
extern const struct keys_action keys_actions[];
int keys_count(void);

/* Returns what a section is called, marked for translation. */
const char *keys_section_name(enum keys_section section);

/* The number of an action, or -1. */
int keys_find(const char *id);

/* The key of each action that is in force. */
struct keys {
    SDL_Keycode now[KEYS_MAX];
};

void keys_defaults(struct keys *keys);

/* From the settings, which hold what differs from the defaults, and back. What is no key is passed over. */
void keys_read(struct keys *keys, const struct settings *settings);
void keys_write(const struct keys *keys, struct settings *settings);

/* Returns what pressing a key means in a scene: the default key of an action, first of one that was given the
 * key; the key itself where none has it; 0 if its action went to another key. With Shift it means what it
 * does without, where nothing asks for Shift. */
SDL_Keycode keys_meaning(const struct keys *keys, const char *scene, SDL_Keycode pressed);

/* True if an action has that key in the scene, or had it before its player gave it another. */
bool keys_is_asked(const struct keys *keys, const char *scene, SDL_Keycode key);

/* Returns what a key is on most keyboards, for one with another sign: French ones have digits with Shift
 * alone, others no Latin letters; a letter that stands beside those is itself. A key of the keypad is a
 * digit, too, or without Num Lock the arrow or whatever else stands below it. All else is what it is. */
SDL_Keycode keys_elsewhere(const SDL_Keysym *pressed);

/* The key in force for what has that default in the scene. */
SDL_Keycode keys_in_force(const struct keys *keys, const char *scene, SDL_Keycode key);

/* True for keys that always mean the same, and so cannot be given to another action. */
bool keys_is_fixed(SDL_Keycode key);

/* Another action that has the key where this one holds too, or -1. */
int keys_conflict(const struct keys *keys, int action, SDL_Keycode key);

/* Gives the action the key. Another action that has the key in the same place gets this action's old key in
 * exchange, which then must not be a fixed key. */
void keys_swap(struct keys *keys, int action, SDL_Keycode key);

/* Says what a cap says of a key, in the language of the screen; KEYS_WORDS bytes. */
void keys_say(SDL_Keycode key, char *out);

/* The default key that a cap was drawn for so far ("H", "Enter" as translated), or 0. */
SDL_Keycode keys_said(const char *words);

#endif
