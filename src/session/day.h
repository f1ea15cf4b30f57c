/*
 * day.h: the deal of the day: a match of four rounds made from the date alone, the same for everyone.
 *
 * It is Dueling Tigers with default options against one of the eight. The date determines the seed of the
 * deals, who is East first, which suit is removed and who plays, so that everyone gets the same. A match is
 * recognized by its setup: its seed is that of the date on which it began, or of one of the days before.
 */
#ifndef SESSION_DAY_H
#define SESSION_DAY_H

#include "base/date.h"
#include "session/session.h"

enum {
    DAY_ROUNDS = 4,
    DAY_KEPT = 400,   /* days for which a deal can still be played */
    DAY_NAMED = 20785 /* 2026-11-28, the first one against one of the eight */
};

/* The result of the deals: in each round the points of the seat minus those of the opponent. */
struct day_score {
    int16_t rounds[DAY_ROUNDS];
};

/* Returns the sum of the rounds. */
int day_total(const struct day_score *score);

/* Returns who is played against on a date, and whose result is told beside the player's: two of the eight,
 * Amara the second; the levels normal and hard before DAY_NAMED. */
enum ai_level day_rival(int day);
enum ai_level day_other(int day);

/* Makes the setup of a date's match between a person and a computer with these names; `practice`: a later
 * try. Its `began` is the start of that date; replace it with the time of play. */
void day_setup(struct setup *setup, int day, const char *person, const char *computer, bool practice);

/* Removes the suit of the date, which is the first move of such a match. */
void day_begin(struct session *session);

/* Returns the date whose deals a match has, found by its seed and start time, or DATE_NONE. */
int day_of(const struct setup *setup);

/* Fills in the score of a seat in a match, which may have rounds left. */
void day_count(const struct session *session, int seat, struct day_score *score);

/* Plays a match between computers to its end; false if `stop` (may be NULL) stopped it. */
bool day_play_out(struct session *session, const struct ai_stop *stop);

/* Plays a date's deals with day_other in the person's place, against the same opponent; always with
 * the same score. Takes seconds; returns false if `stop` (may be NULL) stopped it. */
bool day_play_hard(int day, const struct ai_stop *stop, struct day_score *score);

#endif
