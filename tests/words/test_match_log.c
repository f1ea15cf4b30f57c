/*
 * test_match_log.c: the log says whose turn each is and counts every player's own, and why a win is worth
 * nothing.
 */
#include "support/test.h"

#include "support/match.h"
#include "words/match_log.h"

enum { MATCHES = 12, MOST = 2000 };

static struct session *play(uint64_t seed)
{
    struct setup setup;
    struct rng rng;
    match_setup(&setup, seed);
    snprintf(setup.players[0].name, PLAYER_NAME, "Ann");
    snprintf(setup.players[1].name, PLAYER_NAME, "Ben");
    struct session *session = session_new(&setup, NULL);
    rng_init(&rng, seed);
    match_finish(session, &rng);
    return session;
}

/* The number behind "Ann, turn ", or 0. */
static int turn_of(const struct match_log_line *line, const char *name)
{
    char label[40], rest;
    int turn = 0;
    snprintf(label, sizeof label, "%s, turn %%d%%c", name);
    return sscanf(line->turn, label, &turn, &rest) == 1 ? turn : 0;
}

/* With claims one is ahead of the other, so a bare number would go down. */
TEST(each_player_counts_their_own_turns)
{
    struct words words;
    struct match_log_line *lines;
    int claimed = 0;
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        struct session *session = play(seed);
        words_init(&words, session_setup(session));
        words.you = SEAT_NONE;
        int count = match_log_make(session, &words, SEAT_NONE, 0, &lines), turns[2] = {0}, last = 0;
        for (int i = 0; i < count; i++) {
            int of[] = {turn_of(&lines[i], "Ann"), turn_of(&lines[i], "Ben")};
            if (lines[i].kind == MATCH_LOG_ROUND)
                turns[0] = turns[1] = last = 0;
            assert_true(!lines[i].turn[0] == !(of[0] + of[1]));
            if (!lines[i].turn[0])
                continue;
            assert_int_equal(of[1] > 0, lines[i].seat);
            assert_int_equal(of[lines[i].seat], ++turns[lines[i].seat]);
            claimed += of[lines[i].seat] < last;
            last = of[lines[i].seat];
        }
        free(lines);
        session_free(session);
    }
    assert_true(claimed > 0);
}

TEST(a_win_worth_nothing_is_explained)
{
    static const char why[] = "The hand is complete but has none of the patterns, so it is worth nothing.";
    struct words words;
    struct match_log_line *lines;
    int nothing = 0, something = 0;
    for (uint64_t seed = 1; seed <= MOST && !(nothing && something); seed++) {
        struct session *session = play(seed);
        words_init(&words, session_setup(session));
        int count = match_log_make(session, &words, SEAT_NONE, 0, &lines);
        for (int i = 0; i < count; i++) {
            bool told = i + 1 < count && strcmp(lines[i + 1].text, why) == 0;
            assert_int_equal(told, strstr(lines[i].text, ": 0 points") != NULL);
            nothing += told;
            something += !told && strstr(lines[i].text, " point");
        }
        free(lines);
        session_free(session);
    }
    assert_true(nothing > 0 && something > 0);
}

/* How many lines tell what a win was worth, with that many events still on their way. */
static int count_told(const struct session *session, int pending)
{
    struct words words;
    struct match_log_line *lines;
    int told = 0;
    words_init(&words, session_setup(session));
    int count = match_log_make(session, &words, SEAT_NONE, pending, &lines);
    for (int i = 0; i < count; i++)
        told += strstr(lines[i].text, " point") != NULL;
    free(lines);
    return told;
}

/* While the win is seen and called, its points are still to be counted. */
TEST(a_win_is_told_without_points_before_its_round_has_ended)
{
    int wins = 0;
    for (uint64_t seed = 1; seed <= MOST && !wins; seed++) {
        struct session *session = play(seed);
        int after = 0; /* events since the last win */
        while (after < EVENT_MAX && session_event(session, after, SEAT_NONE).kind != EVENT_WIN)
            after++;
        if (after < EVENT_MAX) {
            int all = count_told(session, 0);
            assert_true(after > 0);
            assert_int_equal(count_told(session, after), all - 1);
            wins++;
        }
        session_free(session);
    }
    assert_true(wins > 0);
}
