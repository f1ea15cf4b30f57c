/*
 * test_luck_modes.c: in every mode luck and decisions make up the result of every seat and round, the same
 * whenever it is asked (docs/opponents.md).
 */
#include <math.h>

#include "support/test.h"

#include "session/luck/luck.h"
#include "session/session.h"

enum { ROUNDS = 2, MATCHES = 2 };

/* The first rounds of a match between computers, and the beginning of the next. */
static struct session *play(const struct ruleset *rules, uint64_t seed)
{
    struct setup setup = setup_of(rules, seed);
    int moves = 0;
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] =
            (struct player){.kind = PLAYER_COMPUTER, .level = seed % 2 ? AI_EASY : AI_RANDOM, .name = "A"};
    struct session *session = session_new(&setup, NULL);
    for (int deals = 0; !session_is_over(session) && (deals <= ROUNDS || moves < 6);) {
        if (session_awaits_deal(session)) {
            if (deals++ == ROUNDS + 1)
                break;
            moves = 0;
            session_deal(session);
            continue;
        }
        int seat = tile_set_first(session_asked(session));
        assert_true(session_play(session, session_think(session, seat, NULL), NULL, NULL));
        moves++;
    }
    return session;
}

static void expect_sums(const struct luck_report *report, int place)
{
    double total = 0;
    for (int seat = 0; seat < report->seats; seat++) {
        const struct luck *luck = &report->rounds[place].seats[seat];
        double sources = 0;
        for (int kind = 0; kind < CHANCE_KINDS; kind++)
            sources += luck->sources[kind];
        assert_true(fabs(sources - luck->luck) < 1e-6);
        assert_true(fabs(luck->own + luck->others - luck->sources[CHANCE_DRAW]) < 1e-6);
        assert_true(!report->rounds[place].over || fabs(luck->luck + luck->decisions - luck->result) < 1e-6);
        total += luck->result;
    }
    assert_true(!report->shared || fabs(total) < 1e-6);
}

TEST(test_luck_and_decisions_make_up_the_result)
{
    const struct luck_request all = {0};
    for (int i = 0; i < 5 * MATCHES; i++) {
        const struct ruleset *rules = ruleset_list[i % 5];
        struct session *session = play(rules, (uint64_t)i);
        struct luck_report report, again;
        struct luck sum;
        assert_true(luck_make(&report, session_record(session), &all));
        assert_true(report.count >= ROUNDS);
        int over = 0;
        for (int round = 0; round < report.count; round++) {
            expect_sums(&report, round);
            over += report.rounds[round].over;
        }
        assert_int_equal(luck_sum(&report, 0, &sum), over);
        const struct luck_request second = {.round = 2};
        assert_true(luck_make(&again, session_record(session), &second));
        assert_int_equal(again.count, 1);
        assert_memory_equal(&again.rounds[0].seats[1], &report.rounds[1].seats[1], sizeof(struct luck));
        luck_free(&report);
        luck_free(&again);
        session_free(session);
    }
}

static bool at_once(void *context)
{
    (void)context;
    return true;
}

TEST(test_it_is_stopped)
{
    const struct ai_stop stop = {at_once, NULL};
    const struct luck_request request = {.stop = &stop};
    struct luck_report report;
    struct session *session = play(ruleset_list[0], 1);
    assert_false(luck_make(&report, session_record(session), &request));
    session_free(session);
}
