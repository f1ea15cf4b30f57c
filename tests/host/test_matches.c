/*
 * test_matches.c: whole matches between friends, over lines that delay, break and repeat, with hosts and
 * guests that are killed and come back: every match ends, and its record is the same on all sides.
 */
#include "support/test.h"

#include "support/effort.h"
#include "support/friends.h"
#include "support/match.h"

enum { STEPS_MAX = 400000 };

static void print(const struct record *record, const struct player players[SEAT_MAX], struct text *text)
{
    struct record copy = *record;
    memcpy(copy.setup.players, players, sizeof copy.setup.players);
    *text = (struct text){0};
    record_print(&copy, text);
}

/* The records are the same but for whom each side calls a person. */
static void expect_same_records(const struct friends *friends)
{
    const struct record *host = session_record(host_session(friends->host));
    struct text wanted, got;
    print(host, host->setup.players, &wanted);
    for (int i = 0; i < friends->count; i++) {
        struct session *session = guest_session(friends->list[i].guest);
        int seat = guest_seat(friends->list[i].guest);
        assert_int_equal(setup_only_person(session_setup(session)), seat);
        assert_true(session_is_over(session));
        print(session_record(session), host->setup.players, &got);
        assert_string_equal(got.data, wanted.data);
        text_deinit(&got);
    }
    text_deinit(&wanted);
    friends_expect_choices(friends);
}

static long cuts, kills;

static void play(const struct ruleset *rules, uint64_t seed, const char *path, int delay, int trouble)
{
    struct friends friends;
    friends_begin(&friends, rules, seed, path);
    friends.delay = delay;
    friends.trouble = trouble;
    if (!friends_finish(&friends, STEPS_MAX))
        fail_msg("%s, seed %llu: the match stands still at %lld ms", rules->id, (unsigned long long)seed,
                 (long long)friends.now);
    expect_same_records(&friends);
    cuts += friends.cuts;
    kills += friends.kills;
    assert_true(friends.longest < HOST_MESSAGE_MAX);
    friends_end(&friends);
}

TEST(test_matches_without_trouble_end_with_equal_records)
{
    for (int mode = 0; ruleset_list[mode]; mode++)
        play(ruleset_list[mode], 3, NULL, 0, 0);
    assert_int_equal(cuts, 0);
}

/* In One Suit the last pass of a drawn hand asks both players to name their waits. */
TEST(test_a_drawn_hand_asks_all_who_must_answer)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        struct friends friends;
        friends_begin(&friends, ruleset_list[mode], 6, NULL);
        friends.meek = true;
        if (!friends_finish(&friends, STEPS_MAX))
            fail_msg("%s: the match stands still", ruleset_list[mode]->id);
        expect_same_records(&friends);
        friends_end(&friends);
    }
}

/* The record of many rounds may be longer than a message. */
TEST(test_a_long_match_has_its_record_in_parts)
{
    struct friends friends;
    friends_begin(&friends, ruleset_find("tenpai-duel"), 4, NULL);
    assert_true(friends_finish(&friends, STEPS_MAX));
    expect_same_records(&friends);
    struct text text;
    print(session_record(host_session(friends.host)), friends.setup.match.players, &text);
    assert_true(text.size > 30000);
    assert_true(friends.longest < HOST_MESSAGE_MAX);
    text_deinit(&text);
    friends_end(&friends);
}

static void leave(struct friends *friends, int guest)
{
    friends->list[guest].gone = true;
    guest_leave(friends->list[guest].guest);
    for (int step = 0; step < 20; step++)
        friends_step(friends);
}

/* The table waits for a guest whose line broke as the match ended. */
TEST(test_a_table_is_left_by_goodbyes_only)
{
    struct friends friends;
    friends_begin(&friends, ruleset_find("one-suit"), 4, NULL);
    leave(&friends, 0);
    assert_false(host_all_have_left(friends.host));
    friends_end(&friends);

    friends_begin(&friends, ruleset_find("one-suit"), 4, NULL);
    assert_true(friends_finish(&friends, STEPS_MAX));
    leave(&friends, 0);
    friends_cut(&friends, 1);
    assert_false(host_all_have_left(friends.host));
    for (int step = 0; step < 20; step++)
        friends_step(&friends);
    assert_true(host_seat(friends.host, 1).here);
    assert_false(host_all_have_left(friends.host));
    leave(&friends, 1);
    assert_true(host_all_have_left(friends.host));
    friends_end(&friends);
}

TEST(test_the_same_people_play_again)
{
    struct friends friends;
    friends_begin(&friends, ruleset_find("one-suit"), 4, NULL);
    struct setup next = friends.setup.match;
    next.seed = 99;
    strcpy(next.began, "2026-11-28 22:00:00");
    assert_false(host_again(friends.host, &next, friends.now));
    assert_true(friends_finish(&friends, STEPS_MAX));
    for (int i = 0; i < friends.count; i++) {
        assert_false(host_wants_again(friends.host));
        guest_again(friends.list[i].guest);
        for (int step = 0; step < 20; step++)
            friends_step(&friends);
    }
    assert_true(host_wants_again(friends.host));
    assert_true(guest_place(friends.list[0].guest, 1)->again);
    host_set_dice(friends.host, true);
    assert_true(host_again(friends.host, &next, friends.now));
    assert_false(host_wants_again(friends.host));
    for (int i = 0; i < 5; i++)
        friends_step(&friends);
    assert_true(session_is_heard(guest_session(friends.list[0].guest)));
    assert_true(friends_finish(&friends, STEPS_MAX));
    expect_same_records(&friends);
    assert_string_equal(session_setup(guest_session(friends.list[1].guest))->began, next.began);
    friends_end(&friends);
}

TEST(test_matches_with_trouble_end_with_equal_records)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    uint64_t seed = effort_seed(11);
    int saved = effort(4, -1, -1); /* hosts that are killed wait for the disk after each move */
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    for (int i = 0; i < effort(1, 2, 200); i++)
        for (int mode = 0; ruleset_list[mode]; mode++)
            play(ruleset_list[mode], seed + (uint64_t)i, saved == mode || saved < 0 ? path : NULL, 300, 10);
    assert_true(cuts > 0 && kills > 0);
    match_remove_folder(folder);
}
