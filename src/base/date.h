/*
 * date.h: dates of the Gregorian calendar as day numbers, without time or time zone.
 *
 * Day 0 is 1970-01-01. The text form is that of records, "2026-11-22".
 */
#ifndef BASE_DATE_H
#define BASE_DATE_H

#include <stdbool.h>

enum { DATE_TEXT = 11 /* bytes of a date as text */, DATE_NONE = -1000000 /* no day */ };

struct date {
    int year, month, day; /* month and day from 1 */
};

/* Converts a date (year 1 to 9999) to its day number and back. */
int date_number(struct date date);
struct date date_of(int number);

/* Returns the number of days in a month. */
int date_month_days(int year, int month);

/* Returns the weekday of a day number: 0 for Monday to 6 for Sunday. */
int date_weekday(int number);

/* Reads the date at the start of a text such as "2026-11-22" or "2026-11-22 14:03:10". Returns its day
 * number, or DATE_NONE if there is no valid date. */
int date_parse(const char *text);

/* Writes the date. A day before year 1 or after 9999 is written as the first or last day of these years. */
void date_print(int number, char out[DATE_TEXT]);

#endif
