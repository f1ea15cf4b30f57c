/*
 * log_words.h: a match in sentences for somebody who sees all hands: the console's log.
 *
 * Players go by the names of their seats in the first round, tiles by name and short form. A line has no line
 * end and no indent.
 */
#ifndef WORDS_LOG_WORDS_H
#define WORDS_LOG_WORDS_H

#include "base/text.h"
#include "rules/play/view.h"

enum { LOG_WORDS_LINE = 200 };

/* Writes the line for an event; false for the ends of rounds and of the match, which have their own
 * functions. */
bool log_words_event(const struct event *event, const struct table *table, char out[LOG_WORDS_LINE]);

/* Writes "East holds 123m55z", after the deal. */
void log_words_hand(const struct view *view, int seat, char out[LOG_WORDS_LINE]);

/* Writes "The indicator is 5 dots (5p)", after the deal of a mode with dora. */
void log_words_indicator(const struct table *table, char out[LOG_WORDS_LINE]);

/* Appends the result of the round that has just ended. `waits` are those of the declared hand if it is shown,
 * otherwise NULL. */
void log_words_round(const struct view *view, const tile_set *waits, struct text *out);

/* Appends the result of the match; `winner` may be SEAT_NONE. */
void log_words_match(const struct table *table, int winner, struct text *out);

#endif
