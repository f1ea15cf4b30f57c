/*
 * test_statistics.c: statistics are what a recount of the events says.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "session/study/statistics.h"
#include "support/match.h"

/* What the events of a match say, counted while it is played; SEAT 0 is the person. */
struct recount {
    int rounds, won, lost;
    int64_t points;
};

/* Plays a match to its end and counts what happens to seat 0. */
static struct session *play(const struct setup *setup, uint64_t seed, struct recount *recount)
{
    static struct view view;
    struct rng rng;
    struct session *session = session_new(setup, NULL);
    bool counted = true;

    memset(recount, 0, sizeof *recount);
    rng_init(&rng, seed);
    for (bool on = true; on;) {
        on = match_step(session, &rng);
        int end = 0; /* how far back the end of the round stands: after that of the last one the match ends */
        while (end < 3 && session_event(session, end, SEAT_NONE).kind != EVENT_ROUND_END)
            end++;
        if (end == 3) {
            counted = false;
            continue;
        }
        if (counted)
            continue;
        counted = true;
        session_view(session, SEAT_NONE, &view);
        recount->rounds++;
        bool mine = false, others = false;
        for (int back = end + 1; back < end + 8; back++) { /* the wins stand before the end of the round */
            struct event event = session_event(session, back, SEAT_NONE);
            if (event.kind != EVENT_WIN)
                break;
            mine |= event.seat == 0;
            others = true;
        }
        recount->won += mine;
        recount->lost += others && !mine;
        if (mine)
            recount->points += view.table.result.gain[0];
    }
    return session;
}

static void set_up(struct setup *setup, const char *rules, uint64_t seed)
{
    memset(setup, 0, sizeof *setup);
    setup->rules = ruleset_find(rules);
    ruleset_defaults(setup->rules, setup->options);
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
    setup->seed = seed;
    for (int seat = 0; seat < setup->seats; seat++)
        setup->players[seat] = (struct player){seat ? PLAYER_COMPUTER : PLAYER_PERSON, AI_EASY, "Ann"};
}

static void rounds_and_matches_are_those_played(void **state)
{
    static const char *const modes[] = {"dueling-tigers", "patterns", "classic"};
    static struct view view;
    int all_won = 0, all_lost = 0;
    (void)state;
    for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++) {
        struct statistics tally = {0};
        struct recount sum = {0};
        int matches = 0, won = 0, tied = 0;
        for (uint64_t seed = 1; seed <= 12; seed++) {
            struct setup setup;
            struct recount recount;
            set_up(&setup, modes[mode], seed);
            struct session *session = play(&setup, seed, &recount);
            assert_true(statistics_add(&tally, session_record(session)));
            session_view(session, SEAT_NONE, &view);
            int above = 0, level = 0;
            for (int seat = 1; seat < setup.seats; seat++) {
                above += view.table.scores[seat] > view.table.scores[0];
                level += view.table.scores[seat] == view.table.scores[0];
            }
            matches++;
            won += !above && !level;
            tied += !above && level;
            sum.rounds += recount.rounds;
            sum.won += recount.won;
            sum.lost += recount.lost;
            sum.points += recount.points;
            session_free(session);
        }
        assert_int_equal(tally.matches, matches);
        assert_int_equal(tally.won, won);
        assert_int_equal(tally.tied, tied);
        assert_int_equal(tally.rounds, sum.rounds);
        assert_int_equal(tally.rounds_won, sum.won);
        assert_int_equal(tally.rounds_lost, sum.lost);
        assert_int_equal(tally.points, sum.points);
        all_won += tally.rounds_won;
        all_lost += tally.rounds_lost;
        assert_true(tally.best > 0 || tally.points == 0);
    }
    assert_true(all_won > 0 && all_lost > 0); /* else nothing was tested */
}

/* Practice, several persons, or a match that is not over: none of it counts. */
static void what_proves_nothing_does_not_count(void **state)
{
    struct statistics tally = {0}, nothing = {0};
    struct setup setup;
    struct recount recount;
    struct rng rng;
    (void)state;
    set_up(&setup, "dueling-tigers", 4);
    setup.practice = true;
    struct session *session = play(&setup, 4, &recount);
    assert_false(statistics_add(&tally, session_record(session)));
    session_free(session);
    set_up(&setup, "dueling-tigers", 4);
    setup.players[1].kind = PLAYER_PERSON;
    session = play(&setup, 4, &recount);
    assert_false(statistics_add(&tally, session_record(session)));
    session_free(session);
    set_up(&setup, "dueling-tigers", 4);
    session = session_new(&setup, NULL);
    rng_init(&rng, 1);
    for (int i = 0; i < 60; i++)
        match_step(session, &rng);
    assert_false(statistics_add(&tally, session_record(session)));
    session_free(session);
    assert_memory_equal(&tally, &nothing, sizeof tally);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rounds_and_matches_are_those_played),
        cmocka_unit_test(what_proves_nothing_does_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
