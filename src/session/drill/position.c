/*
 * position.c: see position.h.
 */
#include "session/drill/position.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"

enum { ROUNDS = 2 /* per match; then another begins */ };

static void set_up(struct setup *setup, const struct ruleset *rules, uint64_t seed)
{
    memset(setup, 0, sizeof *setup);
    setup->rules = rules;
    ruleset_defaults(rules, setup->options);
    setup->seats = (uint8_t)ruleset_seats(rules, setup->options);
    setup->seed = seed;
    setup->rounds = ROUNDS;
    for (int seat = 0; seat < setup->seats; seat++) {
        setup->players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_NORMAL};
        snprintf(setup->players[seat].name, PLAYER_NAME, "%s", seat_name(seat, setup->seats));
    }
}

/* Continues to a position that fits; false if the match ends without one. */
static bool play_to(struct session *session, position_fits *fits, void *context, int *seat)
{
    static struct view view; /* large */
    while (!session_is_over(session)) {
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        unsigned asked = session_asked(session);
        int first = 0;
        while (!(asked >> first & 1))
            first++;
        session_view(session, first, &view);
        *seat = first;
        if (fits(&view, first, context))
            return true;
        CHECK(session_play(session, session_think(session, first, NULL), NULL, NULL));
    }
    return false;
}

struct session *position_seek(const struct ruleset *rules, struct rng *rng, position_fits *fits,
                              void *context, int *seat)
{
    for (;;) {
        struct setup setup;
        set_up(&setup, rules, rng_next(rng));
        struct session *session = session_new(&setup, NULL);
        if (play_to(session, fits, context, seat))
            return session;
        session_free(session);
    }
}
