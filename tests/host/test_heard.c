/*
 * test_heard.c: a session that only hears of its match shows what one shows that plays it: views, results,
 * log.
 */
#include "support/test.h"

#include <stdlib.h>

#include "support/friends.h"
#include "words/match_log.h"
#include "words/score_sheet.h"

enum { STEPS_MAX = 100000, PAUSES = 10000 };

static void expect_views(struct session *heard, const struct session *host, int seat)
{
    struct view got, wanted;
    session_view(heard, SEAT_NONE, &got);
    session_view(host, SEAT_NONE, &wanted);
    assert_memory_equal(&got, &wanted, sizeof got);
    session_view(heard, seat, &got);
    session_view(host, seat, &wanted);
    assert_memory_equal(&got, &wanted, sizeof got);
    assert_int_equal(session_asked(heard), session_asked(host) & (1u << seat));
    assert_int_equal(session_awaits_deal(heard), session_awaits_deal(host));
}

static void expect_sheet(const struct session *heard, const struct session *host, int seat)
{
    struct words words;
    struct score_sheet_row *got, *wanted;
    words_init(&words, session_setup(heard));
    assert_int_equal(words.you, seat);
    int count = score_sheet_make(host, &words, &wanted);
    assert_int_equal(score_sheet_make(heard, &words, &got), count);
    for (int i = 0; i < count; i++) {
        assert_string_equal(got[i].text, wanted[i].text);
        assert_memory_equal(got[i].total, wanted[i].total, sizeof got[i].total);
        assert_memory_equal(got[i].gain, wanted[i].gain, sizeof got[i].gain);
    }
    free(got);
    free(wanted);
}

static void expect_log(const struct session *heard, const struct session *host, int seat)
{
    struct words words;
    struct match_log_line *got, *wanted;
    words_init(&words, session_setup(heard));
    int count = match_log_make(host, &words, seat, 0, &wanted);
    assert_int_equal(match_log_make(heard, &words, seat, 0, &got), count);
    for (int i = 0; i < count; i++)
        assert_string_equal(got[i].text, wanted[i].text);
    free(got);
    free(wanted);
}

/* Until two rounds are over and the third goes on, or the match is over. */
static void play(struct friends *friends)
{
    struct view view;
    int steps = 0;
    do {
        assert_true(friends_step(friends) && ++steps < STEPS_MAX);
        session_view(host_session(friends->host), SEAT_NONE, &view);
    } while (view.table.round < 3 && !host_is_over(friends->host));
    friends->still = true;
    for (int64_t end = friends->now + PAUSES; friends->now < end;) /* all has been sent */
        assert_true(friends_step(friends));
}

TEST(test_what_is_heard_is_what_is_played)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        struct friends friends;
        friends_begin(&friends, ruleset_list[mode], 8, NULL);
        play(&friends);
        for (int i = 0; i < friends.count; i++) {
            struct session *heard = guest_session(friends.list[i].guest), *host = host_session(friends.host);
            int seat = guest_seat(friends.list[i].guest);
            if (session_is_heard(heard))
                expect_views(heard, host, seat);
            expect_sheet(heard, host, seat);
            expect_log(heard, host, seat);
        }
        friends_end(&friends);
    }
}

/* Who comes back has the results of the earlier rounds and stands where they left. */
TEST(test_who_comes_back_stands_where_they_left)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        struct friends friends;
        friends_begin(&friends, ruleset_list[mode], 9, NULL);
        play(&friends);
        struct guest_setup setup = {.seat = SEAT_NONE};
        struct guest *old = friends.list[0].guest;
        snprintf(setup.token, sizeof setup.token, "%s", guest_token(old));
        struct guest *guest = guest_new(&setup);
        int line = host_line(friends.host, "10.0.0.2", friends.now), at;
        const char *bytes;
        size_t size;
        guest_open(guest, friends.now);
        while (guest_next(guest, &bytes, &size))
            host_receive(friends.host, line, bytes, size, friends.now);
        while (host_next(friends.host, &at, &bytes, &size))
            if (at == line)
                assert_true(guest_receive(guest, bytes, size, friends.now));
        struct session *back = guest_session(guest), *host = host_session(friends.host);
        assert_int_equal(session_position(back), session_length(back));
        if (!host_is_over(friends.host))
            expect_views(back, host, guest_seat(guest));
        expect_sheet(back, host, guest_seat(guest));
        guest_free(guest);
        friends_end(&friends);
    }
}
