/*
 * test_clock.c: a match against the clock: the time spent and the end by the clock are saved, recorded and
 * read again (docs/formats.md "Lines", docs/rules/tenpai-duel.md).
 */
#include "support/test.h"

#include "support/match.h"
#include "support/refused.h"

static const char head[] = "dueling-tigers record 1\nrules tenpai-duel\nplayer east person \"You\"\n"
                           "player west person \"Lin\"\nseed 7\n";

static struct session *begin(const char *path)
{
    struct setup setup;
    match_setup(&setup, 7);
    setup.rules = ruleset_find("tenpai-duel");
    ruleset_defaults(setup.rules, setup.options);
    return session_new(&setup, path);
}

/* Fails unless the record of the session, read again, is the same text and leads to the same end. */
static void assert_read_again(const struct session *session, const char *text)
{
    struct record record;
    struct problem problem = {0};
    if (!record_parse(&record, text, &problem))
        fail_msg("line %d: %s", problem.error.line, problem_sentence(&problem));
    struct session *again = session_from_record(&record);
    session_go_to(again, session_length(again));
    char *same = match_text(again);
    assert_string_equal(same, text);
    assert_int_equal(session_is_over(again), session_is_over(session));
    free(same);
    record_deinit(&record);
    session_free(again);
}

/* The clock's end and the time spent are read, and come once: after the end nothing follows. */
TEST(the_end_is_read)
{
    struct record record;
    struct game game;
    struct problem problem = {0};
    char text[400];
    snprintf(text, sizeof text, "%selapsed 3600\ntime-up\n", head);
    if (!record_parse(&record, text, &problem))
        fail_msg("%s", problem_sentence(&problem));
    assert_int_equal(record.elapsed, 3600);
    record_replay(&record, record.count, &game);
    assert_int_equal(game.table.phase, PHASE_OVER);
    record_deinit(&record);
    strcat(text, "time-up\n");
    assert_false(record_parse(&record, text, &problem));
    assert_int_equal(problem.error.line, 8);
    assert_non_null(strstr(problem_sentence(&problem), "is over"));
}

/* Who stops and goes on another day has as much time left as before. */
TEST(the_time_spent_is_saved)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct problem problem = {0};
    match_folder(folder);
    struct session *session = begin(match_path(path, folder, "match.tigers"));
    assert_int_equal(session_elapsed(session), 0);
    session_set_elapsed(session, 754);
    session_deal(session);
    session_free(session);
    session = session_open(path, &problem);
    assert_int_equal(session_elapsed(session), 754);
    char *text = match_text(session);
    assert_non_null(strstr(text, "\nelapsed 754\n"));
    assert_read_again(session, text);
    free(text);
    session_free(session);
    match_remove_folder(folder);
}

/* Seconds that went since the last move are saved where the match is put away. */
TEST(time_after_the_last_move_is_saved)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct problem problem = {0};
    match_folder(folder);
    struct session *session = begin(match_path(path, folder, "match.tigers"));
    session_deal(session);
    session_set_elapsed(session, 600);
    assert_true(session_try_save(session));
    session_free(session);
    session = session_open(path, &problem);
    assert_int_equal(session_elapsed(session), 600);
    session_free(session);
    match_remove_folder(folder);
}

/* In a round: it is void, nobody gains, and the record says so. */
TEST(time_runs_out_in_a_round)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct problem problem = {0};
    struct rng rng;
    struct view view, after;
    match_folder(folder);
    struct session *session = begin(match_path(path, folder, "match.tigers"));
    rng_init(&rng, 7);
    for (int i = 0; i < 8; i++)
        match_step(session, &rng);
    session_view(session, SEAT_NONE, &view);
    assert_int_equal(view.table.phase == PHASE_DEAL || session_is_over(session), 0);
    assert_true(session_time_up(session) > 0);
    session_view(session, SEAT_NONE, &after);
    assert_true(session_is_over(session));
    assert_int_equal(after.table.result.outcome, OUTCOME_VOID);
    assert_memory_equal(after.table.scores, view.table.scores, sizeof view.table.scores);
    char *text = match_text(session);
    assert_non_null(strstr(text, "\ntime-up\n# round 1: time is up; scores "));
    assert_non_null(strstr(text, "; the match is over\n"));
    assert_read_again(session, text);
    struct session *saved = session_open(path, &problem); /* it was saved at once */
    assert_true(match_same(saved, session));
    free(text);
    session_free(saved);
    session_free(session);
    match_remove_folder(folder);
}

/* Between two rounds nothing is void, and no further result is told. */
TEST(time_runs_out_between_two_rounds)
{
    struct session *session = begin(NULL);
    struct rng rng;
    rng_init(&rng, 7);
    do
        match_step(session, &rng);
    while (!session_awaits_deal(session));
    session_time_up(session);
    assert_true(session_is_over(session));
    char *text = match_text(session), *end = strstr(text, "\ntime-up\n# between two rounds; scores ");
    assert_non_null(end);
    assert_non_null(strstr(end, "; the match is over\n"));
    assert_null(strstr(text, "time is up"));
    assert_read_again(session, text);
    free(text);
    session_free(session);
}

/* docs/rules/tenpai-duel.md "The end of a match": the number of hands counts only without a clock. In records
 * of older versions it counted beside one, and still does; they are printed as they were. */
TEST(hands_are_counted_only_without_a_clock)
{
    static const struct {
        int version;
        const char *lines;
        int rounds; /* after which the match is over; 0: the clock ends it */
        int printed;
    } cases[] = {
        {1, "option rounds 4\noption clock 60\n", 4, 1},
        {3, "option rounds 32\noption clock 15\n", 32, 1},
        {4, "option rounds 4\noption clock 60\n", 0, 4},
        {4, "option rounds 4\noption clock none\n", 4, 1},
        {2, "option rounds 8\noption clock none\n", 8, 1},
        {2, "option rounds 8\noption clock 30\nrounds 3\n", 3, 2},
        {4, "option rounds 8\noption clock 30\nrounds 20\n", 20, 4},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[400], first[40];
        struct record record;
        struct game game;
        struct problem problem = {0};
        snprintf(text, sizeof text, "dueling-tigers record %d\nrules tenpai-duel\n%sseed 7\n%s",
                 cases[i].version, cases[i].lines,
                 "player east person \"You\"\nplayer west person \"Lin\"\n");
        for (int turn = 0; turn < 2; turn++) { /* as given, and as printed then */
            struct text printed = {0};
            if (!record_parse(&record, text, &problem))
                fail_msg("%s", problem_sentence(&problem));
            record_start(&record, &game);
            assert_int_equal(game.table.rounds, cases[i].rounds);
            record_print(&record, &printed);
            snprintf(first, sizeof first, "dueling-tigers record %d\n", cases[i].printed);
            assert_true(!strncmp(text_string(&printed), first, strlen(first)));
            snprintf(text, sizeof text, "%s", text_string(&printed));
            text_deinit(&printed);
            record_deinit(&record);
        }
    }
}

/* A match with its clock running goes on after as many hands as its option says. */
TEST(a_match_goes_on_until_time_is_up)
{
    struct session *session = begin(NULL);
    struct view view;
    session_view(session, 0, &view);
    assert_int_equal(view.table.rounds, 0);
    assert_false(table_is_last_round(&view.table));
    session_free(session);
}
