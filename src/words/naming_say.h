/*
 * naming_say.h: sentences for a mode in which players declare wins at their own risk and name their waits.
 */
#ifndef WORDS_NAMING_SAY_H
#define WORDS_NAMING_SAY_H

#include "words/words.h"

/* One line of a seat's points for its hand and its names. */
struct naming_line {
    char words[72];
    int points;
};

enum { NAMING_LINES = 4, NAMING_NUMBERS = 9 /* of the suit */ };

/* Writes the line of the log for a deal, a declaration, a naming or the end of a hand that nobody won; false
 * for other events. */
bool naming_say_event(const struct words *words, const struct event *event, char *out, size_t size);

/* Writes the viewer's choice on a tile on offer or while naming; false in other phases. */
bool naming_say_prompt(const struct words *words, const struct view *view, char *out, size_t size);

/* Writes "Lin declares on your 5 characters, but is not complete". */
void naming_say_invalid(const struct words *words, const struct table *table, char *out, size_t size);

/* True if that seat declared on a tile that its hand waited for. */
bool naming_was_valid(const struct result *result, int seat);

/* Writes the seat's points line by line, by the rules; returns how many lines, at most NAMING_LINES. */
int naming_lines(const struct words *words, const struct table *table, int seat,
                 struct naming_line lines[NAMING_LINES]);

/* Writes "In the next hand Lin deals", or "" after the last one; `then` has the names of the players of the
 * next hand. */
void naming_say_next(const struct words *words, const struct words *then, const struct table *table,
                     char *out, size_t size);

/* Returns the only suit in play. */
enum suit naming_suit(const struct ruleset *rules, const int16_t *options);

/* Writes "2, 5 and 8" for those numbers, "" for none. */
void naming_list(uint16_t numbers, enum tr_joint joint, char *out, size_t size);

/* naming_list with TR_AND. */
void naming_words(uint16_t numbers, char *out, size_t size);

#endif
