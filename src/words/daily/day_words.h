/*
 * day_words.h: dates as people write them, and what is said of the deals of the day.
 */
#ifndef WORDS_DAY_WORDS_H
#define WORDS_DAY_WORDS_H

#include "session/study/day_book.h"

enum { DAY_CARD = 640 /* bytes */ };

enum { DAY_DATE = 48 /* bytes of a date in any language, with the hour too */ };

/* "22 November 2026", and where there is little room "22 Nov 2026". */
void words_date(int day, char *out, size_t size);
void words_date_short(int day, char *out, size_t size);

/* "22 November 2026, 14:03" of a time as records have it, "2026-11-22 14:03:10"; what is none stays as it
 * is. */
void words_time(const char *time, char *out, size_t size);

/* "November 2026". */
void words_month(int year, int month, char *out, size_t size);

/* The first letters of a weekday, 0 for Monday. */
const char *words_weekday(int weekday);

/* "+12", "0", "-3" with the sign that is set for it. */
void words_margin(int points, char *out, size_t size);

/* Returns whom a date is played against, and whose result is told beside the player's: "Lin", "Amara". */
const char *words_day_rival(int day);
const char *words_day_other(int day);

/* "8 points more than Amara made of the same tiles." The day must be done and compared. */
void words_day_compared(const struct day_entry *entry, char *out, size_t size);

/* "Four-day streak." The streak is 1 or more. */
void words_streak(int days, char *out, size_t size);

/* What a day that was finished makes of the streak, on that day: "A streak of four days, your longest flame
 * yet." */
void words_day_streak(const struct day_book *book, int day, char *out, size_t size);

/* The card to copy: five lines of plain text that tell the result and nothing of the deals. */
void words_day_card(const struct day_entry *entry, int streak, char out[DAY_CARD]);

#endif
