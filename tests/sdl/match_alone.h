/*
 * match_alone.h: a match begun at the table, for tests that play it to its end with one device alone: what is
 * worth choosing in it, and what leads away.
 */
#ifndef TESTS_SDL_MATCH_ALONE_H
#define TESTS_SDL_MATCH_ALONE_H

#include "sdl/headless.h"

/* True if the id begins with one of these. */
static inline bool match_begins(const char *id, const char *const *starts)
{
    for (; *starts; starts++)
        if (!strncmp(id, *starts, strlen(*starts)))
            return true;
    return false;
}

/* What leads away from the match, or changes nothing in it. */
static inline bool match_leads_away(const char *id)
{
    static const char *const away[] = {"button:menu",
                                       "button:help",
                                       "button:log",
                                       "button:sheet",
                                       "button:hint",
                                       "toggle:",
                                       "button:waits",
                                       "button:title",
                                       "button:review",
                                       "button:watch",
                                       "button:find",
                                       "button:table",
                                       "button:scorer",
                                       "button:back",
                                       "luck",
                                       "button:rematch",
                                       "person:",
                                       "change:",
                                       "button:winner",
                                       "seat:",
                                       "scan:",
                                       "button:kong",
                                       "button:explain",
                                       "pile:",
                                       "toast",
                                       "button:lay",
                                       "button:riichi-back",
                                       NULL};
    return match_begins(id, away);
}

/* Ann, at the screen, against easy opponents: the table lies there. */
static inline void match_open(const struct ruleset *rules, void (*before)(void))
{
    struct setup setup = {.rules = rules, .seats = rules->seats_least, .seed = 11};

    headless_open(1280, 800, SPEED_OFF);
    ruleset_defaults(rules, setup.options);
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){seat ? PLAYER_COMPUTER : PLAYER_PERSON, AI_EASY, "Ann"};
    if (before)
        before();
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
    headless_step();
}

#endif
