/* date.c: see date.h. */
#include "base/date.h"

#include <stdio.h>
#include <string.h>

enum { DAYS_400_YEARS = 146097, TO_1970 = 719468 /* days from 0000-03-01 */ };

/* Years are counted from March, so that the leap day is the last of its year. */
int date_number(struct date date)
{
    int year = date.month > 2 ? date.year : date.year - 1, era = (year >= 0 ? year : year - 399) / 400;
    int of_era = year - era * 400, month = (date.month + 9) % 12;
    int of_year = (153 * month + 2) / 5 + date.day - 1;
    return era * DAYS_400_YEARS + of_era * 365 + of_era / 4 - of_era / 100 + of_year - TO_1970;
}

struct date date_of(int number)
{
    int days = number + TO_1970, era = (days >= 0 ? days : days - (DAYS_400_YEARS - 1)) / DAYS_400_YEARS;
    int left = days - era * DAYS_400_YEARS;
    int of_era = (left - left / 1460 + left / 36524 - left / 146096) / 365;
    int of_year = left - (365 * of_era + of_era / 4 - of_era / 100), month = (5 * of_year + 2) / 153;
    struct date date = {.year = of_era + era * 400 + (month >= 10),
                        .month = month < 10 ? month + 3 : month - 9,
                        .day = of_year - (153 * month + 2) / 5 + 1};
    return date;
}

int date_month_days(int year, int month)
{
    struct date first = {year, month, 1}, next = {year + month / 12, month % 12 + 1, 1};
    return date_number(next) - date_number(first);
}

int date_weekday(int number)
{
    return ((number + 3) % 7 + 7) % 7; /* 1970-01-01 was a Thursday */
}

/* Returns the value of `count` digits, or -1. */
static int digits(const char *text, int count)
{
    int number = 0;
    for (int i = 0; i < count; i++) {
        if (text[i] < '0' || text[i] > '9')
            return -1;
        number = number * 10 + text[i] - '0';
    }
    return number;
}

int date_parse(const char *text)
{
    if (strlen(text) < DATE_TEXT - 1 || text[4] != '-' || text[7] != '-')
        return DATE_NONE;
    struct date date = {digits(text, 4), digits(text + 5, 2), digits(text + 8, 2)};
    bool good = date.year >= 1 && date.month >= 1 && date.month <= 12 && date.day >= 1 &&
                date.day <= date_month_days(date.year, date.month);
    return good ? date_number(date) : DATE_NONE;
}

/* Limits a day number to the years that the text form can hold. */
static int within_years(int number)
{
    static const struct date first = {1, 1, 1}, last = {9999, 12, 31};
    int least = date_number(first), most = date_number(last);
    return number < least ? least : number > most ? most : number;
}

void date_print(int number, char out[DATE_TEXT])
{
    struct date date = date_of(within_years(number));
    snprintf(out, DATE_TEXT, "%04u-%02u-%02u", (unsigned)date.year % 10000, (unsigned)date.month % 100,
             (unsigned)date.day % 100);
}
