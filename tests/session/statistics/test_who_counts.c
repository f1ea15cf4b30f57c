/*
 * test_who_counts.c: whom the statistics tell of, and which rounds are whose: many opponents, wins declared
 * at one's own risk, rounds sat out (docs/statistics.md).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "session/statistics/journal_line.h"
#include "session/statistics/statistics.h"
#include "support/journal_place.h"

/* A match of one round each, against these. */
static void meet(struct journal *journal, int number, const char *player, int times)
{
    for (int i = 0; i < times; i++) {
        struct match_tally match;
        struct error why;
        char line[200];
        snprintf(line, sizeof line,
                 "2026-%02d-%02d_%02d-%02d-%02d_one-suit.tigers 0 0 8 5 ; person \"You\" ; %s ; l1<0:-1",
                 1 + number / 100000, 1 + number / 3600 % 28, number / 60 % 60 % 24, number % 60, i, player);
        if (!journal_line_parse(&match, line, &why))
            fail_msg("%s", why.message);
        journal_put(journal, &match);
    }
}

/* Whom one met most comes first, then by name and strength; of thousands met once, those first met are kept
 * count of, and the list has as many as it shows. */
static void whom_one_met_most_comes_first(void **state)
{
    static struct opponent list[STATISTICS_OPPONENTS];
    struct journal journal = {0};
    struct selection all = {NULL, NULL};
    (void)state;
    meet(&journal, 1, "easy \"Kim\"", 2);
    meet(&journal, 2, "program \"Kim\"", 3);
    meet(&journal, 3, "hard \"Ben\"", 1);
    meet(&journal, 4, "easy \"Ben\"", 1);
    meet(&journal, 5, "easy \"Ann\"", 1);
    assert_int_equal(statistics_opponents(&journal, &all, list), 5);
    static const struct {
        const char *name;
        uint8_t kind, level;
        int matches;
    } order[] = {{"Kim", PLAYER_PROGRAM, 0, 3},
                 {"Kim", PLAYER_COMPUTER, AI_EASY, 2},
                 {"Ann", PLAYER_COMPUTER, AI_EASY, 1},
                 {"Ben", PLAYER_COMPUTER, AI_EASY, 1},
                 {"Ben", PLAYER_COMPUTER, AI_HARD, 1}};
    for (int i = 0; i < 5; i++) {
        assert_string_equal(list[i].player.name, order[i].name);
        assert_int_equal(list[i].player.kind, order[i].kind);
        assert_int_equal(list[i].player.level, order[i].level);
        assert_int_equal(list[i].matches, order[i].matches);
    }
    for (int i = 0; i < 1100; i++) {
        char player[40];
        snprintf(player, sizeof player, "easy \"Number %d\"", i);
        meet(&journal, 100 + i, player, 1);
    }
    assert_int_equal(statistics_opponents(&journal, &all, list), STATISTICS_OPPONENTS);
    assert_int_equal(list[0].matches, 3);
    assert_int_equal(list[1].matches, 2);
    assert_int_equal(list[STATISTICS_OPPONENTS - 1].matches, 1);
    assert_int_equal(list[STATISTICS_OPPONENTS - 1].rounds, 1);
    journal_deinit(&journal);
}

static void seat_persons(struct record *record, const char *name, int person)
{
    char path[MATCH_PATH];
    snprintf(path, sizeof path, SOURCE_DIR "/tests/golden/%s.tigers", name);
    assert_true(record_read(record, path, NULL));
    record->setup.practice = record->setup.practice_later = false;
    for (int seat = 0; seat < record->setup.seats; seat++)
        record->setup.players[seat].kind = seat == person ? PLAYER_PERSON : PLAYER_COMPUTER;
}

/* As the record tells: East declares in round 1 with no complete hand, West in rounds 2 and 3 rightly and in
 * round 4 with none. */
static void wins_declared_at_ones_own_risk_are_counted(void **state)
{
    static const struct {
        int declared, invalid, won;
    } expected[] = {{1, 1, 0}, {3, 1, 2}};
    (void)state;
    for (int person = 0; person < 2; person++) {
        struct journal journal = {0};
        struct record record;
        struct selection all = {NULL, NULL};
        struct statistics sum;
        seat_persons(&record, "one-suit-declared", person);
        assert_true(journal_add(&journal, &record, 1));
        statistics_count(&journal, &all, &sum);
        assert_int_equal(sum.rounds, 4);
        assert_int_equal(sum.declared, expected[person].declared);
        assert_int_equal(sum.invalid, expected[person].invalid);
        assert_int_equal(sum.ends[ROUND_WON], expected[person].won);
        record_deinit(&record);
        journal_deinit(&journal);
    }
}

/* Of three with large hands one sits out by turns: their rounds are the others'. */
static void a_round_sat_out_is_nobodys(void **state)
{
    static struct view view;
    struct journal journal = {0};
    struct setup setup;
    struct rng rng;
    struct error why;
    struct selection all = {NULL, NULL};
    struct statistics sum;
    int sat = 0, played = 0;
    (void)state;
    journal_setup(&setup, "one-suit", 3);
    assert_true(ruleset_set(setup.rules, setup.options, "players", "sit-out", &why));
    setup.seats = 3;
    setup.players[2] = setup.players[0]; /* whoever sits last sits out of the first round */
    setup.players[0] = setup.players[1];
    struct session *session = session_new(&setup, NULL);
    rng_init(&rng, 3);
    do {
        session_view(session, SEAT_NONE, &view);
        if (session_awaits_deal(session)) {
            session_deal(session);
            session_view(session, SEAT_NONE, &view);
            sat += view.table.sitting == 2;
            played += view.table.sitting != 2;
        }
    } while (match_step(session, &rng));
    assert_true(sat > 0);
    assert_true(journal_add(&journal, session_record(session), 1));
    statistics_count(&journal, &all, &sum);
    assert_int_equal(sum.rounds, played);
    session_free(session);
    journal_deinit(&journal);
}

/* The round that the clock broke off is nobody's: it is not counted, the match is. */
static void a_void_round_is_not_counted(void **state)
{
    struct journal journal = {0};
    struct record record;
    struct selection all = {NULL, NULL};
    struct statistics sum;
    struct game game;
    (void)state;
    seat_persons(&record, "tenpai-time-up", 0);
    record_replay(&record, record.count, &game);
    assert_int_equal(game.table.result.outcome, OUTCOME_VOID);
    assert_true(journal_add(&journal, &record, 1));
    statistics_count(&journal, &all, &sum);
    assert_int_equal(sum.matches, 1);
    assert_int_equal(sum.rounds, game.table.round - 1);
    record_deinit(&record);
    journal_deinit(&journal);
}

/* A pattern that the mode has not is in none of its places, and no place beyond the last has one. */
static void patterns_have_their_places(void **state)
{
    const struct ruleset *tigers = ruleset_find("dueling-tigers"), *classic = ruleset_find("classic");
    const struct pattern *first = ruleset_next_pattern(tigers, NULL);
    (void)state;
    assert_int_equal(match_tally_place(tigers, first), 0);
    assert_ptr_equal(match_tally_pattern(tigers, 0), first);
    assert_int_equal(match_tally_place(classic, first), -1);
    assert_null(match_tally_pattern(tigers, STATISTICS_PATTERNS));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whom_one_met_most_comes_first),
        cmocka_unit_test(wins_declared_at_ones_own_risk_are_counted),
        cmocka_unit_test(a_round_sat_out_is_nobodys),
        cmocka_unit_test(a_void_round_is_not_counted),
        cmocka_unit_test(patterns_have_their_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
