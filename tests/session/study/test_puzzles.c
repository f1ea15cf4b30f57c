/*
 * test_puzzles.c: costly decisions come back: the same day, then after 1, 3, 7 and 21 days; a wrong answer
 * starts over; puzzles outlive their records and the program.
 */
#include "support/test.h"

#include "base/date.h"
#include "base/file.h"
#include "rules/modes/list.h"
#include "session/study/puzzles.h"
#include "support/match.h"
#include "support/system.h"

enum { TODAY = 20779 /* 2026-11-22 */ };

/* A match of two computers, and its review, with some decisions that lost points. */
static struct session *match;
static struct review review;

static int set_up(void **state)
{
    (void)state;
    struct setup setup;
    match_setup(&setup, 5);
    for (int seat = 0; seat < 2; seat++)
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY};
    match = session_new(&setup, NULL);
    for (int rounds = 0; !session_is_over(match);) {
        if (session_awaits_deal(match) && rounds++ == 1)
            break;
        if (session_awaits_deal(match)) {
            session_deal(match);
            continue;
        }
        int seat = match_asked(match);
        assert_true(session_play(match, session_think(match, seat, NULL), NULL, NULL));
    }
    assert_true(review_make(&review, session_record(match), &(struct review_request){.seat = 0}));
    assert_true(review.count > 3);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    review_deinit(&review);
    session_free(match);
    return 0;
}

static int add(struct puzzles *puzzles, int decision)
{
    return puzzles_add(puzzles, session_record(match), &review.list[decision], 0, TODAY);
}

/* A match that became practice, or went on longer, has the same decisions still. */
TEST(test_the_same_decision_is_asked_once)
{
    struct puzzles puzzles = {0};
    struct record later = *session_record(match);
    add(&puzzles, 0);
    later.elapsed += 77;
    later.setup.practice = !later.setup.practice;
    later.setup.practice_later = later.setup.practice;
    assert_int_equal(puzzles_add(&puzzles, &later, &review.list[0], 0, TODAY), 0);
    assert_int_equal(puzzles.count, 1);
    puzzles_deinit(&puzzles);
}

TEST(test_it_comes_back_after_1_3_7_and_21_days)
{
    struct puzzles puzzles = {0};
    static const int waits[] = {1, 3, 7, 21};
    int today = TODAY;
    add(&puzzles, 0);
    assert_int_equal(puzzles_due(&puzzles, today), 1); /* at once */
    for (int i = 0; i < 4; i++) {
        assert_int_equal(puzzles_answer(&puzzles, 0, true, today), waits[i]);
        assert_int_equal(puzzles_due(&puzzles, today + waits[i] - 1), 0);
        today += waits[i];
        assert_int_equal(puzzles_due(&puzzles, today), 1);
    }
    assert_int_equal(puzzles_answer(&puzzles, 0, true, today), 0); /* it is known */
    assert_int_equal(puzzles.count, 0);
    puzzles_deinit(&puzzles);
}

/* Answered while the clock was years ahead, it doesn't stay away for years. */
TEST(test_a_wrong_clock_puts_nothing_off)
{
    struct puzzles puzzles = {0};
    add(&puzzles, 0);
    assert_int_equal(puzzles_answer(&puzzles, 0, true, TODAY + 3650), 1);
    assert_int_equal(puzzles_due(&puzzles, TODAY), 1);
    assert_int_equal(puzzles_answer(&puzzles, 0, true, TODAY), 3);
    assert_int_equal(puzzles_due(&puzzles, TODAY), 0);
    puzzles_deinit(&puzzles);
}

TEST(test_a_wrong_answer_starts_over)
{
    struct puzzles puzzles = {0};
    add(&puzzles, 0);
    puzzles_answer(&puzzles, 0, true, TODAY);
    puzzles_answer(&puzzles, 0, true, TODAY + 1);
    assert_int_equal(puzzles_answer(&puzzles, 0, false, TODAY + 4), 1);
    assert_int_equal(puzzles_answer(&puzzles, 0, true, TODAY + 5), 3);
    puzzles_deinit(&puzzles);
}

/* Looking at it again on the same day gains nothing. */
TEST(test_what_is_not_due_is_not_put_off)
{
    struct puzzles puzzles = {0};
    add(&puzzles, 0);
    puzzles_answer(&puzzles, 0, true, TODAY);
    assert_int_equal(puzzles_answer(&puzzles, 0, true, TODAY), 1);
    assert_int_equal(puzzles_answer(&puzzles, 0, true, TODAY + 1), 3);
    assert_int_equal(puzzles_answer(&puzzles, 0, false, TODAY + 2), 1); /* wrong is wrong */
    puzzles_deinit(&puzzles);
}

TEST(test_the_same_decision_is_kept_once)
{
    struct puzzles puzzles = {0};
    assert_int_equal(add(&puzzles, 0), 0);
    assert_int_equal(add(&puzzles, 1), 1);
    assert_int_equal(add(&puzzles, 0), 0);
    assert_int_equal(puzzles.count, 2);
    puzzles_deinit(&puzzles);
}

/* What a record says to people beside its lines may be worded again in a later version. */
TEST(test_a_comment_makes_no_other_decision)
{
    struct puzzles puzzles = {0};
    add(&puzzles, review.count - 1); /* after a round, of whose result a comment tells */
    struct text text = {0};
    for (const char *at = puzzles.list[0].record, *end; (end = strchr(at, '\n')); at = end + 1) {
        bool comment = *at == '#';
        text_add(&text, comment ? "# once said so\n# %.*s, as ever\n" : "%.*s\n", (int)(end - at), at);
    }
    assert_string_not_equal(puzzles.list[0].record, text_string(&text));
    free(puzzles.list[0].record);
    puzzles.list[0].record = text.data;
    assert_int_equal(add(&puzzles, review.count - 1), 0);
    assert_int_equal(puzzles.count, 1);
    assert_int_equal(add(&puzzles, review.count - 2), 1); /* it begins as the other does, and is another */
    puzzles_deinit(&puzzles);
}

/* From its own text alone: the position as the seat saw it, and the move that was made. */
TEST(test_a_puzzle_outlives_its_record)
{
    struct puzzles puzzles = {0}, again;
    struct problem why;
    struct error error;
    char path[1024];
    system_free_name(path, sizeof path);
    for (int i = 0; i < review.count; i++)
        add(&puzzles, i);
    puzzles_answer(&puzzles, 2, true, TODAY);
    assert_true(puzzles_save(&puzzles, path, &error));
    assert_true(puzzles_load(&again, path, &why));
    assert_int_equal(again.count, puzzles.count);
    assert_int_equal(again.list[2].due, TODAY + 1);
    assert_int_equal(again.list[2].stage, 1);
    for (int i = 0; i < again.count; i++) {
        struct record record;
        struct move made;
        struct game game, then;
        struct view view, seen;
        assert_true(puzzle_read(&again.list[i], &record, &made, &why));
        assert_true(move_equal(made, review.list[i].made.move));
        record_replay(&record, record.count, &game);
        record_replay(session_record(match), review.list[i].place, &then);
        view_init(&view, &game, 0);
        view_init(&seen, &then, 0);
        assert_memory_equal(&view, &seen, sizeof view);
        assert_true(setup_is_person(&record.setup, 0));
        record_deinit(&record);
    }
    puzzles_deinit(&puzzles);
    puzzles_deinit(&again);
    file_remove(path);
}

TEST(test_there_is_none_at_first)
{
    struct puzzles puzzles;
    struct problem why;
    char path[1024];
    system_free_name(path, sizeof path);
    assert_true(puzzles_load(&puzzles, path, &why));
    assert_int_equal(puzzles.count, 0);
    assert_false(file_exists(path));
}

/* Beyond two hundred the oldest makes room. */
TEST(test_the_oldest_makes_room)
{
    struct puzzles puzzles;
    struct problem why;
    struct error error;
    struct text text = {0};
    char path[1024];
    text_add(&text, "tigers-puzzles 1\n");
    for (int i = 0; i < PUZZLES_MAX; i++)
        text_add(&text, "puzzle 2026-11-22 0 0\nnumber %d\nend\n", i);
    system_free_name(path, sizeof path);
    assert_true(file_write(path, text.data, text.size, &error));
    text_deinit(&text);
    assert_true(puzzles_load(&puzzles, path, &why));
    assert_int_equal(puzzles.count, PUZZLES_MAX);
    assert_int_equal(add(&puzzles, 0), PUZZLES_MAX - 1);
    assert_int_equal(puzzles.count, PUZZLES_MAX);
    assert_string_equal(puzzles.list[0].record, "number 1\n");
    puzzles_deinit(&puzzles);
    file_remove(path);
}

/* A file whose line ends were converted twice is read like any, and its records have the usual ones. */
TEST(test_line_ends_converted_twice_do_no_harm)
{
    static const char text[] =
        "tigers-puzzles 1\r\r\npuzzle 2026-11-22 0 0\r\r\nmine\r\r\nyours\r\r\nend\r\r\n";
    struct puzzles puzzles;
    struct problem why;
    char path[1024];
    system_free_name(path, sizeof path);
    assert_true(file_write(path, text, sizeof text - 1, NULL));
    assert_true(puzzles_load(&puzzles, path, &why));
    assert_int_equal(puzzles.count, 1);
    assert_string_equal(puzzles.list[0].record, "mine\nyours\n");
    puzzles_deinit(&puzzles);
    file_remove(path);
}

/* What stands behind a zero byte would be gone at the next save: the file is set aside whole. */
TEST(test_a_zero_byte_loses_nothing)
{
    static const char text[] = "tigers-puzzles 1\npuzzle 2026-11-22 0 0\nmine\nend\n\0puzzle 2026-11-22";
    struct puzzles puzzles;
    struct problem why;
    char path[1024];
    size_t size;
    system_free_name(path, sizeof path);
    assert_true(file_write(path, text, sizeof text - 1, NULL));
    assert_false(puzzles_load(&puzzles, path, &why));
    assert_string_equal(why.error.message, "It contains a zero byte, so it isn’t text");
    assert_true(why.aside);
    assert_int_equal(puzzles.count, 0);
    char *kept = match_read(why.path, &size);
    assert_int_equal(size, sizeof text - 1);
    assert_memory_equal(kept, text, size);
    free(kept);
    file_remove(why.path);
}

TEST(test_a_broken_file_is_set_aside)
{
    static const char *const broken[] = {"",
                                         "tigers-puzzles 2\n",
                                         "tigers-puzzles 1\nnonsense\n",
                                         "tigers-puzzles 1\npuzzle 2026-02-30 0 0\nend\n",
                                         "tigers-puzzles 1\npuzzle 2026-11-22 5 0\nend\n",
                                         "tigers-puzzles 1\npuzzle 2026-11-22 0 9\nend\n",
                                         "tigers-puzzles 1\npuzzle\nend\n",
                                         "tigers-puzzles 1\npuzzle 2026-11-22\nend\n",
                                         "tigers-puzzles 1\npuzzle 2026-11-22 0\nend\n",
                                         "tigers-puzzles 1\n\npuzzle 2026-11-22 x 0\nend\n",
                                         "tigers-puzzles 1\npuzzle 2026-11-22 0 0\ntigers 1\n"};
    char path[1024];
    system_free_name(path, sizeof path);
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        struct puzzles puzzles;
        struct problem why;
        struct error error;
        assert_true(file_write(path, broken[i], strlen(broken[i]), &error));
        assert_false(puzzles_load(&puzzles, path, &why));
        assert_int_equal(puzzles.count, 0);
        assert_true(why.aside && file_exists(why.path));
        assert_false(file_exists(path));
        file_remove(why.path);
    }
}

/* A line of the record that the rules refuse is told when the puzzle is to be asked. */
TEST(test_a_broken_record_is_told)
{
    char text[] = "no record\n";
    struct puzzle puzzle = {.record = text};
    struct record record;
    struct move made;
    struct problem why = {0};
    assert_false(puzzle_read(&puzzle, &record, &made, &why));
    assert_true(why.error.message[0] != '\0');
}

/* A record without a move, or whose last one is another's, asks nothing. */
TEST(test_a_record_without_a_decision_asks_nothing)
{
    static const char begun[] = "dueling-tigers record 1\nrules dueling-tigers\nplayer east person \"You\"\n"
                                "player west person \"Lin\"\nseed 7\n";
    char empty[400], moved[400];
    struct record record;
    struct move made;
    struct problem why = {0};
    snprintf(empty, sizeof empty, "%s", begun);
    snprintf(moved, sizeof moved, "%seast remove m\n", begun);
    struct puzzle puzzle = {.record = empty, .seat = 0};
    assert_false(puzzle_read(&puzzle, &record, &made, &why));
    assert_non_null(strstr(why.error.message, "decision"));
    puzzle = (struct puzzle){.record = moved, .seat = 1};
    assert_false(puzzle_read(&puzzle, &record, &made, &why));
    puzzle.seat = 0;
    assert_true(puzzle_read(&puzzle, &record, &made, &why));
    assert_int_equal(made.kind, MOVE_REMOVE);
    assert_int_equal(record.count, 0);
    record_deinit(&record);
    /* a deal is nobody's decision, and the clock's end neither */
    struct session *dealt = session_from_record(session_record(match));
    struct text text = {0};
    struct record part = *session_record(dealt);
    part.count = 2;
    assert_true(part.entries[1].is_deal);
    record_print(&part, &text);
    puzzle = (struct puzzle){.record = text.data, .seat = 0};
    assert_false(puzzle_read(&puzzle, &record, &made, &why));
    text_deinit(&text);
    session_free(dealt);
    char late[] = "dueling-tigers record 1\nrules tenpai-duel\nplayer east person \"You\"\n"
                  "player west person \"Lin\"\nseed 7\ntime-up\n";
    puzzle.record = late;
    assert_false(puzzle_read(&puzzle, &record, &made, &why));
}

/* A decision of a player who sat down after the match began: the puzzle is theirs, no matter who had the seat
 * before or was to have it next. Others who sat down later play beside them. */
TEST(test_who_sat_down_later_decides_it_again)
{
    static const char sat[] = "player east computer hard \"Ada\"\nplayer west computer zora \"Zora\"\n",
                      next[] = "player west computer easy \"Bo\"\n";
    size_t size;
    struct record record;
    struct move made;
    struct problem why;
    char *golden = match_read(SOURCE_DIR "/tests/golden/passed-win.tigers", &size);
    char *deal = strstr(golden, "\ndeal "), *pass = strstr(golden, "\nwest pass\n");
    assert_true(deal && pass && deal < pass);
    struct text text = {0};
    text_add(&text, "%.*s%s%.*s%s", (int)(deal + 1 - golden), golden, sat,
             (int)(pass + sizeof "\nwest pass\n" - 1 - (deal + 1)), deal + 1, next);
    struct puzzle puzzle = {.record = text.data, .seat = 1};
    if (!puzzle_read(&puzzle, &record, &made, &why))
        fail_msg("line %d: %s", why.error.line, why.error.message);
    assert_int_equal(made.kind, MOVE_PASS);
    struct session *session = session_from_record(&record);
    session_go_to(session, session_length(session));
    const struct setup *setup = session_setup(session);
    assert_int_equal(setup_only_person(setup), 1);
    assert_string_equal(setup->players[1].name, "Zora");
    assert_string_equal(setup->players[0].name, "Ada");
    assert_int_equal(setup->players[0].level, AI_HARD);
    assert_string_equal(session_next_player(session, 1)->name, "Zora");
    session_go_to(session, 0);
    assert_int_equal(setup_only_person(setup), 1);
    session_free(session);
    record_deinit(&record);
    text_deinit(&text);
    free(golden);
}

TEST_GROUP(set_up, tear_down)
