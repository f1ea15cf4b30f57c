/*
 * test_change_words.c: after an opponent has changed between two rounds, the words about a round name who
 * played it (docs/formats.md "Lines").
 */
#include "support/test.h"

#include "support/match.h"
#include "words/match_log.h"
#include "words/score_sheet.h"

static const struct player zora = {.kind = PLAYER_COMPUTER, .level = AI_PERSON + 6, .name = "Zora"};

/* A match of Ann and Ben, in which Zora takes Ben's place after the first round; the names are those that
 * stand nowhere else in a log. */
static struct session *play(void)
{
    struct setup setup;
    match_setup(&setup, 12);
    setup.players[0] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY, .name = "Ann"};
    setup.players[1] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_NORMAL, .name = "Ben"};
    struct session *session = session_new(&setup, NULL);
    int deals = 0;
    while (!session_is_over(session)) {
        if (session_awaits_deal(session)) {
            if (++deals == 2)
                session_change_opponent(session, 1, &zora);
            session_deal(session);
            continue;
        }
        int seat = session_asked(session) & 1 ? 0 : 1;
        assert_true(session_play(session, session_think(session, seat, NULL), NULL, NULL));
    }
    assert_true(deals > 2);
    return session;
}

static int count(const struct match_log_line *lines, int from, int to, const char *name)
{
    int found = 0;
    for (int i = from; i < to; i++)
        found += strstr(lines[i].text, name) != NULL;
    return found;
}

static int second_round(const struct match_log_line *lines, int all)
{
    for (int i = 0, rounds = 0; i < all; i++)
        if (lines[i].kind == MATCH_LOG_ROUND && ++rounds == 2)
            return i;
    fail_msg("there is no second round");
    return 0;
}

TEST(the_log_names_who_played)
{
    struct session *session = play();
    struct words words;
    struct match_log_line *lines;
    words_init(&words, session_setup(session)); /* as they sit now */
    int all = match_log_make(session, &words, SEAT_NONE, 0, &lines), second = second_round(lines, all);
    assert_true(count(lines, 0, second, "Ben") > 3);
    assert_int_equal(count(lines, 0, second, "Zora"), 0);
    assert_string_equal(lines[second + 1].text, "Zora takes Ben’s place.");
    assert_int_equal(count(lines, second + 2, all, "Ben"), 0);
    assert_true(count(lines, second + 2, all, "Zora") > 3);
    assert_int_equal(count(lines, 0, all, " takes Ben’s place"), 1);
    free(lines);
    session_free(session);
}

/* While the first round is looked at again, nobody has come yet. */
TEST(a_log_of_the_first_round_knows_nobody_later)
{
    struct session *session = play();
    struct words words;
    struct match_log_line *lines;
    words_init(&words, session_setup(session));
    session_go_to(session, 20);
    int all = match_log_make(session, &words, SEAT_NONE, 0, &lines);
    assert_true(count(lines, 0, all, "Ben") > 1);
    assert_int_equal(count(lines, 0, all, "Zora"), 0);
    free(lines);
    session_free(session);
}

TEST(the_score_sheet_names_who_played)
{
    struct session *session = play();
    struct words words;
    struct score_sheet_row *rows;
    words_init(&words, session_setup(session));
    int all = score_sheet_make(session, &words, &rows);
    assert_true(all > 2);
    for (int i = 0; i < all; i++) {
        assert_string_equal(rows[i].players[0].name, "Ann");
        assert_string_equal(rows[i].players[1].name, i ? "Zora" : "Ben");
        assert_null(strstr(rows[i].text, i ? "Ben" : "Zora"));
    }
    free(rows);
    session_free(session);
}
