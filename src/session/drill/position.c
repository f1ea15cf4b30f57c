/*
 * position.c: see position.h.
 */
#include "session/drill/position.h"

#include <stdio.h>

#include "base/check.h"

enum { ROUNDS = 2 /* per match; then another begins */ };

static void set_up(struct setup *setup, const struct ruleset *rules, uint64_t seed)
{
    *setup = setup_of(rules, seed);
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
        *seat = tile_set_first(session_asked(session));
        session_view(session, *seat, &view);
        if (fits(&view, *seat, context))
            return true;
        CHECK(session_play(session, session_think(session, *seat, NULL), NULL, NULL));
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
