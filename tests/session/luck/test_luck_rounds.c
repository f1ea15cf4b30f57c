/*
 * test_luck_rounds.c: over many rounds the corrected result agrees with the plain one and is much steadier.
 *
 * docs/opponents.md "How good it is" has the figures for all modes and the command that made them.
 * Tier: night
 * Sanitize: no (half an hour of figures; test_luck runs the same code)
 */
#include <math.h>

#include "support/test.h"

#include "session/luck/luck.h"
#include "session/session.h"
#include "support/effort.h"

/* A night has new seeds: chance alone passes three standard errors in one night of 370. */
enum { MATCH = 4, ERRORS_MAX = 3 };

struct sums {
    double count, sum, squares;
};

static void add(struct sums *sums, double value)
{
    sums->count++;
    sums->sum += value;
    sums->squares += value * value;
}

static double mean(const struct sums *sums)
{
    return sums->sum / sums->count;
}

static double variance(const struct sums *sums)
{
    return sums->squares / sums->count - mean(sums) * mean(sums);
}

/* A match between computers. */
static struct session *play_match(uint64_t seed)
{
    struct setup setup = setup_of(ruleset_find("dueling-tigers"), seed);
    for (int seat = 0; seat < 2; seat++)
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_NORMAL};
    struct session *session = session_new(&setup, NULL);
    while (!session_is_over(session)) {
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        int seat = tile_set_first(session_asked(session));
        assert_true(session_play(session, session_think(session, seat, NULL), NULL, NULL));
    }
    return session;
}

/* Of East of the first round; that the dealer changes is fair to both. */
TEST(test_the_corrected_result_agrees_and_is_steadier)
{
    const struct luck_request request = {0};
    const int rounds = effort(1000, 1000, 10000);
    struct sums plain = {0}, fair = {0}, luck = {0};
    for (uint64_t match = 0; plain.count < rounds; match++) {
        struct session *session = play_match(rng_derive(effort_seed(20261122), match));
        struct luck_report report;
        assert_true(luck_make(&report, session_record(session), &request));
        assert_int_equal(report.count, MATCH);
        for (int i = 0; i < report.count; i++) {
            const struct luck *seat = &report.rounds[i].seats[0];
            assert_true(report.rounds[i].over);
            assert_true(fabs(seat->luck + seat->decisions - seat->result) < 1e-9);
            add(&plain, seat->result);
            add(&fair, seat->decisions);
            add(&luck, seat->luck);
        }
        luck_free(&report);
        session_free(session);
    }
    /* The two means differ by the mean of luck, which is nothing within its standard error. */
    assert_true(fabs(mean(&plain) - mean(&fair)) < ERRORS_MAX * sqrt(variance(&luck) / luck.count));
    assert_true(variance(&fair) <= variance(&plain) / 4);
}
