/*
 * test_day_words.c: dates, and what is said of a deal of the day: docs/formats.md.
 */
#include "support/test.h"

#include "base/date.h"
#include "words/daily/day_words.h"

static int day(int year, int month, int number)
{
    return date_number((struct date){year, month, number});
}

TEST(a_date_is_said_with_its_month)
{
    char out[DAY_DATE];
    words_date(day(2026, 11, 22), out, sizeof out);
    assert_string_equal(out, "22 November 2026");
    words_date_short(day(2026, 9, 1), out, sizeof out);
    assert_string_equal(out, "1 Sept 2026");
    words_month(2027, 1, out, sizeof out);
    assert_string_equal(out, "January 2027");
    assert_string_equal(words_weekday(date_weekday(day(2026, 11, 22))), "Su");
    assert_string_equal(words_weekday(7), "Mo");
    assert_string_equal(words_weekday(-1), "Su");
}

/* What a record names that is no time stays as it is, so that nothing is hidden. */
TEST(a_time_is_said_if_it_is_one)
{
    char out[DAY_DATE];
    static const char *const times[][2] = {{"2026-11-22 14:03:10", "22 November 2026, 14:03"},
                                           {"2026-01-02 4:3", "2 January 2026, 04:03"},
                                           {"2026-11-22", "2026-11-22"},
                                           {"2026-11-22 at noon", "2026-11-22 at noon"},
                                           {"2026-13-22 14:03:10", "2026-13-22 14:03:10"},
                                           {"", ""}};
    for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
        words_time(times[i][0], out, sizeof out);
        assert_string_equal(out, times[i][1]);
    }
}

static void expect_compared(int on, int own, int hard, const char *words)
{
    char out[160];
    const struct day_entry entry = {
        .day = on, .done = true, .compared = true, .own = {.rounds = {own}}, .hard = {.rounds = {hard}}};
    words_day_compared(&entry, out, sizeof out);
    assert_string_equal(out, words);
}

/* Deals before 28 November 2026 were against the level normal, and compared with hard. */
TEST(the_day_is_compared_with_amara)
{
    int now = day(2026, 11, 28), before = day(2026, 11, 27);
    expect_compared(now, 3, 3, "Exactly as many as Amara. Same tiles, same result.");
    expect_compared(now, 4, 3, "1 point more than Amara made of the same tiles.");
    expect_compared(now, 4, -3, "7 points more than Amara made of the same tiles.");
    expect_compared(now, -1, 0, "Amara made 1 point more of the same tiles. Tomorrow has new ones.");
    expect_compared(before, -9, 1, "Hard made 10 points more of the same tiles. Tomorrow has new ones.");
    assert_string_equal(words_day_rival(before), "Normal");
}

static void expect_card(const struct day_entry *entry, int streak, const char *card)
{
    char out[DAY_CARD];
    words_day_card(entry, streak, out);
    assert_string_equal(out, card);
}

/* A tile for each round, what it brought, and the sum. */
TEST(a_card_tells_the_result_and_nothing_of_the_deals)
{
    struct day_entry entry = {.day = day(2026, 11, 22),
                              .done = true,
                              .compared = true,
                              .own = {.rounds = {12, -3, 0, 1}},
                              .hard = {.rounds = {0, 0, -2, 5}}};
    expect_card(&entry, 4,
                "Dueling Tigers, deal of 22 November 2026\n"
                "Me:  🀄 +12  🀆 −3  🀫 0  🀄 +1  = +10\n"
                "Hard:  🀫 0  🀫 0  🀆 −2  🀄 +5  = +3\n"
                "7 points more than Hard made of the same tiles. Four-day streak.\n"
                "🀄 won  🀆 lost  🀫 drawn");
    expect_card(&entry, 1,
                "Dueling Tigers, deal of 22 November 2026\n"
                "Me:  🀄 +12  🀆 −3  🀫 0  🀄 +1  = +10\n"
                "Hard:  🀫 0  🀫 0  🀆 −2  🀄 +5  = +3\n"
                "7 points more than Hard made of the same tiles.\n"
                "🀄 won  🀆 lost  🀫 drawn");
    entry.compared = false;
    expect_card(&entry, 13,
                "Dueling Tigers, deal of 22 November 2026\n"
                "Me:  🀄 +12  🀆 −3  🀫 0  🀄 +1  = +10\n"
                "Hard: not known\n"
                "13-day streak.\n"
                "🀄 won  🀆 lost  🀫 drawn");
    entry.own = (struct day_score){.rounds = {0}};
    expect_card(&entry, 0,
                "Dueling Tigers, deal of 22 November 2026\n"
                "Me:  🀫 0  🀫 0  🀫 0  🀫 0  = 0\n"
                "Hard: not known\n"
                "\n"
                "🀄 won  🀆 lost  🀫 drawn");
}

/* A day is told once what it makes of the streak: docs/handbook.md "The deal of the day" forgives one in
 * seven. */
TEST(a_day_tells_what_becomes_of_the_streak)
{
    static const struct {
        const char *days; /* the last is the one that tells; a blank was missed */
        const char *told;
    } rows[] = {{"x", "The first day of a streak."},
                {"xx", "A streak of two days, your longest flame yet."},
                {"xxxx x", "You missed a day, and it’s forgiven. The flame still burns."},
                {"xxxx xx", "A streak of six days, your longest flame yet."},
                {"xxxx  x", "A new flame starts today. Your longest was four days."},
                {"xxxx  xx", "A streak of two days. The flame is lit until tomorrow night."},
                {"xxxx  xxxx", "A streak of four days. The flame is lit until tomorrow night."},
                {"xxxx  xxxxx", "A streak of five days, your longest flame yet."},
                {"x  x", "The first day of a streak."}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct day_book book = {0};
        int day = 0;
        char out[160];
        for (; rows[i].days[day]; day++)
            if (rows[i].days[day] == 'x')
                day_book_enter(&book, DAY_NAMED + day)->done = true;
        words_day_streak(&book, DAY_NAMED + day - 1, out, sizeof out);
        assert_string_equal(out, rows[i].told);
        day_book_deinit(&book);
    }
}

TEST(a_row_of_days_begins_with_the_first)
{
    char out[64];
    words_streak(1, out, sizeof out);
    assert_string_equal(out, "The first day of a streak.");
    words_streak(2, out, sizeof out);
    assert_string_equal(out, "Two-day streak.");
    words_streak(365, out, sizeof out);
    assert_string_equal(out, "365-day streak.");
}
