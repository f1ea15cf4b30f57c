/*
 * test_day_book.c: the days that were played: days in a row, the file and its ways to be broken; and the
 * card.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/study/day_book.h"
#include "support/match.h"
#include "words/daily/day_words.h"
#include "words/problem_words.h"

enum { TODAY = 20779 /* 2026-11-22 */ };

static void play(struct day_book *book, int day, int points)
{
    struct day_entry *entry = day_book_enter(book, day);
    entry->done = true;
    entry->own.rounds[1] = (int16_t)points;
}

TEST(days_in_a_row_end_today_or_yesterday)
{
    struct day_book book = {0};
    assert_int_equal(day_book_streak(&book, TODAY), 0);
    assert_int_equal(day_book_longest(&book), 0);
    for (int back = 3; back >= 1; back--)
        play(&book, TODAY - back, 1);
    assert_int_equal(day_book_streak(&book, TODAY), 3);     /* today may still be played */
    assert_int_equal(day_book_streak(&book, TODAY + 1), 3); /* one missed day is forgiven */
    assert_int_equal(day_book_streak(&book, TODAY + 2), 0);
    play(&book, TODAY, -2);
    assert_int_equal(day_book_streak(&book, TODAY), 4);
    for (int back = 20; back > 10; back--)
        play(&book, TODAY - back, 0);
    day_book_find(&book, TODAY - 14)->done = false; /* begun, never ended */
    assert_int_equal(day_book_longest(&book), 9);   /* that one is forgiven, too */
    assert_int_equal(day_book_streak(&book, TODAY), 4);
    day_book_enter(&book, TODAY + 1); /* begun: the row is not longer for it, nor over */
    assert_int_equal(day_book_streak(&book, TODAY + 1), 4);
    play(&book, TODAY + 2, 3);
    assert_int_equal(day_book_streak(&book, TODAY + 2), 5);
    day_book_deinit(&book);
}

/* One missed day in seven, and never two at a time. */
TEST(one_missed_day_a_week_is_forgiven)
{
    struct day_book book = {0};
    for (int day = 0; day < 20; day++)
        if (day != 5 && day != 9 && day != 16)
            play(&book, TODAY + day, 1);
    assert_int_equal(day_book_streak(&book, TODAY + 8), 8); /* days 0 to 8 but for the fifth */
    assert_true(day_book_forgives(&book, TODAY + 5, TODAY + 8));
    assert_false(day_book_forgives(&book, TODAY + 9, TODAY + 12)); /* four days after the first one */
    assert_int_equal(day_book_streak(&book, TODAY + 12), 3);
    assert_true(day_book_forgives(&book, TODAY + 16, TODAY + 19));
    assert_int_equal(day_book_streak(&book, TODAY + 19), 9);
    assert_int_equal(day_book_longest(&book), 9);
    assert_true(day_book_forgives(&book, TODAY + 5, TODAY + 6)); /* yesterday, while today isn't played */
    assert_false(day_book_forgives(&book, TODAY + 5, TODAY + 5));
    assert_false(day_book_forgives(&book, TODAY + 20, TODAY + 22)); /* two days were missed */
    day_book_deinit(&book);
}

TEST(the_file_gives_back_what_was_entered)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct day_book book = {0}, read = {0};
    struct problem why;
    match_folder(folder);
    match_path(path, folder, "days.ini");
    assert_true(day_book_load(&read, path, &why)); /* there is none yet */
    play(&book, TODAY, -12);
    play(&book, TODAY - 400, 7); /* entered later, an earlier day */
    day_book_enter(&book, TODAY - 2);
    day_book_find(&book, TODAY)->compared = true;
    day_book_find(&book, TODAY)->hard.rounds[3] = 24;
    assert_true(day_book_save(&book, path, NULL));
    assert_true(day_book_load(&read, path, &why));
    assert_int_equal(read.count, 3);
    for (int i = 0; i < 3; i++) {
        const struct day_entry *a = &book.list[i], *b = &read.list[i];
        assert_true(i == 0 || a->day > book.list[i - 1].day);
        assert_int_equal(a->day, b->day);
        assert_int_equal(a->done, b->done);
        assert_int_equal(a->compared, b->compared);
        assert_memory_equal(&a->own, &b->own, sizeof a->own);
        assert_memory_equal(&a->hard, &b->hard, sizeof a->hard);
    }
    day_book_deinit(&book);
    day_book_deinit(&read);
    match_remove_folder(folder);
}

TEST(a_broken_file_is_set_aside_and_told)
{
    static const char *const broken[] = {
        "[yesterday]\ntried = 1\n",        "[2026-02-30]\ntried = 1\n",         "[2026-11-22]\nyou = 1 2 3\n",
        "[2026-11-22]\nyou = 1 2 3 4 5\n", "[2026-11-22]\nhard = 1 2 3 many\n", "[2026-11-22\n"};
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        char folder[MATCH_PATH], path[MATCH_PATH], words[PROBLEM_WORDS];
        struct day_book book = {0};
        struct problem why;
        match_folder(folder);
        match_path(path, folder, "days.ini");
        assert_true(file_write(path, broken[i], strlen(broken[i]), NULL));
        assert_false(day_book_look(&book, path, &why)); /* who only looks leaves it there */
        assert_true(file_exists(path));
        assert_false(day_book_load(&book, path, &why));
        assert_int_equal(book.count, 0);
        assert_false(file_exists(path));
        words_problem(&why, words, sizeof words);
        assert_non_null(strstr(words, "days.ini.broken-1"));
        match_remove_folder(folder);
    }
}

/* docs/formats.md "Statistics". */
TEST(what_the_days_come_to_is_counted)
{
    struct day_entry list[] = {
        {.day = TODAY - 3, .done = true, .compared = true, .own = {{5, 0, -3, 7}}, .hard = {{0, 4, 0, 5}}},
        {.day = TODAY - 2, .done = true, .compared = true, .own = {{-6, 0, 1, -4}}, .hard = {{1, 0, 0, 0}}},
        {.day = TODAY - 1, .done = true, .compared = true, .own = {{2, 0, 0, 0}}, .hard = {{0, 0, 0, 2}}},
        {.day = TODAY, .done = true, .own = {{0, 0, 0, 3}}},
        {.day = TODAY + 1},
    };
    const struct day_book book = {list, 5};
    struct day_sum sum;
    day_book_count(&book, DATE_NONE, &sum);
    assert_int_equal(sum.days, 4);
    assert_int_equal(sum.won, 5);
    assert_int_equal(sum.lost, 3);
    assert_int_equal(sum.neither, 8);
    assert_int_equal(sum.points, 5);
    assert_int_equal(sum.compared, 3);
    assert_int_equal(sum.ahead, 0); /* 9 against 9, -9 against 1, 2 against 2 */
    assert_int_equal(sum.level, 2);
    assert_int_equal(sum.compared_points, 2);
    assert_int_equal(sum.by_hard, 12);
    list[0].own.rounds[1] = 1;
    day_book_count(&book, DATE_NONE, &sum);
    assert_int_equal(sum.ahead, 1);
    day_book_count(&book, TODAY - 1, &sum); /* begun again yesterday */
    assert_int_equal(sum.days, 2);
    assert_int_equal(sum.points, 5);
}

TEST(dates_are_said_as_people_write_them)
{
    char words[DAY_DATE];
    words_date(TODAY, words, sizeof words);
    assert_string_equal(words, "22 November 2026");
    words_date_short(TODAY, words, sizeof words);
    assert_string_equal(words, "22 Nov 2026");
    words_time("2026-11-02 09:05:10", words, sizeof words);
    assert_string_equal(words, "2 November 2026, 09:05");
    words_time("2026-02-30 09:05:10", words, sizeof words); /* no day of the calendar: left as it is */
    assert_string_equal(words, "2026-02-30 09:05:10");
    words_time("", words, sizeof words);
    assert_string_equal(words, "");
}

static int lines_of(const char *text)
{
    int count = 1;
    for (; *text; text++)
        count += *text == '\n';
    return count;
}

TEST(the_card_has_five_lines_with_both_results)
{
    struct day_entry entry = {
        .day = TODAY, .done = true, .compared = true, .own = {{5, 0, -3, 7}}, .hard = {{0, 4, 0, 0}}};
    char card[DAY_CARD];
    words_day_card(&entry, 3, card);
    assert_int_equal(lines_of(card), 5);
    assert_non_null(strstr(card, "22 November 2026"));
    assert_non_null(strstr(card, "= +9"));
    assert_non_null(strstr(card, "= +4"));
    assert_non_null(strstr(card, "5 points more than Hard"));
    assert_non_null(strstr(card, "Three-day streak"));
    entry.own.rounds[0] = -5;
    words_day_card(&entry, 1, card);
    assert_int_equal(lines_of(card), 5);
    assert_non_null(strstr(card, "Hard made 5 points more of the same tiles"));
    assert_null(strstr(card, "streak"));
    entry.compared = false;
    words_day_card(&entry, 1, card);
    assert_int_equal(lines_of(card), 5);
}

/* A date and something behind it isn't a date. */
TEST(what_is_no_date_is_told)
{
    static const char text[] = "[2026-11-22 soon]\ntried = 1\n";
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct day_book book = {0};
    struct problem why = {0};
    match_folder(folder);
    match_path(path, folder, "days.ini");
    assert_true(file_write(path, text, sizeof text - 1, NULL));
    assert_false(day_book_load(&book, path, &why));
    assert_int_equal(why.error.line, 2);
    assert_non_null(strstr(why.error.message, "isn’t a date"));
    assert_int_equal(book.count, 0);
    match_remove_folder(folder);
}
