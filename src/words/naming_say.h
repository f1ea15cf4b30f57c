/*
 * naming_say.h: the sentences of a mode in which a win is declared at one's
 * own risk and waits are named. Called by words.c; without SDL.
 */
#ifndef WORDS_NAMING_SAY_H
#define WORDS_NAMING_SAY_H

#include "words/words.h"

/* One line of what a seat's hand and names came to. */
struct naming_line {
    char words[72];
    int points;
};

enum { NAMING_LINES = 4, NAMING_NUMBERS = 9 /* of the suit */ };

/* A line of the log for a deal, a declaration, names, or the end of a hand without a winner; false for
 * others. */
bool naming_say_event(const struct words *words, const struct event *event, char *out, size_t size);

/* What the viewer is asked in a claim or while naming; false in other phases. */
bool naming_say_prompt(const struct words *words, const struct view *view, char *out, size_t size);

/* "Lin declares on your 5 characters, but is not complete". */
void naming_say_invalid(const struct words *words, const struct table *table, char *out, size_t size);

/* True if that seat declared on a tile its hand did wait for. */
bool naming_was_valid(const struct result *result, int seat);

/* "+8", "−10", "0". */
void naming_gain(int gain, char *out, size_t size);

/* The seat's points line by line, by the rules; returns how many lines, at most NAMING_LINES. */
int naming_lines(const struct words *words, const struct table *table, int seat,
                 struct naming_line lines[NAMING_LINES]);

/* "In the next hand Lin deals", or "" after the last; `then` are the words with the names of those who sit
 * there for it. */
void naming_say_next(const struct words *words, const struct words *then, const struct table *table,
                     char *out, size_t size);

/* The only suit in play. */
enum suit naming_suit(const struct ruleset *rules, const int16_t *options);

/* "2, 5 and 8" for those numbers, "" for none. */
void naming_list(uint16_t numbers, enum tr_joint joint, char *out, size_t size);

/* The same with TR_AND. */
void naming_words(uint16_t numbers, char *out, size_t size);

#endif
