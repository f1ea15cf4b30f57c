/*
 * log.h: a match told in sentences: events, results of rounds and the match.
 */
#ifndef CLI_LOG_H
#define CLI_LOG_H

#include "rules/play/view.h"

/* Prints what happened as a line of the log; `view` is of the moment after the move. Ends of rounds and of
 * the match are told by log_round and log_match, and nothing is printed for them. */
void log_event(const struct event *event, const struct view *view);

/* Prints the result of the round that has just ended, and of the match. */
void log_round(const struct view *view);
void log_match(const struct table *table);

#endif
