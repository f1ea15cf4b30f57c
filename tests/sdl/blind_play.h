/*
 * blind_play.h: a whole match by ear (blind.h), from the title to the title.
 */
#ifndef TESTS_SDL_BLIND_PLAY_H
#define TESTS_SDL_BLIND_PLAY_H

#include "sdl/blind.h"

/* Claims and declarations: mostly made where they are told, so that all of them are met. */
static inline bool blind_use(const char *label, int one_in)
{
    SDL_Keycode key = blind_button(label);

    if (!key || !blind_chance(one_in))
        return false;
    blind_press(key, 0);
    return true;
}

/* What a mode asks besides discards and claims; true if something was done. */
static inline bool blind_special(void)
{
    if (blind_heard_in("to remove.")) {
        blind_press(SDLK_1 + (int)rng_below(&blind.rng, 3), 0);
    } else if (blind_heard_in("two bonus numbers")) {
        blind_press(SDLK_1, 0);
        blind_press(SDLK_2, 0);
        blind_press(SDLK_RETURN, 0);
    } else if (blind_heard_in("tiles to mark.")) {
        blind_press(SDLK_1 + (int)rng_below(&blind.rng, 9), 0);
        blind_press(SDLK_RETURN, 0);
    } else if (blind_heard_in("to guess.")) {
        if (!blind_pick(0) || !blind_pick(1))
            return false;
        blind_press(SDLK_RETURN, 0);
    } else if (blind_heard_in("tiles to reveal.") && (!blind_button("Draw") || blind_chance(2))) {
        return blind_pick(1);
    } else {
        return false;
    }
    return true;
}

/* One thing done at the table, by what was heard; false if nothing asks for it. */
static inline bool blind_act(void)
{
    if (blind_use("Win", 1) || blind_use("Declare a win", 30))
        return true;
    if (blind_special())
        return true;
    if (blind_use("Reveal the treasure", 2) || blind_use("Leave the treasure", 1))
        return true;
    if (blind_use("Guess", 1) || blind_use("Keep two", 1))
        return true;
    if (blind_use("Kong", 2) || blind_use("Quad", 2) || blind_use("Pung", 3) || blind_use("Triplet", 3))
        return true;
    if (blind_use("Chow", 3) || blind_use("Run", 3) || blind_use("Riichi", 2) || blind_use("Tenpai", 2))
        return true;
    if (blind_use("Pass", 1) || blind_use("Back", 4) || blind_use("No Riichi", 4))
        return true;
    if (blind_heard("Use the arrow keys and Enter: ") || blind_heard_in("choose a tile to discard") ||
        blind_heard_in("choose the tile to discard") || blind_heard_in("you can win")) {
        return blind_pick((int)rng_below(&blind.rng, 2));
    }
    return blind_use("Draw", 1);
}

/* A screen that leads on by Enter; false if none was told. */
static inline bool blind_go_on(bool *over)
{
    if (!blind_heard("Enter: ") || !(blind_heard_in(" choices.") || blind_heard_in(" choice.")))
        return false;
    *over = blind_heard("Enter: Rematch") || blind_heard("Enter: Next: ");
    if (!*over)
        blind_press(SDLK_RETURN, 0);
    return true;
}

/* Plays from the first deal to the result of the match. */
static inline void blind_play_on(void)
{
    bool over = false;
    long keys = blind.keys;

    for (int idle = 0; !over; idle++) {
        if (blind_go_on(&over) || blind_act())
            idle = 0;
        else
            blind_press(idle % 3 == 2 ? SDLK_F7 : SDLK_t, idle % 3 == 2 ? 0 : KMOD_LSHIFT);
        if (idle > BLIND_LOST || blind.keys - keys > BLIND_LONG)
            blind_lost("at the table");
    }
}

/* The shortest match of those that are offered. */
static inline bool blind_short(const char *name)
{
    return !strncmp(name, "Rounds: 4.", 10) || !strncmp(name, "Rounds: 4", 9) ||
           !strncmp(name, "Hands: 4", 8) || !strncmp(name, "Rounds: 1", 9) ||
           !strncmp(name, "Length: 4", 9) || !strncmp(name, "Length: East", 12);
}

/* One match of a mode, by its name: from the title back to it. */
static inline void blind_match(const char *mode)
{
    if (!blind_heard("Dueling Tigers"))
        blind_press(SDLK_F7, 0);
    blind_choose(mode);
    if (blind_heard_in("New match"))
        blind_choose("New match");
    if (!blind_heard_in("Rules of this match"))
        blind_lost("no rules of this match");
    blind_set(blind_short);
    blind_choose("Roll the dice");
    blind_play_on();
    blind_choose("Title");
    if (!blind_heard("Dueling Tigers"))
        blind_lost("not at the title");
    blind.matches++;
}

/* The program begins and speaks; ends. */
static inline void blind_open(uint64_t seed)
{
    data_folder_open(false);
    app.painter.unseen = true; /* nobody looks: what is written is heard all the same */
    rng_init(&blind.rng, seed);
    snprintf(blind.path, sizeof blind.path, "%s/speech.txt", folder);
    app.command_line.speech = blind.path;
    speaker_init(&app);
    blind.speech = fopen(blind.path, "rb");
    assert_non_null(blind.speech);
    app_go(&app, scene_title(&app));
    blind_wait();
}

static inline void blind_close(void)
{
    fclose(blind.speech);
    speaker_deinit(&app);
    data_folder_close(true);
}

#endif
