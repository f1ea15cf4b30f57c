/*
 * day.h: the deal of the day: a match of four rounds made from the date alone, the same for all.
 *
 * It is Dueling Tigers by the options of the house against the level "normal". The date gives the seed of its
 * deals, who is East first and which suit goes out, so that all have the same tiles, whoever plays. The
 * match is known by its set-up: the seed is that of the date on which it began, or of one of the days before.
 */
#ifndef SESSION_DAY_H
#define SESSION_DAY_H

#include "base/date.h"
#include "session/session.h"

enum { DAY_ROUNDS = 4, DAY_KEPT = 400 /* days that a deal can still be played */ };

/* What was made of the deals: in each round the points of the seat less those of the other. */
struct day_score {
    int16_t rounds[DAY_ROUNDS];
};

/* The sum. */
int day_total(const struct day_score *score);

/* The match of a date between a person and a computer of these names; `practice`: a later try. The `began` of
 * the set-up is that date's beginning; whoever plays it writes the time over it. */
void day_setup(struct setup *setup, int day, const char *person, const char *computer, bool practice);

/* Takes out the suit of the date, which is the first move of a match so set up. */
void day_begin(struct session *session);

/* The date whose deals a match has, by its seed and the time it began, or DATE_NONE. */
int day_of(const struct setup *setup);

/* What a seat made of a match that is over, or of its first rounds. */
void day_count(const struct session *session, int seat, struct day_score *score);

/* What the level "hard" makes of a date's deals in the person's place, against the same opponent: always the
 * same. Takes seconds; false if `stop` (may be NULL) said so meanwhile. */
bool day_play_hard(int day, const struct ai_stop *stop, struct day_score *score);

#endif
