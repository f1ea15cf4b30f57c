/*
 * test_keys.c: which key does what, chosen, kept and exchanged. No two actions that hold on one screen ever
 * share a key, whatever is exchanged.
 */
#include "support/test.h"

#include "base/rng.h"
#include "sdl/devices/keys.h"
#include "session/settings.h"
#include "support/system.h"

static struct keys keys;

static void set_up(void)
{
    SDL_SetMainReady();
    SDL_Init(SDL_INIT_EVENTS);
    keys_defaults(&keys);
}

/* Actions that share a key on a screen from the beginning are one there: none may be new. */
static int conflicts(void)
{
    int count = 0;
    for (int i = 0; i < keys_count(); i++)
        count += keys_conflict(&keys, i, keys.now[i]) >= 0;
    return count;
}

TEST(an_action_goes_to_another_key)
{
    set_up();
    assert_int_equal(keys_meaning(&keys, "table", SDLK_h), SDLK_h);
    keys_swap(&keys, keys_find("hint"), SDLK_z);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_z), SDLK_h);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_h), 0);
    assert_int_equal(keys_meaning(&keys, "welcome", SDLK_h), SDLK_h); /* there it is another action's */
    assert_int_equal(keys_in_force(&keys, "table", SDLK_h), SDLK_z);
}

TEST(two_actions_exchange_their_keys)
{
    set_up();
    int pung = keys_find("pung"), kong = keys_find("kong");
    assert_int_equal(keys_conflict(&keys, pung, SDLK_k), kong);
    keys_swap(&keys, pung, SDLK_k);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_k), SDLK_p);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_p), SDLK_k);
    keys_swap(&keys, pung, SDLK_p);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_k), SDLK_k);
}

/* Arrows, Enter, Esc and Tab mean the same beside whatever was chosen. */
TEST(nobody_is_locked_out)
{
    static const SDL_Keycode fixed[] = {SDLK_UP,     SDLK_DOWN,   SDLK_LEFT, SDLK_RIGHT,
                                        SDLK_RETURN, SDLK_ESCAPE, SDLK_TAB};
    set_up();
    keys_swap(&keys, keys_find("choose"), SDLK_F3);
    keys_swap(&keys, keys_find("back"), SDLK_z);
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++) {
        assert_true(keys_is_fixed(fixed[i]));
        assert_int_equal(keys_meaning(&keys, "table", fixed[i]), fixed[i]);
    }
    assert_int_equal(keys_meaning(&keys, "table", SDLK_F3), SDLK_RETURN);
    assert_int_equal(keys_meaning(&keys, "title", SDLK_z), SDLK_ESCAPE);
}

/* Thousands of exchanges at random: on every screen each key still does one thing. */
TEST(whatever_is_exchanged_no_key_does_two_things)
{
    struct rng rng;
    set_up();
    assert_int_equal(conflicts(), 0);
    rng_init(&rng, 5);
    for (int i = 0; i < 3000; i++) {
        int action = (int)rng_below(&rng, (uint32_t)keys_count());
        SDL_Keycode key = rng_below(&rng, 4) ? keys.now[rng_below(&rng, (uint32_t)keys_count())]
                                             : (SDL_Keycode)(SDLK_a + (int)rng_below(&rng, 26));
        if (keys_is_fixed(key) || keys_is_fixed(keys.now[action]))
            continue;
        keys_swap(&keys, action, key);
        assert_int_equal(keys.now[action], key);
        assert_int_equal(conflicts(), 0);
    }
}

TEST(only_what_differs_is_kept)
{
    struct settings settings;
    struct keys back;
    set_up();
    settings_defaults(&settings);
    keys_write(&keys, &settings);
    assert_string_equal(settings.keys[0].action, "");
    keys_swap(&keys, keys_find("hint"), SDLK_SEMICOLON);
    keys_swap(&keys, keys_find("ask-hand"), SDLK_SEMICOLON | KEYS_SHIFT);
    keys_swap(&keys, keys_find("settings"), SDLK_F5 | KEYS_CTRL);
    keys_write(&keys, &settings);
    assert_string_equal(settings.keys[0].action, "settings");
    assert_string_equal(settings.keys[0].key, "ctrl+F5");
    assert_string_equal(settings.keys[1].action, "hint");
    assert_string_equal(settings.keys[2].action, "ask-hand");
    assert_string_equal(settings.keys[2].key, "shift+;");
    assert_string_equal(settings.keys[3].action, "");
    keys_read(&back, &settings);
    assert_memory_equal(back.now, keys.now, (size_t)keys_count() * sizeof *keys.now);
}

/* A file that people edited: what is no key and no action is passed over, and no key is taken from all. */
TEST(what_is_no_key_is_passed_over)
{
    struct settings settings;
    set_up();
    settings_defaults(&settings);
    strcpy(settings.keys[0].action, "hint");
    strcpy(settings.keys[0].key, "no such key");
    strcpy(settings.keys[1].action, "nothing");
    strcpy(settings.keys[1].key, "Z");
    strcpy(settings.keys[2].action, "kong");
    strcpy(settings.keys[2].key, "Return");
    keys_read(&keys, &settings);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_h), SDLK_h);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_z), SDLK_z);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_RETURN), SDLK_RETURN);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_k), SDLK_k);
}

/* Settings of a version where F meant nothing on the title: there the player's choice goes before the action
 * that came later, which keeps its key elsewhere. */
TEST(a_chosen_key_goes_before_one_that_came_later)
{
    struct settings settings;
    set_up();
    settings_defaults(&settings);
    strcpy(settings.keys[0].action, "title-learn");
    strcpy(settings.keys[0].key, "F");
    keys_read(&keys, &settings);
    assert_int_equal(keys_meaning(&keys, "title", SDLK_f), SDLK_l);
    assert_int_equal(keys_meaning(&keys, "title", SDLK_f | KEYS_SHIFT), SDLK_l | KEYS_SHIFT);
    assert_int_equal(keys_meaning(&keys, "title", SDLK_l), 0);
    assert_int_equal(keys_meaning(&keys, "trainers", SDLK_f), SDLK_f);
}

/* A question by ear has its key with Shift, and keeps it whatever the letter alone does. */
TEST(shift_is_a_key_of_its_own_where_it_asks)
{
    set_up();
    assert_int_equal(keys_meaning(&keys, "table", SDLK_h | KEYS_SHIFT), SDLK_h | KEYS_SHIFT);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_k | KEYS_SHIFT), SDLK_k | KEYS_SHIFT); /* as without */
    assert_int_equal(keys_meaning(&keys, "table", SDLK_LEFT | KEYS_SHIFT), SDLK_LEFT | KEYS_SHIFT);
    keys_swap(&keys, keys_find("hint"), SDLK_z);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_h | KEYS_SHIFT), SDLK_h | KEYS_SHIFT);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_z | KEYS_SHIFT), SDLK_h); /* and asks for no hand */
    keys_swap(&keys, keys_find("ask-hand"), SDLK_F9);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_F9), SDLK_h | KEYS_SHIFT);
    assert_int_equal(keys_meaning(&keys, "table", SDLK_h | KEYS_SHIFT), 0);
}

/* A page joins friends too, though it hosts none. */
TEST(a_program_that_joins_has_the_key_for_it)
{
#ifdef TIGERS_JOIN
    assert_true(keys_find("title-friend") >= 0);
#else
    assert_int_equal(keys_find("title-friend"), -1);
#endif
}

TEST(caps_name_keys)
{
    char said[KEYS_WORDS];
    set_up();
    keys_say(SDLK_RETURN, said);
    assert_string_equal(said, "Enter");
    keys_say(SDLK_COMMA | KEYS_CTRL, said);
    assert_string_equal(said, "Ctrl+,");
    keys_say(SDLK_z | KEYS_CTRL | KEYS_SHIFT, said);
    assert_string_equal(said, "Ctrl+Shift+Z");
    keys_say(SDLK_h | KEYS_SHIFT, said);
    assert_string_equal(said, "Shift+H");
    assert_int_equal(keys_said("Space"), SDLK_SPACE);
    assert_int_equal(keys_said("H"), SDLK_h);
}

static SDL_Keycode elsewhere(SDL_Scancode place, SDL_Keycode sign)
{
    return keys_elsewhere(&(SDL_Keysym){.scancode = place, .sym = sign});
}

/* A French keyboard, a Turkish and a Greek one, and what is to stay. */
TEST(keys_count_as_what_they_are_on_most_keyboards)
{
    static const SDL_Keycode french[] = {'&', 0xe9, '"', '\'', '(', '-', 0xe8, '_', 0xe7, 0xe0};
    for (int i = 0; i < 10; i++) {
        assert_int_equal(elsewhere(SDL_SCANCODE_1 + i, french[i]), SDLK_0 + (i + 1) % 10);
        assert_int_equal(elsewhere(SDL_SCANCODE_1 + i, SDLK_3), SDLK_3);
    }
    assert_int_equal(elsewhere(SDL_SCANCODE_I, 0x131), SDLK_i);
    assert_int_equal(elsewhere(SDL_SCANCODE_P, 0x3c0), SDLK_p);
    assert_int_equal(elsewhere(SDL_SCANCODE_A, SDLK_q), SDLK_q);
    assert_int_equal(elsewhere(SDL_SCANCODE_M, SDLK_COMMA), SDLK_COMMA);
    assert_int_equal(elsewhere(SDL_SCANCODE_SEMICOLON, 0xf6), 0xf6);
    assert_int_equal(elsewhere(SDL_SCANCODE_KP_ENTER, SDLK_KP_ENTER), SDLK_KP_ENTER);
    assert_int_equal(elsewhere(SDL_SCANCODE_F5, SDLK_F5), SDLK_F5);
    assert_int_equal(elsewhere(SDL_SCANCODE_BACKSPACE, SDLK_BACKSPACE), SDLK_BACKSPACE);
    assert_int_equal(elsewhere(SDL_SCANCODE_UNKNOWN, 0x43a), 0x43a);
}

/* Turkish F has ı where R is elsewhere, and ğ at E, and both Latin letters besides: they stand where they
 * are. The key that says I is ı on all Turkish keyboards. */
TEST(letters_beside_latin_ones_take_no_places)
{
    assert_int_equal(elsewhere(SDL_SCANCODE_E, 0x3b5), SDLK_e); /* there is no keyboard yet with a Latin e */
    system_set("SDL_VIDEODRIVER", "dummy");
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO), 0); /* now there is */
    assert_int_not_equal(SDL_GetScancodeFromKey(SDLK_e), SDL_SCANCODE_UNKNOWN);
    assert_int_equal(elsewhere(SDL_SCANCODE_E, 0x11f), 0x11f);
    assert_int_equal(elsewhere(SDL_SCANCODE_R, 0x131), SDLK_i);
    assert_int_equal(elsewhere(SDL_SCANCODE_I, 0x131), SDLK_i);
    assert_int_equal(elsewhere(SDL_SCANCODE_2, 0xe9), SDLK_2);
    SDL_Quit();
}

/* The keypad's digits while Num Lock is on, and what is written below them while it is off; on a Mac, which
 * has no Num Lock, they are digits always. */
TEST(the_keypad_is_what_num_lock_makes_it)
{
    static const SDL_Keycode off[] = {SDLK_END,   SDLK_DOWN, SDLK_PAGEDOWN, SDLK_LEFT,   SDLK_CLEAR,
                                      SDLK_RIGHT, SDLK_HOME, SDLK_UP,       SDLK_PAGEUP, SDLK_INSERT};
    for (int i = 0; i < 10; i++) {
        SDL_Keysym key = {.scancode = SDL_SCANCODE_KP_1 + i, .sym = SDLK_KP_1 + i, .mod = KMOD_NUM};
        SDL_Keycode digit = SDLK_0 + (i + 1) % 10;
        assert_int_equal(keys_elsewhere(&key), digit);
        key.mod = KMOD_LSHIFT | KMOD_CAPS;
#ifdef __APPLE__
        assert_int_equal(keys_elsewhere(&key), digit);
        (void)off;
#else
        assert_int_equal(keys_elsewhere(&key), off[i]);
#endif
    }
}

TEST(what_an_action_has_or_had_is_asked_for)
{
    set_up();
    keys_swap(&keys, keys_find("hint"), SDLK_z);
    assert_true(keys_is_asked(&keys, "table", SDLK_z));
    assert_true(keys_is_asked(&keys, "table", SDLK_h));
    assert_true(keys_is_asked(&keys, "table", SDLK_COMMA)); /* with Ctrl */
    assert_false(keys_is_asked(&keys, "title", SDLK_z));
    assert_false(keys_is_asked(&keys, "table", '&'));
}
