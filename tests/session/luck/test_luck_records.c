/*
 * test_luck_records.c: luck in the golden records, where all is met that chance can bring: kongs and their
 * replacements, tiles turned, indicators, waits named, a clock that runs out, a round sat out
 * (docs/opponents.md).
 */
#include <math.h>

#include "support/test.h"

#include "session/luck/luck.h"
#include "support/example_mode.h"
#include "support/match.h"

static const char *const goldens[] = {
    "classic-flowers", "classic-pao",    "discard-furiten", "drawn-round",     "one-suit-declared",
    "one-suit-draw",   "one-suit-three", "passed-win",      "patterns-claims", "revealed-win",
    "robbed-kong",     "tenpai-guesses", "tenpai-kan",      "tenpai-time-up"};

enum { GOLDENS = sizeof goldens / sizeof *goldens };

static void read_golden(struct record *record, const char *name)
{
    char path[MATCH_PATH];
    snprintf(path, sizeof path, SOURCE_DIR "/tests/golden/%s.tigers", name);
    assert_true(record_read(record, path, NULL));
}

/* Luck is the sum of its sources and makes up the result together with the decisions; what chance gave to one
 * at a table where points are taken from the others it took from them. */
static void expect_sums(const struct luck_report *report, int place)
{
    double luck_of_all = 0, result_of_all = 0;
    for (int seat = 0; seat < report->seats; seat++) {
        const struct luck *luck = &report->rounds[place].seats[seat];
        double sources = 0;
        for (int kind = 0; kind < CHANCE_KINDS; kind++)
            sources += luck->sources[kind];
        assert_true(fabs(sources - luck->luck) < 1e-6);
        assert_true(!report->rounds[place].over || fabs(luck->luck + luck->decisions - luck->result) < 1e-6);
        luck_of_all += luck->luck;
        result_of_all += luck->result;
    }
    if (report->shared && report->rounds[place].over)
        assert_true(fabs(luck_of_all) < 1e-6 && fabs(result_of_all) < 1e-6);
}

TEST(the_golden_records_add_up)
{
    double bonus = 0;
    for (int i = 0; i < GOLDENS; i++) {
        struct record record;
        struct luck_report report;
        read_golden(&record, goldens[i]);
        if (i % 2) /* one with habits of their own */
            record.setup.players[0] = (struct player){
                .kind = PLAYER_COMPUTER, .level = (uint8_t)ai_level_parse("nino"), .name = "Nino"};
        assert_true(luck_make(&report, &record, &(struct luck_request){0}));
        assert_true(report.count > 0);
        for (int round = 0; round < report.count; round++) {
            expect_sums(&report, round);
            bonus += fabs(report.rounds[round].seats[0].sources[CHANCE_BONUS]);
        }
        luck_free(&report);
        record_deinit(&record);
    }
    assert_true(bonus > 0);
}

/* A round counts once it is over. The second hand of the record was void when the clock rang.
 */
TEST(a_hand_that_the_clock_ends_counts_not)
{
    struct record record;
    struct luck_report report;
    read_golden(&record, "tenpai-time-up");
    assert_true(luck_make(&report, &record, &(struct luck_request){0}));
    assert_int_equal(report.count, 2);
    assert_true(report.rounds[0].over);
    assert_false(report.rounds[1].over);
    luck_free(&report);
    record_deinit(&record);
}

static bool never(void *context)
{
    ++*(int *)context;
    return false;
}

/* What a person would have done, and what takes long to think of, is done as normal would
 * (docs/opponents.md); to be asked whether to stop changes nothing. */
TEST(persons_and_hard_are_played_on_as_normal)
{
    static const char *const names[] = {"robbed-kong", "tenpai-guesses", "patterns-claims"};
    static const struct player players[] = {{.kind = PLAYER_PERSON, .name = "Ann"},
                                            {.kind = PLAYER_COMPUTER, .level = AI_NORMAL, .name = "Ann"},
                                            {.kind = PLAYER_COMPUTER, .level = AI_HARD, .name = "Ann"},
                                            {.kind = PLAYER_COMPUTER, .name = "Amara"}};
    for (int i = 0; i < 3; i++) {
        struct luck_report reports[4];
        struct record record;
        int asked = 0;
        const struct ai_stop stop = {never, &asked};
        read_golden(&record, names[i]);
        for (int kind = 0; kind < 4; kind++) {
            for (int seat = 0; seat < record.setup.seats; seat++)
                record.setup.players[seat] = players[kind];
            if (kind == 3) /* who plays as well as hard does */
                for (int seat = 0; seat < record.setup.seats; seat++)
                    record.setup.players[seat].level = (uint8_t)ai_level_parse("amara");
            assert_true(
                luck_make(&reports[kind], &record, &(struct luck_request){.stop = kind == 1 ? &stop : NULL}));
            for (int round = 0; round < reports[kind].count; round++)
                assert_memory_equal(&reports[kind].rounds[round].seats[0], &reports[0].rounds[round].seats[0],
                                    sizeof(struct luck));
        }
        assert_true(asked > 0);
        for (int kind = 0; kind < 4; kind++)
            luck_free(&reports[kind]);
        record_deinit(&record);
    }
}

/* A player who sits out a round has no luck in it, good or bad, and nothing to decide. */
TEST(who_sits_out_has_no_luck)
{
    struct setup setup = {.rules = ruleset_find("one-suit"), .seats = 3, .seed = 3};
    struct error why;
    struct rng rng;
    struct view view;
    struct luck_report report;
    int sitting[3], rounds = 0, sat = 0;
    ruleset_defaults(setup.rules, setup.options);
    assert_true(ruleset_set(setup.rules, setup.options, "players", "sit-out", &why));
    for (int seat = 0; seat < 3; seat++)
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY, .name = "Ann"};
    struct session *session = session_new(&setup, NULL);
    rng_init(&rng, 3);
    while (!session_is_over(session) && rounds < 3) {
        bool deals = session_awaits_deal(session);
        match_step(session, &rng);
        if (!deals)
            continue;
        session_view(session, SEAT_NONE, &view);
        sitting[rounds++] = view.table.sitting;
    }
    assert_true(luck_make(&report, session_record(session), &(struct luck_request){0}));
    for (int round = 0; round < report.count; round++) {
        expect_sums(&report, round);
        if (sitting[round] == SEAT_NONE)
            continue;
        const struct luck *luck = &report.rounds[round].seats[sitting[round]];
        assert_true(luck->luck == 0 && luck->result == 0 && luck->decisions == 0);
        sat++;
    }
    assert_true(sat > 1);
    luck_free(&report);
    session_free(session);
}

/* A new mode has no network yet: until the end nothing is expected of anybody, and the sums hold. */
TEST(a_mode_that_nobody_learned_adds_up_too)
{
    struct setup setup = setup_of(&ruleset_quick, 4);
    struct rng rng;
    struct luck_report report;
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY, .name = "Ann"};
    struct session *session = session_new(&setup, NULL);
    rng_init(&rng, 4);
    for (int i = 0; i < 150 && match_step(session, &rng); i++)
        ;
    assert_true(luck_make(&report, session_record(session), &(struct luck_request){0}));
    assert_true(report.count > 0);
    assert_true(report.grain == 1);
    for (int round = 0; round < report.count; round++)
        expect_sums(&report, round);
    luck_free(&report);
    session_free(session);
}
