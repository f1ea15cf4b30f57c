/*
 * rig.h: a match in the window with a deal that was thought out (scripted.h) and the first moves made.
 */
#ifndef TESTS_SDL_RIG_H
#define TESTS_SDL_RIG_H

#include "sdl/headless.h"
#include "session/study/scripted.h"

static int rig_speed = SPEED_OFF, rig_width = 960, rig_height = 600; /* of the program that is opened next */
static bool rig_practice;                                            /* and of the match in it */
static enum ai_level rig_level = AI_EASY;                            /* of the computers */

static const char *const rig_names[SEAT_MAX] = {"Ann", "Ben", "Cleo", "Dan"};

/* Options as rig wants them. */
static const char *const no_flowers[] = {"flowers", "off", NULL};
static const char *const no_indicators[] = {"indicators", "off", "treasure", "off", NULL};

/* Makes the moves of a script parted by ";", each for the first seat that may make it. */
static inline void rig_play(struct session *session, const char *script)
{
    char text[64];
    while (*script) {
        size_t length = strcspn(script, ";");
        struct error error = {0};
        bool made = false;
        snprintf(text, sizeof text, "%.*s", (int)length, script);
        for (int seat = 0; seat < SEAT_MAX && !made; seat++) {
            struct move move;
            if (!(session_asked(session) >> seat & 1))
                continue;
            if (!move_parse(&move, seat, text, &error))
                fail_msg("%s: %s", text, error.message);
            made = session_play(session, move, NULL, NULL);
        }
        if (!made)
            fail_msg("nobody may %s", text);
        script += length + (script[length] == ';');
        script += strspn(script, " ");
    }
}

/* A match of that mode with that deal and those moves; the person is on the seat `you`, or one on each where
 * that is SEAT_NONE. Options: name, value, ..., NULL. */
static inline void rig(const char *mode, int you, const char *const *options, const char *deal,
                       const char *script)
{
    struct setup setup = {.rules = ruleset_find(mode), .seed = 1, .practice = rig_practice};
    struct error error = {0};
    ruleset_defaults(setup.rules, setup.options);
    for (; options && options[0]; options += 2)
        assert_true(ruleset_set(setup.rules, setup.options, options[0], options[1], NULL));
    setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
    for (int seat = 0; seat < setup.seats; seat++) {
        bool person = you == SEAT_NONE || seat == you;
        setup.players[seat].kind = person ? PLAYER_PERSON : PLAYER_COMPUTER;
        setup.players[seat].level = (uint8_t)rig_level;
        snprintf(setup.players[seat].name, PLAYER_NAME, "%s", rig_names[seat]);
    }
    headless_open(rig_width, rig_height, rig_speed);
    struct session *session = scripted_session(&setup, SUIT_BAMBOO, deal, &error);
    if (!session)
        fail_msg("%s", error.message);
    rig_play(session, script);
    app_set_session(&app, session);
}

/* The same at the table, once the player at the screen is asked. */
static inline void rig_table(const char *mode, int you, const char *const *options, const char *deal,
                             const char *script)
{
    rig(mode, you, options, deal, script);
    app_go(&app, scene_table(&app));
    for (int i = 0; !table_scene_is_open(headless_table()); i++) {
        if (i == 60 * APP_STEPS)
            fail_msg("the table waits for nobody");
        loop_step(&app);
    }
    loop_draw(&app, false);
}

/* The move of a seat, as it is written in records, at the table. */
static inline void rig_make(const char *words, int seat)
{
    struct error why = {0};
    struct move move;
    if (!move_parse(&move, seat, words, &why))
        fail_msg("%s: %s", words, why.message);
    table_scene_play(headless_table(), &app, move);
}

/* The last move made, as it is written in records; valid until the next call. */
static inline const char *rig_last_move(void)
{
    static char words[MOVE_TEXT];
    move_print(session_record(app.session)->entries[session_position(app.session) - 1].move, words);
    return words;
}

#endif
