/*
 * test_date.c: dates as numbers of days, against dates whose weekday is known.
 */
#include "support/test.h"

#include "base/date.h"

TEST(known_days_have_their_number_and_weekday)
{
    static const struct {
        struct date date;
        int number, weekday;
    } days[] = {{{1970, 1, 1}, 0, 3 /* Thursday */},
                {{1969, 7, 20}, -165, 6},   /* the first landing on the moon, a Sunday */
                {{2000, 1, 1}, 10957, 5},   /* a Saturday */
                {{2000, 2, 29}, 11016, 1},  /* a leap day of a full century */
                {{2026, 11, 22}, 20779, 6}, /* a Sunday */
                {{2038, 1, 19}, 24855, 1}}; /* where 32 bits of seconds end */
    for (size_t i = 0; i < sizeof days / sizeof *days; i++) {
        assert_int_equal(date_number(days[i].date), days[i].number);
        assert_int_equal(date_weekday(days[i].number), days[i].weekday);
    }
}

TEST(every_day_of_a_thousand_years_follows_the_one_before)
{
    struct date last = date_of(date_number((struct date){1599, 12, 31}));
    for (int number = date_number((struct date){1600, 1, 1}); last.year < 2600; number++) {
        struct date date = date_of(number);
        int lasts = date_month_days(last.year, last.month);
        assert_int_equal(date_number(date), number);
        if (last.day < lasts)
            assert_true(date.day == last.day + 1 && date.month == last.month);
        else
            assert_true(date.day == 1 && date.month == last.month % 12 + 1);
        last = date;
    }
    /* four hundred years are 146,097 days, before the first year too */
    struct date first = {1, 1, 1}, before = date_of(date_number(first) - 146097);
    assert_true(before.year == -399 && before.month == 1 && before.day == 1);
    assert_int_equal(date_number(before), date_number(first) - 146097);
    assert_int_equal(date_month_days(1900, 2), 28);
    assert_int_equal(date_month_days(2000, 2), 29);
    assert_int_equal(date_month_days(2026, 12), 31);
}

TEST(what_is_no_date_is_none)
{
    static const char *const bad[] = {"",           "2026-11",    "2026-13-01", "2026-02-29", "2026-11-00",
                                      "2026/11/22", "2026-11/22", "2026-00-10", "20x6-11-22", "0000-01-01"};
    char text[DATE_TEXT];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(date_parse(bad[i]), DATE_NONE);
    assert_int_equal(date_parse("2026-11-22 14:03:10"), 20779);
    date_print(20779, text);
    assert_string_equal(text, "2026-11-22");
}
