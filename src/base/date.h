/*
 * date.h: dates of the Gregorian calendar as numbers of days, without a time or a time zone.
 *
 * Day 0 is 1970-01-01. The written form is that of records, "2026-11-22".
 */
#ifndef BASE_DATE_H
#define BASE_DATE_H

#include <stdbool.h>

enum { DATE_TEXT = 11 /* bytes of a date as text */, DATE_NONE = -1000000 /* no day */ };

struct date {
    int year, month, day; /* month and day from 1 */
};

/* The number of a date (year 1 to 9999), and the date of a number. */
int date_number(struct date date);
struct date date_of(int number);

/* How many days a month has. */
int date_month_days(int year, int month);

/* 0 for Monday to 6 for Sunday. */
int date_weekday(int number);

/* Reads the date that a text begins with, as "2026-11-22" or "2026-11-22 14:03:10" do; DATE_NONE if it is
 * none. */
int date_parse(const char *text);

/* Writes it; a day out of the years 1 to 9999 as the first or last of them. */
void date_print(int number, char out[DATE_TEXT]);

#endif
