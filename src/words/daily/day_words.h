/*
 * day_words.h: dates as people write them, and sentences about the deals of the day.
 */
#ifndef WORDS_DAY_WORDS_H
#define WORDS_DAY_WORDS_H

#include "session/study/day_book.h"

enum { DAY_CARD = 640 /* bytes */ };

enum { DAY_DATE = 48 /* bytes of a date in any language, with the hour too */ };

/* Write "22 November 2026", and the short form "22 Nov 2026". */
void words_date(int day, char *out, size_t size);
void words_date_short(int day, char *out, size_t size);

/* Writes the time of a record, "2026-11-22 14:03:10", as "22 November 2026, 14:03"; other texts are
 * copied. */
void words_time(const char *time, char *out, size_t size);

/* Writes "November 2026". */
void words_month(int year, int month, char *out, size_t size);

/* Returns the first letters of a weekday, 0 for Monday. Static. */
const char *words_weekday(int weekday);

/* Return the names of the day's opponent and of the player whose result is compared: "Lin", "Amara". */
const char *words_day_rival(int day);
const char *words_day_other(int day);

/* Writes "8 points more than Amara made of the same tiles." The day must be done and compared. */
void words_day_compared(const struct day_entry *entry, char *out, size_t size);

/* Writes "Four-day streak." The streak is at least 1. */
void words_streak(int days, char *out, size_t size);

/* Says on the day itself what finishing it means for the streak: "A streak of four days, your longest flame
 * yet." */
void words_day_streak(const struct day_book *book, int day, char *out, size_t size);

/* Writes the card to copy: five lines of plain text with the result and nothing about the deals. */
void words_day_card(const struct day_entry *entry, int streak, char out[DAY_CARD]);

#endif
