/*
 * test_who_counts.c: whom the statistics tell of, and which rounds are whose: many opponents, wins declared
 * at one's own risk, rounds sat out (docs/formats.md).
 */
#include "support/test.h"

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
TEST(whom_one_met_most_comes_first)
{
    static struct opponent list[STATISTICS_OPPONENTS];
    struct journal journal = {0};
    struct selection all = {NULL, NULL};
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
TEST(wins_declared_at_ones_own_risk_are_counted)
{
    static const struct {
        int declared, invalid, won;
    } expected[] = {{1, 1, 0}, {3, 1, 2}};
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

/* A match of three of whom one sits out by turns: how many rounds the person sat out, and how many each of
 * the others played with them. */
static void sit_out_by_turns(struct journal *journal, int number, int *sat, int with[2])
{
    static struct view view;
    struct setup setup;
    struct rng rng;
    struct error why;
    journal_setup(&setup, "one-suit", (uint64_t)number);
    assert_true(ruleset_set(setup.rules, setup.options, "players", "sit-out", &why));
    setup.seats = 3;
    setup.players[2] = setup.players[0]; /* the last seat sits out the first round */
    setup.players[0] = (struct player){PLAYER_COMPUTER, AI_EASY, "Ben"};
    setup.players[1] = (struct player){PLAYER_COMPUTER, AI_EASY, "Cai"};
    struct session *session = session_new(&setup, NULL);
    rng_init(&rng, (uint64_t)number);
    do {
        if (!session_awaits_deal(session))
            continue;
        session_deal(session);
        session_view(session, SEAT_NONE, &view);
        *sat += view.table.sitting == 2;
        with[0] += view.table.sitting == 1;
        with[1] += view.table.sitting == 0;
    } while (match_step(session, &rng));
    assert_true(journal_add(journal, session_record(session), number));
    session_free(session);
}

/* A round that the person sat out doesn't count for them, and a round that an opponent sat out wasn't played
 * with that opponent. The line in the journal says so too. */
TEST(a_round_sat_out_is_nobodys)
{
    enum { MATCHES = 8 };
    static struct opponent list[STATISTICS_OPPONENTS];
    struct journal journal = {0}, again = {0};
    struct selection all = {NULL, NULL};
    struct statistics sum;
    int sat = 0, with[2] = {0, 0};
    for (int number = 1; number <= MATCHES; number++)
        sit_out_by_turns(&journal, number, &sat, with);
    assert_true(sat > 0 && with[0] > 0 && with[1] > 0 && with[0] != with[1]);
    journal_again(&journal, &again);
    for (int pass = 0; pass < 2; pass++) {
        const struct journal *counted = pass ? &again : &journal;
        statistics_count(counted, &all, &sum);
        assert_int_equal(sum.rounds, with[0] + with[1]);
        assert_int_equal(statistics_opponents(counted, &all, list), 2);
        for (int i = 0; i < 2; i++) {
            assert_int_equal(list[i].matches, MATCHES);
            assert_int_equal(list[i].rounds, with[strcmp(list[i].player.name, "Cai") == 0]);
        }
    }
    journal_deinit(&journal);
    journal_deinit(&again);
}

/* Of three rounds Ben played the first and the last, Cai the second and the last. */
TEST(a_line_says_who_sat_out)
{
    static struct opponent list[STATISTICS_OPPONENTS];
    struct journal journal = {0};
    struct match_tally match;
    struct error why;
    struct selection all = {NULL, NULL};
    char line[] =
        "2026-11-20_10-00-00_one-suit.tigers 0 0 8 5 2 ; person \"You\" ; easy \"Ben\" ; easy \"Cai\" ;"
        " l1<0:-6:s2 w0<2:6:des1=6:discard:123m_456m_1!1m d:0";
    if (!journal_line_parse(&match, line, &why))
        fail_msg("%s", why.message);
    journal_put(&journal, &match);
    assert_int_equal(journal.matches[0].rounds[0].sitting, 2);
    assert_int_equal(journal.matches[0].rounds[1].sitting, 1);
    assert_int_equal(journal.matches[0].rounds[1].marks, TALLY_DECLARED | TALLY_EXACT);
    assert_int_equal(journal.matches[0].rounds[2].sitting, SEAT_NONE);
    assert_int_equal(statistics_opponents(&journal, &all, list), 2);
    assert_string_equal(list[0].player.name, "Ben");
    assert_int_equal(list[0].rounds, 2);
    assert_int_equal(list[0].won, 0);
    assert_int_equal(list[0].lost, 1);
    assert_int_equal(list[0].dealt_in, 1);
    assert_string_equal(list[1].player.name, "Cai");
    assert_int_equal(list[1].rounds, 2);
    assert_int_equal(list[1].won, 1);
    assert_int_equal(list[1].lost, 0);
    assert_int_equal(list[1].from_them, 1);
    journal_deinit(&journal);
}

/* The round that the clock broke off is nobody's: it is not counted, the match is. */
TEST(a_void_round_is_not_counted)
{
    struct journal journal = {0};
    struct record record;
    struct selection all = {NULL, NULL};
    struct statistics sum;
    struct game game;
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
TEST(patterns_have_their_places)
{
    const struct ruleset *tigers = ruleset_find("dueling-tigers"), *classic = ruleset_find("classic");
    const struct pattern *first = ruleset_next_pattern(tigers, NULL);
    assert_int_equal(match_tally_place(tigers, first), 0);
    assert_ptr_equal(match_tally_pattern(tigers, 0), first);
    assert_int_equal(match_tally_place(classic, first), -1);
    assert_null(match_tally_pattern(tigers, STATISTICS_PATTERNS));
}
