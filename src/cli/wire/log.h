/*
 * log.h: prints a match as sentences: events, results of rounds and of the match.
 */
#ifndef CLI_LOG_H
#define CLI_LOG_H

#include "rules/play/view.h"

/* Prints an event as a line of the log; `view` is that after the move. Prints nothing for the ends of rounds
 * and of the match: log_round and log_match do. */
void log_event(const struct event *event, const struct view *view);

/* Prints the result of the round that has just ended, and of the match. */
void log_round(const struct view *view);
void log_match(const struct table *table);

#endif
