/* kinds_rounds.c: see kinds_rounds.h. */
#include "tools/match/kinds_rounds.h"

#include <stdio.h>

static void set_up(struct setup *setup, const struct ruleset *rules, uint64_t seed)
{
    static const char *const players[] = {"easy", "normal", "hard", "mei", "otto", "kai", "lin", "ravi"};
    struct rng rng;
    *setup = (struct setup){.rules = rules, .seed = seed, .rounds = 1};
    rng_init(&rng, rng_derive(seed, 1));
    ruleset_defaults(rules, setup->options);
    for (int i = 0; i < OPTION_MAX && rules->options[i].name; i++)
        if (rules->options[i].key == OPTION_SIZE)
            setup->options[i] = rules->options[i].numbers[rng_below(&rng, 4)];
    setup->seats = (uint8_t)ruleset_seats(rules, setup->options);
    for (int seat = 0; seat < setup->seats; seat++) {
        struct player *player = &setup->players[seat];
        const char *name = players[rng_below(&rng, sizeof players / sizeof *players)];
        *player = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)ai_level_parse(name)};
        snprintf(player->name, sizeof player->name, "%s", seat_name(seat, setup->seats));
    }
}

void kinds_round(const struct ruleset *rules, uint64_t seed, kinds_watch *seen, void *self)
{
    static struct view view; /* large */
    struct setup setup;
    set_up(&setup, rules, seed);
    struct session *session = session_new(&setup, NULL);
    while (!session_is_over(session)) {
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        int seat = 0;
        while (!(session_asked(session) >> seat & 1))
            seat++;
        struct move move;
        if (!session_forced(session, seat, &move))
            move = session_think(session, seat, NULL);
        session_view(session, seat, &view);
        seen(self, session, &view, &move);
        session_play(session, move, NULL, NULL);
    }
    session_view(session, SEAT_NONE, &view);
    seen(self, session, &view, NULL);
    session_free(session);
}

void kinds_rounds(const struct ruleset *rules, int rounds, uint64_t seed, kinds_watch *seen, void *self)
{
    for (int i = 0; i < rounds; i++)
        kinds_round(rules, rng_derive(seed, (uint64_t)i), seen, self);
}
