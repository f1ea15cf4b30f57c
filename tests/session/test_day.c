/*
 * test_day.c: the deal of the day: the same tiles for all, whatever is played; what it is known by; what
 * `hard` makes of it.
 */
#include "support/test.h"

#include "session/day.h"
#include "support/match.h"

enum { DAY = 20779 /* 2026-11-22 */ };

/* The match of a day, played to its end by chance of that seed. */
static struct session *play(int day, uint64_t chance)
{
    struct setup setup;
    struct rng rng;
    day_setup(&setup, day, "Ann", "Lin", false);
    struct session *session = session_new(&setup, NULL);
    day_begin(session);
    rng_init(&rng, chance);
    match_finish(session, &rng);
    return session;
}

/* The `number`-th deal of a record. */
static const struct deal *deal_of(const struct session *session, int number)
{
    const struct record *record = session_record(session);
    for (int i = 0; i < record->count; i++)
        if (record->entries[i].is_deal && number-- == 0)
            return &record->entries[i].deal;
    return NULL;
}

/* The seeds follow from the date by docs/formats.md; these were worked out from that page apart from
 * the program. A change would give players of two versions different tiles. */
TEST(a_date_has_its_seed_for_ever)
{
    static const struct {
        const char *date;
        uint64_t seed;
    } days[] = {{"2026-11-22", 241186256}, {"2027-01-01", 378549034}, {"2030-02-28", 606776247}};
    for (size_t i = 0; i < sizeof days / sizeof *days; i++) {
        struct setup setup;
        day_setup(&setup, date_parse(days[i].date), "Ann", "Lin", false);
        assert_int_equal(setup.seed, days[i].seed);
    }
}

TEST(all_four_deals_are_the_same_however_it_is_played)
{
    for (int day = DAY; day < DAY + 10; day++) {
        struct session *a = play(day, 1), *b = play(day, 2);
        assert_int_equal(session_length(a) > 40 && session_length(b) > 40, 1);
        for (int round = 0; round < DAY_ROUNDS; round++) {
            const struct deal *one = deal_of(a, round), *other = deal_of(b, round);
            assert_non_null(one);
            assert_non_null(other);
            assert_int_equal(one->count, other->count);
            assert_memory_equal(one->wall, other->wall, one->count);
            assert_int_equal(one->aside_count, other->aside_count);
            assert_memory_equal(one->aside, other->aside, one->aside_count);
        }
        assert_null(deal_of(a, DAY_ROUNDS));
        session_free(a);
        session_free(b);
    }
}

TEST(who_is_east_and_which_suit_goes_out_change_from_day_to_day)
{
    int east[2] = {0}, suits[3] = {0};
    for (int day = DAY; day < DAY + 60; day++) {
        struct setup setup;
        struct view view;
        day_setup(&setup, day, "Ann", "Lin", false);
        struct session *session = session_new(&setup, NULL);
        day_begin(session);
        session_view(session, SEAT_NONE, &view);
        east[setup_first_person(&setup)]++;
        suits[view.table.removed]++;
        session_free(session);
    }
    assert_true(east[0] > 15 && east[1] > 15);
    assert_true(suits[0] > 8 && suits[1] > 8 && suits[2] > 8);
}

TEST(a_match_is_known_by_its_seed_and_date)
{
    struct setup setup;
    day_setup(&setup, DAY, "Ann", "Lin", false);
    assert_int_equal(day_of(&setup), DAY);
    snprintf(setup.began, sizeof setup.began, "2026-11-23 00:00:01"); /* begun while the day turned */
    assert_int_equal(day_of(&setup), DAY);
    setup.practice = true;
    assert_int_equal(day_of(&setup), DAY);
    snprintf(setup.began, sizeof setup.began, "2026-11-21 23:59:59"); /* nobody had the deal of tomorrow */
    assert_int_equal(day_of(&setup), DATE_NONE);
    day_setup(&setup, DAY, "Ann", "Lin", false);
    setup.seed++;
    assert_int_equal(day_of(&setup), DATE_NONE);
    day_setup(&setup, DAY, "Ann", "Lin", false);
    setup.players[!setup_first_person(&setup)].level = AI_EASY;
    assert_int_equal(day_of(&setup), DATE_NONE);
    setup.began[0] = '\0';
    assert_int_equal(day_of(&setup), DATE_NONE);
    day_setup(&setup, DAY, "Ann", "Lin", false);
    setup.players[!setup_first_person(&setup)].kind = PLAYER_PERSON; /* nobody plays it in a hot seat */
    assert_int_equal(day_of(&setup), DATE_NONE);
    day_setup(&setup, DAY, "Ann", "Lin", false);
    setup.rounds = 3; /* nor shorter, nor by other rules */
    assert_int_equal(day_of(&setup), DATE_NONE);
    day_setup(&setup, DAY, "Ann", "Lin", false);
    setup.options[0]++;
    assert_int_equal(day_of(&setup), DATE_NONE);
    day_setup(&setup, DAY, "Ann", "Lin", false);
    setup.rules = ruleset_find("tenpai-duel");
    assert_int_equal(day_of(&setup), DATE_NONE);
}

/* What a seat made is told from the scores at the end: both seats' sums are opposite, and add up. */
TEST(points_are_those_of_the_match)
{
    for (int day = DAY; day < DAY + 5; day++) {
        struct session *session = play(day, 7);
        struct day_score east, west;
        struct view view;
        session_view(session, SEAT_NONE, &view);
        day_count(session, 0, &east);
        day_count(session, 1, &west);
        assert_int_equal(day_total(&east), view.table.scores[0] - view.table.scores[1]);
        assert_int_equal(day_total(&east), -day_total(&west));
        session_free(session);
    }
}

static bool at_once(void *context)
{
    (void)context;
    return true;
}

static bool never(void *context)
{
    ++*(int *)context;
    return false;
}

TEST(hard_makes_the_same_of_it_every_time)
{
    const struct ai_stop stop = {.asked = at_once};
    struct day_score first, again;
    bool any = false;
    for (int day = DAY; day < DAY + 4; day++) {
        assert_true(day_play_hard(day, NULL, &first));
        assert_true(day_play_hard(day, NULL, &again));
        assert_memory_equal(&first, &again, sizeof first);
        any |= day_total(&first) != 0;
    }
    assert_true(any);
    assert_false(day_play_hard(DAY, &stop, &first));
    int asked = 0; /* to ask whether to stop changes nothing */
    const struct ai_stop going_on = {.asked = never, .context = &asked};
    assert_true(day_play_hard(DAY + 3, &going_on, &first));
    assert_true(asked > 0);
    assert_memory_equal(&first, &again, sizeof first);
}

/* From 28 November 2026 on one of the eight plays, never Amara, who is the comparison; who it is follows from
 * the date. */
TEST(the_day_is_against_a_named_one_of_the_eight)
{
    int first = date_parse("2026-11-28"), met[PEOPLE] = {0};
    assert_int_equal(day_rival(first - 1), AI_NORMAL);
    assert_int_equal(day_other(first - 1), AI_HARD);
    for (int day = first; day < first + 70; day++) {
        struct setup setup;
        day_setup(&setup, day, "Ann", "Lin", false);
        int level = setup.players[!setup_first_person(&setup)].level;
        assert_int_equal(level, day_rival(day));
        assert_in_range(level, AI_PERSON, AI_PERSON + PEOPLE - 2);
        assert_int_equal(day_other(day), AI_PERSON + PEOPLE - 1);
        assert_int_equal(day_of(&setup), day);
        met[level - AI_PERSON]++;
    }
    for (int who = 0; who < PEOPLE - 1; who++)
        assert_true(met[who] > 2); /* of 10 on average */
}
